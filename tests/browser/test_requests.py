"""How often a page asks: once to be drawn, once for a choice, once for what others did."""

from playwright.sync_api import Request

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_together import two_at_a_table


def asks_of(person: Person) -> list[str]:
    """What this person's page asks about tables from now on, streams aside."""
    heard: list[str] = []

    def note(request: Request) -> None:
        path = request.url.partition("?")[0]
        if "/tables/" in path and not path.endswith("/events"):
            heard.append(f"{request.method} {path.rpartition('/')[2]}")

    person.page.on("request", note)
    return heard


def watch_for_the_greeting(person: Person) -> None:
    """Let the page's root tell when a stream of the next page has said where the table is."""
    person.page.add_init_script(
        "const add = EventSource.prototype.addEventListener;"
        "EventSource.prototype.addEventListener = function (kind, listener) {"
        "  return add.call(this, kind, (event) => { listener(event);"
        "    if (kind === 'hello') document.documentElement.dataset.greeted = '1'; }); };"
    )


def test_a_page_that_is_drawn_asks_for_nothing_more(ada: Person) -> None:
    table = ada.open("merv", "me shared")
    watch_for_the_greeting(ada)
    asked = asks_of(ada)
    ada.sit(table)
    ada["html[data-greeted]"].wait_for(state="attached")
    ada.page.wait_for_timeout(200)  # nothing is to happen, which cannot be waited for
    assert asked == [f"GET {table}"]


def test_a_choice_is_one_request_and_so_is_anothers(person: Invite) -> None:
    acting, waiting = two_at_a_table(person("Ada"), person("Bo"))
    mine, theirs = asks_of(acting), asks_of(waiting)
    before = waiting.number
    acting.choose()
    waiting.moved_on(before)
    waiting.page.wait_for_timeout(200)  # nothing more is to happen
    assert mine == ["POST act"]
    assert theirs == ["GET fragments"]


def test_words_are_fetched_once_by_each(person: Invite) -> None:
    ada, bo = two_at_a_table(person("Ada"), person("Bo"))
    ada["[role=tab][data-tab=chat]"].click()
    mine = asks_of(ada)
    ada["form[data-chat] input"].fill("Good luck")
    ada.page.keyboard.press("Enter")
    ada["#chat-lines >> text=Good luck"].wait_for()
    ada.page.wait_for_timeout(200)  # nothing more is to happen
    assert mine == ["POST chat", "GET fragments"]
    bo["#chat-lines >> text=Good luck"].wait_for(state="attached")


def test_a_word_said_before_the_stream_was_there_is_not_missed(ada: Person) -> None:
    table = ada.open("merv", "me shared")
    ada.page.route("**/events", lambda route: (ada.post(f"/api/tables/{table}/chat", text="early"), route.continue_()))
    ada.go(f"/tables/{table}")
    ada["#chat-lines >> text=early"].wait_for(state="attached")
