"""Figures in words, for people who do not think in intervals."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import ceil, floor

from kartenbild import patiences
from kartenbild.figures.kept import Figures, Layout, Pair, Play, Share
from kartenbild.rules.choices import Chooser, choosers
from kartenbild.rules.names import parse, ruled
from kartenbild.rules.vocabulary import Claim, Measure, Patience, Recycle
from kartenbild.words import Message

_NARROW = 0.03
_NEARLY = 0.01
_BEST_PLAYERS = ("fair", "greedy", "random")


def rows_of(patience: Patience) -> list[str]:
    """A patience with every combination of its variants, as rows are named, the default first."""
    words = product(*(setting.words for setting in patience.settings))
    return [parse("+".join((patience.name, *chosen)), patiences.declared()).ruled for chosen in words]


def patience_of(row: str) -> Patience:
    """The declaration of a row, its variants settled."""
    declared = patiences.declared()
    name = parse(row, declared)
    return ruled(declared[name.game], name.words)


def _chosen(chooser: Chooser) -> str:
    return next(choice.label for choice in chooser.choices if choice.chosen)


def in_words(share: Share) -> Message:
    """'About 73 of 100 deals can be won.'"""
    counts = {"deals": share.deals, "won": share.won, "lost": share.lost, "undecided": share.undecided}
    if share.won == share.deals:
        return Message("figures-all", counts)
    if share.lost == share.deals:
        return Message("figures-none", counts)
    if nearly_all(share.low):
        return Message("figures-nearly-all", counts)
    if share.high <= _NEARLY:
        return Message("figures-hardly-any", counts)
    return of_hundred("figures", share.low, share.high)


def nearly_all(low: float) -> bool:
    """Whether a share that is at least `low` may be told as 'nearly every'."""
    return low >= 1 - _NEARLY


def evidence(share: Share) -> Message:
    """How many deals were tried, and what came of them."""
    counts = {"deals": share.deals, "won": share.won, "lost": share.lost, "undecided": share.undecided}
    return Message("figures-evidence", counts)


def played(play: Play) -> Message:
    """'Who sees only what a player sees won about 31 of 100 games', and how many of these deals can be won."""
    told = of_hundred("figures-played", play.low, play.high) if play.won else Message("figures-played-nothing")
    winnable = "unknown" if play.winnable is None else play.winnable
    return Message("figures-played", {"player": play.player, "games": play.games, "told": told, "winnable": winnable})


def _whatever(row: str, figures: Figures) -> list[Message]:
    """'Of ten games that are lost at least 4 could not be saved by any choice', where that was measured."""
    found = [each for each in figures.unseen if each.ruled == row]
    surest = max(found, key=lambda each: each.choices, default=None)
    return [Message("figures-whatever", {"tenths": floor(10 * surest.low)})] if surest else []


def of_hundred(stem: str, low: float, high: float) -> Message:
    """How many of a hundred: one number where it is known well enough, else from where to where, never too narrow.

    `stem`: of two messages, `-about` ($hundred) and `-between` ($low, $high).
    """
    if high - low <= _NARROW:
        return Message(f"{stem}-about", {"hundred": round(50 * (low + high))})
    return Message(f"{stem}-between", {"low": floor(100 * low), "high": ceil(100 * high)})


def compared(pair: Pair, language: str) -> Message:
    """What the other rule changes on the same deals; the two differ in one setting."""
    one, two = (choosers(patience_of(row), language) for row in (pair.first, pair.second))
    asked, first, second = next(
        (chooser.label, mine, theirs)
        for chooser, other in zip(one, two, strict=True)
        if (mine := _chosen(chooser)) != (theirs := _chosen(other))
    )
    names = {"asked": asked, "first": first, "second": second}
    return Message("figures-pair", names | {"more": pair.only_first, "fewer": pair.only_second, "deals": pair.deals})


def argument(row: str) -> Message | None:
    """Why a row always comes out, where there is an argument.

    Nothing lies but on piles with as many places for each kind of card as there are such cards, and the stock may be
    gone through without end: every pass plays a card.
    """
    patience = patience_of(row)
    endless = isinstance(patience.redeal, Recycle) and patience.redeal.times is None
    return Message("figures-argument-passes") if patience.tableau is None and endless else None


def says(claim: Claim, language: str) -> str:
    """The claim in this language."""
    return claim.de if language == "de" else claim.en


def answer(claim: Claim, patience: Patience, figures: Figures, language: str) -> list[Message]:
    """What was found about a claim, in sentences; one that says so where nothing was measured yet."""
    found = {
        Measure.MOSTLY: _mostly,
        Measure.NOT_ALWAYS: _not_always,
        Measure.COMPARED: _ranked,
        Measure.VARIANTS: _variants,
        Measure.LAST_LAYOUT: _last_layout,
    }[claim.measure](patience, figures, language)
    return found or [Message("figures-not-measured")]


def _mostly(patience: Patience, figures: Figures, language: str) -> list[Message]:
    row = figures.rows.get(patience.name)
    if row is None:
        return []
    verdict = "yes" if row.share.low > 0.5 else "no" if row.share.high < 0.5 else "open"
    return [Message(f"figures-mostly-{verdict}"), in_words(row.share), *honest_play(patience.name, figures)]


def _not_always(patience: Patience, figures: Figures, language: str) -> list[Message]:
    row = figures.rows.get(patience.name)
    if row is None:
        return []
    lost = Message("figures-not-always", {"lost": row.share.lost, "deals": row.share.deals})
    return [lost, in_words(row.share)]


def _ranked(patience: Patience, figures: Figures, language: str) -> list[Message]:
    """Where the patience stands among all, each as it is played by default."""
    shares = {name: _middle(figures.rows[name].share) for name in patiences.declared() if name in figures.rows}
    if patience.name not in shares:
        return []
    place = 1 + sum(share > shares[patience.name] for share in shares.values())
    rank = Message("figures-rank", {"place": place, "count": len(shares)})
    return [in_words(figures.rows[patience.name].share), rank, *honest_play(patience.name, figures)]


def _middle(share: Share) -> float:
    return (share.won + share.undecided / 2) / share.deals


def _variants(patience: Patience, figures: Figures, language: str) -> list[Message]:
    return [
        Message("figures-variant", _settled(row, language) | {"told": in_words(figures.rows[row].share)})
        for row in rows_of(patience)
        if row in figures.rows
    ]


def _settled(row: str, language: str) -> dict[str, str]:
    """What a row's settings are about, and what they are."""
    told = choosers(patience_of(row), language)
    return {"asked": ", ".join(each.label for each in told), "variant": ", ".join(_chosen(each) for each in told)}


