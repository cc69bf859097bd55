"""A notice may also be about a vote, about new rules, or about a clock that is nearly out, and for several at once."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _made_anew(sa.Column("owner", sa.String(64), primary_key=True), sa.Column("what", sa.String(16), primary_key=True))


def downgrade() -> None:
    _made_anew(sa.Column("owner", sa.String(64), nullable=False))


def _made_anew(*whose: sa.Column[str]) -> None:
    """What waits to be sent waits a minute: none of it is brought along."""
    op.drop_table("notices")
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("way", sa.String(80), primary_key=True),
        *whose,
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("taken_at", sa.DateTime(timezone=True), nullable=True),
    )
    op.create_index("ix_notices_due_at", "notices", ["due_at"])
