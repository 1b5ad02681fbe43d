"""The table of Tadmor as it is shown, one's own line of holdings, and an owner's corrections in all of it."""

import serai
from serai.core.corrections import correct
from serai.language import spoken
from tests.games.tadmor.scene import Scene, scene

GAME = serai.game("tadmor")
READ = spoken(GAME, "en")


def says(s: Scene) -> dict[str, str]:
    return {s.t.notation(action): READ.sentence(s.t, action) for action in s.t.legal()}


def test_holdings_tell_traded_goods_apart_and_the_hand_where_it_matters() -> None:
    s = scene().give("red", wood=2, traded={"gold": 1}, tower=3, points=7, hand=["k5"]).places()
    told = READ.holdings(s.t, 0).replace("\N{NO-BREAK SPACE}", " ")
    assert told == (
        "You have 2 wood and 1 gold (1 gold of it traded); tower 3, 7 points; in hand “A Fleet for Tyre” 4Wo 3Go → "
        "8Pt ship."
    )
    s = scene().give("red", tiles=["i1"], wood=1, hand=["k5"]).constructs("red")
    assert READ.holdings(s.t, 0) == "You have 1 wood; tower 0, 0 points."


def test_the_table_shows_who_stands_where_and_what_is_used_up() -> None:
    s = scene().give("red", tiles=["i12", "i21"], rare=["jade", "jade"], temples=["colonnade"], fulfilled=["k16"])
    s.give("red", returned=["k3"], traded={"wood": 1}, wood=2).attacked("ebla").display("i14")
    s.on("red", "ship wood_ship_1", "camel i21").on("blue", "ship war_supplies", "camel market_ebla")
    s.t.send_home(1, s.t.players[1].pieces[-1])
    shown = READ.picture(s.t, 0, False, 118)
    for line in [
        "[R] wood      4Wo",
        "[ ] wood      4Wo",
        "EBLA  under attack",
        "(-) market    basic → advanced",
        "[B] war       0Pt now",
        "[ ] yellow    5St → jade",
        "colonnade  3     2St 4Ma  13Pt",
        "yellow  5St  jade          9",
        "I14 one tower level in 5 is free",
        "tiles I12 ship +1Wo  I21 market (R)",
        "temple colonnade 13Pt",
        "missions K3 5Pt returned  K16 12Pt 5 goods",
        "Ebla is under attack and cannot be next",
    ]:
        assert line in shown, line
    assert "2+1 " in shown


def test_caravan_and_shipyard_say_whether_what_they_ask_is_there() -> None:
    s = scene().give("red", tower=5, rare=["jade"]).give("blue", camels=5)
    assert "( ) caravan   4th camel, ready" in READ.picture(s.t, 0, False, 100)
    assert "( ) shipyard  3rd ship, not yet" in READ.picture(s.t, 0, False, 100)
    assert "( ) caravan   you have all" in READ.picture(s.t, 1, False, 100)
    assert "( ) caravan   another camel" in READ.picture(s.t, None, False, 100)


def test_a_narrow_table_lists_what_it_has_no_columns_for() -> None:
    s = scene().give("red", rare=["jade", "jade", "oils"])
    assert "rare goods ja 2  oi 1" in READ.picture(s.t, 0, False, 80)
    assert "rare goods ja" not in READ.picture(s.t, 0, False, 100)


def test_an_owners_corrections_are_read_everywhere() -> None:
    mine = """
        [missions.cards.k16]
        points = 9
        cost = { wood = 1, gold = 1 }
        [slots.wood_camel]
        region = "ebla"
        [resources.camel]
        basic = [6, 7, 8]
        [temple.parts.basement]
        cost = { gold = 2 }
        [improvements.tiles.i14]
        every = 4
    """
    s = scene(components=correct(GAME.standard(), mine, "mine.toml")).give("red", hand=["k16"], tiles=["i14"], gold=2)
    s.places()
    assert says(s)["camel wood-camel"] == "Send a camel for wood in Ebla: 6 wood"
    assert says(s)["camel temple-ebla"].endswith("the basement for 2 gold")
    shown = READ.picture(s.t, 0, False, 118)
    assert "K16 1Wo 1Go → 9Pt 5 goods" in shown
    assert "I14 1 in 4 free" in shown
    assert "basement   4     2Go" in shown
