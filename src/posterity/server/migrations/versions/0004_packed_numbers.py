"""How many answers of a table are packed: nobody else can have their numbers."""

from __future__ import annotations

import json
import zlib
from contextlib import suppress

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id"), sa.column("packed"))
ARCHIVE = sa.table("archive", sa.column("table_id"), sa.column("answers"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("packed", sa.Integer, nullable=False, server_default="0"))
    connection = op.get_bind()
    for table_id in connection.scalars(sa.select(ARCHIVE.c.table_id)).all():
        packed = connection.scalar(sa.select(ARCHIVE.c.answers).where(ARCHIVE.c.table_id == table_id))
        with suppress(zlib.error, ValueError):  # nobody plays on at a table that cannot be read
            count = len(json.loads(zlib.decompress(packed or b"")))
            connection.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(packed=count))


def downgrade() -> None:
    op.drop_column("tables", "packed")
