"""Every sentence of the rules, tried in both directions: what it allows and what it forbids, with the reason."""

from __future__ import annotations

from itertools import product

import pytest

import kartenbild as kb
from kartenbild import cards
from kartenbild.words import say
from positions import lay, refused, relay

pytestmark = pytest.mark.usefixtures("engine")

DECK = [cards.name(card) for card in range(52)]
COLUMN_GAMES = ("irmgard", "irmgard-single")

# Written by hand from the rules: for each rank the one laid on it, and for each suit those that may be laid on it.
DOWN = {"K": "Q", "Q": "J", "J": "T", "T": "9", "9": "8", "8": "7", "7": "6"} | {
    "6": "5", "5": "4", "4": "3", "3": "2", "2": "A", "A": ""
}  # fmt: skip
UP = {"A": "2", "2": "3", "3": "4", "4": "5", "5": "6", "6": "7", "7": "8"} | {
    "8": "9", "9": "T", "T": "J", "J": "Q", "Q": "K", "K": ""
}  # fmt: skip
UP_FROM_TWO = UP | {"K": "A", "A": ""}
DOWN_FROM_KING = DOWN
ALTERNATING = {"C": "DH", "D": "CS", "H": "CS", "S": "DH"}
SAME_COLOUR = {"C": "CS", "D": "DH", "H": "DH", "S": "CS"}
SAME_SUIT = {"C": "C", "D": "D", "H": "H", "S": "S"}
ANY_SUIT = {"C": "CDHS", "D": "CDHS", "H": "CDHS", "S": "CDHS"}

TABLES = [
    ("irmgard", "T2", "T7", DOWN, ALTERNATING),
    ("irmgard", "T2", "F3", UP, SAME_SUIT),
    ("irmgard-single", "T2", "T7", DOWN, ALTERNATING),
    ("irmgard-single", "W", "T7", DOWN, ALTERNATING),
    ("irmgard-single", "T2", "F3", UP, SAME_SUIT),
    ("irmgard-single", "W", "F3", UP, SAME_SUIT),
    ("grosser-kreis", "W", "F2", UP_FROM_TWO, ALTERNATING),
    ("grosser-kreis", "W", "R3", DOWN_FROM_KING, ALTERNATING),
    ("grosser-faecher", "T2", "T16", DOWN, SAME_COLOUR),
    ("grosser-faecher", "T2", "F3", UP, SAME_SUIT),
    ("berlinerin", "T2", "T7", DOWN, ANY_SUIT),
    ("berlinerin", "T2", "F3", UP, SAME_SUIT),
]


@pytest.mark.parametrize(("ruled", "source", "target", "ranks", "suits"), TABLES)
def test_every_card_on_every_card(
    ruled: str, source: str, target: str, ranks: dict[str, str], suits: dict[str, str]
) -> None:
    """52 × 52: x on y, for each kind of pile, against the table above."""
    game = kb.deal(ruled)
    packs = game.tables.patience.packs
    wrong = []
    for lying, laid in product(DECK, DECK):
        if lying == laid and packs == 1:
            continue
        relay(game, {source: laid, target: lying})
        allowed = laid[0] == ranks[lying[0]] and laid[1] in suits[lying[1]]
        if (game.refusal(f"{source}-{target}") is None) != allowed:
            wrong.append(f"{laid} on {lying}")
    assert not wrong


@pytest.mark.parametrize(
    ("ruled", "foundations"),
    [("irmgard", 8), ("irmgard-single", 4), ("grosser-faecher", 8)],
)
def test_an_empty_foundation_takes_only_an_ace(ruled: str, foundations: int) -> None:
    for number, card in product(range(1, foundations + 1), DECK):
        why = refused(lay(ruled, {"T1": card}), f"T1-F{number}")
        assert why == ("" if card[0] == "A" else "refused-foundation-starts"), (card, number)


@pytest.mark.parametrize("ruled", COLUMN_GAMES)
def test_an_empty_column_takes_only_kings(ruled: str) -> None:
    for column, card in product(range(1, 10), DECK):
        other = column % 9 + 1
        why = refused(lay(ruled, {f"T{other}": f"~2C {card}" if card != "2C" else "~3C 2C"}), f"T{other}-T{column}")
        assert why == ("" if card[0] == "K" else "refused-empty-takes"), (card, column)


def test_an_empty_column_of_the_berliner_takes_any_card() -> None:
    for column, card in product(range(1, 9), DECK):
        other = column % 8 + 1
        assert refused(lay("berlinerin", {f"T{other}": card}), f"T{other}-T{column}") == ""


