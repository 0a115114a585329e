"""Hints, agreed for each table, and the analysis of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    # As a new table would have it: hints where one person plays.
    people = "SELECT count(*) FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'person'"
    op.execute(f"UPDATE tables SET hints = (({people}) = 1)")
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analyses")
    op.drop_column("tables", "hints")
