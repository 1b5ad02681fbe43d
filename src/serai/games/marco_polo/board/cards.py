"""City cards: what they offer as pictures, and the die that closes them for the round."""

from typing import Final

from serai.core.board.svg import group, rect, text
from serai.core.say import Fact
from serai.games.marco_polo.board.icons import ARROW, TIMES, Token, flow, line_of, tokens
from serai.games.marco_polo.board.pieces import die
from serai.games.marco_polo.board.scene import ONE_TO_SIX, Scene, dashed, place_of
from serai.games.marco_polo.cards import BY_DIE_VALUE, PER_PIP, POSTS_COUNTED, CityCard
from serai.games.marco_polo.constants import CARDS, GOODS, PAIR_NAMES
from serai.games.marco_polo.render.speech import card_used

CARD_WIDTH: Final = 114
CARD_HEIGHT: Final = 50
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
        return tuple(entries) if len(entries) < 3 else (line_of(*entries),)
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


def card(s: Scene, space: str, city: str, x: float, y: float, width: float = CARD_WIDTH, plain: bool = False) -> str:
    """A card from a corner on. A plain one cannot be pointed at, because all of its city can."""
    name = s.view["cards"][space]
    dice = s.dice_on(space)
    face = rect(x, y, width, CARD_HEIGHT, 5, class_="polo-card" if plain else "face polo-card")
    middle, centre = x + width / 2, y + CARD_HEIGHT / 2
    if name is None:
        shown = text(middle, centre + 5, "·", "t2 mid quiet")
    else:
        found = lines(s.printed.cards[CARDS.index(name)])
        shown = flow(found, middle, centre, width - 8, CARD_HEIGHT - 4, 20)
    closed = "".join(die(colour, value, x + width - 15, y + 6) for colour, value in dice)
    parts = [face, group(shown, class_="faint" if dice else None), closed]
    if plain:
        return "".join(parts)
    return s.sheet.spot(card_tip(s, name, city, bool(dice)), *parts, acts=acts(s, space))


def card_tip(s: Scene, name: str | None, city: str, closed: bool) -> str:
    if name is None:
        return s.tip("card-hidden", city=place_of(city))
    return s.tip("card-closed" if closed else "card", city=place_of(city), card=card_words(s, name))
