"""Printed tables by their digest, how tables last looked, patience with silent seats, and who a name looks like."""

import sqlalchemy as sa
from alembic import op

# Knowingly the code of the day on which this runs: what is kept must be what newcomers' names are compared with.
from serai.server.names import skeleton

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

A_DAY = 24 * 60


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.Text))
    op.create_index("ix_people_skeleton", "people", ["skeleton"])
    fill_skeletons()
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default=str(A_DAY)))
    op.add_column("tables", sa.Column("seated", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("opened_from", sa.Text))
    op.create_index("ix_tables_opened_from", "tables", ["opened_from"])
    op.create_index("ix_tables_status_host_id", "tables", ["status", "host_id"])
    op.create_table(
        "printings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("tables", sa.JSON, nullable=False),
    )
    op.create_table(
        "sights",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sight", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "votes",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )


def fill_skeletons() -> None:
    """Accounts made before have names that look like something, too."""
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("skeleton"))
    for row in op.get_bind().execute(sa.select(people).where(people.c.login.is_not(None))).all():
        op.execute(sa.update(people).where(people.c.id == row.id).values(skeleton=skeleton(row.name)))
