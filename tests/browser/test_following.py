"""Following the others: beat by beat at one's own pace, marks on the board, the whole log, climaxes, unread words."""

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person

WATCH = """() => {
  window.beats = [];
  const state = document.getElementById("state");
  new MutationObserver(() => {
    const { at, live } = state.dataset;
    if (at !== window.beats.at(-1)?.at) window.beats.push({ at, live, when: performance.now() });
  }).observe(state, { attributes: true });
}"""
"""Notes every position that the page shows from now on."""


def watch(ada: Person) -> None:
    ada.page.evaluate(WATCH)


def beats(ada: Person) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = ada.page.evaluate("beats")
    return shown


def let_others_play(ada: Person, most: int = 30) -> None:
    """Choose until it is others' turn, whether or not they have played it already."""
    for _ in range(most):
        ada.choose()
        if ada["#state[data-turn='0']"].count():
            return
    raise AssertionError("nobody else ever had a turn")


def fresh(ada: Person, table: str) -> list[str]:
    """The addresses of what others did since Ada's last decision, as the server tells it."""
    lines = ada.see(table)["story"]
    return list(dict.fromkeys(line["at"] for line in lines if line["fresh"]))


def with_news(ada: Person, game: str, seats: str, wanted: str) -> str:
    """A table, played past the page, at which others did something of this kind since Ada's last decision."""
    table = ada.open(game, seats)
    for seed in range(200):
        ada.play_on(table, 1, seed)
        ada.waits_for(table)
        seen = ada.see(table)
        if any(line["fresh"] and line[wanted] for line in seen["story"]):
            return table
    raise AssertionError(f"no {wanted} in what others did")


def test_every_action_of_a_bot_is_shown_as_a_beat_of_its_own(person: Invite) -> None:
    ada = person("Ada", pace="normal")
    table = ada.open("tadmor", "me bot:greedy")
    ada.waits_for(table)
    ada.sit(table)
    watch(ada)
    let_others_play(ada)
    own = ada["#state"].get_attribute("data-at")
    ada.until_my_turn()
    shown = beats(ada)
    after = shown[[beat["at"] for beat in shown].index(own) + 1 :]
    told = fresh(ada, table)
    assert told
    assert [beat["at"] for beat in after if beat["at"] in told] == told[: len(after)]
    assert len(after) >= len(told)
    assert [beat["live"] for beat in after] == ["0"] * (len(after) - 1) + ["1"]
    gaps = [later["when"] - earlier["when"] for earlier, later in pairwise(after)]
    assert all(gap > 1000 for gap in gaps), gaps


def test_who_wants_it_at_once_sees_the_last_position_within_one_update(ada: Person) -> None:
    table = ada.open("merv", "me bot:random bot:random")
    ada.waits_for(table)
    ada.sit(table)
    held, late = list[Route](), True

    def news(route: Route) -> None:
        held.append(route) if late else route.continue_()

    ada.page.route("**/fragments*", news)
    let_others_play(ada)
    ada.waits_for(table)
    watch(ada)
    late = False
    for route in held:
        route.continue_()
    ada.until_my_turn()
    assert [beat["live"] for beat in beats(ada)] == ["1"]


def test_a_key_goes_to_the_end_and_words_in_between_change_nothing(person: Invite) -> None:
    ada = person("Ada", pace="slow")
    table = ada.open("merv", "me bot:random bot:random")
    ada.waits_for(table)
    ada.sit(table)
    watch(ada)
    let_others_play(ada)
    ada.waits_for(table)
    told = fresh(ada, table)
    ada["#state[data-live='0']"].wait_for(state="attached")
    expect(ada["#player button"]).to_be_visible()
    expect(ada.actions).to_have_count(0)
    ada.post(f"/api/tables/{table}/chat", text="Wait for me")
    expect(ada["#chat-lines"]).to_contain_text("Wait for me")
    shown = [beat["at"] for beat in beats(ada) if beat["at"] in told]
    assert shown == told[: len(shown)], "the words neither skip a beat nor go back to one"
    assert ada["#state"].get_attribute("data-live") == "0"
    ada.page.keyboard.press("x")
    expect(ada["#state"]).to_have_attribute("data-turn", "1")
    expect(ada["#player"]).to_be_hidden()
    assert len({beat["at"] for beat in beats(ada)}.intersection(told)) < len(told), "the rest was skipped"


def test_what_happened_can_be_shown_again_at_any_time(person: Invite) -> None:
    ada = person("Ada", pace="slow")
    table = with_news(ada, "tadmor", "me bot:random bot:random", "at")
    ada.sit(table)
    offered = ada["#actions .say"].all_inner_texts()
    since = ada.see(table)["since"]
    ada.page.keyboard.press("a")
    expect(ada["#state"]).to_have_attribute("data-at", since)
    expect(ada["#state"]).to_have_attribute("data-live", "0")
    expect(ada.actions).to_have_count(0)
    ada["#player button"].click()
    expect(ada["#state"]).to_have_attribute("data-live", "1")
    assert ada["#actions .say"].all_inner_texts() == offered


TRAILS = """() => {
  window.trails = [];
  const strip = () => document.getElementById("strip").getBoundingClientRect();
  const inside = (line, at) => line.getAttribute(`x${at}`) > strip().left && line.getAttribute(`y${at}`) > strip().top;
  new MutationObserver((changes) => {
    for (const line of changes.flatMap((change) => [...change.addedNodes]))
      if (line.matches?.(".trail")) trails.push(inside(line, 1) || inside(line, 2));
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes of every trail whether it ends at somebody's line below one's own mat."""


