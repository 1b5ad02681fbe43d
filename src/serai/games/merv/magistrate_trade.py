"""How the corrupt magistrate trades: one post, a good for each, then every contract it can fulfil."""

from serai.games.merv.components import Contract
from serai.games.merv.constants import INNER, NOBODY
from serai.games.merv.contracts import has_items, take_contract
from serai.games.merv.magistrate_places import deploy
from serai.games.merv.marketplace import cities_for_post, establish_post, has_post
from serai.games.merv.table import Table


def best_city(t: Table) -> int:
    """Outer before inner, without anyone's post before with, then by direction. (A30, B74)"""
    best = NOBODY
    best_worth = (False, False, 0)
    for city in cities_for_post(t, t.setting.magistrate):
        worth = (city >= INNER, not has_post(t, city), t.printed.city_preference(t.setting.city_order, city % INNER))
        if best == NOBODY or worth > best_worth:
            best, best_worth = city, worth
    return best


def marketplace_action(t: Table) -> None:
    """One post, one good for each post, then all contracts that can be fulfilled. (A31, B74)"""
    seat = t.setting.magistrate
    city = best_city(t)
    if city != NOBODY:
        establish_post(t, seat, city)
    for held in range(8):
        if t.players[seat].posts >> held & 1:
            t.gain_good(seat, held >= INNER)
    fulfil_contracts(t)


def fulfil_contracts(t: Table) -> None:
    """Most points first, then a soldier bonus, then the higher level; no cube and no influence needed. (B52, B82)"""
    seat = t.setting.magistrate
    card = best_contract(t)
    while card is not None:
        common = min(card.any, t.players[seat].common - card.common)
        take_contract(t, seat, card, common, card.any - common)
        if card.soldier:
            deploy(t)
        else:
            t.gain_favour(seat, 1)
        card = best_contract(t)


def best_contract(t: Table) -> Contract | None:
    best: Contract | None = None
    best_worth = (0, False, 0)
    for stack in range(6):
        card = t.printed.top_contract(stack, t.contracts_gone[stack])
        if card is not None and has_items(t.players[t.setting.magistrate], card):
            worth = (card.points, card.soldier, card.level)
            if best is None or worth > best_worth:
                best, best_worth = card, worth
    return best
