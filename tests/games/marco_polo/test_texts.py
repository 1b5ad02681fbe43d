"""Everything Marco Polo asks and tells has its sentence, the table fits every screen, and secrets stay secret."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.core.text import Entry
from serai.games.marco_polo.actions import ACTIONS
from serai.games.marco_polo.constants import CARDS, LOCATIONS, SPACES
from serai.games.marco_polo.render.speech import place, space_name
from serai.language import spoken
from tests.games.marco_polo.scene import scene
from tests.language.ftl import parsed
from tests.reading import Reading, told
from tests.sources import asking_steps

GAME = serai.game("marco_polo")
READ = spoken(GAME, "en")
RULES = Path(__file__).parents[3] / "src" / "serai" / "games" / "marco_polo"
READING = Reading(GAME, r"\b(c|cc|g|o|s)\d+\b|_|[{}]|None|  ", widths=[80, 100, 118, 140], wide=118, lines=56)
"""What a person should never read: the names of cards and tiles, raw words, gaps in a sentence."""

FIRST_GAME: dict[str, Any] = {}
OTHERWISE = {
    "character_draft": True,
    "city_card_at_once": False,
    "exchange_either_way": False,
    "bonus_card_pays_first": True,
    "special_pile_empty": "starting_contracts",
    "wilhelm_moves_posts": "freely",
}


def test_every_decision_has_a_prompt() -> None:
    keys = [key.split("-") for key in parsed(GAME.package, "en")]
    assert {key[1] for key in keys if key[0] == "prompt"} - {"over"} == asking_steps(GAME)


def test_every_space_and_every_place_has_a_name() -> None:
    assert len({READ(space_name(space)) for space in range(len(SPACES))}) == len(SPACES)
    assert len({READ(place(location)) for location in range(len(LOCATIONS))}) == len(LOCATIONS)


def test_the_players_page_explains_every_kind_of_action() -> None:
    page = (RULES.parents[3] / "docs" / "terminal.md").read_text("utf-8")
    assert [kind.name for kind in ACTIONS.kinds if not re.search(rf"`{kind.name}[ `]", page)] == []


# Whole games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [FIRST_GAME, OTHERWISE], ids=["first", "otherwise"])
@pytest.mark.parametrize("name", CARDS)
def test_every_city_card_can_be_read_and_used(name: str, options: dict[str, Any]) -> None:
    s = scene(**options).card("sumatra_2", name).give("red", posts=["sumatra", "anxi", "xian", "kochi"], at="sumatra")
    s.give("red", dice=[5], coins=9, camels=12, pepper=3, silk=2, gold=2, completed=["c07", "c08"]).begins("red")
    READING.position(s.t)
    assert s.offers("place sumatra-2")
    s.play("place sumatra-2")
    rng = random.Random(1)
    for _ in range(30):
        if s.done or type(s.t.stack[-1]).__name__ == "OwnTurn":
            break
        READING.position(s.t)
        s.t.apply(rng.choice(s.t.legal()[-3:]))
    READING.picture(s.t, 3)


def test_a_crowded_table_still_fits() -> None:
    s = scene(players=4)
    cities = ["moscow", "anxi", "karakorum", "samarcanda", "kashgar", "lan_zhou", "ormuz", "beijing"]
    for name in ("blue", "yellow", "green", "red"):
        s.give(name, posts=cities, at=["oasis_e", "anxi"], dice=[1, 2, 3, 4, 5, "white 6"])
    for space in ("gold", "silk", "money_bag"):
        s.placed(space, *["blue 4", "yellow 5", "black 6"] * 4)
    READING.picture(s.t, 0)


# Secrets --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("54")
def test_the_story_of_one_seat_keeps_the_others_goal_cards() -> None:
    log = [Entry("goal", 0, [2, 0, 0], [0]), Entry("goal", 1, [3, 0, 0], [1]), Entry("keep", 1, [3, 0, 0], [1])]
    other = [log[0], Entry("goal", 1, [9, 0, 0], [1]), Entry("keep", 1, [8, 0, 0], [1])]
    read = [told(GAME, [entry for entry in one if entry.may_read(0)], "you", "red") for one in (log, other)]
    assert read[0] == read[1]


@pytest.mark.ruling("54")
def test_goal_cards_are_seen_by_their_owner_and_at_the_end_by_all() -> None:
    s = scene(players=2).give("blue", goals=["g01", "g05"], posts=["moscow"]).give("yellow", goals=["g16"])
    own = READ.picture(s.t, 0, False, 100)
    assert "goal: Moscow*, Xian 4Pt" in own
    assert "Sumatra, Anxi" not in own
    assert "goal:" not in READ.picture(s.t, None, False, 100)
    s.scores()
    assert "goal: Sumatra, Anxi 8Pt" in READ.picture(s.t, 0, False, 100)
