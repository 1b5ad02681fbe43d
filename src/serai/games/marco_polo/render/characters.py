"""What the characters can do at this table, one sentence each."""

from serai.core.text import Fact
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.constants import BAZAAR, BEIJING, CHARACTERS, COINS_SPACE, KHAN, KUBILAI, MERCATOR
from serai.games.marco_polo.render.speech import either, texts, things
from serai.games.marco_polo.table import Table


def character(t: Table, number: int) -> str:
    """One sentence: what a character can do at this table."""
    printed = t.printed
    key = CHARACTERS[number]
    facts: dict[str, Fact] = {
        "white": texts().count("white_die", printed.white_dice),
        "posts": printed.posts + printed.extra_posts,
        "points": printed.post_points[11],
    }
    if number == MERCATOR:
        facts = {"bazaar": either([things(printed.mercator[BAZAAR + row]) for row in range(4)]), "others": others(t)}
    elif number == KUBILAI:
        facts = {"city": printed.kubilai_start, "points": max(printed.beijing_points)}
        key += "_beijing" if printed.kubilai_start == BEIJING else ""
    return texts().say("character", key, facts) + each_round(printed, number, "character")


def knack(printed: Printed, number: int) -> str:
    """What the others need to know of a character, in a few words."""
    return peculiarity(printed, number) + each_round(printed, number, "knack")


def peculiarity(printed: Printed, number: int) -> str:
    white = texts().count("white_die", printed.white_dice)
    return texts().say("knack", CHARACTERS[number], {"white": white, "city": printed.kubilai_start})


def each_round(printed: Printed, number: int, table: str) -> str:
    """What a character receives at the start of every round, if anything."""
    bonus = printed.round_start[number]
    return "" if bonus.is_empty() else texts().say(table, "every_round", {"things": things(bonus)})


def others(t: Table) -> str:
    """What Mercator gains besides, in smaller company."""
    printed = t.printed
    told = ""
    if t.seats <= printed.mercator_khan_up_to:
        told += texts().say("character", "mercator_khan", {"things": things(printed.mercator[KHAN])})
    if t.seats <= printed.mercator_coins_up_to:
        told += texts().say("character", "mercator_coins", {"things": things(printed.mercator[COINS_SPACE])})
    return told
