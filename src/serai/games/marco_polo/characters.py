"""Who the players are: what a character brings to the table, and what Mercator gains from others' visits."""

from serai.core.sets import members
from serai.core.step import Step
from serai.games.marco_polo.actions import CHARACTER
from serai.games.marco_polo.constants import (
    COINS_SPACE,
    KHAN,
    KUBILAI,
    MERCATOR,
    NICCOLO_MARCO,
    VENEZIA,
    WILHELM,
)
from serai.games.marco_polo.journey import place_post
from serai.games.marco_polo.table import Table


def become(t: Table, seat: int, character: int) -> None:
    """Take a character, with whatever extra pieces it has."""
    me = t.players[seat]
    me.character = character
    me.posts_left = t.printed.posts
    t.tell("character", seat, character)
    if character == WILHELM:
        me.posts_left += t.printed.extra_posts
    elif character == NICCOLO_MARCO:
        me.figures = [*me.figures, VENEZIA]
    elif character == KUBILAI:  # his first post is one of his nine, and earns nothing (44)
        me.figures = [t.printed.kubilai_start]
        place_post(t, seat, t.printed.kubilai_start)
        t.earned = t.fresh = 0


class ChooseCharacter(Step):
    """Take one of the characters on the table; the last in turn order chooses first. (53)"""

    def legal(self, t: Table) -> list[int]:
        return members(t.revealed, CHARACTER)

    def apply(self, t: Table, action: int) -> None:
        character = action - CHARACTER
        t.revealed &= ~(1 << character)
        become(t, self.seat, character)


def others_profit(t: Table, seat: int, space: int) -> None:
    """Mercator gains from every visit of another player, after that player's own goods. (43, 77)"""
    if space == KHAN and t.seats > t.printed.mercator_khan_up_to:
        return
    if space == COINS_SPACE and t.seats > t.printed.mercator_coins_up_to:
        return
    for other, player in enumerate(t.players):
        if player.character == MERCATOR and other != seat:
            t.take_plain(other, t.printed.mercator[space])
