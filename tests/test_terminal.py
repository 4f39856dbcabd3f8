"""The game in the terminal: line by line, through pipes and on the store itself."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kartenbild as kb
from kartenbild.cli.terminal import play_text
from kartenbild.cli.terminal.console import Console
from kartenbild.cli.terminal.orders import ORDERS, VERBS
from kartenbild.store import Action, Store, new_key, open_store
from kartenbild.words import LANGUAGES, say

RECORDS = Path(__file__).parent / "records"
COMMAND = [sys.executable, "-m", "kartenbild", "play", "--text", "--lang", "en"]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path / "data")
    yield opened
    opened.close()


def sit(store: Store, *lines: str, deal: str | None = "irmgard#42", language: str | None = "en") -> list[str]:
    """Everything the terminal says when these lines are typed; the last one is followed by the end of input."""
    said = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), said)
    play_text(store, kb.deal(deal) if deal else None, language, "en", console)
    return said.getvalue().splitlines()


def kept(store: Store) -> list[str]:
    """The terminal's tables: each deal with how many moves were made."""
    return [f"{table.deal} {table.made}" for table in store.tables.of(store.players.terminal().id)]


class TestWholeGames:
    @pytest.mark.parametrize("file", sorted(RECORDS.glob("*.patience")), ids=lambda file: file.stem)
    def test_a_game_is_played_to_its_win_through_pipes(self, file: Path, tmp_path: Path) -> None:
        game = kb.read_record(file.read_text(encoding="utf-8"))
        lines = ["ask off", *map(str, game.history), "t", "q"]
        ended = subprocess.run(
            [*COMMAND, game.name, "--data", str(tmp_path)],
            input="\n".join(lines) + "\n", capture_output=True, text=True, encoding="utf-8", timeout=300,
        )  # fmt: skip
        assert (ended.returncode, ended.stderr) == (0, "")
        assert ended.stdout.count("The patience has come out!") == 1
        assert "No move is left" not in ended.stdout and "Goodbye" in ended.stdout
        assert not re.search("[\x1b─-╿]", ended.stdout)
        opened = open_store(tmp_path)
        player = opened.players.terminal().id
        assert [table.status for table in opened.tables.of(player)] == ["won"]
        assert [(figures.ruled, figures.played, figures.won) for figures in opened.statistics.of(player)] == [
            (game.deal_name.ruled, 1, 1)
        ]
        opened.close()

    def test_a_won_game_is_not_offered_again(self, store: Store) -> None:
        game = kb.read_record((RECORDS / "berlinerin#1.patience").read_text(encoding="utf-8"))
        said = sit(store, *map(str, game.history), "games", "q", deal=game.name)
        assert not [line for line in said if "unfinished games" in line and line.startswith("Your")]
        assert any("Which game?" in line for line in said)

    def test_a_game_survives_the_end_of_the_process(self, tmp_path: Path) -> None:
        command = [*COMMAND, "irmgard#42", "--data", str(tmp_path)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdin and running.stdout
            running.stdin.write("T5-F\n")
            running.stdin.flush()
            while "is turned up" not in running.stdout.readline():
                assert running.poll() is None
            running.kill()
        opened = open_store(tmp_path)
        assert kept(opened) == ["irmgard#42 1"]
        said = sit(opened, "1", deal=None)
        assert "Irmgard, deal no. 42. So far one move." in said, said
        opened.close()

    def test_ctrl_c_ends_well(self, tmp_path: Path) -> None:
        command = [*COMMAND, "irmgard#42", "--data", str(tmp_path)]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        with subprocess.Popen(command, text=True, **pipes) as running:
            assert running.stdout and running.stderr
            while "Type a move" not in running.stdout.readline():
                assert running.poll() is None
            os.kill(running.pid, signal.SIGINT)
            assert "Goodbye" in running.stdout.read() and running.stderr.read() == ""
            assert running.wait(30) == 0


class TestTheTable:
    def test_it_is_told_in_a_line_for_each_place(self, store: Store) -> None:
        said = sit(store, "t")
        at = said.index("Irmgard, irmgard#42, no move made.")
        assert said[at + 1 : at + 7] == [
            "Deals left: 9. Cards in the stock: 79.",
            "Foundations: all empty",
            "T1: 4C",
            "T2: 1 face down, 2C",
            "T3: 2 face down, 8S",
            "T4: 3 face down, TH",
        ]

    def test_enter_tells_it_again(self, store: Store) -> None:
        assert sit(store, "").count("T1: 4C") == 2

    def test_full_names_are_remembered(self, store: Store) -> None:
        assert "T2: 1 face down, two of clubs" in sit(store, "names full", "t")
        assert "T2: 1 face down, two of clubs" in sit(store)
        assert "T2: 1 face down, 2C" in sit(store, "names short", "t")

    def test_one_place_with_all_its_cards(self, store: Store) -> None:
        said = sit(store, "turn", "turn", "w", "s", "f1", deal="grosser-kreis#3")
        assert {"W: 7D 5H", "S: 94 cards", "F1: 2C"} <= set(said)

    def test_circles_and_waste(self, store: Store) -> None:
        said = sit(store, "turn", "t", deal="grosser-kreis#3")
        assert {
            "Passes left: 3. Cards in the stock: 95.",
            "Centre piles: F1 2C, F2 2D, F3 2H, F4 2S",
            "Half circles: R1 KS, R2 KH, R3 KC, R4 KD",
            "W: 7D, the top of 1 card",
        } <= set(said)

    @pytest.mark.parametrize("deal", ["irmgard#1", "irmgard-single#1", "grosser-kreis#1", "berlinerin+choice#1"])
    def test_no_hidden_card_is_told(self, deal: str, store: Store) -> None:
        """In another deal only the hidden cards lie otherwise: nothing that is said may change."""
        game = kb.deal(deal)
        seen = sorted(card for pile in game.view().values() for card in pile if card != "~")
        told = re.findall(r"\b[A2-9TJQK][CDHS]\b", "\n".join(sit(store, "t", deal=deal)).split("made.")[-1])
        assert sorted(told) == [card for card in seen if game.view()["S"].count(card) == 0]


class TestMoves:
    def test_written_in_any_case_and_with_spaces(self, store: Store) -> None:
        said = sit(store, "t5-f", "T5 T7")
        assert "The ace of clubs up to an empty foundation. The jack of diamonds is turned up." in said
        assert any(line.startswith("The jack of diamonds onto the queen of clubs.") for line in said)
        assert kept(store) == ["irmgard#42 2"]

    def test_by_number_from_the_list(self, store: Store) -> None:
        said = sit(store, "m", "1")
        assert "1: T5-F, the ace of clubs up to an empty foundation" in said
        assert kept(store) == ["irmgard#42 1"]

    def test_a_number_without_its_list_shows_the_list_first(self, store: Store) -> None:
        said = sit(store, "1", "1", "1")
        assert sum("This is the list now" in line for line in said) == 2
        assert kept(store) == ["irmgard#42 1"]

    @pytest.mark.parametrize("number", ["0", "3", "99", "9" * 30])
    def test_a_number_beyond_the_list(self, number: str, store: Store) -> None:
        assert f"{number[:20]} is not in the list." in sit(store, "m", number)
        assert kept(store) == []

    @pytest.mark.parametrize("typed", ["²", "hello", "T99-T1-T2", "💥", "deal it", "undo-", "--", "T5-Fx0", "x" * 5000])
    def test_what_cannot_be_understood_changes_nothing(self, typed: str, store: Store) -> None:
        said = sit(store, typed)
        assert kept(store) == [] and len(said) < 20

    def test_a_refused_move_says_the_rule(self, store: Store) -> None:
        said = sit(store, "T9-T1", "T1-F", "recycle")
        assert (
            "The seven of clubs does not go on the four of clubs: columns go down rank by rank, red and black in turn."
        ) in said
        assert "An empty foundation takes only an ace, not the four of clubs." in said
        assert "This patience has no “recycle”." in said
        assert kept(store) == []

    def test_the_stock_by_one_letter(self, store: Store) -> None:
        assert "Turned: seven of diamonds." in sit(store, "d", deal="grosser-kreis#3")
        assert any(line.startswith("Dealt, from left to right:") for line in sit(store, "ask off", "d"))

    def test_german_words_for_moves(self, store: Store) -> None:
        assert any("Umgedreht" in line for line in sit(store, "umdrehen", deal="grosser-kreis#3", language="de"))
        assert set(VERBS.values()) == {"deal", "turn", "recycle", "gather", "up", "down"}

    def test_refills_are_told(self, store: Store) -> None:
        game = kb.read_record((RECORDS / "grosser-faecher#1.patience").read_text(encoding="utf-8"))
        said = sit(store, *map(str, game.history), deal=game.name)
        assert any("is refilled:" in line for line in said)

    def test_undo_redo_restart(self, store: Store) -> None:
        said = sit(store, "T5-F", "u", "u", "r", "r", "T5-T7", "restart", "r", "r", "r")
        assert "Taken back: the ace of clubs up to an empty foundation." in said
        assert "There is no move to take back." in said
        assert "There is no move to play again." in said
        assert "The cards lie as they were dealt." in said
        assert kept(store) == ["irmgard#42 2"]

    def test_stuck_is_told_once(self, store: Store) -> None:
        """After one pass without a card played nothing is left here: the last card turned fits nowhere."""
        said = sit(store, *["turn"] * 96, "turn", "t", "m", deal="grosser-kreis+one+turned-only#3")
        assert sum("No move is left" in line for line in said) == 1 and "There is no legal move." in said
        said = sit(store, "1", "u", "t", deal=None)
        assert any(line.endswith("#3, 96 moves made, stuck") for line in said)
        assert sum("No move is left" in line for line in said) == 1


class TestQuestions:
    def test_dealing_while_moves_remain_is_asked(self, store: Store) -> None:
        question = "It can be taken back. Deal now?"
        assert any(line.endswith(question) for line in sit(store, "deal", "no")) and kept(store) == []
        sit(store, "deal", "")
        assert kept(store) == []
        sit(store, "deal", "yes")
        assert kept(store) == ["irmgard#42 1"]

    def test_the_same_word_again_is_a_yes(self, store: Store) -> None:
        sit(store, "deal", "deal")
        assert kept(store) == ["irmgard#42 1"]

    def test_another_word_is_no_answer_and_is_obeyed(self, store: Store) -> None:
        sit(store, "deal", "T5-F")
        assert kept(store) == ["irmgard#42 1"]

    def test_it_can_be_switched_off_for_good(self, store: Store) -> None:
        said = sit(store, "ask off", "deal")
        assert not any("can be taken back" in line for line in said) and kept(store) == ["irmgard#42 1"]
        assert not any("can be taken back" in line for line in sit(store, "deal"))
        assert any("can be taken back" in line for line in sit(store, "ask on", "undo", "undo", "deal"))

    def test_gathering_is_asked_too(self, store: Store) -> None:
        assert any("Gather now?" in line for line in sit(store, "gather", "ja", deal="grosser-faecher#5"))
        assert kept(store) == ["grosser-faecher#5 1"]

    def test_the_end_of_input_is_no_yes(self, store: Store) -> None:
        assert sit(store, "deal")[-1].startswith("Goodbye") and kept(store) == []

    def test_choice_asks_up_or_down(self, store: Store) -> None:
        said = sit(store, "m", "up", "nieder", "T1-F", deal="berlinerin+choice#5")
        assert "1: up, play the two of diamonds up" in said
        assert any("fits: up, or down to column 1?" in line for line in said)
        assert any(line.startswith("The two of diamonds goes up.") for line in said)
        assert any(line.startswith("The two of hearts goes to column 4.") for line in said)
        assert any("deal is not finished" in line for line in said)


class TestFiles:
    def test_a_record_is_saved_and_never_written_over(self, store: Store, tmp_path: Path) -> None:
        file = tmp_path / "mine"
        said = sit(store, "T5-F", f"save {file}", f"save {file}.patience", "save", "save /no/such/folder/x")
        written = tmp_path / "mine.patience"
        assert kb.read_record(written.read_text(encoding="utf-8")).name == "irmgard#42"
        assert any("already there" in line for line in said)
        assert any("Please say where" in line for line in said)
        assert any("/no/such/folder/x could not be written" in line for line in said)

    def test_a_record_is_opened_where_it_ends(self, store: Store) -> None:
        said = sit(store, f"open {RECORDS / 'berlinerin#1.patience'}", "u")
        assert any("Berliner" in line for line in said) and any("Taken back" in line for line in said)
        assert kept(store)[0].startswith("berlinerin#1 ")
        assert [figures.ruled for figures in store.statistics.of(store.players.terminal().id)] == []

    @pytest.mark.parametrize("text", [b"kartenbild 1\ndeal irmgard#42\nmoves turn\n", b"\xff", b"hello", b""])
    def test_a_bad_record_leaves_the_player_at_the_table(self, text: bytes, store: Store, tmp_path: Path) -> None:
        (tmp_path / "bad").write_bytes(text)
        said = sit(store, "T5-F", f"open {tmp_path / 'bad'}", "open /no/such/file", "open ~nobody-here/x", "u")
        assert sum("could not be read" in line for line in said) == 3
        assert any("Taken back" in line for line in said)


class TestChoosingAGame:
    def test_by_number_with_variants_asked(self, store: Store) -> None:
        said = sit(store, "3", "2", "", "turn", deal=None)
        assert any("The waste’s top card? Type a number, or Enter for top." in line for line in said)
        assert re.fullmatch(r"grosser-kreis\+turned-only#\d+ 1", kept(store)[0])

    def test_by_name(self, store: Store) -> None:
        sit(store, "irmgard-single+two#9", "turn", deal=None)
        assert kept(store) == ["irmgard-single+two#9 1"]

    def test_with_given_cards(self, store: Store) -> None:
        cards = kb.deal("berlinerin#4").cards
        said = sit(store, f"new berlinerin {cards}", "new berlinerin 2C 2C", deal="irmgard#42")
        assert any("card 2: 2C stands here twice" in line for line in said)

    @pytest.mark.parametrize("wrong", ["chess", "9", "0", "irmgard#0", "berlinerin+left", ""])
    def test_a_wrong_answer_asks_again(self, wrong: str, store: Store) -> None:
        said = sit(store, wrong, "irmgard#5", "deal", "yes", deal=None)
        assert sum("Which game?" in line for line in said) == 2 and kept(store) == ["irmgard#5 1"]

    def test_unfinished_games_are_listed_and_go_on(self, store: Store) -> None:
        sit(store, "T5-F")
        sit(store, "turn", deal="grosser-kreis#3")
        said = sit(store, "2", "u", "r", deal=None)
        assert {"1: grosser-kreis#3, 1 move made", "2: irmgard#42, 1 move made"} <= set(said)
        assert kept(store)[0] == "irmgard#42 1"

    def test_the_same_deal_goes_on_where_it_was(self, store: Store) -> None:
        sit(store, "T5-F")
        assert any("already begun" in line for line in sit(store))
        assert kept(store) == ["irmgard#42 1"]

    def test_a_game_can_be_put_away(self, store: Store) -> None:
        sit(store, "T5-F")
        said = sit(store, "drop", "drop 7", "drop 1", "q", deal=None)
        assert sum("Please say which" in line for line in said) == 2
        assert "irmgard#42 has been put away." in said and kept(store) == []

    def test_an_untouched_deal_is_not_kept(self, store: Store) -> None:
        sit(store, "t", "m", "new irmgard#43", "new", "q")
        assert kept(store) == []

    def test_a_bad_name_leaves_the_player_at_the_table(self, store: Store) -> None:
        said = sit(store, "T5-F", "new chess", "u")
        assert any("no game “chess”" in line for line in said) and any("Taken back" in line for line in said)


class TestLanguageAndHelp:
    def test_the_language_can_be_switched_and_is_remembered(self, store: Store) -> None:
        said = sit(store, "lang de", "m", "sprache fr")
        assert any(line.startswith("1: T5-F, das Kreuz-Ass hoch") for line in said)
        assert any("Die Sprachen sind en, de" in line for line in said)
        assert any("Auf Wiedersehen" in line for line in sit(store, language=None))
        assert any("Goodbye" in line for line in sit(store, language="en"))

    def test_help_and_keys(self, store: Store) -> None:
        said = sit(store, "h", "?")
        assert "How we read what is left open" in said
        assert "m (moves): the legal moves, numbered." in said

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_words_told_are_the_words_known(self, language: str) -> None:
        """Every order is in the list of words, in the language in which it is listed."""
        told = set(re.findall(r"[\w?]+", say("text-keys", language, deal="x#1").lower()))
        assert [name for name, known in ORDERS.items() if not told & set(known)] == []

    def test_no_word_means_two_things(self) -> None:
        words = [word for known in ORDERS.values() for word in known]
        places = {name.lower() for game in kb.games() for name in kb.deal(game).tables.place_names}
        assert len(words) == len(set(words))
        assert not (set(words) | {"d"}) & (places | set(VERBS) | set(VERBS.values()))

    def test_the_end_of_input_says_goodbye(self, store: Store) -> None:
        assert sit(store)[-1].startswith("Goodbye") and sit(store, deal=None)[-1].startswith("Goodbye")


class TestTwoTerminals:
    def test_a_game_that_went_on_elsewhere_is_told_and_not_mixed(self, store: Store) -> None:
        player = store.players.terminal().id
        table = store.tables.open(player, kb.deal("irmgard#42"))
        script = _Interrupting(
            ["1", "T5-F", "t"], before="T5-F",
            act=lambda: store.tables.act(player, table.summary.id, Action("move", 0, new_key(), "deal")),
        )  # fmt: skip
        said = io.StringIO()
        play_text(store, None, "en", "en", Console(script, said))
        assert "The game went on elsewhere" in said.getvalue()
        assert kept(store) == ["irmgard#42 1"]

    def test_a_game_that_was_put_away_elsewhere(self, store: Store) -> None:
        player = store.players.terminal().id
        table = store.tables.open(player, kb.deal("irmgard#42"))
        script = _Interrupting(
            ["1", "T5-F", "q"], before="T5-F", act=lambda: store.tables.delete(player, table.summary.id)
        )
        said = io.StringIO()
        play_text(store, None, "en", "en", Console(script, said))
        assert "There is no such game here." in said.getvalue()


class _Interrupting(io.StringIO):
    """Lines of input; just before one of them is read something happens elsewhere."""

    def __init__(self, lines: list[str], before: str, act: object) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self._before, self._act = before, act

    def readline(self, size: int = -1, /) -> str:
        line = super().readline(size)
        if line.strip() == self._before:
            self._act()  # type: ignore[operator]
        return line
