"""What the kernel, the bots and the command refuse: every key has its sentence, and every fact that it asks for."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai.core import say
from serai.core.errors import BadPosition, BadValue, Refusal
from serai.core.fields import Form, Number
from serai.core.message_keys import has_message, message_keys
from serai.core.say import Of, Say
from serai.language import language
from tests.language.ftl import whole

HOUSE = Path(serai.__file__).parent
ROOMS = [*HOUSE.glob("*.py"), *HOUSE.glob("core/*.py"), *HOUSE.glob("bots/*.py"), *HOUSE.glob("arena/*.py")]
A_TITLES_OWN = {"title"}
GIVEN = {"form"}


def sayings(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Every message that a file says by its key, with the facts it gives; one that gives yet others is left out."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in ("Say", "say"):
            given = {keyword.arg or "" for keyword in node.keywords}
            if node.args and isinstance(node.args[0], ast.Constant) and "" not in given:
                yield str(node.args[0].value), given


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: path.stem)
def test_what_is_said_has_its_message_and_the_message_its_facts(path: Path) -> None:
    for key, given in sayings(path):
        if key not in A_TITLES_OWN:
            assert key in message_keys("serai"), key
            assert whole("serai", "en", key).facts <= given | GIVEN, key


def test_a_refusal_is_a_key_with_facts_and_reads_as_english() -> None:
    with pytest.raises(Refusal) as refusal:
        serai.game("merv").new(7)
    said = refusal.value.said
    assert isinstance(said, Say)
    assert said.key == "refused-players"
    assert dict(said.facts)["players"] == 7
    assert str(refusal.value) == "Merv is for 1 to 4 players, not 7"
    assert language("en")(say.from_json(say.to_json(said))) == str(refusal.value), "it may be kept until it is read"


def test_a_game_is_called_by_its_own_message_if_it_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = serai.game("merv")
    monkeypatch.setattr("serai.core.game.message_keys", lambda package: frozenset({"title"}))
    assert game.called() == Of(game.package, Say("title"))
    monkeypatch.setattr("serai.core.game.message_keys", lambda package: frozenset())
    assert game.called() == "Merv"


def test_seats_are_called_by_messages_or_as_they_are() -> None:
    assert has_message("serai.games.merv", "seat-red")
    assert not has_message("serai.games.merv", "seat-mauve")
    assert serai.game("tadmor").names(2)[0].said == Of("serai.games.tadmor", Say("seat-red"))


def test_a_value_that_cannot_stand_there_says_where_it_stands() -> None:
    with pytest.raises(BadValue, match=r"^in 'coins' of seat 2 'many' is not a whole number$"):
        Form({"coins": "many"}, 2).number("coins", Number())
    with pytest.raises(ValueError, match=r"^in 'pile' 9 is not a number from 0 to 5$"):
        Form({"pile": 9}).number("pile", Number(most=5))


def test_a_position_says_why_it_is_none() -> None:
    game = serai.game("tadmor")
    data = game.new(2).to_json()
    with pytest.raises(BadPosition) as refusal:
        game.from_json({**data, "holdings": []})
    assert str(refusal.value) == "not a position of Tadmor: the holdings are not those of 2"
    said = refusal.value.said
    assert isinstance(said, Say)
    assert dict(said.facts)["why"] == Say("refused-holdings", n=2)
