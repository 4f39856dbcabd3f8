"""The oracle is the referee, so it is checked by hand: each rule on a position laid out for it."""

import random
from collections import Counter

import pytest

from oracle import Oracle, deal_cards, perft, solve_brute

RANKS = "A23456789TJQK"
NAMES = [
    "irmgard",
    "irmgard+centre",
    "irmgard-single",
    "irmgard-single+none",
    "irmgard-single+one",
    "irmgard-single+two",
    "grosser-kreis",
    "grosser-kreis+one",
    "grosser-kreis+turned-only",
    "grosser-kreis+turned-only+unlimited",
    "grosser-faecher",
    "grosser-faecher+one",
    "grosser-faecher+none",
    "berlinerin",
    "berlinerin+choice",
    "berlinerin+never",
]


def lay(name: str, left: int | None = 0, waste_playable: bool = False, **piles: str) -> Oracle:
    """A game in which only the given piles hold cards."""
    oracle = Oracle(f"{name}#1")
    for cards in oracle.position.piles.values():
        cards.clear()
    for place, text in piles.items():
        oracle.position.piles[place] = text.split()
    oracle.position.left = left
    oracle.position.waste_playable = waste_playable
    return oracle


def stack(oracle: Oracle, first: list[str]) -> list[str]:
    """The oracle's pack with `first` dealt first."""
    rest = Counter(oracle.cards) - Counter(first)
    return first + list(rest.elements())


def all_cards(oracle: Oracle) -> list[str]:
    return sorted(card.removeprefix("~") for cards in oracle.truth().values() for card in cards)


def suit_up_to(suit: str, top: str) -> str:
    return " ".join(rank + suit for rank in RANKS[: RANKS.index(top) + 1])


def refuses(oracle: Oracle, *moves: str) -> bool:
    before = oracle.key()
    for move in moves:
        with pytest.raises(ValueError, match="not a legal move"):
            oracle.play(move)
    return oracle.key() == before


# Deal numbers


@pytest.mark.parametrize(
    ("game", "number", "first"),
    [  # computed apart from the oracle, the words by openssl
        ("irmgard", 1, "8H JD 2C 7D 3D AH"),
        ("grosser-faecher", 2**63 - 1, "QS 3D TC KC TH 8D"),
        ("irmgard-single", 1, "AC 5S JH AD KD JS"),
        ("irmgard-single", 2**63 - 1, "QS 6H 7C 3D JC 5D"),
        ("grosser-kreis", 1, "JC 7C 7H JS 7H 9H"),
        ("grosser-kreis", 2**63 - 1, "TD 8D AH AD 2D AH"),
        ("berlinerin", 1, "8C TD TC KD 9C 3C"),
        ("berlinerin", 2**63 - 1, "JC 5H 4S TS JH 7S"),
    ],
)
def test_numbered_deals(game: str, number: int, first: str) -> None:
    assert deal_cards(game, number)[:6] == first.split()
    assert Oracle(f"{game}#{number}").cards == deal_cards(game, number)


@pytest.mark.parametrize(
    ("game", "cards"),
    [("irmgard", 104), ("irmgard-single", 52), ("grosser-kreis", 96), ("grosser-faecher", 104), ("berlinerin", 48)],
)
def test_the_pack(game: str, cards: int) -> None:
    assert len(deal_cards(game, 7)) == cards
    assert set(Counter(deal_cards(game, 7)).values()) <= {1, 2}


def test_the_circle_leaves_out_one_two_and_one_king_of_each_suit() -> None:
    counted = Counter(deal_cards("grosser-kreis", 5))
    assert all(times == (1 if card[0] in "2K" else 2) for card, times in counted.items())
    assert len(counted) == 52


@pytest.mark.parametrize(
    "name",
    [
        "irmgard",
        "irmgard#0",
        "irmgard#042",
        f"irmgard#{2**63}",
        "patience#1",
        "irmgard+right#1",
        "irmgard+left+centre#1",
        "grosser-kreis+top+turned-only#1",
        "Irmgard#1",
    ],
)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(ValueError):
        Oracle(name)


def test_words_for_variants_come_in_any_order_and_the_default_may_be_named() -> None:
    one = Oracle("grosser-kreis+unlimited+turned-only#3")
    assert one.key() == Oracle("grosser-kreis+turned-only+unlimited#3").key()
    assert Oracle("irmgard+left#3").key() == Oracle("irmgard#3").key()


def test_given_cards_must_be_the_pack() -> None:
    cards = deal_cards("irmgard-single", 3)
    assert Oracle("irmgard-single", cards).key() == Oracle("irmgard-single#3").key()
    for wrong in (cards[1:], [cards[1], *cards[1:]], [*cards, "AC"], ["1C", *cards[1:]]):
        with pytest.raises(ValueError, match="pack"):
            Oracle("irmgard-single", wrong)
    with pytest.raises(ValueError, match="either"):
        Oracle("irmgard-single#3", cards)


# Every game


@pytest.mark.parametrize("name", NAMES)
def test_random_play_keeps_the_cards_and_undoes_exactly(name: str) -> None:
    dice = random.Random(name)
    oracle = Oracle(f"{name}#{dice.randint(1, 10**6)}")
    cards = all_cards(oracle)
    places = list(oracle.truth())
    keys = []
    for _ in range(120):
        moves = oracle.legal_moves()
        assert len(set(moves)) == len(moves)
        assert oracle.stuck == (not moves and not oracle.won)
        if not moves:
            break
        keys.append((oracle.key(), oracle.truth()))
        oracle.play(dice.choice(moves))
        assert all_cards(oracle) == cards
        assert list(oracle.truth()) == places
        assert all(not c[-1].startswith("~") for p, c in oracle.truth().items() if c and p != "S")
    for key, truth in reversed(keys):
        oracle.undo()
        assert (oracle.key(), oracle.truth()) == (key, truth)
    with pytest.raises(ValueError, match="undo"):
        oracle.undo()


