"""What the source of a game's rules says of itself: which events it tells, which of its steps ask something."""

import ast
from importlib import resources

from serai.core.game import Game
from serai.core.step import Automatic


def nodes_of(package: str) -> list[ast.AST]:
    """Everything in the rules of the game that lives in a package, how it reads left aside."""
    sources = [file for file in resources.files(package).iterdir() if file.name.endswith(".py")]
    return [node for file in sources for node in ast.walk(ast.parse(file.read_text("utf-8")))]


def told_keys(package: str) -> set[str]:
    """Every key that the rules tell."""
    keys = set()
    for call in nodes_of(package):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr.startswith("tell"):
            key = call.args[1 if call.func.attr == "tell_only" else 0]
            assert isinstance(key, ast.Constant), "a key is a plain word, so that its sentence can be found"
            keys.add(str(key.value))
    return keys


def asking_steps(game: Game) -> set[str]:
    """The steps of a game that ask somebody something."""
    return {name for name, step in game.steps().items() if not issubclass(step, Automatic)}


def steps_of_chance(package: str) -> set[str]:
    """The steps that the rules give to chance."""
    return {
        call.func.id
        for call in nodes_of(package)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.args
        if isinstance(call.args[0], ast.Name) and call.args[0].id == "CHANCE"
    }


def deciding_steps(game: Game) -> set[str]:
    """The steps in which a seat decides."""
    return asking_steps(game) - steps_of_chance(game.package)
