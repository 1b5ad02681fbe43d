"""The whole game: its actions, its table, its two decisions, and how it is offered to the house."""

import random
from typing import Any, Final

from serai.core.actions import ActionTable
from serai.core.components import Components
from serai.core.copying import shallow
from serai.core.fields import NONE, SEAT, Form, Holder
from serai.core.game import Game, Option
from serai.core.state import Score, State, shared_places
from serai.core.step import CHANCE, Step
from serai.core.terms import Terms

ACTIONS: Final = ActionTable()
STOP: Final = ACTIONS.add("stop", last=True)
TAKE: Final = ACTIONS.add("take", ["1", "2", "3"])
CHARM: Final = ACTIONS.add("charm", ["0", "1", "2", "3", "4", "5"])
SEATS: Final = ["red", "blue", "green"]


class Printed:
    """What is printed."""

    def __init__(self, source: Components) -> None:
        self.source = source
        self.digest = source.digest
        self.pebbles = source.count("pile.pebbles", 1, 99)
        self.most = source.count("pile.most", 1, 3)
        self.points = source.counts("charms.points")


class Setting(Terms):
    """What is settled before the game begins."""

    def __init__(self, printed: Printed, players: int, options: dict[str, Any], rules: int) -> None:
        Terms.__init__(self, "pebbles", printed.digest, players, options, rules)
        self.printed = printed


class Player(Holder):
    """What one has taken, and one's charm."""

    def __init__(self, form: Form) -> None:
        Holder.__init__(self, form)
        self.taken = form.number("taken")
        self.charm = form.number("charm", SEAT, secret=True)


class Table(State):
    """A pile, and those who take from it."""

    def __init__(self, setting: Setting, form: Form) -> None:
        State.__init__(self, ACTIONS, setting, form)
        self.setting = setting
        self.players = [Player(holding) for holding in form.holdings(setting.players)]
        self.pile = form.number("pile")

    def holders(self) -> list[Any]:
        return self.players

    def clone(self) -> "Table":
        other = self.copied()
        other.players = [shallow(player) for player in self.players]
        return other

    def sees(self, seat: int | None, owner: int, name: str) -> bool:
        return seat == owner or self.is_over

    def charms(self) -> list[int]:
        return [player.charm for player in self.players]

    def redeal_for(self, seats: list[int], rng: random.Random) -> "Table":
        """The charms that these seats do not see, and those left over, are dealt among the others."""
        other = self.clone()
        if self.is_over:
            return other  # all lie open
        known = [self.players[seat].charm for seat in seats]
        left = [charm for charm in range(len(self.setting.printed.points)) if charm not in known]
        rng.shuffle(left)
        for seat, player in enumerate(other.players):
            if player.charm != NONE and seat not in seats:
                player.charm = left.pop()
        if other.stack:
            other.options = other.stack[-1].legal(other)
        return other

    def scores(self) -> list[Score]:
        points = self.setting.printed.points
        return [
            Score(SEATS[seat], {"pebbles": player.taken, "charm": points[player.charm] if self.is_over else 0})
            for seat, player in enumerate(self.players)
        ]

    def ranking(self) -> list[list[int]]:
        return shared_places([(score.total,) for score in self.scores()])


class DrawCharm(Step):
    """Chance gives a seat one of the charms that nobody has, and only that seat sees it."""

    def __init__(self, seat: int, owner: int) -> None:
        Step.__init__(self, seat)
        self.owner = owner

    def legal(self, t: Table) -> list[int]:
        return [CHARM + charm for charm in range(len(t.setting.printed.points)) if charm not in t.charms()]

    def apply(self, t: Table, action: int) -> None:
        t.players[self.owner].charm = action - CHARM
        t.tell_only([self.owner], "charm", self.owner, action - CHARM)


class TakePebbles(Step):
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
            t.players[self.seat].taken += n
            t.tell("take", self.seat, n)
            t.tell("points", self.seat, n)
        if action == STOP or not t.pile:
            for seat, charm in enumerate(t.charms()):
                t.tell("points", seat, t.setting.printed.points[charm])
        else:
            t.push(TakePebbles((self.seat + 1) % t.seats))


class Pebbles(Game):
    def __init__(self) -> None:
        options = [Option("may_stop", [True, False], "the game may be stopped once the pile is half empty")]
        Game.__init__(self, "pebbles", "Pebbles", 1, [2, 3], options, ACTIONS, str(__package__))

    def read_tables(self, components: Components) -> Printed:
        return Printed(components)

    def setting(self, printed: Printed, players: int, options: dict[str, Any], rules: int) -> Setting:
        return Setting(printed, players, options, rules)

    def set_up(self, setting: Setting) -> State:
        t = Table(setting, Form())
        t.pile = setting.printed.pebbles
        t.push(TakePebbles(0))
        for seat in range(setting.players):
            t.push(DrawCharm(CHANCE, seat))
        t.settle()
        return t

    def table(self, setting: Setting, form: Form) -> State:
        return Table(setting, form)

    def seat_names(self, players: int) -> list[str]:
        return SEATS[:players]

    def opening(self, state: State) -> list[int]:
        return list(range(state.seats))

    def violations(self, state: State) -> list[str]:
        assert isinstance(state, Table)
        charms = state.charms()
        taken = sum([player.taken for player in state.players])
        held = [charm for charm in charms if charm != NONE]
        wrong = ["pebbles are lost"] * (state.pile + taken != state.setting.printed.pebbles)
        wrong += ["two have one charm"] * (len(set(held)) < len(held))
        return wrong + ["a charm is missing"] * (state.actor != CHANCE and NONE in charms)


PEBBLES: Final = Pebbles()
