"""The six stacks of contracts, two for each level of influence."""

from typing import Final

from serai.core.board.svg import rect, text, use
from serai.games.merv.board.icons import cube, heading, icon, panel, points
from serai.games.merv.board.look import Look
from serai.games.merv.components import Contract
from serai.games.merv.render.speech import contract_terms

CONTRACTS: Final = (8, 100, 84, 480)
TOP: Final = 30
STEP: Final = 75
WIDE: Final = 72
HIGH: Final = 66
IN_STACK: Final = 3


def contracts(look: Look) -> str:
    title = heading(look, "contracts", look.word("contracts"), look.tip("contracts"), 2, room=80)
    return panel(look, "contracts", title, CONTRACTS, *[stack(look, number) for number in range(6)])


def stack(look: Look, number: int) -> str:
    gone = look.view["contracts_gone"][number]
    card = look.printed.top_contract(number, gone)
    x, y = 5, TOP + number * STEP
    if card is None:
        return look.sheet.spot(look.tip("contracts_gone"), rect(x, y, WIDE, HIGH, 5, class_="merv-plot"))
    under = "".join(
        rect(x + 2 * i, y + 2 * i, WIDE, HIGH, 5, class_="merv-contract") for i in range(IN_STACK - gone - 1, 0, -1)
    )
    return look.sheet.spot(
        contract_tip(look, card),
        under,
        rect(x, y, WIDE, HIGH, 5, class_="merv-contract face"),
        face(look, card, x, y),
        acts=(f"contract {number + 1}",),
        data_piece=f"contract {card.number + 1}",
    )


def face(look: Look, card: Contract, x: float, y: float) -> str:
    """Points and the influence asked for; what is committed; the cube that is paid, and what one gains."""
    return (
        points(card.points, x + 14, y + 13, 19)
        + icon("seal", x + WIDE - 23, y + 12, 15)
        + text(x + WIDE - 8, y + 16, card.level, "t1 mid bold")
        + asked(card, x + WIDE / 2, y + 33)
        + cube(card.cube, x + 14, y + 54, 16)
        + use("merv-arrow", x + WIDE / 2, y + 54, 14, class_="merv-mark")
        + icon("soldier" if card.soldier else "favour", x + WIDE - 14, y + 54, 17)
    )


def asked(card: Contract, x: float, y: float) -> str:
    """What is committed, one by one; three or more of a kind as a number."""
    kinds = [("scroll", card.scrolls), ("common", card.common), ("rare", card.rare), ("any-good", card.any)]
    row = [shown for name, n in kinds for shown in ([str(n), name] if n > 2 else [name] * n)]
    steps = [9 if shown.isdigit() else 17 for shown in row]
    left = x - sum(steps) / 2
    drawn = ""
    for shown, step in zip(row, steps, strict=True):
        middle = left + step / 2
        drawn += text(middle, y + 4.5, shown, "t1 mid bold") if shown.isdigit() else icon(shown, middle, y, 17)
        left += step
    return drawn


def contract_tip(look: Look, card: Contract) -> str:
    need = look.printed.contract_level_from[card.level - 1]
    return look.tip("contract", need=need, **contract_terms(card))
