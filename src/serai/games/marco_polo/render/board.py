"""The action spaces, contracts and city cards as a terminal shows them: a title and a few lines each."""

from typing import Final

from serai.core.render.ink import flow, headed, pad, width_of
from serai.core.say import SPACE, Several
from serai.games.marco_polo.city_cards import city_of
from serai.games.marco_polo.constants import (
    BAZAAR,
    CAMEL,
    CARD_SPACE,
    CARD_SPACES,
    COIN,
    COINS_SPACE,
    CONTRACT_SPACE,
    KHAN,
    MONEY_BAG,
    NOBODY,
    SPACES,
    TRAVEL,
)
from serai.games.marco_polo.die import space_of
from serai.games.marco_polo.render.ink import NONE, Pen, sign
from serai.games.marco_polo.render.speech import amount, card, card_place
from serai.games.marco_polo.table import Table

NAMED: Final = ["coins", "camels", "pepper", "silk", "gold", "khan", "contracts", "travel", "money_bag", "black_dice"]
"""What has a name at the beginning of its line."""
DICE_ROOM: Final = 2
"""How much the number of dice takes, with the space after it."""


def heading(pen: Pen, key: str, note: str = "") -> str:
    """What a block is; a note to it after a gap."""
    title = pen.say(key)
    return headed(f"{title}  {note}" if note else title, pen.ink)


def names_width(pen: Pen) -> int:
    """How wide the names of the action spaces are; the title of the bazaar stands above them."""
    longest = max(len(pen.speak.say(f"short-space-{name}")) for name in NAMED)
    return max(longest + 1, width_of(bazaar_title(pen)) + 1 - DICE_ROOM)


def bazaar_title(pen: Pen) -> str:
    return heading(pen, "bazaar", pen.say("bazaar-dice"))


def dice_on(t: Table, space: int, pen: Pen) -> list[str]:
    return [pen.board_die(die) for die in t.placed if space_of(die) == space]


def bazaar(t: Table, pen: Pen, width: int) -> list[str]:
    """A line for each row: the dice it takes, what each column gives, and the dice that lie there."""
    tables = [[pen.short(entry) for entry in row] for row in t.printed.bazaar]
    widths = [max(width_of(row[column]) for row in tables) + 2 for column in range(5)]
    widths.append(max(width_of(row[5]) for row in tables))
    head = "".join(pad(str(column + 1), widths[column]) for column in range(6))
    lines = [pad(bazaar_title(pen), names_width(pen) + DICE_ROOM) + head.rstrip()]
    for row, entries in enumerate(tables):
        columns = "".join(pad(entry, widths[column]) for column, entry in enumerate(entries))
        lines += space_lines(t, BAZAAR + row, [columns], pen, width)
    return lines


def space_lines(t: Table, space: int, words: list[str], pen: Pen, width: int) -> list[str]:
    """A space with the dice it takes, what it gives, and the dice that lie there."""
    wide = names_width(pen)
    name = pad(pen.speak.say(f"short-space-{SPACES[space]}"), wide)
    parts = [*words[:-1], f"{words[-1]} ", *dice_on(t, space, pen)]
    return flow([f"{name}{t.printed.dice_on[space]} {parts[0]}", *parts[1:]], width, " " * (wide + DICE_ROOM), " ")


def spaces(t: Table, pen: Pen, width: int) -> list[str]:
    """The other action spaces."""
    printed = t.printed
    coins = [sum(printed.step_coins[: steps + 1]) for steps in range(6)]
    told = [
        (KHAN, khan(t, pen)),
        (COINS_SPACE, pen.short(printed.coins_gain)),
        (CONTRACT_SPACE, pen.say("contract-space")),
        (TRAVEL, pen.say("travel", coins=Several(coins, SPACE))),
        (MONEY_BAG, pen.say("money-bag", things=pen.short(printed.bag_gain))),
    ]
    lines = [line for space, text in told for line in space_lines(t, space, text.split(" "), pen, width)]
    black = pad(pen.speak.say("short-space-black_dice"), names_width(pen) + DICE_ROOM)
    left = pen.say("black-dice", n=t.black_dice, price=amount(CAMEL, printed.black_die_camels))
    return [heading(pen, "spaces"), *lines, black + left]


def khan(t: Table, pen: Pen) -> str:
    things, free = pen.short(t.printed.khan_gain), t.printed.khan_spaces - t.khan_dice
    if free <= 0:
        return pen.say("khan-full", things=things)
    if t.khan_value > 1:
        return pen.say("khan", things=things, least=t.khan_value, n=free)
    return pen.say("khan-any", things=things, n=free)


def contracts(t: Table, pen: Pen) -> list[str]:
    """The row from space 1, each with what it asks and pays, and what lies with the last spaces."""
    lines = [heading(pen, "contracts", pen.say("contracts-pile", n=t.special_unseen + len(t.special)))]
    for space, number in enumerate(t.row):
        told = NONE if number == NOBODY else contract(t, number, pen)
        bonus = t.printed.row_bonus[space]
        extra = "  " + pen.say("row-bonus", coins=sign(COIN, bonus), camels=sign(CAMEL, bonus)) if bonus else ""
        lines.append(f"{space + 1} {told}{extra}")
    return lines if t.row else [*lines, pen.say("empty-row")]


def contract(t: Table, number: int, pen: Pen) -> str:
    printed = t.printed.contracts[number]
    return pen.say("contract", cost=pen.short(printed.cost), reward=pen.short(printed.reward))


def city_cards(t: Table, seat: int | None, pen: Pen, width: int) -> list[str]:
    """Each card in words, with a star at each city that has the reader's post, and the die that closes it."""
    lines = [heading(pen, "city-cards", pen.say("city-cards-note"))]
    places = [pen.speak(card_place(space)) for space in range(len(CARD_SPACES))]
    wide = max(map(len, places)) + len("* ")
    for space, name in enumerate(places):
        told = pen.speak(card(t.printed, t.cards[space], t.setting.either_way)) if t.cards[space] != NOBODY else NONE
        first, *words = told.split(" ")
        closed = dice_on(t, CARD_SPACE + space, pen)
        if closed:
            words.append(" " + pen.say("closed", dice=" ".join(closed)))
        star = "*" if seat is not None and t.players[seat].has_post(city_of(space)) else ""
        lines += flow([pad(name + star, wide) + first, *words], width, " " * wide, " ")
    return lines
