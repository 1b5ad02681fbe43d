"""The areas around the city as a terminal shows them: a title and a few lines each."""

from serai.core.render.ink import TITLE, Ink, flow, headed, pad
from serai.games.merv.constants import AREAS, BOON_FAVOUR, BOON_SOLDIER, EIGHT_POINTS, INNER, NOBODY
from serai.games.merv.cost import Cost
from serai.games.merv.render.city import cube, person
from serai.games.merv.render.solo import STANDS, outlook
from serai.games.merv.render.speech import texts
from serai.games.merv.table import Table
from serai.games.merv.wall import FIRST_GATE


def title(key: str, ink: Ink, **facts: int | str) -> str:
    return headed(texts().say("picture", key, facts), ink)


def short_price(cost: Cost, ink: Ink) -> str:
    """'Ta', '2Pu' or 'TaPu'."""
    parts = [(cost.a, cost.n)] + ([(cost.b, cost.m)] if cost.m else [])
    return "".join((str(n) if n > 1 else "") + cube(colour, ink) for colour, n in parts)


def caravansary(t: Table, ink: Ink) -> list[str]:
    """Each card with its place and, on the front ones, the camel."""
    cards = [texts().word("short_spice", spice) for spice in t.display]
    return [
        title("caravansary", ink, n=sum(t.deck)),
        "".join(f"{place + 1:<4}" for place in range(len(cards))).rstrip(),
        "".join(f"{card}{'*' if place < t.display_camels else ' '}" for place, card in enumerate(cards)).rstrip(),
    ]


def contracts(t: Table, ink: Ink) -> list[str]:
    rows = [title("contracts", ink)]
    for stack in range(6):
        card = t.printed.top_contract(stack, t.contracts_gone[stack])
        if card is None:
            rows.append(f"{stack + 1} {texts().say('picture', 'gone', {})}")
            continue
        asked = [("scr", card.scrolls), ("com", card.common), ("rare", card.rare), ("any", card.any)]
        asks = " ".join(f"{n}{word}" for word, n in asked if n)
        paid = texts().say("picture", "any_cube", {}) if card.cube == NOBODY else cube(card.cube, ink)
        bonus = texts().word("short_boon", BOON_SOLDIER if card.soldier else BOON_FAVOUR)
        need = t.printed.contract_level_from[card.level - 1]
        rows.append(f"{stack + 1} i{need:<2} {card.points:>2}p {bonus:<7} {asks} {paid}")
    return rows


def library(t: Table, ink: Ink) -> list[str]:
    rows = [title("library", ink)]
    for level, key in enumerate(["less", "wild", "once", "last"]):
        left = [tile for tile in range(level * 4, level * 4 + 4) if t.breakthroughs >> tile & 1]
        words = [texts().word("short_breakthrough", tile) for tile in left]
        if EIGHT_POINTS in left:
            words[left.index(EIGHT_POINTS)] = texts().count("point", t.printed.breakthrough_points)
        at = t.printed.breakthrough_at[level]
        rows.append(f"{at:>2} {texts().say('picture', key, {})} {' '.join(words)}")
    return rows


def posts(t: Table, city: int, ink: Ink) -> str:
    here = [person(t, seat, ink) for seat, player in enumerate(t.players) if player.posts >> city & 1]
    return pad("".join(here) + "·" * (0 if here else 1), 4)


def marketplace(t: Table, ink: Ink) -> list[str]:
    rows = [title("marketplace", ink)]
    for city in range(INNER):
        camel = "*" if t.city_camels >> city & 1 else " "
        inner, outer = texts().word("city", city), texts().word("city", city + INNER)
        near = f"{inner:<9} {pad(short_price(t.printed.city_cost[city], ink) + camel, 3)} {posts(t, city, ink)}"
        far = f"{outer:<8} {short_price(t.printed.city_cost[city + INNER], ink)} {posts(t, city + INNER, ink)}"
        rows.append(f"{near} {far}".rstrip())
    return rows


