"""The words on Tadmor's board, and the tips of what can be pointed at."""

from serai.core.text import Fact, sentence_case
from serai.games.tadmor.cards import BENEFITS, EFFECTS, PLACE_TWO, TRADE_TILE
from serai.games.tadmor.components import Printed
from serai.games.tadmor.constants import MISSIONS, TILES
from serai.games.tadmor.render.speech import goods, phrase, texts, traded


def board(key: str, **facts: Fact) -> str:
    return texts().say("board", key, facts)


def tip(key: str, **facts: Fact) -> str:
    return sentence_case(texts().say("tip", key, facts))


def effect(printed: Printed, name: str) -> str:
    """What an improvement does, in one line."""
    tile = printed.tiles[TILES.index(name)]
    facts: dict[str, Fact] = {
        "points": tile.points, "amount": tile.amount, "free": tile.free, "good": tile.good, "most": tile.most,
        "basic": tile.prices[0], "advanced": tile.prices[1],
    }  # fmt: skip
    if tile.effect == TRADE_TILE:
        give, gets = traded(tile.trades)
        facts = {"give": give, "get": texts().word("good", gets[0]) if gets else phrase("basic_two")}
    return texts().say("effect", EFFECTS[tile.effect], facts)


def benefit(printed: Printed, name: str, occupied: bool) -> str:
    """What a mission brings when it is returned; `occupied` is the option for the missions that place."""
    mission = printed.missions[MISSIONS.index(name)]
    key = BENEFITS[mission.benefit] + ("_occupied" if occupied and mission.benefit == PLACE_TWO else "")
    return texts().say("benefit", key, {"amount": mission.amount})


def price(cost: list[int], discount: int = 0) -> str:
    """A price in words, less what need not be paid."""
    return phrase("less", price=goods(cost), n=discount) if discount else goods(cost)