def test_an_empty_fan_takes_no_card() -> None:
    for fan, card in product(range(1, 17), DECK):
        other = fan % 16 + 1
        game = lay("grosser-faecher", {f"T{other}": card}, rest="F8")
        assert refused(game, f"T{other}-T{fan}") == "refused-empty-none"


@pytest.mark.parametrize(
    ("ruled", "piles", "move"),
    [
        ("irmgard", {"T1": "AS", "T2": "KH"}, "T2-T1"),
        ("irmgard", {"T1": "KS", "T2": "AH"}, "T1-T2"),
        ("irmgard-single", {"T1": "AS", "W": "KH"}, "W-T1"),
        ("grosser-faecher", {"T1": "AS", "T2": "KC"}, "T2-T1"),
        ("berlinerin", {"T1": "AS", "T2": "KC"}, "T2-T1"),
    ],
)
def test_nothing_lies_on_an_ace_in_the_tableau(ruled: str, piles: dict[str, str], move: str) -> None:
    """No wrap: not even a king."""
    assert refused(lay(ruled, piles), move) == "refused-tableau-no-lower"


@pytest.mark.parametrize(
    ("ruled", "foundation", "card"),
    [
        ("irmgard", "F1", "AC"),
        ("grosser-faecher", "F1", "AC"),
        ("irmgard", "F1", "2C"),
        ("grosser-faecher", "F1", "KC"),
    ],
)
def test_nothing_lies_on_a_complete_foundation(ruled: str, foundation: str, card: str) -> None:
    family = " ".join(rank + "C" for rank in cards.RANKS)
    game = lay(ruled, {foundation: family, "T1": card})
    assert refused(game, f"T1-{foundation}") == "refused-foundation-full"


class TestFoundationsKeep:
    @pytest.mark.parametrize(
        ("ruled", "piles", "move"),
        [
            ("irmgard", {"F1": "AC 2C", "T5": "3H"}, "F1-T5"),
            ("irmgard-single", {"F1": "AC 2C", "T5": "3H"}, "F1-T5"),
            ("irmgard", {"F1": "KC"}, "F1-T5"),
            ("grosser-faecher", {"F1": "AC 2C", "T5": "3S"}, "F1-T5"),
            ("berlinerin", {"F1": "AC 2C", "T5": "3H"}, "F1-T5"),
            ("berlinerin", {"F1": "AC"}, "F1-T5"),
            ("grosser-kreis", {"F1": "2C 3D", "R1": "KS QH JS TH 9S 8H 7S 6H 5S 4H"}, "F1-R1"),
            ("grosser-kreis", {"R2": "KH QS", "F1": "2C 3D 4C 5D 6C 7D 8C 9D TC JD"}, "R2-F1"),
            ("irmgard", {"F1": "AC", "F2": ""}, "F1-F2"),
        ],
    )
    def test_a_card_on_a_foundation_never_comes_back(self, ruled: str, piles: dict[str, str], move: str) -> None:
        assert refused(lay(ruled, piles), move) == "refused-foundation-keeps"


