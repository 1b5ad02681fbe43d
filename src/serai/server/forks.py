"""Copies of games: a position to try things out, a record as a table, a table as a record."""

from serai.core import record
from serai.core.state import State
from serai.core.titles import find
from serai.server.closed import Closed, closed_record
from serai.server.payloads import Reader
from serai.server.play import Play
from serai.server.presenter import viewing_seat
from serai.server.refused import Refused
from serai.server.rows import TableRow, load_table, load_visible_table, must_have_begun
from serai.server.tables import ME, SHARED, TableSetup, insert_table
from serai.server.timeline import ACT, Move, Timeline, chance_moves


class Forks:
    def __init__(self, play: Play) -> None:
        self.play = play

    async def clone(self, reader: Reader, table: str, step: int | None) -> str:
        """A private table to try things out, every seat the reader's own; what they may not know is dealt anew."""
        async with self.play.storage.write() as connection:
            row = await load_visible_table(connection, table, reader)
            must_have_begun(row)
            timeline = await self.play.timeline(connection, row)
            if step is not None and not 0 <= step <= len(timeline.acts):
                raise Refused(422, "no_step", last=len(timeline.acts))
            there = timeline if step is None else timeline.at_step(step)
            state = (
                there.state if timeline.state.is_over else self.as_seen(row, there, reader, replaying=step is not None)
            )
            setup = TableSetup(
                row.game,
                own_seats(row.players),
                row.options,
                private=True,
                position=state.to_json(),
                rules=row.rules,
                components=row.components,
            )
            made = await load_table(connection, await insert_table(connection, reader, setup))
            await self.play.begin(connection, made)
            return made.id

    def as_seen(self, row: TableRow, timeline: Timeline, reader: Reader, replaying: bool) -> State:
        """A position with all dealt anew that the page does not show: on a shared screen too, one seat is shown, or
        none."""
        you = viewing_seat(row, timeline, reader, replaying)
        return timeline.state.redeal_for([] if you is None else [you], self.play.rng)

    async def upload(self, reader: Reader, text: str) -> str:
        """A record as a private table of the reader's own, to be replayed or played on."""
        read = record.read(text, "record")
        # Only with tables that are kept here: others would be gone when the server starts again.
        state = record.replay(read, find(read.game).printing(read.digest), "record")
        seats = own_seats(read.players)
        setup = TableSetup(read.game, seats, read.options, private=True, rules=read.rules, components=read.digest)
        async with self.play.storage.write() as connection:
            made = await load_table(connection, await insert_table(connection, reader, setup))
            timeline = await self.play.timeline(connection, made)
            copy = timeline.state.clone()
            added: list[Move] = []
            for number, action in enumerate(read.actions, 1):
                added.append(Move(number, ACT, copy.actor, action, final=True))
                copy.apply(copy.parse(action))
            added += chance_moves(state, len(added) + 1, self.play.rng)
            await self.play.write(connection, made, timeline, added, reader)
            return made.id

    async def record(self, reader: Reader | None, table: str) -> record.Record:
        """A game's record. While it is in play it would tell secrets, so it can be had only when it is over."""
        async with self.play.storage.read() as connection:
            row = await load_visible_table(connection, table, reader)
            if row.position is not None:
                raise Refused(409, "no_record")
            try:
                timeline = await self.play.timeline(connection, row)
            except Closed as closed:
                if not closed.for_good:
                    raise
                return await closed_record(connection, row)
        if not timeline.state.is_over:
            raise Refused(409, "not_over", "record")
        names = [seat.bot or "human" for seat in row.seats]
        printing = timeline.game.printing(row.components)
        made = record.begin_record(timeline.game, row.players, row.options, printing, names, row.rules)
        made.actions = [timeline.state.notation(action) for _, action in timeline.acts]
        made.result = record.totals(timeline.state)
        return made


def own_seats(players: int) -> list[str]:
    return [ME, *[SHARED] * (players - 1)]
