"""The bot that looks over what its own turn can reach and takes the most promising line.

It thinks on re-dealt copies only, and what happens after its turn it does not foresee. With a judge written by hand it
is `greedy`, with a learnt one `learnt`.
"""

from serai.bots.beam import BEAM, DRAWS, lines_of
from serai.bots.judge import Judge
from serai.core.bot import Chair


class GreedyBot:
    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, chair: Chair) -> int:
        return lines_of(chair.redeal(), chair.seat, self.judge, BEAM, DRAWS, chair.rng)[0].path[0]
