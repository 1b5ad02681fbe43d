"""Games: the registry, players and options."""

from typing import Any

import pytest

import serai
from serai.bots import make
from serai.core.game import Option
from serai.core.record import begin_record, replay

MERV = serai.game("merv")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(serai.Refusal, match="there is no game 'chess'; Serai has merv, marco_polo, tadmor"):
        serai.game("chess")


@pytest.mark.parametrize("players", [0, 5, -1])
def test_an_impossible_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(serai.Refusal, match=f"Merv is for 1 to 4 players, not {players}"):
        MERV.new(players=players)


def test_options_have_defaults_and_read_words() -> None:
    assert MERV.read_options({})["pepper_upgrade_target"] == "any_site"
    assert MERV.read_options({"supplies_unlimited": "False"})["supplies_unlimited"] is False
    assert MERV.read_options({"supplies_unlimited": True})["supplies_unlimited"] is True


def test_the_options_are_those_of_the_rulings() -> None:
    assert {option.name: option.choices[0] for option in MERV.options} == {
        "solo_city_order": "nw_ne_sw_se",
        "solo_takes_lone_camel_when_without": True,
        "pepper_upgrade_target": "any_site",
        "ransom_wild_breakthrough": True,
        "supplies_unlimited": True,
        "reserve_mosque_disc": False,
        "courtier_boon_optional": False,
    }


def test_an_option_may_have_had_another_default_under_older_rules() -> None:
    option = Option("fog", ["none", "thick", "thin"], until={1: "thick", 3: "thin"})
    assert [option.default(rules) for rules in range(1, 6)] == ["thick", "thin", "thin", "none", "none"]
    assert Option("fog", ["none", "thick"]).default(1) == "none"


def test_a_record_by_older_rules_leaves_out_what_was_the_default_then() -> None:
    for rules, kept in ((1, "true"), (2, "false")):
        older = begin_record(MERV, 2, {"reserve_mosque_disc": kept}, MERV.standard(), [], rules)
        assert older.options == {}
        assert replay(older).to_json()["options"]["reserve_mosque_disc"] is (kept == "true")
        other = begin_record(MERV, 2, {"reserve_mosque_disc": rules == 2}, MERV.standard(), [], rules)
        assert other.options == {"reserve_mosque_disc": rules == 2}


def test_the_same_seed_plays_the_same_game() -> None:
    bots = [make("random", MERV)] * 3
    assert MERV.play(bots, seed=11).to_json() == MERV.play(bots, seed=11).to_json()
    assert MERV.play(bots, seed=11).to_json() != MERV.play(bots, seed=12).to_json()


def test_scores_have_a_breakdown_and_the_ranking_names_everyone() -> None:
    state = MERV.play([make("random", MERV)] * 3, seed=1)
    assert [score.name for score in state.scores()] == ["red", "blue", "yellow"]
    assert all(score.total == sum(score.parts.values()) for score in state.scores())
    order = [seat for place in state.ranking() for seat in place]
    totals = [state.scores()[seat].total for seat in order]
    assert totals == sorted(totals, reverse=True)


@pytest.mark.parametrize("data", [None, 3, "merv", [], True])
def test_what_is_no_table_is_no_position(data: Any) -> None:
    with pytest.raises(serai.Refusal, match="a position is a table of names and values, not "):
        serai.game("merv").from_json(data)
