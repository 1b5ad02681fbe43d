"""Cards as drawings of their own, for whoever points at their names: contracts, city cards, goal cards, characters."""

from collections.abc import Callable
from typing import Final

from serai.core.board.choices import Sheet
from serai.core.board.svg import drawing, fitted, rect, text, use
from serai.core.say import COMMA, Fact, Several
from serai.games.marco_polo.board.cards import lines
from serai.games.marco_polo.board.contracts import contract
from serai.games.marco_polo.board.icons import amounts, flow
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.constants import CARDS, CHARACTERS, CONTRACTS, GOALS
from serai.games.marco_polo.render.characters import knacks
from serai.games.marco_polo.render.speech import card as card_words
from serai.games.marco_polo.render.speech import character_name, place, points

Drawn = Callable[[str, Printed, Sheet], str]


def whole(width: int, height: int, label: Fact, sheet: Sheet, face: str, *parts: str) -> str:
    ground = rect(1, 1, width - 2, height - 2, 8, class_=face)
    return drawing(width, height, sheet.speak(label), ground, *parts, class_="board marco-polo card")


def contract_card(name: str, printed: Printed, sheet: Sheet) -> str:
    label = sheet.say("board-contracts")
    return whole(120, 140, label, sheet, "polo-contract", contract(printed, name, 1, 1, 118, 138, 0, 26))


def city_card(name: str, printed: Printed, sheet: Sheet) -> str:
    number = CARDS.index(name)
    drawn = flow(lines(printed.cards[number]), 110, 40, 204, 72, 30)
    return whole(220, 80, card_words(printed, number, True), sheet, "polo-card", drawn)


def goal_card(name: str, printed: Printed, sheet: Sheet) -> str:
    """Its two cities and its points."""
    found = printed.goals[GOALS.index(name)]
    names = [sheet.say("board-place", place=place(city)) for city in found.cities]
    label = sheet.say(
        "tip-goal", first=place(found.cities[0]), second=place(found.cities[1]), points=points(found.points)
    )
    return whole(
        150,
        110,
        label,
        sheet,
        "polo-card",
        *[fitted(75, 26 + 22 * at, city, 136, "t2 title mid") for at, city in enumerate(names)],
        use("polo-vp", 75, 82, 42),
        text(75, 87.5, found.points, "t2 bold mid polo-on-vp"),
    )


def character_card(name: str, printed: Printed, sheet: Sheet) -> str:
    number = CHARACTERS.index(name)
    told = knacks(printed, number).parts
    gain = printed.round_start[number]
    return whole(
        280,
        66 + (0 if gain.is_empty() else 36),
        Several([character_name(number), *told], COMMA),
        sheet,
        "polo-card",
        fitted(140, 26, sheet.speak(character_name(number)), 264, "t2 title mid"),
        fitted(140, 50, sheet.speak(told[0]), 264, "t1 mid"),
        "" if gain.is_empty() else amounts(gain, 140, 80, 200, 30, 26),
    )


CARDS_DRAWN: Final[dict[str, Drawn]] = {
    **dict.fromkeys(CONTRACTS, contract_card),
    **dict.fromkeys(CARDS, city_card),
    **dict.fromkeys(GOALS, goal_card),
    **dict.fromkeys(CHARACTERS, character_card),
}


def card(name: str, printed: Printed, sheet: Sheet) -> str:
    """A card by its name; nothing for what is none."""
    return CARDS_DRAWN[name](name, printed, sheet) if name in CARDS_DRAWN else ""