@pytest.mark.parametrize("name", NAMES)
def test_every_move_can_be_played_and_each_decision_is_one_of_them(name: str) -> None:
    dice = random.Random(name)
    oracle = Oracle(f"{name}#{dice.randint(1, 10**6)}")
    for _ in range(25):
        every, legal = oracle.every_move(), oracle.legal_moves()
        assert bool(every) == bool(legal)
        for move in every + legal:
            before = oracle.key()
            oracle.play(move)
            assert oracle.key() != before
            oracle.undo()
        if not every:
            break
        oracle.play(dice.choice(every))


def test_the_order_of_places() -> None:
    assert list(Oracle("irmgard-single#1").truth()) == [
        *(f"T{i}" for i in range(1, 10)),
        *(f"F{i}" for i in range(1, 5)),
        "S",
        "W",
    ]
    assert list(Oracle("grosser-kreis#1").truth()) == ["F1", "F2", "F3", "F4", "R1", "R2", "R3", "R4", "S", "W"]
    assert list(Oracle("irmgard#1").truth())[-2:] == ["F8", "S"]
    assert list(Oracle("berlinerin#1").truth())[-2:] == ["F4", "S"]
    assert list(Oracle("grosser-faecher#1").truth())[14:18] == ["T15", "T16", "F1", "F2"]


def test_truth_is_a_copy_and_view_hides_what_lies_face_down() -> None:
    oracle = lay("irmgard", T1="~5C TH", S="~9D")
    oracle.truth()["T1"].clear()
    assert oracle.truth()["T1"] == ["~5C", "TH"]
    assert oracle.view()["T1"] == ["~", "TH"]
    assert oracle.view()["S"] == ["~"]


def test_moves_that_are_no_words() -> None:
    oracle = lay("irmgard", T1="AH", T2="9C 8H", T3="9S")
    assert refuses(oracle, "", "T1", "T1-", "-F", "T1-F9", "T01-F1", "T1-T1", "T1-F1x2", "undo", "T1-W", "T1-S")
    assert refuses(oracle, "turn", "recycle", "gather", "up", "down", "deal", "dealx1", "F1-T1", "T10-F", "t1-f")
    assert refuses(oracle, "T2-T3x0", "T2-T3x01", "T2-T3x2", " T2-T3", "T1-R", "T1-T")


def test_a_single_card_may_be_counted() -> None:
    oracle = lay("irmgard", T1="AH", T2="9C 8H", T3="9S")
    oracle.play("T2-T3x1")
    oracle.play("T1-F3x1")
    assert oracle.truth()["T3"] == ["9S", "8H"]
    assert oracle.truth()["F3"] == ["AH"]


@pytest.mark.parametrize("game", ["irmgard", "irmgard-single", "grosser-faecher", "berlinerin"])
def test_foundations_build_up_by_suit_and_give_nothing_back(game: str) -> None:
    oracle = lay(game, F1="AC 2C", F2="AD", T1="3C", T2="2H", T3="3D", T4="4C", T5="3H", T6="4H")
    assert not [move for move in oracle.every_move() if move.startswith("F")]
    assert [move for move in oracle.every_move() if "-F" in move] == ["T1-F1"]
    oracle.play("T1-F")
    assert [move for move in oracle.every_move() if "-F" in move] == ["T4-F1"]
    assert refuses(oracle, "F1-T4", "F1-T6", "T3-F2", "T6-F1")


@pytest.mark.parametrize("game", ["irmgard", "grosser-faecher"])
def test_two_packs_have_two_foundations_of_a_suit(game: str) -> None:
    oracle = lay(game, F1="AC", F2="AH", F4="AH", T1="2H", T2="AS", T3="2H")
    moves = oracle.every_move()
    assert [m for m in moves if "-F" in m] == [
        "T1-F2",
        "T1-F4",
        "T2-F3",
        "T2-F5",
        "T2-F6",
        "T2-F7",
        "T2-F8",
        "T3-F2",
        "T3-F4",
    ]
    assert [m for m in oracle.legal_moves() if "-F" in m] == ["T1-F", "T2-F", "T3-F"]
    oracle.play("T1-F")
    oracle.play("T2-F7")
    oracle.play("T3-F")
    truth = oracle.truth()
    assert (truth["F2"], truth["F4"], truth["F7"]) == (["AH", "2H"], ["AH", "2H"], ["AS"])


@pytest.mark.parametrize("game", ["irmgard", "irmgard-single", "grosser-faecher", "berlinerin"])
def test_the_last_card_wins(game: str) -> None:
    packs = 2 if game in ("irmgard", "grosser-faecher") else 1
    foundations = {f"F{i + 1}": suit_up_to(suit, "K") for i, suit in enumerate("CDHS" * packs)}
    foundations[f"F{4 * packs}"] = suit_up_to("S", "Q")
    oracle = lay(game, T3="KS", **foundations)
    assert not oracle.won
    oracle.play("T3-F")
    assert oracle.won
    assert not oracle.stuck
    assert oracle.every_move() == []


# Irmgard


