"""What the characters can do at this table, one sentence each."""

from serai.core.text import Fact
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
    each_round = printed.round_start[number]
    again = "" if each_round.is_empty() else texts().say("character", "every_round", {"things": things(each_round)})
    return texts().say("character", key, facts) + again


def others(t: Table) -> str:
    """What Mercator gains besides, in smaller company."""
    printed = t.printed
    told = ""
    if t.seats <= printed.mercator_khan_up_to:
        told += texts().say("character", "mercator_khan", {"things": things(printed.mercator[KHAN])})
    if t.seats <= printed.mercator_coins_up_to:
        told += texts().say("character", "mercator_coins", {"things": things(printed.mercator[COINS_SPACE])})
    return told