class TestTopCards:
    @pytest.mark.parametrize("ruled", ["irmgard", "irmgard-single", "berlinerin"])
    def test_a_covered_card_does_not_move_alone(self, ruled: str) -> None:
        """The ace under the nine would fit the foundation, but two cards that are no run do not move."""
        game = lay(ruled, {"T1": "AC 9D", "T2": "2H", "F1": "" if ruled != "berlinerin" else "KD"})
        assert refused(game, "T1-F1x2").startswith("refused-not-a-run")
        assert refused(game, "T1-T2x2").startswith("refused-not-a-run")

    def test_a_half_covered_fan_card_does_not_leave(self) -> None:
        game = lay("grosser-faecher", {"T1": "4D AC 9D", "T2": "2C"})
        assert refused(game, "T1-F") == "refused-foundation-starts"
        assert refused(game, "T1-Fx2") == "refused-only-top-moves"
        assert refused(game, "T1-T2x2") == "refused-only-top-moves"

    def test_fans_move_single_cards_only(self) -> None:
        game = lay("grosser-faecher", {"T1": "3C 7D 6H", "T2": "8H", "T3": "7H"})
        assert refused(game, "T1-T2x2") == "refused-only-top-moves"
        assert refused(game, "T1-T3") == ""

    @pytest.mark.parametrize("ruled", COLUMN_GAMES)
    def test_face_down_cards_never_move_and_never_count(self, ruled: str) -> None:
        """Face up, the king, queen and jack would be a run."""
        game = lay(ruled, {"T1": "~KS ~QH JS", "T2": "KC"})
        assert refused(game, "T1-T2x2") == "refused-face-down"
        assert refused(game, "T1-T5x3") == "refused-face-down"
        assert game.position.lifts(0) == 1
        game = lay(ruled, {"T1": "KS QH JS", "T2": "KC"})
        assert refused(game, "T1-T2x2") == ""
        assert refused(game, "T1-T5x3") == ""

    @pytest.mark.parametrize("ruled", COLUMN_GAMES)
    def test_an_uncovered_card_is_turned_up_with_the_move(self, ruled: str) -> None:
        game = lay(ruled, {"T1": "~4C ~9D JS", "T2": "QH"})
        game.play("T1-T2")
        assert game.truth()["T1"] == ["~4C", "9D"]
        assert game.truth()["T2"] == ["QH", "JS"]
        game.undo()
        assert game.truth()["T1"] == ["~4C", "~9D", "JS"]

    def test_cards_do_not_leave_the_stock_by_themselves(self) -> None:
        game = lay("irmgard", {"S": "AC"})
        assert refused(game, "S-F") == "refused-not-from-stock"
        assert refused(game, "T1-S") == "refused-place-is-empty"
        assert refused(lay("irmgard", {"T1": "AC"}), "T1-S") == "refused-nothing-goes-there"
        assert refused(lay("irmgard-single", {"T1": "AC"}), "T1-W") == "refused-nothing-goes-there"
        assert refused(lay("irmgard", {"T1": "AC"}), "T1-T1") == "refused-same-place"


RUN = "TS 9H 8S 7H 6S 5H"
MIXED = "TS 9H 8S 7D 6D 5D"
ONE_SUIT = "TD 9D 8D 7D 6D 5D"


class TestRuns:
    @pytest.mark.parametrize("ruled", COLUMN_GAMES)
    @pytest.mark.parametrize(("count", "onto"), [(6, "JH"), (5, "TC"), (4, "9D"), (3, "8C"), (2, "7D"), (1, "6C")])
    def test_a_run_moves_whole_or_in_any_lower_part(self, ruled: str, count: int, onto: str) -> None:
        game = lay(ruled, {"T1": RUN, "T2": onto})
        assert refused(game, f"T1-T2x{count}" if count > 1 else "T1-T2") == ""
        assert {str(move) for move in game.legal_moves() if move.source == "T1"} == {
            f"T1-T2x{count}" if count > 1 else "T1-T2"
        }
        game.play(f"T1-T2x{count}")
        assert game.truth()["T2"] == [onto, *RUN.split()[6 - count :]]

    @pytest.mark.parametrize("ruled", COLUMN_GAMES)
    @pytest.mark.parametrize("broken", ["9S 8S", "9S 7H", "7H 8S", "9S 9H", "9S 7H 6S"])
    def test_what_is_no_run_does_not_move(self, ruled: str, broken: str) -> None:
        count = len(broken.split())
        game = lay(ruled, {"T1": broken, "T2": "TH TD"})
        assert refused(game, f"T1-T2x{count}") == "refused-not-a-run-alternating"

    def test_a_nine_under_a_fitting_seven_cannot_be_lifted(self) -> None:
        assert refused(lay("irmgard", {"T1": "9S 7H", "T2": "TD"}), "T1-T2x2") == "refused-not-a-run-alternating"

    @pytest.mark.parametrize("ruled", COLUMN_GAMES)
    def test_a_run_goes_to_an_empty_column_only_behind_a_king(self, ruled: str) -> None:
        assert refused(lay(ruled, {"T1": "KS QH JS"}), "T1-T9x3") == ""
        assert refused(lay(ruled, {"T1": "KS QH JS"}), "T1-T9x2") == "refused-empty-takes"

    @pytest.mark.parametrize("ruled", ["irmgard", "irmgard-single", "berlinerin"])
    def test_a_run_does_not_go_up_at_once(self, ruled: str) -> None:
        run, ace = ("3D 2D", "AD") if ruled == "berlinerin" else ("3H 2S", "AS")
        game = lay(ruled, {"T1": run, "F1": ace})
        assert refused(game, "T1-F1x2") == "refused-one-at-a-time"
        assert refused(game, "T1-F1") == ""

    @pytest.mark.parametrize(("count", "onto"), [(6, "JC"), (5, "TH"), (4, "9C"), (3, "8H"), (2, "7S"), (1, "6C")])
    def test_a_run_of_one_suit_moves_whole_or_in_any_end_part(self, count: int, onto: str) -> None:
        game = lay("berlinerin", {"T1": ONE_SUIT, "T2": onto})
        assert refused(game, f"T1-T2x{count}") == ""
        game.play(f"T1-T2x{count}")
        assert game.truth()["T2"] == [onto, *ONE_SUIT.split()[6 - count :]]

    @pytest.mark.parametrize(("count", "onto"), [(6, "JH"), (5, "TH"), (4, "9C")])
    def test_a_mixed_run_does_not_move_as_one(self, count: int, onto: str) -> None:
        game = lay("berlinerin", {"T1": MIXED, "T2": onto})
        assert refused(game, f"T1-T2x{count}") == "refused-not-a-run-suit"

    def test_the_one_suit_end_of_a_mixed_run_moves(self) -> None:
        game = lay("berlinerin", {"T1": MIXED, "T2": "8H"})
        assert refused(game, "T1-T2x3") == ""

    @pytest.mark.parametrize("empty", [0, 1, 2])
    @pytest.mark.parametrize("count", range(1, 7))
    def test_empty_columns_do_not_change_what_moves(self, empty: int, count: int) -> None:
        """A one-suit run of any length goes to an empty column, a mixed one never, however many are empty."""
        kings = ["KC", "KD", "KH", "KS", "QC", "QS", "QH"][: 7 - empty]
        others = {f"T{number}": card for number, card in enumerate(kings, start=2)}
        for run, may in ((ONE_SUIT, True), (MIXED, count <= 3)):
            game = lay("berlinerin", {"T1": f"2C {run}"} | others)
            assert (refused(game, f"T1-T8x{count}") == "") == (may and empty > 0)


