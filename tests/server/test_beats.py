"""A game in beats: what others do, one readable thing after the other, and the positions on the way."""

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

import serai
from serai.core.play import draw
from serai.core.text import Entry
from serai.server.beats import At, Beat, read_address
from serai.server.lines import Log, since
from serai.server.payloads import ScorePayload
from serai.server.timeline import ACT, Move, Timeline
from serai.server.where import after_own
from serai.server.wording import goes_on, is_read, wording_of


def played(title: str, players: int, decisions: int, seed: int = 1) -> Timeline:
    """A game in the making, with as many decisions as that, taken at random."""
    game = serai.game(title)
    timeline, rng = Timeline(game, game.new(players)), random.Random(seed)
    made = 0
    while made < decisions and not timeline.state.is_over:
        seat = timeline.state.actor
        action = draw(timeline.state, rng) if seat < 0 else rng.choice(timeline.state.legal())
        timeline.add(Move(timeline.number + 1, ACT, seat, timeline.state.notation(action), final=True))
        made += seat >= 0
    return timeline


def walked(timeline: Timeline) -> list[At]:
    """Every position that one who follows is shown."""
    found, at = [], At(0)
    while at < timeline.end:
        at = timeline.next_beat(at)
        found.append(at)
    return found


def told_in(timeline: Timeline, step: int) -> list[Entry]:
    return timeline.entries[timeline.log_offsets[step] : timeline.told_before(At(step + 1))]


def keys_told(timeline: Timeline, step: int) -> list[str]:
    return [entry.key for entry in told_in(timeline, step)]


def lines_of(timeline: Timeline) -> list[str]:
    """What everybody reads, beat by beat."""
    log = Log(timeline, None, [], timeline.game.names(timeline.start.seats), wording_of(timeline.game, "en"))
    return [" | ".join(line.text for line in log.of_beat(at)) for at in range(len(timeline.beats))]


GAMES = [("merv", 1), ("merv", 3), ("marco_polo", 3), ("tadmor", 3)]


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_every_decision_that_tells_something_has_a_beat_of_its_own(title: str, players: int) -> None:
    """But for what pays another part of the same price, is the very same once more, or belongs to it by its title."""
    timeline, joined = played(title, players, 150), 0
    for step, (seat, action) in enumerate(timeline.acts):
        if seat >= 0 and is_read(timeline.game, players, told_in(timeline, step)):
            told = timeline.log_offsets[step]
            own = next(beat for beat in reversed(timeline.beats) if beat.told <= told)
            assert own.by == seat
            assert own.seat == seat or own.seat >= players, "who decides for the automa does not do it themselves"
            if own.told < told:
                before = timeline.entries[own.told : told]
                paying = all(entry.key == "pay" for entry in before)
                begun = goes_on(timeline.game, timeline.at_step(step).state, before)
                unread = not is_read(timeline.game, players, before)
                assert paying or begun or unread or timeline.acts[step - 1] == (seat, action)
                joined += 1
    assert joined < len(timeline.beats)


def test_a_trade_made_again_is_one_beat() -> None:
    timeline = played("tadmor", 3, 400)
    trades = [step for step, (_, action) in enumerate(timeline.acts) if timeline.state.notation(action)[:5] == "trade"]
    again = [step for step in trades if timeline.acts[step] == timeline.acts[step - 1]]
    assert again
    assert not [beat for beat in timeline.beats if beat.begin in [At(step) for step in again]]


ONE_ACTION = {
    "merv": [r"went to slot \d, (built|used)", r"chose the (palace|wall|mosque|library), "],
    "marco_polo": [
        r"used the \w+ row with .*gained",
        r"Khan's favor with .* 2 camels and 1",
        r"took the contract .*, put a",
    ],
    "tadmor": [r"discarded “.*”, gained", r"bought the .*, paid"],
}


@pytest.mark.parametrize("title", ONE_ACTION)
def test_what_a_player_would_call_one_action_is_one_beat(title: str) -> None:
    lines = lines_of(played(title, 3, 500, seed=3))
    for pattern in ONE_ACTION[title]:
        assert any(re.search(pattern, line) for line in lines), pattern
    assert not [line for line in lines[:-1] if not line], "nobody waits for what tells nothing"


def test_the_magistrate_does_one_thing_after_the_other() -> None:
    """It goes and builds, then it acts, piece by piece of the wall; places in the queue are taken all at once."""
    lines = lines_of(played("merv", 1, 5000, seed=4))
    assert not [line for line in lines if "the magistrate" in line.lower() and line.count("built at") > 1]
    assert [
        line for line in lines if re.search(r"magistrate drew the \w+ card, went to slot \d, built on \w\d\.$", line)
    ]
    assert sum(line.count("took place") == 3 for line in lines) >= 8


