"""What a person may set in one gesture: several small decisions in a row, worked out by looking ahead.

The record has the small decisions all the same. Nobody learns anything by it: what the seat cannot know is dealt anew
before anybody looks ahead, and where chance or somebody else has a say, the looking ends.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from serai.core.game import Game
from serai.core.reading import Amount, Render
from serai.core.say import Fact
from serai.core.state import State
from serai.core.step import Automatic, Step
from serai.server.payloads import CombinationPayload, CounterPayload, CountersPayload
from serai.server.wording import Wording

MOST_TRIED: Final = 900
"""Actions tried out for one set of counters; a decision that needs more is asked one by one."""
MOST_TIMES: Final = 12
"""How often the same is offered in one gesture."""


@dataclass(frozen=True)
class Counters:
    """Decisions about amounts of several things, set together."""

    things: list[Fact]
    combinations: dict[tuple[int, ...], list[int]]
    """So much of each thing, and the actions that bring it; every combination that can be reached is here."""
    firsts: list[int]
    """The actions that may be chosen now, and are part of this."""


@dataclass(frozen=True)
class Plans:
    """All that the reader may do in one gesture now."""

    counters: Counters | None = None
    repeats: dict[int, int] = field(default_factory=dict)
    """How often in a row an action can be carried out, where that is more than once."""
    picks: dict[str, dict[int, list[int]]] = field(default_factory=dict)
    """By what is picked first, such as a die, in notation: the actions it can go on with, and all that is then sent."""


def plans(game: Game, state: State) -> Plans:
    """What may be planned in this position by the seat that decides."""
    if state.actor < 0:
        return Plans()
    known = state.redeal(state.actor, random.Random(0)) if game.keeps_secrets() else state
    return Plans(counters(game.render, known), repeats(game.render, known), picks(game.render, known))


# Looking one action ahead ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ahead:
    """A position after an action, and what then followed by itself because there was nothing to choose."""

    state: State
    taken: list[tuple[int, Amount | None]]
    """What the same seat took without being asked, each with its amount."""


def ahead(state: State, action: int, render: Render) -> Ahead:
    seat = state.actor
    after = state.clone()
    after.stack.pop().apply(after, action)
    taken: list[tuple[int, Amount | None]] = []
    while after.stack:
        step = after.stack[-1]
        after.options = step.legal(after)
        if len(after.options) != 1 or step.asked_alone(after):
            return Ahead(after, taken)
        only = after.options[0]
        if step.seat == seat and not isinstance(step, Automatic):
            taken.append((only, render.amount(after, only)))
        after.stack.pop().apply(after, only)
    after.options = []
    return Ahead(after, taken)


# Counters -------------------------------------------------------------------------------------------------------------


class Counting:
    """Finds every combination of amounts that a decision and those like it right after it can lead to."""

    def __init__(self, render: Render, state: State) -> None:
        self.render = render
        self.step: Step = state.stack[-1]
        self.below = state.stack[:-1]
        self.things: list[Fact] = []
        self.found: dict[tuple[int, ...], list[int]] = {}
        self.tried = 0

    def amounts(self, state: State) -> list[tuple[int, Amount]]:
        """What can be chosen here that is an amount of something."""
        found = [(action, self.render.amount(state, action)) for action in state.legal()]
        return [(action, amount) for action, amount in found if amount is not None]

    def goes_on(self, state: State) -> bool:
        """Whether the same decision is asked again, and nothing else has had its turn in between."""
        if not state.stack or state.actor != self.step.seat or type(state.stack[-1]) is not type(self.step):
            return False
        below = state.stack[:-1]
        return len(below) == len(self.below) and all(a is b for a, b in zip(below, self.below, strict=True))

    def added(self, combination: tuple[int, ...], amounts: Iterable[Amount]) -> tuple[int, ...]:
        sums = list(combination)
        for amount in amounts:
            if amount.thing not in self.things:
                self.things.append(amount.thing)
            at = self.things.index(amount.thing)
            sums += [0] * (at + 1 - len(sums))
            sums[at] += amount.n
        return tuple(sums)

    def explore(self, state: State) -> bool:
        """Try everything out, the shortest ways first; False where that is too much and must be done to the end."""
        here: list[tuple[State, tuple[int, ...], list[int]]] = [(state, (), [])]
        while here:
            may_stop = all(len(self.amounts(at)) < len(at.legal()) for at, _, _ in here)
            found: dict[tuple[int, ...], list[int]] = {}
            further: dict[object, tuple[State, tuple[int, ...], list[int]]] = {}
            for at, combination, actions in here:
                for action, amount in self.amounts(at):
                    self.tried += 1
                    if self.tried > MOST_TRIED:
                        return may_stop and bool(self.found)
                    next_one = ahead(at, action, self.render)
                    taken = [given for _, given in next_one.taken if given is not None]
                    reached = self.added(combination, [amount, *taken])
                    way = [*actions, action]
                    goes_on = self.goes_on(next_one.state) and bool(self.amounts(next_one.state))
                    if not goes_on or len(self.amounts(next_one.state)) < len(next_one.state.legal()):
                        found.setdefault(reached, way)
                    if goes_on:
                        asked = (reached, tuple(next_one.state.stack[-1].data()), tuple(next_one.state.legal()))
                        further.setdefault(asked, (next_one.state, reached, way))
            self.found = {**found, **self.found}
            here = list(further.values())
        return True


def counters(render: Render, state: State) -> Counters | None:
    """The counters of this decision; None where it is about no amounts, or one at a time says it better."""
    counting = Counting(render, state)
    firsts = [action for action, _ in counting.amounts(state)]
    if not firsts or not counting.explore(state):
        return None
    count = len(counting.things)
    whole = {(*sums, *[0] * (count - len(sums))): actions for sums, actions in counting.found.items()}
    if len(whole) < 2 or max(sum(sums) for sums in whole) < 2:
        return None
    return Counters(counting.things, whole, firsts)


# The same again, and what is picked first -----------------------------------------------------------------------------


def repeats(render: Render, state: State) -> dict[int, int]:
    found = {action: times(render, state, action) for action in state.legal() if render.repeats(state, action)}
    return {action: n for action, n in found.items() if n > 1}


def times(render: Render, state: State, action: int) -> int:
    """How often in a row an action can be carried out within one decision."""
    at, counting = state, Counting(render, state)
    for n in range(1, MOST_TIMES):
        at = ahead(at, action, render).state
        if not counting.goes_on(at) or action not in at.options:
            return n
    return MOST_TIMES


def picks(render: Render, state: State) -> dict[str, dict[int, list[int]]]:
    """What may be named before the action that asks for it."""
    kinds = render.picks(state)
    found: dict[str, dict[int, list[int]]] = {}
    if not kinds:
        return found
    for action in state.legal():
        if state.actions.kind_of[action].name in kinds:
            continue
        after = ahead(state, action, render)
        for taken, _ in after.taken:
            if state.actions.kind_of[taken].name in kinds:
                found.setdefault(state.notation(taken), {})[action] = [action]
        if after.state.actor == state.actor:
            for then in after.state.options:
                if state.actions.kind_of[then].name in kinds:
                    found.setdefault(state.notation(then), {}).setdefault(action, [action, then])
    return found


# In words -------------------------------------------------------------------------------------------------------------


def worded(plans: Plans, wording: Wording) -> dict[str, Any]:
    """The same, as fields of a table's payload."""
    return {"counters": counted(plans.counters, wording), "repeats": plans.repeats, "picks": plans.picks}


def counted(counters: Counters | None, wording: Wording) -> CountersPayload | None:
    if counters is None:
        return None
    columns = list(zip(*counters.combinations, strict=True))
    totals = {sum(amounts) for amounts in counters.combinations}
    return CountersPayload(
        things=[
            CounterPayload(wording.thing(thing), min(column), max(column))
            for thing, column in zip(counters.things, columns, strict=True)
        ],
        combinations=[CombinationPayload(list(amounts), actions) for amounts, actions in counters.combinations.items()],
        total=totals.pop() if len(totals) == 1 else None,
        firsts=counters.firsts,
    )