@pytest.mark.parametrize("name", ["irmgard", "irmgard+centre"])
def test_irmgard_pyramid(name: str) -> None:
    oracle = Oracle(f"{name}#42")
    cards, truth = oracle.cards, oracle.truth()
    assert truth["T1"] == [cards[0]]
    assert truth["T2"] == ["~" + cards[1], cards[9]]
    assert truth["T5"] == ["~" + cards[4], "~" + cards[12], "~" + cards[18], "~" + cards[22], cards[24]]
    assert truth["T6"] == ["~" + cards[5], "~" + cards[13], "~" + cards[19], cards[23]]
    assert truth["T9"] == [cards[8]]
    assert [len(truth[f"T{i}"]) for i in range(1, 10)] == [1, 2, 3, 4, 5, 4, 3, 2, 1]
    assert truth["S"] == ["~" + card for card in cards[25:]]
    assert len(truth["S"]) == 79


@pytest.mark.parametrize(("name", "first"), [("irmgard", 1), ("irmgard+left", 1), ("irmgard+centre", 2)])
def test_irmgard_deals_eight_times_nine_and_then_seven(name: str, first: int) -> None:
    oracle = Oracle(f"{name}#42")
    before = oracle.truth()
    oracle.play("deal")
    for i in range(9):
        assert oracle.truth()[f"T{i + 1}"] == [*before[f"T{i + 1}"], oracle.cards[25 + i]]
    for _ in range(7):
        oracle.play("deal")
    before = oracle.truth()
    assert len(before["S"]) == 7
    oracle.play("deal")
    after = oracle.truth()
    dealt = [i for i in range(1, 10) if after[f"T{i}"] != before[f"T{i}"]]
    assert dealt == list(range(first, first + 7))
    assert [after[f"T{i}"][-1] for i in dealt] == oracle.cards[-7:]
    assert after["S"] == []
    assert refuses(oracle, "deal")


def test_irmgard_deals_to_empty_columns_too() -> None:
    oracle = lay("irmgard", T2="5C", S="~2C ~3C ~4C ~5C ~6C ~7C ~8C ~9C ~TC ~JC")
    assert oracle.every_move() == ["deal"]
    oracle.play("deal")
    assert oracle.truth()["T1"] == ["2C"]
    assert oracle.truth()["T2"] == ["5C", "3C"]
    assert oracle.truth()["T9"] == ["TC"]
    assert oracle.truth()["S"] == ["~JC"]


@pytest.mark.parametrize("game", ["irmgard", "irmgard-single"])
def test_irmgard_builds_down_in_alternating_colours(game: str) -> None:
    oracle = lay(game, T1="5H", T2="6C", T3="6D", T4="6S", T5="4H", T6="7S", T7="5H" if game == "irmgard" else "5C")
    from_t1 = [move for move in oracle.every_move() if move.startswith("T1-")]
    assert from_t1 == ["T1-T2", "T1-T4"]
    assert refuses(oracle, "T5-T1", "T2-T6", "T1-T3", "T2-T1", "T1-T8", "T6-T8")


@pytest.mark.parametrize("game", ["irmgard", "irmgard-single"])
def test_irmgard_runs_move_whole_and_in_part(game: str) -> None:
    oracle = lay(game, T1="~2C KD 9H 8S 7D 6C", T2="7H", T3="TS", T4="8C", T5="9D", T6="TD", T7="3C", T8="3D", T9="3H")
    from_t1 = [move for move in oracle.every_move() if move.startswith("T1-")]
    assert from_t1 == ["T1-T2", "T1-T4x2", "T1-T5x3", "T1-T3x4"]
    oracle.play("T1-T3x4")
    assert oracle.truth()["T3"] == ["TS", "9H", "8S", "7D", "6C"]
    assert oracle.truth()["T1"] == ["~2C", "KD"]
    assert refuses(oracle, "T3-T6x4", "T3-T2x2")


@pytest.mark.parametrize("game", ["irmgard", "irmgard-single"])
def test_irmgard_turns_an_uncovered_card_at_once(game: str) -> None:
    oracle = lay(game, T1="~2C ~9H 8S", T2="9D", T3="~KS AC", T4="~5D QH JS", T5="KC")
    oracle.play("T1-T2")
    assert oracle.truth()["T1"] == ["~2C", "9H"]
    oracle.play("T3-F")
    assert oracle.truth()["T3"] == ["KS"]
    oracle.play("T4-T5x2")
    assert oracle.truth()["T4"] == ["5D"]
    oracle.undo()
    assert oracle.truth()["T4"] == ["~5D", "QH", "JS"]


@pytest.mark.parametrize("game", ["irmgard", "irmgard-single"])
def test_irmgard_face_down_cards_take_no_part_in_runs(game: str) -> None:
    oracle = lay(game, T1="~9H 8S", T2="TS", T3="KS")
    assert [move for move in oracle.every_move() if "T2" in move] == []


@pytest.mark.parametrize("game", ["irmgard", "irmgard-single"])
def test_irmgard_empty_columns_take_kings_only(game: str) -> None:
    columns = {f"T{i}": "3C" for i in (5, 6, 7)}
    oracle = lay(game, T1="~5C KH QS JD", T2="QC JH", T3="KD", T4="2C", **columns)
    empty = [move for move in oracle.every_move() if move.split("x")[0][-2:] in ("T8", "T9")]
    assert empty == ["T1-T8x3", "T1-T9x3", "T3-T8", "T3-T9"]
    assert [move for move in oracle.legal_moves() if move in empty] == ["T1-T8x3", "T3-T8"]
    oracle.play("T3-T9")
    assert oracle.truth()["T9"] == ["KD"]
    assert "T9-T3" in oracle.legal_moves()


