"""The bot that compares lines of its own turn by what comes after them.

It takes the lines that its judge likes best and plays on from each, by a quick policy, for some changes of actor; there
the judge says what has come of it. All lines of a round are played on with the same luck and the same re-dealt secrets,
so that they differ by what they are. Whatever is clearly worse is given up. A first judgement counts like a few such
rounds: with no time at all the bot plays what its judge likes best, and the more time it has, the less that counts,
though never nothing: rollouts err, too, by how their policy plays, and that does not average out. A
round that time does not suffice for counts for nothing, as some lines would be judged by it and others not.
"""

import math
import random
from typing import Final

from serai.bots.arms import Arm, clearly_behind, judge_all, same_beginning, worth_of
from serai.bots.beam import BEAM, DRAWS, Line, Proposer, lines_of
from serai.bots.clock import Clock
from serai.bots.judge import Judge
from serai.bots.policy import Policy, Turn
from serai.core.bot import Chair
from serai.core.play import draw
from serai.core.state import State
from serai.core.step import CHANCE

ENOUGH_TO_TELL: Final = 6
"""Rounds before a line may be given up as clearly worse."""
BETWEEN_LOOKS: Final = 8
"""Decisions of rollouts between two looks at the clock: on plain Python a round of them may take seconds."""
ERRING: Final = 1 << 61
"""From the seed of what chance brings to the seed of how those who play on err, beyond all seeds of chance."""


class Settings:
    """How a search goes about it."""

    def __init__(self, seconds: float, rollouts: int) -> None:
        self.seconds = seconds
        """Of processor time for a decision; 0 if only rollouts count."""
        self.rollouts = rollouts
        """For a decision, at most; 0 if only time counts."""
        self.arms = 16
        """Lines compared, if there are so many ways to begin."""
        self.variants = 8
        """Lines compared, if some begin alike."""
        self.horizon = 4
        """Changes of actor before a rollout is judged. With one player what chance brings counts as such a change, as
        nobody else comes between."""
        self.prior = 3.0
        """The rounds that a first judgement counts for."""
        self.share = 0.4
        """The part that a first judgement keeps after any number of rounds: those who play on err, too."""
        self.sure = 2.6
        """Standard errors by which a line must be behind to be given up."""


class SearchBot:
    def __init__(
        self,
        judge: Judge,
        policy: Policy,
        settings: Settings,
        proposer: Proposer | None = None,
        glance: Judge | None = None,
    ) -> None:
        self.judge = judge
        self.policy = policy
        self.settings = settings
        self.proposer = proposer
        self.glance = judge if glance is None else glance
        """Who judges at a first look, and so chooses where there is no time for another."""
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
        self.erring = random.Random()
        """The luck of those who play on; were it that of chance, what they draw would change what chance brings."""
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
        clock = Clock(self.bot.settings.seconds, self.bot.settings.rollouts, budget)
        self.arms = self.candidates()
        if not same_beginning(self.arms):
            self.compare(clock)
        self.chosen = self.arms[0].path[0]
        return self.chosen

    def candidates(self) -> list[Arm]:
        """Lines worth comparing, the most promising first: what is left of the last decision's, then the best line of
        each way to begin; where these are few, the next best ones, too."""
        bot = self.bot
        most = bot.settings.arms
        found = lines_of(self.chair.redeal(), self.chair.seat, bot.glance, BEAM, DRAWS, self.chair.rng, bot.proposer)
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
            if len(arms) < min(most, bot.settings.variants) and not any(arm.path == line.path for arm in arms):
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

    def compare(self, clock: Clock) -> None:
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
            if not self.play_round(alive, rng, lucks + turn, clock):
                break
            clock.tick(len(alive))
            judge_all(alive, self.bot.settings.share)
            alive.sort(key=worth_of, reverse=True)
            alive = self.still_good(alive[: max(2, count >> int(clock.used * levels))])
        self.bot.rollouts += clock.rollouts
        if alive is not self.arms:
            kept = [arm for arm in self.arms if arm not in alive]
            self.arms = alive + kept

    def play_round(self, alive: list[Arm], rng: random.Random, luck: int, clock: Clock) -> bool:
        """Play on from each line once; false, and nothing has come of it, if time is up before all are compared."""
        dealt = self.chair.redeal()
        self.bot.policy.forget()
        count = len(alive)
        found = [0.0] * count
        for number in range(count):
            at = (luck + number) % count  # others plan for the line that is played first: not always for the same
            rng.seed(luck)
            self.erring.seed(luck + ERRING)
            found[at] = self.play_on(dealt.clone(), alive[at].path, rng, clock)
            if clock.cut_off:
                return False
        for at, arm in enumerate(alive):
            arm.total += found[at]
            arm.values.append(found[at])
        return True

    def still_good(self, alive: list[Arm]) -> list[Arm]:
        """Without those that are clearly behind the first."""
        best = alive[0]
        if len(best.values) < ENOUGH_TO_TELL:
            return alive
        return [arm for arm in alive if arm is best or not clearly_behind(arm, best, self.bot.settings.sure)]

    def play_on(self, state: State, path: list[int], rng: random.Random, clock: Clock) -> float:
        """What comes of a line: play it, then on by the policy until the actor has changed often enough, or until there
        is no time left to find out."""
        bot = self.bot
        seat = self.chair.seat
        for action in path:
            if state.actor != seat or action not in state.options:
                break
            state.advance(action)
        policy = bot.policy
        policy.begin(None)
        changes = 0
        part = 0
        last = seat
        alone = state.seats == 1
        while state.stack:
            actor = state.stack[-1].seat
            if actor == CHANCE:
                state.advance(draw(state, rng))
                part += 1
                policy.begin(turn_of(changes, part, last, seat))
                if alone:
                    last = CHANCE
                continue
            if actor != last:
                changes += 1
                if changes > bot.settings.horizon:
                    break
                last = actor
                part = 0
                policy.begin(turn_of(changes, part, actor, seat))
            bot.nodes += 1
            if bot.nodes % BETWEEN_LOOKS == 0 and clock.is_late():
                break
            state.advance(policy.choose(state, actor, self.erring))
        return bot.judge.worth(state, seat)


def turn_of(changes: int, part: int, actor: int, own: int) -> Turn | None:
    """Another's turn after so many changes of actor, or what of it comes after chance."""
    return None if actor == own else (changes, part, actor)
