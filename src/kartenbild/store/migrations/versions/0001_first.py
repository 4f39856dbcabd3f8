"""The first schema: players and their browsers, tables with their moves, records, deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table("store", sa.Column("id", sa.String(16), primary_key=True))
    _people()
    _games()
    _figures()


def _people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(32), unique=True),
        sa.Column("recovery_hash", sa.String(64), unique=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "browsers",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def _games() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("deal", sa.String(200), nullable=False),
        sa.Column("cards", sa.Text),
        sa.Column("deal_key", sa.String(64), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("tables_of_player", "tables", ["player_id", "touched"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("move", sa.String(16), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def _figures() -> None:
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sa.Column("deal", sa.String(200), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
    )
    op.create_index("records_of_player", "records", ["player_id", "finished"])
    op.create_table(
        "deals",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("deal_key", sa.String(64), nullable=False),
        sa.Column("ruled", sa.String(100), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("seconds", sa.Float),
        sa.Column("moves", sa.Integer),
        sa.UniqueConstraint("player_id", "deal_key", name="deal_of_player"),
    )
