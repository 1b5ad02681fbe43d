"""Contracts: one as a picture, the row of six on the board with the space for dice, and the special pile."""

from typing import Final

from serai.core.board.choices import piece
from serai.core.board.svg import group, rect, text
from serai.core.say import Count, Fact, Say
from serai.games.marco_polo.board.bazaar import company
from serai.games.marco_polo.board.icons import amounts, flow, numbered_die, picture
from serai.games.marco_polo.board.pieces import dice_row
from serai.games.marco_polo.board.scene import Scene
from serai.games.marco_polo.constants import CAMEL, COIN, CONTRACT_SPACE, ROW, SPACES
from serai.games.marco_polo.render.speech import amount, things

LEFT: Final = 536
TOP: Final = 522
WIDTH: Final = 456
HEIGHT: Final = 146
CARD: Final = 69
CARD_HEIGHT: Final = 80
PITCH: Final = 74


def contract(s: Scene, name: str, x: float, y: float, width: float, height: float, margin: float = 0) -> str:
    """A contract from a corner on: what it asks above, beside a margin for its number, and what it pays below."""
    band = height * 0.36
    asks = (x + (width + margin) / 2, y + (height - band) / 2, width - margin - 6, height - band - 4)
    return piece(
        f"contract {name}",
        rect(x, y, width, height, 5, class_="polo-contract"),
        rect(x + 1, y + height - band, width - 2, band - 1, 4, class_="polo-pays"),
        amounts(s.contract_cost(name), *asks, 19),
        amounts(s.contract_reward(name), x + width / 2, y + height - band / 2, width - 2, band, 19),
    )


def contract_tip(s: Scene, name: str, number: int | None) -> str:
    facts: dict[str, Fact] = {"cost": things(s.contract_cost(name)), "reward": things(s.contract_reward(name))}
    return s.tip("new-contract", **facts) if number is None else s.tip("contract", n=number, **facts)


def contracts(s: Scene) -> str:
    """The space for dice, the special pile, and the row."""
    space = s.sheet.spot(
        company(s, "contracts", Say("tip-contracts")),
        rect(LEFT + 104, TOP + 5, 214, 34, 6, class_="face polo-space"),
        dice_row(s.dice_on("contracts"), LEFT + 110, TOP + 22, 202, slots=s.printed.dice_on[CONTRACT_SPACE]),
        acts=("place contracts",),
        place=space_place("contracts"),
    )
    return group(
        rect(LEFT, TOP, WIDTH, HEIGHT, 8, class_="surface"),
        text(LEFT + 14, TOP + 27, s.say("contracts"), "t2 title"),
        space,
        special_pile(s),
        *[place(s, number) for number in range(ROW)],
        data_area="contracts",
    )


def special_pile(s: Scene) -> str:
    """How many contracts lie there."""
    left = s.view["special_unseen"] + len(s.view["special"])
    x, y = LEFT + WIDTH - 66, TOP + 22
    return s.sheet.spot(
        s.tip("special", contracts=Count("contract", left)),
        rect(x - 26, y - 14, 82, 30, 5, class_="polo-back-2"),
        rect(x - 29, y - 17, 82, 30, 5, class_="face polo-back"),
        picture("contract", x - 10, y - 2, 22),
        text(x + 8, y + 3, s.say("pile", n=left), "t2 bold polo-on-back"),
        acts=("reward special-pile-contract",),
        place=PILE,
    )


def place(s: Scene, number: int) -> str:
    """A space of the row: its number, what comes with it, and the contract there."""
    x, y = LEFT + 8 + number * PITCH, TOP + 62
    row = s.view["row"]
    name = row[number] if number < len(row) else None
    head = number_head(s, number, x + CARD / 2, TOP + 50)
    if name is None:
        return head + s.sheet.spot(s.tip("no-contract"), rect(x, y, CARD, CARD_HEIGHT, 5, class_="polo-slot"))
    face = rect(x, y, CARD, CARD_HEIGHT, 5, class_="face polo-contract")
    acts = (f"contract {number + 1}",)
    shown = contract(s, name, x, y, CARD, CARD_HEIGHT)
    return head + s.sheet.spot(contract_tip(s, name, number + 1), face, shown, acts=acts)


def number_head(s: Scene, number: int, x: float, y: float) -> str:
    """The number of a space, which a die must show to reach this far; with the last spaces come coins or camels."""
    bonus = s.printed.row_bonus[number]
    naming = s.asks("NameValue") and SPACES[s.facts[1]] == "contracts"
    picking = s.asks("TakeRowBonus") and s.facts[1] == bonus
    acts = (f"value {number + 1}",) if naming else ("bonus coins", "bonus camels") if picking else ()
    parts = [numbered_die(x if not bonus else x - 26, y, number + 1)]
    if bonus:
        parts += [flow(((("coin", bonus),),), x - 5, y, 30, 20, 17), text(x + 7, y + 4, "/", "t1 mid quiet")]
        parts += [flow(((("camel", bonus),),), x + 23, y, 34, 20, 16)]
    face = rect(x - 34, y - 11, 68, 22, 6, class_="face polo-none")
    return s.sheet.spot(head_tip(s, number + 1, bonus), face, *parts, acts=acts)


def head_tip(s: Scene, number: int, bonus: int) -> str:
    if not bonus:
        return s.tip("row-space", n=number)
    return s.tip("row-bonus", n=number, coins=amount(COIN, bonus), camels=amount(CAMEL, bonus))


def completed(n: int, x: float, y: float) -> str:
    """How many contracts a player has completed."""
    return picture("done", x, y, 26) + text(x + 15, y + 5, n, "t2 bold")
