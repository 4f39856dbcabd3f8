"""Deals: numbers that never change, names that are read strictly, cards that are given by hand."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kartenbild as kb
from kartenbild import numbers
from oracle import deal_cards
from ruled import EVERY_GAME, EVERY_RULED

GOLDEN = Path(__file__).parent / "golden" / "deals.txt"
GOLDEN_DEALS = [line.split(": ") for line in GOLDEN.read_text("utf-8").splitlines() if not line.startswith("#")]
BERLINERIN = kb.deal("berlinerin#5").cards


@pytest.mark.parametrize(("name", "cards"), GOLDEN_DEALS, ids=lambda text: text[:24])
def test_golden_deals_stay_for_ever(name: str, cards: str) -> None:
    assert kb.deal(name).cards == cards
    game, _, number = name.partition("#")
    assert deal_cards(game, int(number)) == cards.split()


@given(game=st.sampled_from(EVERY_GAME), number=st.integers(1, 2**63 - 1))
def test_the_referee_shuffles_alike(game: str, number: int) -> None:
    assert kb.deal(f"{game}#{number}").cards.split() == deal_cards(game, number)


def test_a_word_that_would_favour_some_places_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """With 3 cards the last word, 2^64 − 1, is not a fair choice among three and the next word decides."""

    class Stream:
        def digest(self, length: int) -> bytes:
            return (b"\xff" * 8 + (1).to_bytes(8, "big") + (0).to_bytes(8, "big")).ljust(length, b"\0")

    monkeypatch.setattr(hashlib, "shake_256", lambda seed: Stream())
    assert numbers.shuffled([10, 11, 12], 1) == [12, 10, 11]


def test_every_card_comes_to_every_place_alike() -> None:
    """Chi-square of card × place over 20,000 deals, of one pack; 51 × 51 degrees of freedom."""
    deals, pack = 20_000, list(range(52))
    counts = Counter(
        (card, place) for number in range(1, deals + 1) for place, card in enumerate(numbers.shuffled(pack, number))
    )
    expected = deals / 52
    chi_square = sum((counts[card, place] - expected) ** 2 / expected for card in pack for place in pack)
    freedom = 51 * 51
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5


def test_a_deal_without_number_is_a_fresh_one_and_shows_it() -> None:
    names = [kb.deal("irmgard").name for _ in range(20)]
    assert len(set(names)) == 20
    assert all(1 <= int(name.removeprefix("irmgard#")) < 10**9 for name in names)
    assert kb.deal(names[0]).cards != kb.deal(names[1]).cards


@pytest.mark.parametrize("ruled", EVERY_RULED)
def test_names_are_printed_in_one_form(ruled: str) -> None:
    assert kb.deal(f"{ruled}#42").name == f"{ruled}#42"


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("irmgard+left#42", "irmgard#42"),
        (" irmgard#42 ", "irmgard#42"),
        ("grosser-kreis+unlimited+turned-only#7", "grosser-kreis+turned-only+unlimited#7"),
        ("grosser-kreis+three+turned-only#7", "grosser-kreis+turned-only#7"),
        ("grosser-kreis+top+three#7", "grosser-kreis#7"),
        ("berlinerin+auto#1", "berlinerin#1"),
    ],
)
def test_variants_are_read_in_any_order(written: str, printed: str) -> None:
    assert kb.deal(written).name == printed


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("patience#1", "patience"),
        ("", "no game"),
        ("Irmgard#1", "Irmgard"),
        ("irmgard#0", "“0”"),
        ("irmgard#-3", "“-3”"),
        ("irmgard#9223372036854775808", "9223372036854775808"),
        ("irmgard#4x", "“4x”"),
        ("irmgard#", "“”"),
        ("irmgard#٤٢", "٤٢"),
        ("irmgard#" + "9" * 5000, "not a deal number"),
        ("irmgard#1#2", "“1#2”"),
        ("irmgard+right#1", "“right”"),
        ("irmgard+#1", "“”"),
        ("irmgard+left+centre#1", "“left” and “centre”"),
        ("irmgard+centre+centre#1", "“centre” and “centre”"),
        ("irmgard-single+turned-only#1", "“turned-only”"),
    ],
)
def test_a_wrong_name_is_one_clear_sentence(name: str, says: str) -> None:
    with pytest.raises(kb.BadName) as bad:
        kb.deal(name)
    assert says in str(bad.value)
    assert "\n" not in str(bad.value)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_given_cards_are_dealt_in_their_order(game: str) -> None:
    numbered = kb.deal(f"{game}#9")
    given_cards = kb.deal(game, cards=numbered.cards)
    assert given_cards.name == game
    assert given_cards.truth() == numbered.truth()


@pytest.mark.parametrize(
    "write",
    [
        lambda cards: cards.replace("T", "10"),
        lambda cards: cards.lower(),
        lambda cards: cards.translate(str.maketrans("CDHS", "♣♦♥♠")),
        lambda cards: cards.replace(" ", "\r\n"),
        lambda cards: cards.replace(" ", ", "),
    ],
)
def test_cards_are_read_as_people_write_them(write) -> None:  # type: ignore[no-untyped-def]
    assert kb.deal("berlinerin", cards=write(BERLINERIN)).cards == BERLINERIN


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        (BERLINERIN.rsplit(" ", 1)[0], f"missing after 47 of 48 cards: {BERLINERIN.rsplit(' ', 1)[1]}"),
        (BERLINERIN.replace("TH", "1H"), "“1H” is not a card"),
        (BERLINERIN.replace("TH", "DH"), "“DH” is not a card"),
        (BERLINERIN.replace("TH", "HT"), "“HT” is not a card"),
        (BERLINERIN.replace("TH", "5C"), "5C stands here twice"),
        (BERLINERIN + " AC", "card 49: AC is not among the cards that are dealt here"),
        (BERLINERIN + " 5C", "card 49: 5C stands here twice, but there is only one"),
        ("", "missing after 0 of 48 cards: 2C 3C 4C 5C 6C 7C and 42 more"),
    ],
)
def test_wrong_cards_are_named(cards: str, says: str) -> None:
    with pytest.raises(kb.BadCards) as bad:
        kb.deal("berlinerin", cards=cards)
    assert says in str(bad.value)
    assert "\n" not in str(bad.value)


def test_a_third_copy_is_one_too_many() -> None:
    cards = kb.deal("irmgard#1").cards.split()
    cards[cards.index("AC")] = "KC"
    with pytest.raises(kb.BadCards, match="KC stands here three times, but there are only two"):
        kb.deal("irmgard", cards=" ".join(cards))


def test_number_and_cards_together_are_refused() -> None:
    with pytest.raises(kb.BadName, match="give one of the two"):
        kb.deal("berlinerin#5", cards=BERLINERIN)


def test_games_know_themselves() -> None:
    games = {str(game): game for game in kb.games()}
    assert set(games) == {"irmgard", "irmgard-single", "grosser-kreis", "grosser-faecher", "berlinerin"}
    assert games["irmgard"].packs == 2 and games["berlinerin"].packs == 1
    assert games["irmgard-single"].variants == {"recycles": ("unlimited", "none", "one", "two")}
    assert games["grosser-kreis"].variants == {
        "waste": ("top", "turned-only"),
        "passes": ("three", "unlimited", "one", "two"),
    }
    assert all(game.title and game.sources for game in games.values())
