"""Digests, the end of a game, the archive, servers that live; and what an undo once wrote twice is taken out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from posterity.server.mending import take_out_doubled_draws

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("answers", sa.Column("digest", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("ended", sa.Float, nullable=True))
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("packed", sa.Float, nullable=False),
        sa.Column("answers", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    take_out_doubled_draws(op.get_bind())


def downgrade() -> None:
    op.drop_table("servers")
    op.drop_table("archive")
    op.drop_column("tables", "ended")
    op.drop_column("answers", "digest")