def test_irmgard_places_matter_while_a_deal_is_left() -> None:
    piles = {"T1": "KH", "T2": "9S", "T3": "8D", "T4": "9S", "T5": "~4C 9S", "T6": "~4C 9S", "T7": "4C 9S"}
    before, after = lay("irmgard", S="~2C", **piles), lay("irmgard", **piles)
    assert before.legal_moves() == ["T1-T8", "T1-T9", "T3-T2", "T3-T4", "T3-T5", "T3-T6", "T3-T7", "deal"]
    assert after.legal_moves() == ["T1-T8", "T3-T2", "T3-T5", "T3-T7"]
    assert after.every_move() == before.every_move()[:-1]


def test_irmgard_equal_sources_are_different_moves() -> None:
    oracle = lay("irmgard", T1="8D", T2="8D", T3="9S")
    assert oracle.legal_moves() == ["T1-T3", "T2-T3"]


def test_irmgard_stuck() -> None:
    columns = {f"T{i}": "3C" for i in range(1, 10)}
    assert lay("irmgard", **columns).stuck
    assert not lay("irmgard", **columns, S="~4C").stuck
    with_king = columns | {"T1": "KC", "T9": ""}
    assert not lay("irmgard", **with_king).stuck


# Irmgard with one pack


def test_irmgard_single_deal() -> None:
    oracle = Oracle("irmgard-single#42")
    cards, truth = oracle.cards, oracle.truth()
    for i in range(9):
        assert truth[f"T{i + 1}"] == ["~" + cards[i], "~" + cards[i + 9], cards[i + 18]]
    assert truth["S"] == ["~" + card for card in cards[27:]]
    assert len(truth["S"]) == 25
    assert truth["W"] == []


def test_irmgard_single_turns_one_card_and_plays_the_top_of_the_waste() -> None:
    oracle = lay("irmgard-single", T1="8S", T2="8C", T3="5D", F1="AC", S="~2C ~7H ~KS ~9C")
    assert oracle.every_move() == ["turn"]
    oracle.play("turn")
    assert oracle.truth()["W"] == ["2C"]
    assert oracle.every_move() == ["W-F1", "turn"]
    oracle.play("turn")
    assert oracle.every_move() == ["W-T1", "W-T2", "turn"]
    assert refuses(oracle, "W-F", "W-T3", "W-T4")
    oracle.play("W-T2")
    assert oracle.truth()["T2"] == ["8C", "7H"]
    assert oracle.every_move() == ["T2-T1", "W-F1", "turn"]
    oracle.play("turn")
    assert oracle.legal_moves() == ["T2-T1", "W-T4", "turn"]
    assert [m for m in oracle.every_move() if m.startswith("W")] == [f"W-T{i}" for i in range(4, 10)]


@pytest.mark.parametrize(("name", "times"), [("none", 0), ("one", 1), ("two", 2), ("unlimited", 9)])
def test_irmgard_single_recycles(name: str, times: int) -> None:
    oracle = Oracle(f"irmgard-single+{name}#42")
    stock = oracle.truth()["S"]
    for _ in range(times):
        assert refuses(oracle, "recycle")
        for _ in range(25):
            oracle.play("turn")
        oracle.play("recycle")
        assert oracle.truth()["S"] == stock
        assert oracle.truth()["W"] == []
        assert not [move for move in oracle.every_move() if move.startswith("W")]
    for _ in range(25):
        oracle.play("turn")
    assert ("recycle" in oracle.every_move()) == (name == "unlimited")
    assert refuses(oracle, "turn")


def test_irmgard_single_recycles_no_empty_waste() -> None:
    columns = {f"T{i}": "3C" for i in range(1, 10)}
    assert lay("irmgard-single", left=None, **columns).stuck
    assert not lay("irmgard-single", left=None, W="5C", **columns).stuck
    assert lay("irmgard-single", left=0, W="5C", **columns).stuck


def test_the_key_counts_recycles() -> None:
    assert lay("irmgard-single", left=1, W="5C").key() != lay("irmgard-single", left=2, W="5C").key()
    assert lay("irmgard-single", T1="~5C 4C").key() != lay("irmgard-single", T1="5C 4C").key()


# Grosser Kreis


def test_kreis_layout() -> None:
    oracle = Oracle("grosser-kreis#42")
    truth = oracle.truth()
    assert [truth[f"F{i}"] for i in (1, 2, 3, 4)] == [["2C"], ["2D"], ["2H"], ["2S"]]
    assert [truth[f"R{i}"] for i in (1, 2, 3, 4)] == [["KS"], ["KH"], ["KC"], ["KD"]]
    assert truth["S"] == ["~" + card for card in oracle.cards]
    assert truth["W"] == []
    assert oracle.every_move() == ["turn"]


def kreis(card: str, name: str = "grosser-kreis", **piles: str) -> Oracle:
    layout = {"F1": "2C", "F2": "2D", "F3": "2H", "F4": "2S", "R1": "KS", "R2": "KH", "R3": "KC", "R4": "KD"}
    return lay(name, waste_playable=True, **(layout | piles), S="~5C", W=card)


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("3D", "F1 F4"),
        ("3H", "F1 F4"),
        ("3S", "F2 F3"),
        ("QH", "R1 R3"),
        ("QC", "R2 R4"),
        ("2C", ""),
        ("AC", ""),
        ("KC", ""),
        ("4D", ""),
        ("JD", ""),
    ],
)
def test_kreis_first_cards(card: str, targets: str) -> None:
    moves = [f"W-{target}" for target in targets.split()]
    assert kreis(card).every_move() == [*moves, "turn"]


