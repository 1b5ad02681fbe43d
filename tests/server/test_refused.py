"""Every refusal has its sentence, with the facts it speaks of; and there is no sentence for none."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai.core.errors import BadSetup
from serai.core.say import Say
from serai.language.messages import entries, source_of
from serai.server.database_errors import KINDS
from serai.server.languages import PACKAGE, words
from serai.server.refused import refused

HOUSE = Path(serai.__file__).parent
CALLS = {"Refused": 1, "Closed": 0, "__init__": 1}
"""What makes a refusal, and where among its arguments the code is, or what stands for it."""
SENTENCES = {key: said for key, said in entries(source_of(PACKAGE, "en")).items() if key.startswith("refused-")}
OF_OTHERS = {"refused-inside", "refused-inside-whole"}
"""What the kernel says, in a sentence of ours."""


def calls() -> Iterator[tuple[str, set[str]]]:
    """The key and the facts of every refusal that is made in code."""
    for file in [*HOUSE.glob("server/**/*.py"), *HOUSE.glob("web/**/*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and (made := refusal_in(node)):
                yield made


def refusal_in(call: ast.Call) -> tuple[str, set[str]] | None:
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name not in CALLS:
        return None
    parts = [part.value for part in call.args[CALLS[name] :] if isinstance(part, ast.Constant)]
    said = [part for part in parts if isinstance(part, str)]
    if not said or len(said) < len(call.args) - CALLS[name]:
        return None
    facts = {word.arg for word in call.keywords if word.arg is not None} - {"for_good"}
    head = ["refused", "closed"] if name == "Closed" else ["refused"]
    return "-".join([*head, *said]), facts


MADE = [*calls(), *((f"refused-{code}", set()) for code in sorted({code for _, code in KINDS.values()}))]


def test_there_is_a_sentence_for_every_refusal_and_none_for_no_other() -> None:
    assert {key for key, _ in MADE} == set(SENTENCES) - OF_OTHERS


@pytest.mark.parametrize(("key", "facts"), MADE, ids=lambda part: part if isinstance(part, str) else "")
def test_a_sentence_speaks_of_the_facts_it_is_given(key: str, facts: set[str]) -> None:
    assert set(re.findall(r"\$(\w+)", SENTENCES[key])) == facts
    assert words("en").say(key, **dict.fromkeys(facts, 2))[-1] == "."


def test_what_the_kernel_refuses_is_a_sentence_with_a_code() -> None:
    made = refused(BadSetup("there is no bot 'deep'"))
    assert (made.status, made.code, str(made)) == (422, "bad_setup", "There is no bot 'deep'.")
    assert str(refused(BadSetup("It is one already."))) == "It is one already."
    assert str(refused(BadSetup(Say("count-point", n=2)))) == "2 points."
