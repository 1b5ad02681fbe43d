"""A table as one reader may see it: the view of their seat, their choices, the story without others' secrets."""

from datetime import UTC, datetime
from functools import partial
from typing import Any

from serai.core.reading import choices
from serai.core.say import Name
from serai.language import Language
from serai.server.beats import At
from serai.server.called import (
    alone,
    bot_called,
    by_seat,
    clock_words,
    colours_of,
    names_for,
    seat_called,
    title_of,
)
from serai.server.closed import Closed, is_playable
from serai.server.lines import Log, since
from serai.server.payloads import (
    ChatMessage,
    MomentPayload,
    Reader,
    SeatPayload,
    SilencePayload,
    TablePayload,
    TableSummary,
)
from serai.server.plans import worded
from serai.server.rows import CLOSED, OPEN, PLAYING, TableRow, at_table
from serai.server.scored import gained, present_scores
from serai.server.timeline import Timeline
from serai.server.where import Shown
from serai.server.wording import Wording, wording_of


def time_words(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


def present_seats(row: TableRow, reader: Reader | None, shown: Shown | None, speak: Language) -> list[SeatPayload]:
    points = [score.total for score in shown.timeline.scores] if shown is not None else []
    return seats_with(row, reader, points, row.actor if shown is None else shown.actor, speak)


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
        options=row.options,
        explicit_end=row.explicit_end,
        patience=row.patience,
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
    shown: Shown,
    reader: Reader | None,
    chat: list[ChatMessage],
    speak: Language,
    silent: SilencePayload | None = None,
    drawn: bool = False,
) -> TablePayload:
    """The table in a position. For a page, which is `drawn`, texts keep what of them has a picture."""
    hosting = reader is not None and reader.id == row.host
    base = TablePayload(
        **around(row, reader, chat, speak),
        status=row.status,
        steps=len(shown.latest.acts),
        seats=present_seats(row, reader, shown if row.has_begun else None, speak),
        hosting=hosting,
        invite=row.invite if hosting or at_table(row, reader) else None,
        step=shown.step,
        rematch=row.rematch,
        patience=row.patience,
        silent=silent,
        hot_seat=row.is_hot_seat,
    )
    return present_play(base, row, shown, reader, speak, drawn) if row.has_begun else base


def present_play(
    base: TablePayload, row: TableRow, shown: Shown, reader: Reader | None, speak: Language, drawn: bool
) -> TablePayload:
    timeline, now = shown.timeline, shown.live and shown.step is None
    log = log_for(row, shown, reader, speak, drawn)
    mine, names, wording, over = log.mine, log.names, log.wording, timeline.is_over
    asking = wording.addressing(by_seat(timeline.game, row.players, dict(enumerate(names))))
    waits = shown.latest.actor in mine
    asked = now and timeline.awaiting_end is None and waits
    return TablePayload(
        **{
            **base.__dict__,
            "you": log.you,
            "view": timeline.state.view(log.you),
            "clock": wording.clock(timeline.clock),
            "prompt": prompt(timeline, mine, names, asking) if now or shown.step is not None else "",
            "choosing": choosing(timeline, wording) if shown.step is not None or (now and not waits) else "",
            "choices": choices(asking, timeline.state) if asked else [],
            **(worded(timeline.plans, wording) if asked else {}),
            "can_undo": now and not over and timeline.can_undo(mine),
            "undoes": undoes(timeline, asking) if now and timeline.can_undo(mine) else "",
            "held": now and timeline.awaiting_end is not None,
            "must_end": now and timeline.awaiting_end is not None and timeline.awaiting_end in mine,
            "story": log.latest(),
            "scores": present_scores(row, timeline, names, over, speak),
            "verdict": wording.verdict(names, timeline.state) if over else "",
            "has_record": timeline.state.is_over and row.position is None,
            "at": str(shown.at),
            "live": shown.live,
            "left": shown.left,
            "since": since(shown.latest, mine),
            "waits": waits,
            "automa": present_automa(row, shown, names, speak),
            "moment": log.moment(len(timeline.followed) - 1, partial(gained, row, names, speak)),
        }
    )


def log_for(row: TableRow, shown: Shown, reader: Reader | None, speak: Language, drawn: bool) -> Log:
    """What was told up to a position, for one reader."""
    timeline = shown.timeline
    you = viewing_seat(row, timeline, reader, replaying=shown.step is not None or not shown.live)
    wording = wording_of(timeline.game, speak.code, drawn)
    return Log(timeline, you, row.seats_of(reader), names_for(row, reader), wording)


def present_moment(row: TableRow, shown: Shown, reader: Reader | None, speak: Language, at: At) -> MomentPayload | None:
    """A climax of the past, for a page."""
    log = log_for(row, shown, reader, speak, drawn=True)
    return log.moment_at(at, partial(gained, row, log.names, speak))


def present_automa(row: TableRow, shown: Shown, names: list[Name], speak: Language) -> list[SeatPayload]:
    """Whoever takes part without a seat."""
    scores, colours = shown.timeline.scores, colours_of(row)
    return [
        SeatPayload(
            seat=seat,
            colour=colours[seat],
            kind="automa",
            name=alone(names[seat], speak),
            decides=shown.actor == seat,
            points=scores[seat].total if seat < len(scores) else None,
            called=seat_called(row, seat, speak),
        )
        for seat in range(row.players, len(names))
    ]


def undoes(timeline: Timeline, wording: Wording) -> str:
    """What the last decision was, in the words by which it was chosen."""
    return wording.sentence(timeline.past[-1].state, timeline.acts[-1][1])


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


def choosing(timeline: Timeline, wording: Wording) -> str:
    """What kind of thing somebody else chooses, unless all they have left to do is to end their turn."""
    return wording.choosing(timeline.state) if timeline.awaiting_end is None else ""
