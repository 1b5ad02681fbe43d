"""The ports on sea and river: beside each slot a quay with a stack of rare goods, its top and what lies below it."""

from serai.core.board.amount import amount
from serai.core.board.choices import piece
from serai.core.board.svg import number, path, rect, text
from serai.games.tadmor.board.lines import icon
from serai.games.tadmor.board.places import stack_place
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.constants import COLOURS, RARE_GOODS
from serai.games.tadmor.render.things import COLOUR, RARE


def tile_shape(colour: str, x: float, y: float, size: float, class_: str) -> str:
    """The tiles of each colour have corners of their own: round, cut, or none."""
    half, cut = size / 2, size * 0.24
    if colour == "yellow":
        long = size - 2 * cut
        start = f"M{number(x - half + cut)} {number(y - half)}"
        d = start + "h{0}l{1} {1}v{0}l-{1} {1}h-{0}l-{1}-{1}v-{0}z".format(number(long), number(cut))
        return path(d, class_=f"{class_} tadmor-{colour}")
    return rect(
        x - half, y - half, size, size, size * 0.3 if colour == "grey" else 1, class_=f"{class_} tadmor-{colour}"
    )


def rare_tile(kind: str, x: float, y: float, size: float, class_: str = "tadmor-tile") -> str:
    colour = COLOURS[RARE_GOODS.index(kind) // 3]
    return tile_shape(colour, x, y, size, class_) + icon(kind, x, y, size * 0.72, "tadmor-on")


def draw_port(seen: Seen, colour: str, x: float, y: float) -> str:
    """The quay reaches from the slot, which lies in the water, to the wares."""
    return quay(x + 63, y) + draw_stack(seen, colour, x + 92, y)


def quay(x: float, y: float) -> str:
    """Planks on piles, with a crane over the water."""
    planks = "".join(f"M{number(x + 18 * at)} {number(y - 36)}v74" for at in range(1, 6))
    piles = "".join(f"M{number(x - 6)} {number(y + lift)}h10v6h-10z" for lift in (-32, -3, 26))
    return (
        rect(x, y - 36, 101, 74, 3, class_="tadmor-quay")
        + path(planks, class_="tadmor-plank")
        + path(piles, class_="tadmor-pile")
    )


def draw_stack(seen: Seen, colour: str, x: float, y: float) -> str:
    """The top of a stack, and beside it the three kinds with how many of each lie in it."""
    at = COLOURS.index(colour)
    kinds = RARE_GOODS[at * 3 : at * 3 + 3]
    top, below = seen.view["tops"][colour], seen.view["stacks"]
    left = sum(below[kind] for kind in kinds) + (1 if top else 0)
    y -= 6
    if top:
        shown = tile_shape(colour, x, y, 46, "face tadmor-tile") + piece(
            f"rare {top}", icon(top, x, y, 34, "tadmor-on")
        )
        told = seen.say("tip-stack", colour=COLOUR[at], kind=RARE[RARE_GOODS.index(top)], n=left)
    else:
        shown, told = tile_shape(colour, x, y, 46, "face tadmor-empty"), seen.say("tip-stack-none", colour=COLOUR[at])
    under = [tile_shape(colour, x + lift, y + lift, 46, "tadmor-under") for lift in (5, 2.5) if left > 1]
    count = text(x, y + 40, f"×{left}", "t1 bold mid")
    pile = seen.sheet.spot(told, shown, count, acts=(f"stack {colour}",), place=stack_place(colour))
    chips = [chip(seen, kind, x + 28, y - 27 + row * 24, top == kind) for row, kind in enumerate(kinds)]
    return "".join([*under, pile, *chips])


def chip(seen: Seen, kind: str, x: float, y: float, on_top: bool) -> str:
    """One kind of a stack and how many there are, the top included."""
    n = seen.view["stacks"][kind] + on_top
    return seen.sheet.spot(
        seen.say("tip-kind", n=n, kind=RARE[RARE_GOODS.index(kind)]),
        rect(x, y, 42, 22, 5, class_="face tadmor-chip"),
        amount(kind, icon(kind, 0, 0, 18), n, x + 13, y + 11, 13),
        acts=(f"rare-good {kind.replace('_', '-')}",),
        place=f"{kind.replace('_', ' ')} in the stack",
    )
