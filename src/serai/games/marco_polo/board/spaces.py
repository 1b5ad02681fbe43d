"""The other action spaces: travel, the coins, the Khan's favor, the money bag; and the bonus actions."""

from typing import Final

from serai.core.board.svg import fitted, group, rect, use
from serai.core.say import Count, Say
from serai.games.marco_polo.board.bazaar import company
from serai.games.marco_polo.board.happened import BLACK, space_place
from serai.games.marco_polo.board.icons import amounts, flow, small_die
from serai.games.marco_polo.board.pieces import DIE, dice_row, die
from serai.games.marco_polo.board.places import BOTTOM
from serai.games.marco_polo.board.scene import ONE_TO_SIX, Scene
from serai.games.marco_polo.board.wants import for_dice, for_price, reach
from serai.games.marco_polo.constants import CAMEL, COIN, COINS_SPACE, SPACES, TRAVEL
from serai.games.marco_polo.render.speech import amount, things

LEFT: Final = 472
UPPER: Final = 602
LOWEST: Final = 665
TALL: Final = 59
"""How high both rows are."""
FLOOR: Final = 31
"""How high the room for dice in them is."""
BAG: Final = LEFT + 200
BONUS: Final = LEFT + 360
"""Where the money bag and the bonus actions begin, right of the Khan's favor."""


def panel(s: Scene, x: float, y: float, width: float, name: str, title: float) -> str:
    """The ground of a space with its name, which has so much room."""
    return rect(x, y, width, TALL, 8, class_="surface") + fitted(x + 10, y + 17, s.say(name), title, "t2 title")


def floor(x: float, y: float, width: float) -> str:
    """Where the dice of a space lie."""
    return rect(x + 6, y + 24, width - 12, FLOOR, 6, class_="face polo-space")


def spaces(s: Scene) -> str:
    assert LOWEST + TALL == BOTTOM
    return travel(s) + coins(s) + khan(s) + money_bag(s) + bonus_actions(s)


def named_here(s: Scene, space: str) -> bool:
    """Rashid is asked what his dice on this space show."""
    return s.asks("NameValue") and SPACES[s.facts[1]] == space


# Travel and the coins ------------------------------------------------------------------------------------------------


def travel(s: Scene) -> str:
    y = UPPER
    told = Say("tip-travel", dice=Count("die", s.printed.dice_on[TRAVEL]))
    space = s.sheet.spot(
        s.tips(told, *s.there("travel"), *company(s, "travel"), *for_dice(s, "travel")),
        floor(LEFT, y, 126),
        dice_row(s.dice_on("travel"), LEFT + 10, y + 39.5, 106, FLOOR, s.printed.dice_on[TRAVEL]),
        acts=("place travel",),
        place=space_place("travel"),
    )
    far = reach(s, s.printed, "travel")
    cells = [step_cell(s, steps, LEFT + 124 + (steps - 1) * 45, y + 4, steps > far) for steps in ONE_TO_SIX]
    return group(panel(s, LEFT, y, 396, "travel", 108), space, *cells, data_area="travel")


def step_cell(s: Scene, steps: int, x: float, y: float, beyond: bool) -> str:
    """What so many steps cost in all."""
    price = sum(s.printed.step_coins[:steps])
    told = Say("tip-steps", steps=Count("step", steps), n=steps, coins=amount(COIN, price))
    return s.sheet.spot(
        s.tips(told, *for_price(s, price, 0)),
        rect(x, y, 43, 51, 6, class_="face polo-beyond" if beyond else "face polo-cell"),
        small_die(x + 21.5, y + 13, steps, 18),
        flow(((("coin", price),),), x + 21.5, y + 36, 40, 26, 24),
        acts=(f"value {steps}",) if named_here(s, "travel") else (),
        place=f"steps {steps}",
    )


def coins(s: Scene) -> str:
    x, y, width = LEFT + 400, UPPER, 164
    told = Say("tip-coins", things=things(s.printed.coins_gain))
    space = s.sheet.spot(
        s.tips(told, *s.there("coins"), *company(s, "coins"), *for_dice(s, "coins")),
        floor(x, y, width),
        dice_row(s.dice_on("coins"), x + 10, y + 39.5, width - 20, FLOOR, s.printed.dice_on[COINS_SPACE]),
        acts=("place coins",),
        place=space_place("coins"),
    )
    gain = amounts(s.printed.coins_gain, x + width - 18, y + 12, 44, 22, 18)
    return group(panel(s, x, y, width, "coins", 112), gain, space, data_area="coins")


