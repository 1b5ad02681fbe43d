"""Events as typed keys, sentences from a file, and who may read what."""

import pytest

import serai
from serai.core.text import Entry, Texts

TEXTS = Texts(
    """
[joints]
comma = ", "
and = " and "
[counts]
camel = ["{n} camel", "{n} camels"]
[words]
colour = ["teal", "tan"]
[log]
paid = "{who} paid {0} {1:colour} and {2:#camel}"
side = ["the sun rose", "the moon rose"]
"""
)


def test_an_event_becomes_a_sentence_with_the_words_of_the_language() -> None:
    assert TEXTS.event(Entry("paid", 1, [2, 0, 1]), ["red", "blue"]) == "Blue paid 2 teal and 1 camel"
    assert TEXTS.event(Entry("paid", 0, [1, 1, 3]), ["red", "blue"]) == "Red paid 1 tan and 3 camels"


def test_the_first_argument_chooses_among_several_sentences() -> None:
    assert TEXTS.event(Entry("side", -1, [1]), []) == "The moon rose"


def test_things_are_listed_as_people_list_them() -> None:
    assert TEXTS.listed([]) == ""
    assert TEXTS.listed(["silk"]) == "silk"
    assert TEXTS.listed(["silk", "tea", "jade"]) == "silk, tea and jade"


def test_a_key_without_a_sentence_is_a_fault() -> None:
    with pytest.raises(KeyError, match="sneezed has no sentence"):
        TEXTS.event(Entry("sneezed", 0, []), ["red"])


def test_what_is_told_to_some_is_read_by_these_alone() -> None:
    state = serai.game("merv").new(3)
    state.tell("unheard", 0)
    state.log = []
    state.tell("slot", 1, 3)
    state.tell_only([1, 2], "slot", 1, 4)
    public, secret = state.log
    assert [public.may_read(seat) for seat in (None, 0, 1, 2)] == [True] * 4
    assert [secret.may_read(seat) for seat in (None, 0, 1, 2)] == [False, False, True, True]
    assert secret.to_json() == {"key": "slot", "seat": 1, "args": [4, 0, 0], "audience": [1, 2]}
