"""Corrected tables: whatever an owner writes either plays to the end or is refused in one line."""

from typing import Any

import pytest

import serai
from serai.core.components import ComponentsError
from tests.games.marco_polo.deal import EXPERT
from tests.games.marco_polo.scene import scene
from tests.tables import Owner

MARCO_POLO = serai.game("marco_polo")
OTHERWISE = {option.name: option.choices[-1] for option in MARCO_POLO.options}
OWNER = Owner(MARCO_POLO, ["moscow", "xian", "beijing", "exchange", "completed_contracts"], [{}, EXPERT, OTHERWISE])
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_every_correction_plays_to_the_end_or_is_refused(part: int) -> None:
    played, refused = OWNER.check(OWNER.values(part, PARTS))
    assert min(played, refused) > 50


@pytest.mark.parametrize("pattern", OWNER.base.shape.bags)
def test_so_does_whatever_is_written_as_a_cost_or_a_gain(pattern: str) -> None:
    """Into all bags of a kind at once, so that every game meets it."""
    taken = 0
    for word in OWNER.base.shape.bags[pattern]:
        for number in (1, 2):
            tables, filled = OWNER.fill(pattern, {word: number})
            OWNER.play_all(tables, seed=number)
            taken += filled > 0
    assert taken >= len(OWNER.base.shape.bags[pattern])


@pytest.mark.parametrize(
    ("path", "value", "what"),
    [
        ("setup.game.rounds", 0, "setup.game.rounds must be from 1 to 5"),
        ("setup.game.rounds", 6, "setup.game.rounds must be from 1 to 5"),
        ("setup.game.dice_per_player", 0, "dice_per_player must be from 1 to 9"),
        ("setup.first_game.order", ["rashid", "rashid", "berke", "matteo"], "order must not name anything twice"),
        ("setup.neutral_dice.khans_favor", [4, 1, 0], "must list numbers from 0 to 3"),
        ("setup.neutral_dice.value", 7, "must be from 1 to 6"),
        ("contracts.active.slots", 3, "contracts.active.slots must be 2"),
        ("contracts.piles.special_pile", 9, "special_pile must be 8"),
        ("contracts.regular.c01.cost", {"coin": 1}, "cost.coin is not one of camel, pepper, silk, gold"),
        ("contracts.regular.c01.reward", {"different_goods": 3}, "two different goods, no other number"),
        ("contracts.regular.c01.reward", {"vp": 21}, "more than 20 of anything"),
        ("map.routes.venezia_to_oasis_a.ends", ["venezia", "alexandria"], "that no other route joins"),
        ("map.routes.venezia_to_oasis_a.ends", ["venezia", "venezia"], "must not name anything twice"),
        ("map.routes.sumatra_to_kochi.cost", {"gold": 1}, "cost.gold is not one of coin, camel"),
        ("map.locations.moscow.kind", "oasis", "is part of how The Voyages of Marco Polo works"),
        ("action_spaces.travel.coins_by_steps", [3, 7, 12, 11, 18, 18], "must not fall from step to step"),
        ("action_spaces.khans_favor.dice", 2, "khans_favor.dice must be 1"),
        ("city_cards.cards.cc03.cost", {}, "cost must not be empty"),
        ("city_cards.cards.cc12.cost", {"any_good": 2}, "one good of any kind or for two different ones"),
        ("city_cards.cards.cc13.benefit", {"move": 1, "any_good": 1}, "cannot join moves with anything else"),
        ("city_cards.cards.cc25.cost", {"any_good": 1}, "must be coins where a small city's bonus is bought"),
        ("city_cards.cards.cc23.by_value.3", {"coin": 2}, "small city bonuses for all values and nothing else"),
        ("city_cards.cards.cc25.benefit", {"own_small_city_bonus": 2}, "one small city's bonus, and then nothing else"),
        ("city_cards.cards.cc16.first.benefit", {"move": 1}, "moves or small city bonuses in two directions"),
        ("city_cards.cards.cc27.second.cost", {"any_good": 1}, "any kind in its first direction only"),
        ("city_cards.cards.cc02.benefit", {"any_good": 1}, "must be coins, camels, goods of a kind or points"),
        ("city_cards.cards.cc02.counts", "moscow", "'moscow' is not one of trading_posts, completed_contracts"),
        ("city_cards.cards.cc02.mode", "per_moon", "'per_moon' is not one of exchange"),
        ("city_cards.cards.cc02.mode", "exchange", "cc02.cost is not in the tables of marco_polo"),
        ("small_city_bonuses.markers.a.bonus", {"own_small_city_bonus": 1}, "a bonus of one's own cities"),
        ("small_city_bonuses.markers.a.city", "xian", "must lie in six different cities"),
        ("goal_cards.cards.g01.cities", ["venezia", "xian"], "cities where a trading post can stand"),
        ("goal_cards.cards.g01.cities", ["xian", "xian"], "must not name anything twice"),
        ("goal_cards.cards.g01.cities", ["oasis_a", "xian"], "'oasis_a' is not one of venezia"),
        ("goal_cards.dealing.kept", 3, "goal_cards.dealing.kept must be 2"),
        ("goal_cards.dealing.dealt_to_choose", 5, "must be from 2 to 4"),
        ("characters.kubilai.starts_in", "venezia", "'venezia' is not one of moscow"),
        ("characters.niccolo_marco.figures", 3, "figures must be 2"),
        ("characters.mercator.tiles", 1, "is part of how The Voyages of Marco Polo works"),
        ("compensation.low_roll.below", 31, "below must be from 0 to 30"),
        ("final_scoring.coins.coins_per_point", 0, "must be from 1 to 99"),
    ],
)
def test_what_the_rules_cannot_work_with_is_refused_by_name(path: str, value: Any, what: str) -> None:
    with pytest.raises(ComponentsError, match=what):
        MARCO_POLO.new(2, None, OWNER.corrected(path, value))


def test_a_corrected_value_is_what_the_game_plays_with() -> None:
    tables = OWNER.corrected("contracts.regular.c04.reward", {"gold": 2, "vp": 5})
    s = scene(2, tables).give("blue", dice=[1], camels=2, pepper=1, silk=2, contracts=["c04"]).begins("blue")
    s.play("complete 1", "money-bag")
    assert (s.of("blue").gold, s.of("blue").points, s.of("blue").coins) == (2, 5, 3)
    assert s.done


def test_a_position_knows_with_which_tables_it_was_played() -> None:
    tables = OWNER.corrected("setup.game.camels", 3)
    state = MARCO_POLO.new(2, None, tables)
    again = MARCO_POLO.from_json(state.to_json(), tables)
    assert again.to_json()["components"] == tables.digest != OWNER.base.digest
    with pytest.raises(serai.Refusal, match="component tables"):
        MARCO_POLO.from_json(state.to_json())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("setup.game.rounds", 3),
        ("characters.kubilai.starts_in", "xian"),
        ("characters.niccolo_marco.round_start", {"move": 2, "black_die": 1}),
        ("action_spaces.travel.dice", 3),
        ("goal_cards.dealing.dealt_to_choose", 3),
        ("goal_cards.dealing.dealt_to_choose", 2),
        ("small_city_bonuses.markers.d.bonus", {"other_small_city_bonus": 1, "move": 1}),
    ],
)
def test_unusual_tables_can_be_played(path: str, value: Any) -> None:
    tables = OWNER.corrected(path, value)
    for seed in range(10):
        OWNER.play_all(tables, seed)
