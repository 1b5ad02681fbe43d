"""Who won, in one sentence: alone, together, on the tie-break, and as the reader."""

from typing import Any

import pytest

from serai.core.render import verdict as telling
from serai.core.render.verdict import verdict
from serai.core.say import YOU, Name
from serai.language import language

ADA, BO, CY = Name("Ada"), Name("Bo"), Name("Cy")


class Over:
    """A finished game, as far as a verdict asks."""

    def __init__(self, totals: list[int], *ranking: list[int]) -> None:
        self.totals = totals
        self.ranked = list(ranking)

    def ranking(self) -> list[list[int]]:
        return self.ranked


@pytest.mark.parametrize(
    ("names", "over", "said"),
    [
        ([ADA, BO, CY], Over([3, 21, 9], [1], [2], [0]), "Bo wins with 21 points."),
        ([ADA, YOU], Over([3, 21], [1], [0]), "You win with 21 points."),
        ([ADA, BO], Over([1, 0], [0], [1]), "Ada wins with 1 point."),
        ([ADA, BO, CY], Over([9, 3, 9], [0, 2], [1]), "Ada and Cy win with 9 points."),
        ([ADA, BO, CY], Over([9, 9, 3], [1], [0], [2]), "Bo wins with 9 points, on the tie-break before Ada."),
        ([YOU, BO, CY], Over([9, 9, 9], [2], [0, 1]), "Cy wins with 9 points, on the tie-break before you and Bo."),
    ],
)
def test_who_won(monkeypatch: pytest.MonkeyPatch, names: list[Name], over: Any, said: str) -> None:
    monkeypatch.setattr(telling, "totals", lambda state: state.totals)
    assert language("en")(verdict(names, over)) == said
