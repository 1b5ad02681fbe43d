"""A page asks once for what has changed: the answer to a choice brings it, and only the parts it does not show yet."""

import re
from typing import Any

import pytest

from serai.web.parts import ROOM, TABLE, Parts, mark
from tests.server.live_server import Person, refusal_of

PART = re.compile(r'^<\w+ id="([\w-]+)"', re.MULTILINE)


def parts_in(html: str) -> list[str]:
    """The ids of the parts in an answer, in their order."""
    return PART.findall(html)


def marks_in(html: str) -> str:
    found = re.search(r'data-parts="([^"]*)"', html)
    assert found is not None
    return found[1]


def text(person: Person, path: str) -> str:
    answer = person.ask("GET", path)
    assert answer.status_code == 200
    return answer.text


def test_who_shows_everything_is_sent_only_where_the_table_is(ada: Person) -> None:
    table = ada.open()
    page = text(ada, f"/tables/{table}")
    assert marks_in(page).count(".") == len(TABLE) - 1
    assert parts_in(text(ada, f"/tables/{table}/fragments?parts={marks_in(page)}")) == ["state"]
    everything = parts_in(text(ada, f"/tables/{table}/fragments"))
    assert {"state", "board", "prompt", "chat-lines"} <= set(everything)


def test_a_word_changes_the_chat_alone(ada: Person) -> None:
    table = ada.open()
    marks = marks_in(text(ada, f"/tables/{table}"))
    ada.at(table, "chat", text="hello")
    changed = text(ada, f"/tables/{table}/fragments?parts={marks}")
    assert parts_in(changed) == ["state", "chat-lines"]
    assert parts_in(text(ada, f"/tables/{table}/fragments?parts={marks_in(changed)}")) == ["state"]


@pytest.mark.parametrize("known", ["", "x", "..", "x" * 400, ROOM[0]])
def test_marks_that_are_none_stand_for_nothing(ada: Person, known: str) -> None:
    table = ada.open()
    everything = text(ada, f"/tables/{table}/fragments")
    assert text(ada, f"/tables/{table}/fragments?parts={known}") == everything


def test_the_answer_to_a_choice_brings_what_it_changes(ada: Person) -> None:
    table = ada.open()
    page = text(ada, f"/tables/{table}")
    seen = ada.see(table)
    choice = {"number": seen["number"], "action": seen["choices"][0]["action"], "key": "page-key-1"}
    answer = ada.ask("POST", f"/tables/{table}/act?parts={marks_in(page)}", choice)
    number = ada.see(table)["number"]
    assert number > seen["number"]
    assert f'data-number="{number}"' in answer.text
    assert "prompt" in parts_in(answer.text)
    assert "chat-lines" not in parts_in(answer.text)
    # Those parts and the others make the page as it is now.
    assert marks_in(answer.text) == marks_in(text(ada, f"/tables/{table}"))
    again = ada.ask("POST", f"/tables/{table}/act?parts={marks_in(answer.text)}", choice)
    assert parts_in(again.text) == ["state"]


def test_steps_back_and_ends_are_answered_so_too(ada: Person) -> None:
    table = ada.open(explicit_end=True)

    def sent(deed: str, **body: Any) -> str:
        answer = ada.ask("POST", f"/tables/{table}/{deed}", {"number": ada.see(table)["number"], **body})
        assert answer.headers["content-type"].startswith("text/html")
        return answer.text

    sent("act", action=ada.see(table)["choices"][0]["action"])
    assert 'data-turn="1"' in sent("undo")
    while not ada.see(table)["must_end"]:
        sent("act", action=ada.see(table)["choices"][0]["action"])
    assert f'data-number="{ada.see(table)["number"] + 1}"' in sent("end")


def test_a_refusal_comes_as_data(ada: Person, bo: Person, nobody: Person) -> None:
    table = ada.open()
    late = {"number": 0, "action": 0}
    assert refusal_of(ada.ask("POST", f"/tables/{table}/act", late)) == (409, "stale")
    assert refusal_of(bo.ask("POST", f"/tables/{table}/undo", {"number": ada.see(table)["number"]})) == (
        409,
        "nothing_to_undo",
    )
    assert refusal_of(nobody.ask("POST", f"/tables/{table}/act", late)).code == "who_are_you"


def test_a_step_of_the_past_brings_what_differs_from_the_one_shown(ada: Person) -> None:
    table = ada.open()
    for _ in range(3):
        ada.act(table)
    page = text(ada, f"/tables/{table}/replay/0")
    there = f"/tables/{table}/replay/{{}}/fragments?parts={marks_in(page)}"
    assert parts_in(text(ada, there.format(0))) == ["state"]
    last = parts_in(text(ada, there.format(ada.see(table)["steps"])))
    assert ("log" in last, "chat-lines" in last) == (True, False)


def test_a_waiting_room_has_marks_too(ada: Person, bo: Person) -> None:
    table = ada.open(seats="me open", start=False)
    marks = marks_in(text(ada, f"/tables/{table}"))
    assert marks.count(".") == len(ROOM) - 1
    bo.at(table, "join")
    assert parts_in(text(ada, f"/tables/{table}/fragments?parts={marks}")) == ["state", "room"]


def test_a_mark_is_short_and_tells_two_parts_apart() -> None:
    parts = Parts({"a": "<p>1</p>", "b": "<p>2</p>"})  # type: ignore[dict-item]  # text will do
    assert len(mark("x")) == 8
    assert len(set(parts.marks.split("."))) == 2
    assert parts.unknown_to(f"{mark('<p>1</p>')}.other") == ["<p>2</p>"]
