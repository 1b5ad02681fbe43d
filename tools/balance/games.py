"""Games for the pages on balance: played into one file, record after record, and read from it again."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from serai.arena.batch import Batch
from serai.arena.hooks import hooks_of
from serai.arena.run import Way, check
from serai.core import record
from serai.core.game import Game
from serai.core.record import FIRST_LINE, Record
from serai.core.state import State
from serai.core.step import CHANCE
from serai.core.titles import find
from tools.balance.things import Counted, counting


@dataclass
class Played:
    """What the pages want to know of one game."""

    game: str
    bot: str
    """Who sat there; several by all their names."""
    options: str
    """Those that differ from the usual ones."""
    opening: list[int]
    parts: list[dict[str, int]]
    """Points by source, by seat."""
    wins: list[float]
    """Of the victory; those who tie share it."""
    roles: list[str]
    counted: Counted


def play_into(path: Path, batch: Batch, games: int, jobs: int | None) -> None:
    """Play games and add their records to a file, each as soon as it is over."""
    check(batch, games)
    with TemporaryDirectory() as name, path.open("a", encoding="utf-8", newline="\n") as file:
        folder = Path(name)
        with closing(Way(jobs).arriving(replace(batch, records=folder), list(range(games)))) as arriving:
            for result in arriving:
                (written,) = folder.glob(f"*-{result.number}.txt")
                file.write(written.read_text("utf-8"))
                file.flush()
                written.unlink()


def records_in(path: Path) -> Iterator[Record]:
    """The finished games of a file; the last may have been cut off, and is forgotten then."""
    for text in path.read_text("utf-8").split(FIRST_LINE + "\n")[1:]:
        if "\nresult: " in text and text.endswith("\n"):
            yield record.read(f"{FIRST_LINE}\n{text}", str(path))


def read_all(paths: list[Path]) -> list[Played]:
    return [replayed(each) for path in paths for each in records_in(path)]


def replayed(each: Record) -> Played:
    """A record played again, and what was counted on the way."""
    game = find(each.game)
    watching = Watching(game, Counted(each.players))
    state = record.replay(each, seen=watching.see)
    watching.title.end(state, watching.counted)
    played_as = hooks_of(game.package).played_as
    winners = state.ranking()[0]
    seats = range(each.players)
    return Played(
        game=each.game,
        bot=", ".join(sorted(set(each.seats))),
        options=" ".join(f"{name}={value}" for name, value in each.options.items()),
        opening=watching.opening,
        parts=[state.scores()[seat].parts for seat in seats],
        wins=[1 / len(winners) if seat in winners else 0.0 for seat in seats],
        roles=[] if played_as is None else [played_as(state, seat) for seat in seats],
        counted=watching.counted,
    )


@dataclass
class Watching:
    """Looks on while a record is played again."""

    game: Game
    counted: Counted
    opening: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.title = counting(self.game.name)

    def see(self, state: State) -> None:
        if not self.opening and not state.is_over and state.actor != CHANCE:
            self.opening = self.game.opening(state)
        self.title.see(state, state.log or [], self.counted)
        state.log = []
