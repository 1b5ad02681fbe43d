"""What must be true of every position of Marco Polo: no piece is lost and none appears."""

from serai.games.marco_polo.constants import (
    BEIJING,
    BLACK,
    BLACK_COLOUR,
    CARD_SPACE,
    CITIES,
    CONTRACTS,
    KHAN,
    KINDS,
    MATTEO,
    MONEY_BAG,
    NICCOLO_MARCO,
    NOBODY,
    OWN,
    REGULAR,
    ROW,
    SPACES,
    WHITE,
    WHITE_COLOUR,
    WILHELM,
)
from serai.games.marco_polo.contracts import KeepTwo, LayPile, MakeRoom
from serai.games.marco_polo.dice import Roll
from serai.games.marco_polo.die import colour_of, kind_of, pips_of, space_of, value_of
from serai.games.marco_polo.goals import KEPT
from serai.games.marco_polo.placing import ChooseDice
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table
from serai.games.marco_polo.turn import StartRound


def violations(t: Table) -> list[str]:
    """One line for each broken promise; empty for a sound position."""
    if len(t.players) != t.seats:
        return [f"{len(t.players)} players"]
    return [
        *order(t),
        *dice(t),
        *spaces(t),
        *khans_favor(t),
        *contracts(t),
        *piles(t),
        *posts(t),
        *cards(t),
        *goals(t),
        *players(t),
    ]


def order(t: Table) -> list[str]:
    """The rounds are counted, and somebody of this table begins."""
    found = []
    if not 0 <= t.round <= t.printed.rounds:
        found.append(f"round {t.round}")
    if not (0 if t.round else NOBODY) <= t.start < t.seats or not NOBODY <= t.traveller < t.seats:
        found.append("the hourglass is nobody's")
    return found


def in_hand(player: Player, kind: int) -> int:
    return len([die for die in player.dice if kind_of(die) == kind])


def on_board(t: Table, colour: int) -> int:
    return len([die for die in t.placed if colour_of(die) == colour])


def rolling(t: Table, owner: int, kind: int) -> int:
    """Dice in the air."""
    return sum([s.left for s in t.stack if isinstance(s, Roll) and s.owner == owner and s.kind == kind])


def dice(t: Table) -> list[str]:
    """Everybody has all their dice, before them or on the board, from the first roll on."""
    found = []
    black = t.black_dice + on_board(t, BLACK_COLOUR)
    white = on_board(t, WHITE_COLOUR)
    coloured = [
        in_hand(player, OWN) + on_board(t, seat) + rolling(t, seat, OWN) for seat, player in enumerate(t.players)
    ]
    for seat, player in enumerate(t.players):
        if coloured[seat] != t.printed.dice and max(coloured) > 0:
            found.append(f"seat {seat} has {coloured[seat]} dice of its own")
        black += in_hand(player, BLACK) + rolling(t, seat, BLACK)
        white += in_hand(player, WHITE) + rolling(t, seat, WHITE)
        if player.dice != sorted(player.dice) or any(value_of(die) > 6 for die in player.dice):
            found.append(f"seat {seat} has dice in disorder")
        if not player.names_values() and any(die < KINDS for die in player.dice):
            found.append(f"seat {seat} has a die that shows nothing")
    if black != t.setting.black_dice or t.black_dice < 0:
        found.append(f"{black} black dice")
    if white > (t.printed.white_dice if any(player.character == MATTEO for player in t.players) else 0):
        found.append(f"{white} white dice")
    return found


def spaces(t: Table) -> list[str]:
    """What is known of the action spaces agrees with the dice that lie there."""
    found = []
    occupied = 0
    coloured = [0] * t.seats
    for die in t.placed:
        space, colour = space_of(die), colour_of(die)
        if space != MONEY_BAG:
            occupied |= 1 << space
            if colour < t.seats:
                coloured[colour] |= 1 << space
    if occupied | placing_on(t) != t.occupied | placing_on(t):
        found.append("an occupied space is not marked as such")
    for seat, player in enumerate(t.players):
        if coloured[seat] | placing_on(t) != player.spaces | placing_on(t):
            found.append(f"the colour of seat {seat} lies elsewhere than marked")
    for space in range(CARD_SPACE, MONEY_BAG):
        if len([die for die in t.placed if space_of(die) == space]) > t.printed.dice_on[space]:
            found.append(f"the city card {SPACES[space]} is used twice")
    return found


