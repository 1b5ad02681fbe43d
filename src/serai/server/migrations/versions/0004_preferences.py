"""How somebody likes to watch and read."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("preferences", sa.Text))
