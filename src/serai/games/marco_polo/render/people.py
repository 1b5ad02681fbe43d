"""Everyone's holdings as a terminal shows them, and one's own in a line."""

from typing import Final

from serai.core.render.ink import QUIET, TITLE, Ink, flow, pad
from serai.games.marco_polo.constants import GOALS, NOBODY, STOCK, THINGS
from serai.games.marco_polo.render.board import contract, say
from serai.games.marco_polo.render.characters import character, knack
from serai.games.marco_polo.render.ink import hand_die, person
from serai.games.marco_polo.render.speech import texts
from serai.games.marco_polo.table import Table

FOR_CONTRACTS: Final = [
    "OwnTurn",
    "TakeContracts",
    "ChooseColumn",
    "NameValue",
    "GainGoods",
    "GainPairs",
    "ChooseEntry",
]
"""The decisions before which one wants to know what one's contracts ask."""


def everyone(t: Table, seat: int | None, ink: Ink, width: int) -> list[str]:
    """For each player a row of numbers and a row with the character and the contracts; goal cards only if open."""
    lines = [ink(say("columns"), QUIET)]
    for at in range(t.seats):
        lines.append(row(t, at, at == seat, ink))
        lines += flow(details(t, at, at == seat, ink), width, "    ")
    if seat is not None and t.players[seat].character != NOBODY:
        lines += flow([ink(word, QUIET) for word in character(t, t.players[seat].character).split()], width, "", " ")
    return lines


def row(t: Table, seat: int, own: bool, ink: Ink) -> str:
    player = t.players[seat]
    label = f"{person(seat, ink)} {texts().word('seat', seat)}" + (f" ({say('you')})" if own else "")
    stock = "".join(pad(ink(str(n), TITLE) if n else "·", 4) for n in player.stock)
    posts = f"{player.posts_placed()}/{player.posts_placed() + player.posts_left}"
    if player.character == NOBODY:
        posts = "·"
    dice = " ".join(hand_die(die, ink) for die in player.dice) or "·"
    return f"{pad(label, 15)}{player.score():>4}  {stock}{posts:<7}{player.contracts_completed():<6}{dice}"


def details(t: Table, seat: int, own: bool, ink: Ink) -> list[str]:
    player = t.players[seat]
    parts = []
    if player.character != NOBODY:
        told = say("someone", n=player.character, knack=knack(t.printed, player.character))
        parts = [texts().word("character", player.character) if own else told]
    parts += numbered(t, seat, ink)
    if own or t.open_goals:
        cards = player.goals | (0 if player.goals.bit_count() == 2 else player.offered)
        parts += [goal(t, seat, number) for number in range(len(GOALS)) if cards >> number & 1]
    return [f"    {parts[0]}", *parts[1:]] if parts else []


def numbered(t: Table, seat: int, ink: Ink) -> list[str]:
    """A player's contracts in short signs, each with the number by which it is completed or given up."""
    slots = enumerate(t.players[seat].contracts, 1)
    return [say("holds", slot=slot, contract=contract(t, number, ink)) for slot, number in slots if number != NOBODY]


def goal(t: Table, seat: int, number: int) -> str:
    """A goal card, with a star at each city that has the player's post."""
    printed = t.printed.goals[number]
    cities = [texts().word("place", city) + ("*" if t.players[seat].has_post(city) else "") for city in printed.cities]
    return say("goal", first=cities[0], second=cities[1], points=printed.points)


def holdings(t: Table, seat: int) -> str:
    """One line: what this seat can spend now, and its dice."""
    me = t.players[seat]
    held = [texts().count(THINGS[thing], me.stock[thing]) for thing in range(STOCK) if me.stock[thing]]
    nothing = texts().say("phrase", "nothing", {})
    return say(
        "have",
        things=texts().listed(held or [nothing]),
        dice=dice(t, seat),
        points=me.score(),
        contracts=contracts(t, seat),
    )


def contracts(t: Table, seat: int) -> str:
    """One's own contracts in short signs, where they matter for what is asked."""
    held = [told.replace(" ", "\N{NO-BREAK SPACE}") for told in numbered(t, seat, Ink(False))]
    asked = type(t.stack[-1]).__name__ if t.stack else ""
    return say("have_contracts", n=len(held), contracts=texts().listed(held)) if asked in FOR_CONTRACTS else ""


def dice(t: Table, seat: int) -> str:
    me = t.players[seat]
    if not me.dice:
        return say("have_no_dice")
    if me.names_values():
        return say("have_hidden", n=len(me.dice))
    return say("have_dice", dice=" ".join(hand_die(die, Ink(False)) for die in me.dice))
