"""The language that somebody has chosen. What lists show of a game's course is kept as it is: older rows hold words."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("language", sa.Text))
