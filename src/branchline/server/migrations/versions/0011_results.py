"""The book of results: how games ended, ratings that follow, and whether advice was asked for at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("advised", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "endings",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at_table", sa.String(32), nullable=False, unique=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("uncounted", sa.String(16), nullable=True),
    )
    op.create_index("ix_endings_ladder", "endings", ["game", "seats"])
    op.create_table(
        "places",
        sa.Column("number", sa.Integer, sa.ForeignKey("endings.number", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(68), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("favourites", sa.JSON, nullable=False),
        sa.Column("mu", sa.Double, nullable=True),
        sa.Column("sigma", sa.Double, nullable=True),
    )
    op.create_index("ix_places_player", "places", ["player"])


def downgrade() -> None:
    op.drop_table("places")
    op.drop_table("endings")
    op.drop_column("tables", "advised")
