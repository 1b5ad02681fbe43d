"""Events as typed keys, and who may read what."""

import serai


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
