"""Everyone's holdings as a terminal shows them."""

from serai.core.render.ink import QUIET, TITLE, flow, pad, width_of
from serai.core.say import Say
from serai.games.marco_polo.constants import GOALS, NOBODY, SEATS, STOCK, THINGS, VP
from serai.games.marco_polo.render.board import contract
from serai.games.marco_polo.render.characters import character, knacks
from serai.games.marco_polo.render.ink import NONE, Pen, hand_die, sign
from serai.games.marco_polo.render.speech import character_name, place
from serai.games.marco_polo.table import Table


def everyone(t: Table, seat: int | None, pen: Pen, width: int) -> list[str]:
    """For each player a row of numbers and a row with the character and the contracts; goal cards only if open."""
    columns = Columns(pen)
    lines = [pen.ink(columns.head(), QUIET)]
    for at in range(t.seats):
        lines.append(columns.row(t, at, at == seat))
        lines += flow(details(t, at, at == seat, pen), width, "    ")
    if seat is not None and t.players[seat].character != NOBODY:
        told = pen.speak(character(t, t.players[seat].character))
        lines += flow([pen.ink(word, QUIET) for word in told.split()], width, "", " ")
    return lines


class Columns:
    """The table of all players, each column as wide as its head and whatever may stand in it."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.heads = {name: pen.say(f"head-{name}") for name in ("player", "points", "posts", "done", "dice")}
        self.stock = [pen.say(f"head-{name}") for name in THINGS[:STOCK]]
        labels = [pen.person(seat, own=True) for seat in range(len(SEATS))]
        self.labels = max(width_of(label) for label in [*labels, self.heads["player"]]) + 1
        self.points = max(len("100"), len(self.heads["points"])) + 1
        self.things = max(len(head) for head in ["10", *self.stock]) + 2
        self.posts = max(len("10/11"), len(self.heads["posts"])) + 2
        self.done = max(len("10"), len(self.heads["done"])) + 2

    def head(self) -> str:
        return self.line(
            self.heads["player"],
            self.heads["points"],
            self.stock,
            self.heads["posts"],
            self.heads["done"],
            self.heads["dice"],
        )

    def row(self, t: Table, seat: int, own: bool) -> str:
        player = t.players[seat]
        placed = player.posts_placed()
        return self.line(
            self.pen.person(seat, own),
            str(player.score()),
            [self.pen.ink(str(n), TITLE) if n else NONE for n in player.stock],
            NONE if player.character == NOBODY else f"{placed}/{placed + player.posts_left}",
            str(player.contracts_completed()),
            " ".join(self.pen.speak(hand_die(die)) for die in player.dice) or NONE,
        )

    def line(self, label: str, points: str, stock: list[str], posts: str, done: str, dice: str) -> str:
        things = "".join(pad(text, self.things) for text in stock)
        before = f"{pad(label, self.labels)}{points:>{self.points}}  {things}"
        return f"{before}{pad(posts, self.posts)}{pad(done, self.done)}{dice}"


def details(t: Table, seat: int, own: bool, pen: Pen) -> list[str]:
    player = t.players[seat]
    parts = []
    if player.character != NOBODY:
        parts = [pen.speak(character_name(player.character)) if own else someone(t, player.character, pen)]
    slots = enumerate(player.contracts, 1)
    parts += [pen.say("holds", slot=slot, contract=contract(t, held, pen)) for slot, held in slots if held != NOBODY]
    if own or t.open_goals:
        cards = player.goals | (0 if player.goals.bit_count() == 2 else player.offered)
        parts += [goal(t, seat, number, pen) for number in range(len(GOALS)) if cards >> number & 1]
    return [f"    {parts[0]}", *parts[1:]] if parts else []


def someone(t: Table, number: int, pen: Pen) -> str:
    return pen.say("someone", character=character_name(number), knacks=knacks(t.printed, number))


def goal(t: Table, seat: int, number: int, pen: Pen) -> str:
    """A goal card, with a star at each city that has the player's post."""
    printed = t.printed.goals[number]
    first, second = [starred(place(city), t.players[seat].has_post(city)) for city in printed.cities]
    return pen.say("goal", first=first, second=second, points=sign(VP, printed.points))


def starred(city: Say, own: bool) -> Say:
    return Say("picture-starred", city=city) if own else city