class TestDealingARow:
    def test_one_card_to_each_column_from_left_to_right_also_to_empty_ones(self) -> None:
        game = lay("irmgard", {"T1": "KS", "T3": "~2C 3C", "S": "AC 2D 3D 4D 5D 6D 7D 8D 9D TD"})
        game.play("deal")
        truth = game.truth()
        assert [truth[f"T{column}"][-1] for column in range(1, 10)] == [
            "AC",
            "2D",
            "3D",
            "4D",
            "5D",
            "6D",
            "7D",
            "8D",
            "9D",
        ]
        assert truth["T1"] == ["KS", "AC"] and truth["T2"] == ["2D"] and truth["T3"] == ["~2C", "3C", "3D"]
        assert truth["S"][0] == "~TD"

    def test_it_is_allowed_while_other_moves_remain(self) -> None:
        game = lay("irmgard", {"T1": "AC"})
        assert refused(game, "T1-F") == "" and refused(game, "deal") == ""

    @pytest.mark.parametrize(("ruled", "first"), [("irmgard", 1), ("irmgard+centre", 2)])
    def test_the_last_row_of_seven(self, ruled: str, first: int) -> None:
        game = kb.deal(f"{ruled}#42")
        for _ in range(8):
            game.play("deal")
        before, last = game.truth(), game.truth()["S"]
        assert len(last) == 7
        game.play("deal")
        grown = [name for name in before if len(game.truth()[name]) > len(before[name])]
        assert grown == [f"T{column}" for column in range(first, first + 7)]
        assert [game.truth()[name][-1] for name in grown] == [card.strip("~") for card in last]
        assert refused(game, "deal") == "refused-nothing-to-deal"

    @pytest.mark.parametrize(
        ("ruled", "move"), [("irmgard", "turn"), ("irmgard", "recycle"), ("irmgard-single", "deal")]
    )
    def test_other_games_verbs_are_no_moves(self, ruled: str, move: str) -> None:
        assert refused(kb.deal(f"{ruled}#1"), move) == "refused-not-in-this-game"


