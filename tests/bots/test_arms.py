"""The lines that a search compares: what has come of each, and when one is behind."""

from serai.bots.arms import Arm, clearly_behind, judge_all, same_beginning
from tests.bots.walks import ways


def arm(guess: float, *values: float, trust: float = 3.0, path: str = "a") -> Arm:
    made = Arm(ways(path), guess, trust)
    made.values = list(values)
    made.total = sum(values)
    return made


def test_a_first_guess_counts_like_some_rounds_in_the_light_of_all() -> None:
    arms = [arm(10.0, 20.0, 24.0), arm(6.0, 14.0, 18.0, trust=1.0)]
    judge_all(arms, 0.0)  # rollouts say 12 and 10 more than the guesses did, 11 on average
    assert [one.worth for one in arms] == [(44 + 3 * 21) / 5, (32 + 17) / 3]


def test_a_share_of_the_first_guess_counts_however_many_rounds_there_are() -> None:
    arms = [arm(10.0, *[20.0] * 100_000, trust=3.0), arm(8.0, *[22.0] * 100_000, trust=3.0)]  # 12 more on average
    judge_all(arms, 0.25)
    assert [round(one.worth, 2) for one in arms] == [20.5, 21.5]


def test_a_line_is_clearly_behind_if_luck_does_not_explain_it() -> None:
    best, close, far = (arm(0.0, *values) for values in ([5.0, 9.0] * 8, [9.0, 4.0] * 8, [1.0, 5.0] * 8))
    judge_all([best, close, far], 0.0)
    assert not clearly_behind(close, best, 2.6)
    assert clearly_behind(far, best, 2.6)
    assert not clearly_behind(far, best, 100.0)
    assert not clearly_behind(best, far, 2.6)


def test_the_longer_a_line_is_behind_the_less_luck_explains() -> None:
    for rounds, clear in ((10, False), (100, True)):
        best, behind = arm(0.5, *[1.5, -0.5] * (rounds // 2)), arm(0.0, *[0.0] * rounds)
        assert clearly_behind(behind, best, 2.6) == clear


def test_lines_with_one_beginning_leave_nothing_to_decide() -> None:
    assert same_beginning([arm(1.0, path="ab"), arm(2.0, path="aa")])
    assert not same_beginning([arm(1.0, path="ab"), arm(2.0, path="aa"), arm(2.0, path="ba")])
