"""Features: the points one has and would be given if the game were scored now, and the race for most contracts."""

from serai.core.features import Layout, Row
from serai.games.marco_polo.bot.estimates import size_of
from serai.games.marco_polo.constants import BEIJING, COIN, GOLD, PEPPER, SILK
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table


def describe_points(layout: Layout) -> None:
    layout.one("points", "points on the score track")
    layout.one("points.now", "points if the game were scored now, own goal cards left out, as others see it")
    layout.one("points.coins", "points that the coins would score now")
    layout.one("points.goods", "points that the goods would score now")
    layout.one("points.beijing", "points of one's place in Beijing")
    layout.one("points.most", "points for most completed contracts, as it stands")
    layout.one("completed", "contracts completed")
    layout.one("completed.others", "contracts completed by whichever other player has completed most")
    layout.one("completed.ahead", "contracts completed more than any other player, from -3 to 3")
    layout.one("completed.level", "1 if just as many contracts are completed as by the best other player")


def put_points(t: Table, seat: int, row: Row) -> None:
    me = t.players[seat]
    row.put(track(me))
    row.put(standing(t, seat))
    coins = coin_points(t, me)
    goods = good_points(t, me)
    place = beijing_points(t, seat, me)
    most = most_points(t, seat, me)
    row.put(coins)
    row.put(goods)
    row.put(place)
    row.put(most)
    mine = size_of(me.completed)
    others = most_of_others(t, seat)
    row.put(mine)
    row.put(others)
    row.put(max(-3, min(3, mine - others)))
    row.flag(mine == others)


def standing(t: Table, seat: int) -> int:
    """What everybody sees that a seat would have if the game were scored now."""
    me = t.players[seat]
    if t.open_goals:
        return track(me)
    return track(me) + coin_points(t, me) + good_points(t, me) + beijing_points(t, seat, me) + most_points(t, seat, me)


def track(me: Player) -> int:
    points = 0
    for some in me.points:
        points += some
    return points


def coin_points(t: Table, me: Player) -> int:
    return me.stock[COIN] // t.printed.coins_per_point


def good_points(t: Table, me: Player) -> int:
    if not me.posts >> BEIJING & 1:
        return 0
    return (me.stock[PEPPER] + me.stock[SILK] + me.stock[GOLD]) // t.printed.goods_per_point


def beijing_points(t: Table, seat: int, me: Player) -> int:
    if me.posts >> BEIJING & 1:
        for space in range(len(t.beijing)):
            if t.beijing[space] == seat:
                return t.printed.beijing_points[space]
    return 0


def most_points(t: Table, seat: int, me: Player) -> int:
    mine = size_of(me.completed)
    if mine < most_of_others(t, seat) or (mine == 0 and not t.setting.none_can_be_most):
        return 0
    return t.printed.most_completed


def most_of_others(t: Table, seat: int) -> int:
    most = 0
    for other in range(t.seats):
        if other != seat:
            completed = size_of(t.players[other].completed)
            if completed > most:
                most = completed
    return most
