"""The page of figures in words, with figures of every row."""

from __future__ import annotations

import re

import pytest

from kartenbild import patiences
from kartenbild.figures import Play, carried
from kartenbild.figures.outcomes import Outcomes
from kartenbild.lab.gathering import figures
from kartenbild.server.page_figures import told
from kartenbild.server.page_first import chances
from kartenbild.words import LANGUAGES, say
from ruled import EVERY_RULED


def made(row: str, letters: str) -> Outcomes:
    return Outcomes(row, 1, letters, 1, "slots 1", 1000, 512, (60, 70, 80, 90, 99), (9, 8, 30), (1, 0.5, 3))


PLAYED = [Play("grosser-kreis", "fair", "100", 200, 90, 0.383, 0.519), Play("irmgard", "fair", "9", 50, 0, 0.0, 0.0713)]
FOUND = figures([made(row, "W" * 730 + "?" * 20 + "L" * 250) for row in EVERY_RULED], PLAYED, [])
DECLARED = patiences.declared()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DECLARED)
def test_every_game_is_told(name: str, language: str) -> None:
    page = told(DECLARED[name], language, FOUND)
    lines = [line for group in page.groups for line in group.lines]
    assert len(lines) == len([row for row in EVERY_RULED if row.split("+")[0] == name])
    assert [line.usual for line in lines] == [True] + [False] * (len(lines) - 1)
    assert {(line.won, line.open) for line in lines} == {(73.0, 2.0)}
    assert all(line.low < 73 and line.high > 75 for line in lines)
    assert page.claims and all(answers and all(answers) for _, answers in page.claims)
    words = " ".join(
        [*page.pairs, *(text for line in lines for text in (line.label, line.bar, line.evidence, *line.said))]
    )
    assert not re.search(r"[{}]|figures-", words)


def test_a_share_is_told_as_of_a_hundred() -> None:
    (group,) = told(DECLARED["berlinerin"], "en", FOUND).groups
    assert group.head == "" and group.asked == "A dealt card that fits a foundation"
    first = group.lines[0]
    assert first.label == "always goes up" and first.said == ["Between 70 and 78 of 100 deals can be won."]
    assert first.evidence == "1,000 deals tried: 730 can be won, 250 proved lost, 20 undecided."
    assert first.bar.startswith("Of 100 deals 73.0 can be won; 2.0 are undecided")


def test_rows_of_two_settings_stand_in_groups_and_an_argument_stands_beside_its_figure() -> None:
    one, two = told(DECLARED["grosser-kreis"], "en", FOUND).groups
    assert one.head.endswith("may always be played") and one.asked == two.asked == "Turning the waste over"
    assert [len(line.said) for line in one.lines] == [2, 2, 1, 1]
    assert "careful player" in one.lines[0].said[1] and "always comes out" in one.lines[1].said[1]


def test_pairs_name_the_one_rule_that_differs() -> None:
    pairs = told(DECLARED["grosser-kreis"], "en", FOUND).pairs
    assert len(pairs) == 4
    assert pairs[0].startswith("Turning the waste over, “twice, so 3 passes” or “as often as you like”:")
    assert pairs[0].endswith("1,000 deals, none can be won only with the first rule, none only with the second.")


def test_a_claim_of_a_game_nobody_wins_honestly() -> None:
    (claim,) = told(DECLARED["irmgard"], "de", FOUND).claims
    assert claim[0] == "Sie ist schwieriger als andere Patiencen."
    assert len(claim[1]) == 1 and claim[1][0].endswith("gewann keine einzige Partie (50 Partien gespielt).")


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_are_told_one_by_one(language: str) -> None:
    ((_, answers),) = told(DECLARED["irmgard-single"], language, FOUND).claims
    assert len(answers) == 4 and all(answer[0].isupper() and answer.endswith(".") for answer in answers)


@pytest.mark.parametrize("row", ["irmgard", "grosser-kreis", "berlinerin"])
def test_the_first_page_rounds_as_the_page_of_figures_does(row: str) -> None:
    first, careful = (say(message, "en") for message in chances(row, carried()))
    page = " ".join(told(DECLARED[row], "en").groups[0].lines[0].said)
    # Where nearly every deal can be won, only the page of figures adds how many were tried.
    page = re.sub(r": [\d,]+ of the [\d,]+ tried", "", page)
    assert ("early every" in first) == ("early every" in page)
    assert re.findall(r"\d+", first + careful) == re.findall(r"\d+", page.split(" (")[0])
