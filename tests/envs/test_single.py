"""Gymnasium's own test of every title, and how a seat plays against bots."""

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import serai
from serai.core.bot import Chair
from serai.core.game import Game
from serai.envs.single import Single, register
from serai.envs.table import ILLEGAL
from tests.envs.titles import TITLES, every_title


class Counting:
    """A bot of one's own, which counts how often it was asked, and for which seats."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, chair: Chair) -> int:
        self.seats.add(chair.seat)
        return chair.legal()[0]


def play_out(env: Single) -> tuple[float, dict[str, object]]:
    """Take the first legal action until the game is over; the reward and what is told then."""
    over, reward = False, 0.0
    info: dict[str, object] = {}
    while not over:
        legal = env.table.observe(env.seat)["action_mask"]
        _, reward, over, _, info = env.step(int(legal.argmax()))
    return reward, info


for title in TITLES:
    if f"serai/{title.name}-v0" not in gymnasium.registry:
        register(title)


@every_title
def test_it_has_a_name_and_keeps_to_the_interface(game: Game, otrar: Game) -> None:
    check_env(gymnasium.make(f"serai/{game.name}-v0", render_mode="ansi").unwrapped)


def test_bots_have_the_other_seats_and_only_those(otrar: Game) -> None:
    bot = Counting()
    env = Single("otrar", players=3, others=bot, seat=1)
    env.reset(seed=1)
    reward, info = play_out(env)
    assert bot.seats == {0, 2}
    assert reward in (0.0, 0.5, 1.0)
    assert info == {"points": [score.total for score in env.table.state.scores()]}


def test_any_seat_may_learn_in_turn(otrar: Game) -> None:
    env = Single("otrar", players=3, seat=None)
    seats = set()
    for seed in range(20):
        seen, _ = env.reset(seed=seed)
        assert env.table.state.actor == env.seat
        assert seen["action_mask"].sum() == len(env.table.state.legal())
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_the_same_seed_brings_the_same_game(otrar: Game) -> None:
    points = []
    for _ in range(2):
        env = Single("otrar", players=2, others="greedy")
        env.reset(seed=7)
        points.append(play_out(env)[1])
    assert points[0] == points[1]


def test_an_illegal_action_changes_nothing_and_costs_a_little(otrar: Game) -> None:
    env = Single("otrar", players=2)
    env.reset(seed=1)
    before = env.table.state.to_json()
    assert env.step(otrar.actions.parse("buy 1"))[1:] == (ILLEGAL, False, False, {"illegal": True})
    assert env.table.state.to_json() == before


def test_an_unknown_bot_is_refused(otrar: Game) -> None:
    with pytest.raises(serai.Refusal, match="there is no bot 'deep'"):
        Single("otrar", others="deep")
