"""What is asked now, as one sentence."""

from collections.abc import Callable
from typing import Any, Final

from serai.core.render.decision import Asks, ask
from serai.core.say import Count, Say, Several
from serai.games.tadmor.actions import TRADE, USE
from serai.games.tadmor.cards import COMPENSATION, TAX_IMMUNITY, TWO_IMPROVEMENTS
from serai.games.tadmor.constants import GOLD, GOODS, IMPROVEMENT, KINGDOM_I48, PIECES, TAXMAN, TRAITOR
from serai.games.tadmor.construction import IS_CONSTRUCTION, Construct
from serai.games.tadmor.goods import ANY_GOOD, ONE_BASIC, WAREHOUSE_AREA
from serai.games.tadmor.piece import kind_of, place_of
from serai.games.tadmor.placement import ON_OCCUPIED, SECOND_PIECE, TWO_PIECES
from serai.games.tadmor.render.place_sentences import victims
from serai.games.tadmor.render.speech import goods, points, your_piece
from serai.games.tadmor.render.things import COLOUR, REGION, SEAT, TILE
from serai.games.tadmor.table import Table
from serai.games.tadmor.tower import traitor_targets
from serai.games.tadmor.turn import warehouse_limit


def more(n: int, variant: str = "") -> str:
    """Another sentence for the first of several."""
    return "-".join(filter(None, [variant, "more" if n > 1 else ""]))


def place(t: Table, step: Any) -> Asks:
    me = t.players[step.seat]
    left = [Count(PIECES[kind], n) for kind, n in enumerate([me.camels_left, me.ships_left]) if n]
    variant = {SECOND_PIECE: "second", TWO_PIECES: "two", ON_OCCUPIED: "occupied"}.get(step.mode, "")
    return variant, {"pieces": Several(left)}


def buy_improvement(t: Table, step: Any) -> Asks:
    price = t.printed.price[t.era()]
    poor = t.players[step.seat].all_goods() < price
    return "none" if not t.display else "poor" if poor else "", {
        "slot": place_of(step.piece) - IMPROVEMENT + 1,
        "price": Count("good", price),
    }


def turn_away(t: Table, step: Any) -> Asks:
    lost = victims(t, step.seat, t.revealed)
    if not lost:
        return "nobody", {"region": REGION[t.revealed]}
    return "", {"region": REGION[t.revealed], "victims": Several(lost)}


def construct(t: Table, step: Any) -> Asks:
    if any(USE <= action < TRADE for action in t.legal()):
        return "", {}
    idle = any(IS_CONSTRUCTION[place_of(piece)] for piece in t.players[step.seat].pieces)
    return "idle" if idle else "empty", {}


def idle_traitor(t: Table, seat: int) -> Say | None:
    """Why the traitor that this player has sent cannot act."""
    if not t.players[seat].stands(TRAITOR) or traitor_targets(t, seat):
        return None
    return Say("why-traitor-idle" if t.printed.traitor[t.era()] else "why-traitor-early")


def choose_goods(t: Table, step: Any) -> Asks:
    """With what brings them, where it was not asked for: pieces driven off, the pawn."""
    left: int = step.left
    if step.sort == ANY_GOOD and step.area == WAREHOUSE_AREA:
        tile = TILE[t.owned(step.seat, COMPENSATION)[0]]
        return more(left, "driven"), {"goods": Count("good", left), "tile": tile}
    if step.sort == ONE_BASIC and t.turn:
        return more(left, "pawn"), {"goods": Count("basic", left)}
    sort = "" if step.sort == ANY_GOOD else "basic" if step.sort == ONE_BASIC else "advanced"
    return more(left, sort), {"n": left}


def build_tower(t: Table, step: Any) -> Asks:
    return "twos" if step.together > 1 else "", {"levels": Count("level", t.players[step.seat].tower)}


def tax(t: Table, step: Any) -> Asks:
    gold, lost = t.printed.tax_gold[t.era()], t.printed.tax_points[t.era()]
    return "", {"gold": Count(GOODS[GOLD], gold), "points": points(lost)}


def kingdom(t: Table, step: Any) -> Asks:
    """With what the taxman is going to ask of this player."""
    wants = t.printed.tax_gold[t.era()] or t.printed.tax_points[t.era()]
    spared = t.players[step.seat].stands(TAXMAN) or t.owns(step.seat, TAX_IMMUNITY)
    return ("tax", tax(t, step)[1]) if wants and not spared else ("", {})


def other_piece(t: Table, step: Any) -> Asks:
    return "", {"mine": your_piece(t, place_of(step.piece), kind_of(step.piece))}


def drop_goods(t: Table, step: Any) -> Asks:
    held = sum(t.players[step.seat].goods)
    return "", {"goods": Count("good", held), "limit": warehouse_limit(t, step.seat)}


def first_to_play(t: Table, step: Any) -> Asks:
    private = USE + KINGDOM_I48 in t.legal()
    return "private" if private else "", {"goods": Count("basic", t.printed.first_goods)}


ASKS: Final[dict[str, Callable[[Table, Any], Asks]]] = {
    "Place": place,
    "TurnAway": turn_away,
    "ChooseTarget": lambda t, step: ("", {"region": REGION[t.revealed]}),
    "ChooseOtherPiece": other_piece,
    "BuyImprovement": buy_improvement,
    "ReturnForTiles": lambda t, step: ("two" if step.benefit == TWO_IMPROVEMENTS else "", {}),
    "TakeTiles": lambda t, step: (more(step.left), {"n": step.left}),
    "Construct": construct,
    "BuildTower": lambda t, step: (
        "twos" if step.together > 1 else "",
        {"levels": Count("level", t.players[step.seat].tower)},
    ),
    "Betray": lambda t, step: ("", {"levels": Count("level", t.printed.traitor[t.era()])}),
    "DestroyLevels": lambda t, step: ("", {"levels": Count("level", step.levels)}),
    "BuyRareGood": lambda t, step: ("", {"colour": COLOUR[step.colour]}),
    "TakeBought": lambda t, step: ("", {"colour": COLOUR[step.colour]}),
    "FreeRareGoods": lambda t, step: (more(step.left), {"n": step.left}),
    "ChooseGoods": choose_goods,
    "PayAnyGoods": lambda t, step: (more(step.left), {"n": step.left}),
    "LeaveOut": lambda t, step: (more(step.left), {"n": step.left, "price": goods(list(step.cost))}),
    "KingdomWindow": kingdom,
    "Tax": tax,
    "FirstToPlay": first_to_play,
    "DropGoods": drop_goods,
    "DrawMissions": lambda t, step: ("", {"seat": SEAT[step.owner]}),
    "TurnUp": lambda t, step: ("", {"colour": COLOUR[step.colour]}),
}
"""The steps whose sentence depends on the position."""


def prompt(t: Table) -> Say:
    asked = ask(t, ASKS)
    step = t.stack[-1] if t.stack else None
    why = idle_traitor(t, step.seat) if isinstance(step, Construct) else None
    return Say("two-sentences", first=asked, then=why) if why else asked
