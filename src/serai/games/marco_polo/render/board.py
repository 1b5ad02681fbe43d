"""The action spaces, contracts and city cards as a terminal shows them: a title and a few lines each."""

from typing import Final

from serai.core.render.ink import Ink, flow, headed, pad, width_of
from serai.games.marco_polo.city_cards import city_of
from serai.games.marco_polo.constants import (
    BAZAAR,
    CARD_SPACE,
    CARD_SPACES,
    COINS_SPACE,
    CONTRACT_SPACE,
    KHAN,
    MONEY_BAG,
    NOBODY,
    TRAVEL,
)
from serai.games.marco_polo.die import space_of
from serai.games.marco_polo.render.ink import board_die, short
from serai.games.marco_polo.render.speech import card, texts
from serai.games.marco_polo.table import Table

NAMES: Final = 13
"""How wide the names of the action spaces are."""
CARD_NAMES: Final = 12


def say(key: str, **facts: int | str) -> str:
    return texts().say("picture", key, dict(facts))


def dice_on(t: Table, space: int, ink: Ink) -> list[str]:
    return [board_die(die, ink) for die in t.placed if space_of(die) == space]


def bazaar(t: Table, ink: Ink, width: int) -> list[str]:
    """A line for each row: the dice it takes, what each column gives, and the dice that lie there."""
    tables = [[short(entry, ink) for entry in row] for row in t.printed.bazaar]
    widths = [max(width_of(row[column]) for row in tables) + 2 for column in range(5)]
    widths.append(max(width_of(row[5]) for row in tables))
    head = "".join(pad(str(column + 1), widths[column]) for column in range(6))
    lines = [pad(headed(say("bazaar"), ink), NAMES + 2) + head.rstrip()]
    for row, entries in enumerate(tables):
        columns = "".join(pad(entry, widths[column]) for column, entry in enumerate(entries))
        lines += space_lines(t, BAZAAR + row, columns, ink, width)
    return lines


def space_lines(t: Table, space: int, text: str, ink: Ink, width: int) -> list[str]:
    """A space with the dice it takes, what it gives, and the dice that lie there."""
    name = pad(texts().word("short_space", space), NAMES)
    return flow([f"{name}{t.printed.dice_on[space]} {text} ", *dice_on(t, space, ink)], width, " " * (NAMES + 2), " ")


def spaces(t: Table, ink: Ink, width: int) -> list[str]:
    """The other action spaces."""
    printed = t.printed
    free = printed.khan_spaces - t.khan_dice
    open_to = "khan_full" if free <= 0 else "khan" if t.khan_value > 1 else "khan_any"
    khan = say(open_to, things=short(printed.khan_gain, ink), least=t.khan_value, n=free)
    coins = [sum(printed.step_coins[: steps + 1]) for steps in range(6)]
    told = [
        (KHAN, khan),
        (COINS_SPACE, short(printed.coins_gain, ink)),
        (CONTRACT_SPACE, say("contract_space")),
        (TRAVEL, say("travel", coins=" ".join(map(str, coins)))),
        (MONEY_BAG, say("money_bag", things=short(printed.bag_gain, ink))),
    ]
    lines = [line for space, text in told for line in space_lines(t, space, text, ink, width)]
    return [headed(say("spaces"), ink), *lines, say("black_dice", n=t.black_dice, camels=printed.black_die_camels)]


def contracts(t: Table, ink: Ink) -> list[str]:
    """The row from space 1, each with what it asks and pays, and what lies with the last spaces."""
    lines = [headed(say("contracts", n=t.special_unseen + len(t.special)), ink)]
    for space, number in enumerate(t.row):
        told = say("taken") if number == NOBODY else contract(t, number, ink)
        bonus = t.printed.row_bonus[space]
        lines.append(f"{space + 1} {told}" + (say("row_bonus", n=bonus) if bonus else ""))
    return lines if t.row else [*lines, say("empty_row")]


def contract(t: Table, number: int, ink: Ink) -> str:
    printed = t.printed.contracts[number]
    return say("contract", cost=short(printed.cost, ink), reward=short(printed.reward, ink))


def city_cards(t: Table, seat: int | None, ink: Ink, width: int) -> list[str]:
    """Each card in words, with a star at each city that has the reader's post, and the die that closes it."""
    lines = [headed(say("city_cards"), ink)]
    for space in range(len(CARD_SPACES)):
        told = card(t, t.cards[space]).split(" ") if t.cards[space] != NOBODY else ["·"]
        closed = dice_on(t, CARD_SPACE + space, ink)
        if closed:
            told.append(say("closed", dice=" ".join(closed)))
        star = "*" if seat is not None and t.players[seat].has_post(city_of(space)) else ""
        name = pad(texts().word("card_space", space) + star, CARD_NAMES)
        lines += flow([name + told[0], *told[1:]], width, " " * CARD_NAMES, " ")
    return lines