def _last_layout(patience: Patience, figures: Figures, language: str) -> list[Message]:
    layouts = _layouts_of_best(patience.name, figures)
    if not layouts:
        return []
    last = max(layout.layout for layout in layouts)
    full = max(layout.piles for layout in layouts if layout.layout == min(each.layout for each in layouts))
    games = sum(layout.games for layout in layouts if layout.layout == last)
    fewer = sum(layout.games for layout in layouts if layout.layout == last and layout.piles < full)
    verdict = "yes" if 2 * fewer > games else "no"
    return [
        Message(
            f"figures-layout-{verdict}", {"fewer": fewer, "games": games, "piles": full, "player": layouts[0].player}
        )
    ]


def _layouts_of_best(row: str, figures: Figures) -> list[Layout]:
    mine = [layout for layout in figures.layouts if layout.ruled == row]
    player = next((name for name in _BEST_PLAYERS if any(layout.player == name for layout in mine)), None)
    budgets = [layout.budget for layout in mine if layout.player == player]
    return [layout for layout in mine if layout.player == player and layout.budget == budgets[-1]]


def honest_play(row: str, figures: Figures) -> list[Message]:
    """What the best honest player won, and what no choice could have saved, in sentences; none where none played."""
    play = best_play(row, figures)
    return [played(play), *_whatever(row, figures)] if play else []


def best_play(row: str, figures: Figures) -> Play | None:
    """The best honest player's games of a row: the fair one's, with the budget that won most.

    The interval ends where the share that can be won ends: nobody wins more.
    """
    most = figures.rows[row].share.high if row in figures.rows else 1.0
    mine = [play for play in figures.plays if play.ruled == row]
    for player in _BEST_PLAYERS:
        theirs = [play for play in mine if play.player == player]
        if theirs:
            best = max(theirs, key=lambda play: play.won / max(1, play.games))
            return replace(best, high=max(best.low, min(best.high, most)))
    return None
