"""Records that somebody brings, where all servers see them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make it."""
    op.create_table(
        "brought",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("home", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
