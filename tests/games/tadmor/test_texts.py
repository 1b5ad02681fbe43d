"""Everything Tadmor asks and tells has its sentence, the table fits every screen, and secrets stay secret."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.core.play import draw
from serai.core.render.ink import width_of
from serai.core.text import Entry
from serai.games.tadmor.actions import ACTIONS
from serai.games.tadmor.cards import BENEFITS, EFFECTS, MOST_OF
from serai.games.tadmor.constants import (
    COLOURS,
    GOODS,
    MISSIONS,
    PARTS,
    PIECES,
    RARE_GOODS,
    REGIONS,
    SEATS,
    SLOTS,
    SOURCES,
    TILES,
)
from serai.games.tadmor.render.things import KIND, MISSION_NAME, MISSION_NUMBER, TILE_NAME, TILE_NUMBER
from serai.language import languages, spoken
from serai.language.messages import entries, source_of
from tests.games.tadmor.deal import OTHERWISE
from tests.games.tadmor.scene import scene
from tests.reading import Reading, told
from tests.sources import asking_steps

GAME = serai.game("tadmor")
READ = spoken(GAME, "en")
MESSAGES = entries(source_of(GAME.package, "en"))
DOCS = Path(__file__).parents[3] / "docs"
READING = Reading(GAME, r"\b[ik]\d+\b|_|[{}]|None|  ", widths=[80, 100, 118, 140], wide=118, lines=56)
"""What a person should never read: ids instead of the printed numbers, raw words, gaps in a sentence."""

STANDARD: dict[str, Any] = {}


def family(name: str) -> set[str]:
    """The messages whose keys begin so, without that."""
    return {key.removeprefix(f"{name}-") for key in MESSAGES if key.startswith(f"{name}-")}


def test_every_decision_has_a_prompt() -> None:
    prompts = {key.partition("-")[0] for key in family("prompt")} - {"over"}
    assert prompts == asking_steps(GAME)


def test_every_improvement_and_every_mission_is_told_in_words_and_in_signs() -> None:
    assert family("effect") == family("sign-effect") == family("line") == set(EFFECTS)
    assert family("benefit") == family("short-benefit") == {*BENEFITS, "double_placement-occupied"}


@pytest.mark.parametrize(
    ("name", "things"),
    [
        ("sent", KIND),
        ("picture-slot", KIND[: len(SLOTS)]),
        ("board-slot", KIND[: len(SLOTS)]),
        ("region", REGIONS),
        ("picture-region", REGIONS),
        ("board-region", REGIONS),
        ("good", GOODS),
        ("colour", COLOURS),
        ("picture-colour", COLOURS),
        ("rare", RARE_GOODS),
        ("part", PARTS),
        ("picture-part", PARTS),
        ("piece", [*PIECES, "sent", "sent-yours", "sent-of"]),
        ("another", PIECES),
        ("most", MOST_OF),
        ("letter", SEATS),
        ("source", SOURCES),
    ],
)
def test_everything_with_a_number_has_a_name(name: str, things: list[str]) -> None:
    assert family(name) == set(things)


def test_what_is_printed_has_its_number_and_a_name_that_no_other_has() -> None:
    assert [name.lower() for name in TILE_NUMBER] == TILES
    assert [name.lower() for name in MISSION_NUMBER] == MISSIONS
    for code in languages():
        speak = spoken(GAME, code).language
        names = [speak(name) for name in [*TILE_NAME, *MISSION_NAME]]
        assert len(set(names)) == len(names)
        assert not any(re.search(r"\d", name) for name in names)


@pytest.mark.parametrize("code", languages())
def test_no_sentence_names_a_tile_or_a_card_by_its_number(code: str) -> None:
    """The table of a terminal does: there one types it."""
    keys = r"(?:action|prompt|done|log|story|tip|offer|use|sent|option|effect|benefit|lack|moment|heading)-"
    for key, message in re.findall(rf"^({keys}\S+) = (.*(?:\n .*)*)", source_of(GAME.package, code), re.M):
        assert not re.search(r"\b[IK]\d", message), key


def test_the_players_page_explains_every_kind_of_action() -> None:
    page = (DOCS / "terminal.md").read_text("utf-8").partition("## Tadmor")[2]
    assert [kind.name for kind in ACTIONS.kinds if not re.search(rf"`{kind.name}[ `]", page)] == []


# Whole games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [STANDARD, OTHERWISE], ids=["standard", "otherwise"])
@pytest.mark.parametrize("name", MISSIONS)
def test_every_mission_can_be_read_when_it_is_returned(name: str, options: dict[str, Any]) -> None:
    """Its moment may be the Placement stage, the Marauders stage or the Resolution stage: a whole turn has them all."""
    s = scene(**options).give("red", fulfilled=[name], tower=4, temples=["basement"], camels=4)
    s.give("blue", tower=7, marble=4)
    s.display("i14", "i21", "i37").holds("blue", "damascus").starts_turn()
    returned = False
    rng = random.Random(1)
    while s.t.turn == 2:
        READING.position(s.t)
        if s.offers(f"return {name}"):
            s.play(f"return {name}")
            returned = True
            READING.picture(s.t, 0)
        else:
            s.t.apply(draw(s.t, rng) if s.t.actor == serai.CHANCE else rng.choice(s.t.legal()))
    assert returned


@pytest.mark.parametrize("name", TILES)
def test_every_improvement_can_be_read_on_display_and_before_its_owner(name: str) -> None:
    s = scene().give("red", wood=3, tiles=[name]).display(*[other for other in TILES[:11] if other != name][:10])
    s.on("red", "camel improvement_1").improves()
    READING.position(s.t)
    READING.picture(s.t, 0)
    assert f"{name.upper()} " in READ.picture(s.t, None, False, 118)


def test_a_crowded_table_still_fits() -> None:
    s = scene(placement_missions="occupied_slot").at_turn(9).attacked("euphrates").holds("red", "north_sea")
    for at, name in enumerate(["red", "blue", "green", "yellow"]):
        s.give(
            name, wood=12, stone=12, marble=12, gold=12, traded={"wood": 12}, camels=5, ships=4, tower=25, points=234
        )
        s.give(name, tiles=TILES[at * 10 : at * 10 + 10], rare=["jade", "silk"], temples=["roof", "statues"])
        s.give(name, fulfilled=MISSIONS[at * 5 : at * 5 + 3], returned=MISSIONS[at * 5 + 3 : at * 5 + 5])
        s.on(name, "camel market_palmyra", "ship wood_ship_1")
    s.give("red", hand=MISSIONS[20:26]).display(*TILES[40:48])
    for width in (80, 100, 118):
        assert max(map(width_of, READ.picture(s.t, 0, False, width).splitlines())) <= width


# Secrets --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("90")
def test_the_story_of_one_seat_keeps_the_others_cards() -> None:
    log = [Entry("draw", 1, [0, 0, 0]), Entry("drawn", 1, [3, 0, 0], [1]), Entry("chosen", 1, [2, 0, 0], [1])]
    other = [log[0], Entry("drawn", 1, [9, 0, 0], [1]), Entry("chosen", 1, [5, 0, 0], [1])]
    stories = [told(GAME, [entry for entry in read if entry.may_read(0)], "you", "blue") for read in (log, other)]
    assert stories[0] == stories[1] == ["Blue drew a mission."]


@pytest.mark.ruling("90")
def test_a_hand_and_a_marauders_card_are_seen_by_their_owner_alone() -> None:
    s = scene(players=2).give("red", hand=["k5"]).give("blue", hand=["k16"]).holds("blue", "ebla")
    red, blue, spectator = [READ.picture(s.t, seat, False, 100) for seat in (0, 1, None)]
    assert "hand K5 4Wo 3Go → 8Pt ship" in red
    assert "B blue holds a card" in red
    assert "hand K16 3Wo 3St → 12Pt 5 goods" in blue
    assert "you hold the card of Ebla" in blue
    assert "EBLA  your Marauders' goal" in blue
    assert not any(secret in red + spectator for secret in ["K16", "card of Ebla", "your Marauders"])
    assert "K5" not in blue + spectator
