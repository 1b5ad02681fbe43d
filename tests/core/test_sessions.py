"""Bots that sit through a game: told what is played as far as their seat may know, asked when it decides."""

import random

import pytest

import serai
from serai.bots.random_bot import RandomBot
from serai.core.bot import Chair, Sitting, known_action
from serai.core.game import Game
from serai.core.play import draw, play
from serai.core.state import State
from serai.core.step import CHANCE


class Notebook:
    """A session that writes down what it is told, and the view it then had."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.told: list[int | None] = []
        self.asked: list[float] = []

    def moved(self, action: int | None) -> None:
        self.told.append(action)

    def choose(self, budget: float) -> int:
        self.asked.append(budget)
        return self.chair.legal()[0]


class Follower:
    """A bot with sessions; it keeps them for the tests to read."""

    def __init__(self) -> None:
        self.sessions: list[Notebook] = []

    def begin(self, chair: Chair) -> Notebook:
        self.sessions.append(Notebook(chair))
        return self.sessions[-1]

    def choose(self, chair: Chair) -> int:
        raise AssertionError("whoever has sessions is asked there")


@pytest.mark.parametrize("name", list(serai.GAMES))
def test_a_bot_with_a_session_is_told_of_every_action_and_decides_there(name: str) -> None:
    bot, played = Follower(), list[tuple[int, int]]()
    play(serai.game(name).new(2), [bot, RandomBot()], random.Random(5), lambda at, act: played.append((at.actor, act)))
    (session,) = bot.sessions
    assert len(session.told) == len(played)
    assert all(told in (None, action) for told, (_, action) in zip(session.told, played, strict=True))
    mine = [action for actor, action in played if actor == 0]
    assert len(session.asked) == len(mine)
    assert [told for told, (actor, _) in zip(session.told, played, strict=True) if actor == 0] == mine
    assert any(told is not None for told, (actor, _) in zip(session.told, played, strict=True) if actor == 1)


def secret_choice(game: Game, rng: random.Random) -> tuple[State, int, int]:
    """A position in which a seat decides something that another one cannot see; the action, and the other seat."""
    state = game.new(2)
    while not state.is_over:
        actor = state.actor
        action = draw(state, rng) if actor == CHANCE else rng.choice(state.legal())
        for seat in range(2):
            if actor != seat and len(state.legal()) > 1 and known_action(state, seat, action) is None:
                return state, action, seat
        state.apply(action)
    raise AssertionError("nothing was hidden in this game")


def test_what_a_seat_cannot_tell_is_not_told_to_its_bot() -> None:
    state, action, seat = secret_choice(serai.game("tadmor"), random.Random(2))
    owner, after = state.actor, state.clone()
    bot = Follower()
    sitting = Sitting(bot, Chair(state, seat, random.Random(1)))
    sitting.play(action)
    after.apply(action)
    assert bot.sessions[0].told == [None]
    assert state.to_json() == after.to_json()
    if owner != CHANCE:
        assert known_action(after, after.actor, after.legal()[0]) == after.legal()[0]


def test_a_bot_without_sessions_is_asked_each_time_and_told_nothing() -> None:
    state = serai.game("merv").new(2)
    while state.actor == CHANCE:
        state.apply(state.legal()[0])
    sitting = Sitting(RandomBot(), Chair(state, state.actor, random.Random(1)))
    assert sitting.session is None
    action = sitting.choose(1.0)
    before = state.to_json()
    sitting.play(action)
    assert state.to_json() != before


class Aloof(Notebook):
    """A session that does not care what others do."""

    follows_others = False


class Loner(Follower):
    def begin(self, chair: Chair) -> Notebook:
        self.sessions.append(Aloof(chair))
        return self.sessions[-1]


@pytest.mark.parametrize("name", list(serai.GAMES))
def test_who_does_not_follow_others_is_told_of_its_own_actions_and_otherwise_that_there_was_something(
    name: str,
) -> None:
    bot, played = Loner(), list[tuple[int, int]]()
    play(serai.game(name).new(2), [RandomBot(), bot], random.Random(5), lambda at, act: played.append((at.actor, act)))
    (session,) = bot.sessions
    assert session.told == [action if actor == 1 else None for actor, action in played]
    assert {actor for actor, _ in played} >= {0, 1}
