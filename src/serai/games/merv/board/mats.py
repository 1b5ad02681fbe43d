"""What one player holds: cubes, goods, pieces still to place, cards and tiles."""

from typing import Any, Final

from serai.core.board.amount import amount
from serai.core.board.choices import piece
from serai.core.board.emblems import emblem
from serai.core.board.svg import at, circle, drawing, group, rect, text, use
from serai.core.say import Count, Say, Several
from serai.games.merv.board.icons import camels, cube, disc, figure, icon, points, scoring_tile, spice_card
from serai.games.merv.board.library import tile_face, tile_tip
from serai.games.merv.board.look import Look
from serai.games.merv.board.mosque_tiles import scoring_tip
from serai.games.merv.constants import AREAS, BREAKTHROUGHS, COLOURS, NOBODY, SPICES, WILD
from serai.games.merv.render.speech import cube as cubes_of
from serai.games.merv.render.things import PAIR, SPICE

WIDE: Final = 360
TILES_A_ROW: Final = 6
TILE: Final = (54, 38)
KEPT: Final = [("scrolls", "scroll", "scroll"), ("common", "common", "common_good"), ("rare", "rare", "rare_good")]
"""What lies free or on contracts: its name in a view, as a picture and where it is counted."""


class Mat:
    """One seat's holdings. Only the mat of whoever decides offers anything to choose."""

    def __init__(self, look: Look, seat: int) -> None:
        self.look = look
        self.seat = seat
        self.held: dict[str, Any] = look.holdings[seat]
        self.decides = seat == look.actor

    def acts(self, *notations: str) -> tuple[str, ...]:
        return notations if self.decides else ()

    def draw(self) -> str:
        colour = self.look.colour(self.seat)
        if not self.look.scores(self.seat):
            parts, high = [self.badge(), self.camels(60), self.pieces(48)], 88
        else:
            tiles, rows = self.tiles()
            parts = [
                self.badge(),
                self.standing(),
                self.camels(208),
                self.reached() if self.seat == self.look.magistrate else self.cubes(),
                self.goods(),
                self.pieces(126),
                self.spices(),
                tiles,
            ]
            high = 218 + rows * 42
        ground = rect(0.5, 0.5, WIDE - 1, high - 1, 8, class_="surface")
        edge = rect(0, 8, 4, high - 16, 2, class_="merv-owner")
        return drawing(
            WIDE,
            high,
            self.look.word("mat", owner=self.look.name(self.seat)),
            ground,
            edge,
            *parts,
            class_=f"merv mat {colour}",
        )

    def place(self, thing: str) -> str:
        return f"{self.look.colour(self.seat)} {thing}"

    def badge(self) -> str:
        colour = self.look.colour(self.seat)
        return circle(24, 22, 15, class_="player") + emblem(colour, 24, 22, 21)

    def standing(self) -> str:
        """Points, influence, favour."""
        held = self.held
        total = sum(held["points"].values())
        parts = [Say("points-part", source=Say(f"source-{source}"), n=n) for source, n in held["points"].items() if n]
        said = self.look.tip("no_points")
        if parts:
            said = self.look.tip("points", points=Count("point", total), parts=Several(parts))
        return (
            self.look.sheet.spot(said, points(total, 66, 22, 30, "t2"), place=self.place("points"))
            + self.held_of("influence", icon("influence", 0, 0, 21), 108, 22, held["influence"])
            + self.held_of("favour", icon("favour", 0, 0, 21), 164, 22, held["favour"], acts=self.acts("favour"))
        )

    def held_of(
        self,
        kind: str,
        picture: str,
        x: float,
        y: float,
        n: int,
        said: str = "",
        acts: tuple[str, ...] = (),
        wide: float = 50,
        more: str = "",
    ) -> str:
        """A picture and how many of it there are."""
        return self.look.sheet.spot(
            said or self.look.tip("held", things=Count(kind, n)),
            rect(x - 14, y - 15, wide, 30, 6, class_="merv-field face"),
            amount(kind, picture, n, x, y),
            more,
            acts=acts,
            place=self.place(kind),
        )

    def camels(self, x: float) -> str:
        n = self.held["camels"]
        step = min(20.0, 92 / max(n - 1, 1))
        none = group(use("camel", x + 16, 22, 26, class_="merv-camel"), class_="none")
        face = rect(x, 7, WIDE - 8 - x, 30, 6, class_="merv-field face")
        count = text(x + 35 + step * max(n - 1, 0), 27, n, "t2 bold" if n else "t2 bold quiet")
        return self.look.sheet.spot(
            self.look.tip("held", things=Count("camel", n)),
            face,
            camels(n, x + 16, 22, 26, step) or none,
            count,
            acts=self.acts("camel"),
            place=self.place("camels"),
        )

    def cubes(self) -> str:
        drawn = ""
        for number, colour in enumerate(COLOURS):
            n = self.held["cubes"][colour]
            said = self.look.tip("held", things=cubes_of(number, n))
            acts = self.acts(f"cube {colour}", f"colour {colour}")
            drawn += self.held_of(colour, cube(number, 0, 0, 26), 26 + 69 * number, 62, n, said, acts, 62)
        return drawn

    def reached(self) -> str:
        """The magistrate holds no cubes; here is how far it has come in the mosque, the marketplace and the palace."""
        counts = [
            ("steps", "stairs", self.held["row"]),
            ("posts", "post", len(self.held["posts"])),
            ("courtiers", "courtier", sum(self.held["courtiers"].values())),
        ]
        return "".join(
            self.held_of(kind, icon(name, 0, 0, 23), 26 + 92 * at, 62, n, self.look.tip(f"held_{kind}", n=n), wide=84)
            for at, (kind, name, n) in enumerate(counts)
        )

    def goods(self) -> str:
        """Scrolls and goods; those committed to contracts stand behind a plus."""
        drawn = ""
        for number, (key, good, thing) in enumerate(KEPT):
            n, committed = self.held[key], self.held[f"committed_{key}"]
            x = 26 + 92 * number
            said = self.look.tip("held_bound", things=Count(thing, n), committed=committed)
            bound = text(x + 34, 103, f"+{committed}", "t2 quiet") if committed else ""
            drawn += self.held_of(good, icon(good, 0, 0, 23), x, 98, n, said, self.acts(f"good {good}"), 84, bound)
        return drawn + self.discs()

    def discs(self) -> str:
        """The discs left for trading posts and the mosque."""
        left = self.look.printed.spare_discs - len(self.held["posts"]) - int(self.held["row"] > 0)
        shown = "".join(disc(self.look, self.seat, 304 + 6 * i, 98, 8) for i in range(left))
        face = rect(288, 83, 64, 30, 6, class_="merv-field")
        return self.look.sheet.spot(self.look.tip("held_discs", n=left), face, shown, place=self.place("discs"))

    def pieces(self, y: float) -> str:
        """Buildings and servants not yet on the board."""
        buildings, servants = self.held["buildings"], self.held["servants"]
        houses = "".join(figure(self.look, self.seat, "building", 25 + 20.5 * i, y + 11, 28) for i in range(buildings))
        drawn = self.look.sheet.spot(
            self.look.tip("held_buildings", buildings=Count("building", buildings)),
            rect(10, y - 5, 188, 32, 6, class_="merv-field"),
            houses,
            place=self.place("buildings"),
        )
        if not self.look.scores(self.seat):
            return drawn
        people = "".join(figure(self.look, self.seat, "servant", 219 + 17.5 * i, y + 11, 28) for i in range(servants))
        return drawn + self.look.sheet.spot(
            self.look.tip("held_servants", servants=Count("servant", servants)),
            rect(204, y - 5, 148, 32, 6, class_="merv-field face"),
            people,
            acts=self.acts("deploy"),
            place=self.place("servants"),
        )

    def spices(self) -> str:
        """Caravan cards, a fan for each spice."""
        drawn = ""
        for number, spice in enumerate(SPICES):
            n = self.held["spices"][spice]
            x = 10 + 86.5 * number
            step = min(9.0, 28 / max(n - 1, 1))
            fan = "".join(piece(f"{spice} card", spice_card(spice, x + 18 + step * i, 186, 30, 42)) for i in range(n))
            none = group(use(f"merv-{spice}", x + 18, 186, 26, class_=f"merv-{spice}"), class_="none")
            drawn += self.look.sheet.spot(
                self.look.tip("held_spice", n=n, spice=SPICE[number], boon=PAIR[number]),
                rect(x, 162, 82, 48, 6, class_="merv-field face"),
                fan or none,
                text(x + 38 + step * max(n - 1, 0), 191, n, "t2 bold" if n else "t2 bold quiet"),
                acts=self.acts(f"boon {spice}"),
                place=self.place(spice),
            )
        return drawn

    # Tiles and contracts ------------------------------------------------------------------------------------------

    def tiles(self) -> tuple[str, int]:
        """Breakthroughs, the scoring tile and fulfilled contracts, and how many rows they take."""
        shown = [self.breakthrough(name) for name in self.held["breakthroughs"]]
        if self.held["scoring_tile"] != NOBODY:
            shown.append(self.scoring_tile(self.held["scoring_tile"]))
        shown += [self.contract(int(number) - 1) for number in self.held["contracts"]]
        a_row = max(TILES_A_ROW, (len(shown) + 1) // 2)  # a mat has room for two rows: many tiles overlap
        rows = (len(shown) + a_row - 1) // a_row
        step = (WIDE - 20 - TILE[0]) / (a_row - 1)
        drawn = "".join(at(10 + i % a_row * step, 214 + i // a_row * 42, tile) for i, tile in enumerate(shown))
        return drawn, rows

    def breakthrough(self, name: str) -> str:
        number = BREAKTHROUGHS.index(name)
        wild = self.acts("wild-cube") if WILD <= number < 2 * WILD else ()
        return self.look.sheet.spot(
            tile_tip(self.look, number),
            rect(0, 0, *TILE, 5, class_="merv-tile face"),
            tile_face(self.look, number, 27, 19),
            acts=wild,
            place=self.place(BREAKTHROUGHS[number].replace("_", " ")),
            data_piece=f"breakthrough {number + 1}",
        )

    def scoring_tile(self, area: int) -> str:
        return self.look.sheet.spot(
            scoring_tip(self.look, area),
            scoring_tile(area, self.look.printed.scoring_tile_points, 27, 19, 38),
            place=self.place("scoring tile"),
            data_piece=f"{AREAS[area]} scoring tile",
        )

    def contract(self, number: int) -> str:
        card = self.look.printed.contracts[number]
        return self.look.sheet.spot(
            self.look.tip("fulfilled", points=Count("point", card.points)),
            rect(0, 0, *TILE, 5, class_="merv-contract face"),
            points(card.points, 15, 19, 20),
            icon("seal", 34, 19, 18),
            text(46, 24, card.level, "t2 mid bold"),
            place=self.place(f"contract {number + 1}"),
            data_piece=f"contract {number + 1}",
        )