def test_an_invasion_is_told_whole_when_it_is_over() -> None:
    timeline = played("merv", 3, 5000)
    log = Log(timeline, 0, [0], timeline.game.names(3), wording_of(timeline.game, "en"))
    found = [moment for at in range(len(timeline.beats)) if (moment := log.moment(at, lambda *_: [])) is not None]
    attacks = [" ".join(line.text for line in moment.lines) for moment in found if "Mongols" in moment.title]
    assert attacks
    assert all(text.startswith("The Mongols attacked") or "The Mongols attacked" in text for text in attacks)
    assert all(text.endswith("The Mongols withdrew.") for text in attacks)
    assert any("ransomed" in text for text in attacks)
    assert any("lost the building" in text for text in attacks)
    assert found[-1].title == "Final scoring"


def test_a_round_is_counted_where_it_ends() -> None:
    timeline = played("marco_polo", 3, 5000)
    log = Log(timeline, 0, [0], timeline.game.names(3), wording_of(timeline.game, "en"))
    spans: list[tuple[At, At]] = []

    def gained(before: Timeline, after: Timeline) -> list[ScorePayload]:
        spans.append((before.end, after.end))
        return []

    rounds = [moment for at in range(len(timeline.beats)) if (moment := log.moment(at, gained)) is not None][:-1]
    assert len(rounds) == 4
    assert all(later[0] < earlier[1] <= later[1] for earlier, later in pairwise(spans[:-1])), "one after the other"
    assert all(after.step - before.step > 20 for before, after in spans[:-1])
    assert all(len(moment.lines) < 8 for moment in rounds)


def test_the_parts_of_a_price_are_one_beat() -> None:
    timeline = played("tadmor", 3, 400)
    parts = [
        step
        for step, (seat, action) in enumerate(timeline.acts[1:], 1)
        if timeline.acts[step - 1][0] == seat
        and timeline.acts[step - 1] != (seat, action)
        and keys_told(timeline, step - 1) == ["pay"]
        and keys_told(timeline, step)[:1] == ["pay"]
    ]
    assert parts
    assert not {At(step) for step in parts} & {beat.begin for beat in timeline.beats}


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_a_silent_decision_belongs_to_the_beat_after_it(title: str, players: int) -> None:
    timeline = played(title, players, 150)
    silent = 0
    for beat in timeline.beats[1:]:
        if beat.begin.stage == 0:
            seat, action = timeline.acts[beat.begin.step - 1]
            again = timeline.acts[beat.begin.step - 2] == (seat, action)
            assert timeline.stages[beat.begin.step - 1] or seat < 0 or again, beat
            silent += not timeline.stages[beat.begin.step]
    assert silent


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_what_nobody_does_begins_no_beat_unless_it_is_a_climax(title: str, players: int) -> None:
    timeline = played(title, players, 250)
    assert not [beat for beat in timeline.beats[1:] if beat.seat < 0 and beat.moment is None]


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_beats_follow_each_other_and_tell_everything(title: str, players: int) -> None:
    timeline = played(title, players, 150)
    assert (timeline.beats[0].begin, timeline.beats[0].told) == (At(0), 0)
    told = [beat.told for beat in timeline.beats]
    assert told == sorted(set(told))
    assert told[-1] <= len(timeline.entries)
    begins = [beat.begin for beat in timeline.beats]
    assert begins == sorted(set(begins))
    followed = [beat.begin for beat in timeline.followed]
    assert begins[: len(followed)] == followed
    assert walked(timeline) == [*followed[1:], timeline.end]


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_a_position_on_the_way_is_as_it_was(title: str, players: int) -> None:
    """Also between the stages of an action: whoever goes on from there arrives where everybody did."""
    timeline = played(title, players, 90)
    for at in [timeline.beats[i].begin for i in range(1, len(timeline.beats), 3)]:
        there = timeline.at(at)
        told = timeline.told_before(at)
        assert [entry.to_json() for entry in there.entries] == [entry.to_json() for entry in timeline.entries[:told]]
        assert there.state.view(None)["actor"] is not None
        if at.stage:
            there.state.settle()
            assert there.state.to_json() == timeline.at_step(at.step + 1).state.to_json()
        else:
            fresh = timeline.start.clone()
            for _, action in timeline.acts[: at.step]:
                fresh.apply(action)
            assert there.state.to_json() == fresh.to_json()


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_a_beginning_knows_its_own_positions(title: str, players: int) -> None:
    """Also one that ends between the stages of an action: what a climax brought is told there, too."""
    timeline = played(title, players, 150)
    ways = walked(timeline)[:-1]
    for at in [*[at for at in ways if at.stage][:20], *ways[::9]]:
        there = timeline.at(at)
        begin = there.beats[-1].begin
        assert there.end == at
        assert there.at(there.end).state.to_json() == there.state.to_json()
        assert there.at(begin).state.to_json() == timeline.at(begin).state.to_json()


