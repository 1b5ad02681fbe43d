"""What lies before one player, from top to bottom: pieces, buildings, goods, rare goods, improvements, missions."""

from typing import Final

from serai.core.board.amount import amount, counted
from serai.core.board.choices import piece
from serai.core.board.emblems import emblem
from serai.core.board.svg import circle, drawing, group, rect, text
from serai.core.say import Count
from serai.games.tadmor.actions import MOST_DROPPED
from serai.games.tadmor.board.buildings import draw_temple, draw_tower
from serai.games.tadmor.board.cards import draw_missions, draw_tiles, has_missions, tile_rows
from serai.games.tadmor.board.lines import POINT, camel_or_ship, icon, line_of
from serai.games.tadmor.board.places import before
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.board.stacks import rare_tile
from serai.games.tadmor.cards import WAREHOUSE
from serai.games.tadmor.constants import GIVES, GOODS, PIECES, RARE_GOODS, REGIONS, SEATS, TRADES
from serai.games.tadmor.render import speech
from serai.games.tadmor.render.things import RARE, REGION, SEAT

WIDE: Final = 360


def draw_mat(seen: Seen, seat: int) -> str:
    lower = 199 + 27 * tile_rows(seen, seat)
    high = lower + (53 if has_missions(seen, seat) else 2)
    return drawing(
        WIDE,
        high,
        seen.say("board-mat", seat=SEAT[seat]),
        rect(0.5, 0.5, WIDE - 1, high - 1, 8, class_="surface"),
        head(seen, seat),
        draw_tower(seen, seat, 8, 48),
        draw_temple(seen, seat, 224, 48),
        draw_goods(seen, seat, 130),
        draw_rare(seen, seat, 169),
        draw_tiles(seen, seat, 197),
        draw_missions(seen, seat, lower),
        class_=f"tadmor {SEATS[seat]}",
    )


# Points and pieces ----------------------------------------------------------------------------------------------------


def head(seen: Seen, seat: int) -> str:
    colour, points = SEATS[seat], seen.points(seat)
    score = seen.sheet.spot(
        seen.say("tip-points", points=speech.points(points)),
        rect(4, 4, 88, 28, 14, class_="face tadmor-score"),
        circle(18, 18, 13, class_="player"),
        emblem(colour, 18, 18, 17),
        amount("point", icon(POINT, 0, 0, 16), points, 43, 18, 12),
        acts=("pay-points",) if seen.view["actor"] == seat else (),
        place=before(seat, "points"),
    )
    parts = [score]
    for at in range(len(PIECES)):
        parts.append(reserve(seen, seat, at, 106 + at * 131))
    if seen.view["pawn"] == colour:
        parts.append(pawn(seen))
    return group(*parts)


def pawn(seen: Seen) -> str:
    drawn = piece("pawn", icon("pawn", 346, 18, 24, "tadmor-lapis"))
    return seen.sheet.spot(seen.say("tip-pawn"), drawn, place="first player pawn")


def reserve(seen: Seen, seat: int, kind: int, x: float) -> str:
    """Pieces to place, those that are home for this turn, and empty spots for those on the board or still to gain."""
    player, name = seen.players[seat], PIECES[kind]
    owned, left = player[f"{name}s"], player[f"{name}s_left"]
    if not seen.view["turn"]:
        left = owned  # all wait for the first turn
    out = sum(one == name for one, _ in player["pieces"])
    home = max(0, owned - left - out)
    spots = []
    for at in range(seen.printed.most[kind]):
        cx = x + at * 25
        if at < left + home:
            drawn = camel_or_ship(SEATS[seat], name, cx, 18, 25)
            spots.append(drawn if at < left else group(drawn, class_="tadmor-resting"))
        else:
            spots.append(circle(cx, 18, 9 if at < owned else 3, class_="tadmor-gap"))
    told = seen.say(f"tip-{name}s", owned=Count(name, owned), left=left, most=seen.printed.most[kind])
    return seen.sheet.spot(told, counted(name, left, *spots), place=before(seat, f"{name}s"))


# Goods ----------------------------------------------------------------------------------------------------------------


def limit(seen: Seen, seat: int) -> int:
    return max([seen.printed.limit, *[tile.amount for tile in seen.tiles_with(seat, WAREHOUSE)]])


