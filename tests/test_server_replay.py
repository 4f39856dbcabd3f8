"""Replays by the interface: every step of a game, nothing hidden told, and a table from any step."""

from __future__ import annotations

from pathlib import Path

import pytest

import kartenbild as kb
from kartenbild.store import Store
from server_play import Browser, app_on

LINE = ["deal", "deal"]


def test_each_step_is_the_table_as_it_was(store: Store) -> None:
    browser = Browser(app_on(store))
    table = browser.play_out("irmgard#42", LINE)
    game = kb.deal("irmgard#42")
    for step in range(3):
        if step:
            game.play(LINE[step - 1])
        state = browser.get(f"/api/tables/{table['id']}/steps/{step}")
        shown = {place["place"]: [card["card"] or "~" for card in place["cards"]] for place in state["places"]}
        view = game.view()
        assert shown == view | {"S": view["S"][::-1]}
        assert (state["made"], state["moves"], state["can_undo"]) == (step, [], False)
        assert {place["lifts"] for place in state["places"]} == {0}
    assert browser.get(f"/api/tables/{table['id']}")["revision"] == table["revision"]


@pytest.mark.parametrize(("step", "status"), [("3", 404), ("-1", 400), ("x", 404), ("99999999999", 400)])
def test_steps_that_are_none_are_refused(store: Store, step: str, status: int) -> None:
    browser = Browser(app_on(store))
    table = browser.play_out("irmgard#42", LINE)
    answer = browser.client.get(f"/api/tables/{table['id']}/steps/{step}")
    assert (answer.status_code, bool(answer.json()["reason"])) == (status, True)


def test_strangers_see_no_step(store: Store) -> None:
    app = app_on(store)
    table = Browser(app).play_out("irmgard#42", LINE)
    for path in (f"/api/tables/{table['id']}/steps/0", f"/replay/table/{table['id']}", "/replay/record/none"):
        assert Browser(app).client.get(path).status_code == 404


def test_taking_over_leaves_the_first_table_and_the_figures_alone(store: Store) -> None:
    browser = Browser(app_on(store))
    table = browser.play_out("irmgard#42", LINE)
    before = browser.get("/api/statistics")
    answer = browser.client.post(f"/api/tables/{table['id']}/branches", json={"step": 1})
    branch = answer.json()
    assert answer.status_code == 201
    assert (branch["made"], branch["can_redo"], branch["deal"]) == (1, True, "irmgard#42")
    assert browser.act(branch, "redo")["made"] == 2
    assert browser.get(f"/api/tables/{table['id']}")["made"] == 2
    assert browser.get("/api/statistics") == before
    assert browser.client.post(f"/api/tables/{table['id']}/branches", json={"step": 9}).status_code == 404


def test_a_won_record_is_replayed_to_its_end(store: Store) -> None:
    record = (Path(__file__).parent / "records" / "irmgard-single#2.patience").read_text("utf-8")
    line = [str(move) for move in kb.read_record(record).history]
    browser = Browser(app_on(store))
    table = browser.play_out("irmgard-single#2", line)
    browser.client.delete(f"/api/tables/{table['id']}")
    (kept,) = browser.get("/api/records")
    last = browser.get(f"/api/records/{kept['id']}/steps/{len(line)}")
    assert (last["status"], last["last"]["move"]) == ("won", line[-1])
    before = browser.client.post(f"/api/records/{kept['id']}/branches", json={"step": len(line) - 1}).json()
    assert browser.act(before, "move", line[-1])["status"] == "won"
    assert len(browser.get("/api/records")) == 1
