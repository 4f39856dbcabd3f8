"""Opening the store: made where missing, migrated after a backup, refused in one sentence, never overwritten."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event

import kartenbild as kb
from kartenbild.store import StoreProblem, migrate, migrations, open_store, schema, sqlite
from kartenbild.store.database import Database
from server_play import act


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    store = open_store(tmp_path / "a" / "new" / "home")
    with store.database.reading() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_a_store_keeps_its_name(tmp_path: Path) -> None:
    names = []
    for _ in range(2):
        store = open_store(tmp_path)
        names.append(store.id)
        store.close()
    assert names[0] == names[1]
    assert len(names[0]) == 8


def test_the_migrations_lead_to_the_schema_the_code_knows(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    with store.database.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    store.close()
    config = Config()
    config.set_main_option("script_location", migrate.SCRIPTS)
    assert ScriptDirectory.from_config(config).get_current_head() == schema.HEAD


def test_a_folder_that_is_a_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("here")
    with pytest.raises(StoreProblem, match="cannot be made"):
        open_store(tmp_path / "taken" / "data")


_OPEN = """
import sys
from pathlib import Path
from kartenbild.store import StoreProblem, open_store
try:
    open_store(Path(sys.argv[1])).close()
except StoreProblem as problem:
    sys.exit(f"said: {problem}")
"""


_OPEN_AS_NOBODY = f"""
import os, tempfile
from kartenbild.words import say
with tempfile.TemporaryDirectory() as warm:
    # Whatever is imported on the way is imported now: nobody may be unable to read this Python.
    exec({_OPEN.replace("sys.argv[1]", "warm")!r})
say("store-cannot-open", "en", place="")
if os.geteuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
{_OPEN}
"""


def _open_as_anybody(folder: Path) -> str:
    """What a user without rights on the folder is told."""
    command = [sys.executable, "-c", _OPEN_AS_NOBODY, str(folder)]
    return subprocess.run(command, capture_output=True, text=True).stderr


@pytest.fixture
def common() -> Iterator[Path]:
    """A folder that every user can see into."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.skipif(os.name != "posix", reason="folders have other rights here")
def test_a_read_only_folder_is_said(common: Path) -> None:
    folder = common / "locked"
    folder.mkdir()
    folder.chmod(0o555)
    told = _open_as_anybody(folder)
    assert told.startswith("said: The store ")
    assert "cannot be written to" in told
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="files have other rights here")
def test_a_read_only_store_is_said(common: Path) -> None:
    folder = common / "locked"
    open_store(folder).close()
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)
    told = _open_as_anybody(folder)
    assert told.startswith("said: The store ")
    assert told.count("\n") == 1


def _no_more_pages(connection: sqlite3.Connection, _: object) -> None:
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages}")


def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    player = store.players.create()[0].id
    table = store.tables.open(player, kb.deal("grosser-kreis+unlimited#1"))
    store.close()
    event.listen(store.database.engine, "connect", _no_more_pages)
    with pytest.raises(StoreProblem, match=r"The disk is full: .* Nothing of your game is lost"):
        for _ in range(5000):
            table = act(store, player, table, "move", "turn" if table.game.position.pile(8) else "recycle")
            store.tables.keep(table)
    found = store.tables.load(player, table.summary.id)
    assert found.summary == table.summary
    store.close()
    event.remove(store.database.engine, "connect", _no_more_pages)
    assert act(store, player, found, "undo").summary.made == found.summary.made - 1
    store.close()


@pytest.mark.parametrize("content", [b"no database at all " * 500, b"", b"SQLite format 3\x00" + bytes(5000)])
def test_a_damaged_file_is_said_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / sqlite.FILE
    file.write_bytes(content)
    if not content:
        open_store(tmp_path).close()
        return
    with pytest.raises(StoreProblem, match="is damaged or is not a store"):
        open_store(tmp_path)
    assert file.read_bytes() == content