# The Khan's favor and the money bag ----------------------------------------------------------------------------------


def khan(s: Scene) -> str:
    x, y, width = LEFT, LOWEST, BAG - LEFT - 4
    printed = s.printed
    dice = s.dice_on("khan")
    least = max(1, s.view["khan_value"])
    full = s.view["khan_dice"] >= printed.khan_spaces
    gain = things(printed.khan_gain)
    told = Say("tip-khan-full", things=gain) if full else Say("tip-khan", least=least, things=gain)
    step = (width - 16) / max(1, printed.khan_spaces)
    space = s.sheet.spot(
        s.tips(told, *s.there("khan"), *([] if full else for_dice(s, "khan", least))),
        floor(x, y, width),
        *[
            rect(x + 8 + (at + 0.5) * step - 13, y + 26.5, DIE, DIE, 5, class_="polo-slot")
            for at in range(len(dice), printed.khan_spaces)
        ],
        *[die(colour, value, x + 8 + (at + 0.5) * step, y + 39.5) for at, (colour, value) in enumerate(dice)],
        acts=("place khan", *([f"value {n}" for n in ONE_TO_SIX] if named_here(s, "khan") else [])),
        place=space_place("khan"),
    )
    shown = amounts(printed.khan_gain, x + width - 36, y + 12, 66, 22, 18)
    return group(panel(s, x, y, width, "khan", 128), shown, space, data_area="khan")


def money_bag(s: Scene) -> str:
    x, y, width = BAG, LOWEST, BONUS - BAG - 4
    dice = s.dice_on("money_bag")
    space = s.sheet.spot(
        s.tips(Say("tip-money-bag", things=things(s.printed.bag_gain)), *s.there("money_bag")),
        floor(x, y, width),
        "" if dice else use("polo-bag", x + 24, y + 39.5, 26, class_="polo-ghost"),
        dice_row(dice, x + 9, y + 39.5, width - 18, FLOOR),
        acts=("money-bag",),
        place=space_place("money_bag"),
    )
    gain = amounts(s.printed.bag_gain, x + width - 18, y + 12, 44, 22, 18)
    return group(panel(s, x, y, width, "money_bag", 104), gain, space, data_area="money_bag")


# Bonus actions -------------------------------------------------------------------------------------------------------


def bonus_actions(s: Scene) -> str:
    """What camels buy: another roll, a die turned by one, a black die."""
    x, y = BONUS, LOWEST
    printed = s.printed
    step = 20 / max(1, printed.black_dice[s.view["players"] - 2] - 1)
    stock = [die("black", 5, x + 165 + at * step, y + 39.5, 22) for at in range(s.view["black_dice"])]
    return group(
        panel(s, x, y, 204, "bonus", 184),
        bought(s, "reroll", "reroll", printed.reroll_camels, x + 6, 44, use("polo-again", x + 39, y + 39.5, 17)),
        bought(s, "adjust", "adjust", printed.adjust_camels, x + 63, 46, use("polo-turn", x + 101, y + 39.5, 19)),
        bought(s, "black-die", BLACK, printed.black_die_camels, x + 122, 76, *stock),
        data_area="bonus",
    )


def bought(s: Scene, act: str, place: str, camels: int, x: float, width: float, *shown: str) -> str:
    """A bonus action with its price in camels."""
    y = LOWEST
    price, left = amount(CAMEL, camels), s.view["black_dice"]
    told = Say("tip-black-die", price=price, n=left) if act == "black-die" else Say(f"tip-{act}", price=price)
    return s.sheet.spot(
        s.tips(told, *for_price(s, 0, camels)),
        rect(x, y + 24, width, FLOOR, 6, class_="face polo-space"),
        flow(((("camel", camels),),), x + 17, y + 39.5, 40, 24, 18),
        *shown,
        acts=(act, f"reward {act}"),
        place=place,
    )
