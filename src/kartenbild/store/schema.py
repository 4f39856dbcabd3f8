"""The store's tables as they are now; `migrations` holds the way there.

Times are seconds since 1970 in UTC. A game's moves are kept with those taken back: the first `made` of them count.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

HEAD = "0004"
"""The schema version this program works with: the newest migration's name."""

metadata = MetaData()

store = Table(
    "store",
    metadata,
    Column("id", String(16), primary_key=True),
)

players = Table(
    "players",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(32), unique=True),
    Column("recovery_hash", String(64), unique=True),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
)

browsers = Table(
    "browsers",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("player_id", Integer, ForeignKey("players.id"), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player_id", Integer, ForeignKey("players.id"), nullable=False),
    Column("deal", String(200), nullable=False),
    Column("cards", Text),
    Column("deal_key", String(64), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("made", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("seconds", Float, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("aided", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("tables_of_player", "player_id", "touched"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("move", String(16), nullable=False),
    sqlite_with_rowid=False,
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("revision", Integer, nullable=False),
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player_id", Integer, ForeignKey("players.id"), nullable=False),
    Column("table_id", String(32), nullable=False, unique=True),
    Column("deal", String(200), nullable=False),
    Column("record", Text, nullable=False),
    Column("made", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("finished", Float, nullable=False),
    Index("records_of_player", "player_id", "finished"),
)

deals = Table(
    "deals",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("player_id", Integer, ForeignKey("players.id"), nullable=False),
    Column("deal_key", String(64), nullable=False),
    Column("ruled", String(100), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("seconds", Float),
    Column("moves", Integer),
    UniqueConstraint("player_id", "deal_key", name="deal_of_player"),
)

verdicts = Table(
    "verdicts",
    metadata,
    Column("deal_key", String(64), primary_key=True),
    Column("position", String(32), primary_key=True),
    Column("solver", String(200), primary_key=True),
    Column("limits", String(40), primary_key=True),
    Column("outcome", String(9), nullable=False),
    Column("moves", Text),
    Column("kept", Float, nullable=False),
    Index("verdicts_by_age", "kept"),
    sqlite_with_rowid=False,
)

notes = Table(
    "notes",
    metadata,
    Column("player_id", Integer, ForeignKey("players.id"), primary_key=True),
    Column("deal_key", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

days = Table(
    "days",
    metadata,
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("day", String(10), primary_key=True),
    Column("game", String(100), primary_key=True),
    Column("deal", String(200)),
    sqlite_with_rowid=False,
)
