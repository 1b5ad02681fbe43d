"""Following and reading Tadmor on a page: places, pictures, names, headings, counters, and what is lacking."""

import itertools
import random
import re
from collections import Counter

import pytest

import serai
from serai.core.board.choices import Sheet
from serai.core.board.svg import width_of
from serai.core.play import draw as draw_chance
from serai.core.reading import Amount, Choice
from serai.core.say import Count, Say
from serai.core.state import State
from serai.core.text import Entry
from serai.games.tadmor import board, render
from serai.games.tadmor.board.land import RIVER_WIDE
from serai.games.tadmor.board.places import PLACES_OF
from serai.games.tadmor.constants import MISSIONS, REGIONS, TILES
from serai.games.tadmor.render.things import GOOD, MISSION, REGION, TILE
from serai.games.tadmor.table import Table
from serai.language import languages, spoken
from serai.language.pictured import parts, pictured
from tests.games.tadmor.deal import OTHERWISE
from tests.games.tadmor.scene import scene
from tests.games.tadmor.test_board import GAME, PRINTED, SPEAK, moments, pictures, sheet_for

WITHOUT_PLACE = {"trade", "final", "over"}
"""Told again by other events, or of the whole table."""
GLOWS = 9 + 2
"""How far two faces are apart at least: half a glow of each, and something between them."""


def places_on(svgs: list[str]) -> list[str]:
    return re.findall(r'data-place="([^"]+)"', "".join(svgs))


# Places ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (4, 6)])
def test_every_place_on_board_and_mats_has_a_name_of_its_own(players: int, seed: int) -> None:
    for number, state in enumerate(moments(players, seed, {})):
        for seat in {max(0, state.actor), None} if number % 6 == 0 else ():
            found = Counter(places_on(pictures(state, seat, sheet_for(state, seat))))
            assert [name for name, n in found.items() if n > 1] == []
            assert not any("," in name for name in found)


def test_every_spot_is_a_place() -> None:
    for number, state in enumerate(moments(3, 2, {})):
        seat = max(0, state.actor)
        for svg in pictures(state, seat, sheet_for(state, seat)) if number % 8 == 0 else ():
            assert [tag for tag in re.findall(r'<g class="spot[^>]*>', svg) if "data-place" not in tag] == []


def told_in_games() -> list[tuple[Entry, set[str]]]:
    """Every event of some games, with the places there are when it has happened."""
    found = []
    for players, seed, options in [(4, 1, {}), (3, 4, OTHERWISE)]:
        rng = random.Random(seed)
        state: State = GAME.new(players, options)
        seen: Counter[str] = Counter()
        while not state.is_over:
            state.log = []
            state.apply(draw_chance(state, rng) if state.actor == serai.CHANCE else rng.choice(state.legal()))
            fresh = [entry for entry in state.log if seen[entry.key] < 2]
            there = set(places_on(pictures(state, None, Sheet([], SPEAK)))) if fresh else set()
            seen.update(entry.key for entry in fresh)
            found += [(entry, there) for entry in fresh]
    return found


def test_every_event_has_happened_at_places_that_are_there() -> None:
    keys = set()
    for entry, there in told_in_games():
        keys.add(entry.key)
        places = board.places(entry)
        assert places or entry.key in WITHOUT_PLACE, entry
        assert [place for place in places if place not in there] == [], entry
    assert keys >= {"place", "gain", "tower", "temple", "improvement", "points", "removed", "draw", "era"}
    assert not WITHOUT_PLACE & set(PLACES_OF)


# Pictures and cards ---------------------------------------------------------------------------------------------------


def test_goods_points_and_cards_have_pictures_beside_their_words() -> None:
    known = set(re.findall(r'id="s-([\w-]+)"', board.symbols())) | {"point", "camel"}
    for thing in ("wood", "stone", "marble", "gold", "good", "basic", "point", "camel", "ship", "level", "mission"):
        assert board.pictured(Count(thing, 2)).split()[0] in known
    assert board.pictured(GOOD[3]) == "tadmor-gold"
    speak = pictured("en", GAME.package, board.pictured)
    said = speak(Say("log-improvement", tile=TILE[8], who="Ada"))
    assert parts(said) == [("", "bought the "), ("card:i9", "Merchants' Guild")]
    assert ("card:k14", "A Quiet Word") in parts(speak(Say("log-fulfil", mission=MISSION[13], who="Ada")))
    assert board.pictured(Say("marauders-card", region=REGION[5])) == "card:ebla"


@pytest.mark.parametrize("code", languages())
def test_every_improvement_every_mission_and_every_marauders_card_is_drawn_whole(code: str) -> None:
    sheet = Sheet([], spoken(GAME, code).language)
    for name in [*TILES, *MISSIONS, *REGIONS]:
        svg = board.card(name, PRINTED, sheet)
        assert svg.startswith("<svg")
        assert re.search(r"<text[^>]*>[^<]{3}", svg)
        squeezed = re.findall(r'textLength="([\d.]+)"[^>]*>([^<]+)', svg)
        assert not squeezed, (name, squeezed)


def test_the_display_says_what_an_improvement_is_called_and_what_it_does() -> None:
    s = scene().display("i9", "i14").places()
    svg = board.draw(s.t.view(0), PRINTED, Sheet([], SPEAK))
    assert ">Merchants' Guild<" in svg.replace("&#x27;", "'")
    assert ">I9<" not in svg


def test_a_slot_that_sleeps_says_in_words_from_when_on() -> None:
    assert svg_at_turn(1).count(">from era II<") == 2
    assert ">from era II<" not in svg_at_turn(4)
    assert svg_at_turn(9).count(">no more<") == 2


