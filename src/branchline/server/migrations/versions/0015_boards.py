"""Tables may be played on another board than the game's own."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("board_name", sa.JSON, nullable=True))
    op.create_table(
        "boards",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("board", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("boards")
    op.drop_column("tables", "board_name")