class TestTurning:
    @pytest.mark.parametrize("ruled", ["irmgard-single", "grosser-kreis"])
    def test_the_next_card_goes_face_up_to_the_waste(self, ruled: str) -> None:
        game = kb.deal(f"{ruled}#7")
        first, second, *_ = (card.strip("~") for card in game.truth()["S"])
        game.play("turn")
        game.play("turn")
        assert game.truth()["W"] == [first, second]
        assert game.view()["W"] == [first, second]

    def test_only_the_wastes_top_card_is_playable(self) -> None:
        game = lay("irmgard-single", {"W": "AC 9D", "T1": "2H"})
        assert refused(game, "W-F") == "refused-foundation-starts"
        assert refused(game, "W-Fx2").startswith("refused-")
        assert refused(lay("irmgard-single", {"W": "9D AC", "T1": "2H"}), "W-F") == ""
        assert refused(lay("irmgard-single", {"W": "9D AC", "T1": "2H"}), "W-T1") == ""

    def test_by_default_the_card_below_is_playable_in_its_turn(self) -> None:
        game = lay("grosser-kreis", {"W": "QH 3D", "F1": "2C", "R1": "KS"})
        game.play("W-F1")
        assert refused(game, "W-R1") == ""

    def test_turned_only_plays_just_the_card_that_was_turned(self) -> None:
        game = lay("grosser-kreis+turned-only", {"W": "QH", "S": "3D 5C", "F1": "2C", "R1": "KS"})
        assert refused(game, "W-R1") == "refused-not-just-turned"
        game.play("turn")
        assert refused(game, "W-F1") == ""
        game.play("W-F1")
        assert refused(game, "W-R1") == "refused-not-just-turned"
        game.undo()
        assert refused(game, "W-F1") == ""
        game.play("turn")
        assert game.truth()["W"] == ["QH", "3D", "5C"]
        assert refused(game, "W-F1") == "refused-foundation-alternating"

    def test_in_the_circle_cards_never_move_between_piles(self) -> None:
        game = lay("grosser-kreis", {"F1": "2C 3D", "F2": "2S", "R1": "KS QH"})
        for move in ("F1-F2", "R1-F2", "F1-R1"):
            assert refused(game, move) == "refused-foundation-keeps"


class TestRecycling:
    @pytest.mark.parametrize("ruled", ["irmgard-single", "grosser-kreis"])
    def test_the_waste_turned_over_is_the_stock_in_the_same_order(self, ruled: str) -> None:
        game = kb.deal(f"{ruled}#11")
        stock = game.truth()["S"]
        assert refused(game, "recycle") == "refused-stock-not-empty"
        for _ in stock:
            game.play("turn")
        assert refused(game, "turn") == "refused-nothing-to-turn"
        game.play("recycle")
        assert game.truth()["S"] == stock and game.truth()["W"] == []
        game.undo()
        assert [f"~{card}" for card in game.truth()["W"]] == stock

    @pytest.mark.parametrize(
        ("ruled", "times"),
        [
            ("irmgard-single+none", 0),
            ("irmgard-single+one", 1),
            ("irmgard-single+two", 2),
            ("grosser-kreis", 2),
            ("grosser-kreis+two", 1),
            ("grosser-kreis+one", 0),
        ],
    )
    def test_it_can_be_done_so_often_and_not_once_more(self, ruled: str, times: int) -> None:
        game = kb.deal(f"{ruled}#3")
        for _ in range(times):
            _turn_all(game)
            game.play("recycle")
        _turn_all(game)
        assert refused(game, "recycle") == "refused-no-recycle-left"

    @pytest.mark.parametrize("ruled", ["irmgard-single", "grosser-kreis+unlimited"])
    def test_without_end_where_the_variant_says_so(self, ruled: str) -> None:
        game = lay(ruled, {"S": "9C 8D"}, rest="F1")
        for _ in range(300):
            _turn_all(game)
            game.play("recycle")
        assert not game.stuck

    def test_an_empty_waste_is_not_turned_over(self) -> None:
        game = lay("irmgard-single", {"T1": "KS"}, rest="F4")
        assert refused(game, "recycle") == "refused-waste-empty"


def _turn_all(game: kb.Game) -> None:
    while game.truth()["S"]:
        game.play("turn")