def test_kreis_centre_goes_on_from_king_to_ace_and_half_circle_from_two_to_ace() -> None:
    piles = {"F1": "2C 3D KD", "F2": "2D KS", "F3": "2H AS", "R1": "KS 2H", "R2": "KH 2C", "R3": "KC AC"}
    assert kreis("AS", **piles).every_move() == ["W-F1", "W-R1", "turn"]
    assert kreis("AH", **piles).every_move() == ["W-F2", "W-R2", "turn"]
    assert kreis("KH", **piles).every_move() == ["turn"]
    assert kreis("2D", **piles).every_move() == ["turn"]


def test_kreis_the_player_chooses() -> None:
    piles = {"F1": "2C 3D 4S 5D", "F2": "2D 3S 4D 5S", "F4": "2S 5H", "R1": "KS 7D", "R2": "KH 7S", "R4": "KD 7H"}
    oracle = kreis("6C", **piles)
    assert oracle.every_move() == ["W-F1", "W-F4", "W-R1", "W-R4", "turn"]
    assert oracle.legal_moves() == ["W-F", "W-R", "turn"]
    oracle.play("W-R4")
    assert oracle.truth()["R4"] == ["KD", "7H", "6C"]
    oracle.undo()
    oracle.play("W-R")
    assert oracle.truth()["R1"] == ["KS", "7D", "6C"]
    oracle.undo()
    oracle.play("W-F")
    assert oracle.truth()["F1"] == ["2C", "3D", "4S", "5D", "6C"]


def test_kreis_cards_never_move_between_piles() -> None:
    oracle = kreis("9C", F1="2C 3D", R1="KS QD JS TD 9S 8D 7S 6D 5S 4D", F2="2D 3S")
    assert oracle.every_move() == ["turn"]
    assert refuses(oracle, "R1-F2", "F1-R1", "R1-F")


def test_kreis_the_card_under_a_played_card_may_follow_only_with_waste_top() -> None:
    both = "9C 3S 3D"
    assert kreis(both).every_move() == ["W-F1", "W-F4", "turn"]
    top, turned_only = kreis(both), kreis(both, "grosser-kreis+turned-only")
    for oracle in (top, turned_only):
        oracle.play("W-F4")
        assert oracle.truth()["W"] == ["9C", "3S"]
    assert top.every_move() == ["W-F2", "W-F3", "turn"]
    assert turned_only.every_move() == ["turn"]
    assert refuses(turned_only, "W-F2", "W-F")
    turned_only.undo()
    assert turned_only.every_move() == ["W-F1", "W-F4", "turn"]


def test_kreis_turned_only_opens_with_each_turn() -> None:
    oracle = kreis("9C 3S 3D", "grosser-kreis+turned-only")
    oracle.position.piles["S"] = ["~3H", "~KC"]
    oracle.play("W-F1")
    shut = oracle.key()
    oracle.position.waste_playable = True
    assert oracle.key() != shut
    oracle.position.waste_playable = False
    oracle.play("turn")
    assert oracle.every_move() == ["W-F4", "turn"]
    oracle.play("turn")
    assert oracle.every_move() == []
    assert oracle.stuck


@pytest.mark.parametrize(("name", "passes"), [("one", 1), ("two", 2), ("three", 3), ("unlimited", 9)])
@pytest.mark.parametrize("waste", ["top", "turned-only"])
def test_kreis_passes(name: str, passes: int, waste: str) -> None:
    oracle = Oracle(f"grosser-kreis+{name}+{waste}#42")
    stock = oracle.truth()["S"]
    for played in range(1, passes + 1):
        for _ in range(96):
            assert refuses(oracle, "recycle")
            oracle.play("turn")
        if played < passes:
            oracle.play("recycle")
            assert oracle.truth()["S"] == stock
            assert oracle.every_move() == ["turn"]
    assert ("recycle" in oracle.every_move()) == (name == "unlimited")


def test_kreis_is_won_when_every_card_is_placed() -> None:
    oracle = kreis("3D")
    oracle.position.piles["S"] = []
    assert not oracle.won
    oracle.play("W-F")
    assert oracle.won
    assert not oracle.stuck
    assert oracle.legal_moves() == []


# Grosser Fächer


def test_faecher_layout() -> None:
    oracle = Oracle("grosser-faecher#42")
    cards, truth = oracle.cards, oracle.truth()
    for i in range(16):
        assert truth[f"T{i + 1}"] == cards[3 * i : 3 * i + 3]
    assert truth["S"] == ["~" + card for card in cards[48:]]
    assert len(truth["S"]) == 56


def test_faecher_moves_single_top_cards_within_a_colour() -> None:
    oracle = lay("grosser-faecher", T1="9C 8H", T2="5D 9H", T3="9D", T4="9S", T5="8S 7S", T6="7D", T7="KD")
    assert oracle.every_move() == ["T1-T2", "T1-T3", "T6-T1"]
    assert refuses(oracle, "T1-T4", "T5-T4x2", "T5-T1", "T7-T8", "T1-T8")


def test_faecher_refills_an_emptied_place_at_once() -> None:
    oracle = lay("grosser-faecher", T1="8H", T2="9D", T3="AC", S="~2C ~3C ~4C ~5C ~6C")
    oracle.play("T1-T2")
    assert oracle.truth()["T1"] == ["2C", "3C", "4C"]
    oracle.play("T3-F")
    assert oracle.truth()["T3"] == ["5C", "6C"]
    assert oracle.truth()["S"] == []
    oracle.undo()
    assert oracle.truth()["T3"] == ["AC"]
    assert oracle.truth()["S"] == ["~5C", "~6C"]


