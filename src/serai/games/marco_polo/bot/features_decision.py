"""Features: the decision that is asked: what kind it is, and what it is about."""

from typing import Any, Final

from serai.core.features import Layout, Row
from serai.core.sets import size_of
from serai.core.step import Step
from serai.games.marco_polo.bazaar import ChooseColumn
from serai.games.marco_polo.bonus_actions import Adjust, Reroll, TurnDie, UseMoneyBag
from serai.games.marco_polo.bot.estimates import WORTH, Estimates
from serai.games.marco_polo.bot.features_table import ABOUT, put_offer
from serai.games.marco_polo.characters import ChooseCharacter
from serai.games.marco_polo.city_cards import ChooseEntry, ChooseTimes, ChooseWay, OnCard, Repeat
from serai.games.marco_polo.constants import (
    ANY_GOOD,
    BEIJING,
    CARD_SPACE,
    DIFFERENT_GOODS,
    LARGE,
    MOVE,
    NOBODY,
    OTHER_BONUS,
    OWN_BONUS,
    SMALL,
    SPACES,
)
from serai.games.marco_polo.contracts import KeepTwo, MakeRoom, TakeContracts, TakeRowBonus
from serai.games.marco_polo.dice import Compensate, shortfall
from serai.games.marco_polo.die import value_of
from serai.games.marco_polo.goals import KeepGoals
from serai.games.marco_polo.journey import FREE, Journey, MovePost
from serai.games.marco_polo.placing import ChooseDice, NameValue
from serai.games.marco_polo.rewards import ChooseReward, Collect, CopyBonus, GainGoods, GainPairs, NameCities
from serai.games.marco_polo.table import Table
from serai.games.marco_polo.turn import OwnTurn

DECISIONS: Final[list[Any]] = [
    Adjust, ChooseCharacter, ChooseColumn, ChooseDice, ChooseEntry, ChooseReward, ChooseTimes, ChooseWay, Collect,
    Compensate, CopyBonus, GainGoods, GainPairs, Journey, KeepGoals, KeepTwo, MakeRoom, MovePost, NameCities, NameValue,
    OwnTurn, Repeat, Reroll, TakeContracts, TakeRowBonus, TurnDie, UseMoneyBag,
]  # fmt: skip
"""All that a player can be asked, by name."""
KIND: Final[dict[Any, int]] = {decision: at for at, decision in enumerate(DECISIONS)}

WHERE: Final = [*SPACES[:CARD_SPACE], "city_card"]


