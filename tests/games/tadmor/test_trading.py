"""Trading: what can be traded, when, and on which market. (37 to 41, 102)"""

import pytest

from tests.games.tadmor.scene import Scene, scene

UPWARD = ["trade wood-marble", "trade wood-gold", "trade stone-marble", "trade stone-gold"]
MARBLE = ["trade marble-wood-wood", "trade marble-wood-stone", "trade marble-stone-stone"]
GOLD = ["trade gold-wood-wood", "trade gold-wood-stone", "trade gold-stone-stone"]
ALL = [*UPWARD, *MARBLE, *GOLD]

TRADE_TILES = {
    "i1": ["trade wood-marble"],
    "i2": ["trade wood-gold"],
    "i3": ["trade stone-marble"],
    "i4": ["trade stone-gold"],
    "i23": GOLD,
    "i24": MARBLE,
}
GOODS = {"wood": 1, "stone": 1, "marble": 1, "gold": 1}


def trades(s: Scene) -> list[str]:
    return [line for line in s.legal() if line.startswith("trade ")]


# Where ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("40")
@pytest.mark.covers("improvement i21", "improvement i22")
@pytest.mark.parametrize(
    ("place", "offered"),
    [("market_palmyra", ALL), ("market_ebla", UPWARD), ("i21", ALL), ("i22", ALL)],
)
def test_palmyra_and_private_markets_trade_both_ways_and_ebla_upwards_only(place: str, offered: list[str]) -> None:
    s = scene().give("red", tiles=["i21", "i22"], **GOODS).on("red", f"camel {place}").constructs("red")
    assert s.legal() == ["done", *offered]
    assert s.play("done").done


@pytest.mark.ruling("102")
@pytest.mark.covers(*[f"improvement {tile}" for tile in TRADE_TILES])
@pytest.mark.parametrize("tile", TRADE_TILES)
def test_a_trade_tile_allows_its_own_exchange_without_a_piece_in_every_window(tile: str) -> None:
    s = scene().give("red", tiles=[tile], fulfilled=["k15"], **GOODS).display("i5").on("red", "camel improvement_1")
    s.improves()
    assert trades(s) == TRADE_TILES[tile]
    s.play("done")
    assert trades(s) == TRADE_TILES[tile]  # the moment of K15
    s.play("done").constructs("red")
    assert s.legal() == ["done", *TRADE_TILES[tile]]
    s.play("done").kingdom()
    assert s.legal() == ["done", *TRADE_TILES[tile]]
    assert s.play("done").done


@pytest.mark.ruling("102")
@pytest.mark.parametrize(
    ("tile", "trade", "traded"),
    [
        ("i1", "wood-marble", (0, 0, 1, 0)),
        ("i2", "wood-gold", (0, 0, 0, 1)),
        ("i3", "stone-marble", (0, 0, 1, 0)),
        ("i4", "stone-gold", (0, 0, 0, 1)),
        ("i23", "gold-wood-wood", (2, 0, 0, 0)),
        ("i23", "gold-wood-stone", (1, 1, 0, 0)),
        ("i23", "gold-stone-stone", (0, 2, 0, 0)),
        ("i24", "marble-wood-wood", (2, 0, 0, 0)),
        ("i24", "marble-wood-stone", (1, 1, 0, 0)),
        ("i24", "marble-stone-stone", (0, 2, 0, 0)),
    ],
)
def test_an_exchange_gives_one_good_for_an_advanced_one_or_for_two_basic_ones(
    tile: str, trade: str, traded: tuple[int, ...]
) -> None:
    s = scene().give("red", tiles=[tile], **{trade.partition("-")[0]: 1}).constructs("red").play(f"trade {trade}")
    assert (s.of("red").warehouse, s.of("red").traded) == ((0, 0, 0, 0), traded)
    assert s.done


@pytest.mark.ruling("102")
def test_nobody_trades_by_anothers_tile_or_market() -> None:
    s = scene().give("red", tiles=["i1"]).on("red", "camel market_palmyra").give("blue", **GOODS).constructs("blue")
    assert s.done


@pytest.mark.ruling("40")
def test_trades_are_made_as_often_as_one_likes_while_the_piece_stays() -> None:
    s = scene().give("red", wood=3, gold=1).on("red", "camel market_palmyra").constructs("red")
    s.play("trade wood-marble", "trade wood-gold", "trade gold-stone-stone", "done")
    assert (s.of("red").warehouse, s.of("red").traded) == ((1, 0, 0, 0), (0, 2, 1, 1))
    assert s.of("red").pieces == ["camel market_palmyra"]
    assert s.done


