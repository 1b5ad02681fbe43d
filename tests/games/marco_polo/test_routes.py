"""The map: thirty routes, what each of them costs, and no others."""

import pytest

from serai.games.marco_polo.constants import LOCATIONS
from tests.games.marco_polo.scene import Scene, scene

ROUTES = [  # between two locations: coins and camels, both ways
    ("venezia", "oasis_a", 0, 0),
    ("venezia", "oasis_e", 0, 3),
    ("venezia", "alexandria", 0, 0),
    ("oasis_a", "moscow", 0, 0),
    ("moscow", "anxi", 0, 3),
    ("anxi", "karakorum", 0, 2),
    ("karakorum", "oasis_b", 0, 0),
    ("oasis_b", "oasis_c", 5, 0),
    ("oasis_b", "oasis_d", 0, 0),
    ("oasis_c", "beijing", 0, 0),
    ("oasis_d", "beijing", 0, 3),
    ("oasis_d", "lan_zhou", 0, 0),
    ("beijing", "xian", 0, 0),
    ("beijing", "oasis_j", 0, 0),
    ("oasis_e", "samarcanda", 0, 0),
    ("oasis_e", "oasis_g", 0, 0),
    ("samarcanda", "oasis_f", 0, 2),
    ("oasis_f", "kashgar", 0, 4),
    ("kashgar", "lan_zhou", 0, 2),
    ("xian", "oasis_h", 0, 0),
    ("oasis_j", "sumatra", 0, 4),
    ("alexandria", "oasis_g", 7, 0),
    ("alexandria", "oasis_i", 0, 0),
    ("oasis_g", "ormuz", 0, 3),
    ("ormuz", "karachi", 0, 3),
    ("karachi", "oasis_h", 0, 0),
    ("oasis_h", "kochi", 0, 4),
    ("sumatra", "kochi", 10, 0),
    ("oasis_i", "adana", 0, 2),
    ("adana", "kochi", 15, 0),
]
BOTH_WAYS = ROUTES + [(there, here, coins, camels) for here, there, coins, camels in ROUTES]
SMALL = ["anxi", "kashgar", "xian", "ormuz", "adana", "kochi"]


def go(place: str) -> str:
    return f"go {place.replace('_', '-')}"


def traveller(here: str, coins: int, camels: int = 0) -> Scene:
    """Red stands here, with posts in the small cities, so that none of them gives anything on arrival."""
    return scene().give("red", at=here, coins=coins, camels=camels, posts=SMALL)


@pytest.mark.ruling("24")
@pytest.mark.parametrize(("here", "there", "coins", "camels"), BOTH_WAYS)
def test_a_route_costs_the_same_both_ways(here: str, there: str, coins: int, camels: int) -> None:
    s = traveller(here, coins, camels).gains("red", move=1)
    s.play(go(there))
    assert s.of("red").figures == [there]
    assert (s.of("red").coins, s.of("red").camels) == (0, 0)
    assert s.done
    for lacking in [(coins - 1, camels)] * (coins > 0) + [(coins, camels - 1)] * (camels > 0):
        assert not traveller(here, *lacking).gains("red", move=1).offers(go(there))


@pytest.mark.parametrize("here", LOCATIONS)
def test_no_other_routes_leave_a_location(here: str) -> None:
    ends = [there for start, there, _, _ in BOTH_WAYS if start == here]
    s = traveller(here, 50, 50).gains("red", move=1)
    assert sorted(s.legal()) == ["done", *sorted(go(there) for there in ends)]
    s.play("done")
    assert s.done
