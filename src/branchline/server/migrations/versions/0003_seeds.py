"""Seeds of 128 bits, and whether somebody chose them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _seeds_of(39)
    op.add_column("tables", sa.Column("seed_chosen", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "seed_chosen")
    _seeds_of(20)


def _seeds_of(digits: int) -> None:
    """Another column, because SQLite changes no type; a table made anew in its place would be missed by its seats."""
    op.add_column("tables", sa.Column("digits", sa.String(digits), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET digits = seed")
    op.drop_column("tables", "seed")
    op.execute("ALTER TABLE tables RENAME COLUMN digits TO seed")