def test_faecher_an_empty_place_stays_empty() -> None:
    oracle = lay("grosser-faecher", T1="8H", T2="9D", T3="5C")
    oracle.play("T1-T2")
    assert oracle.truth()["T1"] == []
    assert oracle.every_move() == []
    assert oracle.stuck


def test_faecher_gather() -> None:
    fans = {"T1": "2C 3C", "T8": "4C 5C 6C 7C", "T9": "8C", "T14": "9C TC", "T15": "JC QC KC", "T16": "2D"}
    oracle = lay("grosser-faecher", left=2, S="~KH ~QH", F1="AC", **fans)
    oracle.play("gather")
    truth = oracle.truth()
    assert [" ".join(truth[f"T{i}"]) for i in range(1, 7)] == [
        "KH QH JC",
        "QC KC 2D",
        "8C 9C TC",
        "2C 3C 4C",
        "5C 6C 7C",
        "",
    ]
    assert not any(truth[f"T{i}"] for i in range(7, 17))
    assert (truth["F1"], truth["S"]) == (["AC"], [])
    assert oracle.position.left == 1


def test_faecher_gather_with_the_whole_pack() -> None:
    oracle = Oracle("grosser-faecher#42")
    cards = oracle.cards
    oracle.play("gather")
    fans = [cards[3 * i : 3 * i + 3] for i in range(16)]
    inner, middle, outer = fans[14:], fans[8:14], fans[:8]
    gathered = [card for fan in inner + middle + outer for card in fan]
    again = cards[48:] + gathered
    truth = oracle.truth()
    assert [truth[f"T{i + 1}"] for i in range(16)] == [again[3 * i : 3 * i + 3] for i in range(16)]
    assert truth["S"] == ["~" + card for card in again[48:]]


def test_faecher_gather_as_hands_do_it() -> None:
    """Each fan turned over whole onto the heap; dealing takes from the heap's top."""
    outer, middle, inner = ["1a 1b", "2a"], ["3a 3b 3c"], ["4a", "5a 5b"]
    heap_bottom_to_top: list[str] = []
    for arc in (outer, middle, inner):
        for fan in reversed(arc):
            heap_bottom_to_top += reversed(fan.split())
    assert heap_bottom_to_top[::-1] == ["4a", "5a", "5b", "3a", "3b", "3c", "1a", "1b", "2a"]

    fans = {"T7": "2C 3C", "T8": "4C", "T14": "5C 6C 7C", "T15": "8C", "T16": "9C TC"}
    oracle = lay("grosser-faecher", left=1, **fans)
    oracle.play("gather")
    assert [oracle.truth()[f"T{i}"] for i in (1, 2, 3, 4)] == [
        ["8C", "9C", "TC"],
        ["5C", "6C", "7C"],
        ["2C", "3C", "4C"],
        [],
    ]


def test_faecher_last_fan_may_be_short() -> None:
    oracle = lay("grosser-faecher", left=1, T2="2C 3C", T3="5D 6D")
    oracle.play("gather")
    assert [oracle.truth()[f"T{i}"] for i in (1, 2, 3)] == [["2C", "3C", "5D"], ["6D"], []]


@pytest.mark.parametrize(("name", "times"), [("none", 0), ("one", 1), ("two", 2)])
def test_faecher_gathers(name: str, times: int) -> None:
    oracle = Oracle(f"grosser-faecher+{name}#42")
    for _ in range(times):
        oracle.play("gather")
    assert refuses(oracle, "gather")


def test_faecher_gathers_only_while_fans_lie_and_stuck_waits_for_the_last_gathering() -> None:
    assert lay("grosser-faecher", left=2).every_move() == []
    assert lay("grosser-faecher", left=1, T5="2C").every_move() == ["gather"]
    assert not lay("grosser-faecher", left=1, T5="2C").stuck
    assert lay("grosser-faecher", left=0, T5="2C").stuck
    assert lay("grosser-faecher", left=1, T5="2C").key() != lay("grosser-faecher", left=0, T5="2C").key()


def test_faecher_places_matter_while_a_gathering_is_left() -> None:
    fans = {"T1": "8H", "T2": "9D", "T3": "9D", "T4": "9H"}
    assert lay("grosser-faecher", left=1, **fans).legal_moves() == ["T1-T2", "T1-T3", "T1-T4", "gather"]
    assert lay("grosser-faecher", left=0, **fans).legal_moves() == ["T1-T2", "T1-T4"]
    assert lay("grosser-faecher", left=0, S="~2C", **fans).legal_moves() == ["T1-T2", "T1-T4"]


# Berlinerin


def berlinerin(name: str, first: str) -> Oracle:
    return Oracle(name, stack(Oracle("berlinerin#1"), first.split()))


def test_berlinerin_never() -> None:
    oracle = Oracle("berlinerin+never#42")
    cards, truth = oracle.cards, oracle.truth()
    assert [truth[f"F{i}"] for i in (1, 2, 3, 4)] == [["AC"], ["AD"], ["AH"], ["AS"]]
    for i in range(8):
        assert truth[f"T{i + 1}"] == cards[6 * i : 6 * i + 6]
    assert truth["S"] == []


def test_berlinerin_auto_a_card_that_goes_up_counts_as_one_of_the_six() -> None:
    oracle = berlinerin("berlinerin", "2H 3C 2C 3H 9D 9H 3S 2S 4H KD KH KC KS")
    truth = oracle.truth()
    assert truth["T1"] == ["3C", "9D", "9H"]
    assert truth["T2"] == ["3S", "KD", "KH", "KC"]
    assert truth["T3"][0] == "KS"
    assert truth["F3"][:4] == ["AH", "2H", "3H", "4H"]
    assert truth["F1"][:2] == ["AC", "2C"]
    assert truth["S"] == []
    assert "3C" not in truth["F1"]


