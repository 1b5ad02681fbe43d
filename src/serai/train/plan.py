"""What a data set is made of, written down beside its shards, so that nothing else comes among them."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from serai.bots.describing import describer_of
from serai.bots.knowledge import knowledge
from serai.bots.weights import mark_of
from serai.core.errors import BadSetup
from serai.core.game import Game
from serai.core.say import Say
from serai.core.titles import find

PLAN: Final = "plan.json"


@dataclass(frozen=True)
class Plan:
    """What to play, as plain data."""

    game: str
    players: int
    bots: list[str]
    """As many as players, or one for all; they move on by one seat from game to game."""
    seed: int
    slips: float = 0.05
    """How likely any action is taken instead of the chosen one, in every other game."""
    values: float = 0.5
    """How many of the positions between two turns are written down, for every seat."""
    choices: float = 0.5
    """How many of the choices are written down."""
    opening: int = 0
    """Decisions at the beginning that are taken at random, such as who plays which character."""
    options: tuple[tuple[str, Any], ...] = ()
    home: str = ""
    """From where the bots' folders of weights are named. It changes nothing, and is not told."""

    def seats(self, number: int) -> list[str]:
        turn = number % self.players
        around = self.bots * self.players if len(self.bots) == 1 else self.bots
        return [found_from(self.home, bot) for bot in around[turn:] + around[:turn]]

    def told(self) -> dict[str, Any]:
        """The plan as it is written down, with what the rows are made of."""
        layout = learner(find(self.game)).LAYOUT
        told = asdict(self) | {"features": len(layout), "layout": mark_of(layout)}
        del told["home"]
        return as_read(told)


def found_from(home: str, bot: str) -> str:
    """A bot whose folder of weights, if it has one, is named from another folder."""
    name, named, folder = bot.partition("=")
    return f"{name}={Path(home) / folder}" if named else bot


def learner(game: Game) -> Any:
    """What a title offers to those who learn; one that offers too little is refused."""
    describer_of(game)
    offered = knowledge(game).offered
    if not isinstance(getattr(offered, "PHASES", None), int) or not callable(getattr(offered, "phase", None)):
        raise BadSetup(Say("refused-phases", game=game.called(), package=f"{game.package}.bot"))
    return offered


def as_read(told: dict[str, Any]) -> dict[str, Any]:
    """Data as it will be read from a file: JSON knows no tuples."""
    read: dict[str, Any] = json.loads(json.dumps(told))
    return read


def keep_plan(told: dict[str, Any], folder: Path) -> None:
    """Write a plan into the folder of what is made by it; a folder that has another one is refused."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PLAN
    if not file.exists():
        fresh = file.with_suffix(".new")
        fresh.write_text(json.dumps(told, indent=2) + "\n", "utf-8")
        fresh.replace(file)
        return
    try:
        there = json.loads(file.read_text("utf-8"))
        compare(there, as_read(told), folder)
    except (OSError, ValueError, AttributeError) as error:
        raise BadSetup(Say("refused-unreadable", path=str(file), error=type(error).__name__)) from None


def compare(there: dict[str, Any], told: dict[str, Any], path: Path) -> None:
    """Refuse data that were made by another plan."""
    for name, value in told.items():
        if there.get(name) != value:
            said = {"there": json.dumps(there.get(name)), "here": json.dumps(value)}
            raise BadSetup(Say("refused-results-other", path=str(path), name=name, **said))