class Subject:
    """What a decision is about: numbers that mean the same in all of them, 0 or NOBODY where they mean nothing."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.space = NOBODY
        self.card = NOBODY
        self.contract = NOBODY
        self.value = 0
        self.left = 0
        self.made = 0
        self.bound = 0
        self.worth = 0

    def see(self, t: Table, step: Step) -> None:
        self.clear()
        if isinstance(step, OwnTurn):
            self.made = step.acted
            self.bound = step.bought
        elif isinstance(step, Journey):
            self.left = step.left
            self.made = step.made
            self.bound = step.kind
            self.worth = step.left * WORTH[MOVE] if step.kind == FREE else 0
        elif not self.see_dice(t, step) and not self.see_contracts(step) and not self.see_card(step):
            self.see_reward(t, step)

    def see_dice(self, t: Table, step: Step) -> bool:
        if isinstance(step, ChooseDice):
            self.space = min(CARD_SPACE, step.space)
            self.left = step.left
            self.value = 0 if step.least == NOBODY else value_of(step.least)
        elif isinstance(step, NameValue):
            self.space = min(CARD_SPACE, step.space)
            self.bound = step.due
        elif isinstance(step, ChooseColumn):
            self.space = step.space
            self.value = step.value
        elif isinstance(step, TurnDie):
            self.value = value_of(step.die)
        elif isinstance(step, Compensate):
            self.left = shortfall(t, step.seat)
        else:
            return False
        return True

    def see_contracts(self, step: Step) -> bool:
        if isinstance(step, TakeContracts):
            self.value = step.value
            self.made = 0 if step.first == NOBODY else 1
        elif isinstance(step, MakeRoom):
            self.contract = step.contract
            self.made = 0 if step.first == NOBODY else 1
        elif isinstance(step, KeepTwo):
            self.contract = step.contract
        elif isinstance(step, TakeRowBonus):
            self.left = step.amount
        else:
            return False
        return True

    def see_card(self, step: Step) -> bool:
        if isinstance(step, OnCard):
            self.card = step.card
            self.value = step.value
        elif isinstance(step, ChooseTimes):
            self.card = step.card
            self.left = step.most
        elif isinstance(step, Repeat):
            self.card = step.card
            self.left = step.left
            self.made = step.made
        else:
            return False
        self.space = CARD_SPACE
        return True

    def see_reward(self, t: Table, step: Step) -> None:
        if isinstance(step, GainGoods):
            self.left = step.left
            self.worth = step.left * WORTH[ANY_GOOD]
        elif isinstance(step, GainPairs):
            self.left = step.left
            self.worth = step.left * WORTH[DIFFERENT_GOODS]
        elif isinstance(step, NameCities):
            self.left = step.left
            self.bound = step.coins
            self.worth = step.left * WORTH[OWN_BONUS]
        elif isinstance(step, ChooseReward):
            for at, amount in enumerate(step.amounts):
                self.left += amount
                self.worth += amount * WORTH[ANY_GOOD + at]
        elif isinstance(step, Collect):
            self.left = size_of(step.waiting)
        elif isinstance(step, CopyBonus):
            self.worth = WORTH[OTHER_BONUS]
        elif isinstance(step, MovePost):
            self.bound = step.must


SUBJECT: Final = Subject()
"""Of the decision that is looked at."""


def describe_decision(layout: Layout) -> None:
    layout.each("decision", [decision.__name__ for decision in DECISIONS], "1 if this is asked, of whomever")
    layout.each("decision.at", WHERE, "1 if it is about dice or goods of this space")
    layout.one("decision.value", "the value of the dice it is about")
    layout.one("decision.left", "dice, steps, goods, repetitions or bonuses still to come with it")
    layout.one("decision.made", "steps or repetitions made; 1 after the main action, or after the first contract")
    layout.one("decision.bound", "1 if one pays for it or must do it; black dice bought in a turn")
    layout.one("decision.worth", "the worth of what it is still to bring, in tenths of a point")
    layout.one("decision.earned", "the worth of bonuses earned by a movement and not yet paid, in tenths of a point")
    layout.each("decision.way", ["1", "2"], "what one exchange on the city card in use gains, in tenths of a point")
    layout.one("decision.points", "points of the contract for which room is to be made")
    layout.one("decision.beyond", "what else that contract gives, in tenths of a point")
    layout.one("decision.lack", "the worth of what is missing for that contract, in tenths of a point")
    layout.one("decision.promise", "what that contract would promise, in tenths of a point")


NUMBERS: Final = 6 + 2 + ABOUT


def put_decision(t: Table, known: Estimates, row: Row) -> None:
    if not t.stack or t.stack[-1].seat < 0:
        row.nothing(len(DECISIONS) + len(WHERE) + NUMBERS)
        return
    step = t.stack[-1]
    about = SUBJECT
    about.see(t, step)
    row.one_of(KIND[type(step)], len(DECISIONS))
    row.one_of(about.space, len(WHERE))
    row.put(about.value)
    row.put(about.left)
    row.put(about.made)
    row.put(about.bound)
    row.put(about.worth)
    row.put(earned_worth(t, known) if t.earned else 0)
    put_ways(known, about.card, row)
    if about.contract == NOBODY:
        row.nothing(ABOUT)
    else:
        put_offer(t.players[step.seat], known, about.contract, row)


def earned_worth(t: Table, known: Estimates) -> int:
    worth = 0
    for city in range(LARGE, BEIJING):
        if t.earned >> city & 1:
            if city >= SMALL:
                worth += known.markers[t.markers[city - SMALL]]
            elif t.outposts[city - LARGE] != NOBODY:
                worth += known.outposts[t.outposts[city - LARGE]]
    return worth


def put_ways(known: Estimates, card: int, row: Row) -> None:
    ways = 0
    if card != NOBODY:
        for way in known.cards[card].ways:
            row.put(way.gain)
            ways += 1
    row.nothing(2 - ways)
