"""The lab's and the figures' sentences: all said, with the same arguments in both languages."""

from __future__ import annotations

import pytest

from test_help_words import SOURCES, messages

AREAS = ["lab.ftl", "figures.ftl", "web-figures.ftl"]
BUILT = ("figures-mostly-", "figures-layout-", "web-figures-key-", "web-figures-word-", "web-figures-means-")
BUILT_ENDS = ("-about", "-between")


@pytest.mark.parametrize("area", AREAS)
def test_both_languages_use_the_same_arguments(area: str) -> None:
    english, german = messages("en", area), messages("de", area)
    assert {id: english[id] ^ german[id] for id in english if english[id] != german[id]} == {}


@pytest.mark.parametrize("area", AREAS)
def test_every_message_is_said_somewhere(area: str) -> None:
    """Ids are written out, or built from these stems and ends."""
    files = [*SOURCES.rglob("*.py"), *SOURCES.rglob("*.html")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    unused = [id for id in messages("en", area) if f'"{id}"' not in source and f"'{id}'" not in source]
    assert [id for id in unused if not id.startswith(BUILT) and not id.endswith(BUILT_ENDS)] == []
