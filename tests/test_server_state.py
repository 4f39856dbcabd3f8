"""What the server tells a browser: whole sentences, right counts, and never a face-down card."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib import resources
from typing import Any

import msgspec
import pytest

import kartenbild as kb
from kartenbild import cards, words
from kartenbild.server.messages import TableState
from kartenbild.server.state import Done, table_state
from kartenbild.store import Summary, Table
from kartenbild.store.tables import Status, status
from ruled import EVERY_RULED
from server_play import won_line

LANGUAGES = words.LANGUAGES


def state_of(game: kb.Game, done: Done = "opened", language: str = "en", confirm: bool = True) -> TableState:
    now: Status = status(game)
    summary = Summary("table", game.name, 7, len(game.history), now, 12.5, imported=False, aided=False, touched=0.0)
    return table_state(Table(summary, game), done, language, confirm=confirm)


def walk(ruled: str, number: int, moves: int = 60) -> Iterator[tuple[kb.Game, Done]]:
    """A game played at random, with moves taken back and played again."""
    dice = random.Random(f"{ruled} {number}")
    game = kb.deal(f"{ruled}#{number}")
    yield game, "opened"
    for _ in range(moves):
        legal = game.every_move()
        doing: Any = dice.choice(
            ["move"] * 7 * bool(legal) + ["undo"] * 2 * bool(game.history) + ["redo"] * bool(game.undone)
        )
        game.play(dice.choice(legal)) if doing == "move" else getattr(game, doing)()
        yield game, doing


NAMES = {language: {cards.name(card): words.card(card, language) for card in range(52)} for language in LANGUAGES}


def spoken_cards(text: str, language: str) -> set[str]:
    """The cards named in a text."""
    return {name for name, spoken in NAMES[language].items() if spoken in text}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_no_hidden_card_is_told(ruled: str, language: str) -> None:
    """Only cards that lie face up somewhere are named, by any field of any message."""
    for game, done in walk(ruled, 11):
        state = state_of(game, done, language)
        seen = {card for pile in game.view().values() for card in pile} - {"~"}
        for place in state.places:
            for shown, truth in zip(place.cards, _in_order(game, place.place), strict=True):
                assert shown.card == (None if truth == "~" else truth)
        told = msgspec.json.encode(msgspec.structs.replace(state, places=[])).decode()
        assert spoken_cards(told, language) <= seen
        labels = " ".join(place.label for place in state.places)
        assert spoken_cards(labels, language) == set()


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_two_deals_that_look_alike_are_told_alike(ruled: str) -> None:
    """What lies face down changes nothing in the message: swap hidden cards, and not a byte differs."""
    game = kb.deal(f"{ruled}#5")
    shown = game.position
    hidden = [
        key
        for number in range(len(game.tables.place_names))
        for key in _hidden_keys(shown.pile(number), shown.covered(number), number == game.tables.stock_place)
    ]
    order = list(game.order)
    mixed = random.Random(1).sample([order[key] for key in hidden], len(hidden))
    for key, card in zip(hidden, mixed, strict=True):
        order[key] = card
    # A card that fits goes up while berlinerin is dealt, so there the stock decides what lies where.
    other = kb.deal(ruled, cards=cards.names(order))
    if other.view() != game.view():
        assert game.position.asks()
        return
    one, two = (msgspec.structs.replace(state_of(each), deal="") for each in (game, other))
    one, two = (msgspec.structs.replace(each, said="") for each in (one, two))
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


def _hidden_keys(pile: list[int], covered: int, is_stock: bool) -> list[int]:
    return pile[len(pile) - covered :] if is_stock else pile[:covered]


def _in_order(game: kb.Game, place: str) -> list[str]:
    pile = game.view()[place]
    return pile[::-1] if place == "S" else pile


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_the_state_says_what_the_game_says(ruled: str) -> None:
    for game, done in walk(ruled, 3):
        state = state_of(game, done)
        assert [move.move for move in state.moves] == [str(move) for move in game.every_move()]
        assert (state.can_undo, state.can_redo) == (bool(game.history), bool(game.undone))
        assert state.status == ("won" if game.won else "stuck" if game.stuck else "playing")
        keys = [card.key for place in state.places for card in place.cards]
        assert sorted(keys) == list(range(game.tables.cards))
        lifted = {move.source: move.count for move in state.moves if move.source}
        for place in state.places:
            assert lifted.get(place.place, 0) <= place.lifts
        assert (state.last is None) == (not game.history)
        assert (state.question is None) == (not game.position.asks())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_every_sentence_is_finished(ruled: str, language: str) -> None:
    for game, done in walk(ruled, 8, moves=40):
        state = state_of(game, done, language)
        sentences = [
            state.said,
            *filter(None, [state.question, state.confirm]),
            *([state.last.text] if state.last else []),
        ]
        for told in sentences:
            assert re.fullmatch(r"[A-ZÄÖÜ0-9].*[.!?]", told), told
        texts = [move.text for move in state.moves if not move.equal]
        assert len(set(texts)) == len(texts)
        assert not re.search(r"[{}]|None|undefined|\b[a-z]+-[a-z]+-[a-z]+\b", " ".join(texts + sentences))


def test_telling_a_game_leaves_it_as_it_was() -> None:
    for game, done in walk("grosser-faecher", 4):
        before = (game.truth(), game.history, game.undone)
        state_of(game, done)
        assert (game.truth(), game.history, game.undone) == before


def moves_of(game: kb.Game, language: str = "en") -> dict[str, str]:
    return {move.move: move.text for move in state_of(game, "opened", language).moves}


def test_moves_are_told_as_people_say_them() -> None:
    game = kb.deal("irmgard#42")
    assert moves_of(game)["T5-F1"] == "the ace of clubs up to an empty foundation"
    assert moves_of(game, "de")["T5-F1"] == "das Kreuz-Ass hoch auf ein leeres Familienhäufchen"
    assert moves_of(game)["deal"] == "deal one card to each column"
    game.play("T5-F")
    assert moves_of(game)["T5-T7"] == "the jack of diamonds onto the queen of clubs"
    assert moves_of(game, "de")["T5-T7"] == "der Karo-Bube auf die Kreuz-Dame"
    assert moves_of(game, "de")["T2-F1"] == "die Kreuz-Zwei hoch auf das Kreuz-Ass"


def test_moves_that_sound_alike_name_their_places() -> None:
    for number in range(1, 200):
        texts = moves_of(kb.deal(f"irmgard#{number}")).values()
        if named := [text for text in texts if re.search(r"\(column \d to column \d\)$", text)]:
            assert len(named) >= 2
            return
    raise AssertionError("no two moves sounded alike")


def test_what_happened_is_told_with_what_it_forced() -> None:
    game = kb.deal("irmgard#42")
    game.play("T5-F")
    state = state_of(game, "move")
    assert state.said == "The ace of clubs up to an empty foundation. The jack of diamonds is turned up."
    assert state.last is not None
    assert (state.last.move, state.last.source, state.last.target) == ("T5-F", "T5", "F1")
    assert state.last.keys == [game.position.pile(game.tables.place_names.index("F1"))[-1]]
    game.undo()
    assert state_of(game, "undo").said == "Taken back: the ace of clubs up to an empty foundation."
    game.redo()
    assert state_of(game, "redo").said.startswith("Played again. The ace of clubs up")


def test_a_row_dealt_is_told_card_by_card() -> None:
    game = kb.deal("irmgard#42")
    game.play("deal")
    state = state_of(game, "move", "de")
    tops = [words.card(cards.parse(pile[-1]), "de") for name, pile in game.view().items() if name[0] == "T"]
    assert state.said == f"Ausgelegt, von links nach rechts: {', '.join(tops)}."
    assert state.last is not None
    assert len(state.last.keys) == 9
    game.undo()
    assert state_of(game, "undo").said == "Taken back: the cards dealt last lie in the stock again."


@pytest.mark.parametrize(
    ("deal", "moves", "told"),
    [
        ("grosser-kreis#1", ["turn"], "Zurückgenommen: Die zuletzt umgedrehte Karte liegt wieder im Talon."),
        (
            "grosser-kreis#1",
            ["turn"] * 96 + ["recycle"],
            "Zurückgenommen: Der Haufen liegt wieder wie vor dem Umdrehen.",
        ),
        ("grosser-faecher#1", ["gather"], "Zurückgenommen: Alles liegt wieder wie vor dem Einsammeln."),
        ("berlinerin+choice#1", ["down"], "Zurückgenommen: Sie werden noch einmal nach dieser Karte gefragt."),
        ("berlinerin+choice#1", ["up"], "Zurückgenommen: Sie werden noch einmal nach dieser Karte gefragt."),
    ],
)
def test_what_was_taken_back_is_told_as_it_lies_again(deal: str, moves: list[str], told: str) -> None:
    game = kb.deal(deal)
    for move in moves:
        game.play(move)
    game.undo()
    assert state_of(game, "undo", "de").said.startswith(told)


def test_a_refilled_fan_is_told() -> None:
    for game, done in walk("grosser-faecher", 2, moves=300):
        state = state_of(game, "move" if done == "move" else done)
        if done == "move" and "is refilled" in state.said:
            assert re.search(r"Fan \d+ is refilled: (.+, )*.+\.", state.said)
            return
    raise AssertionError("no fan was refilled")


def test_counters() -> None:
    def counted(name: str, *moves: str) -> dict[str, int | None]:
        game = kb.deal(name)
        for move in moves:
            game.play(move)
        return {counter.id: counter.value for counter in state_of(game).counters}

    assert counted("irmgard#1") == {"deals": 9, "stock": 79}
    assert counted("irmgard#1", *["deal"] * 8) == {"deals": 1, "stock": 7}
    assert counted("irmgard-single#1", "turn") == {"passes": None, "stock": 24}
    assert counted("irmgard-single+two#1", *["turn"] * 25) == {"passes": 3, "stock": 0}
    assert counted("irmgard-single+two#1", *["turn"] * 25, "recycle") == {"passes": 2, "stock": 25}
    assert counted("grosser-kreis#1") == {"passes": 3, "stock": 96}
    assert counted("grosser-kreis+one#1") == {"passes": 1, "stock": 96}
    assert counted("grosser-faecher#1", "gather") == {"gatherings": 1, "stock": 56}
    assert counted("berlinerin#1") == {}
    assert set(counted("berlinerin+choice#1")) == {"stock"}


def test_counters_come_back_on_undo() -> None:
    game = kb.deal("grosser-faecher#1")
    before = state_of(game).counters
    game.play("gather")
    game.undo()
    assert state_of(game).counters == before


def test_labels() -> None:
    def labels(name: str, language: str) -> dict[str, str]:
        return {place.place: place.label for place in state_of(kb.deal(name), "opened", language).places}

    assert labels("irmgard#1", "en")["T5"] == "Column 5, 5 cards, 4 face down"
    assert labels("irmgard#1", "de")["T5"] == "Reihe 5, 5 Karten, 4 verdeckt"
    assert labels("irmgard#1", "en")["F1"] == "Foundation 1, empty"
    assert labels("irmgard#1", "de")["S"] == "Talon, 79 Karten"
    assert labels("grosser-faecher#1", "en")["T16"] == "Fan 16, 3 cards"
    assert labels("grosser-kreis#1", "en")["R3"] == "Half circle 3, 1 card"
    assert labels("grosser-kreis#1", "de")["F2"] == "Päckchen 2, 1 Karte"
    assert labels("grosser-kreis#1", "de")["W"] == "Haufen, leer"


def test_dealing_on_is_asked_about_while_other_moves_remain() -> None:
    game = kb.deal("irmgard#42")
    asked, gefragt = state_of(game).confirm or "", state_of(game, "opened", "de").confirm or ""
    assert asked.startswith("Other moves are still possible. Dealing lays one card") and "can be taken back" in asked
    assert gefragt.startswith("Es sind noch andere Züge möglich. Beim Auslegen kommt") and "zurücknehmen" in gefragt
    assert state_of(game, confirm=False).confirm is None
    for number in range(1, 1000):
        quiet = kb.deal(f"irmgard#{number}")
        if [str(move) for move in quiet.legal_moves()] == ["deal"]:
            assert state_of(quiet).confirm is None
            return
    raise AssertionError("every deal had moves")


@pytest.mark.parametrize(
    ("deal", "english", "german"),
    [
        ("irmgard#42", "Irmgard, deal no. 42.", "Irmgard, Nr. 42."),
        (
            "irmgard+centre#42",
            "Irmgard, deal no. 42 – The last, incomplete deal: goes to the columns in the middle.",
            "Irmgard, Nr. 42 – Die letzte, unvollständige Runde: kommt auf die mittleren Reihen.",
        ),
        (
            "berlinerin+choice#1",
            "The Berliner, deal no. 1. The two of clubs fits: up, or down to column 2?",
            "Die Berlinerin, Nr. 1. Die Kreuz-Zwei passt: hochlegen oder auslegen (Reihe 2)?",
        ),
    ],
)
def test_a_table_is_opened_with_few_words(deal: str, english: str, german: str) -> None:
    """A question tells of its variant itself; at 320 px with large print two lines are enough for it."""
    game = kb.deal(deal)
    assert [state_of(game, "opened", language).said for language in ("en", "de")] == [english, german]


def test_the_deals_question_shows_its_card() -> None:
    number = next(number for number in range(1, 100) if kb.deal(f"berlinerin+choice#{number}").position.asks())
    game = kb.deal(f"berlinerin+choice#{number}")
    state = state_of(game)
    stock = next(place for place in state.places if place.place == "S")
    asked = stock.cards[-1].card
    assert asked is not None
    assert [card.card for card in stock.cards[:-1]] == [None] * (len(stock.cards) - 1)
    assert state.question is not None
    assert words.card(cards.parse(asked), "en") in state.question
    assert [move.move for move in state.moves] == ["up", "down"]
    assert all(place.lifts == 0 for place in state.places)
    column = re.search(r"down to column (\d+)", state.question)
    assert column is not None
    game.play("down")
    assert game.view()[f"T{column[1]}"][-1] == asked or len(game.view()[f"T{column[1]}"]) > 1
    assert f"goes to column {column[1]}" in state_of(game, "move").said


@pytest.mark.parametrize("game", ["berlinerin", "grosser-kreis+unlimited"])
def test_a_win_is_told_once_and_never_as_stuck(game: str) -> None:
    deal, line = won_line(game)
    played = kb.deal(deal)
    for move in line:
        played.play(move)
        state = state_of(played, "move")
        assert (state.status == "won") == played.won
        assert ("has come out" in state.said) == played.won
        assert "No move is left" not in state.said or not played.won
    played.undo()
    assert "has come out" not in state_of(played, "undo").said
    assert state_of(played, "undo").status == "playing"


def test_stuck_is_told() -> None:
    game = _stuck_game()
    state = state_of(game, "move")
    assert state.status == "stuck"
    assert state.said.endswith("No move is left.")
    assert state.moves == []
    game.undo()
    assert "No move" not in state_of(game, "undo").said


def _stuck_game() -> kb.Game:
    """A game where the stock was turned and turned until nothing was left to do."""
    for number in range(1, 500):
        game = kb.deal(f"grosser-kreis+one+turned-only#{number}")
        while game.refusal("turn") is None:
            game.play("turn")
        if game.stuck:
            return game
        game.play(game.legal_moves()[0])
        if game.stuck:
            return game
    raise AssertionError("no game got stuck")


def test_both_languages_say_the_same() -> None:
    def said(language: str) -> dict[str, set[str]]:
        text = resources.files(words).joinpath(language, "server.ftl").read_text(encoding="utf-8")
        messages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
        return {
            each.split(" = ")[0]: {re.sub("_(the|object)$", "", arg) for arg in re.findall(r"\$(\w+)", each)}
            for each in messages
        }

    assert said("en") == said("de")


@pytest.mark.usefixtures("sixth_patience")
def test_a_sixth_patience_is_told_without_another_line() -> None:
    for game, done in walk("stair", 2, moves=30):
        state = state_of(game, done, "de")
        assert state.title == "Die Treppe"
        assert {place.role for place in state.places} == {"tableau", "foundation", "stock", "waste"}
