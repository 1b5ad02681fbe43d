"""The bot that compares lines of its own turn by what comes after them.

It takes the lines that its judge likes best and plays on from each, by a quick policy, for some changes of actor; there
the judge says what has come of it. All lines of a round are played on with the same luck and the same re-dealt secrets,
so that they differ by what they are. Whatever is clearly worse is given up. A first judgement counts like a few such
rounds: with no time at all the bot plays what its judge likes best, and the more time it has, the less that counts.
"""

import math
import random
import time
from typing import Final

from serai.bots.beam import BEAM, DRAWS, Line, Proposer, lines_of
from serai.bots.judge import Judge
from serai.bots.policy import Policy
from serai.core.bot import Chair
from serai.core.play import draw
from serai.core.state import State
from serai.core.step import CHANCE

ENOUGH_TO_TELL: Final = 6
"""Rounds before a line may be given up as clearly worse."""
NOISE: Final = 0.05
"""Of a difference that has been the same in all rounds so far."""
PART_OF_TIME: Final = 0.8
"""Of the time that is given: the last round must end in it, too."""


class Settings:
    """How a search goes about it."""

    def __init__(self, seconds: float, rollouts: int) -> None:
        self.seconds = seconds
        """Of processor time for a decision; 0 if only rollouts count."""
        self.rollouts = rollouts
        """For a decision, at most; 0 if only time counts."""
        self.arms = 8
        """Lines compared."""
        self.horizon = 4
        """Changes of actor before a rollout is judged."""
        self.prior = 3.0
        """The rounds that a first judgement counts for."""
        self.sure = 2.6
        """Standard errors by which a line must be behind to be given up."""


class Arm:
    """A line with what has come of it so far."""

    def __init__(self, path: list[int], guess: float, trust: float) -> None:
        self.path = path
        self.guess = guess
        self.trust = trust
        """The rounds that the guess counts for."""
        self.total = 0.0
        self.values: list[float] = []
        """Round by round; arms that are still compared have as many."""
        self.worth = guess
        """All in all."""

    def mean(self) -> float:
        return self.total / len(self.values)


class SearchBot:
    def __init__(self, judge: Judge, policy: Policy, settings: Settings, proposer: Proposer | None = None) -> None:
        self.judge = judge
        self.policy = policy
        self.settings = settings
        self.proposer = proposer
        self.rollouts = 0
        self.nodes = 0
        """Decisions of rollouts, over all games."""

    def begin(self, chair: Chair) -> "Thinking":
        return Thinking(self, chair)

    def choose(self, chair: Chair) -> int:
        return Thinking(self, chair).choose(math.inf)


