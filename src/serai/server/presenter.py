"""A table as one reader may see it: the view of their seat, their choices, the story without others' secrets."""

from datetime import UTC, datetime
from typing import Any, Final

from serai.core.reading import choices
from serai.core.say import Name
from serai.core.text import Entry
from serai.language import Language
from serai.server.called import (
    alone,
    bot_called,
    clock_words,
    colours_of,
    names_for,
    seat_called,
    source_called,
    title_of,
)
from serai.server.closed import Closed, is_playable
from serai.server.payloads import (
    ChatMessage,
    CombinationPayload,
    CounterPayload,
    CountersPayload,
    Paragraph,
    Reader,
    ScorePayload,
    SeatPayload,
    SilencePayload,
    TablePayload,
    TableSummary,
)
from serai.server.plans import Counters, Plans
from serai.server.rows import CLOSED, OPEN, PLAYING, TableRow, at_table
from serai.server.timeline import Timeline
from serai.server.wording import Wording, wording_of

STORY_LIMIT: Final = 120
"""How many of the latest events a page tells; the replay tells the others."""


def time_words(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def present_seats(
    row: TableRow, reader: Reader | None, timeline: Timeline | None, speak: Language
) -> list[SeatPayload]:
    points = [score.total for score in timeline.scores] if timeline is not None else []
    return seats_with(row, reader, points, row.actor if timeline is None else timeline.actor, speak)


def seats_with(
    row: TableRow, reader: Reader | None, points: list[int], actor: int | None, speak: Language
) -> list[SeatPayload]:
    colours = colours_of(row)
    return [
        SeatPayload(
            seat=at.seat,
            colour=colours[at.seat],
            kind="open" if at.is_open else "bot" if at.bot is not None else "person",
            name=at.name if at.person is not None else bot_called(at.bot, speak) if at.bot is not None else "",
            bot=at.bot,
            yours=at.played_by(reader),
            decides=actor == at.seat,
            points=points[at.seat] if points else None,
            left=at.person is not None and at.bot is not None,
            once_yours=reader is not None and at.person == reader.id,
            called=seat_called(row, at.seat, speak),
        )
        for at in row.seats
    ]


def summarise(row: TableRow, reader: Reader | None, host: str, speak: Language) -> TableSummary:
    """A table in a list."""
    return TableSummary(
        id=row.id,
        game=row.game,
        title=title_of(row.game, speak),
        status=row.status if is_playable(row) or row.status == OPEN else CLOSED,
        seats=present_seats(row, reader, None, speak),
        host=host,
        private=row.private,
        at_table=at_table(row, reader),
        your_turn=row.actor in row.seats_of(reader) and is_playable(row),
        clock=clock_words(row, speak),
        at=time_words(row.updated),
    )


def viewing_seat(row: TableRow, timeline: Timeline, reader: Reader | None, replaying: bool) -> int | None:
    """The seat whose view this is: of one's own the one that decides, else the one that last did."""
    own = [seat.seat for seat in row.seats if reader is not None and seat.person == reader.id]
    if shares_secrets(row, timeline, own) and (replaying or not row.seats_of(reader)):
        return None
    if timeline.actor in own:
        return timeline.actor
    acted = [seat for seat, _ in timeline.acts[-200:] if seat in own]
    return acted[-1] if acted else own[0] if own else None


def shares_secrets(row: TableRow, timeline: Timeline, own: list[int]) -> bool:
    """Whether several people before one screen have secrets from each other: only the turn of one of them, behind a
    cover, shows any. A replay, and a table left to bots, have no such turns, and are seen as by a spectator."""
    return len(own) > 1 and row.status == PLAYING and timeline.game.keeps_secrets()


def present_table(
    row: TableRow,
    timeline: Timeline,
    reader: Reader | None,
    chat: list[ChatMessage],
    speak: Language,
    step: int | None = None,
    silent: SilencePayload | None = None,
) -> TablePayload:
    """The table now, or as it was after so many steps."""
    steps = len(timeline.acts)
    if step is not None:
        timeline = timeline.at_step(step)
    hosting = reader is not None and reader.id == row.host
    base = TablePayload(
        **around(row, reader, chat, speak),
        status=row.status,
        steps=steps,
        seats=present_seats(row, reader, timeline if row.has_begun else None, speak),
        hosting=hosting,
        invite=row.invite if hosting or at_table(row, reader) else None,
        step=step,
        rematch=row.rematch,
        patience=row.patience,
        silent=silent,
        hot_seat=row.is_hot_seat,
    )
    return present_play(base, row, timeline, reader, speak) if row.has_begun else base


def present_play(
    base: TablePayload, row: TableRow, timeline: Timeline, reader: Reader | None, speak: Language
) -> TablePayload:
    now = base.step is None
    you = viewing_seat(row, timeline, reader, replaying=not now)
    mine = row.seats_of(reader)
    names = names_for(row, reader)
    over = timeline.is_over
    wording = wording_of(timeline.game, speak.code)
    asked = now and timeline.awaiting_end is None and timeline.actor in mine
    return TablePayload(
        **{
            **base.__dict__,
            "you": you,
            "view": timeline.state.view(you),
            "clock": wording.clock(timeline.clock),
            "prompt": prompt(timeline, mine, names, wording),
            "choices": choices(wording, timeline.state) if asked else [],
            **(planned(timeline.plans, wording) if asked else {}),
            "can_undo": now and not over and timeline.can_undo(mine),
            "held": timeline.awaiting_end is not None,
            "must_end": now and timeline.awaiting_end is not None and timeline.awaiting_end in mine,
            "story": story(timeline, you, mine, names, wording),
            "scores": present_scores(row, timeline, names, over, speak),
            "verdict": wording.verdict(names, timeline.state) if over else "",
            "has_record": timeline.state.is_over and row.position is None,
        }
    )


def planned(plans: Plans, wording: Wording) -> dict[str, Any]:
    """What may be done in one gesture, in words."""
    return {"counters": counted(plans.counters, wording), "repeats": plans.repeats, "picks": plans.picks}


def counted(counters: Counters | None, wording: Wording) -> CountersPayload | None:
    if counters is None:
        return None
    columns = list(zip(*counters.combinations, strict=True))
    totals = {sum(amounts) for amounts in counters.combinations}
    return CountersPayload(
        things=[
            CounterPayload(wording.thing(thing), min(column), max(column))
            for thing, column in zip(counters.things, columns, strict=True)
        ],
        combinations=[CombinationPayload(list(amounts), actions) for amounts, actions in counters.combinations.items()],
        total=totals.pop() if len(totals) == 1 else None,
        firsts=counters.firsts,
    )


def present_closed(
    row: TableRow,
    why: Closed,
    sight: dict[str, Any],
    reader: Reader | None,
    chat: list[ChatMessage],
    speak: Language,
) -> TablePayload:
    """A table whose rules are no longer played here, as everybody last saw it."""
    points = [sum(parts.values()) for parts in sight["scores"]]
    said = speak(why.said)
    return TablePayload(
        **around(row, reader, chat, speak),
        status=CLOSED,
        steps=0,
        seats=seats_with(row, reader, points, None, speak),
        view=sight["view"],
        clock=clock_words(row, speak),
        prompt=said,
        closed=said,
        has_record=why.for_good and row.position is None,
    )


def around(row: TableRow, reader: Reader | None, chat: list[ChatMessage], speak: Language) -> dict[str, Any]:
    """What there is to see of a table whether or not it can be played on."""
    return {
        "id": row.id,
        "game": row.game,
        "title": title_of(row.game, speak),
        "number": row.number,
        "players": row.players,
        "options": row.options,
        "rules": row.rules,
        "components": row.components,
        "private": row.private,
        "explicit_end": row.explicit_end,
        "at_table": at_table(row, reader),
        "chat": chat,
        "seated": row.seated,
    }


def prompt(timeline: Timeline, mine: list[int], names: list[Name], wording: Wording) -> str:
    """What is asked, in words; the page says beside it who is asked."""
    if timeline.awaiting_end is None:
        return wording.prompt(timeline.state)
    if timeline.awaiting_end in mine:
        return wording.speak.say("prompt-played")
    return wording.speak.say("prompt-played-other", who=names[timeline.awaiting_end])


# What was told ------------------------------------------------------------------------------------------------------


def story(timeline: Timeline, you: int | None, mine: list[int], names: list[Name], wording: Wording) -> list[Paragraph]:
    """The latest events that the reader may read, told seat by seat; the news since their last decision are fresh."""
    since = timeline.told_since(mine) if mine else len(timeline.entries)
    first = max(0, len(timeline.entries) - STORY_LIMIT)
    since = max(first, since)

    def told(entries: list[Entry], fresh: bool) -> list[Paragraph]:
        spoke = wording.story([entry for entry in entries if entry.may_read(you)], names)
        return [Paragraph(whose(it.seat, timeline.state.seats), it.text, fresh) for it in spoke]

    return told(timeline.entries[first:since], fresh=False) + told(timeline.entries[since:], fresh=True)


def whose(seat: int | None, seats: int) -> int | None:
    """Whose emblem stands beside a paragraph: those who take part without a seat have none."""
    return seat if seat is not None and seat < seats else None


def present_scores(
    row: TableRow, timeline: Timeline, names: list[Name], over: bool, speak: Language
) -> list[ScorePayload]:
    """Everybody's points by source; sources that brought nobody anything are left out."""
    scores = timeline.scores
    sources = [source for source in scores[0].parts if any(score.parts[source] for score in scores)]
    called = {source: source_called(timeline.game, source, speak) for source in sources}
    colours = colours_of(row)
    places: dict[int, int] = {}
    if over:
        for group in timeline.state.ranking():
            places.update(dict.fromkeys(group, len(places) + 1))
    return [
        ScorePayload(
            seat=at if at < row.players else None,
            name=alone(names[at], speak),
            colour=colours[at] if at < row.players else "",
            total=score.total,
            parts={called[source]: score.parts[source] for source in sources},
            place=places.get(at),
        )
        for at, score in enumerate(scores)
    ]
