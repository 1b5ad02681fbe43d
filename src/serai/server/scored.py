"""Everybody's points by where they came from: in all, and between two positions."""

from serai.core.say import Name
from serai.core.state import Score
from serai.language import Language
from serai.server.called import alone, colours_of, source_called
from serai.server.payloads import ScorePayload
from serai.server.rows import TableRow
from serai.server.timeline import Timeline


def gained(row: TableRow, names: list[Name], speak: Language, before: Timeline, after: Timeline) -> list[ScorePayload]:
    """What everybody got between two positions, by source; nobody at all where it was nothing."""
    had = [score.parts for score in before.scores]
    got = [
        Score(score.name, {source: n - had[seat].get(source, 0) for source, n in score.parts.items()})
        for seat, score in enumerate(after.scores)
    ]
    return scored(row, after, got, names, {}, speak) if any(any(score.parts.values()) for score in got) else []


def present_scores(
    row: TableRow, timeline: Timeline, names: list[Name], over: bool, speak: Language
) -> list[ScorePayload]:
    places: dict[int, int] = {}
    if over:
        for group in timeline.state.ranking():
            places.update(dict.fromkeys(group, len(places) + 1))
    return scored(row, timeline, timeline.scores, names, places, speak)


def scored(
    row: TableRow, timeline: Timeline, scores: list[Score], names: list[Name], places: dict[int, int], speak: Language
) -> list[ScorePayload]:
    """Everybody's points by source; sources that brought nobody anything are left out."""
    sources = [source for source in scores[0].parts if any(score.parts[source] for score in scores)]
    called = {source: source_called(timeline.game, source, speak) for source in sources}
    colours = colours_of(row)
    return [
        ScorePayload(
            seat=at,
            name=alone(names[at], speak),
            colour=colours[at],
            total=score.total,
            parts={called[source]: score.parts[source] for source in sources},
            place=places.get(at),
        )
        for at, score in enumerate(scores)
    ]
