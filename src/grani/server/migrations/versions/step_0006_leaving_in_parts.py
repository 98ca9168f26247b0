"""Guests who are being deleted, room by room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make it."""
    op.create_table(
        "leavings",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("had_account", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