class TestTheCircle:
    def test_kings_and_twos_lie_where_the_book_has_them(self) -> None:
        truth = kb.deal("grosser-kreis#1").truth()
        assert [truth[f"F{i}"] for i in (1, 2, 3, 4)] == [["2C"], ["2D"], ["2H"], ["2S"]]
        assert [truth[f"R{i}"] for i in (1, 2, 3, 4)] == [["KS"], ["KH"], ["KC"], ["KD"]]
        assert len(truth["S"]) == 96

    def test_the_ace_lies_above_the_king_on_centre_piles_and_below_the_two_on_half_circles(self) -> None:
        assert refused(lay("grosser-kreis", {"F1": "KC", "W": "AD"}), "W-F1") == ""
        assert refused(lay("grosser-kreis", {"F1": "2C", "W": "AD"}), "W-F1") == "refused-foundation-alternating"
        assert refused(lay("grosser-kreis", {"R1": "2C", "W": "AD"}), "W-R1") == ""
        assert refused(lay("grosser-kreis", {"R1": "KC", "W": "AD"}), "W-R1") == "refused-foundation-alternating"

    @pytest.mark.parametrize("card", ["QH", "QD"])
    def test_suits_do_not_matter(self, card: str) -> None:
        assert refused(lay("grosser-kreis", {"R1": "KS", "W": card}), "W-R1") == ""

    def test_a_complete_pile_takes_nothing(self) -> None:
        up = "2C 3D 4C 5D 6C 7D 8C 9D TC JD QC KD AC"
        down = "KS QD JS TD 9S 8D 7S 6D 5S 4D 3S 2D AS"
        assert refused(lay("grosser-kreis", {"F1": up, "W": "2H"}), "W-F1") == "refused-foundation-full"
        assert refused(lay("grosser-kreis", {"R1": down, "W": "KH"}), "W-R1") == "refused-foundation-full"

    def test_the_player_chooses_where_a_card_fits_twice(self) -> None:
        game = lay("grosser-kreis", {"F1": "7C", "R1": "9S", "W": "8D"})
        assert {"W-F", "W-R"} <= {str(move) for move in game.legal_moves()}

    def test_it_has_come_out_when_stock_and_waste_are_empty(self) -> None:
        assert lay("grosser-kreis", {}, rest="F1").won
        assert not lay("grosser-kreis", {"W": "AC"}, rest="F1").won
        assert not lay("grosser-kreis", {"S": "AC"}, rest="F1").won


class TestRefilling:
    @pytest.mark.parametrize("left", [3, 2, 1, 0])
    def test_an_emptied_fan_takes_the_next_three_or_what_is_left(self, left: int) -> None:
        stock = ["9C", "8D", "7H"][:left]
        game = lay("grosser-faecher", {"T4": "AC", "S": " ".join(stock)}, rest="F8")
        game.play("T4-F")
        assert game.truth()["T4"] == stock
        assert game.truth()["S"] == []
        game.undo()
        assert game.truth()["T4"] == ["AC"]
        assert game.truth()["S"] == [f"~{card}" for card in stock]

    def test_just_three_of_more(self) -> None:
        game = lay("grosser-faecher", {"T4": "AC", "S": "9C 8D 7H 6S"})
        game.play("T4-F")
        assert game.truth()["T4"] == ["9C", "8D", "7H"] and game.truth()["S"][0] == "~6S"

    def test_a_fan_that_keeps_cards_takes_none(self) -> None:
        game = lay("grosser-faecher", {"T4": "KC AC", "S": "9C 8D 7H"})
        game.play("T4-F")
        assert game.truth()["T4"] == ["KC"]

    def test_columns_are_not_refilled(self) -> None:
        game = lay("irmgard", {"T4": "AC", "S": "9C 8D 7H"})
        game.play("T4-F")
        assert game.truth()["T4"] == []