def test_berlinerin_choice() -> None:
    oracle = berlinerin("berlinerin+choice", "9D 2H 3C 3H 2C 9H 4H KD")
    truth = oracle.truth()
    assert truth["T1"] == ["9D"]
    assert truth["S"][:2] == ["2H", "~3C"]
    assert oracle.view()["S"] == ["2H"] + ["~"] * 46
    assert oracle.every_move() == oracle.legal_moves() == ["up", "down"]
    assert refuses(oracle, "T1-T2", "T1-F", "deal")
    oracle.play("up")
    assert oracle.truth()["F3"] == ["AH", "2H"]
    assert oracle.truth()["T1"] == ["9D", "3C"]
    assert oracle.truth()["S"][0] == "3H"
    oracle.play("down")
    assert oracle.truth()["T1"] == ["9D", "3C", "3H"]
    assert oracle.truth()["S"][0] == "2C"
    oracle.play("up")
    truth = oracle.truth()
    assert truth["T1"] == ["9D", "3C", "3H", "9H"]
    assert truth["T2"][:2] == ["4H", "KD"]
    oracle.undo()
    oracle.undo()
    assert oracle.truth()["T1"] == ["9D", "3C"]
    assert oracle.truth()["S"][:2] == ["3H", "~2C"]


def test_berlinerin_choice_never_asks_about_other_cards() -> None:
    oracle = Oracle("berlinerin+choice#42")
    while oracle.truth()["S"]:
        oracle.play("down")
    never = Oracle("berlinerin+never#42")
    assert oracle.truth() == never.truth()
    oracle = Oracle("berlinerin+choice#42")
    while oracle.truth()["S"]:
        oracle.play("up")
    assert oracle.truth() == Oracle("berlinerin+auto#42").truth()


def test_berlinerin_all_cards_may_go_up_in_the_deal() -> None:
    in_order = [rank + suit for suit in "CDHS" for rank in RANKS[1:]]
    oracle = Oracle("berlinerin", in_order)
    assert oracle.won
    assert not oracle.stuck
    assert oracle.every_move() == []


def test_berlinerin_single_cards_go_on_any_suit() -> None:
    oracle = lay("berlinerin", **{f"T{i}": "KC" for i in range(1, 6)}, T6="9C 8H", T7="9H", T8="9S 7D")
    assert oracle.every_move() == ["T6-T7", "T8-T6"]
    oracle.play("T8-T6")
    assert oracle.truth()["T6"] == ["9C", "8H", "7D"]
    assert oracle.every_move() == []
    assert refuses(oracle, "T6-T7x2", "T6-T8x3")


def test_berlinerin_runs_move_by_one_suit() -> None:
    kings = {f"T{i}": "KC" for i in range(1, 5)}
    oracle = lay("berlinerin", **kings, T5="9C 8H 7H 6H", T6="9D", T7="8S", T8="7C")
    assert [m for m in oracle.every_move() if m.startswith("T5-")] == ["T5-T8", "T5-T7x2", "T5-T6x3"]
    oracle.play("T5-T6x3")
    assert oracle.truth()["T6"] == ["9D", "8H", "7H", "6H"]
    assert oracle.truth()["T5"] == ["9C"]


def test_berlinerin_empty_columns_take_a_single_card_or_any_part_of_a_run() -> None:
    kings = {f"T{i}": "KC" for i in range(1, 6)}
    oracle = lay("berlinerin", **kings, T6="TC 9H 8H 7H 6S")
    assert [m for m in oracle.every_move() if m.startswith("T6-")] == ["T6-T7", "T6-T8"]
    assert [m for m in oracle.legal_moves() if m.startswith("T6-")] == ["T6-T7"]
    oracle = lay("berlinerin", **kings, T6="TC 9H 8H 7H")
    every = [m for m in oracle.every_move() if m.startswith("T6-")]
    assert every == ["T6-T7", "T6-T8", "T6-T7x2", "T6-T8x2", "T6-T7x3", "T6-T8x3"]
    assert [m for m in oracle.legal_moves() if m.startswith("T6-")] == ["T6-T7", "T6-T7x2", "T6-T7x3"]
    assert "T1-T7" in oracle.legal_moves()


def test_berlinerin_the_key_knows_how_far_the_deal_is() -> None:
    oracle = Oracle("berlinerin+choice#42")
    key = oracle.key()
    oracle.play("down")
    assert oracle.key() != key


# Shrunken games, counting and searching

SHRUNKEN = [
    ("irmgard", {"ranks": 4, "columns": 3}),
    ("irmgard-single", {"ranks": 5, "columns": 3}),
    ("berlinerin", {"ranks": 5, "columns": 3, "places": 6}),
    ("grosser-faecher", {"ranks": 4, "arcs": (3, 2, 1)}),
    ("grosser-kreis", {"ranks": 5}),
]


@pytest.mark.parametrize(("game", "size"), SHRUNKEN)
def test_shrunken_games_can_be_dealt_and_played(game: str, size: dict[str, object]) -> None:
    assert deal_cards(game, 1, **size) == Oracle(f"{game}#1", **size).cards
    dice = random.Random(game)
    for number in range(1, 6):
        oracle = Oracle(f"{game}#{number}", **size)
        cards = all_cards(oracle)
        for _ in range(60):
            if moves := oracle.legal_moves():
                oracle.play(dice.choice(moves))
        assert all_cards(oracle) == cards


