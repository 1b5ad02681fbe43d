"""The table that all share: the days and the dice above, the market in the middle, the quarters below."""

from typing import Any, Final

from otrar.board.pictures import die, icon
from otrar.board.quarters import draw_quarters
from otrar.components import Printed
from otrar.constants import DICE
from serai.core.board.choices import Sheet, piece
from serai.core.board.svg import circle, drawing, group, rect, text
from serai.core.say import Say

WIDE: Final = 760
HIGH: Final = 492


def draw(view: dict[str, Any], printed: Printed, sheet: Sheet) -> str:
    """The table as the reader of this view sees it."""
    return drawing(
        WIDE,
        HIGH,
        sheet.say("board-label"),
        rect(0, 0, WIDE, HIGH, class_="ground"),
        draw_days(view, printed, sheet),
        draw_dice(view, sheet),
        draw_market(view, printed, sheet),
        draw_quarters(view, printed, sheet),
        class_="otrar",
    )


def draw_days(view: dict[str, Any], printed: Printed, sheet: Sheet) -> str:
    """A sun for each day: those past are faint, today's is bright."""
    days = printed.short_days if view["options"]["short_fair"] else printed.days
    suns = []
    for day in range(1, days + 1):
        look = "otrar-today" if day == view["day"] else "otrar-day" + (" faint" if day < view["day"] else "")
        x = 40 + (day - 1) * 52
        number = text(x, 43, day, "t2 bold mid" + (" on" if day == view["day"] else " quiet"))
        suns.append(sheet.spot(sheet.say("tip-day", n=day), circle(x, 38, 20, class_=f"face {look}"), number))
    return group(*suns)


def draw_dice(view: dict[str, Any], sheet: Sheet) -> str:
    """The dice left, at the right; each stands for rolling it, and those lower than it, once more."""
    places = [rect(WIDE - 206 + at * 64, 12, 52, 52, 10, class_="otrar-place") for at in range(DICE)]
    shown = []
    for at, face in enumerate(view["dice"]):
        x = WIDE - 180 + (at + DICE - len(view["dice"])) * 64
        drawn = die(x, 38, 52, face, "face otrar-die")
        shown.append(sheet.spot(sheet.say("tip-die", face=face), drawn, acts=(f"reroll {at + 1}",)))
    return group(*places, *shown)


# The market -----------------------------------------------------------------------------------------------------------


def draw_market(view: dict[str, Any], printed: Printed, sheet: Sheet) -> str:
    places = [draw_place(view, printed, sheet, at) for at in range(len(view["market"]))]
    return group(
        rect(12, 78, WIDE - 24, 156, 10, class_="surface"),
        *places,
        draw_deck(view, sheet),
        draw_bank(printed, sheet),
        data_area="market",
    )


def draw_place(view: dict[str, Any], printed: Printed, sheet: Sheet, at: int) -> str:
    """A card of the market, and below it what the die must reach."""
    ware, price, x = view["market"][at], printed.prices[at], 26 + at * 112
    named = Say(f"name-{ware}")
    told = sheet.say("tip-empty", place=at + 1)
    if ware:
        told = sheet.say("tip-place", place=at + 1, ware=named, price=price)
    parts = [rect(x, 90, 98, 106, 8, class_="face " + ("otrar-card" if ware else "otrar-place"))]
    if ware:
        parts.append(
            piece(f"card {ware}", icon(ware, x + 49, 134, 54), text(x + 49, 184, sheet.speak(named), "t2 mid"))
        )
    parts.append(die(x + 49, 214, 26, price, "otrar-price"))
    return sheet.spot(told, *parts, acts=(f"buy {at + 1}",))


def draw_deck(view: dict[str, Any], sheet: Sheet) -> str:
    """The back of the deck, and how many cards are left in it."""
    backs = [rect(498 + at * 3, 90 + at * 3, 92, 100, 8, class_="otrar-back") for at in (0, 1)]
    top = rect(504, 96, 92, 100, 8, class_="face otrar-back")
    star = icon("stall", 550, 140, 46, "otrar-on")
    count = text(550, 186, view["deck"], "t2 bold mid on")
    return sheet.spot(sheet.say("tip-deck", n=view["deck"]), *backs, top, star, count, acts=("draw",))


def draw_bank(printed: Printed, sheet: Sheet) -> str:
    """Coins for a die."""
    coins = [icon("coin", 674 + dx, 140 + dy, 38) for dx, dy in ((-16, 10), (16, 10), (0, -12))]
    return sheet.spot(
        sheet.say("tip-bank", n=printed.coins_for_die),
        rect(622, 90, 104, 106, 8, class_="face otrar-bank"),
        *coins,
        text(674, 186, f"+{printed.coins_for_die}", "t2 bold mid"),
        acts=("coins",),
    )
