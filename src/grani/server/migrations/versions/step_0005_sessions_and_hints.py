"""Sessions of accounts that can be ended, those of deleted ones that are, rooms with hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "sign_outs",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table("departures", sa.Column("digest", sa.String(64), primary_key=True))
    op.create_table(
        "hinted_rooms",
        sa.Column(
            "game", sa.Integer, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
    )
