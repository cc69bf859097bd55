"""Accounts with their sessions, links to a new password, the log of what was done, and tables that are closed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("likeness", sa.Text, nullable=False, unique=True),
        sa.Column("password", sa.String(255), nullable=False),
        sa.Column("email", sa.String(254), nullable=True),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("blocked", sa.Boolean, nullable=False),
        sa.Column("preferences", sa.JSON, nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
    )
    for name in ("sessions", "resets"):
        op.create_table(
            name,
            sa.Column("id", sa.String(64), primary_key=True),
            sa.Column(
                "account_id",
                sa.String(32),
                sa.ForeignKey("accounts.id", ondelete="CASCADE"),
                nullable=False,
                unique=name == "resets",
            ),
            sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        )
    op.create_index("ix_sessions_account_id", "sessions", ["account_id"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("who", sa.String(64), nullable=True),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("about", sa.JSON, nullable=False),
    )
    op.create_index("ix_deeds_at", "deeds", ["at"])
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "closed")
    for table in ("deeds", "resets", "sessions", "accounts"):
        op.drop_table(table)
