"""The queue: who moves first, and what camels can do about it."""

import itertools

import pytest

from tests.games.merv.scene import Scene, scene


def standing(s: Scene) -> list[int]:
    return s.t.queue


def camels(s: Scene, *names: str) -> list[int]:
    return [s.of(name).camels for name in names]


# Refilling ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("A9", "B62")
def test_the_example_of_the_rulebook() -> None:
    """Yellow pays a camel to be second, red pays one to be first, blue is last and finds both camels."""
    s = scene().give("yellow", camels=2).give("red", camels=1)
    s.ends_round(slot1="yellow", slot2="red", slot5="blue")
    assert s.waits_for("yellow")
    assert s.legal() == ["queue 1", "queue 2", "queue 3"]
    s.play("queue 2")
    assert s.waits_for("red")
    assert s.legal() == ["queue 1", "queue 3"]  # the taken slot is passed for nothing
    s.play("queue 1")
    assert standing(s) == [0, 2, 1]
    assert camels(s, "red", "blue", "yellow") == [0, 2, 1]
    assert s.waits_for("red")


@pytest.mark.ruling("A9")
def test_whoever_stood_nearest_to_the_old_queue_joins_first_and_last_in_line() -> None:
    s = scene(players=4).ends_round(slot2="black", slot3="red", slot4="yellow", slot5="blue")
    assert standing(s) == [1, 2, 0, 3]
    assert s.waits_for("blue")


@pytest.mark.ruling("A9")
def test_only_free_slots_cost_a_camel_and_occupied_ones_are_no_place_to_stop() -> None:
    s = scene(players=4).give("red", camels=1).give("blue", camels=1)
    s.ends_round(slot1="red", slot2="blue", slot3="yellow", slot4="black").play("queue 3")
    assert s.waits_for("blue")
    assert s.legal() == ["queue 2", "queue 4"]  # one camel for the last slot, none for red's; the front needs two
    s.play("queue 2")
    assert s.t.queue[:3] == [3, 1, 0]
    assert s.t.queue[3] == 2
    assert camels(s, "red", "blue", "yellow", "black") == [0, 0, 2, 0]


@pytest.mark.ruling("A9")
def test_camels_are_decided_before_the_others_line_up() -> None:
    s = scene().give("red", camels=1).ends_round(slot1="red", slot2="blue", slot3="yellow")
    assert s.legal() == ["queue 2", "queue 3"]  # nobody else stands there yet, and red is asked now
    s.play("queue 3")
    assert standing(s) == [2, 1, 0]
    assert camels(s, "red", "blue", "yellow") == [1, 0, 0]


@pytest.mark.ruling("B62")
def test_camels_found_on_a_slot_do_not_pay_for_getting_there() -> None:
    s = scene().give("red", camels=2).ends_round(slot1="red", slot2="blue", slot3="yellow").play("queue 1")
    # Blue has no camel: the last slot and the camel on it, not the second one by way of it.
    assert standing(s) == [0, 2, 1]
    assert camels(s, "red", "blue", "yellow") == [0, 1, 1]


@pytest.mark.ruling("B62")
def test_camels_pile_up_on_a_slot_and_whoever_stops_there_gains_them_all() -> None:
    s = scene(players=4).give("red", camels=3).give("blue", camels=2).give("yellow", camels=1)
    s.ends_round(slot1="red", slot2="blue", slot3="yellow", slot4="black")
    s.play("queue 1", "queue 2", "queue 3")
    assert standing(s) == [0, 1, 2, 3]
    assert camels(s, "red", "blue", "yellow", "black") == [0, 1, 2, 3]
    assert s.t.queue_camels == [0, 0, 0, 0]


@pytest.mark.ruling("B62")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_slot_of_the_queue_is_filled_and_no_camel_is_left_behind(players: int) -> None:
    names = {1: ["red", "magistrate", "courtier"], 2: ["red", "blue", "courtier"], 3: ["red", "blue", "yellow"]}
    for picks in itertools.product(range(2), repeat=3):
        s = scene(players=players)
        seats = names.get(players, ["red", "blue", "yellow", "black"])
        for name in seats:
            s.give(name, camels=1)
        s.at(year=3, round=4).ends_round(**{f"slot{at + 1}": name for at, name in enumerate(seats)})
        for pick in picks:
            if not s.done:
                s.t.apply(s.t.legal()[pick])
        assert s.done
        assert len(set(s.t.queue)) == len(seats)
        assert s.t.queue_camels == [0] * len(seats)
        assert sum(camels(s, *seats)) == len(seats)


@pytest.mark.ruling("B42")
def test_the_queue_is_filled_after_the_last_round_with_camels_too() -> None:
    s = scene().give("red", camels=1).at(year=3, round=4)
    s.ends_round(slot1="red", slot2="blue", slot3="yellow")
    assert s.legal() == ["queue 2", "queue 3"]
    s.play("queue 2")
    assert standing(s) == [2, 0, 1]
    assert camels(s, "red", "blue", "yellow") == [0, 1, 0]
    assert s.t.ranking() == [[2], [0], [1]]  # all else being equal
    assert s.done


# The magistrate in the queue --------------------------------------------------------------------------------------


@pytest.mark.ruling("B83")
@pytest.mark.parametrize(
    ("camels", "queue", "left"),
    [(0, "courtier red magistrate", 0), (1, "courtier magistrate red", 0), (5, "magistrate courtier red", 3)],
)
def test_the_magistrate_skips_as_many_places_as_it_has_camels_for(camels: int, queue: str, left: int) -> None:
    s = scene(players=1).at(3, 4).give("magistrate", camels=camels)
    s.ends_round(slot1="magistrate", slot2="red", slot3="courtier")
    assert s.t.queue == [s.number(name) for name in queue.split()]
    assert s.of("magistrate").camels == left
    assert s.done


@pytest.mark.ruling("B83")
def test_camels_found_in_the_queue_serve_only_a_round_later() -> None:
    s = scene(players=1).at(3, 4).give("courtier", camels=2)
    s.ends_round(slot1="courtier", slot2="magistrate", slot3="red")
    assert s.t.queue == [s.number("courtier"), s.number("red"), s.number("magistrate")]
    assert (s.of("courtier").camels, s.of("red").camels, s.of("magistrate").camels) == (0, 1, 1)
    assert s.done
