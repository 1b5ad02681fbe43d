"""What whoever decides now lacks for a place of the board, said where they would look for it."""

from typing import Any, Final

from serai.core.say import Count, Fact, Say
from serai.games.merv.board.look import Look
from serai.games.merv.components import Contract
from serai.games.merv.constants import BREAKTHROUGHS, COLOURS, NOBODY, WILD
from serai.games.merv.cost import COURTIERS, ONE_CUBE, Cost
from serai.games.merv.payment import covers
from serai.games.merv.render.lacking import lack, lack_nearest, shortage
from serai.games.merv.render.speech import all_of

NO_DISCOUNT: Final = ""


def me(look: Look) -> dict[str, Any] | None:
    """The holdings of the reader, while it is theirs to decide."""
    return look.holdings[look.actor] if look.actor >= 0 and look.sheet.choices else None


def wild(look: Look, held: dict[str, Any]) -> int:
    """The colour of which one cube may count as any other."""
    if not look.view["wild_left"]:
        return NOBODY
    colours = [BREAKTHROUGHS.index(name) - WILD for name in held["breakthroughs"]]
    return next((colour for colour in colours if 0 <= colour < len(ONE_CUBE)), NOBODY)


def cubes_lacking(look: Look, costs: list[Cost], area: str = NO_DISCOUNT) -> list[Say]:
    """What is missing for the cheapest of these prices, with the discount that one has in this area."""
    held = me(look)
    if held is None or not costs:
        return []
    had, any_colour = [held["cubes"][colour] for colour in COLOURS], wild(look, held)
    discount = max(look.view["discount_left"], int(f"discount_{area}" in held["breakthroughs"])) if area else 0
    if any(covers(had, cost, discount, any_colour) for cost in costs):
        return []
    return [told(lack_nearest([shortage(had, cost, discount, any_colour) for cost in costs]))]


def told(lacking: Say) -> Say:
    return Say("tip-lacking", lacking=lacking)


def things_lacking(wanted: list[tuple[str, int]]) -> list[Say]:
    """So many of each thing are missing; none where there are enough."""
    missing: list[Fact] = [Count(thing, n) for thing, n in wanted if n > 0]
    return [told(lack("things", things=all_of(missing)))] if missing else []


def for_hall(look: Look, colour: int, nth: int) -> list[Say]:
    held = me(look)
    if held is not None and not held["servants"]:
        return [told(lack("servant"))]
    return cubes_lacking(look, [COURTIERS[colour][nth]], "palace")


def for_contract(look: Look, card: Contract) -> list[Say]:
    """Influence, scrolls and goods, and the cube."""
    held = me(look)
    if held is None:
        return []
    common, rare = held["common"] - card.common, held["rare"] - card.rare
    things = things_lacking(
        [
            ("influence", look.printed.contract_level_from[card.level - 1] - held["influence"]),
            ("scroll", card.scrolls - held["scrolls"]),
            ("common_good", -common),
            ("rare_good", -rare),
            ("any_good", card.any - max(common, 0) - max(rare, 0)),
        ]
    )
    return things + cubes_lacking(look, ONE_CUBE if card.cube == NOBODY else [ONE_CUBE[card.cube]])


def for_card(look: Look, spice: str) -> list[Say]:
    """Influence for one more kind of spice, or any cube at all."""
    held = me(look)
    if held is None:
        return []
    kinds = sum(n > 0 for n in held["spices"].values())
    if not held["spices"][spice] and kinds >= look.printed.spices_allowed[held["influence"]]:
        return [told(lack("spice"))]
    return cubes_lacking(look, ONE_CUBE, "caravansary")


def for_breakthrough(look: Look, need: int) -> list[Say]:
    held = me(look)
    if held is None:
        return []
    return things_lacking([("scroll", need - held["scrolls"] - held["committed_scrolls"])])


def for_camels(look: Look, needed: int) -> list[Say]:
    held = me(look)
    return [] if held is None else things_lacking([("camel", needed - held["camels"])])
