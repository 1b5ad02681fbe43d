"""The whole game: its actions, its table, its two decisions, and how it is offered to the house."""

import random
from typing import Any, Final

from serai.core.actions import ActionTable
from serai.core.components import Components
from serai.core.game import Game, Option
from serai.core.state import Score, State, shared_places
from serai.core.step import CHANCE, Step

ACTIONS: Final = ActionTable()
STOP: Final = ACTIONS.add("stop", last=True)
TAKE: Final = ACTIONS.add("take", ["1", "2", "3"])
CHARM: Final = ACTIONS.add("charm", ["0", "1", "2", "3", "4", "5"])
SEATS: Final = ["red", "blue", "green"]
NOTHING: Final = -1


class Printed:
    """What is printed."""

    def __init__(self, source: Components) -> None:
        self.source = source
        self.digest = source.digest
        self.pebbles = source.count("pile.pebbles", 1, 99)
        self.most = source.count("pile.most", 1, 3)
        self.points = source.counts("charms.points")


class Setting:
    """What is settled before the game begins."""

    def __init__(self, printed: Printed, players: int, options: dict[str, Any], rules: int) -> None:
        self.printed = printed
        self.players = players
        self.options = options
        self.rules = rules


class Table(State):
    """A pile, what each has taken from it, and each one's charm."""

    def __init__(self, setting: Setting) -> None:
        State.__init__(self, ACTIONS, setting.players)
        self.setting = setting
        self.pile = setting.printed.pebbles
        self.taken = [0] * setting.players
        self.charms = [NOTHING] * setting.players

    def clone(self) -> "Table":
        other = Table(self.setting)
        other.stack = self.stack.copy()
        other.options = self.options
        other.pile = self.pile
        other.taken = self.taken.copy()
        other.charms = self.charms.copy()
        return other

    def redeal_for(self, seats: list[int], rng: random.Random) -> "Table":
        """The charms that these seats do not see, and those left over, are dealt among the others."""
        other = self.clone()
        if self.is_over:
            return other  # all lie open
        known = [self.charms[seat] for seat in seats]
        left = [charm for charm in range(len(self.setting.printed.points)) if charm not in known]
        rng.shuffle(left)
        for seat, charm in enumerate(self.charms):
            if charm != NOTHING and seat not in seats:
                other.charms[seat] = left.pop()
        if other.stack:
            other.options = other.stack[-1].legal(other)
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        data = self.to_json()
        if not self.is_over:
            data["charms"] = [
                charm if at == seat else (None if charm != NOTHING else NOTHING) for at, charm in enumerate(self.charms)
            ]
        return data

    def to_json(self) -> dict[str, Any]:
        return {
            "game": "pebbles",
            "rules": self.setting.rules,
            "components": self.setting.printed.digest,
            "players": self.setting.players,
            "options": dict(self.setting.options),
            "actor": self.actor,
            "pile": self.pile,
            "taken": self.taken.copy(),
            "charms": self.charms.copy(),
            "decisions": self.steps_to_json(),
        }

    def scores(self) -> list[Score]:
        points = self.setting.printed.points
        return [
            Score(SEATS[seat], {"pebbles": self.taken[seat], "charm": points[self.charms[seat]] if self.is_over else 0})
            for seat in range(self.seats)
        ]

    def ranking(self) -> list[list[int]]:
        return shared_places([(score.total,) for score in self.scores()])


class DrawCharm(Step[Table]):
    """Chance gives a seat one of the charms that nobody has, and only that seat sees it."""

    def __init__(self, seat: int, owner: int) -> None:
        Step.__init__(self, seat)
        self.owner = owner

    def legal(self, t: Table) -> list[int]:
        return [CHARM + charm for charm in range(len(t.setting.printed.points)) if charm not in t.charms]

    def apply(self, t: Table, action: int) -> None:
        t.charms[self.owner] = action - CHARM
        t.tell_only([self.owner], "charm", self.owner, action - CHARM)

    def data(self) -> list[int]:
        return [self.seat, self.owner]


class TakePebbles(Step[Table]):
    """Take some pebbles, or stop the game once the pile is half empty; it ends with the last pebble too."""

    def legal(self, t: Table) -> list[int]:
        half_empty = 2 * t.pile <= t.setting.printed.pebbles
        stop = [STOP] if half_empty and t.setting.options["may_stop"] else []
        return stop + [TAKE + n for n in range(min(t.pile, t.setting.printed.most))]

    def asked_alone(self, t: Table) -> bool:
        return True

    def apply(self, t: Table, action: int) -> None:
        if action == STOP:
            t.tell("stop", self.seat)
        else:
            n = action - TAKE + 1
            t.pile -= n
            t.taken[self.seat] += n
            t.tell("take", self.seat, n)
            t.tell("points", self.seat, n)
        if action == STOP or not t.pile:
            for seat, charm in enumerate(t.charms):
                t.tell("points", seat, t.setting.printed.points[charm])
        else:
            t.push(TakePebbles((self.seat + 1) % t.seats))


STEPS: Final[dict[str, Any]] = {"DrawCharm": DrawCharm, "TakePebbles": TakePebbles}


class Pebbles(Game):
    def __init__(self) -> None:
        options = [Option("may_stop", [True, False], "the game may be stopped once the pile is half empty")]
        Game.__init__(self, "pebbles", "Pebbles", 1, [2, 3], options, ACTIONS, str(__package__))

    def read_tables(self, components: Components) -> Printed:
        return Printed(components)

    def setting(self, printed: Printed, players: int, options: dict[str, Any], rules: int) -> Setting:
        return Setting(printed, players, options, rules)

    def set_up(self, setting: Setting) -> State:
        t = Table(setting)
        t.push(TakePebbles(0))
        for seat in range(setting.players):
            t.push(DrawCharm(CHANCE, seat))
        t.settle()
        return t

    def read_position(self, data: dict[str, Any], setting: Setting) -> State:
        t = Table(setting)
        t.pile = data["pile"]
        t.taken = list(data["taken"])
        t.charms = [int(charm) for charm in data["charms"]]
        t.steps_from_json(data["decisions"], STEPS)
        return t

    def seat_names(self, players: int) -> list[str]:
        return SEATS[:players]

    def opening(self, state: State) -> list[int]:
        return list(range(state.seats))

    def violations(self, state: State) -> list[str]:
        assert isinstance(state, Table)
        held = [charm for charm in state.charms if charm != NOTHING]
        lost = state.pile + sum(state.taken) != state.setting.printed.pebbles
        return ["pebbles are lost"] * lost + ["two have one charm"] * (len(set(held)) < len(held))


PEBBLES: Final = Pebbles()
