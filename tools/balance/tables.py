"""The tables of the pages on balance, as Markdown, by the name that the pages have for each."""

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from serai.arena.balance import Mean
from serai.core.components import CONFIDENCES, Components
from serai.core.titles import find
from tools.balance.games import Played
from tools.balance.things import TITLES, Group

PEOPLE: Final = {
    "wilhelm": "42 to 46%",
    "niccolo_marco": "35%",
    "mercator": "25 to 40%",
    "matteo": "10%",
}
"""Marco Polo among people, by public reports of tournaments: the share of games that a character won."""

ROLES: Final = {"niccolo_marco": "Niccolò and Marco"}
"""Whose name is not that of the tables."""

Run = list[Played]
"""Games of one title, by one bot, with the same options."""


def tables(played: list[Played]) -> dict[str, str]:
    """All that can be made of these games. The bots stand in the order of the files, the strongest best last."""
    found: dict[str, str] = {}
    by_kind: dict[tuple[str, str], dict[str, Run]] = {}
    for one in played:
        by_kind.setdefault((one.game, one.options), {}).setdefault(one.bot, []).append(one)
    for game in {one.game for one in played}:
        found[f"{game} rebuilt"] = rebuilt(find(game).standard())
    for (game, options), by_bot in by_kind.items():
        tail = f" {options}" if options else ""
        runs = list(by_bot.values())
        found[f"{game} places{tail}"] = places(runs)
        found[f"{game} sources{tail}"] = sources(runs)
        if runs[-1][0].roles:
            found[f"{game} roles{tail}"] = roles(runs)
        for group in TITLES[game].groups if game in TITLES else []:
            found[f"{game} {group.name}{tail}"] = taken(runs[-1], group)
    return found


def markdown(head: list[str], rows: Iterable[list[str]]) -> str:
    """The first column is text, the others are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def said(run: Run) -> str:
    return f"`{run[0].bot}`, {len(run)} games"


def share(wins: Mean) -> str:
    """A share of wins and twice its standard error, by Agresti and Coull, so that none of three is not a sure 0%."""
    if not wins.count:
        return "–"
    likely = (wins.sum + 2) / (wins.count + 4)
    error = math.sqrt(likely * (1 - likely) / (wins.count + 4))
    return f"{wins.value:.0%} ± {200 * error:.0f}"


def mean(numbers: Iterable[float]) -> Mean:
    made = Mean()
    for number in numbers:
        made.add(number)
    return made


def places(runs: list[Run]) -> str:
    head = ["place", *[title for run in runs for title in (f"{said(run)}: won", "points")]]
    rows = []
    for place in range(len(runs[0][0].opening)):
        row = [str(place + 1)]
        for run in runs:
            row.append(share(mean(one.wins[one.opening[place]] for one in run)))
            row.append(f"{mean(sum(one.parts[one.opening[place]].values()) for one in run).value:.1f}")
        rows.append(row)
    return markdown(head, rows)


def sources(runs: list[Run]) -> str:
    head = ["points from", *[title for run in runs for title in (said(run), "their winners")]]
    rows = []
    for source in runs[0][0].parts[0]:
        points = points_by(runs, source.__eq__)
        if any(points):
            rows.append([source.replace("_", " "), *[f"{each:.1f}" for each in points]])
    in_all = points_by(runs, lambda source: True)
    return markdown(head, [*rows, ["**in all**", *[f"{each:.1f}" for each in in_all]]])


def points_by(runs: list[Run], counts: Callable[[str], bool]) -> list[float]:
    """For each run the mean of all and that of the winners, from the sources that count."""
    found = []
    for run in runs:
        scored = [
            (sum(points for source, points in parts.items() if counts(source)), win)
            for one in run
            for parts, win in zip(one.parts, one.wins, strict=True)
        ]
        found += [mean(points for points, _ in scored).value, mean(points for points, win in scored if win).value]
    return found


def roles(runs: list[Run]) -> str:
    """Wins by what somebody played as, the best of the last run first."""
    by_run = []
    for run in runs:
        wins: dict[str, Mean] = {}
        for one in run:
            for role, win in zip(one.roles, one.wins, strict=True):
                wins.setdefault(role, Mean()).add(win)
        by_run.append(wins)
    order = sorted(by_run[-1], key=lambda role: -by_run[-1][role].value)
    rows = [
        [ROLES.get(role, role.title()), *[share(wins.get(role, Mean())) for wins in by_run], PEOPLE.get(role, "")]
        for role in order
    ]
    return markdown(["won as", *[said(run) for run in runs], "people"], rows)


def taken(run: Run, group: Group) -> str:
    """How often each thing of a group was taken, and how those fared who did."""
    printed = find(run[0].game).standard()
    worth = group.worth
    head = [said(run), "value", *(["brings", "price"] if worth else []), "taken", "times", "takers won", "points"]
    rows = []
    for name in group.names:
        row = [f"`{name}`", provenance(printed, group.path.format(name))]
        if worth:
            row += [str(number) for number in worth(printed.table(group.path.format(name)))]
        rows.append(row + fared(run, group, name))
    return markdown(head, rows)


def fared(run: Run, group: Group, name: str) -> list[str]:
    """Of single things, in how many of the games that offered it somebody took it; of others, how many seats did."""
    key = group.name, name
    games = [one for one in run if not group.limited or key in one.counted.offered]
    seats = [(one, seat) for one in games for seat in range(len(one.wins))]
    takers = [(one, seat) for one, seat in seats if one.counted.taken[seat][key]]
    chances = len(games) if group.single else len(seats)
    if not takers:
        return ["0%" if chances else "–", "–", "–", "–"]
    times = mean(one.counted.taken[seat][key] for one, seat in takers)
    return [
        f"{len(takers) / chances:.0%} of {chances}",
        f"{times.value:.1f}",
        share(mean(one.wins[seat] for one, seat in takers)),
        f"{mean(sum(one.parts[seat].values()) for one, seat in takers).value:.1f}",
    ]


def provenance(printed: Components, path: str) -> str:
    """What the tables say of a value, or of the first within it: where it is from, and how sure if it was rebuilt."""
    around = [path[:at] for at in range(len(path), 0, -1) if path[at : at + 1] in ("", ".")]
    within = [known for known in printed.provenance if path and known.startswith(f"{path}.")]
    for known in [*around, *within]:
        if known in printed.provenance:
            says = printed.provenance[known]
            return f"{says.provenance}, {says.confidence.replace('_', ' ')}" if says.confidence else says.provenance
    return ""


def rebuilt(printed: Components) -> str:
    """Which values of a title are reconstructed, and how sure they are."""
    groups: dict[str, Counter[str]] = {}
    for path, _, says in printed.rows():
        if says.provenance == "reconstructed":
            groups.setdefault(path.partition(".")[0], Counter())[says.confidence] += 1
    sure = [each for each in CONFIDENCES if any(each in group for group in groups.values())]
    rows = [[f"`{name}`", *[str(group[each] or "") for each in sure]] for name, group in groups.items()]
    return markdown(["values of", *[each.replace("_", " ") for each in sure]], rows)


MARKED: Final = re.compile(r"(<!-- table: ([^\n]*) -->\n).*?(<!-- end of table -->)", re.DOTALL)


def filled(page: str, made: dict[str, str]) -> str:
    """A page with these tables in the places that are marked for them; the others stay as they are."""
    return MARKED.sub(lambda at: f"{at[1]}\n{made[at[2]]}\n\n{at[3]}" if at[2] in made else at[0], page)
