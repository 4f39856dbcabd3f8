"""Players' notes on deals, and the deals of the day that were found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("player_id", sa.Integer, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("deal_key", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "days",
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(100), primary_key=True),
        sa.Column("deal", sa.String(200)),
        sqlite_with_rowid=False,
    )
