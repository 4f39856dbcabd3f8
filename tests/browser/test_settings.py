"""Choices made in quick succession: each is shown at once, none is lost, and the last one stands."""

from __future__ import annotations

import time
from typing import Any

from browser.conftest import Visit


def slowed(page: Any, waits: list[float]) -> list[dict[str, Any]]:
    """Holds each change back for so many seconds before it goes to the server; collects what is sent."""
    sent: list[dict[str, Any]] = []

    def hold(route: Any) -> None:
        sent.append(route.request.post_data_json)
        time.sleep(waits.pop(0) if waits else 0)
        route.continue_()

    page.route("**/api/settings", hold)
    return sent


def choose(page: Any, *values: str) -> None:
    """Clicks one after the other, none waiting for an answer."""
    field = "`:not([name=pages])[value=${each}]`"
    page.evaluate(f"all => all.forEach(each => document.querySelector({field}).click())", values)


def kept(page: Any) -> dict[str, Any]:
    found: dict[str, Any] = page.context.request.get("/api/settings").json()
    return found


def wait_for(page: Any, sent: list[dict[str, Any]], count: int) -> None:
    for _ in range(100):
        if len(sent) == count:
            break
        page.wait_for_timeout(50)
    page.wait_for_load_state("networkidle")
    assert len(sent) == count


def test_no_choice_overtakes_another(visit: Visit) -> None:
    page = visit()
    page.goto("/settings")
    sent = slowed(page, [0.5, 0.1])
    choose(page, "blue", "grey", "dark")
    assert page.get_attribute("html", "data-felt") == "dark"
    wait_for(page, sent, 3)
    assert [each["felt"] for each in sent] == ["blue", "grey", "dark"]
    assert kept(page)["felt"] == page.get_attribute("html", "data-felt") == "dark"


def test_a_refused_choice_takes_no_other_with_it(visit: Visit) -> None:
    page = visit()
    page.goto("/settings")
    refused = {"status": 422, "json": {"reason": "Not this one.", "table": None}}
    answers = iter([lambda route: route.fulfill(**refused)])
    page.route("**/api/settings", lambda route: next(answers, lambda each: each.continue_())(route))
    choose(page, "blue", "four")
    page.wait_for_function("() => document.documentElement.dataset.felt === 'green'")
    page.wait_for_load_state("networkidle")
    assert "Not this one" in page.inner_text("[data-said]")
    assert page.is_checked("[name=felt][value=green]")
    assert (kept(page)["felt"], kept(page)["colours"]) == ("green", "four")


def test_another_language_waits_for_the_choices_before_and_after_it(visit: Visit) -> None:
    page = visit(language="en")
    page.goto("/settings")
    sent = slowed(page, [0.2])
    choose(page, "blue", "de", "four")
    page.wait_for_selector("html[lang=de]")
    assert len(sent) == 3
    assert (kept(page)["felt"], kept(page)["language"], kept(page)["colours"]) == ("blue", "de", "four")
