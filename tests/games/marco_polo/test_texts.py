"""Everything Marco Polo asks and tells has its sentence, the table fits every screen, and secrets stay secret."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.core.play import draw
from serai.core.state import State
from serai.core.step import steps_of
from serai.core.text import Entry
from serai.games.marco_polo.actions import ACTIONS
from serai.games.marco_polo.render.speech import texts
from serai.games.marco_polo.words import CARDS, LOCATIONS, SPACES
from tests.games.marco_polo.deal import EXPERT
from tests.games.marco_polo.scene import scene
from tests.reading import Reading
from tests.sources import asking_steps, told_keys

STEPS = steps_of("serai.games.marco_polo")

GAME = serai.game("marco_polo")
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


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    assert told_keys("marco_polo") == set(texts().tables["log"])


def test_every_decision_has_a_prompt() -> None:
    prompts = {key.partition("_")[0] for key in texts().tables["prompt"]} - {"over"}
    assert prompts == asking_steps("marco_polo", STEPS)


def test_every_kind_of_action_has_a_sentence() -> None:
    assert {kind.name for kind in ACTIONS.kinds} == {key.partition("_")[0] for key in texts().tables["action"]}


def test_every_space_and_every_place_has_a_name() -> None:
    words = texts().tables["words"]
    assert (len(words["space"]), len(words["place"])) == (len(SPACES), len(LOCATIONS))


def test_the_players_page_explains_every_kind_of_action() -> None:
    page = (RULES.parents[3] / "docs" / "terminal.md").read_text("utf-8")
    assert [kind.name for kind in ACTIONS.kinds if not re.search(rf"`{kind.name}[ `]", page)] == []


# Whole games ----------------------------------------------------------------------------------------------------------


def choose(state: State, rng: random.Random) -> int:
    """Somebody who likes to travel, to complete contracts and to use cards sees more of the board."""
    legal = state.legal()
    liked = [action for action in legal if re.match(r"go|complete|place [^c]|give|way|city", state.notation(action))]
    return rng.choice(liked if liked and rng.random() < 0.7 else legal)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [FIRST_GAME, EXPERT, OTHERWISE], ids=["first", "expert", "otherwise"])
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_can_be_read(players: int, options: dict[str, Any], seed: int) -> None:
    READING.whole_game(players, options, seed, choose)


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


def all_that_is_read(state: State, seat: int) -> list[str]:
    """The table, the question and the choices before a seat, and the table as a spectator sees it."""
    read = GAME.render
    pictures = [read.picture(state, viewer, False, 100) for viewer in (seat, None)]
    return [*pictures, read.prompt(state), *[read.sentence(state, action) for action in state.legal()]]


@pytest.mark.ruling("54")
@pytest.mark.parametrize("options", [FIRST_GAME, EXPERT], ids=["first", "expert"])
def test_what_a_seat_reads_does_not_depend_on_others_goal_cards(options: dict[str, Any]) -> None:
    rng = random.Random(4)
    state = GAME.new(3, options)
    changed = 0
    for number in range(400):
        if state.actor >= 0 and number % 10 == 0:
            other = state.redeal(state.actor, random.Random(number))
            changed += state.to_json()["holdings"] != other.to_json()["holdings"]
            assert all_that_is_read(state, state.actor) == all_that_is_read(other, state.actor)
        state.apply(draw(state, rng) if state.actor == serai.CHANCE else choose(state, rng))
        if state.is_over:
            break
    assert changed


@pytest.mark.ruling("54")
def test_the_story_of_one_seat_keeps_the_others_goal_cards() -> None:
    log = [Entry("goal", 0, [2, 0, 0], [0]), Entry("goal", 1, [3, 0, 0], [1]), Entry("keep", 1, [3, 0, 0], [1])]
    other = [log[0], Entry("goal", 1, [9, 0, 0], [1]), Entry("keep", 1, [8, 0, 0], [1])]
    told = [GAME.render.story([entry for entry in told if entry.may_read(0)], ["you", "red"]) for told in (log, other)]
    assert told[0] == told[1]


@pytest.mark.ruling("54")
def test_goal_cards_are_seen_by_their_owner_and_at_the_end_by_all() -> None:
    s = scene(players=2).give("blue", goals=["g01", "g05"], posts=["moscow"]).give("yellow", goals=["g16"])
    own = GAME.render.picture(s.t, 0, False, 100)
    assert "goal: Moscow*, Xian 4Pt" in own
    assert "Sumatra, Anxi" not in own
    assert "goal:" not in GAME.render.picture(s.t, None, False, 100)
    s.scores()
    assert "goal: Sumatra, Anxi 8Pt" in GAME.render.picture(s.t, 0, False, 100)
