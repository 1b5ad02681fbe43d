"""What is hidden: the goal cards of others, and what lies in the piles. Everything else is open. (54)"""

import random
from typing import Any

import pytest

from serai.core.step import CHANCE
from serai.games.marco_polo.constants import GOALS, SEATS
from serai.games.marco_polo.table import Table
from tests.games.marco_polo.deal import EXPERT, dealt, held, new, step, whole_game
from tests.games.marco_polo.scene import scene

TABLES = [(2, {}), (3, {}), (4, {"goal_choice": True}), (3, EXPERT), (2, EXPERT)]


def with_other_goals(t: Table, viewer: int | None, rng: random.Random) -> Table:
    """A copy in which everybody but the viewer holds other goal cards, as many as before."""
    other = t.clone()
    known = 0 if viewer is None else t.players[viewer].goals | t.players[viewer].offered
    left = [goal for goal in range(len(GOALS)) if not known >> goal & 1]
    rng.shuffle(left)
    for seat, player in enumerate(other.players):
        if seat != viewer:
            player.goals = sum(1 << left.pop() for _ in range(player.goals.bit_count()))
            player.offered = sum(1 << left.pop() for _ in range(player.offered.bit_count()))
    return other


# Views ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("54")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_no_view_changes_when_the_goal_cards_of_others_do(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(8)
    for seed in range(2):
        changed = 0
        for t in whole_game(players, seed, **options):
            if t.is_over:
                break
            for viewer in (None, *range(players)):
                other = with_other_goals(t, viewer, rng)
                assert other.view(viewer) == t.view(viewer)
                changed += other.to_json() != t.to_json()
        assert changed > 200


@pytest.mark.ruling("54")
def test_a_seat_sees_its_own_goal_cards_and_how_many_the_others_have() -> None:
    t = dealt(3)
    for seat, name in enumerate(SEATS[:3]):
        seen = [holdings["goals"] for holdings in t.view(seat)["holdings"]]
        assert seen[seat] == held(t, name)["goals"]
        assert seen[:seat] + seen[seat + 1 :] == [2, 2]
    assert [holdings["goals"] for holdings in t.view(None)["holdings"]] == [2, 2, 2]


@pytest.mark.ruling("53", "54")
def test_while_goal_cards_are_chosen_nobody_sees_what_the_others_are_offered_or_keep() -> None:
    t = dealt(3, goal_choice=True)
    first, second = held(t, "blue")["offered"][:2]
    t.apply(t.parse(f"keep {first}"))
    mine = t.view(0)["holdings"][0]
    assert (mine["goals"], second in mine["offered"], len(mine["offered"])) == ([first], True, 3)
    for viewer in (None, 1, 2):
        theirs = t.view(viewer)["holdings"][0]
        assert (theirs["goals"], theirs["offered"]) == (1, 3)


@pytest.mark.ruling("54")
@pytest.mark.parametrize("options", [{}, EXPERT])
def test_at_the_end_all_goal_cards_kept_are_open_and_those_in_the_box_are_not(options: dict[str, Any]) -> None:
    *_, t = whole_game(3, 1, **options)
    whole = t.to_json()["holdings"]
    for viewer in (None, 0, 1, 2):
        for seat, seen in enumerate(t.view(viewer)["holdings"]):
            offered = whole[seat]["offered"]
            assert seen == {**whole[seat], "offered": offered if seat == viewer else len(offered)}
    again = t.redeal_for([0], random.Random(1)).to_json()["holdings"]
    assert [one["goals"] for one in again] == [one["goals"] for one in whole]
    assert again[0] == whole[0]
    assert ([one["offered"] for one in again] == [one["offered"] for one in whole]) == (options == {})


