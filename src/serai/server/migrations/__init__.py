"""How the database came to be what it is, step by step; run at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import URL


def upgrade(url: URL) -> None:
    """Bring a database to the present, creating it where there is none."""
    Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["url"] = url
    command.upgrade(config, "head")
