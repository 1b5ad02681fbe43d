"""The sites of the city as a position tells them: one table, site by site, with what lies on each."""

from typing import Any

from serai.core.fields import Kind, entry, index_of
from serai.games.merv.constants import BONUS_UPGRADE, COLOURS, NO_UPGRADE, WHITE, WHITE_UPGRADE
from serai.games.merv.grid import CELLS, SITES


class OnSites(Kind):
    """One column of that table: a thing of a kind on each site; the cells of the city that are no sites stay blank."""

    def __init__(self, column: str, kind: Kind) -> None:
        self.column = column
        self.kind = kind

    def blank(self) -> list[int]:
        return [self.kind.blank()] * len(CELLS)

    def write(self, value: list[int]) -> dict[str, Any]:
        return {CELLS[cell]: self.kind.write(value[cell]) for cell in SITES}

    def read(self, data: Any) -> list[int]:
        row = self.blank()
        for cell in SITES:
            row[cell] = self.kind.read(data[CELLS[cell]])
        return row

    def put(self, data: dict[str, Any], name: str, written: Any) -> None:
        city = data.setdefault("city", {})
        for site, thing in written.items():
            city.setdefault(site, {})[self.column] = thing

    def find(self, data: dict[str, Any], name: str) -> Any:
        city = entry(data, "city")
        return {CELLS[cell]: entry(entry(city, CELLS[cell]), self.column) for cell in SITES}

    def called(self, name: str) -> str:
        return f"city.{self.column}"


class Upgrade(Kind):
    """An upgrade by its colour, or null."""

    def blank(self) -> int:
        return NO_UPGRADE

    def write(self, value: int) -> str | None:
        if value == NO_UPGRADE:
            return None
        return COLOURS[upgrade_colour(value)]

    def read(self, data: Any) -> int:
        if data is None:
            return NO_UPGRADE
        colour = index_of(data, COLOURS)
        return WHITE_UPGRADE if colour == WHITE else BONUS_UPGRADE + colour


def upgrade_colour(upgrade: int) -> int:
    """The colour of the cube on an upgrade; a white one turns the site's own cube white."""
    return WHITE if upgrade == WHITE_UPGRADE else upgrade - BONUS_UPGRADE
