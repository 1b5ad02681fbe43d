"""The deck and the market: cards drawn in secret, cards bought, and new ones in their place."""

from otrar.actions import DEAL, LAY
from otrar.constants import PLACES, WARES
from otrar.table import Table
from serai.core.fields import NONE
from serai.core.rows import changed, more
from serai.core.step import CHANCE, Automatic, Step


class FromDeck(Step):
    """Chance turns up a card of the deck, each as likely as any other."""

    def weights(self, t: Table) -> list[int]:
        return [number for number in t.deck if number]

    def asked_alone(self, t: Table) -> bool:
        """Even if one ware alone is left: nobody may see that it is."""
        return True


class DrawCard(FromDeck):
    """A card into a player's hand, which nobody else sees."""

    def __init__(self, seat: int, owner: int) -> None:
        FromDeck.__init__(self, seat)
        self.owner = owner

    def legal(self, t: Table) -> list[int]:
        return [DEAL + ware for ware in range(len(WARES)) if t.deck[ware]]

    def apply(self, t: Table, action: int) -> None:
        ware, me = action - DEAL, t.players[self.owner]
        t.deck = more(t.deck, ware, -1)
        me.hand = more(me.hand, ware, 1)
        t.tell_only([self.owner], "drawn", self.owner, ware)


class LayCard(FromDeck):
    """A card onto the market, at the first free place."""

    def legal(self, t: Table) -> list[int]:
        return [LAY + ware for ware in range(len(WARES)) if t.deck[ware]]

    def apply(self, t: Table, action: int) -> None:
        ware = action - LAY
        t.deck = more(t.deck, ware, -1)
        t.market = changed(t.market, t.market.index(NONE), ware)


class FillMarket(Automatic):
    """The cards of the market move up to the cheaper places, and new ones come to the dearer, as long as there are."""

    def happen(self, t: Table) -> None:
        lying = [ware for ware in t.market if ware != NONE]
        t.market = lying + [NONE] * (PLACES - len(lying))
        if len(lying) < PLACES and t.cards_left():
            t.reshuffle_if_empty()
            t.push(self)
            t.push(LayCard(CHANCE))


def take_card(t: Table, seat: int, place: int) -> None:
    """A card of the market lies open before whoever buys it."""
    ware, me = t.market[place], t.players[seat]
    t.market = changed(t.market, place, NONE)
    me.open = more(me.open, ware, 1)