def khans_favor(t: Table) -> list[str]:
    """The dice there are counted, but for one that is being placed."""
    at_khan = [die for die in t.placed if space_of(die) == KHAN]
    if len(at_khan) - t.khan_dice not in (0, 1) or not 0 <= t.khan_dice <= t.printed.khan_spaces:
        return [f"{t.khan_dice} dice at the Khan's favor"]
    if t.khan_value != (pips_of(at_khan[t.khan_dice - 1]) if t.khan_dice else 0):
        return [f"the last die at the Khan's favor does not show {t.khan_value}"]
    return []


def placing_on(t: Table) -> int:
    """The space on which dice are being placed just now, as a set."""
    for step in t.stack:
        if isinstance(step, ChooseDice):
            return 1 << step.space
    return 0


def contracts(t: Table) -> list[str]:
    """Every contract is in exactly one place."""
    found = []
    seen = [contract for contract in [*t.row, *t.special] if contract != NOBODY]
    for player in t.players:
        seen += [contract for contract in player.contracts if contract != NOBODY]
        seen += [contract for contract in range(len(CONTRACTS)) if player.completed >> contract & 1]
    for step in t.stack:
        if isinstance(step, (KeepTwo, MakeRoom)):
            seen.append(step.contract)
    hidden = t.unseen | t.starting
    for contract, name in enumerate(CONTRACTS):
        if seen.count(contract) + (hidden >> contract & 1) != 1:
            found.append(f"the contract {name} is not in one place")
    if len(t.row) > ROW or t.unseen >> REGULAR or t.starting & ((1 << REGULAR) - 1):
        found.append("contracts lie where they may not")
    return found


def piles(t: Table) -> list[str]:
    """Of the contracts that nobody has seen, each pile holds what it should."""
    found = []
    if not 0 <= t.special_unseen <= t.printed.special_pile:
        found.append(f"{t.special_unseen} unseen contracts in the special pile")
    laid = t.round + int(any(isinstance(step, StartRound) for step in t.stack))
    waiting = REGULAR - t.printed.special_pile - ROW * laid
    waiting += sum([step.left for step in t.stack if isinstance(step, LayPile)])
    if t.unseen.bit_count() - t.special_unseen != waiting:
        found.append(f"the piles for the rounds to come do not hold {waiting} contracts")
    return found


def posts(t: Table) -> list[str]:
    found = []
    for seat, player in enumerate(t.players):
        total = t.printed.posts + (t.printed.extra_posts if player.character == WILHELM else 0)
        if player.character != NOBODY and player.posts_left + player.posts_placed() != total:
            found.append(f"seat {seat} has {player.posts_left + player.posts_placed()} trading posts")
        if player.posts & 1 or player.posts >> len(CITIES) or player.posts_left < 0:
            found.append(f"seat {seat} has a trading post where none may stand")
        if t.beijing.count(seat) != int(player.has_post(BEIJING)):
            found.append(f"the places in Beijing do not tell where seat {seat} has a post")
    if any(not NOBODY <= owner < t.seats for owner in t.beijing) or len(t.beijing) != len(t.printed.beijing_points):
        found.append("a place in Beijing is nobody's")
    return found


def cards(t: Table) -> list[str]:
    found = []
    for name, laid in [("marker", t.markers), ("outpost", t.outposts), ("city card", t.cards)]:
        there = [thing for thing in laid if thing != NOBODY]
        if len(set(there)) < len(there):
            found.append(f"the same {name} lies in two places")
        if t.round > 0 and len(there) < len(laid) and name != "outpost":
            found.append(f"a {name} is missing")
    held = [player.character for player in t.players if player.character != NOBODY]
    if len(set(held)) < len(held) or any(t.revealed >> character & 1 for character in held):
        found.append("two players are the same character")
    return found


def goals(t: Table) -> list[str]:
    """Nobody has a goal card that somebody else has; from the first round on everybody has two."""
    found = []
    dealt = 0
    for seat, player in enumerate(t.players):
        mine = player.goals | player.offered
        if mine.bit_count() != player.goals.bit_count() + player.offered.bit_count() or dealt & mine:
            found.append(f"seat {seat} has a goal card that lies elsewhere, too")
        dealt |= mine
        if t.round > 0 and player.goals.bit_count() != KEPT:
            found.append(f"seat {seat} has {player.goals.bit_count()} goal cards")
    return found


def players(t: Table) -> list[str]:
    found = []
    for seat, player in enumerate(t.players):
        if min(player.stock) < 0:
            found.append(f"seat {seat} owes something")
        if len(player.contracts) != 2 or len(player.figures) != (2 if player.character == NICCOLO_MARCO else 1):
            found.append(f"seat {seat} has too many figures or spaces for contracts")
    return found
