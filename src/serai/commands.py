"""What each subcommand of `serai` does. Whatever cannot be done is refused before anything is written.

Each is given its arguments, and with them `speak`, the language of whoever reads.
"""

import argparse
import json
import os
import random
import sys
import textwrap
from pathlib import Path
from typing import Any

import serai
from serai import screen, terminal
from serai.core import components, corrections, record
from serai.core.bot import Bot
from serai.core.errors import BadRecord, BadSetup
from serai.core.game import Game, Option
from serai.core.message_keys import has_message
from serai.core.say import COMMA, SPACE, Fact, Of, Say, Several
from serai.language import Language, spoken

HUMAN = "human"
TRIED = "    pip install --editable {folder}\n    serai play {name}\n    serai simulate {name} --check"
"""What whoever has a new game types next."""


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
            raise BadSetup(Say("refused-pair", pair=pair))
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
        raise BadRecord(Say("refused-is-folder", path=str(path)))
    if not folder.is_dir():
        raise BadRecord(Say("refused-no-folder", path=str(path), folder=str(folder)))
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise BadRecord(Say("refused-unwritable", path=str(path)))


def check_folder(path: Path) -> None:
    existing = next(folder for folder in [path, *path.absolute().parents] if folder.exists())
    if not existing.is_dir():
        raise BadRecord(Say("refused-not-folder", path=str(existing)))
    if not os.access(existing, os.W_OK):
        raise BadRecord(Say("refused-unwritable", path=str(existing)))


# The commands ---------------------------------------------------------------------------------------------------------


def games(arguments: argparse.Namespace) -> int:
    from serai.bots.levels import KEYS, about, levels_for

    speak: Language = arguments.speak
    say_what_is_wrong()
    for game in serai.GAMES.values():
        called = speak.say("games-line", game=game.called(), fewest=game.players[0], most=game.players[-1])
        print(f"{game.name:<12}{called}")
        for option in game.options:
            choices = Several([str(choice).lower() for choice in option.choices], COMMA)
            print(f"    {option.name} = {speak(choices)}\n        {speak(said_option(game, option))}")
        print(f"    {speak.say('games-levels', levels=Several([level.key for level in levels_for(game)], COMMA))}")
    print(f"\n{speak.say('games-bots')}")
    for key in KEYS:
        print(f"    {key:<16}{speak(about(key))}")
    return 0


def said_option(game: Game, option: Option) -> Fact:
    """What an option means, in the words of its title."""
    key = f"option-{option.name}"
    return Of(game.package, Say(key)) if has_message(game.package, key) else option.name


def say_what_is_wrong() -> None:
    """Tell what titles lack, and which are left out; the others are played."""
    for sentence in serai.GAMES.look_over():
        print(f"serai: {sentence}", file=sys.stderr)


def new_game(arguments: argparse.Namespace) -> int:
    from serai.new_game import write

    name, speak = arguments.name, arguments.speak
    folder = Path(arguments.folder or name)
    write(name, folder)
    print(speak.say("new-game-written", folder=str(folder)))
    print(TRIED.format(folder=folder, name=name))
    print(speak.say("new-game-docs"))
    return 0


def data(arguments: argparse.Namespace) -> int:
    game = serai.game(arguments.game)
    tables = read_components(game, arguments.components)
    if arguments.json:
        print(json.dumps(tables.to_json(), indent=2, ensure_ascii=False))
    else:
        print("\n".join(data_lines(game, tables, arguments.speak)))
    return 0


def data_lines(game: Game, tables: components.Components, speak: Language) -> list[str]:
    """The tables chapter by chapter: where the next values come from, said once, then the values."""
    lines: list[str] = [speak.say("data-title", game=game.called(), digest=tables.digest)]
    counts: dict[str, int] = {}
    chapter = ""
    said: components.Provenance | None = None
    for path, value, says in tables.rows():
        if path.partition(".")[0] != chapter:
            chapter, said = path.partition(".")[0], None
            lines += ["", chapter.replace("_", " ").upper()]  # as an owner's corrections spell it
        if says != said:
            said = says
            lines += provenance_lines(says, speak)
        text = "" if value is None else speak(value)
        if text:
            counts[says.provenance] = counts.get(says.provenance, 0) + 1
        label = f"      {path.partition('.')[2]:<36} "
        in_words = path in tables.provenance and tables.shape.bag(path) is None
        shown = text or speak.say("data-in-words" if in_words else "nothing")
        lines.append(textwrap.fill(shown, 110, initial_indent=label, subsequent_indent=" " * len(label)))
    parts = [Say("data-part", n=n, provenance=Say(f"provenance-{name}")) for name, n in counts.items()]
    return [*lines, "", speak.say("data-values", n=sum(counts.values()), parts=Several(parts, COMMA))]


