# Every word of Otrar in English. For another language copy this file to fr.ftl, ru.ftl … and translate what stands to
# the right of each sign of equality; docs/new-game.md of Serai tells what the messages may ask of their facts.

title = Otrar
about-lobby = Five days of fair on the Syr Darya. Roll, buy silk and jade, hide what you draw, and open the most stalls in the quarters of the town.

# Things, so many of them: $n is a number.
count-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
count-stall = { $n ->
    [one] { $n } stall
   *[other] { $n } stalls
  }
# What is gained and paid, by its number ($thing): coins only.
count-thing = { count-coin }

# The wares; sentences ask for them as $ware. A language may give them a gender and cases.
name-silk = silk
name-jade = jade
name-glass = glass
name-furs = furs
# Fields of the table, where a terminal prints it.
name-open = wares
name-first = begins

option-short_fair = the fair lasts three days instead of five
# The same in a sentence, below it.
option-short_fair-about = A first game takes half the time.

# Where points come from, at the head of a line.
source-stalls = stalls
source-quarters = quarters
source-sets = sets
source-coins = coins

# What happened: a clause without its subject, $who. $a, $b and $c are numbers, mostly of dice.
log-start = drew the first turn of every day
log-day = day { $a } of the fair
log-roll = rolled { $a }, { $b } and { $c }
# $dice: "the two lowest dice".
log-reroll = took up { $dice }
log-buy = bought { $ware } with a { $a }
log-draw = drew a card with a { $a }
log-drawn = found { $ware } in the deck
log-stall = opened a stall for { $ware } with a { $a }
log-coins = took coins for a { $a }
log-gain = gained { $things }
log-pay = paid { $things }
# $b is where the points come from.
log-points = gained { $things } for { $b ->
    [0] stalls
    [1] the quarters
    [2] sets of wares
   *[3] coins
  }
log-reshuffle = the discarded cards became the deck
log-end = the fair is over, and everybody shows their hand

# So many of the lowest dice, $n of 1 to 3.
lowest-dice = { $n ->
    [1] the lowest die
    [2] the two lowest dice
   *[3] all three dice
  }

# What is asked. $dice is a list of numbers.
prompt-over = The fair is over.
prompt-ChooseFirst = Who begins?
prompt-DrawCard = A card is drawn.
prompt-LayCard = A card comes to the market.
prompt-RollDie = The dice are rolled.
prompt-RollAgain = You rolled { $dice }. Roll some of them once more?
prompt-SpendDie = Spend the { $die }.
prompt-SpendDie-more = Spend the { $die }; after it { $dice }.

# What the others read meanwhile, below “Blue is choosing”.
choosing-RollAgain = dice to roll once more
choosing-SpendDie = how to spend a die

# What an action does: $argument is what stands after it, a ware, a seat or a number. $coins and $points are so many
# coins and points.
action-keep = Keep all dice
action-reroll = Roll { $dice } once more
action-buy = Buy { $ware } at place { $place }
action-buy-paying = Buy { $ware } at place { $place } and pay { $coins }
action-stall = Open a stall for { $argument }, for { $points }
action-stall-paying = Open a stall for { $argument } and pay { $coins }, for { $points }
action-draw = Draw a card in secret
action-coins = Take { $coins }
action-start = Begin: { $argument }
action-roll = A die
action-deal = Draw { $argument }
action-lay = Lay out { $argument }
action-done = Go on

# How it stands. $open and $hand are lists of wares, or "nothing"; $coins is a number.
clock = Day { $day } of { $days }
clock-setting-up = Setting up
clock-over = The fair is over
holdings = You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }; before you: { $open }; in your hand: { $hand }.

# Words on the board: the names of the quarters have about 12 letters' room.
board-label = The fair of Otrar: market, dice and the four quarters of the town
board-mat = What lies before { $who }
board-quarter-silk = Silk
board-quarter-jade = Jade
board-quarter-glass = Glass
board-quarter-furs = Furs
# Beside a prize: for the most stalls of a quarter, and for the second most.
board-place = { $n }.

# What is told of whatever one points at. $n is counted as the message says; $most and $second are points.
tip-day = Day { $n } of the fair.
tip-die = A { $face }. Dice are spent from the lowest to the highest.
tip-place = Place { $place } of the market, { $ware }: a die of { $price } or more, or a coin for each that it falls short.
tip-empty = Place { $place } of the market is empty.
tip-deck = The deck: { count-card }. Whoever draws one keeps it hidden.
tip-purse = { count-coin }. A coin lifts a die by one.
tip-bank = Take { count-coin } for a die.
tip-quarter = The quarter of { $ware }. A stall asks for a card of { $ware } and a die of { $needed } or more; it brings { $points }. At the end the most stalls win { $most }, the second most { $second }.
tip-full = The quarter of { $ware } is full. At the end the most stalls win { $most }, the second most { $second }.
tip-ware = { count-card } of { $ware }, open.
tip-in-hand = { count-card } of { $ware } in your hand.
tip-hand = A hand of { count-card }.
tip-supply = { count-stall } left to open.
