"""Fields declared once: what a blank form gives, what a filled one reads and refuses, what is hidden from whom."""

from typing import Any

import pytest

from serai.core.fields import (
    FLAG,
    NONE,
    NUMBER,
    SIGNED,
    By,
    Form,
    Holder,
    Kind,
    ListOf,
    Number,
    OneOf,
    Seat,
    SetOf,
    SortedListOf,
)

SPICES = ["cinnamon", "ginger", "pepper"]


class Purse(Holder):
    """Something with a field of every sort."""

    def __init__(self, form: Form) -> None:
        Holder.__init__(self, form)
        self.coins = form.number("coins")
        self.favourite = form.number("favourite", OneOf(SPICES))
        self.known = form.number("known", SetOf(SPICES), secret=True)
        self.held = form.row("held", By(SPICES))
        self.dealt = form.row("dealt", ListOf(OneOf(SPICES), 2))


@pytest.mark.parametrize(
    ("kind", "value", "written"),
    [
        (NUMBER, 7, 7),
        (SIGNED, -7, -7),
        (Number(NONE, 3), NONE, NONE),
        (Seat(3), 2, 2),
        (Seat(3), NONE, None),
        (OneOf(SPICES), 1, "ginger"),
        (OneOf(SPICES), NONE, None),
        (SetOf(SPICES), 0b101, ["cinnamon", "pepper"]),
        (ListOf(NUMBER, 2), [4, 5], [4, 5]),
        (ListOf(SetOf(SPICES)), [0, 0b11], [[], ["cinnamon", "ginger"]]),
        (By(SPICES), [1, 0, 3], {"cinnamon": 1, "ginger": 0, "pepper": 3}),
        (By(["a", "b"], OneOf(SPICES)), [2, NONE], {"a": "pepper", "b": None}),
    ],
)
def test_a_field_is_written_and_read_back(kind: Kind, value: Any, written: Any) -> None:
    assert kind.write(value) == written
    assert kind.read(written) == value


@pytest.mark.parametrize(
    ("kind", "data", "why"),
    [
        (NUMBER, "7", "'7' is not a whole number"),
        (NUMBER, True, "True is not a whole number"),
        (NUMBER, 7.0, "7.0 is not a whole number"),
        (NUMBER, 10**30, "1000000000000000000000000000000 is larger than any number of a game"),
        (NUMBER, -1, "-1 is not a number from 0 on"),
        (SIGNED, -(10**7), "-10000000 is larger than any number of a game"),
        (FLAG, 2, "2 is not a number from 0 to 1"),
        (Number(NONE, 3), 4, "4 is not a number from -1 to 3"),
        (Number(1, 6, 1), 0, "0 is not a number from 1 to 6"),
        (Seat(3), 3, "3 is not a seat from 0 to 2, nor null"),
        (Seat(3), NONE, "-1 is not a seat from 0 to 2, nor null"),
        (NUMBER, "x" * 80, "'x{59}… is not a whole number"),
        (Seat(3), "red", "'red' is not a whole number"),
        (OneOf(SPICES), "salt", "'salt' is not one of cinnamon, ginger, pepper"),
        (OneOf(SPICES), 1, "1 is not one of cinnamon, ginger, pepper"),
        (SetOf(SPICES), "ginger", "'ginger' is not a list of names"),
        (SetOf(SPICES), ["salt"], "'salt' is not one of cinnamon, ginger, pepper"),
        (ListOf(NUMBER, 2), [1, 2, 3], r"\[1, 2, 3\] is not a list of 2"),
        (ListOf(NUMBER), {"a": 1}, "{'a': 1} is not a list"),
        (By(SPICES), [1, 2, 3], r"\[1, 2, 3\] is not a table of names and values"),
    ],
)
def test_whatever_else_stands_there_is_refused(kind: Kind, data: Any, why: str) -> None:
    with pytest.raises(ValueError, match=f"^{why}$"):
        kind.read(data)


def test_a_sorted_list_may_come_in_any_order() -> None:
    assert SortedListOf(NUMBER).read([5, 1, 3]) == [1, 3, 5]


def test_a_blank_form_gives_what_lies_there_before_the_game() -> None:
    purse = Purse(Form())
    assert (purse.coins, purse.favourite, purse.known) == (0, NONE, 0)
    assert (purse.held, purse.dealt) == ([0, 0, 0], [NONE, NONE])
    assert ListOf(Number(4), 2).blank() == [4, 4]


def test_two_blank_things_share_no_row() -> None:
    one, other = Purse(Form()), Purse(Form())
    one.held[0] = 1
    assert other.held == [0, 0, 0]


def test_who_may_not_know_a_set_counts_it_and_reads_nothing_of_the_rest() -> None:
    assert SetOf(SPICES).hide(0b110) == 2
    assert OneOf(SPICES).hide(1) is None


def test_who_may_not_know_a_row_counts_it_too() -> None:
    assert ListOf(OneOf(SPICES)).hide([2, 0]) == 2
    assert By(SPICES).hide([1, 0, 3]) == 4
    assert By(["a", "b"], OneOf(SPICES)).hide([2, NONE]) is None


def test_a_row_may_be_secret() -> None:
    form = Form()
    form.row("held", By(SPICES), secret=True)
    form.row("open", By(SPICES))
    assert [field.secret for field in form.fields] == [True, False]


def test_what_was_declared_is_written_by_name() -> None:
    purse = Purse(
        Form(
            {
                "coins": 3,
                "favourite": None,
                "known": ["ginger"],
                "held": dict.fromkeys(SPICES, 1),
                "dealt": [None, "pepper"],
            }
        )
    )
    data: dict[str, Any] = {}
    for field in purse.fields:
        field.put(data, purse, not field.secret)
    assert data == {
        "coins": 3,
        "favourite": None,
        "known": 1,
        "held": dict.fromkeys(SPICES, 1),
        "dealt": [None, "pepper"],
    }


def test_holdings_must_be_those_of_so_many() -> None:
    with pytest.raises(ValueError, match="the holdings are not those of 3"):
        Form({"holdings": [{}, {}]}).holdings(3)
    with pytest.raises(ValueError, match="the holdings are not those of 1"):
        Form({"holdings": [5]}).holdings(1)
    assert len(Form().holdings(3)) == 3


def test_a_refusal_names_the_field_and_whose_it_is() -> None:
    with pytest.raises(ValueError, match=r"^in 'coins' -3 is not a number from 0 on$"):
        Form({"coins": -3}).number("coins")
    holding = Form({"holdings": [{}, {"held": {"cinnamon": "many"}}]}).holdings(2)[1]
    with pytest.raises(ValueError, match=r"^in 'held' of seat 1 'many' is not a whole number$"):
        holding.row("held", By(SPICES))
