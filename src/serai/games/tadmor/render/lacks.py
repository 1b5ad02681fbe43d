"""What is lacking of a price: one reckoning for the list of choices and for the tips of the board."""

from serai.core.say import OR, Count, Fact, Say, Several
from serai.games.tadmor.constants import GOODS
from serai.games.tadmor.render.speech import goods


def lacking_goods(held: list[int], cost: list[int], discount: int = 0) -> Fact | None:
    """What is still missing when the discount has been taken where it helps most; None where the price can be paid."""
    missing = [max(0, n - had) for n, had in zip(cost, held, strict=True)]
    kinds = [good for good, n in enumerate(missing) if n]
    short = sum(missing) - discount
    if short <= 0:
        return None
    if not discount:
        return goods(missing)
    if len(kinds) == 1 or short == 1:
        return Several([Count(GOODS[good], short) for good in kinds], OR)
    return Say("goods-of", goods=Count("good", short), of=goods(missing))


def lacking_any(held: list[int], price: int) -> Fact | None:
    """The same for a price in goods of any kind."""
    short = price - sum(held)
    return Count("good", short) if short > 0 else None


def priced(offer: Say, lacking: Fact | None) -> Say:
    """An offer, and what is lacking for it now. It may be there in time: this is no refusal."""
    return offer if lacking is None else Say("offer-short", offer=offer, things=lacking)
