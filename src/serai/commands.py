"""What each subcommand of `serai` does. Whatever cannot be done is refused before anything is written."""

import argparse
import json
import os
import random
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import serai
from serai import screen, terminal
from serai.core import components, corrections, record
from serai.core.bot import Bot
from serai.core.errors import BadRecord, BadSetup
from serai.core.game import Game

HUMAN = "human"


# Reading arguments ----------------------------------------------------------------------------------------------------


def title(name: str) -> Game:
    """The game of this name; one of somebody else's is looked over first, as before a server plays it."""
    for sentence in serai.GAMES.look_over_one(name):
        print(f"serai: {sentence}", file=sys.stderr)
    return serai.game(name)


def read_options(pairs: list[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"'{pair}' is not name=value")
        options[name] = value
    return options


def read_components(game: Game, path: str | None) -> components.Components:
    """The game's tables, with an owner's corrections; tables with which no game can begin are refused."""
    if path is None:
        return game.standard()
    corrected = corrections.correct_file(game.standard(), Path(path))
    game.new(game.players[0], None, corrected)
    return corrected


def read_seats(text: str, game: Game, also: list[str]) -> list[str]:
    from serai import bots

    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in also:
            bots.make(name, game)
    return names


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written at the end of a long game; nothing is written yet."""
    folder = path.parent
    if path.is_dir():
        raise BadRecord(f"{path} is a folder, not a file")
    if not folder.is_dir():
        raise BadRecord(f"{path}: there is no folder {folder}")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise BadRecord(f"{path} cannot be written")


def check_folder(path: Path) -> None:
    existing = next(folder for folder in [path, *path.absolute().parents] if folder.exists())
    if not existing.is_dir():
        raise BadRecord(f"{existing} is not a folder")
    if not os.access(existing, os.W_OK):
        raise BadRecord(f"{existing} cannot be written")


# The commands ---------------------------------------------------------------------------------------------------------


def games(arguments: argparse.Namespace) -> int:
    say_what_is_wrong()
    for game in serai.GAMES.values():
        print(f"{game.name:<12}{game.title}, {game.player_words()} players")
        for option in game.options:
            choices = ", ".join(str(choice).lower() for choice in option.choices)
            print(f"    {option.name} = {choices}\n        {option.about}")
    return 0


def say_what_is_wrong() -> None:
    """Tell what titles lack, and which are left out; the others are played."""
    for sentence in serai.GAMES.look_over():
        print(f"serai: {sentence}", file=sys.stderr)


def new_game(arguments: argparse.Namespace) -> int:
    from serai.new_game import write

    name = arguments.name
    folder = Path(arguments.folder or name)
    write(name, folder)
    print(f"A game that plays is in {folder}, to be made into yours. Install it where Serai is, and try it:")
    print(f"    pip install --editable {folder}\n    serai play {name}\n    serai simulate {name} --check")
    print("docs/new-game.md tells what each of its files is for.")
    return 0


def data(arguments: argparse.Namespace) -> int:
    game = serai.game(arguments.game)
    tables = read_components(game, arguments.components)
    if arguments.json:
        print(json.dumps(tables.to_json(), indent=2, ensure_ascii=False))
    else:
        print("\n".join(data_lines(game, tables)))
    return 0


def data_lines(game: Game, tables: components.Components) -> list[str]:
    """The tables chapter by chapter: where the next values come from, said once, then the values."""
    lines: list[str] = [f"{game.title}: the printed facts as Serai plays them, tables {tables.digest}"]
    counts: dict[str, int] = {}
    chapter = ""
    said: components.Provenance | None = None
    for path, value, provenance, _ in tables.rows():
        says = tables.provenance[path if path in tables.provenance else path.rpartition(".")[0]]
        if path.partition(".")[0] != chapter:
            chapter, said = path.partition(".")[0], None
            lines += ["", chapter.replace("_", " ").upper()]
        if says != said:
            said = says
            lines += provenance_lines(says)
        if value:
            counts[provenance] = counts.get(provenance, 0) + 1
        label = f"      {path.partition('.')[2]:<36} "
        in_words = path in tables.provenance and tables.shape.bag(path) is None
        shown = value or ("(in words, above)" if in_words else "nothing")
        lines.append(textwrap.fill(shown, 110, initial_indent=label, subsequent_indent=" " * len(label)))
    summary = ", ".join(f"{n} {provenance}" for provenance, n in counts.items())
    return [*lines, "", f"{sum(counts.values())} values: {summary}"]


def provenance_lines(says: components.Provenance) -> list[str]:
    sure = f", confidence {says.confidence.replace('_', ' ')}" if says.confidence else ""
    lines = [f"  [{says.provenance}{sure}]"]
    for text in (says.source, says.note):
        if text:
            plain = " ".join(text.split())
            lines.append(textwrap.fill(plain, 110, initial_indent="    ", subsequent_indent="    "))
    return lines


def need_server() -> None:
    """Refuse what needs the server's libraries where they are not installed."""
    try:
        import serai.web.serve  # noqa: F401  # only to see whether it can be
    except ModuleNotFoundError as missing:
        raise BadSetup(f"serving needs '{missing.name}': pip install 'serai[server]'") from None


def serve(arguments: argparse.Namespace) -> int:
    need_server()
    from serai.server.settings import Settings
    from serai.web.serve import serve as run

    at_least(arguments, workers=1, bots=1, pause=0, hops=1)
    say_what_is_wrong()
    settings = Settings(
        database=arguments.database,
        durable=not arguments.no_sync,
        bot_processes=arguments.bots,
        pause=arguments.pause,
        limits=not arguments.no_limits,
        secure=arguments.secure,
        workers=arguments.workers,
        proxies=tuple(arguments.proxy),
        hops=arguments.hops,
        open_metrics=arguments.open_metrics,
    )
    run(settings, arguments.host, arguments.port, arguments.open)
    return 0


def play(arguments: argparse.Namespace) -> int:
    from serai import bots

    game = title(arguments.game)
    usual = [HUMAN, *[bots.best_bot(game)] * (game.usual_players() - 1)]
    seats = read_seats(",".join(usual) if arguments.seats is None else arguments.seats, game, [HUMAN])
    if arguments.solo:
        if 1 not in game.players:
            raise BadSetup(f"{game.title} cannot be played alone")
        seats = seats[:1]
    options = read_options(arguments.options)
    tables = read_components(game, arguments.components)
    state = game.new(len(seats), options, tables)
    save = Path(arguments.record) if arguments.record else None
    if save is not None:
        check_writable(save)
    seed = random.SystemRandom().getrandbits(32) if arguments.seed is None else arguments.seed
    playing: dict[int, Bot] = {seat: bots.make(name, game) for seat, name in enumerate(seats) if name != HUMAN}
    names = game.seat_names(len(seats))
    print(
        f"{game.title}: {', '.join(f'{names[at]} is {name}' for at, name in enumerate(seats))}; seed {seed}. ? helps."
    )
    line = record.begin_record(game, len(seats), options, tables, seats)
    terminal.Session(game, state, playing, line, random.Random(seed), save, arguments.quick).run()
    return 0


def simulate(arguments: argparse.Namespace) -> int:
    from serai.arena.simulate import simulate as run

    game = title(arguments.game)
    names = read_seats(arguments.bots, game, [])
    players = arguments.players
    if players is None:
        players = len(names) if len(names) > 1 else game.usual_players(4)
    if len(names) == 1:
        names = names * players
    if len(names) != players:
        raise BadSetup(f"{players} players need as many bots, not {len(names)}")
    tables = read_components(game, arguments.components) if arguments.components else None
    records = Path(arguments.records) if arguments.records else None
    if records is not None:
        check_folder(records)
    report = run(
        game=game,
        bots=names,
        games=arguments.games,
        seed=arguments.seed,
        options=read_options(arguments.options),
        components=tables,
        check=arguments.check,
        records=records,
        jobs=arguments.jobs,
        progress=progress_bar(arguments.games) if sys.stderr.isatty() else None,
    )
    if arguments.json:
        print(json.dumps(report.to_json(arguments.report), indent=2))
    else:
        print(report.text(arguments.report))
    return 1 if report.violations else 0


def progress_bar(games: int) -> Callable[[int], None]:
    def show(done: int) -> None:
        filled = done * 30 // games
        end = "\n" if done == games else ""
        print(f"\r[{'#' * filled}{'.' * (30 - filled)}] {done} of {games} games", end=end, file=sys.stderr, flush=True)

    return show


def replay(arguments: argparse.Namespace) -> int:
    path = Path(arguments.file)
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: is not UTF-8 text") from None
    read = record.read(text, path.name)
    game = serai.game(read.game)
    tables = read_components(game, arguments.components) if arguments.components else None
    state = record.replay(read, tables, path.name)
    print(game.render.picture(state, None, screen.in_colour(), screen.columns()))
    print(f"\n{screen.standings(game, state)}")
    print(f"\n{path.name}: {len(read.actions)} actions replayed, all legal.", end=" ")
    print(
        "The final scores agree." if read.result else "It has no result to compare." if state.is_over else "Unfinished."
    )
    return 0


def bench(arguments: argparse.Namespace) -> int:
    from serai.arena.bench import bench as run

    if not any(arguments.players in game.players for game in serai.GAMES.values()):
        raise BadSetup(f"no game is for {arguments.players} players")
    print(run(arguments))
    return 0


def bench_server(arguments: argparse.Namespace) -> int:
    from serai.web.bench import bench as run

    at_least(arguments, tables=1, workers=1, seconds=1, think=0)
    print(run(arguments))
    return 0


def bench_soak(arguments: argparse.Namespace) -> int:
    from serai.web.soak import soak as run

    at_least(arguments, tables=1, workers=1, streams=1, minutes=0.05)
    return run(arguments)


def at_least(arguments: argparse.Namespace, **least: float) -> None:
    for name, value in least.items():
        if getattr(arguments, name) < value:
            raise BadSetup(f"--{name} must be at least {value}, not {getattr(arguments, name)}")