def provenance_lines(says: components.Provenance, speak: Language) -> list[str]:
    said: dict[str, Fact] = {"provenance": Say(f"provenance-{says.provenance}")}
    if says.confidence:
        said["confidence"] = Say(f"confidence-{says.confidence}")
    lines = [f"  {speak.say('data-provenance-confidence' if says.confidence else 'data-provenance', **said)}"]
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
        raise BadSetup(Say("refused-library", library=str(missing.name))) from None


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
    from serai.bots.levels import called

    game = title(arguments.game)
    usual = [HUMAN, *[bots.usual_level(game)] * (game.usual_players() - 1)]
    seats = read_seats(",".join(usual) if arguments.seats is None else arguments.seats, game, [HUMAN])
    if arguments.solo:
        if 1 not in game.players:
            raise BadSetup(Say("refused-alone", game=game.called()))
        seats = seats[:1]
    options = read_options(arguments.options)
    tables = read_components(game, arguments.components)
    state = game.new(len(seats), options, tables)
    save = Path(arguments.record) if arguments.record else None
    if save is not None:
        check_writable(save)
    seed = random.SystemRandom().getrandbits(32) if arguments.seed is None else arguments.seed
    playing: dict[int, Bot] = {seat: bots.make(name, game) for seat, name in enumerate(seats) if name != HUMAN}
    sitting = [
        Say("play-seat", who=who, player=Say("player-human") if name == HUMAN else called(name))
        for who, name in zip(game.names(len(seats)), seats, strict=False)
    ]
    print(arguments.speak.say("play-begins", game=game.called(), seats=Several(sitting, COMMA), seed=str(seed)))
    line = record.begin_record(game, len(seats), options, tables, seats)
    read = spoken(game, arguments.speak.code)
    terminal.Session(read, state, playing, line, random.Random(seed), save, arguments.quick).run()
    return 0


def replay(arguments: argparse.Namespace) -> int:
    path = Path(arguments.file)
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadRecord(Say("refused-unreadable", path=str(path), error=str(error.strerror))) from None
    except UnicodeDecodeError:
        raise BadRecord(Say("refused-not-text", path=str(path))) from None
    read = record.read(text, path.name)
    game = serai.game(read.game)
    tables = read_components(game, arguments.components) if arguments.components else None
    state = record.replay(read, tables, path.name)
    reading = spoken(game, arguments.speak.code)
    print(reading.picture(state, None, screen.in_colour(), screen.columns()))
    print(f"\n{screen.standings(reading, state)}")
    end = "replay-agrees" if read.result else "replay-no-result" if state.is_over else "replay-unfinished"
    legal = Say("replay-legal", file=path.name, n=len(read.actions))
    print(f"\n{reading(Several([legal, Say(end)], SPACE))}")
    return 0


def bench(arguments: argparse.Namespace) -> int:
    from serai.arena.bench.command import bench as run

    at_least(arguments, runs=1)
    if arguments.keep:
        check_writable(Path(arguments.keep))
    text, status = run(arguments)
    print(text)
    return status


def bench_server(arguments: argparse.Namespace) -> int:
    from serai.web.bench import bench as run

    at_least(arguments, tables=1, workers=1, seconds=1, think=0)
    print(run(arguments))
    return 0


def bench_soak(arguments: argparse.Namespace) -> int:
    from serai.web.soak import soak as run

    at_least(arguments, tables=1, workers=1, streams=1, minutes=0.05)
    return run(arguments)


def bench_page(arguments: argparse.Namespace) -> int:
    from serai.web.page_bench import bench as run

    at_least(arguments, clicks=2)
    print(run(arguments))
    return 0


def at_least(arguments: argparse.Namespace, **least: float) -> None:
    for name, value in least.items():
        given = getattr(arguments, name)
        if given < value:
            raise BadSetup(Say("refused-least", option=f"--{name}", least=str(value), value=str(given)))


def at_most(arguments: argparse.Namespace, **most: float) -> None:
    for name, value in most.items():
        given = getattr(arguments, name)
        if given > value:
            raise BadSetup(Say("refused-most", option=f"--{name}", most=str(value), value=str(given)))
