"""City cards: what they offer as pictures, and the die that closes them for the round."""

from typing import Final

from serai.core.board.svg import rect
from serai.core.say import Fact, Say
from serai.games.marco_polo.board.happened import space_place
from serai.games.marco_polo.board.icons import ARROW, TIMES, Token, flow, line_of, tokens
from serai.games.marco_polo.board.pieces import die
from serai.games.marco_polo.board.scene import ONE_TO_SIX, Scene, dashed
from serai.games.marco_polo.board.wants import for_card
from serai.games.marco_polo.cards import BY_DIE_VALUE, PER_PIP, POSTS_COUNTED, CityCard
from serai.games.marco_polo.constants import CARDS, GOODS, PAIR_NAMES
from serai.games.marco_polo.render.speech import card_used, place_named

CARD_HEIGHT: Final = 38
USES: Final = (
    *[f"column {n}" for n in ONE_TO_SIX],
    *[f"way {n}" for n in (1, 2)],
    *[f"times {n}" for n in ONE_TO_SIX],
    *[f"give {good}" for good in GOODS],
    *[f"give-pair {pair}" for pair in PAIR_NAMES],
)
"""What can be chosen on a card while it is used."""
USING: Final = ("ChooseEntry", "ChooseWay", "ChooseTimes", "Repeat")


def lines(card: CityCard) -> tuple[tuple[Token, ...], ...]:
    """A card as lines of pictures: arrows for exchanges, a times sign where something is counted."""
    if card.ways:
        return tuple(line_of(tokens(way.cost), [ARROW], tokens(way.benefit)) for way in card.ways)
    if card.mode == BY_DIE_VALUE:
        entries = [line_of([("die", value)], tokens(card.by_value[value - 1])) for value in thresholds(card)]
        return (line_of(*entries),)
    counted = ("die", 1) if card.mode == PER_PIP else ("own-post" if card.counted == POSTS_COUNTED else "done", 1)
    return (line_of(tokens(card.benefit), [TIMES], [counted]),)


def thresholds(card: CityCard) -> list[int]:
    """The values from which a die gives something else than below."""
    entries = card.by_value
    return [v for v in ONE_TO_SIX if v == 1 or entries[v - 1].amounts != entries[v - 2].amounts]


def card_words(s: Scene, name: str) -> Fact:
    """A card in words."""
    return card_used(s.printed, CARDS.index(name), bool(s.view["options"]["exchange_either_way"]))


def acts(s: Scene, space: str) -> tuple[str, ...]:
    """Placing a die on the card, and what is asked while it is used."""
    name = s.view["cards"][space]
    used = s.asks(*USING) and name is not None and s.facts[1] == CARDS.index(name)
    return USES if used else (f"place {dashed(space)}",)


def card(s: Scene, space: str, city: str, x: float, y: float, width: float) -> str:
    """A card from a corner on; the die that has used it lies at its end."""
    name, dice = s.view["cards"][space], s.dice_on(space)
    room = width - 28 * len(dice)
    parts = [rect(x, y, width, CARD_HEIGHT, 5, class_="face polo-closed" if dice else "face polo-card")]
    if name is not None:
        parts.append(shown(s.printed.cards[CARDS.index(name)], x + room / 2, y + CARD_HEIGHT / 2, room))
    parts += [die(colour, value, x + room + 13 + 28 * at, y + 19) for at, (colour, value) in enumerate(dice)]
    return s.sheet.spot(card_tip(s, space, city, bool(dice)), *parts, acts=acts(s, space), place=space_place(space))


def shown(printed: CityCard, x: float, y: float, width: float) -> str:
    """What a card offers, centred at a place."""
    return flow(lines(printed), x, y, width - 8, CARD_HEIGHT - 2, 20)


def card_tip(s: Scene, space: str, city: str, closed: bool) -> str:
    """A card in words, and what the reader lacks to use it."""
    name = s.view["cards"][space]
    if name is None:
        return s.tip("card-hidden", city=place_named(city))
    told = Say("tip-card-closed" if closed else "tip-card", city=place_named(city), card=card_words(s, name))
    return s.tips(told, *s.there(space), *for_card(s, space, city))
