"""Accounts of those who want to come back from other devices, and ratings of rated games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make it."""
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("kept", sa.LargeBinary, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(8), unique=True),
        sa.Column("phrase_hash", sa.LargeBinary),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("passkeys_by_guest", "passkeys", ["guest"])
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("challenges_by_age", "challenges", ["until"])
    op.create_table(
        "rated",
        sa.Column(
            "game", sa.Integer, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("counted", sa.Float),
    )
    op.create_table(
        "ratings",
        sa.Column("holder", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "seats"])
    op.create_table(
        "rating_changes",
        sa.Column(
            "game", sa.Integer, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(80), nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("rating_changes_by_holder", "rating_changes", ["holder"])
