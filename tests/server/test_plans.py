"""Several decisions in one gesture: lists of actions, and what is offered to be set, repeated or picked first."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import serai
from serai.core.play import draw
from serai.core.reading import Amount
from serai.core.state import State
from serai.core.text import Entry
from serai.games.tadmor.actions import MOST_DROPPED
from serai.games.tadmor.constants import GOODS
from serai.server import plans
from tests.server.live_server import Person, Server


@pytest.fixture
def table(ada: Person) -> str:
    """Ada plays both seats of Merv."""
    return ada.open()


def log_of(server: Server, table: str) -> list[tuple[Any, ...]]:
    return server.rows("SELECT number, kind, seat, action FROM moves WHERE table_id = ? ORDER BY number", table)


def two_in_a_row(ada: Person, table: str) -> tuple[dict[str, Any], list[int]]:
    """A position, and two decisions of one seat that can follow each other there."""
    rng = random.Random(4)
    for _ in range(60):
        before = ada.see(table)
        action = rng.choice(before["choices"])["action"]
        ada.at(table, "act", number=before["number"], action=action)
        after = ada.see(table)
        if after["can_undo"] and after["you"] == before["you"]:
            ada.at(table, "undo", number=after["number"])
            return ada.see(table), [action, after["choices"][0]["action"]]
    raise AssertionError("nobody ever decides twice in a row")


# Lists of actions -----------------------------------------------------------------------------------------------------


def test_the_record_has_the_small_decisions_and_each_is_taken_back_by_itself(
    server: Server, ada: Person, table: str
) -> None:
    seen, actions = two_in_a_row(ada, table)
    number = ada.at(table, "act", number=seen["number"], actions=actions)["number"]
    notations = [serai.game("merv").actions.notation(action) for action in actions]
    added = [row for row in log_of(server, table) if row[0] > seen["number"]]
    assert [row[3] for row in added[:2]] == notations
    assert number == added[-1][0]
    for left in (1, 0):
        now = ada.see(table)
        if not now["can_undo"]:
            break
        ada.at(table, "undo", number=now["number"])
        assert len(ada.see(table)["choices"]) > 1, left


def test_one_that_is_not_legal_in_its_turn_refuses_all(server: Server, ada: Person, table: str) -> None:
    seen, actions = two_in_a_row(ada, table)
    log = log_of(server, table)
    legal = {choice["action"] for choice in seen["choices"]}
    other = next(action for action in range(10_000) if action not in legal and action != actions[1])
    for wrong in ([actions[0], other], [other, actions[1]], [actions[0], 2**31 - 1]):
        assert ada.refused_at(table, "act", number=seen["number"], actions=wrong).code in (
            "illegal_action",
            "unknown_action",
        )
    assert ada.refused_at(table, "act", number=seen["number"], actions=[actions[0], "fly home"])[1] == "unknown_action"
    assert log_of(server, table) == log
    assert ada.see(table) == seen


def test_what_another_or_chance_comes_between_cannot_be_one_gesture(server: Server, ada: Person) -> None:
    table = ada.open("marco_polo")
    rng = random.Random(6)
    for _ in range(80):
        seen = ada.see(table)
        action = rng.choice(seen["choices"])["action"]
        log = log_of(server, table)
        number = seen["number"]
        ada.at(table, "act", number=number, action=action)
        after = ada.see(table)
        if after["number"] > number + 1 or after["you"] != seen["you"]:
            # The same at another table: a copy of the one before.
            copy = ada.post(f"/api/tables/{table}/clone", step=len(log))["id"]
            now = ada.see(copy)
            then = after["choices"][0]["action"]
            refusal = ada.refused_at(copy, "act", number=now["number"], actions=[action, then])
            assert refusal == (409, "interrupted")
            assert ada.see(copy) == now
            return
    raise AssertionError("nobody else ever decides")


def test_a_gesture_that_arrives_twice_is_made_once(server: Server, ada: Person, table: str) -> None:
    seen, actions = two_in_a_row(ada, table)
    body = {"number": seen["number"], "actions": actions, "key": "two-at-once"}
    first = ada.at(table, "act", **body)
    log = log_of(server, table)
    assert ada.at(table, "act", **body) == first
    assert log_of(server, table) == log
    for other in (actions[:1], [*actions, actions[0]], actions[::-1]):
        assert ada.refused_at(table, "act", **{**body, "actions": other}) == (409, "key_used")
    assert ada.refused_at(table, "act", number=seen["number"], action=actions[0], key=body["key"]).code == "key_used"
    assert log_of(server, table) == log


@pytest.mark.parametrize("wrong", [{}, {"actions": []}, {"action": 1, "actions": [1]}, {"actions": [0] * 41}])
def test_a_request_names_one_action_or_a_few(ada: Person, table: str, wrong: dict[str, Any]) -> None:
    assert ada.refused_at(table, "act", number=ada.see(table)["number"], **wrong) == (422, "bad_request")


# Looking ahead --------------------------------------------------------------------------------------------------------


class Counting:
    """A reading of Tadmor in which all goods are counted, and trades can be repeated."""

    def amount(self, t: State, action: int) -> Amount | None:
        kind, n = t.actions.kind_of[action].name, t.actions.argument(action)
        if kind in ("pay", "leave-out", "good"):
            return Amount(GOODS[n], 1)
        return Amount(GOODS[n // MOST_DROPPED], n % MOST_DROPPED + 1) if kind == "drop" else None

    def repeats(self, t: State, action: int) -> bool:
        return t.actions.kind_of[action].name == "trade"

    def picks(self, t: State) -> list[str]:
        return ["die"]


READ: Any = Counting()


def positions(name: str, seeds: range) -> Iterator[State]:
    """Decisions of whole games, played at random."""
    for seed in seeds:
        rng, state = random.Random(seed), serai.game(name).new(3, {})
        while not state.is_over:
            if state.actor >= 0:
                yield state
            state.apply(draw(state, rng) if state.actor < 0 else rng.choice(state.legal()))


def paid(told: list[Entry], seat: int) -> tuple[int, ...]:
    """The goods that a seat gave, as everybody was told."""
    given = [entry.args for entry in told if entry.key == "pay" and entry.seat == seat]
    return tuple(sum(args[0] for args in given if args[1] == good) for good in range(len(GOODS)))


def every_way(state: State, told: list[Entry]) -> set[tuple[int, ...]]:
    """Every outcome of a decision and those like it after it, by nothing but `legal` and `apply`."""
    found: set[tuple[int, ...]] = set()
    for action in state.legal():
        after = state.clone()
        after.log = told.copy()
        after.apply(action)
        if after.stack and after.actor == state.actor and type(after.stack[-1]) is type(state.stack[-1]):
            found |= every_way(after, after.log)
        else:
            found.add(paid(after.log, state.actor))
    return found


@pytest.mark.parametrize("step", ["DropGoods", "PayAnyGoods"])
def test_counters_offer_exactly_what_can_be_reached(step: str) -> None:
    looked = 0
    for state in positions("tadmor", range(12)):
        if type(state.stack[-1]).__name__ != step or looked > 25:
            continue
        expected = every_way(state, [])
        found = plans.counters(READ, state)
        if found is None:
            assert len(expected) < 2 or max(sum(way) for way in expected) < 2
            continue
        looked += 1
        whole = {}
        for amounts, actions in found.combinations.items():
            each = dict(zip(found.things, amounts, strict=True))
            whole[tuple(each.get(good, 0) for good in GOODS)] = actions
        assert set(whole) == expected
        for way, actions in whole.items():
            after = state.clone()
            after.log = []
            for action in actions:
                after.apply(action)
            assert paid(after.log, state.actor) == way
    assert looked > 3


def test_too_many_ways_are_asked_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(state for state in positions("tadmor", range(9)) if plans.counters(READ, state) is not None)
    monkeypatch.setattr(plans, "MOST_TRIED", 1)
    assert plans.counters(READ, state) is None


def test_a_trade_is_offered_as_often_as_it_can_be_made() -> None:
    looked = 0
    for state in positions("tadmor", range(2)):
        for action, times in plans.repeats(READ, state).items():
            looked += 1
            after, seat = state.clone(), state.actor
            for _ in range(times):
                assert after.actor == seat
                after.apply(action)
            assert times == plans.MOST_TIMES or after.actor != seat or action not in after.legal()
    assert looked


def test_a_die_can_be_picked_for_every_space_that_takes_it() -> None:
    looked = 0
    for state in positions("marco_polo", range(2)):
        found = plans.picks(READ, state)
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            dice = [act for act in after.legal() if state.actions.kind_of[act].name == "die"]
            if state.actions.kind_of[action].name == "die" or after.actor != state.actor:
                dice = []
            for die in dice:
                looked += 1
                assert found[state.notation(die)][action] in ([action, die], [action])
        for goes in found.values():
            for action, actions in goes.items():
                assert actions[0] == action
                after = state.clone()
                for act in actions:
                    after.apply(act)
    assert looked


def picking(ada: Person) -> tuple[str, dict[str, Any]]:
    """A table of Marco Polo where a die can be picked, as Ada sees it."""
    table, rng = ada.open("marco_polo"), random.Random(1)
    for _ in range(60):
        seen = ada.play(table, rng, 1)
        if seen["picks"]:
            return table, seen
    raise AssertionError("no die can ever be picked")


def test_whoever_looks_on_is_told_of_no_plans(ada: Person, nobody: Person) -> None:
    table, _ = picking(ada)
    assert nobody.see(table)["picks"] == {}
    assert nobody.see(table)["counters"] is None


def test_what_can_be_picked_first_glows_for_whoever_may(ada: Person, nobody: Person) -> None:
    table, seen = picking(ada)
    page = ada.client.get(f"/tables/{table}").text
    glowing = set(re.findall(r'<g class="spot can[^>]*aria-pressed="false"[^>]*data-then="([^"]*)"', page))
    assert glowing == set(seen["picks"])
    assert 'aria-pressed="false" aria-label' not in nobody.client.get(f"/tables/{table}").text
