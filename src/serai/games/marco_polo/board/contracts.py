"""Contracts: one as a picture, the row of six on the board with the space for dice, and the special pile."""

from typing import Final

from serai.core.board.choices import piece
from serai.core.board.svg import fitted, group, rect, text
from serai.core.say import Count, Fact, Say
from serai.games.marco_polo.board.bazaar import company
from serai.games.marco_polo.board.happened import PILE, space_place
from serai.games.marco_polo.board.icons import amounts, fit, flow, numbered_die, picture, tokens
from serai.games.marco_polo.board.pieces import dice_row
from serai.games.marco_polo.board.places import LOWER
from serai.games.marco_polo.board.scene import Scene
from serai.games.marco_polo.board.wants import for_bundle, for_dice
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.constants import CAMEL, COIN, CONTRACT_SPACE, CONTRACTS, ROW, SPACES
from serai.games.marco_polo.render.speech import amount, things

LEFT: Final = 472
TOP: Final = LOWER
WIDTH: Final = 564
HEIGHT: Final = 136
SIDE: Final = 118
"""How wide the space for dice and the special pile are, left of the row."""
CARD: Final = 64
CARD_HEIGHT: Final = 106
PITCH: Final = 75
"""From one card to the next, with room for the glow of both."""
PAYS: Final = 0.38
PAYS_TWICE: Final = 0.46
"""How much of a contract is for what it pays, in one row or in two."""


def contract(
    printed: Printed, name: str, x: float, y: float, width: float, height: float, margin: float = 0, size: float = 20
) -> str:
    """A contract from a corner on: what it asks above, beside a margin for its number, and what it pays below."""
    found = printed.contracts[CONTRACTS.index(name)]
    twice = len(fit((tokens(found.reward),), width - 2, height * PAYS - 3, size)[1]) > 1
    band = height * (PAYS_TWICE if twice else PAYS)
    asks = (x + (width + margin) / 2, y + (height - band) / 2, width - margin - 4, height - band - 4)
    return piece(
        f"contract {name}",
        rect(x + 1, y + height - band, width - 2, band - 1, 4, class_="polo-pays"),
        amounts(found.cost, *asks, size),
        amounts(found.reward, x + width / 2, y + height - band / 2, width - 2, band - 7, size),
    )


def contract_tip(s: Scene, name: str, number: int | None, mine: bool = True) -> str:
    """A contract in words, and what the reader lacks for it."""
    cost = s.contract_cost(name)
    facts: dict[str, Fact] = {"cost": things(cost), "reward": things(s.contract_reward(name))}
    told = Say("tip-new-contract", **facts) if number is None else Say("tip-contract", n=number, **facts)
    return s.tips(told, *(for_bundle(s, cost) if mine else []))


def contracts(s: Scene) -> str:
    """The space for dice, the special pile, and the row."""
    space = s.sheet.spot(
        s.tips(Say("tip-contracts"), *s.there("contracts"), *company(s, "contracts"), *for_dice(s, "contracts")),
        rect(LEFT + 8, TOP + 32, SIDE - 16, 44, 6, class_="face polo-space"),
        dice_row(s.dice_on("contracts"), LEFT + 14, TOP + 54, SIDE - 28, 44, s.printed.dice_on[CONTRACT_SPACE]),
        acts=("place contracts",),
        place=space_place("contracts"),
    )
    return group(
        rect(LEFT, TOP, WIDTH, HEIGHT, 8, class_="surface"),
        fitted(LEFT + 12, TOP + 24, s.say("contracts"), SIDE - 16, "t2 title"),
        space,
        special_pile(s),
        *[place(s, number) for number in range(ROW)],
        data_area="contracts",
    )


def special_pile(s: Scene) -> str:
    """How many contracts lie there."""
    left = s.view["special_unseen"] + len(s.view["special"])
    x, y = LEFT + 10, TOP + 84
    return s.sheet.spot(
        s.tip("special", contracts=Count("contract", left)),
        rect(x + 4, y + 4, 100, 40, 5, class_="polo-back-2"),
        rect(x, y, 100, 40, 5, class_="face polo-back"),
        picture("contract", x + 26, y + 20, 28),
        text(x + 48, y + 25.5, s.say("pile", n=left), "t2 bold polo-on-back"),
        acts=("reward special-pile-contract",),
        place=PILE,
    )


def place(s: Scene, number: int) -> str:
    """A space of the row: its number, what comes with it, and the contract there."""
    x, y = LEFT + SIDE + 2 + number * PITCH, TOP + 26
    row = s.view["row"]
    name = row[number] if number < len(row) else None
    head = number_head(s, number, x + CARD / 2, TOP + 14)
    called = f"contract {number + 1}"
    if name is None:
        face = rect(x, y, CARD, CARD_HEIGHT, 5, class_="face polo-slot")
        return head + s.sheet.spot(s.tip("no-contract"), face, place=called)
    face = rect(x, y, CARD, CARD_HEIGHT, 5, class_="face polo-contract")
    shown = contract(s.printed, name, x, y, CARD, CARD_HEIGHT)
    return head + s.sheet.spot(contract_tip(s, name, number + 1), face, shown, acts=(called,), place=called)


def number_head(s: Scene, number: int, x: float, y: float) -> str:
    """The number of a space, which a die must show to reach this far; with the last spaces come coins or camels."""
    bonus = s.printed.row_bonus[number]
    naming = s.asks("NameValue") and SPACES[s.facts[1]] == "contracts"
    picking = s.asks("TakeRowBonus") and s.facts[1] == bonus
    acts = (f"value {number + 1}",) if naming else ("bonus coins", "bonus camels") if picking else ()
    parts = [numbered_die(x if not bonus else x - 28, y, number + 1)]
    if bonus:
        parts += [flow(((("coin", bonus),),), x - 7, y, 30, 20, 17), text(x + 5, y + 4, "/", "t1 mid quiet")]
        parts += [flow(((("camel", bonus),),), x + 20, y, 34, 20, 16)]
    face = rect(x - 36, y - 11, 68, 22, 6, class_="face polo-none")
    return s.sheet.spot(head_tip(s, number + 1, bonus), face, *parts, acts=acts, place=f"row {number + 1}")


def head_tip(s: Scene, number: int, bonus: int) -> str:
    if not bonus:
        return s.tip("row-space", n=number)
    return s.tip("row-bonus", n=number, coins=amount(COIN, bonus), camels=amount(CAMEL, bonus))
