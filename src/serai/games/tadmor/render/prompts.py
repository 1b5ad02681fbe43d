"""What is asked now, as one sentence."""

from collections.abc import Callable
from typing import Any, Final

from serai.core.render.decision_text import Asks, ask
from serai.core.text import Fact
from serai.games.tadmor.actions import TRADE, USE
from serai.games.tadmor.cards import COMPENSATION, TAX_IMMUNITY, TWO_IMPROVEMENTS
from serai.games.tadmor.constants import IMPROVEMENT, KINGDOM_I48, PIECES, TAXMAN, TRAITOR
from serai.games.tadmor.construction import IS_CONSTRUCTION
from serai.games.tadmor.goods import ANY_GOOD, ONE_BASIC, WAREHOUSE_AREA
from serai.games.tadmor.piece import kind_of, place_of
from serai.games.tadmor.placement import ON_OCCUPIED, SECOND_PIECE, TWO_PIECES
from serai.games.tadmor.render.place_sentences import victims
from serai.games.tadmor.render.speech import goods, phrase, texts, where
from serai.games.tadmor.table import Table
from serai.games.tadmor.tower import traitor_targets
from serai.games.tadmor.turn import warehouse_limit


def more(n: int, variant: str = "") -> str:
    """Another sentence for the first of several."""
    return "_".join(filter(None, [variant, "more" if n > 1 else ""]))


def place(t: Table, step: Any) -> Asks:
    me = t.players[step.seat]
    left = [texts().count(PIECES[kind], n) for kind, n in enumerate([me.camels_left, me.ships_left]) if n]
    variant = {SECOND_PIECE: "second", TWO_PIECES: "two", ON_OCCUPIED: "occupied"}.get(step.mode, "")
    return variant, {"pieces": texts().listed(left)}


def buy_improvement(t: Table, step: Any) -> Asks:
    price = t.printed.price[t.era()]
    poor = t.players[step.seat].all_goods() < price
    return "none" if not t.display else "poor" if poor else "", {
        "slot": place_of(step.piece) - IMPROVEMENT + 1,
        "price": price,
    }


def construct(t: Table, step: Any) -> Asks:
    facts: dict[str, Fact] = {"traitor": idle_traitor(t, step.seat)}
    if any(USE <= action < TRADE for action in t.legal()):
        return "", facts
    idle = any(IS_CONSTRUCTION[place_of(piece)] for piece in t.players[step.seat].pieces)
    return "idle" if idle else "empty", facts


def idle_traitor(t: Table, seat: int) -> str:
    """Why the traitor that this player has sent cannot act."""
    if not t.players[seat].stands(TRAITOR) or traitor_targets(t, seat):
        return ""
    return phrase("traitor_idle" if t.printed.traitor[t.era()] else "traitor_early")


def choose_goods(t: Table, step: Any) -> Asks:
    """With what brings them, where it was not asked for: pieces driven off, the pawn."""
    if step.sort == ANY_GOOD and step.area == WAREHOUSE_AREA:
        return more(step.left, "driven"), {"n": step.left, "tile": t.owned(step.seat, COMPENSATION)[0]}
    if step.sort == ONE_BASIC and t.turn:
        return more(step.left, "pawn"), {"n": step.left}
    sort = "" if step.sort == ANY_GOOD else "basic" if step.sort == ONE_BASIC else "advanced"
    return more(step.left, sort), {"n": step.left}


def kingdom(t: Table, step: Any) -> Asks:
    """With what the taxman is going to ask of this player."""
    gold, points = t.printed.tax_gold[t.era()], t.printed.tax_points[t.era()]
    me = t.players[step.seat]
    spared = me.stands(TAXMAN) or t.owns(step.seat, TAX_IMMUNITY)
    due = (gold or points) and not spared
    return "", {"tax": phrase("tax_due", gold=gold, points=points) if due else ""}


def other_piece(t: Table, step: Any) -> Asks:
    region = where(t, place_of(step.piece))
    return "", {"piece": phrase("your_piece", kind=kind_of(step.piece), place=place_of(step.piece), region=region)}


def drop_goods(t: Table, step: Any) -> Asks:
    return "", {"n": sum(t.players[step.seat].goods), "limit": warehouse_limit(t, step.seat)}


def first_to_play(t: Table, step: Any) -> Asks:
    private = USE + KINGDOM_I48 in t.legal()
    return "private" if private else "", {"n": t.printed.first_goods}


ASKS: Final[dict[str, Callable[[Table, Any], Asks]]] = {
    "Place": place,
    "TurnAway": lambda t, step: ("", {"region": t.revealed, "victims": victims(t, step.seat, t.revealed)}),
    "ChooseTarget": lambda t, step: ("", {"region": t.revealed}),
    "ChooseOtherPiece": other_piece,
    "BuyImprovement": buy_improvement,
    "ReturnForTiles": lambda t, step: ("two" if step.benefit == TWO_IMPROVEMENTS else "", {}),
    "TakeTiles": lambda t, step: (more(step.left), {"n": step.left}),
    "Construct": construct,
    "BuildTower": lambda t, step: ("twos" if step.together > 1 else "", {"height": t.players[step.seat].tower}),
    "Betray": lambda t, step: ("", {"n": t.printed.traitor[t.era()]}),
    "DestroyLevels": lambda t, step: ("", {"n": step.levels}),
    "BuyRareGood": lambda t, step: ("", {"colour": step.colour}),
    "TakeBought": lambda t, step: ("", {"colour": step.colour}),
    "FreeRareGoods": lambda t, step: (more(step.left), {"n": step.left}),
    "ChooseGoods": choose_goods,
    "PayAnyGoods": lambda t, step: (more(step.left), {"n": step.left}),
    "LeaveOut": lambda t, step: (more(step.left), {"n": step.left, "price": goods(list(step.cost))}),
    "KingdomWindow": kingdom,
    "Tax": lambda t, step: ("", {"gold": t.printed.tax_gold[t.era()], "points": t.printed.tax_points[t.era()]}),
    "FirstToPlay": first_to_play,
    "DropGoods": drop_goods,
    "DrawMissions": lambda t, step: ("", {"who": step.owner}),
    "TurnUp": lambda t, step: ("", {"colour": step.colour}),
}
"""The steps whose sentence depends on the position."""


def prompt(t: Table) -> str:
    return ask(texts(), t, ASKS)