def palace(t: Table, seat: int | None, ink: Ink) -> list[str]:
    halls = []
    for hall in range(4):
        seated = [person(t, who, ink) for who, player in enumerate(t.players) for _ in range(player.courtiers[hall])]
        free = "·" * (t.printed.hall_seats[hall] - len(seated))
        name = texts().word("hall", hall)
        halls.append(f"{name:<9} {cube(t.printed.hall_colour[hall], ink)} {''.join(seated)}{free}")
    next_one = {} if seat is None else {"n": t.players[seat].courtiers_placed() + 1}
    heading = title("palace_seen" if seat is None else "palace", ink, **next_one)
    return [heading, f"{pad(halls[0], 18)}{halls[1]}", f"{pad(halls[2], 18)}{halls[3]}"]


def camel_market(t: Table, ink: Ink) -> list[str]:
    """The four boons where they lie, a star on those covered by a camel."""
    boons = []
    for slot in range(4):
        taken = "*" if t.market >> slot & 1 else "·"
        boons.append(f"{taken} {texts().word('market_boon', t.printed.market_boon[t.market_side][slot])}")
    return [title("market", ink), f"{boons[0]:<18}{boons[1]}", f"{boons[3]:<18}{boons[2]}"]


def walls(t: Table, ink: Ink) -> list[str]:
    """The pieces left, by what they cost."""
    by_price: dict[int, str] = {}
    gates = ""
    for piece, cost in enumerate(t.printed.piece_cost):
        if not t.pieces >> piece & 1:
            continue
        if piece >= FIRST_GATE:
            gates += cube(cost.a, ink)
        else:
            by_price[cost.n] = by_price.get(cost.n, "") + cube(cost.a, ink)
    segments = "  ".join(f"{n}: {pieces}" for n, pieces in sorted(by_price.items()))
    return [title("walls", ink), f"{segments or '·'}  {texts().say('picture', 'gates', {})} {gates or '·'}"]


def magistrate(t: Table, width: int, ink: Ink) -> list[str]:
    """Alone against it: where each of its cards stands. (B77)"""
    if t.setting.magistrate == NOBODY:
        return []
    stands = outlook(t.view(None), t.printed, t.setting.magistrate)
    parts = [title("magistrate", ink)]
    for key in STANDS:
        cards = [texts().word("short_area", area) for area in range(len(AREAS)) if stands[area] == key]
        if cards:
            parts.append(texts().say("picture", f"solo_{key}", {"cards": ", ".join(cards)}))
    return flow(parts, width, "  ")


def mosque(t: Table, ink: Ink) -> list[str]:
    """One line a path: what the step to each row costs, the camels still there and who stands where."""
    rows = range(1, t.printed.mosque_rows + 1)
    head, boons = [], []
    for row in rows:
        points = t.printed.mosque_points[row]
        head.append(f"{row}" + (f" +{points}" if points else ""))
        words = {texts().word("short_boon", boon) for boon in t.printed.mosque_boon[row]}
        boons.append("/".join(sorted(words))[:8])
    lines = [ink(pad(texts().say("picture", "mosque", {}), 8), TITLE) + table_row(head), pad("", 8) + table_row(boons)]
    for path in range(4):
        cells = [mosque_cell(t, path, row, ink) for row in rows]
        lines.append(pad(texts().say("picture", "path", {"n": path + 1}), 8) + table_row(cells))
    return lines


def mosque_cell(t: Table, path: int, row: int, ink: Ink) -> str:
    here = [person(t, at, ink) for at, player in enumerate(t.players) if player.row == row and player.path == path]
    camel = "*" if row == 1 and t.mosque_camels >> path & 1 else ""
    return short_price(t.printed.mosque_cost[row - 1][path], ink) + camel + ("<" + "".join(here) if here else "")


def table_row(cells: list[str]) -> str:
    return "".join(pad(cell, 9) for cell in cells).rstrip()
