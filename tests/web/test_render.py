"""Every page, for everyone, at every stage: it parses, carries nothing a strict policy forbids, and escapes names."""

import gzip
import random
import re
from collections import Counter
from dataclasses import replace
from datetime import date
from functools import cache
from html.parser import HTMLParser

import pytest

import serai
from serai.core.board.choices import Sheet
from serai.core.board.svg import text
from serai.core.play import draw
from serai.core.reading import Choice
from serai.core.state import State
from serai.language import language, spoken
from serai.server.payloads import (
    ChatMessage,
    Line,
    Reader,
    ScorePayload,
    SeatPayload,
    SilencePayload,
    TablePayload,
    TableSummary,
)
from serai.web import render, titles
from serai.web.chart import BOTTOM, RIGHT, TOP, chart
from serai.web.scene import Scene
from serai.web.words import span, words

T = words("en").say
NAUGHTY = '<b>"x"'
READER = Reader(1, NAUGHTY)
STAGES = ("start", "middle", "end")
VOID = {"meta", "link", "input", "br", "img", "hr"}


@cache
def state_at(name: str, stage: str) -> State:
    """A random game of three, at a seat's decision."""
    rng = random.Random(7)
    state = serai.game(name).new(3)
    left = {"start": 0, "middle": 70, "end": 10**9}[stage]
    while not state.is_over and (left > 0 or state.actor == serai.CHANCE):
        left -= state.actor != serai.CHANCE
        state.apply(draw(state, rng) if state.actor == serai.CHANCE else rng.choice(state.legal()))
    return state


def seen_at(name: str, stage: str, watching: bool = False) -> TablePayload:
    """That game as whoever decides sees it, or a spectator."""
    game, state = serai.game(name), state_at(name, stage)
    you = None if watching else max(state.actor, 0)
    deciding = not state.is_over and not watching
    colours = game.seat_names(3)
    scores = state.scores()
    return TablePayload(
        id="t1",
        game=name,
        title=game.title,
        status="over" if state.is_over else "playing",
        number=12,
        steps=11,
        players=3,
        options={},
        rules=game.rules,
        components=game.standard().digest,
        private=False,
        explicit_end=False,
        seats=[
            SeatPayload(
                seat,
                colours[seat],
                "bot" if seat else "person",
                NAUGHTY,
                "greedy" if seat else None,
                seat == you,
                seat == state.actor,
                scores[seat].total,
            )
            for seat in range(3)
        ],
        at_table=not watching,
        you=you,
        view=state.view(you),
        clock="Round 1",
        prompt=spoken(game, "en").prompt(state) if deciding else "",
        choices=[Choice(act, state.notation(act), spoken(game, "en").sentence(state, act)) for act in state.legal()]
        if deciding
        else [],
        can_undo=deciding,
        story=[Line(0, f"{NAUGHTY} did it.", False), Line(None, "Something happened.", True)],
        scores=[
            ScorePayload(seat, NAUGHTY, colours[seat], scores[seat].total, dict(scores[seat].parts), seat + 1)
            for seat in range(3)
        ],
        verdict=f"{NAUGHTY} wins" if state.is_over else "",
        chat=[ChatMessage(1, NAUGHTY, 0, "<script>alert(1)</script>", "12:00")],
    )


def waiting(hosting: bool = True) -> TablePayload:
    begun = seen_at("merv", "start")
    seats = [replace(begun.seats[0], kind="person"), replace(begun.seats[1], kind="open", name=""), begun.seats[2]]
    return replace(
        begun, status="open", view=None, choices=[], seats=seats, invite="code", hosting=hosting, at_table=hosting
    )


LINE = TableSummary(
    "t1", "merv", "Merv", "playing", seen_at("merv", "start").seats, NAUGHTY, True, True, True, "Now", ""
)
CHART = [[0, 0, 0], [3, 0, 1], [3, 5, 40]]


