"""How Pebbles reads."""

from functools import cache
from typing import Any

from serai.core.render.decision_text import ActionText, ask
from serai.core.state import State
from serai.core.text import Entry, Texts, load_texts

from ..game import Printed, Table


@cache
def texts() -> Texts:
    return load_texts(__package__.rpartition(".")[0])


def sentence(state: State, action: int) -> str:
    choice = ActionText(texts(), state, action)
    return choice.say(pebbles=choice.n + 1)


def prompt(state: State) -> str:
    return ask(texts(), state, {})


def event(entry: Entry, names: list[str]) -> str:
    return texts().event(entry, names) + "."


def story(entries: list[Entry], names: list[str]) -> list[str]:
    return [event(entry, names) for entry in entries]


def clock(view: dict[str, Any], printed: Printed) -> str:
    return texts().say("table", "clock", {"pile": view["pile"]})


def holdings(state: State, seat: int) -> str:
    assert isinstance(state, Table)
    return texts().say("table", "held", {"taken": state.players[seat].taken})


def picture(state: State, seat: int | None, colour: bool, width: int) -> str:
    view = state.view(seat)
    pile = "The game is over" if state.is_over else clock(view, state.setting.printed)  # type: ignore[attr-defined]  # a table of Pebbles
    taken = [held["taken"] for held in view["holdings"]]
    return f"\x1b[1m{pile}\x1b[0m\n{taken}" if colour else f"{pile}\n{taken}"