def svg_at_turn(turn: int) -> str:
    return board.draw(scene().at_turn(turn).places().t.view(0), PRINTED, Sheet([], SPEAK))


def test_a_player_in_short_has_goods_tower_temple_missions_and_rare_goods() -> None:
    s = scene().give("red", wood=2, gold=1).places()
    found = board.brief(s.t.view(None), PRINTED, 0, Sheet([], SPEAK))
    assert [one.kind for one in found] == ["good", "level", "part", "fulfilled", "rare"]
    assert all(one.tip for one in found)


# What one can do ------------------------------------------------------------------------------------------------------


def test_pieces_are_sent_under_the_names_of_the_regions_and_trades_repeat() -> None:
    s = scene().places()
    headings = {SPEAK(render.heading(s.t, action)) for action in s.t.legal()}
    assert {"North Sea", "Antioch", "Palmyra"} <= headings
    s = scene().give("red", wood=2, tiles=["i1"]).constructs("red")
    trade = next(action for action in s.t.legal() if s.t.notation(action).startswith("trade"))
    assert SPEAK(render.heading(s.t, trade)) == "Trade"
    assert render.repeats(s.t, trade)
    assert not render.repeats(s.t, s.t.legal()[0])


def test_goods_that_are_given_up_are_set_by_counters() -> None:
    for state in moments(2, 3, {}):
        assert isinstance(state, Table)
        for action in state.legal() if state.actor >= 0 else []:
            found = render.amount(state, action)
            kind, _, rest = state.notation(action).partition(" ")
            if kind == "drop":
                n, good = rest.split("-")
                assert found == Amount(Say(f"good-{good}"), int(n))
            elif kind in ("pay", "leave-out", "good"):
                assert found == Amount(Say(f"good-{rest}"), 1)
            else:
                assert found is None


def test_eras_the_marauders_and_the_scoring_are_moments() -> None:
    told = [render.moment(Entry(key, 0, args)) for key, args in [("era", [2]), ("reveal", [5]), ("final", [])]]
    assert [SPEAK(one) for one in told if one] == ["Era II begins", "The Marauders attack Ebla", "Final scoring"]
    assert render.moment(Entry("place", 0, [0, 1])) is None


# What is lacking ------------------------------------------------------------------------------------------------------


def test_who_builds_sees_tower_and_temple_large_and_what_is_lacking() -> None:
    s = scene().give("red", wood=1, tiles=["i1"]).constructs("red")
    mine = "".join(pictures(s.t, 0, sheet_for(s.t, 0)))
    assert "Your tower" in mine
    assert "For one level you need 1 more stone." in mine
    assert "You need 4 more stone and 1 more marble." in mine
    assert "First comes the basement." in mine
    other = "".join(pictures(s.t, 1, sheet_for(s.t, 1)))
    assert "Your tower" not in other
    assert "you need" not in other


def test_an_improvement_and_a_mission_say_what_is_lacking_where_they_lie() -> None:
    s = scene().give("red", wood=1, hand=["k5"]).places()
    svg = "".join(pictures(s.t, 0, sheet_for(s.t, 0)))
    assert "You need 3 more wood and 3 more gold." in svg


def test_a_mat_is_only_as_high_as_what_lies_on_it() -> None:
    def high(**held: list[str]) -> int:
        s = scene().give("red", **held).places()
        svg = board.mat(s.t.view(0), PRINTED, 0, Sheet([], SPEAK))
        lowest = max(
            float(y) + float(size) for y, size in re.findall(r' y="([\d.]+)"[^>]* height="([\d.]+)"', svg[200:])
        )
        found = int(re.findall(r'viewBox="0 0 360 (\d+)"', svg)[0])
        assert lowest <= found
        return found

    few, many = ["i1"], ["i1", "i2", "i3", "i4", "i5", "i6", "i9", "i10"]
    assert high(tiles=few) == high(tiles=many[:7])
    assert high(tiles=few, hand=["k1"]) == high(tiles=few, returned=["k1"]) == high(tiles=few) + 51
    assert high(tiles=many) == high(tiles=few) + 27, "the empty hand is the ninth thing"


@pytest.mark.parametrize("code", languages())
def test_no_two_places_of_a_row_glow_into_each_other_and_ports_are_named_on_the_water(code: str) -> None:
    s = scene().places()
    svg = board.draw(s.t.view(0), PRINTED, Sheet([], spoken(GAME, code).language))
    faces = re.findall(r'<rect x="([\d.]+)" y="([\d.]+)" width="60" height="38" rx="5" class="face tadmor-slot"', svg)
    rows: dict[str, list[float]] = {}
    for x, y in faces:
        rows.setdefault(y, []).append(float(x))
    assert min(b - a for row in rows.values() for a, b in itertools.pairwise(sorted(row))) >= 60 + GLOWS
    below = re.findall(r'<text x="894" y="(?:307|323|449|465)"[^>]*>([^<]+)', svg)
    assert len(below) >= 2
    assert all(width_of(words, "t1") < RIVER_WIDE for words in below)
    assert "textLength" not in "".join(re.findall(r'<text x="894"[^>]*>', svg))


def test_the_sign_of_a_slot_takes_the_colour_of_who_may_go_there() -> None:
    s = scene().places()
    choices = [Choice(action, s.t.notation(action), "") for action in s.t.legal()]
    assert "tadmor-lit" in board.draw(s.t.view(s.t.actor), PRINTED, Sheet(choices, SPEAK))
    assert "tadmor-lit" not in board.draw(s.t.view(s.t.actor), PRINTED, Sheet([], SPEAK))
