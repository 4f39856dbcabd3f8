"""The patiences of the day at the table: asking never waits, and what was found stays found."""

from __future__ import annotations

import time
from concurrent.futures import Future
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import kartenbild as kb
from kartenbild.server.days import Days
from kartenbild.solver import daily
from kartenbild.store import Store
from kartenbild.thinking import Busy, Desk, Failed
from kartenbild.thinking.jobs.daily import OfTheDay
from server_play import Browser, app_on

A_DAY, NEXT_DAY = date(2026, 11, 30), date(2026, 12, 1)


class Asked(Desk):
    """A desk that only notes what it is asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.jobs: dict[str, Future[Any]] = {}
        self.full = False

    def submit(self, owner: str, job: Any, *, later: bool = False) -> Future[Any]:
        if self.full:
            raise Busy
        assert later and isinstance(job, OfTheDay)
        return self.jobs.setdefault(owner, Future())


def test_each_deal_is_searched_for_once(store: Store) -> None:
    desk = Asked()
    days = Days(desk, store.days)
    for _ in range(3):
        assert days.of(A_DAY, ["irmgard", "berlinerin"]) == {}
    assert list(desk.jobs) == ["day/2026-11-30/irmgard", "day/2026-11-30/berlinerin"]
    desk.jobs["day/2026-11-30/irmgard"].set_result("irmgard#2026113000")
    desk.jobs["day/2026-11-30/berlinerin"].set_result(None)
    assert days.of(A_DAY, ["irmgard", "berlinerin"]) == {"irmgard": "irmgard#2026113000", "berlinerin": None}


def test_what_was_found_is_known_after_a_new_start(store: Store) -> None:
    desk = Asked()
    Days(desk, store.days).of(A_DAY, ["irmgard", "berlinerin"])
    desk.jobs["day/2026-11-30/irmgard"].set_result("irmgard#2026113000")
    desk.jobs["day/2026-11-30/berlinerin"].set_result(None)
    again = Asked()
    known = Days(again, store.days).of(A_DAY, ["irmgard", "berlinerin", "grosser-kreis"])
    assert known == {"irmgard": "irmgard#2026113000", "berlinerin": None}
    assert list(again.jobs) == ["day/2026-11-30/grosser-kreis"]


def test_what_another_version_found_is_searched_anew(store: Store) -> None:
    store.days.keep(daily.VERSION + 1, A_DAY, "irmgard", "irmgard#2026113007")
    assert Days(Asked(), store.days).of(A_DAY, ["irmgard"]) == {}


def test_a_new_day_is_searched_anew_and_late_answers_for_the_old_one_are_dropped(store: Store) -> None:
    desk = Asked()
    days = Days(desk, store.days)
    days.of(A_DAY, ["irmgard"])
    assert days.of(NEXT_DAY, ["irmgard"]) == {}
    desk.jobs["day/2026-11-30/irmgard"].set_result("irmgard#2026113000")
    assert days.of(NEXT_DAY, ["irmgard"]) == {}
    desk.jobs["day/2026-12-01/irmgard"].set_result("irmgard#2026120100")
    assert days.of(NEXT_DAY, ["irmgard"]) == {"irmgard": "irmgard#2026120100"}


def test_what_could_not_be_searched_is_searched_again(store: Store) -> None:
    desk = Asked()
    desk.full = True
    days = Days(desk, store.days)
    days.of(A_DAY, ["irmgard"])
    desk.full = False
    days.of(A_DAY, ["irmgard"])
    desk.jobs.pop("day/2026-11-30/irmgard").set_exception(Failed("OfTheDay"))
    days.of(A_DAY, ["irmgard"])
    desk.jobs.pop("day/2026-11-30/irmgard").cancel()
    days.of(A_DAY, ["irmgard"])
    desk.jobs["day/2026-11-30/irmgard"].set_result("irmgard#2026113000")
    assert days.of(A_DAY, ["irmgard"]) == {"irmgard": "irmgard#2026113000"}


def test_the_interface_tells_them_and_what_became_of_them(store: Store) -> None:
    browser = Browser(app_on(store, thinkers=1))
    with browser.client:
        begun = time.monotonic()
        first = browser.get("/api/today")
        assert time.monotonic() - begun < 2
        assert [deal["state"] for deal in first["deals"]] == ["searching"] * 5
        found = first
        while any(deal["state"] == "searching" for deal in found["deals"]) and time.monotonic() - begun < 60:
            time.sleep(0.1)
            found = browser.get("/api/today")
    named = {deal["game"]: deal["deal"] for deal in found["deals"]}
    day = date.fromisoformat(found["day"])
    assert named == {game: daily.deal_of_the_day(game, day) for game in kb.games()}


def test_a_table_with_the_deal_of_the_day_goes_on(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Days, "of", lambda *_: {"berlinerin": "berlinerin#1", "irmgard": None})
    browser = Browser(app_on(store, thinkers=1))
    table = browser.deal("berlinerin#1")
    deals = {deal["game"]: deal for deal in browser.get("/api/today")["deals"]}
    told = (deals["berlinerin"]["table"], deals["berlinerin"]["number"], deals["berlinerin"]["won"])
    assert told == (table["id"], 1, False)
    assert (deals["irmgard"]["state"], deals["grosser-kreis"]["state"]) == ("none", "searching")
    record = (Path(__file__).parent / "records" / "berlinerin#1.patience").read_text("utf-8")
    browser.play_out("berlinerin#1", [str(move) for move in kb.read_record(record).history])
    assert {deal["game"]: deal["won"] for deal in browser.get("/api/today")["deals"]}["berlinerin"]


def test_where_nobody_thinks_nothing_is_promised(store: Store) -> None:
    store.days.keep(daily.VERSION, daily.today(), "irmgard", "irmgard#1")
    states = {deal["game"]: deal["state"] for deal in Browser(app_on(store, thinkers=0)).get("/api/today")["deals"]}
    assert states == dict.fromkeys(kb.games(), "none") | {"irmgard": "found"}


@pytest.mark.parametrize(("language", "named"), [("en", "Patience of the day"), ("de", "Patience des Tages")])
def test_its_table_says_that_it_is_the_patience_of_the_day(store: Store, language: str, named: str) -> None:
    browser = Browser(app_on(store), language)
    ordinary, today = (browser.deal(f"berlinerin#{number}") for number in (1, f"{daily.today():%Y%m%d}00"))
    assert named in browser.client.get(f"/table/{today['id']}").text
    assert named not in browser.client.get(f"/table/{ordinary['id']}").text