class TestGathering:
    def test_inner_middle_outer_each_from_left_each_fan_from_its_bottom(self) -> None:
        fans = {
            "T1": "2C 3C 4C 5C", "T8": "6C 7C", "T9": "8C", "T14": "9C TC", "T15": "JC QC", "T16": "KC AD 2D",
        }  # fmt: skip
        game = lay("grosser-faecher", fans | {"S": "AH 2H"}, rest="F8")
        game.play("gather")
        expected = ["AH", "2H", "JC", "QC", "KC", "AD", "2D", "8C", "9C", "TC", "2C", "3C", "4C", "5C", "6C", "7C"]
        truth = game.truth()
        assert [truth[f"T{fan}"] for fan in range(1, 7)] == [
            expected[0:3], expected[3:6], expected[6:9], expected[9:12], expected[12:15], expected[15:16],
        ]  # fmt: skip
        assert not any(truth[f"T{fan}"] for fan in range(7, 17)) and truth["S"] == []
        game.undo()
        assert {name: " ".join(game.truth()[name]) for name in fans} == fans

    def test_at_most_sixteen_fans_lie_and_the_rest_is_the_stock(self) -> None:
        game = kb.deal("grosser-faecher#5")
        stock, before = game.truth()["S"], game.truth()
        game.play("gather")
        after = game.truth()
        assert all(len(after[f"T{fan}"]) == 3 for fan in range(1, 17)) and len(after["S"]) == 56
        dealt = [card for fan in range(1, 17) for card in after[f"T{fan}"]]
        assert dealt == [card.strip("~") for card in stock[:48]]
        order = [15, 16, *range(9, 15), *range(1, 9)]
        heap = [card for fan in order for card in before[f"T{fan}"]]
        assert [card.strip("~") for card in after["S"]] == [card.strip("~") for card in stock[48:]] + heap

    @pytest.mark.parametrize(
        ("ruled", "times"), [("grosser-faecher", 2), ("grosser-faecher+one", 1), ("grosser-faecher+none", 0)]
    )
    def test_so_often_and_not_once_more(self, ruled: str, times: int) -> None:
        game = kb.deal(f"{ruled}#5")
        for _ in range(times):
            assert refused(game, "gather") == ""
            game.play("gather")
        assert refused(game, "gather") == "refused-no-gather-left"

    def test_nothing_is_gathered_where_no_fan_lies(self) -> None:
        assert refused(lay("grosser-faecher", {}, rest="F8"), "gather") == "refused-place-is-empty"

    def test_it_is_allowed_while_other_moves_remain(self) -> None:
        game = lay("grosser-faecher", {"T1": "AC"})
        assert refused(game, "T1-F") == "" and refused(game, "gather") == ""


OPENING = "2C 3C 5H 2H KD KS 9D 2D JS TS 4C 3D"


def _berliner(ruled: str) -> kb.Game:
    """A deal that begins with the opening above; the other cards follow by suit, kings first."""
    opening = OPENING.split()
    others = [f"{rank}{suit}" for suit in "SHDC" for rank in "KQJT98765432" if f"{rank}{suit}" not in opening]
    return kb.deal(ruled, cards=" ".join(opening + others))


class TestDealingTheBerliner:
    def test_the_aces_lie_on_the_foundations(self) -> None:
        truth = _berliner("berlinerin+never").truth()
        assert [truth[f"F{i}"] for i in (1, 2, 3, 4)] == [["AC"], ["AD"], ["AH"], ["AS"]]

    def test_auto_plays_every_fitting_card_up_and_counts_it(self) -> None:
        game = _berliner("berlinerin")
        truth = game.truth()
        assert truth["T1"] == ["5H", "KD", "KS"] and truth["T2"] == ["9D", "JS", "TS"]
        assert truth["F1"][:4] == ["AC", "2C", "3C", "4C"] and truth["F2"][:3] == ["AD", "2D", "3D"]
        assert truth["F3"][:2] == ["AH", "2H"]
        assert truth["S"] == []

    def test_never_lays_every_card_in_its_column(self) -> None:
        truth = _berliner("berlinerin+never").truth()
        assert all(len(truth[f"T{column}"]) == 6 for column in range(1, 9))
        assert truth["T1"] == ["2C", "3C", "5H", "2H", "KD", "KS"]

    def test_choice_asks_for_each_fitting_card_and_shows_no_later_one(self) -> None:
        game = _berliner("berlinerin+choice")
        assert [str(move) for move in game.legal_moves()] == ["up", "down"]
        assert game.view()["S"] == ["2C"] + ["~"] * 47
        assert refused(game, "T1-F") == "refused-deal-goes-on"
        game.play("down")
        assert game.truth()["T1"] == ["2C", "3C", "5H"] and game.view()["S"][0] == "2H"
        game.play("up")
        assert game.truth()["F3"] == ["AH", "2H"]
        assert game.truth()["T1"] == ["2C", "3C", "5H", "KD", "KS"]

    def test_only_the_card_being_dealt_may_go_up_before_the_deal_is_complete(self) -> None:
        """The two of clubs laid down would fit, but must wait for the end of the deal."""
        game = _berliner("berlinerin+choice")
        while game.position.asks():
            assert refused(game, "T1-F") == "refused-deal-goes-on"
            game.play("down")
        assert game.truth() == _berliner("berlinerin+never").truth()
        assert refused(game, "up") == refused(game, "down") == "refused-nothing-to-answer"

    def test_always_up_is_auto(self) -> None:
        game = _berliner("berlinerin+choice")
        while game.position.asks():
            game.play("up")
        assert game.truth() == _berliner("berlinerin").truth()


