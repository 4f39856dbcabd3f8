"""Settings: option before environment before file before default; what is wrong is said with its place."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from platformdirs import user_data_path

from kartenbild.settings import PORT, BadSettings, Config, load, spare_cores


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kartenbild.toml"


def test_nothing_set(tmp_path: Path) -> None:
    env = {"KARTENBILD_CONFIG": str(tmp_path / "empty.toml")}
    (tmp_path / "empty.toml").write_text("")
    assert load(env=env) == Config(user_data_path("kartenbild", appauthor=False), (), PORT)


def test_option_before_environment_before_file(file: Path) -> None:
    file.write_text('data = "/from/file"\nport = 1\nhost = ["one.home", "192.168.1.5"]\n')
    env = {"KARTENBILD_CONFIG": str(file)}
    assert load(env=env) == Config(Path("/from/file"), ("one.home", "192.168.1.5"), 1)
    env |= {"KARTENBILD_PORT": "2", "KARTENBILD_HOST": "Two.Home.,[fe80::1]", "KARTENBILD_DATA": "/from/env"}
    assert load(env=env) == Config(Path("/from/env"), ("two.home", "fe80::1"), 2)
    assert load(env=env, port=3, host="three", data="/from/option") == Config(Path("/from/option"), ("three",), 3)
    assert load(env=env, port=0).port == 0
    assert load(env=env | {"KARTENBILD_THINKERS": "0"}).thinkers == 0
    assert load(env=env, thinkers="3").thinkers == 3


def test_one_core_is_left_for_the_player() -> None:
    assert 1 <= spare_cores() <= max(1, (os.cpu_count() or 1) - 1)


@pytest.mark.parametrize(
    "content, told",
    [
        ("port = 70000", "kartenbild.toml: the port must be"),
        ("port = true", "kartenbild.toml: the port must be"),
        ("port = 1.5", "kartenbild.toml: the port must be"),
        ("thinkers = 65", "kartenbild.toml: the number of thinkers must be a whole number from 0 to 64, not “65”"),
        ("thinkers = -1", "kartenbild.toml: the number of thinkers must be"),
        ("data = 7", "kartenbild.toml: data must be a text, not “7”"),
        ('host = ["a", "b c"]', "kartenbild.toml: “b c” is not the name"),
        ("host = 7.5", "kartenbild.toml: “7.5” is not the name"),
        ('colour = "red"', "has an unknown setting colour; there are data, host, port, thinkers"),
        ("port = ", "cannot be read: Invalid value"),
    ],
)
def test_a_wrong_file_is_said(file: Path, content: str, told: str) -> None:
    file.write_text(content)
    with pytest.raises(BadSettings) as bad:
        load(env={"KARTENBILD_CONFIG": str(file)})
    assert told in str(bad.value)
    assert "\n" not in str(bad.value)


def test_a_named_file_that_is_missing_is_said(file: Path) -> None:
    with pytest.raises(BadSettings, match="cannot be read: No such file"):
        load(env={"KARTENBILD_CONFIG": str(file)})


@pytest.mark.parametrize("name, value", [("PORT", "-1"), ("HOST", "a/b"), ("HOST", "a,,b"), ("DATA", " ")])
def test_a_wrong_variable_is_named(file: Path, name: str, value: str) -> None:
    file.write_text("")
    with pytest.raises(BadSettings, match=f"KARTENBILD_{name}: "):
        load(env={"KARTENBILD_CONFIG": str(file), f"KARTENBILD_{name}": value})
