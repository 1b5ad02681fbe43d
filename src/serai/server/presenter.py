"""A table as one reader may see it: the view of their seat, their choices, the story without others' secrets."""

from datetime import UTC, datetime
from typing import Any, Final

from serai.core.game import COLOURS
from serai.core.reading import choices
from serai.core.render.verdict import YOU, verdict
from serai.core.text import Entry, sentence_case
from serai.core.titles import GAMES, find
from serai.server.closed import Closed, is_playable
from serai.server.payloads import (
    ChatMessage,
    Paragraph,
    Reader,
    ScorePayload,
    SeatPayload,
    SilencePayload,
    TablePayload,
    TableSummary,
)
from serai.server.rows import CLOSED, OPEN, PLAYING, TableRow, at_table
from serai.server.timeline import Timeline
from serai.server.wording import wording_of

STORY_LIMIT: Final = 120
"""How many of the latest events a page tells; the replay tells the others."""
MARKS: Final = [chr(0xE000 + seat) for seat in range(8)]
"""Stand for the names while a story is told, so that it can be seen afterwards whose paragraph is whose."""


def time_words(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def names_for(row: TableRow, reader: Reader | None) -> list[str]:
    """What to call the seats, and after them whoever else takes part: a person by name, a bot by its colour."""
    names = find(row.game).seat_names(row.players)
    mine = row.seats_of(reader)
    for seat in row.seats:
        if seat.person is not None and seat.bot is None:
            names[seat.seat] = YOU if mine == [seat.seat] else seat.name
    if len(mine) > 1:  # at a shared screen names would be all the same
        for at in mine:
            names[at] = find(row.game).seat_names(row.players)[at]
    return names


def present_seats(row: TableRow, reader: Reader | None, timeline: Timeline | None) -> list[SeatPayload]:
    points = [score.total for score in timeline.scores] if timeline is not None else []
    return seats_with(row, reader, points, row.actor if timeline is None else timeline.actor)


def seats_with(row: TableRow, reader: Reader | None, points: list[int], actor: int | None) -> list[SeatPayload]:
    # A title that is gone has taken the names of its seats along.
    colours = GAMES[row.game].seat_names(row.players) if row.game in GAMES else COLOURS
    return [
        SeatPayload(
            seat=at.seat,
            colour=colours[at.seat],
            kind="open" if at.is_open else "bot" if at.bot is not None else "person",
            name=at.name if at.person is not None else sentence_case(at.bot or ""),
            bot=at.bot,
            yours=at.played_by(reader),
            decides=actor == at.seat,
            points=points[at.seat] if points else None,
            left=at.person is not None and at.bot is not None,
            once_yours=reader is not None and at.person == reader.id,
        )
        for at in row.seats
    ]


def title_of(row: TableRow) -> str:
    return GAMES[row.game].title if row.game in GAMES else row.game


def summarise(row: TableRow, reader: Reader | None, host: str) -> TableSummary:
    """A table in a list."""
    return TableSummary(
        id=row.id,
        game=row.game,
        title=title_of(row),
        status=row.status if is_playable(row) or row.status == OPEN else CLOSED,
        seats=present_seats(row, reader, None),
        host=host,
        private=row.private,
        at_table=at_table(row, reader),
        your_turn=row.actor in row.seats_of(reader) and is_playable(row),
        clock=row.clock,
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
    step: int | None = None,
    silent: SilencePayload | None = None,
) -> TablePayload:
    """The table now, or as it was after so many steps."""
    steps = len(timeline.acts)
    if step is not None:
        timeline = timeline.at_step(step)
    hosting = reader is not None and reader.id == row.host
    base = TablePayload(
        **around(row, reader, chat),
        status=row.status,
        steps=steps,
        seats=present_seats(row, reader, timeline if row.has_begun else None),
        hosting=hosting,
        invite=row.invite if hosting or at_table(row, reader) else None,
        step=step,
        rematch=row.rematch,
        patience=row.patience,
        silent=silent,
        hot_seat=row.is_hot_seat,
    )
    return present_play(base, row, timeline, reader) if row.has_begun else base


def present_play(base: TablePayload, row: TableRow, timeline: Timeline, reader: Reader | None) -> TablePayload:
    now = base.step is None
    you = viewing_seat(row, timeline, reader, replaying=not now)
    mine = row.seats_of(reader)
    names = names_for(row, reader)
    over = timeline.is_over
    asked = now and timeline.awaiting_end is None and timeline.actor in mine
    return TablePayload(
        **{
            **base.__dict__,
            "you": you,
            "view": timeline.state.view(you),
            "clock": timeline.clock,
            "prompt": prompt(timeline, mine, names),
            "choices": choices(wording_of(timeline.game), timeline.state) if asked else [],
            "can_undo": now and not over and timeline.can_undo(mine),
            "held": timeline.awaiting_end is not None,
            "must_end": now and timeline.awaiting_end is not None and timeline.awaiting_end in mine,
            "story": story(timeline, you, mine, names),
            "scores": present_scores(row, timeline, names, over),
            "verdict": verdict(names, timeline.state) if over else "",
            "has_record": timeline.state.is_over and row.position is None,
        }
    )


def present_closed(
    row: TableRow, why: Closed, sight: dict[str, Any], reader: Reader | None, chat: list[ChatMessage]
) -> TablePayload:
    """A table whose rules are no longer played here, as everybody last saw it."""
    points = [sum(parts.values()) for parts in sight["scores"]]
    return TablePayload(
        **around(row, reader, chat),
        status=CLOSED,
        steps=0,
        seats=seats_with(row, reader, points, None),
        view=sight["view"],
        clock=row.clock,
        prompt=str(why),
        closed=str(why),
        has_record=why.for_good and row.position is None,
    )


def around(row: TableRow, reader: Reader | None, chat: list[ChatMessage]) -> dict[str, Any]:
    """What there is to see of a table whether or not it can be played on."""
    return {
        "id": row.id,
        "game": row.game,
        "title": title_of(row),
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


def prompt(timeline: Timeline, mine: list[int], names: list[str]) -> str:
    """What is asked, in words; the page says beside it who is asked."""
    if timeline.awaiting_end is not None:
        if timeline.awaiting_end in mine:
            return "Your turn is played. End it, or take something back."
        return f"{sentence_case(names[timeline.awaiting_end])} has played, and may still take something back."
    return wording_of(timeline.game).prompt(timeline.state)


# What was told ------------------------------------------------------------------------------------------------------


def story(timeline: Timeline, you: int | None, mine: list[int], names: list[str]) -> list[Paragraph]:
    """The latest events that the reader may read, told seat by seat; the news since their last decision are fresh."""
    since = timeline.told_since(mine) if mine else len(timeline.entries)
    first = max(0, len(timeline.entries) - STORY_LIMIT)
    since = max(first, since)
    older = paragraphs(timeline, timeline.entries[first:since], you, names, fresh=False)
    return older + paragraphs(timeline, timeline.entries[since:], you, names, fresh=True)


def paragraphs(
    timeline: Timeline, entries: list[Entry], you: int | None, names: list[str], fresh: bool
) -> list[Paragraph]:
    readable = [entry for entry in entries if entry.may_read(you)]
    told = wording_of(timeline.game).story(readable, MARKS[: len(names)])
    return [Paragraph(whose(text, timeline.state.seats), with_names(text, names), fresh) for text in told]


def whose(text: str, seats: int) -> int | None:
    seat = MARKS.index(text[0]) if text[:1] in MARKS else seats
    return seat if seat < seats else None


def with_names(text: str, names: list[str]) -> str:
    """A text with its marks replaced by names, capital where a sentence begins."""
    for mark, name in zip(MARKS, names, strict=False):
        text = text.replace(f". {mark}", f". {sentence_case(name)}").replace(mark, name)
    return sentence_case(text)


def present_scores(row: TableRow, timeline: Timeline, names: list[str], over: bool) -> list[ScorePayload]:
    """Everybody's points by source; sources that brought nobody anything are left out."""
    scores = timeline.scores
    sources = [source for source in scores[0].parts if any(score.parts[source] for score in scores)]
    colours = timeline.game.seat_names(row.players)
    places: dict[int, int] = {}
    if over:
        for group in timeline.state.ranking():
            places.update(dict.fromkeys(group, len(places) + 1))
    return [
        ScorePayload(
            seat=at if at < row.players else None,
            name=sentence_case(names[at]),
            colour=colours[at] if at < row.players else "",
            total=score.total,
            parts={sentence_case(source.replace("_", " ")): score.parts[source] for source in sources},
            place=places.get(at),
        )
        for at, score in enumerate(scores)
    ]
