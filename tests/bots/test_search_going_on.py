"""What a search keeps for its next decision: the lines that go on, and what was found out about them."""

import pytest

from serai.bots.arms import Arm
from serai.bots.search import Thinking
from tests.bots.searches import search, sit
from tests.bots.walks import Map, Walk, by, come_to, way_of, ways, word

LONG_TURN: Map = {
    "": (0, "ab"),
    "a": (0, "abc"),
    "b": (0, "ab"),
    **dict.fromkeys(("aa", "ab", "ac", "ba", "bb"), (1, "ab")),
}
LIKED = {"aa": 5.0, "ab": 4.0, "ac": 3.0, "ba": 2.0, "bb": 1.0}


def played_on(action: str, *told: int | None) -> tuple[Thinking, Walk]:
    """After a first decision of a long turn; this was played, and this was told."""
    bot = search(by(lambda state, seat: LIKED.get(come_to(state)[:2], 0.0), False), rollouts=60)
    session, walk = sit(bot, LONG_TURN)
    assert session.choose(60.0) == way_of("a")
    walk.apply(way_of(action))
    for one in told:
        session.moved(one)
    return session, walk


def test_within_a_turn_lines_go_on_and_what_was_found_out_counts_on() -> None:
    bot = search(by(lambda state, seat: LIKED.get(come_to(state)[:2], 0.0), False), rollouts=60)
    session, walk = sit(bot, LONG_TURN)
    session.choose(60.0)
    before = {word(arm.path): arm for arm in session.arms}
    walk.apply(way_of("a"))
    session.moved(way_of("a"))
    assert sorted(word(arm.path) for arm in session.arms) == ["a", "b", "c"]
    for arm in session.arms:
        known = before["a" + word(arm.path)]
        assert (arm.guess, arm.worth) == (known.worth, known.worth)
        assert arm.trust == bot.settings.prior + len(known.values)
        assert arm.values == []
    assert session.choose(0.0) == way_of("a")


@pytest.mark.parametrize(
    ("action", "told"),
    [("a", [None]), ("b", [1]), ("a", [0, None]), ("a", [0, 0]), ("a", [None, 0]), ("a", [-1])],
    ids=str,
)
def test_after_anything_else_it_begins_anew(action: str, told: list[int | None]) -> None:
    session, _ = played_on(action, *told)
    assert session.arms == []


def test_what_it_chose_is_played_once() -> None:
    session, _ = played_on("a", way_of("a"))
    session.arms = [Arm([way_of("a"), way_of("b")], 1.0, 3.0)]
    session.moved(way_of("a"))
    assert session.arms == []


def test_what_is_carried_over_and_has_become_illegal_is_dropped() -> None:
    session, walk = played_on("a", way_of("a"))
    walk.options = [way_of("b"), way_of("c")]
    assert all(arm.path[0] != way_of("a") for arm in session.candidates())


def test_new_lines_are_seen_in_the_light_of_those_carried_over() -> None:
    session, _ = played_on("a", way_of("a"))
    for arm in session.arms:
        arm.worth += 100.0
    session.arms = [arm for arm in session.arms if word(arm.path) != "b"]
    found = {word(arm.path): arm for arm in session.candidates()}
    assert found["b"].guess == pytest.approx(104.0)
    assert found["b"].trust == session.bot.settings.prior
    assert found["a"].trust > session.bot.settings.prior


def test_where_the_best_known_line_is_not_found_again_the_best_new_one_is_thought_as_good() -> None:
    session, _ = played_on("a", way_of("a"))
    session.arms = [Arm(ways("ba"), 104.0, 9.0)]
    told = {word(arm.path): arm.guess for arm in session.candidates()}
    assert told == {"ba": 104.0, "a": 104.0, "b": 103.0, "c": 102.0}
