"""Verdicts on positions, so that nothing is solved twice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "verdicts",
        sa.Column("deal_key", sa.String(64), primary_key=True),
        sa.Column("position", sa.String(32), primary_key=True),
        sa.Column("solver", sa.String(200), primary_key=True),
        sa.Column("limits", sa.String(40), primary_key=True),
        sa.Column("outcome", sa.String(9), nullable=False),
        sa.Column("moves", sa.Text),
        sa.Column("kept", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("verdicts_by_age", "verdicts", ["kept"])
