"""The six stacks of contracts, two for each level of influence: a level in a column."""

from typing import Final

from serai.core.board.svg import rect, text, use
from serai.core.say import Say
from serai.games.merv.board.icons import cube, heading, icon, panel, points
from serai.games.merv.board.lacks import for_contract
from serai.games.merv.board.look import Look
from serai.games.merv.board.plan import CONTRACTS
from serai.games.merv.components import Contract
from serai.games.merv.render.speech import contract_terms

LEFT: Final = 6
TOP: Final = 27
ACROSS: Final = 83
DOWN: Final = 71
WIDE: Final = 76
HIGH: Final = 64
IN_STACK: Final = 3


def contracts(look: Look) -> str:
    title = heading(look, "contracts", look.tip("contracts"))
    return panel(look, "contracts", title, CONTRACTS, *[stack(look, number) for number in range(6)])


def stack(look: Look, number: int) -> str:
    gone = look.view["contracts_gone"][number]
    card = look.printed.top_contract(number, gone)
    x, y = LEFT + number // 2 * ACROSS, TOP + number % 2 * DOWN
    place = f"contract {number + 1}"
    if card is None:
        plot = rect(x, y, WIDE, HIGH, 5, class_="merv-plot")
        return look.sheet.spot(look.tip("contracts_gone"), plot, place=place)
    under = "".join(
        rect(x + 2 * i, y + 2 * i, WIDE, HIGH, 5, class_="merv-contract") for i in range(IN_STACK - gone - 1, 0, -1)
    )
    acts = (f"contract {number + 1}",)
    return look.sheet.spot(
        contract_tip(look, card, bool(look.sheet.offers(*acts))),
        under,
        rect(x, y, WIDE, HIGH, 5, class_="merv-contract face"),
        face(look, card, x, y),
        acts=acts,
        place=place,
        data_piece=f"contract {card.number + 1}",
    )


def face(look: Look, card: Contract, x: float, y: float) -> str:
    """Points and the influence asked for; what is committed; the cube that is paid, and what one gains."""
    return (
        points(card.points, x + 16, y + 14, 19)
        + icon("seal", x + WIDE - 22, y + 11, 15)
        + text(x + WIDE - 8, y + 15.5, card.level, "t1 mid bold")
        + asked(card, x + WIDE / 2, y + 34)
        + cube(card.cube, x + 15, y + 52, 16)
        + use("merv-arrow", x + WIDE / 2, y + 52, 14, class_="merv-mark")
        + icon("soldier" if card.soldier else "favour", x + WIDE - 15, y + 52, 17)
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


def contract_tip(look: Look, card: Contract, legal: bool) -> str:
    need = look.printed.contract_level_from[card.level - 1]
    said = [Say("tip-contract", need=need, **contract_terms(card))]
    return look.tips(said if legal else said + for_contract(look, card))
