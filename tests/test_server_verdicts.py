"""What the table says of a position: it belongs to that position, is kept, and is given up when the game goes on."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

import kartenbild as kb
from kartenbild import figures
from kartenbild.server.app import create_app
from kartenbild.server.course import digest, whole_course
from kartenbild.server.judging import Judge, follows, most_telling
from kartenbild.server.waiting import Superseded
from kartenbild.settings import Config
from kartenbild.store import Store
from kartenbild.store.verdicts import Asked, Known
from kartenbild.thinking import Desk
from kartenbild.thinking.jobs.lucky import FindLuck
from server_play import Browser
from slow_jobs import Endless

# Its first move T2-T5 loses what could be won before.
LOSING, LOST_BY = "berlinerin#6", "T2-T5"
ASKED = Asked("deal", "solver/1", "4 s")


@pytest.fixture(scope="module")
def desk() -> Iterator[Desk]:
    desk = Desk(workers=1, more=["slow_jobs"])
    yield desk
    desk.close()


@pytest.fixture
def browser(store: Store, desk: Desk) -> Browser:
    return Browser(create_app(Config(data=store.folder), store, desk))


def sign(browser: Browser, table: dict[str, Any]) -> str:
    told = browser.get(f"/api/tables/{table['id']}/sign?revision={table['revision']}")
    assert told["revision"] == table["revision"]
    return str(told["outcome"])


async def forever() -> None:
    await asyncio.sleep(3600)


class TestSign:
    def test_a_losing_move_is_told_and_an_undo_is_asked_anew(self, browser: Browser) -> None:
        table = browser.deal(LOSING)
        assert sign(browser, table) == "won"
        table = browser.act(table, "move", LOST_BY)
        assert sign(browser, table) == "lost"
        table = browser.act(table, "undo")
        assert sign(browser, table) == "won"

    def test_nothing_is_solved_twice(self, browser: Browser, store: Store) -> None:
        table = browser.deal(LOSING)
        solution = browser.get(f"/api/tables/{table['id']}/solution?revision=0")
        lost = browser.act(table, "move", LOST_BY)
        assert sign(browser, lost) == "lost"
        # From here on nobody may be asked: another table, another process, the same deal.
        nobody = Desk(workers=1)
        nobody.close()
        other = Browser(create_app(Config(data=store.folder), store, nobody))
        table = other.deal(LOSING)
        for step in solution["steps"][:3]:
            assert sign(other, table) == "won"
            table = other.act(table, "move", step["move"])
        table = other.act(table, "restart")
        assert sign(other, other.act(table, "move", LOST_BY)) == "lost"

    def test_what_follows_from_a_lost_position_is_lost_without_a_search(self, browser: Browser, store: Store) -> None:
        table = browser.act(browser.deal(LOSING), "move", LOST_BY)
        assert sign(browser, table) == "lost"
        nobody = Judge(store, Desk(workers=0))
        game = kb.deal(LOSING)
        game.play(LOST_BY)
        for _ in range(3):
            game.play(game.legal_moves()[0])
        known = nobody.known(whole_course(game))
        assert [known[number].outcome for number in range(1, 5)] == ["lost"] * 4

    def test_a_question_about_another_revision_gets_no_answer(self, browser: Browser) -> None:
        table = browser.deal(LOSING)
        browser.act(table, "move", LOST_BY)
        late = browser.client.get(f"/api/tables/{table['id']}/sign?revision=0")
        assert late.status_code == 409
        assert late.json()["table"]["revision"] == 1

    def test_a_move_gives_up_the_question_and_its_late_answer_is_dropped(
        self, browser: Browser, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = browser.deal("grosser-kreis#2")
        monkeypatch.setattr("kartenbild.server.judging.Solve", lambda *_, **__: Endless())
        answers: list[Any] = []
        path = f"/api/tables/{table['id']}/sign?revision=0"
        asking = threading.Thread(target=lambda: answers.append(browser.client.get(path)))
        asking.start()
        until_busy(desk)
        moved = browser.act(table, "move", "turn")
        asking.join(5)
        assert [answer.status_code for answer in answers] == [409]
        assert answers[0].json()["table"]["revision"] == moved["revision"]

    def test_a_table_without_thinking_says_so(self, store: Store) -> None:
        browser = Browser(create_app(Config(data=store.folder, thinkers=0), store))
        table = browser.deal(LOSING)
        for question in ("sign", "solution", "line"):
            refused = browser.client.get(f"/api/tables/{table['id']}/{question}?revision=0")
            assert (refused.status_code, refused.json()["reason"]) == (404, "This table was opened without thinking")

    def test_a_stranger_is_told_nothing(self, browser: Browser, store: Store, desk: Desk) -> None:
        table = browser.deal(LOSING)
        stranger = Browser(create_app(Config(data=store.folder), store, desk))
        assert stranger.client.get(f"/api/tables/{table['id']}/sign?revision=0").status_code == 404


class TestSolution:
    @pytest.mark.parametrize("language", ["en", "de"])
    def test_its_steps_win_and_are_told_in_words(self, store: Store, desk: Desk, language: str) -> None:
        browser = Browser(create_app(Config(data=store.folder), store, desk), language)
        table = browser.deal("irmgard-single#1")
        solution = browser.get(f"/api/tables/{table['id']}/solution?revision=0")
        game = kb.deal("irmgard-single#1")
        for step in solution["steps"]:
            assert step["text"][0].isupper() and "{" not in step["text"]
            game.play(step["move"])
        assert game.won

    def test_a_lost_position_has_none(self, browser: Browser) -> None:
        table = browser.act(browser.deal(LOSING), "move", LOST_BY)
        solution = browser.get(f"/api/tables/{table['id']}/solution?revision=1")
        assert (solution["outcome"], solution["steps"]) == ("lost", [])

    def test_it_is_found_even_where_only_the_outcome_is_known(self, browser: Browser) -> None:
        """After a win at the table, every position before is known to be won, without a way written down."""
        table = browser.deal(LOSING)
        way = browser.get(f"/api/tables/{table['id']}/solution?revision=0")["steps"]
        for step in way:
            table = browser.act(table, "move", step["move"])
        line = browser.get(f"/api/tables/{table['id']}/line?revision={table['revision']}")
        assert set(line["outcomes"]) == {"won"} and line["lost_by"] is None
        table = browser.act(table, "go", to=3)
        rest = browser.get(f"/api/tables/{table['id']}/solution?revision={table['revision']}")
        assert rest["outcome"] == "won" and rest["steps"]


class TestLine:
    def test_it_names_the_move_that_lost(self, browser: Browser) -> None:
        table = browser.act(browser.deal(LOSING), "move", LOST_BY)
        for _ in range(6):
            table = browser.act(table, "move", table["moves"][0]["move"])
        table = browser.act(table, "undo")
        line = browser.get(f"/api/tables/{table['id']}/line?revision={table['revision']}")
        assert line["outcomes"] == ["won"] + ["lost"] * 7
        assert (line["last_won"], line["lost_by"], line["made"], line["done"]) == (0, 1, 6, True)
        assert line["steps"][0]["move"] == LOST_BY and len(line["steps"]) == 7

    def test_going_to_a_position_of_the_line(self, browser: Browser) -> None:
        table = browser.act(browser.deal(LOSING), "move", LOST_BY)
        table = browser.act(table, "move", table["moves"][0]["move"])
        back = browser.act(table, "go", to=0)
        assert (back["made"], back["can_redo"], back["said"]) == (0, True, "The cards lie as they were dealt.")
        assert sign(browser, back) == "won"
        forth = browser.act(back, "go", to=2)
        assert (forth["made"], forth["places"]) == (2, table["places"])
        too_far = browser.send(forth, "go", to=3)
        assert too_far.status_code == 422
        assert too_far.json()["table"]["made"] == 2


class TestReasoning:
    """No search: what follows from what."""

    def course(self, moves: int = 6) -> Any:
        game = kb.deal("irmgard-single#1")
        for _ in range(moves):
            game.play("turn")
        return whole_course(game)

    def test_won_before_and_lost_after(self) -> None:
        told = follows({2: Known("won"), 4: Known("lost")}, self.course())
        assert {number: verdict.outcome for number, verdict in told.items()} == {
            0: "won", 1: "won", 2: "won", 4: "lost", 5: "lost", 6: "lost",
        }  # fmt: skip

    def test_the_way_goes_along_as_long_as_it_is_followed(self) -> None:
        told = follows({0: Known("won", ("turn", "turn", "W-F"))}, self.course())
        assert told == {
            0: Known("won", ("turn", "turn", "W-F")),
            1: Known("won", ("turn", "W-F")),
            2: Known("won", ("W-F",)),
        }

    def test_a_gap_is_halved_and_open_positions_are_not_asked_again(self) -> None:
        course = self.course()
        assert most_telling({}, course) == 3
        assert most_telling(follows({3: Known("lost")}, course), course) == 1
        assert most_telling({number: Known("undecided") for number in range(7)}, course) is None

    def test_equal_positions_are_one_however_they_were_reached(self) -> None:
        game = kb.deal("irmgard-single#1")
        start = digest(game)
        game.play("turn")
        assert digest(game) != start
        game.undo()
        assert digest(game) == start
        assert whole_course(game).positions[0] == start
        assert [str(move) for move in game.undone] == ["turn"]


class TestKept:
    def test_a_decided_verdict_holds_under_any_limits_an_open_one_under_its_own(self, store: Store) -> None:
        hasty = Asked("deal", "solver/1", "1 s")
        store.verdicts.keep(hasty, "a", Known("won", ("turn", "W-F")))
        store.verdicts.keep(hasty, "b", Known("undecided"))
        assert store.verdicts.find(ASKED, ["a", "b"]) == {"a": Known("won", ("turn", "W-F"))}
        assert store.verdicts.find(hasty, ["b"]) == {"b": Known("undecided")}
        assert store.verdicts.find(Asked("deal", "solver/2", "4 s"), ["a"]) == {}

    def test_a_better_verdict_takes_the_place_of_a_worse(self, store: Store) -> None:
        for verdict in (Known("undecided"), Known("won"), Known("won", ("turn",))):
            store.verdicts.keep(ASKED, "a", verdict)
        assert store.verdicts.find(ASKED, ["a"]) == {"a": Known("won", ("turn",))}

    def test_only_the_latest_stay(self, store: Store) -> None:
        for number in range(5):
            store.verdicts.keep(ASKED, str(number), Known("lost"))
            time.sleep(0.002)
        store.verdicts.prune(most=2)
        assert sorted(store.verdicts.find(ASKED, [str(number) for number in range(5)])) == ["3", "4"]


class TestSharing:
    def test_two_windows_share_one_search_and_the_last_to_leave_ends_it(
        self, store: Store, desk: Desk, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("kartenbild.server.judging.Solve", lambda *_, **__: Endless())
        judge = Judge(store, desk)
        course = whole_course(kb.deal("grosser-kreis#3"))

        async def story() -> None:
            leaving = [asyncio.Event(), asyncio.Event()]
            asking = [asyncio.create_task(judge.verdict("table/1/sign", course, 0, left.wait)) for left in leaving]
            await asyncio.sleep(0.1)
            assert len(judge._open) == 1
            for left, task in zip(leaving, asking, strict=True):
                assert len(judge._open) == 1
                left.set()
                with pytest.raises(Superseded):
                    await task
            assert not judge._open

        asyncio.run(story())


def until_busy(desk: Desk) -> None:
    end = time.monotonic() + 10
    while not desk.busy and time.monotonic() < end:
        time.sleep(0.005)
    assert desk.busy


class TestLuck:
    def test_a_wish_is_granted_with_an_ordinary_number_that_needs_no_second_search(
        self, browser: Browser, store: Store
    ) -> None:
        granted = browser.client.post("/api/luck", json={"deal": "irmgard-single+none"}).json()
        assert granted["deal"].startswith("irmgard-single+none#")
        assert kb.solve(kb.deal(granted["deal"]), seconds=20).outcome == "won"
        nobody = Judge(store, Desk(workers=0))
        assert nobody.known(whole_course(kb.deal(granted["deal"])))[0].outcome == "won"

    def test_rules_that_never_come_out_are_given_up_after_so_many_proved_losses(self, desk: Desk) -> None:
        luck = desk.submit("luck", FindLuck("grosser-kreis+one", most_lost=12)).result(60)
        assert (luck.deal, luck.lost, luck.open) == (None, 12, 0)

    def test_where_every_measured_deal_is_lost_nobody_searches(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        share = figures.Share(deals=2000, won=0, lost=2000, undecided=0, low=0, high=0.002)
        monkeypatch.setattr(figures, "share", lambda ruled: share if ruled == "grosser-kreis+two" else None)
        closed = Desk(workers=1)
        closed.close()
        browser = Browser(create_app(Config(data=store.folder), store, closed))
        told = browser.client.post("/api/luck", json={"deal": "grosser-kreis+two"})
        assert told.json() == {"deal": None, "lost": 2000, "open": 0}
        assert browser.client.post("/api/luck", json={"deal": "irmgard"}).status_code == 409

    @pytest.mark.parametrize(("wish", "why"), [("whist", "whist"), ("irmgard#7", "none may be named")])
    def test_a_wish_that_cannot_be_granted_is_refused_in_one_sentence(
        self, browser: Browser, wish: str, why: str
    ) -> None:
        refused = browser.client.post("/api/luck", json={"deal": wish})
        assert refused.status_code == 422 and why in refused.json()["reason"]

    def test_a_table_without_thinking_grants_nothing(self, store: Store) -> None:
        browser = Browser(create_app(Config(data=store.folder, thinkers=0), store))
        assert browser.client.post("/api/luck", json={"deal": "irmgard"}).status_code == 404


class TestHelpsWithoutASearch:
    def test_safe_moves_and_the_finish_are_told_only_to_those_who_asked(self, browser: Browser) -> None:
        game = kb.deal("irmgard-single#1")
        way = [str(move) for move in kb.solve(game).moves]
        table = browser.play_out("irmgard-single#1", way[:-3])
        assert (table["safe"], table["finish"]) == ([], [])
        wishes = browser.get("/api/settings") | {"auto_safe": True, "offer_finish": True}
        assert browser.client.put("/api/settings", json=wishes).status_code == 200
        table = browser.get(f"/api/tables/{table['id']}")
        assert table["safe"] and len(table["finish"]) >= 3
        for move in table["finish"]:
            table = browser.act(table, "move", move)
        assert table["status"] == "won"
