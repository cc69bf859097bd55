"""Tables at which a lesson is taken."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(64), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