class Page(HTMLParser):
    """Reads a page and keeps what a strict policy is about."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: Counter[str] = Counter()
        self.attributes: list[tuple[str, str, str]] = []
        self.inline = 0
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids.update([found["id"]] if "id" in found else [])
        self.attributes += [(tag, name, value) for name, value in found.items()]
        self.inline += tag == "style" or (
            tag == "script" and "src" not in found and found.get("type") != "application/json"
        )
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def values(self, name: str) -> list[str]:
        return [value for _, found, value in self.attributes if found == name]


def check(html: str) -> Page:
    """What is true of every page and every fragment of one."""
    page = Page(html)
    assert page.open == []
    assert page.inline == 0
    assert [name for _, name, _ in page.attributes if name == "style" or name.startswith("on")] == []
    assert {found: times for found, times in page.ids.items() if times > 1} == {}
    assert not re.search('<b>("|&#34;|&quot;)x', html)
    assert "<script>alert" not in html
    return page


@pytest.mark.parametrize("name", list(serai.GAMES))
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("watching", [False, True])
def test_a_table_is_a_page_for_everyone_at_every_stage(name: str, stage: str, watching: bool) -> None:
    seen = seen_at(name, stage, watching)
    reader = None if watching else READER
    page = check(render.table("en", reader, seen, CHART))
    offered = {int(act) for acts in page.values("data-act") for act in acts.split()}
    assert offered == {choice.action for choice in seen.choices}
    parts = check(render.fragments("en", reader, seen, CHART))
    assert set(parts.ids) <= set(page.ids)
    assert len(gzip.compress(render.fragments("en", reader, seen, CHART).encode())) < 60_000


@pytest.mark.parametrize("name", list(serai.GAMES))
def test_every_choice_is_a_line_of_the_list_and_those_without_a_place_lie_in_the_tray(name: str) -> None:
    seen = seen_at(name, "middle")
    html = render.table("en", READER, seen)
    listed = re.findall(r'class="action" data-act="(\d+)"', html)
    assert sorted(map(int, listed)) == sorted(choice.action for choice in seen.choices)
    drawn = Scene(seen, "en").drawn
    assert drawn is not None
    assert len(re.findall('class="chip"', html)) == len(drawn.tray)


@pytest.mark.parametrize("name", list(serai.GAMES))
def test_a_replay_has_no_choices_and_its_last_step_shows_the_result(name: str) -> None:
    over = replace(seen_at(name, "end"), choices=[])
    for step, ended in ((3, False), (over.steps, True)):
        page = check(render.replay("en", None, replace(over, step=step), CHART))
        parts = check(render.fragments("en", READER, replace(over, step=step), CHART))
        assert page.values("data-act") == []
        assert ("chart" in page.ids) is ended
        assert set(parts.ids) <= set(page.ids)


def test_while_people_gather_the_host_fills_seats_and_others_may_sit_down() -> None:
    host, guest = (check(render.table("en", READER, waiting(hosting))) for hosting in (True, False))
    assert host.values("data-fill")
    assert not guest.values("data-fill")
    assert guest.values("data-join") == ["t1"]
    assert "/invitations/code" in host.values("data-path")
    check(render.fragments("en", READER, waiting()))


def test_who_sits_in_the_waiting_room_may_move_and_the_host_frees_seats() -> None:
    seats = [replace(seat, yours=seat.seat == 0) for seat in waiting().seats]
    host = check(render.table("en", READER, replace(waiting(), seats=seats)))
    assert [value for tag, name, value in host.attributes if name == "data-seat"] == ["1"]
    assert host.values("data-kind") == ["shared", "bot", "open"]
    guest = render.table("en", READER, replace(waiting(False), at_table=True))
    assert T("room-move") in guest
    assert T("room-also") in render.table("en", READER, replace(waiting(False), at_table=True, hot_seat=True))
    assert "/api/tables/t1/close" in host.values("data-post")
    assert T("room-close") not in guest


def test_a_closed_table_says_so_and_offers_nothing() -> None:
    page = check(render.table("en", READER, replace(waiting(), status="cancelled")))
    assert T("room-closed-hint") in render.fragments("en", READER, replace(waiting(), status="cancelled"))
    assert page.values("data-post") == ["/api/logout"]
    assert page.values("data-fill") + page.values("data-join") + page.values("data-path") == []


SILENT = SilencePayload(1, "", "2026-01-01T00:00:00+00:00", True, 120, 1, 2, False, False)


def test_who_waits_is_offered_a_bot_when_the_time_has_come() -> None:
    seen = seen_at("merv", "middle")
    offered = {
        "Let a bot": replace(seen, silent=SILENT),
        "for 2 hours": replace(seen, silent=SILENT),
        "1 of 2 have said": replace(seen, silent=SILENT),
        "You have said": replace(seen, silent=replace(SILENT, has_said=True)),
    }
    for said, at in offered.items():
        assert said in render.fragments("en", READER, at)
        check(render.table("en", READER, at))
    spoken = render.fragments("en", READER, offered["You have said"])
    assert "data-stand-in" not in spoken
    agreed = replace(seen, silent=replace(SILENT, has_said=True, said=2))
    assert "data-stand-in" in render.fragments("en", READER, agreed)
    assert "of 2" not in render.fragments("en", READER, replace(seen, silent=replace(SILENT, alone=True)))


def test_before_that_the_page_knows_when_to_look_again() -> None:
    seen = replace(seen_at("merv", "middle"), silent=replace(SILENT, ready=False))
    page = check(render.table("en", READER, seen))
    assert page.values("data-due") == [SILENT.due]
    assert page.values("data-stand-in") == []
    for other in (replace(seen, silent=SILENT), replace(seen, silent=None)):
        assert check(render.table("en", READER, other)).values("data-due") == [""]
    assert "data-stand-in" not in render.replay("en", READER, replace(seen, silent=SILENT, step=3), CHART)


def test_a_span_is_told_in_the_unit_that_fits() -> None:
    spans = {1: "a minute", 5: "5 minutes", 60: "an hour", 90: "90 minutes", 1440: "a day", 4320: "3 days"}
    assert {minutes: words("en")(span(minutes)) for minutes in spans} == spans
    assert (words("en")(span(10080)), words("en")(span(0))) == ("a week", "0 minutes")


@pytest.mark.parametrize("reader", [None, READER])
def test_the_lobby_offers_every_game_and_every_table(reader: Reader | None) -> None:
    games = list(serai.GAMES.values())
    page = check(render.lobby("en", reader, games, [LINE], [replace(LINE, id="t2", status="open", at_table=False)]))
    assert page.values("data-play") == list(serai.GAMES)
    assert "/tables/t1" in page.values("href")
    parts = check(render.lobby_fragments("en", reader, [LINE], []))
    assert set(parts.ids) <= set(page.ids)


def test_the_other_pages_are_pages_too() -> None:
    check(render.account("en", READER, [render.TokenLine(1, NAUGHTY, date(2026, 11, 16))]))
    check(render.account("en", replace(READER, account=True), []))
    check(render.account("en", None, []))
    check(render.problem("en", READER, 404, f"There is no {NAUGHTY}."))
    check(render.invitation("en", NAUGHTY, replace(LINE, status="open")))


def test_an_option_is_explained_and_shown_only_where_it_changes_something() -> None:
    merv, polo = (render.setup("en", serai.game(name)) for name in ("merv", "marco_polo"))
    check(merv)
    assert set(check(merv).values("data-players")) == {"1"}
    assert words("en")(titles.explained(serai.game("merv"), serai.game("merv").options[0])) in merv
    assert "nw" not in re.sub(r'(name|value|id|aria-describedby)="[^"]*"', "", merv)
    assert merv.count('class="corners"') == 2
    assert polo.index('name="option:goal_choice"') < polo.index(T("setup-rules"))


def test_an_invitation_names_the_game_the_host_the_seats_and_the_options() -> None:
    line = replace(LINE, host="Bo", options={"supplies_unlimited": False, "solo_city_order": "nw_ne_se_sw"})
    html = render.invitation("en", "code", line)
    for said in ("Bo", "Merv", "Cubes, scrolls and goods never run out: no", T("setup-players")):
        assert said in html
    assert "north-west" not in html  # it changes nothing for three
    assert T("room-by-the-book") in render.invitation("en", "code", replace(line, options={}))
    assert f"<title>{T('names-invited', title='Merv')}</title>" in html
    manners = [T("room-private"), T("room-explicit"), T("room-patience", time=span(90))]
    asked = render.invitation("en", "code", replace(line, private=True, explicit_end=True, patience=90))
    unasked = render.invitation("en", "code", replace(line, private=False, explicit_end=False, patience=60))
    assert [said in asked for said in manners] == [True] * 3
    assert [said in unasked for said in manners] == [False] * 3
    room = render.table("en", READER, replace(waiting(), host="Bo", options=line.options))
    assert "never run out: no" in room


def test_what_ends_something_stands_last_and_keys_count_up() -> None:
    choices = [Choice(1, "done", "Stop"), Choice(2, "hall faith", "Faith"), Choice(3, "hall trade", "Trade")]
    groups = Scene(replace(seen_at("merv", "start"), choices=choices), "en").groups
    assert [[key.choice.action for key in group.keys] for group in groups] == [[2, 3], [1]]
    assert [key.number for group in groups for key in group.keys] == [1, 2, 3]


def test_a_long_list_has_headings_in_the_order_given_and_a_short_one_none() -> None:
    names = ["Halls", "Halls", "City", "City", "Halls", ""]
    choices = [Choice(at, f"hall {at}", f"Go to {at}", heading=name) for at, name in enumerate(names, 1)]
    choices.append(Choice(7, "favour", "Gain: none", "none"))
    seen = replace(seen_at("merv", "start"), choices=choices)
    groups = Scene(seen, "en").groups
    assert [group.heading for group in groups] == ["Halls", "City", "", T("table-idle")]
    assert [[key.choice.action for key in group.keys] for group in groups] == [[1, 2, 5], [3, 4], [6], [7]]
    assert [key.number for group in groups for key in group.keys] == [1, 2, 3, 4, 5, 6, 7]
    page = check(render.table("en", READER, seen))
    assert set(page.values("aria-labelledby")) >= {"actions-1", "actions-2", "actions-4"}
    assert {group.heading for group in Scene(replace(seen, choices=choices[:5]), "en").groups} == {""}


def test_undo_says_what_it_takes_back() -> None:
    seen = replace(seen_at("merv", "middle"), undoes="Build at c3")
    assert f"<span>{T('table-undo-what', done='Build at c3')}</span>" in render.fragments("en", READER, seen)


def test_everybody_has_a_line_in_the_strip_and_the_automa_a_line_in_the_chart() -> None:
    seen = seen_at("merv", "end")
    automa = SeatPayload(3, "magistrate", "automa", "", points=7, called="The magistrate")
    scene = Scene(replace(seen, automa=[automa], view=None), "en", [[0, 0, 0, 0], [1, 2, 3, 7]])
    assert [seat.seat for seat in scene.mats][-1] == 3
    html = render.fragments("en", READER, scene.seen, scene.chart)
    assert [int(seat) for seat in check(html).values("data-strip")] == [0, 1, 2, 3]
    assert "The magistrate" in html
    assert html.count("<polyline") == 4


def test_what_brings_nothing_stands_below_even_that_and_its_line_and_place_say_why() -> None:
    choices = [
        Choice(1, "done", "Stop"),
        Choice(2, "sell-camel top-left", "Sell: no", "no"),
        Choice(3, "favour", "Gain"),
    ]
    choices += [Choice(4, "take-camels", "Take: none", "none"), Choice(5, "sell-camel top-right", "Sell")]
    seen = replace(seen_at("merv", "start"), choices=choices)
    groups = Scene(seen, "en").groups
    assert [[key.choice.action for key in group.keys] for group in groups] == [[3], [5], [1], [2, 4]]
    assert [key.number for group in groups for key in group.keys] == [1, 2, 3, 4, 5]
    page = render.table("en", READER, seen)
    assert [act for act in range(1, 6) if f'data-act="{act}" data-lacking="' in page] == [2, 4]
    assert 'data-lacking="none"' in page


def test_what_is_written_on_a_place_is_part_of_its_label_unless_it_was_said() -> None:
    sheet = Sheet([Choice(1, "hall faith", "Go to the hall of faith")], language("en"))
    for written, label in {
        "12": "A hall. Go to the hall of faith; 12 Q&amp;A",
        "Hall of Faith": "A hall. Go to the hall of faith; Hall of Faith Q&amp;A",
    }.items():
        assert f'aria-label="{label}"' in sheet.spot(
            "A hall.", text(0, 0, written), text(0, 9, "Q&A"), acts=("hall faith",)
        )
    said = sheet.spot("A hall.", text(0, 0, "Hall"), text(0, 9, "Go to"), acts=("hall faith",))
    assert 'aria-label="A hall. Go to the hall of faith"' in said


def test_a_place_glows_less_where_all_that_can_be_chosen_there_brings_nothing() -> None:
    something, nothing = Choice(1, "hall faith", "Faith"), Choice(2, "hall trade", "Trade: full", "full")
    sheet = Sheet([something, nothing], language("en"))
    assert 'class="spot can idle"' in sheet.spot("A hall.", acts=("hall trade",))
    assert 'class="spot can"' in sheet.spot("A hall.", acts=("hall faith",))
    assert 'class="spot can"' in sheet.spot("A hall.", acts=("hall faith", "hall trade"))


def test_a_title_says_which_of_its_actions_stand_last() -> None:
    choices = [Choice(1, "refuse-tax", "Lose"), Choice(2, "pay-tax", "Pay")]
    groups = Scene(replace(seen_at("tadmor", "middle"), choices=choices), "en").groups
    assert [[key.choice.kind for key in group.keys] for group in groups] == [["pay-tax"], ["refuse-tax"]]


def test_a_shared_screen_is_covered_only_where_there_are_secrets() -> None:
    for name, secret in (("merv", False), ("marco_polo", True), ("tadmor", True)):
        seen = seen_at(name, "middle")
        shared = replace(seen, seats=[replace(seat, yours=True) for seat in seen.seats])
        assert Scene(shared, "en").secret is secret
        assert not Scene(seen, "en").secret


def test_the_title_of_the_tab_says_whose_turn_it_is() -> None:
    seen = seen_at("merv", "middle")
    assert Scene(seen, "en").tab_title == "● Your turn · Merv"
    assert Scene(replace(seen, choices=[]), "en").tab_title == "Merv · Serai"


def test_a_chart_has_a_line_for_every_seat_even_below_nothing() -> None:
    seats = seen_at("merv", "start").seats
    drawn = chart([[0, -5, 0], [3, 0, 1], [3, 5, 140]], seats, "en")
    check(drawn)
    assert drawn.count("<polyline") == 3
    assert chart([[0, 0, 0]], seats, "en") == ""


def test_a_chart_holds_its_highest_line_and_leads_to_the_last_step() -> None:
    seats = seen_at("merv", "start").seats[:1]
    points = [[step // 8] for step in range(500)]  # to 62 points, in more steps than it has corners for
    drawn = chart(points, seats, "en")
    (corners,) = re.findall(r'<polyline points="([^"]+)"', drawn)
    last = corners.split()[-1].split(",")
    assert float(last[0]) == RIGHT
    assert TOP <= float(last[1]) < BOTTOM
    assert len(corners.split()) <= 500 // 2 + 1