def test_no_trail_leads_to_a_folded_mat(person: Invite) -> None:
    ada = person("Ada", pace="fast", reduced_motion="no-preference")
    table = ada.open("tadmor", "me bot:random bot:random")
    ada.waits_for(table)
    ada.sit(table)
    ada.until_my_turn()
    ada.page.evaluate(TRAILS)
    for _ in range(3):
        let_others_play(ada)
        ada.until_my_turn()
    assert ada.page.evaluate("trails"), "one's own pieces leave one on their way to the board"
    assert not any(ada.page.evaluate("trails"))


def test_what_others_did_is_marked_until_ones_next_decision(ada: Person) -> None:
    table = with_news(ada, "merv", "me bot:random bot:random", "places")
    ada.sit(table)
    expect(ada["#board .marks .badge"].first).to_be_visible()
    own = ada["#state"].get_attribute("data-colour")
    expect(ada[f"#board .marks .badge.{own}"]).to_have_count(0)
    marked = ada["#board .marks"].inner_html()
    ada.choose()
    if fresh(ada, table):  # others have played meanwhile, elsewhere
        ada.until_my_turn()
        assert ada["#board .marks"].inner_html() != marked
    else:
        expect(ada["#board .marks .badge"]).to_have_count(0)


def test_a_line_of_the_log_lights_its_places_and_leads_to_its_step(ada: Person) -> None:
    table = with_news(ada, "tadmor", "me bot:random", "places")
    ada.sit(table)
    line = ada["#log li.fresh[data-places]"].first
    at = line.get_attribute("data-at") or ""
    line.hover()
    expect(ada["g.lit"].first).to_be_attached()
    ada["#prompt h2"].hover()
    expect(ada["g.lit"]).to_have_count(0)
    line.locator("a").focus()
    expect(ada["g.lit"].first).to_be_attached()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(re.compile(rf"/tables/{table}/replay/{at.split('.')[0]}\d*$"))


def test_the_log_is_whole(ada: Person) -> None:
    table = ada.open("merv", "me bot:random bot:random")
    ada.play_on(table, 40)
    ada.waits_for(table)
    ada.sit(table)
    lines = ada["#log li"]
    before = lines.count()
    known = [line["at"] for line in ada.see(table)["story"]]
    for _ in range(10):
        lines.last.scroll_into_view_if_needed()
        ada.page.wait_for_timeout(100)
        if ada["#log .older[data-whole]"].count():
            break
    shown = lines.evaluate_all("lines => lines.map((line) => line.dataset.at)")
    assert len(shown) > before
    assert shown == sorted(shown, key=address, reverse=True)
    assert set(known) <= set(shown)
    first = ada.page.request.get(f"/tables/{table}/log?before={shown[-1]}").text()
    assert set(re.findall(r'data-at="([^"]*)"', first)) <= {shown[-1]}


def address(at: str) -> tuple[int, int]:
    step, _, stage = at.partition(".")
    return int(step), int(stage or 0)


def test_a_climax_is_a_card_that_closes_and_can_be_opened_again(person: Invite) -> None:
    ada = person("Ada", pace="fast", moments="click")
    table = with_news(ada, "tadmor", "me bot:random", "moment")
    ada.sit(table)
    card = ada[".moment:visible"]
    expect(card).to_have_count(0)
    ada.page.keyboard.press("a")
    expect(card).to_have_count(1)
    assert card.locator("h2").inner_text()
    at = ada["#state"].get_attribute("data-at")
    ada.page.wait_for_timeout(700)  # the next beat would have come by now
    assert ada["#state"].get_attribute("data-at") == at
    card.click(position={"x": 20, "y": 20})
    ada.until_my_turn()
    if card.count():  # another one, or the last of them
        ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    ada["#log [data-moment]"].last.click()
    expect(card).to_have_count(1)
    assert card.locator("h2").inner_text()
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_words_that_were_not_read_are_counted_and_told_where_the_tab_is_hidden(person: Invite) -> None:
    ada, bo = person("Ada"), person("Bo")
    table = ada.open("merv", "me open", start=False)
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    ada.sit(table)
    tab = ada["[role=tab][data-tab=chat]"]
    bo.post(f"/api/tables/{table}/chat", text="Hello")
    expect(tab.locator(".badge")).to_contain_text("1")
    expect(ada.page).to_have_title(re.compile(r"^\(1\) "))
    tab.click()
    expect(tab.locator(".badge")).to_have_count(0)
    assert not ada.page.title().startswith("(")
    ada.page.evaluate(
        """() => {
          window.told = [];
          window.Notification = class { constructor(title, { body }) { told.push(body); } };
          window.Notification.permission = "granted";
          document.body.dataset.notices = "on";
          Object.defineProperty(document, "hidden", { get: () => true });
        }"""
    )
    bo.post(f"/api/tables/{table}/chat", text="Are you there?")
    expect(tab.locator(".badge")).to_contain_text("1")
    assert "Are you there?" in ada.page.evaluate("told.join()")


def test_how_one_likes_to_follow_is_kept(ada: Person) -> None:
    ada.go("/")
    ada["[data-open=settings]"].click()
    ada["#settings .segments span"].filter(has_text="Slow").click()
    ada["#settings .check"].filter(has_text="Larger text").click()
    expect(ada["body"]).to_have_attribute("data-pace", "slow")
    ada.page.wait_for_timeout(200)
    ada.go("/")
    expect(ada["body"]).to_have_attribute("data-pace", "slow")
    expect(ada["body"]).to_have_attribute("data-text", "large")
    expect(ada["[data-preference=pace][value=slow]"]).to_be_checked()
