"""What people say to each other at a table, whom they do not want to hear, what they write down for themselves,
who may watch, and how people are told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "said",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=True),
        sa.Column("phrase", sa.String(32), nullable=True),
    )
    op.create_index("ix_said_owner", "said", ["owner"])
    op.create_table(
        "mutes",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("muted", sa.String(64), primary_key=True),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("mail", sa.Boolean, nullable=False),
        sa.Column("webhook", sa.Text, nullable=True),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(200), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_pushes_owner", "pushes", ["owner"])
    op.create_table(
        "quiet",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String(64), primary_key=True),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("way", sa.String(80), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("taken_at", sa.DateTime(timezone=True), nullable=True),
    )
    op.create_index("ix_notices_due_at", "notices", ["due_at"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("watchers", sa.String(16), nullable=False, server_default="everyone"))


def downgrade() -> None:
    op.drop_column("tables", "watchers")
    for table in ("keys", "notices", "quiet", "pushes", "ways", "notes", "mutes", "said"):
        op.drop_table(table)