def test_shrunken_layouts() -> None:
    irmgard = Oracle("irmgard+centre#1", ranks=4, columns=3)
    assert [len(irmgard.truth()[f"T{i}"]) for i in (1, 2, 3)] == [1, 2, 1]
    assert len(irmgard.truth()["S"]) == 28
    for _ in range(9):
        irmgard.play("deal")
    before = irmgard.truth()
    irmgard.play("deal")
    assert [i for i in (1, 2, 3) if irmgard.truth()[f"T{i}"] != before[f"T{i}"]] == [2]
    single = Oracle("irmgard-single#1", ranks=5, columns=3).truth()
    assert [len(single[p]) for p in ("T1", "T2", "T3", "S")] == [3, 3, 3, 11]
    berlinerin_small = Oracle("berlinerin+never#1", ranks=5, columns=3).truth()
    assert [len(berlinerin_small[p]) for p in ("T1", "T2", "T3")] == [6, 6, 4]
    faecher = Oracle("grosser-faecher#1", ranks=4, arcs=(3, 2, 1)).truth()
    assert [len(faecher[p]) for p in ("T1", "T6", "S")] == [3, 3, 14]
    circle = Oracle("grosser-kreis#1", ranks=5).truth()
    assert [circle[p] for p in ("F1", "F4", "R1", "R4")] == [["2C"], ["2S"], ["5S"], ["5D"]]
    assert len(circle["S"]) == 32


def test_the_highest_rank_is_the_king_of_a_shrunken_game() -> None:
    oracle = Oracle("irmgard#1", ranks=4, columns=3)
    for place, cards in {"T1": ["4C", "3D"], "T2": ["3H"], "T3": [], "S": []}.items():
        oracle.position.piles[place] = cards
    assert oracle.every_move() == ["T1-T3x2"]
    circle = Oracle("grosser-kreis#1", ranks=5)
    circle.position.waste_playable = True
    circle.position.piles |= {"F1": ["2C", "5D"], "F2": ["2D", "4D"], "R1": ["5S", "2D"], "W": ["AS"]}
    assert circle.every_move() == ["W-F1", "W-R1", "turn"]
    circle.position.piles["W"] = ["5S"]
    assert circle.every_move() == ["W-F2", "turn"]


def test_perft_counts_sequences_and_leaves_the_game_as_it_was() -> None:
    oracle = Oracle("grosser-kreis+one#1", ranks=5)
    key = oracle.key()
    assert perft(oracle, 0) == 1
    assert perft(oracle, 1) == 1
    by_hand = 0
    oracle.play("turn")
    for move in oracle.legal_moves():
        oracle.play(move)
        by_hand += len(oracle.legal_moves())
        oracle.undo()
    oracle.undo()
    assert perft(oracle, 3) == by_hand
    assert oracle.key() == key


def test_perft_of_a_small_position() -> None:
    oracle = lay("berlinerin", **{f"T{i}": "KC" for i in range(1, 7)}, T7="9C", T8="8C")
    assert perft(oracle, 1) == 1
    # 8C on 9C; then kings, 8C and the run go to the one empty column.
    assert perft(oracle, 2) == 6 + 2


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("irmgard", {"ranks": 4, "columns": 3, "suits": "CD"}),
        ("irmgard+centre", {"ranks": 3, "columns": 1, "suits": "CD"}),
        ("irmgard-single+none", {"ranks": 4, "columns": 3}),
        ("irmgard-single+one", {"ranks": 4, "columns": 4, "suits": "CDH"}),
        ("grosser-kreis+two", {"ranks": 4, "suits": "CD"}),
        ("grosser-kreis+one+turned-only", {"ranks": 5, "suits": "CD"}),
        ("grosser-faecher+none", {"ranks": 4, "arcs": (2, 1, 1), "suits": "CD"}),
        ("grosser-faecher+one", {"ranks": 3, "arcs": (2, 1), "suits": "CD"}),
        ("berlinerin+choice", {"ranks": 5, "columns": 3}),
    ],
)
def test_leaving_out_equal_moves_and_orders_changes_no_verdict(name: str, size: dict[str, object]) -> None:
    for number in range(1, 7):
        oracle = Oracle(f"{name}#{number}", **size)
        verdict = solve_brute(oracle, 20_000)
        assert verdict is not None
        assert solve_brute(oracle, 20_000, plain=True) is verdict


def test_solve_brute_by_hand() -> None:
    kings = suit_up_to("D", "K"), suit_up_to("H", "K"), suit_up_to("S", "K")
    foundations = {"F2": kings[0], "F3": kings[1], "F4": kings[2], "F1": suit_up_to("C", "T")}
    winnable = lay("irmgard-single", T1="KC JC", T2="QC", **foundations)
    key = winnable.key()
    assert solve_brute(winnable, 100) is True
    assert winnable.key() == key
    columns = {f"T{i}": "KC QC JC" for i in range(1, 10)}
    assert solve_brute(lay("irmgard-single", **columns), 100) is False
    assert solve_brute(Oracle("irmgard#1"), 10) is None
    turned_face_down = lay("irmgard-single", left=0, W="JC QC", T1="KC", waste_playable=True, **foundations)
    assert solve_brute(turned_face_down, 100) is False
    turned_face_down.position.left = 1
    assert solve_brute(turned_face_down, 100) is True


def test_more_passes_never_lose_a_won_game() -> None:
    size = {"ranks": 4, "suits": "CD"}
    for number in range(1, 8):
        verdicts = [solve_brute(Oracle(f"grosser-kreis+{p}#{number}", **size), 20_000) for p in ("one", "two", "three")]
        assert verdicts == sorted(verdicts, key=bool)
        assert solve_brute(Oracle(f"grosser-kreis+unlimited#{number}", **size), 20_000) is True