def test_a_store_damaged_in_the_middle_is_said(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    player = store.players.create()[0].id
    for number in range(1, 60):
        store.tables.open(player, kb.deal(f"irmgard#{number}"))
    store.close()
    file = tmp_path / sqlite.FILE
    content = bytearray(file.read_bytes())
    content[4096 * 2 :] = b"\xff" * (len(content) - 4096 * 2)
    file.write_bytes(content)
    with pytest.raises(StoreProblem, match="is damaged"):
        opened = open_store(tmp_path)
        opened.tables.of(player)


def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / sqlite.FILE
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipes (cake TEXT)")
        other.execute("PRAGMA journal_mode=WAL")
    other.close()
    before = file.read_bytes()
    with pytest.raises(StoreProblem, match="another program"):
        open_store(tmp_path)
    assert file.read_bytes() == before


def test_a_newer_store_is_refused(tmp_path: Path) -> None:
    open_store(tmp_path).close()
    file = tmp_path / sqlite.FILE
    with sqlite3.connect(file) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '0907'")
    newer.close()
    before = file.read_bytes()
    with pytest.raises(StoreProblem, match="has version 0907, this program knows versions up to " + schema.HEAD):
        open_store(tmp_path)
    assert file.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir() if "before" in each.name] == []


NEXT = f"{int(schema.HEAD) + 1:04}"
_MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("players", sa.Column("nickname", sa.Text))
    {then}
"""


def _next_version(folder: Path, then: str) -> str:
    """The migrations with one more, as a later release would bring it."""
    scripts = folder / "scripts"
    shutil.copytree(Path(migrations.__file__).parent, scripts)
    text = _MIGRATION.format(revision=NEXT, before=schema.HEAD, then=then)
    (scripts / "versions" / f"{NEXT}_nicknames.py").write_text(text)
    return str(scripts)


def _migrate(data: Path, scripts: str) -> None:
    file = data / sqlite.FILE
    database = Database(sqlite.engine_for(file), str(file))
    migrate.bring_up_to_date(database, partial(sqlite.back_up, file), scripts, NEXT)
    database.close()


def _columns(file: Path) -> list[str]:
    with sqlite3.connect(file) as connection:
        found = [row[1] for row in connection.execute("PRAGMA table_info(players)")]
    connection.close()
    return found


def test_an_older_store_is_migrated_after_a_backup(tmp_path: Path) -> None:
    data = tmp_path / "data"
    store = open_store(data)
    player = store.players.create()[0].id
    store.tables.open(player, kb.deal("irmgard#42"))
    store.close()
    scripts = _next_version(tmp_path, "pass")
    _migrate(data, scripts)
    backup = data / f"kartenbild-before-migration-{schema.HEAD}.sqlite"
    assert "nickname" in _columns(data / sqlite.FILE)
    assert "nickname" not in _columns(backup)
    with sqlite3.connect(backup) as copy:
        assert copy.execute("SELECT deal FROM tables").fetchall() == [("irmgard#42",)]
    copy.close()
    _migrate(data, scripts)
    assert len(list(data.glob("*before-migration*"))) == 1


def test_a_migration_that_fails_leaves_the_store_as_it_was(tmp_path: Path) -> None:
    data = tmp_path / "data"
    open_store(data).close()
    with pytest.raises(RuntimeError):
        _migrate(data, _next_version(tmp_path, 'raise RuntimeError("the power went")'))
    assert "nickname" not in _columns(data / sqlite.FILE)
    open_store(data).close()


def test_a_backup_is_never_overwritten(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    copies = {sqlite.back_up(tmp_path / sqlite.FILE, "0001") for _ in range(3)}
    store.close()
    assert len(copies) == 3


def test_many_processes_may_open_a_new_store_at_once(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    running = [subprocess.Popen([sys.executable, "-c", _OPEN, str(folder)]) for _ in range(4)]
    assert [process.wait(60) for process in running] == [0] * 4
