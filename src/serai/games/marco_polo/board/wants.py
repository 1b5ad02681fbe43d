"""What a reader lacks for something on the board, in sentences that end its tip."""

from serai.core.say import Count, Fact, Say, Several
from serai.games.marco_polo.board.scene import Scene
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.constants import CAMEL, CARDS, COIN, DIFFERENT_GOODS, GOODS, SPACES, STOCK, THINGS
from serai.games.marco_polo.render.speech import amount, place_named


def needs(short: list[Fact]) -> list[Say]:
    """'You need 2 silk more.'"""
    return [Say("tip-needs", things=Several(short))] if short else []


def stock_short(s: Scene, cost: dict[int, int]) -> list[Fact]:
    """So much more of each thing than the reader has."""
    if s.own is None:
        return []
    stock = s.own["stock"]
    found = [(thing, asked - stock[THINGS[thing]]) for thing, asked in cost.items()]
    return [amount(thing, short) for thing, short in found if short > 0]


def for_price(s: Scene, coins: int, camels: int) -> list[Say]:
    return needs(stock_short(s, {COIN: coins, CAMEL: camels}))


def for_bundle(s: Scene, cost: Bundle) -> list[Say]:
    """What a contract asks, or one exchange of a card; goods of one's choice are counted together."""
    short = stock_short(s, {thing: cost.of(thing) for thing in range(STOCK)})
    if s.own is not None and not short and cost.chosen_goods():
        kinds = [s.own["stock"][good] for good in GOODS]
        missing = cost.chosen_goods() - (sum(n > 0 for n in kinds) if cost.chosen_goods() > 1 else sum(kinds))
        short = [amount(DIFFERENT_GOODS, missing)] if missing > 0 else []
    return needs(short)


def usable(s: Scene, space: str) -> list[int]:
    """The values of the reader's dice that may go to a space, highest first; Rashid's are whatever he says."""
    if s.own is None:
        return []
    dice = [die.split("_") for die in s.own["dice"]]
    if space in s.own["spaces"]:
        dice = [die for die in dice if die[0] != "own"]
    return sorted([int(value) or 6 for _, value in dice], reverse=True)


def for_dice(s: Scene, space: str, least: int = 0) -> list[Say]:
    """Dice enough, high enough, and the coins for company. Nothing once one's dice are all placed: that is plain."""
    if s.own is None or not s.own["dice"]:
        return []
    values, needed = usable(s, space), s.printed.dice_on[SPACES.index(space)]
    if len(values) < needed:
        taken = space in s.own["spaces"]
        return [Say("tip-own-die-there")] if taken else needs([Count("die", needed - len(values))])
    if values[needed - 1] < least:
        return [Say("tip-needs-value", value=least)]
    due = space in s.view["occupied"] and space != "khan" and s.own["character"] != "berke"
    lowest = 1 if s.own["character"] == "rashid" else values[-1]
    return needs(stock_short(s, {COIN: lowest})) if due else []


def for_card(s: Scene, space: str, city: str) -> list[Say]:
    """A post in its city, a die, and what one exchange asks."""
    name = s.view["cards"][space]
    if s.own is None or name is None or s.dice_on(space):
        return []
    if city not in s.own["posts"]:
        return [Say("tip-needs-post", city=place_named(city))]
    ways = s.printed.cards[CARDS.index(name)].ways
    short = [for_bundle(s, way.cost) for way in ways]
    return for_dice(s, space) or (short[0] if short and all(short) else [])


def reach(s: Scene, printed: Printed, space: str) -> int:
    """The highest column of a table that the reader's dice can reach; the last if there is nobody to ask."""
    values, needed = usable(s, space), printed.dice_on[SPACES.index(space)]
    if s.own is None or not s.own["dice"]:
        return 6
    return values[needed - 1] if len(values) >= needed else 0