def acts_with(good: str) -> tuple[str, ...]:
    """Whatever is done with one kind of good: trading it away, paying it, receiving it, giving it up."""
    at = GOODS.index(good)
    trades = [f"trade {trade}" for trade, gives in zip(TRADES, GIVES, strict=True) if gives == at]
    others = [f"{verb} {good}" for verb in ("pay", "leave-out", "good", "buy")]
    return (*trades, *others, *[f"drop {n}-{good}" for n in range(1, MOST_DROPPED + 1)])


def draw_goods(seen: Seen, seat: int, y: float) -> str:
    """The warehouse, and apart from it the goods received in trade."""
    player = seen.players[seat]
    mine = seen.view["actor"] == seat
    full, held = limit(seen, seat), sum(player["goods"].values())
    store = seen.sheet.spot(
        seen.say("tip-warehouse", goods=Count("good", held), limit=full),
        rect(6, y, 30, 36, 6, class_="face tadmor-cell"),
        icon("store", 21, y + 12, 17, "tadmor-quiet"),
        text(21, y + 31, f"/{full}", "t1 mid quiet"),
        acts=("pay-goods",) if mine else (),
        place=before(seat, "warehouse"),
    )
    cells = [good_cell(seen, seat, good, 40 + at * 46, y, mine) for at, good in enumerate(GOODS)]
    mark = seen.sheet.spot(
        seen.say("tip-traded"), icon("swap", 240, y + 18, 18, "tadmor-quiet"), place=before(seat, "traded goods")
    )
    apart = []
    for at, good in enumerate(GOODS):
        n, x = player["traded"][good], 254 + at * 25.5
        apart.append(
            counted(
                good,
                n,
                rect(x, y, 23, 36, 4, class_="tadmor-apart"),
                group(icon(good, x + 11.5, y + 11, 17), class_="" if n else "none"),
                text(x + 11.5, y + 31, n, "t1 mid" + (" bold" if n else " quiet")),
                data_place=before(seat, f"traded {good}"),
            )
        )
    return group(store, *cells, mark, *apart)


def good_cell(seen: Seen, seat: int, good: str, x: float, y: float, mine: bool) -> str:
    player = seen.players[seat]
    n = player["goods"][good]
    return seen.sheet.spot(
        seen.say("tip-good", goods=Count(good, n), traded=player["traded"][good]),
        rect(x, y, 43, 36, 6, class_="face tadmor-cell"),
        amount(
            good, icon(good, 0, 0, 21 if n < 10 else 17), n, x + (14 if n < 10 else 11), y + 18, 14 if n < 10 else 11
        ),
        acts=acts_with(good) if mine else (),
        place=before(seat, good),
    )


# Rare goods, and the Marauders card -----------------------------------------------------------------------------------


def draw_rare(seen: Seen, seat: int, y: float) -> str:
    player = seen.players[seat]
    chips = []
    for at, kind in enumerate(RARE_GOODS):
        n, x = player["rare"][kind], 8 + at * 28.5 + at // 3 * 4
        tile = rare_tile(kind, x + 12, y + 12, 24)
        drawn = piece(f"rare {kind}", tile) if n else group(tile, class_="tadmor-missing")
        count = (
            circle(x + 22, y + 20, 7, class_="tadmor-count") + text(x + 22, y + 24.2, n, "t1 bold mid") if n > 1 else ""
        )
        told = seen.say("tip-rare-held", n=n, kind=RARE[at])
        chips.append(seen.sheet.spot(told, counted(kind, n, drawn, count), place=before(seat, kind)))
    points = seen.set_points(seat)
    worth = seen.sheet.spot(
        seen.say("tip-set-points", points=speech.points(points)),
        line_of([f"={points}", POINT], 276, y + 12, 16, "start"),
        place=before(seat, "sets"),
    )
    return group(*chips, worth, held_card(seen, seat, y))


def held_card(seen: Seen, seat: int, y: float) -> str:
    """A chosen Marauders card; its owner alone knows the region."""
    if seen.view["holder"] != SEATS[seat]:
        return ""
    chosen = seen.view["chosen"]
    if chosen:
        told = seen.say("tip-card-yours", region=REGION[REGIONS.index(chosen)])
    else:
        told = seen.say("tip-card-held", owner=SEAT[seat])
    return seen.sheet.spot(
        told,
        rect(324, y - 1, 28, 25, 4, class_="face tadmor-back"),
        piece("marauders", icon("marauders", 338, y + 11.5, 17, "tadmor-on")),
        place=before(seat, "marauders card"),
    )