class TestTheEnd:
    @pytest.mark.parametrize("ruled", ["irmgard", "irmgard-single", "grosser-faecher", "berlinerin"])
    def test_it_has_come_out_when_all_cards_lie_on_the_foundations(self, ruled: str) -> None:
        game = lay(ruled, {}, rest="F1")
        assert game.won and not game.stuck
        assert not lay(ruled, {"T1": "KS"}, rest="F1").won

    def test_stuck_is_only_who_has_no_legal_move_at_all(self) -> None:
        assert lay("irmgard", {"T1": "9S", "T2": "9C"}, rest="F1").stuck
        assert not lay("irmgard", {"T1": "9S", "T2": "9C", "S": "2D"}, rest="F1").stuck
        assert not lay("irmgard", {"T1": "9S", "T2": "TH"}, rest="F1").stuck
        assert not lay("berlinerin", {"T1": "9S"}, rest="F1").stuck
        assert not lay("grosser-faecher", {"T1": "9S"}, rest="F1").stuck
        assert lay("grosser-faecher", {"T1": "9S"}, rest="F1", redeals=0).stuck
        assert not lay("grosser-kreis", {"W": "5C"}, rest="F1", redeals=1).stuck
        assert lay("grosser-kreis", {"W": "5C"}, rest="F1", redeals=0).stuck

    def test_a_card_may_be_held_back(self) -> None:
        """An ace on top does not have to go up; any other move stays legal."""
        game = lay("irmgard", {"T1": "AC", "T2": "9S", "T3": "TH"})
        assert refused(game, "T2-T3") == "" and refused(game, "deal") == ""


class TestTheDeal:
    def test_irmgard_lies_in_a_v_with_just_the_tops_face_up(self) -> None:
        view = kb.deal("irmgard#1").view()
        assert [len(view[f"T{i}"]) for i in range(1, 10)] == [1, 2, 3, 4, 5, 4, 3, 2, 1]
        assert all(view[f"T{i}"][-1] != "~" and set(view[f"T{i}"][:-1]) <= {"~"} for i in range(1, 10))
        assert len(view["S"]) == 79

    def test_irmgard_is_dealt_row_by_row(self) -> None:
        game = kb.deal("irmgard#1")
        order, truth = game.cards.split(), game.truth()
        assert [truth[f"T{i}"][0].strip("~") for i in range(1, 10)] == order[:9]
        assert [truth[f"T{i}"][1].strip("~") for i in range(2, 9)] == order[9:16]
        assert truth["T5"][-1] == order[24]

    def test_irmgard_with_one_pack_has_two_rows_down_and_one_up(self) -> None:
        view = kb.deal("irmgard-single#1").view()
        assert all(view[f"T{i}"][:2] == ["~", "~"] and view[f"T{i}"][2] != "~" for i in range(1, 10))
        assert len(view["S"]) == 25

    def test_the_fans_are_dealt_three_at_a_time(self) -> None:
        game = kb.deal("grosser-faecher#1")
        order, truth = game.cards.split(), game.truth()
        assert [card for fan in range(1, 17) for card in truth[f"T{fan}"]] == order[:48]
        assert len(truth["S"]) == 56


@pytest.mark.parametrize(
    ("ruled", "lying", "move", "english", "german"),
    [
        (
            "berlinerin",
            {"F1": "AC 2C", "T1": "3S"},
            "T1-F1",
            "the two of clubs takes the three of clubs, not the three of spades.",
            "Auf die Kreuz-Zwei folgt die Kreuz-Drei, nicht die Pik-Drei.",
        ),
        (
            "grosser-kreis",
            {"F1": "2C", "W": "8D"},
            "W-F1",
            "the two of clubs takes a red three, not the eight of diamonds.",
            "Auf die Kreuz-Zwei folgt eine rote Drei, nicht die Karo-Acht.",
        ),
        (
            "grosser-kreis",
            {"R2": "KH QC JD TS 9H 8C 7D 6S 5H 4C 3D 2S", "W": "AC"},
            "W-R2",
            "the two of spades takes a red ace, not the ace of clubs.",
            "Auf die Pik-Zwei folgt ein rotes Ass, nicht das Kreuz-Ass.",
        ),
    ],
)
def test_a_refusal_names_the_card_that_a_foundation_waits_for(
    ruled: str, lying: dict[str, str], move: str, english: str, german: str
) -> None:
    reason = lay(ruled, lying).refusal(move)
    assert reason
    assert [say(reason, "en"), say(reason, "de")] == [english, german]