class Thinking:
    """A search on one chair. What it has found out about the rest of its turn it keeps for the next decision."""

    follows_others: Final = False

    def __init__(self, bot: SearchBot, chair: Chair) -> None:
        self.bot = bot
        self.chair = chair
        self.arms: list[Arm] = []
        self.chosen = -1
        """What it chose last, until that is played."""

    def moved(self, action: int | None) -> None:
        """After what it chose itself the rest of each line goes on; after anything else it begins anew."""
        rest: list[Arm] = []
        if action is not None and action == self.chosen:
            for arm in self.arms:
                if arm.path[0] == action and len(arm.path) > 1:
                    rest.append(Arm(arm.path[1:], arm.worth, arm.trust + len(arm.values)))
        self.arms = rest
        self.chosen = -1

    def choose(self, budget: float) -> int:
        clock = Clock(self.bot.settings, budget)
        self.arms = self.candidates()
        if not same_beginning(self.arms):
            self.compare(clock)
        self.chosen = self.arms[0].path[0]
        return self.chosen

    def candidates(self) -> list[Arm]:
        """Lines worth comparing, the most promising first: what is left of the last decision's, then the best line of
        each way to begin, then the next best ones."""
        bot = self.bot
        most = bot.settings.arms
        found = lines_of(self.chair.redeal(), self.chair.seat, bot.judge, BEAM, DRAWS, self.chair.rng, bot.proposer)
        legal = self.chair.legal()
        arms = [arm for arm in self.arms if arm.path[0] in legal]
        arms.sort(key=worth_of, reverse=True)
        del arms[most:]
        lift = self.lift(arms, found)
        begun = {arm.path[0] for arm in arms}
        for line in found:
            if len(arms) < most and line.path[0] not in begun:
                begun.add(line.path[0])
                arms.append(Arm(line.path, line.worth + lift, bot.settings.prior))
        for line in found:
            if len(arms) < most and not any(arm.path == line.path for arm in arms):
                arms.append(Arm(line.path, line.worth + lift, bot.settings.prior))
        arms.sort(key=worth_of, reverse=True)
        return arms

    def lift(self, arms: list[Arm], found: list[Line]) -> float:
        """By how much rollouts judged the best known line otherwise than a first look does: what is new is seen in
        the same light."""
        if not arms:
            return 0.0
        for line in found:
            if line.path == arms[0].path:
                return arms[0].worth - line.worth
        return arms[0].worth - found[0].worth

    # Comparing --------------------------------------------------------------------------------------------------------

    def compare(self, clock: "Clock") -> None:
        """Play on from each line, round by round, and leave the best one first."""
        rng = random.Random(self.chair.rng.getrandbits(60))
        lucks = rng.getrandbits(60)
        alive = self.arms
        count = len(alive)
        levels = 1
        while (1 << levels) < count:
            levels += 1
        turn = 0
        while clock.used < 1.0 and not same_beginning(alive):
            turn += 1
            dealt = self.chair.redeal()
            for arm in alive:
                rng.seed(lucks + turn)
                value = self.play_on(dealt.clone(), arm.path, rng)
                arm.total += value
                arm.values.append(value)
            clock.tick(len(alive))
            judge_all(alive)
            alive.sort(key=worth_of, reverse=True)
            alive = self.still_good(alive[: max(2, count >> int(clock.used * levels))])
        self.bot.rollouts += clock.rollouts
        if alive is not self.arms:
            kept = [arm for arm in self.arms if arm not in alive]
            self.arms = alive + kept

    def still_good(self, alive: list[Arm]) -> list[Arm]:
        """Without those that are clearly behind the first."""
        best = alive[0]
        if len(best.values) < ENOUGH_TO_TELL:
            return alive
        return [arm for arm in alive if arm is best or not clearly_behind(arm, best, self.bot.settings.sure)]

    def play_on(self, state: State, path: list[int], rng: random.Random) -> float:
        """What comes of a line: play it, then on by the policy until the actor has changed often enough."""
        bot = self.bot
        seat = self.chair.seat
        for action in path:
            if state.actor != seat or action not in state.options:
                break
            state.advance(action)
        policy = bot.policy
        policy.begin()
        last = seat
        changes = 0
        horizon = bot.settings.horizon
        while state.stack:
            actor = state.stack[-1].seat
            if actor == CHANCE:
                state.advance(draw(state, rng))
                policy.begin()
                continue
            if actor != last:
                changes += 1
                if changes > horizon:
                    break
                last = actor
                policy.begin()
            bot.nodes += 1
            state.advance(policy.choose(state, actor, rng))
        return bot.judge.worth(state, seat)


class Clock:
    """How much of what a decision may cost is used up: 1 when all is."""

    def __init__(self, settings: Settings, budget: float) -> None:
        self.began = time.perf_counter()
        self.cpu = time.process_time()
        self.given = budget * PART_OF_TIME
        self.settings = settings
        self.rollouts = 0
        self.used = 0.0 if budget > 0.0 else 1.0

    def tick(self, rollouts: int) -> None:
        settings = self.settings
        self.rollouts += rollouts
        used = (time.perf_counter() - self.began) / self.given
        if settings.seconds > 0.0:
            used = max(used, (time.process_time() - self.cpu) / settings.seconds)
        if settings.rollouts > 0:
            used = max(used, self.rollouts / settings.rollouts)
        self.used = used


def judge_all(arms: list[Arm]) -> None:
    """What each is worth by its rollouts and by the first guess, seen in the light of all rollouts."""
    drift = 0.0
    for arm in arms:
        drift += arm.mean() - arm.guess
    drift /= len(arms)
    for arm in arms:
        arm.worth = (arm.total + arm.trust * (arm.guess + drift)) / (len(arm.values) + arm.trust)


def clearly_behind(arm: Arm, best: Arm, sure: float) -> bool:
    """Whether a line has been behind by more than luck explains."""
    count = len(arm.values)
    total = 0.0
    squares = 0.0
    for at in range(count):
        difference = best.values[at] - arm.values[at]
        total += difference
        squares += difference * difference
    mean = total / count
    spread = max(0.0, squares / count - mean * mean)
    return best.worth - arm.worth > sure * math.sqrt((spread + NOISE) / count)


def same_beginning(arms: list[Arm]) -> bool:
    """Whether all begin with the same action: then there is nothing to decide now."""
    return all(arm.path[0] == arms[0].path[0] for arm in arms)


def worth_of(arm: Arm) -> float:
    return arm.worth
