"""What a player sees who asks the table to think: the sign, the way back, the solution, the line, the finish, luck."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import kartenbild as kb
from browser.conftest import Visit, serving
from browser.hands import Table
from browser.test_pages import expect_sound
from kartenbild import words

# Its first move T2-T5 loses what could be won before.
LOSING, LOST_BY = "berlinerin#6", "T2-T5"


def wait_sign(table: Table, outcome: str) -> None:
    table.page.wait_for_selector(f"#sign[data-outcome={outcome}]")


def wait_text(table: Table, id: str, part: str) -> None:
    table.page.wait_for_function("([i, t]) => document.getElementById(i).textContent.includes(t)", arg=[id, part])


def wait_made(table: Table, made: int) -> None:
    """Until the page shows the game after so many moves."""
    table.page.wait_for_function("r => Number(document.getElementById('table').dataset.revision) >= r", arg=0)
    for _ in range(100):
        state = table.state()
        if state["made"] == made and table.revision == state["revision"]:
            return
        table.page.wait_for_timeout(50)
    raise AssertionError(f"{table.state()['made']} moves are made, not {made}")


def play_from_elsewhere(table: Table, *moves: str) -> None:
    for move in moves:
        table.act("move", move)
    table.open()


def test_nothing_is_said_until_it_is_asked_for(table: Callable[..., Table]) -> None:
    quiet = table(LOSING)
    quiet.page.wait_for_timeout(500)
    assert not quiet.page.is_visible("#sign") and not quiet.page.is_visible("#solution")
    quiet.page.click("[data-do=settings]")
    quiet.page.check("[data-setting=live_sign]")
    wait_sign(quiet, "won")
    assert "hidden ones too" in quiet.page.inner_text("#settings-dialog")
    quiet.page.uncheck("[data-setting=live_sign]")
    quiet.page.wait_for_selector("#sign", state="hidden")


def test_the_sign_changes_with_a_losing_move_and_back_leads_to_where_it_could_be_won(
    table: Callable[..., Table],
) -> None:
    told = table(LOSING, settings={"live_sign": True})
    wait_sign(told, "won")
    assert told.page.inner_text("#sign span") == "Can still be won"
    told.mouse_play(kb.deal(LOSING).legal_moves()[0].parse(LOST_BY), drag=True)
    wait_sign(told, "lost")
    assert told.page.inner_text("#sign") == "✕\nCannot be won any more"
    wait_text(told, "sign-said", "cannot be won any more")
    for move in [move["move"] for move in told.state()["moves"]][:1]:
        told.mouse_play(kb.deal(LOSING).legal_moves()[0].parse(move), drag=False)
    wait_sign(told, "lost")
    assert told.page.inner_text("#sign-said") == "", "it is said once, when it becomes lost"
    told.page.keyboard.press("b")
    wait_made(told, 0)
    wait_sign(told, "won")
    told.page.keyboard.press("b")
    told.wait_said("nothing needs to be taken back")
    assert told.state()["can_redo"]


def test_stepping_through_a_solution_and_taking_over(table: Callable[..., Table]) -> None:
    shown = table("berlinerin#1")
    shown.page.keyboard.press("s")
    wait_text(shown, "solution-told", "Next:")
    assert shown.page.locator("#table .meant").count() >= 2, "the card and its place are ringed"
    shown.page.keyboard.press("Escape")
    assert not shown.page.is_visible("#solution") and shown.page.locator("#table .meant").count() == 0
    shown.page.keyboard.press("s")
    wait_text(shown, "solution-told", "Next:")
    first = shown.page.inner_text("#solution-told")
    assert shown.state()["counts"], "to look at a solution is not to play it"
    shown.page.keyboard.press("s")
    wait_made(shown, 1)
    assert not shown.state()["counts"]
    shown.page.click("[data-do=solution-next]")
    wait_made(shown, 2)
    shown.page.click("[data-do=solution-back]")
    wait_made(shown, 1)
    wait_text(shown, "solution-told", "Next:")
    assert shown.page.inner_text("#solution-told") != first
    # Whoever makes another move has taken over.
    game = kb.deal("berlinerin#1")
    game.play(shown.state()["last"]["move"])
    said = shown.page.inner_text("#solution-told")
    other = next(move for move in shown.state()["moves"] if move["text"].lower() not in said.lower() and move["source"])
    shown.mouse_play(game.legal_moves()[0].parse(other["move"]), drag=False)
    shown.page.wait_for_selector("#solution", state="hidden")
    assert shown.state()["made"] == 2


def test_a_solution_plays_itself_until_somebody_touches_the_table(table: Callable[..., Table]) -> None:
    shown = table("berlinerin#1")
    shown.page.keyboard.press("s")
    wait_text(shown, "solution-told", "Next:")
    shown.page.click("#solution-run")
    shown.wait_past(3)
    shown.page.mouse.click(640, 60)
    assert shown.page.inner_text("#solution-run") == "Play it all"
    shown.page.wait_for_timeout(400)
    made = shown.state()["made"]
    shown.page.wait_for_timeout(500)
    assert shown.state()["made"] == made
    shown.page.click("#solution-run")
    shown.wait_past(shown.revision + 1)


def test_after_the_game_a_line_shows_the_move_that_lost_it(table: Callable[..., Table]) -> None:
    lost = table(LOSING)
    state = lost.act("move", LOST_BY)
    for _ in range(4):
        state = lost.act("move", state["moves"][0]["move"])
    lost.open()
    lost.page.keyboard.press("l")
    wait_text(lost, "line-told", "Move 1 lost the game")
    bars = lost.page.evaluate("[...document.querySelectorAll('#line-picture rect')].map(e => e.getAttribute('class'))")
    assert bars == ["won", "lost", "here"]
    assert lost.page.inner_text("#line-at") == "As dealt: it could be won."
    lost.page.focus("#line-slide")
    lost.page.keyboard.press("ArrowRight")
    assert "it could not be won any more" in lost.page.get_attribute("#line-slide", "aria-valuetext")
    lost.page.keyboard.press("Home")
    lost.page.click("#line-go")
    wait_made(lost, 0)
    assert lost.state()["can_redo"], "the moves are taken back, not thrown away"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_the_table_thinks_is_shown_soundly(table: Callable[..., Table], language: str) -> None:
    wishes = {"live_sign": True, "offer_finish": True}
    shown = table(LOSING, language=language, width=320, height=568, settings=wishes)
    wait_sign(shown, "won")
    shown.page.keyboard.press("s")
    shown.page.wait_for_selector("#solution-run:not([disabled])")
    expect_sound(shown.page, language)
    shown.page.keyboard.press("l")
    shown.page.wait_for_selector("#line-choice:not([hidden])")
    expect_sound(shown.page, language)


def test_the_line_is_offered_when_no_move_is_left(table: Callable[..., Table]) -> None:
    deal = next(name for name in (f"grosser-kreis+one#{n}" for n in range(1, 50)) if stuck_after_turning(name))
    stuck = table(deal)
    for _ in range(95):
        stuck.act("move", "turn")
    stuck.open()
    stuck.mouse_play(kb.deal(deal).legal_moves()[0].parse("turn"), drag=False)
    stuck.page.click("#stuck-dialog [data-close=line]", timeout=30_000)
    wait_text(stuck, "line-told", "could not be won from the start")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_after_a_win_nobody_asks_where_it_could_be_won(visit: Visit, language: str) -> None:
    """Every position of a won game could be won: neither its end, its menu nor its letters look for one."""
    way = kb.solve(kb.deal("berlinerin#1"), nodes=100_000).moves
    won = Table.resumed(visit(320, 640, language), "berlinerin#1", way[:-1])
    won.key_play(way[-1])
    won.page.wait_for_selector("#won-dialog[open]")
    assert won.page.locator("#won-dialog [data-close=line]").count() == 0
    told = won.page.locator("#won-dialog [data-do^=picture]").all_inner_texts()
    assert [text.split()[-1] for text in told] == ["PNG", "SVG"]
    assert {text.split()[0] for text in told} == {{"de": "Bild", "en": "Save"}[language]}, "plain words come first"
    expect_sound(won.page, language)
    won.page.keyboard.press("Escape")
    for letter in "lbs":
        won.page.evaluate("document.getElementById('said').textContent = ''")
        won.page.keyboard.press(letter)
        won.wait_said({"de": "aufgegangen", "en": "has been won"}[language])
        assert won.page.locator("dialog[open], #solution:not([hidden])").count() == 0
    won.page.click("[data-do=menu]")
    assert not won.page.is_visible("#menu-dialog [data-do=line]")
    expect_sound(won.page, language)


def stuck_after_turning(deal: str) -> bool:
    """Whether a game in which the stock is only turned is stuck at its end, and lost from its start."""
    game = kb.deal(deal)
    lost = kb.solve(game, nodes=100_000).outcome == "lost"
    for _ in range(96):
        game.play("turn")
    return game.stuck and lost


def test_a_game_that_was_put_aside_is_looked_back_on_from_the_list(table: Callable[..., Table]) -> None:
    aside = table(LOSING)
    aside.act("move", LOST_BY)
    aside.page.goto("/games")
    aside.page.click(f"[href='/table/{aside.id}#line']")
    wait_text(aside, "line-told", "Move 1 lost the game")


def finishing_game() -> tuple[list[str], int]:
    """The moves that lead a game to where it finishes by itself, and how many are left then."""
    from kartenbild.solver.finishing import finishing_moves

    game = kb.deal("berlinerin#1")
    for move in kb.solve(game, nodes=100_000).moves:
        game.play(move)
        rest = finishing_moves(game)
        if rest:
            return [str(each) for each in game.history], len(rest)
    raise AssertionError


def test_finishing_is_offered_exactly_when_it_finishes(table: Callable[..., Table]) -> None:
    way, rest = finishing_game()
    near = table("berlinerin#1", settings={"offer_finish": True})
    play_from_elsewhere(near, *way[:-1])
    assert not near.page.is_visible("#finish")
    near.mouse_play(kb.deal("berlinerin#1").legal_moves()[0].parse(way[-1]), drag=False)
    near.page.wait_for_selector("#finish:not([hidden])")
    assert near.page.inner_text("#finish") == f"Let it finish: {rest} moves"
    near.page.keyboard.press("a")
    near.page.wait_for_selector("#table[data-status=won]", timeout=30_000)


def test_safe_cards_go_up_after_a_move_but_not_after_an_undo(table: Callable[..., Table]) -> None:
    from kartenbild.solver.safe import safe_moves

    game = kb.deal("irmgard-single#1")
    way = kb.solve(game, nodes=100_000).moves
    made = next(
        number for number, move in enumerate(way) if not safe_moves(game) and not game.play(move) and safe_moves(game)
    )
    helped = table("irmgard-single#1", settings={"auto_safe": True})
    play_from_elsewhere(helped, *[str(move) for move in way[:made]])
    helped.mouse_play(way[made], drag=False)
    helped.page.wait_for_timeout(300)
    helped.wait_past(helped.revision - 1)
    until_quiet(helped)
    state = helped.state()
    assert state["made"] > made + 1 and not state["safe"]
    helped.page.keyboard.press("u")
    until_quiet(helped)
    assert helped.state()["made"] == state["made"] - 1


def until_quiet(table: Table) -> None:
    """Until nothing moves any more by itself."""
    before = -1
    while before != table.revision:
        before = table.revision
        table.page.wait_for_timeout(700)


def test_a_deal_that_comes_out(table: Callable[..., Table]) -> None:
    lucky = table("berlinerin+never#1")
    old = lucky.page.url
    lucky.page.keyboard.press("n")
    lucky.page.click("#new-dialog [data-luck]")
    lucky.page.wait_for_url(lambda url: url != old and "/table/" in url)
    lucky.page.wait_for_selector("#table[data-revision]")
    deal = lucky.page.evaluate("JSON.parse(document.getElementById('page-data').textContent).table.deal")
    assert deal.startswith("berlinerin+never#")
    assert "proved that this deal comes out" in lucky.page.inner_text("#said")
    assert kb.solve(kb.deal(deal), seconds=20).outcome == "won"


def test_rules_that_never_come_out_say_so(visit: Visit) -> None:
    page = visit()
    page.goto("/games")
    page.click("summary:has-text('Great Circle')")
    form = page.locator("form:has([data-luck=grosser-kreis])")
    form.locator("select[name=setting-passes]").select_option("one")
    form.locator("[data-luck]").click()
    form.locator("[data-luck-told]:has-text('proved lost')").wait_for(timeout=40_000)
    assert page.url.endswith("/games")


def test_looking_for_luck_can_be_stopped(visit: Visit) -> None:
    page = visit()
    page.goto("/games")
    page.route("**/api/luck", lambda route: None)
    page.click("summary:has-text('Berliner')")
    button = page.locator("[data-luck=berlinerin]")
    button.click()
    button.locator("text=Stop looking").wait_for()
    button.click()
    page.locator("[data-luck-told]:has-text('Stopped looking')").wait_for()
    assert button.inner_text() == "Deal me one that comes out"


@pytest.fixture(scope="module")
def thoughtless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that was told not to think."""
    data = str(tmp_path_factory.mktemp("thoughtless"))
    with serving(
        [sys.executable, "-m", "kartenbild.server", "--port", "0", "--data", data, "--thinkers", "0"]
    ) as address:
        yield address


def test_a_table_without_thinking_says_nothing_of_it(visit: Visit, thoughtless: str, tmp_path: Path) -> None:
    page: Any = visit(base_url=thoughtless)
    still = Table.deal(page, LOSING, None, {"live_sign": True, "offer_finish": True})
    for key in "sbla":
        still.page.keyboard.press(key)
    assert still.page.query_selector("#sign, #solution, #line-dialog, [data-luck], [data-setting=live_sign]") is None
    assert "true cards" not in still.page.content()
    still.page.goto("/keys")
    assert "solution" not in still.page.inner_text("main")


def test_a_question_given_up_while_its_answer_comes_is_silence(table: Callable[..., Table]) -> None:
    """So is an answer that is cut off: nothing is thrown that nobody expects."""
    page = table(LOSING).page
    told = page.evaluate(
        """async () => {
             const { ask, Away } = await import('/static/js/api.js');
             const cut = new ReadableStream({ pull: at => at.error(new DOMException('given up', 'AbortError')) });
             window.fetch = () => Promise.resolve(new Response(cut));
             return await ask('GET', '/api/settings').catch(gone => gone instanceof Away);
           }"""
    )
    assert told is True