def test_what_happens_by_itself_is_news_to_everybody() -> None:
    """Who decides for the printed automa knows what they decided, and nothing of what it does then."""
    timeline = played("merv", 1, 120)
    by_itself = [
        beat
        for beat in timeline.beats
        if beat.begin.stage
        and is_read(timeline.game, 1, timeline.entries[beat.told : timeline.told_before(At(beat.begin.step + 1))])
    ]
    assert by_itself
    assert not any(beat.of([0, 1, 2]) for beat in by_itself)
    assert all(
        beat.of([0]) for beat in timeline.beats if not beat.begin.stage and timeline.acts[beat.begin.step][0] == 0
    )
    decided_for_it = Beat(At(3), 7, seat=1, by=0)
    assert (decided_for_it.of([0]), decided_for_it.of([1])) == (True, False)


def test_the_printed_automa_has_beats_of_its_own() -> None:
    timeline = played("merv", 1, 120)
    seats = {beat.seat for beat in timeline.beats}
    assert {0, 1, 2} <= seats
    for beat, following in zip(timeline.beats, timeline.beats[1:], strict=False):
        if beat.seat in (1, 2):
            told = timeline.entries[beat.told : following.told]
            along = ("queue", "camels", "points", "turn")
            assert all(entry.seat in (beat.seat, -1) or entry.key in along for entry in told)


@pytest.mark.parametrize(("title", "players", "least"), [("merv", 1, 4), ("marco_polo", 2, 5), ("tadmor", 2, 3)])
def test_climaxes_tell_where_everybodys_points_came_from(title: str, players: int, least: int) -> None:
    timeline = played(title, players, 5000)
    assert timeline.state.is_over
    names = timeline.game.names(players)
    log = Log(timeline, 0, [0], names, wording_of(timeline.game, "en"))

    def gained(before: Timeline, after: Timeline) -> list[ScorePayload]:
        pairs = zip(before.scores, after.scores, strict=True)
        return [ScorePayload(at, "", "", b.total - a.total, {}) for at, (a, b) in enumerate(pairs)]

    found = [moment for at in range(len(timeline.beats)) if (moment := log.moment(at, gained)) is not None]
    assert len(found) >= least
    assert all(moment.title and moment.lines for moment in found)
    assert any(score.total for moment in found for score in moment.scores)
    for moment in found:
        at = read_address(moment.at)
        assert at is not None
        assert log.moment_at(at, gained) == moment


def last_decisions(timeline: Timeline) -> Iterator[tuple[int, int, Timeline]]:
    """Every decision after which somebody had none for a while: whose, at which step, and the game a little later."""
    for step, (seat, _) in enumerate(timeline.acts):
        later = timeline.at_step(min(step + 6, len(timeline.acts)))
        if seat >= 0 and later.last_decision([seat]) == step:
            yield seat, step, later


@pytest.mark.parametrize("title", ["merv", "marco_polo", "tadmor"])
def test_what_was_told_before_ones_decision_is_no_news_after_it(title: str) -> None:
    """Also where that decision told nothing, and what others did then is one beat with it."""
    timeline, silent, at_once = played(title, 3, 400, seed=2), 0, 0
    wording = wording_of(timeline.game, "en")
    for seat, step, later in last_decisions(timeline):
        news = later.followed[later.known_to([seat]) :]
        assert all(beat.told >= timeline.log_offsets[step] for beat in news)
        fresh = [line.at for line in Log(later, seat, [seat], timeline.game.names(3), wording).latest() if line.fresh]
        assert not [at for at in map(read_address, fresh) if at is None or at <= At(step)]
        if news:
            assert read_address(since(later, [seat])) == news[0].begin
            own = after_own(later, [seat]).at
            if news[0].begin > At(step):
                assert own == news[0].begin, "before what others made of it, also at once"
            else:
                assert own.step > step
                assert all(by < 0 for by, _ in timeline.acts[step + 1 : own.step])
                assert own == later.end or later.acts[own.step][0] >= 0
            silent += news[0].begin <= At(step)
            at_once += news[0].begin.stage > 0
    assert silent or title == "marco_polo", "there every decision tells something"
    assert at_once


def test_everything_is_news_to_one_who_has_not_decided_yet() -> None:
    timeline = played("merv", 3, 4)
    idle = next(seat for seat in range(3) if timeline.last_decision([seat]) is None)
    assert timeline.known_to([idle]) == 0
    assert after_own(timeline, [idle]).live


def test_what_chance_adds_belongs_to_the_decision_before_it() -> None:
    timeline = played("tadmor", 3, 60)
    actors = [seat for seat, _ in timeline.acts]
    drawn = next(step for step in range(1, len(actors)) if actors[step] >= 0 and actors[step + 1] < 0)
    after = timeline.decided_next(drawn).step
    assert actors[drawn + 1 : after] == [-1] * (after - drawn - 1)
    assert actors[after] >= 0
    assert timeline.decided_next(len(actors) - 1) == timeline.end


def test_what_one_reads_as_an_address() -> None:
    assert read_address("61") == At(61)
    assert read_address("61.2") == At(61, 2)
    assert [read_address(text) for text in ("", "x", "-1", "6.", "61.2.3", "1e3", "٣", "9999999")] == [None] * 8
    assert [str(At(61)), str(At(61, 2))] == ["61", "61.2"]
