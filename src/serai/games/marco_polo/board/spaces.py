"""The other action spaces: travel, the Khan's favor, the coins, the money bag; and the bonus actions."""

from typing import Final

from serai.core.board.svg import fitted, group, rect, use
from serai.core.say import Count, Say
from serai.games.marco_polo.board.bazaar import company
from serai.games.marco_polo.board.icons import amounts, flow, small_die
from serai.games.marco_polo.board.pieces import DIE, dice_row, die, die_slots
from serai.games.marco_polo.board.scene import ONE_TO_SIX, Scene
from serai.games.marco_polo.constants import CAMEL, COIN, COINS_SPACE, SPACES, TRAVEL
from serai.games.marco_polo.render.speech import amount, things

LEFT: Final = 536
WIDTH: Final = 456
TRAVEL_TOP: Final = 676
LOWER_TOP: Final = 750
BOTTOM: Final = 840


def panel(s: Scene, x: float, y: float, width: float, height: float, name: str, title: float = 100) -> str:
    """The ground of a space with its name, which has so much room."""
    return rect(x, y, width, height, 8, class_="surface") + fitted(x + 14, y + 24, s.say(name), title, "t2 title")


def spaces(s: Scene) -> str:
    return travel(s) + khan(s) + coins(s) + money_bag(s) + bonus_actions(s)


def named_here(s: Scene, space: str) -> bool:
    """Rashid is asked what his dice on this space show."""
    return s.asks("NameValue") and SPACES[s.facts[1]] == space


# Travel --------------------------------------------------------------------------------------------------------------


def travel(s: Scene) -> str:
    y = TRAVEL_TOP
    space = s.sheet.spot(
        company(s, "travel", Say("tip-travel", dice=Count("die", s.printed.dice_on[TRAVEL]))),
        rect(LEFT + 8, y + 29, 128, 32, 6, class_="face polo-space"),
        dice_row(s.dice_on("travel"), LEFT + 13, y + 45, 118, slots=s.printed.dice_on[TRAVEL]),
        acts=("place travel",),
    )
    cells = [step_cell(s, steps, LEFT + 142 + (steps - 1) * 51.5, y + 6) for steps in ONE_TO_SIX]
    return group(panel(s, LEFT, y, WIDTH, 66, "travel"), space, *cells, data_area="travel")


def step_cell(s: Scene, steps: int, x: float, y: float) -> str:
    """What so many steps cost in all."""
    price = sum(s.printed.step_coins[:steps])
    return s.sheet.spot(
        s.tip("steps", steps=Count("step", steps), n=steps, coins=amount(COIN, price)),
        rect(x, y, 48, 55, 6, class_="face polo-cell"),
        small_die(x + 24, y + 14, steps, 17),
        flow(((("coin", price),),), x + 24, y + 38, 44, 26, 24),
        acts=(f"value {steps}",) if named_here(s, "travel") else (),
    )


# The Khan's favor and the coins --------------------------------------------------------------------------------------


def khan(s: Scene) -> str:
    x, y, width = LEFT, LOWER_TOP, 190
    printed = s.printed
    dice = s.dice_on("khan")
    least = max(1, s.view["khan_value"])
    full = s.view["khan_dice"] >= printed.khan_spaces
    gain = things(printed.khan_gain)
    space = s.sheet.spot(
        s.tip("khan-full", things=gain) if full else s.tip("khan", least=least, things=gain),
        rect(x + 8, y + 34, width - 16, 48, 6, class_="face polo-space"),
        *[rect(x + 19 + at * 40, y + 45, DIE, DIE, 5, class_="polo-slot") for at in range(printed.khan_spaces)],
        *[die(colour, value, x + 32 + at * 40, y + 58) for at, (colour, value) in enumerate(dice)],
        acts=("place khan", *([f"value {n}" for n in ONE_TO_SIX] if named_here(s, "khan") else [])),
    )
    shown = amounts(printed.khan_gain, x + width - 40, y + 19, 70, 24, 20)
    return group(panel(s, x, y, width, BOTTOM - y, "khan"), shown, space, data_area="khan")


def coins(s: Scene) -> str:
    x, y, width = LEFT + 198, LOWER_TOP, 125
    told = Say("tip-coins", things=things(s.printed.coins_gain))
    space = s.sheet.spot(
        company(s, "coins", told),
        rect(x + 8, y + 34, width - 16, 48, 6, class_="face polo-space"),
        dice_row(s.dice_on("coins"), x + 15, y + 58, width - 30, 48, slots=s.printed.dice_on[COINS_SPACE]),
        acts=("place coins",),
    )
    gain = amounts(s.printed.coins_gain, x + width - 20, y + 19, 44, 26, 24)
    return group(panel(s, x, y, width, BOTTOM - y, "coins", 70), gain, space, data_area="coins")


def money_bag(s: Scene) -> str:
    x, y, width = LEFT + 331, LOWER_TOP, 125
    space = s.sheet.spot(
        s.tip("money-bag", things=things(s.printed.bag_gain)),
        rect(x + 8, y + 34, width - 16, 48, 6, class_="face polo-space"),
        use("polo-bag", x + 28, y + 58, 36, class_="faint"),
        dice_row(s.dice_on("money_bag"), x + 15, y + 58, width - 30, 48),
        acts=("money-bag",),
    )
    gain = amounts(s.printed.bag_gain, x + width - 20, y + 19, 44, 26, 24)
    return group(panel(s, x, y, width, BOTTOM - y, "money_bag", 78), gain, space, data_area="money_bag")


# Bonus actions -------------------------------------------------------------------------------------------------------


def bonus_actions(s: Scene) -> str:
    """What camels buy: another roll, a die turned by one, a black die."""
    x, y = 8, 784
    printed = s.printed
    reroll = bought(s, "reroll", printed.reroll_camels, x + 82, 88, use("polo-again", x + 82 + 64, y + 28, 22))
    adjust = bought(s, "adjust", printed.adjust_camels, x + 178, 88, use("polo-turn", x + 178 + 64, y + 28, 22))
    left, most = s.view["black_dice"], printed.black_dice[s.view["players"] - 2]
    stock = die_slots(most, x + 274 + 61, y + 28)
    stock += "".join(die("black", 5, x + 274 + 74 + at * 29, y + 28) for at in range(left))
    black = bought(s, "black-die", printed.black_die_camels, x + 274, 240, stock)
    title = fitted(x + 14, y + 33, s.say("bonus"), 64, "t2 title")
    return group(rect(x, y, 520, 56, 8, class_="surface"), title, reroll, adjust, black, data_area="bonus")


def bought(s: Scene, act: str, camels: int, x: float, width: float, shown: str) -> str:
    """A bonus action with its price in camels."""
    y = 784
    price, left = amount(CAMEL, camels), s.view["black_dice"]
    return s.sheet.spot(
        s.tip(act, price=price, n=left) if act == "black-die" else s.tip(act, price=price),
        rect(x, y + 7, width, 42, 6, class_="face polo-space"),
        flow(((("camel", camels), ("arrow", 1)),), x + 28, y + 28, 50, 24, 18),
        shown,
        acts=(act, f"reward {act}"),
    )
