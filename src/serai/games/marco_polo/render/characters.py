"""What the characters can do at this table."""

from serai.core.say import COMMA, OR, SEMICOLON, Count, Fact, Say, Several
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.constants import (
    BAZAAR,
    BEIJING,
    CHARACTERS,
    COINS_SPACE,
    KHAN,
    KUBILAI,
    MATTEO,
    MERCATOR,
    WILHELM,
)
from serai.games.marco_polo.render.speech import character_name, place, points, things
from serai.games.marco_polo.table import Table


def character(t: Table, number: int) -> Say:
    """A character with all that it can do at this table."""
    found: list[Fact] = [ability(t.printed, number)]
    if number == MERCATOR:
        found += others(t)
    found += each_round(t.printed, number, "ability")
    return Say("character-with-abilities", character=character_name(number), abilities=Several(found, SEMICOLON))


def ability(printed: Printed, number: int) -> Say:
    key = f"ability-{CHARACTERS[number]}"
    if number == MATTEO:
        return Say(key, white=Count("white_die", printed.white_dice))
    if number == MERCATOR:
        return Say(key, bazaar=Several([things(printed.mercator[BAZAAR + row]) for row in range(4)], OR))
    if number == KUBILAI and printed.kubilai_start == BEIJING:
        return Say(f"{key}-beijing", points=points(max(printed.beijing_points)))
    if number == KUBILAI:
        return Say(key, city=place(printed.kubilai_start))
    if number == WILHELM:
        return Say(key, n=printed.posts + printed.extra_posts, points=points(printed.post_points[11]))
    return Say(key)


def knacks(printed: Printed, number: int) -> Several:
    """What the others need to know of a character, in a few words."""
    return Several([peculiarity(printed, number), *each_round(printed, number, "knack")], COMMA)


def peculiarity(printed: Printed, number: int) -> Say:
    key = f"knack-{CHARACTERS[number]}"
    if number == MATTEO:
        return Say(key, white=Count("white_die", printed.white_dice))
    return Say(key, city=place(printed.kubilai_start)) if number == KUBILAI else Say(key)


def each_round(printed: Printed, number: int, family: str) -> list[Fact]:
    """What a character receives at the start of every round, if anything."""
    bonus = printed.round_start[number]
    return [] if bonus.is_empty() else [Say(f"{family}-every-round", things=things(bonus))]


def others(t: Table) -> list[Fact]:
    """What Mercator gains besides, in smaller company."""
    printed = t.printed
    told: list[Fact] = []
    if t.seats <= printed.mercator_khan_up_to:
        told.append(Say("ability-mercator-khan", things=things(printed.mercator[KHAN])))
    if t.seats <= printed.mercator_coins_up_to:
        told.append(Say("ability-mercator-coins", things=things(printed.mercator[COINS_SPACE])))
    return told