@pytest.mark.ruling("54")
def test_everything_else_is_open() -> None:
    s = scene(3).give("blue", coins=7, camels=1, gold=2, dice=[3, "black 5"], contracts=["c07"], completed=["c09"])
    s.special("c20", unseen=2).give("blue", goals=["g01", "g02"])
    for viewer in (None, 1, 2):
        seen = s.t.view(viewer)
        mine = {**s.t.to_json()["holdings"][0], "goals": 2, "offered": 0}
        assert seen["holdings"][0] == mine
        assert mine["stock"] == {"coin": 7, "camel": 1, "pepper": 0, "silk": 0, "gold": 2}
        assert (mine["completed"], mine["dice"]) == (["c09"], ["own_3", "black_5"])
        assert (seen["special"], seen["special_unseen"]) == (["c20"], 2)  # what went under the pile is known


@pytest.mark.ruling("54")
def test_the_piles_have_no_order_before_they_are_drawn() -> None:
    t = new(2)
    while len(t.row) < 3:
        t.apply(t.legal()[0])
    assert len(t.view(None)["unseen"]) == 35
    assert [weight for _, weight in t.chance()] == [1] * 35


# Dealing anew ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("54")
@pytest.mark.parametrize("options", [{}, {"goal_choice": True}])
def test_dealt_anew_others_may_have_any_card_that_the_seat_does_not_see(options: dict[str, Any]) -> None:
    t = dealt(2, **options)
    mine = set(held(t, "blue")["goals"] + held(t, "blue")["offered"])
    rng = random.Random(2)
    seen: dict[str, set[str]] = {"goals": set(), "offered": set()}
    for _ in range(300):
        theirs = held(t.redeal_for([0], rng), "yellow")
        for where, cards in seen.items():
            assert len(theirs[where]) == len(held(t, "yellow")[where])
            cards.update(theirs[where])
    assert seen["goals"] | seen["offered"] == set(GOALS) - mine


@pytest.mark.ruling("54")
def test_a_card_sent_back_to_the_box_is_known_to_its_owner_only() -> None:
    t = dealt(2, goal_choice=True)
    while t.round == 0 or t.actor == CHANCE:
        t.apply(t.legal()[0])
    rng = random.Random(3)
    box = set(held(t, "blue")["offered"])
    assert len(box) == 2
    assert all(not box & set(held(t.redeal_for([0], rng), "yellow")["goals"]) for _ in range(200))
    assert any(box & set(held(t.redeal_for([1], rng), "blue")["goals"]) == box for _ in range(3000))


@pytest.mark.ruling("54")
def test_a_choice_of_others_that_is_dealt_anew_offers_their_new_cards() -> None:
    t = dealt(2, goal_choice=True)
    assert t.actor == 0
    other = t.redeal_for([1], random.Random(4))
    assert held(other, "blue") != held(t, "blue")
    assert [other.notation(action) for action in other.legal()] == [
        f"keep {card}" for card in held(other, "blue")["offered"]
    ]
    assert t.redeal_for([0], random.Random(4)).legal() == t.legal()


# The log --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("54")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_is_told_of_goal_cards_reaches_only_their_owner(players: int, options: dict[str, Any]) -> None:
    for t in whole_game(players, 3, **options):
        if t.log is None:
            t.log = []
    final = [entry.key for entry in t.log or []].index("final")
    about = [entry for entry in (t.log or [])[:final] if entry.key in ("goal", "keep")]
    assert len(about) == players * (6 if options else 2)
    for entry in about:
        readers = [seat for seat in (None, *range(players)) if entry.may_read(seat)]
        assert readers == [entry.seat]


@pytest.mark.ruling("54")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_no_log_tells_one_deal_of_goal_cards_from_another(viewer: int | None) -> None:
    t = dealt(3)
    other = with_other_goals(t, viewer, random.Random(1))
    assert other.to_json() != t.to_json()
    t.log, other.log = [], []
    rng = random.Random(12)
    while not t.is_over:
        assert other.legal() == t.legal()
        action = t.parse(step(t, rng))
        other.apply(action)
    heard = [[e.to_json() for e in one.log or [] if e.may_read(viewer)] for one in (t, other)]
    ends = [[e["key"] for e in told].index("final") for told in heard]
    assert heard[0][: ends[0]] == heard[1][: ends[1]]
    assert heard[0] != heard[1]  # at the end the cards are shown