@pytest.mark.ruling("40")
@pytest.mark.parametrize("place", ["market_palmyra", "market_ebla", "i21"])
def test_a_market_is_open_until_the_kingdom_window_closes(place: str) -> None:
    s = scene().at_turn(4).give("red", tiles=["i21"], wood=3, gold=1).on("red", f"camel {place}")
    s.constructs("red").play("done").kingdom().play("trade wood-marble")
    assert s.offers("trade wood-marble")
    s.play("done")
    assert s.of("red").pieces == []
    assert s.legal() == ["pay-tax", "refuse-tax"]  # too late for trades
    assert s.play("pay-tax").done


# What -----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("37")
def test_goods_collected_this_turn_can_be_traded_and_those_received_for_them_cannot() -> None:
    s = scene().on("red", "camel market_palmyra", "camel marble_camel").constructs("red")
    assert (s.of("red").warehouse, s.of("red").traded) == ((0, 0, 1, 0), (0, 0, 0, 0))
    assert s.legal() == ["done", *MARBLE]
    s.play("trade marble-wood-stone")
    assert (s.of("red").warehouse, s.of("red").traded) == ((0, 0, 0, 0), (1, 1, 0, 0))
    assert s.done


@pytest.mark.ruling("37")
def test_traded_goods_lie_in_the_warehouse_and_are_open_to_trade_from_the_next_turn_on() -> None:
    s = scene(2).give("red", tiles=["i1", "i24"], wood=1).constructs("red").play("trade wood-marble").ends_turn()
    assert (s.of("red").warehouse, s.of("red").traded) == ((0, 0, 1, 0), (0, 0, 0, 0))
    s.t.stack.clear()
    assert s.constructs("red").legal() == ["done", *MARBLE]


@pytest.mark.ruling("37")
def test_what_the_marauders_tiles_bring_goes_to_the_warehouse() -> None:
    s = scene().give("red", tiles=["i26"]).give("blue", tiles=["i25"]).on("blue", "camel caravan")
    s.holds("red", "antioch").marauders().play("good wood", "good marble")
    assert (s.of("red").warehouse, s.of("blue").warehouse) == ((0, 0, 0, 1), (1, 0, 1, 0))
    assert s.done


@pytest.mark.ruling("37")
def test_the_good_of_the_first_to_play_goes_to_the_warehouse() -> None:
    s = scene().on("red", "camel first_to_play").kingdom().play("good stone")
    assert (s.of("red").warehouse, s.of("red").traded) == ((0, 1, 0, 0), (0, 0, 0, 0))
    assert s.done


# When -----------------------------------------------------------------------------------------------------------------


def rich_in_trades() -> Scene:
    """Red could trade, discard, buy for points and return missions for goods."""
    return scene(2).give("red", tiles=["i1", "i6"], hand=["k5"], fulfilled=["k13", "k16"], points=10, **GOODS)


OPEN = [
    *["trade wood-marble", "buy wood", "buy stone", "buy marble", "buy gold"],
    *["discard k5", "return k13", "return k16"],
]


@pytest.mark.ruling("38")
def test_every_window_of_the_resolution_stage_offers_trades_and_discards() -> None:
    s = rich_in_trades().display("i5").on("red", "camel improvement_1").improves()
    assert s.legal() == ["done", *OPEN, "take i5", "rest-missions"]
    s = rich_in_trades().constructs("red")
    assert s.legal() == ["done", *OPEN, "rest-missions"]
    s = rich_in_trades().kingdom()
    assert s.legal() == ["done", *OPEN]


@pytest.mark.ruling("38")
def test_there_is_no_trade_in_the_placement_stage() -> None:
    s = rich_in_trades().places()
    assert {line.split()[0] for line in s.legal()} == {"camel", "ship"}


@pytest.mark.ruling("38")
def test_there_is_no_trade_in_the_marauders_stage() -> None:
    s = rich_in_trades().give("red", fulfilled=["k9"]).holds("red", "ebla").marauders()
    assert s.legal() == ["done", "return k9"]
    assert s.play("done").done


@pytest.mark.ruling("38")
def test_there_is_no_trade_once_the_taxman_asks() -> None:
    s = rich_in_trades().at_turn(4).kingdom().play("done")
    assert s.legal() == ["pay-tax", "refuse-tax"]
    assert s.play("refuse-tax").done
