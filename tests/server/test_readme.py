"""The bot of the README, as it stands there, joins a table and plays it to the end."""

import subprocess
import sys
from pathlib import Path

from tests.server.live_server import Server

README = Path(__file__).parents[2] / "README.md"


def the_bot() -> str:
    chapter = README.read_text("utf-8").partition("## A bot over the network")[2]
    return chapter.partition("```python\n")[2].partition("```")[0]


def test_the_bot_of_the_readme_joins_a_table_and_plays_it_to_its_end(server: Server, tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(the_bot(), "utf-8")
    ada, programmer = server.person("Ada"), server.person("Bo")
    table = ada.open("marco_polo", "open bot:random", start=False)
    token = programmer.post("/api/tokens", label="bot")["token"]
    words = [sys.executable, str(script), server.url, token, table]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
        while ada.see(table)["seats"][0]["kind"] == "open":
            assert bot.poll() is None
        ada.at(table, "start")
        said, complained = bot.communicate(timeout=60)
    assert complained == ""
    assert " points" in said
    assert ada.see(table)["status"] == "over"
