# What Serai says at a table of The Voyages of Marco Polo, in English.
#
# Facts: a fact called n, value, slot, space (a number), round … is a plain number. Everything else is something said,
# whose message stands in this file (or among the shared ones) and may be asked for in another form by FORM. English
# needs no forms; a language that does chooses their names itself, and the message of the thing answers to $form.
# Forms that sentences here are likely to ask for:
#   count-…        nominative alone in a table or after a dash; accusative after a verb; genitive after "up to"
#   place-…        where to, where, where from, and "of" (the bonus of, the card of)
#   space-…        where a die goes to ("on the silk row"), and plain
#   seat-… and $who  never inflected: it may be a person's own name
# A list of several things passes the form that is asked for on to each of them; a message that wraps a thing, such as
# gain-without-die or new-post-small-city, hands it on by FORM($things, $form).

title = The Voyages of Marco Polo
about-lobby = Travel from Venezia to Beijing. Place your dice in the bazaar, gather camels and goods, and found trading posts on the way.

## House rules: what each is about, then the values that are no yes and no

option-random_city_bonuses = expert: the small cities' bonuses are dealt at random
option-character_draft = expert: characters are chosen, the last player first
option-goal_choice = expert: keep two of four goal cards
option-city_card_at_once = a city card can be used in the turn in which its city was reached
option-exchange_either_way = two-way city cards may change direction with each exchange
option-bonus_card_pays_first = the small city bonus card is paid for in advance
option-special_pile_empty = what serves when the special pile is empty
option-special_pile_empty-lost = nothing, the contract is lost
option-special_pile_empty-starting_contracts = the starting contracts
option-wilhelm_moves_posts = where Wilhelm must move a post
option-wilhelm_moves_posts-at_the_end = where his journey ends
option-wilhelm_moves_posts-always = in every city he passes
option-wilhelm_moves_posts-freely = nowhere, he may
option-no_contracts_completed = the most contracts, if nobody has any
option-no_contracts_completed-nobody_scores = nobody scores
option-no_contracts_completed-everybody_scores = everybody scores

## So many of a thing: what one gains and pays

count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
count-camel = { $n ->
    [one] { $n } camel
   *[other] { $n } camels
  }
count-pepper = { $n } pepper
count-silk = { $n } silk
count-gold = { $n } gold
count-any_good = { $n ->
    [one] { $n } good of your choice
   *[other] { $n } goods of your choice
  }
count-different_goods = { $n ->
    [one] { $n } good
   *[other] { $n } different goods
  }
count-move = { $n ->
    [one] { $n } move
   *[other] { $n } moves
  }
count-special_pile_contract = { $n ->
    [one] a contract from the special pile
   *[other] { $n } contracts from the special pile
  }
count-black_die = { $n ->
    [one] a black die
   *[other] { $n } black dice
  }
count-own_small_city_bonus = { $n ->
    [one] the bonus of a small city of yours
   *[other] the bonuses of { $n } small cities of yours
  }
count-other_small_city_bonus = the bonus of any other small city

# Other things that are counted
count-contract = { $n ->
    [one] { $n } contract
   *[other] { $n } contracts
  }
count-die = { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
count-white_die = { $n ->
    [one] a white die
   *[other] { $n } white dice
  }
count-step = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
count-time = { $n ->
    [one] once
   *[other] { $n } times
  }

# What a gain cannot bring any more: the last black die is taken
gain-without-die = { $things } (no black die is left)

## Prices, as the end of "go to Moscow …" and "take the bonus of Anxi …"

price = for { $price }
price-free = for nothing

## Places. $letter: A to J, Latin letters in every language.

# On the map of the terminal 7 letters of Venezia and 7 of Beijing fit
place-venezia = Venezia
place-moscow = Moscow
place-karakorum = Karakorum
place-samarcanda = Samarcanda
place-lan_zhou = Lan-Zhou
place-alexandria = Alexandria
place-karachi = Karachi
place-sumatra = Sumatra
place-anxi = Anxi
place-kashgar = Kashgar
place-xian = Xian
place-ormuz = Ormuz
place-adana = Adana
place-kochi = Kochi
place-beijing = Beijing
place-oasis = oasis { $letter }

## Action spaces

space-coins = the coin space
space-camels = the camel row
space-pepper = the pepper row
space-silk = the silk row
space-gold = the gold row
space-khan = the Khan's favor
space-contracts = the contract space
space-travel = the travel space
space-money_bag = the money bag
# $city: a large city with one card
space-card = the card of { $city }
space-sumatra_1 = the first card of Sumatra
space-sumatra_2 = the second card of Sumatra
space-sumatra_3 = the third card of Sumatra

# Where a city card lies, as a label; Sumatra has three of them
card-place = { $city }
card-place-nth = { $city } { $n }

## Bonuses that one receives

bonus-character = the character's bonus
bonus-outpost = the outpost of { $city }
bonus-city = the bonus of { $city }

## Dice

# In one's own hand, to be placed or turned: "Place your 4". Rashid's dice show nothing.
die-own = your { $value }
die-own-hidden = one of your dice
die-black = a black { $value }
die-black-hidden = a black die
die-white = a white { $value }
die-white-hidden = a white die

# As the log tells of them: "used the silk row with a 4 and a black 5"
face-own = a { $value }
face-own-hidden = a die
face-black = a black { $value }
face-black-hidden = a black die
face-white = a white { $value }
face-white-hidden = a white die

# What was rolled: "rolled 1, 3 and a white 5". $values: a list of numbers
rolled-own = { $values }
rolled-black = a black { $values }
rolled-white = a white { $values }

## Contracts

# What a contract is, after its number and after "which"
contract = asks { $cost }, pays { $reward }
# The same as something one does
contract-completed = pay { $cost }, gain { $reward }
# A contract by its number before somebody or in the row; one just drawn; one in the log. A page shows the card itself.
contract-nth = contract { $n }
contract-new = new contract
contract-it = contract
# another one of the same visit
contract-other = the one

## Goal cards

# $cities: goal-cities
goal = { $cities }, { $points } for posts in both
goal-cities = { $first } and { $second }

## City cards

# One exchange: on a card, and as something one can do now
exchange = pay { $cost }, gain { $benefit }
card-ways = { $first }; or { $second }
card-ways-bound = { $first }; or { $second }; not both
# $ways: one exchange, or two that are counted together
card-repeated = { $ways }, up to once for each pip
card-repeated-ways = { $ways }; in all up to once for each pip
card-times = { $ways }, { $n ->
    [one] once
   *[other] up to { $n } times
  }
card-times-ways = { $ways }; in all { $n ->
    [one] once
   *[other] up to { $n } times
  }
card-per-pip = { $benefit } for each pip
card-per-trading_posts = { $benefit } for each of your trading posts, at most one for each pip
card-per-completed_contracts = { $benefit } for each of your completed contracts, at most one for each pip
# What dice of one value, of several, or of this and all higher ones give; such clauses are joined by semicolons
card-value = with a { $value }, { $benefit }
card-values = with { $value } to { $last }, { $benefit }
card-value-or-more = with { $value } or more, { $benefit }

# A card in the log. A page shows the card itself.
card-it = city card

## Characters: their names, what each can do, and that in a few words for the others at the table

character-rashid = Rashid ad-Din Sinan
character-matteo = Matteo Polo
character-berke = Berke Khan
character-mercator = Mercator ex Tabriz
character-kubilai = Kubilai Khan
character-johannes = Johannes Carprini
character-wilhelm = Wilhelm von Rubruk
character-niccolo_marco = Niccolò and Marco Polo

# $abilities: some of those below, joined by semicolons
character-with-abilities = { $character }: { $abilities }
ability-rashid = you never roll, your dice show whatever you say when you place them
# $white: so many white dice
ability-matteo = { $white } more to roll every round
ability-berke = occupied spaces cost you nothing
# $bazaar: one thing for each row of the bazaar, as a list with "or"
ability-mercator = whenever others use the bazaar you gain { $bazaar }, by the row
ability-mercator-khan = when they use the Khan's favor, { $things }
ability-mercator-coins = when they use the coin space, { $things }
ability-kubilai = you start in { $city } with a post there
ability-kubilai-beijing = you start in Beijing with a post there, worth { $points } at the end
ability-johannes = you step from any oasis to any other, for nothing
# $n: a number of posts, 11
ability-wilhelm = you place posts in the cities you pass too, and have { $n } of them; the 11th scores { $points }
ability-niccolo_marco = you travel with two figures and share the steps between them
ability-every-round = { $things } at the start of every round

# About 34 letters fit on the tile of a character; more are narrowed. $knacks: some of those below, joined by commas
knack-rashid = says what his dice show
knack-matteo = rolls { $white } more
knack-berke = pays nothing where others are
knack-mercator = gains from others in the bazaar
knack-kubilai = starts in { $city } with a post
knack-johannes = steps from oasis to oasis
knack-wilhelm = leaves posts on the way
knack-niccolo_marco = travel with two figures
knack-every-round = { $things } every round

## Where points come from. Alone at the head of a line, and after "3 points for …"

source-contracts = contracts
source-city_cards = city cards
source-bonuses = bonuses
source-posts = trading posts
source-goal_cards = goal cards
source-goal_cities = goal cities
source-beijing = Beijing
source-goods = goods in Beijing
source-coins = coins
source-most_contracts = the most contracts
points-from = { $points } for { $source }
# A line of the score sheet: "goal cards 7"
points-of = { $source } { $n }

## The log: clauses without their subject, which is $who and stands before them

log-start_contract = drew a starting { $which }
log-character = became { $character }
# $cities: goal-cities
log-goal = had the goal card of { $cities }
# $before: such a clause; another card of the same player
story-goal-more = { $before } and that of { $cities }
log-keep = kept the goal card of { $cities }
log-round = went first in round { $round }
log-turn = took a turn in round { $round }
# $dice: rolled-own and the like
log-roll = rolled { $dice }
log-compensation = fell { $n } short
# $dice: face-own and the like, or so many dice
log-die = used { $space } with { $dice }
log-die_too = added { $dice } on { $space }
log-value = named { $value }
log-gain = gained { $things }
log-pay = paid { $things }
log-points = scored { $points } for { $source }
# $which: card-it
log-card = used a { $which } with a { $value }
# $which: contract-it
log-contract = took the { $which } on space { $space }
# $before: such a clause; another contract of the same visit
story-contract-more = { $before } and { $other } on space { $space }
log-discard = put a { $which } under the special pile
log-draw = drew a { $which } from the special pile
log-no_contract = found the special pile empty
log-complete = completed a { $which } ({ $n } so far)
# $die: face-own and the like
log-reroll = rolled { $die } again
story-reroll-rolled = rolled { $die } again: { $values }
log-adjust = turned { $die } to { $value }
# $dice: so many black dice
log-black_die = took { $dice }
story-black_die-rolled = took { $dice }: { $values }
log-no_black_die = found no black die left
# $figure: first or second, to choose by; only Niccolò and Marco have a second one
log-go = { $figure ->
   *[first] travelled to { $place }
    [second] travelled with the second figure to { $place }
  }
# $before: such a clause; the next step of the same figure
story-go-more = { $before }, on to { $place }
log-stay = did not move
log-no_road = could pay for no road and lost { $moves }
log-post = placed a post in { $place }
log-move_post = moved the post from { $from } to { $to }
log-leave_posts = moved no post to { $place }
# $bonus: bonus-city and the like
log-bonus = received { $bonus }
log-over = won

# Events of nobody: whole clauses
log-row = a { $which } came to space { $space } of the row
log-final = the game was scored
story-row = { $contracts } came to the row
story-round = Round { $round } began, with { $who } first.

## What is asked

prompt-over = The game is over.
prompt-OwnTurn = Choose an action, or a bonus action before it.
prompt-OwnTurn-bag = No action is open to your dice: put them in the money bag, or change them.
prompt-OwnTurn-acted = Your action is done. A bonus action, or the end of your turn?
prompt-OwnTurn-no-dice = You have no dice left. A bonus action, or the end of your turn?
prompt-ChooseDice = Choose the die for { $space }.
prompt-ChooseDice-lowest = Choose the lowest of { $n } dice for { $space }; it decides.
prompt-ChooseDice-next = Choose another die for { $space }, no lower than the first.
prompt-NameValue = What do your dice on { $space } show?
prompt-ChooseColumn = Choose a column of { $space }.
prompt-UseMoneyBag = Choose the die that goes to the money bag.
prompt-Reroll = Choose the die to roll again, for { $price }.
prompt-Adjust = Choose the die to turn by one, for { $price }.
prompt-TurnDie = Turn the { $value } up or down?
prompt-TakeContracts = Choose a contract.
prompt-TakeContracts-full = Choose a contract. You hold two, so one of them goes.
prompt-TakeContracts-second = Choose a second contract, or be content with one.
prompt-TakeContracts-second-full = Choose a second contract, or be content with one. You hold two, so an old one would go.
prompt-TakeRowBonus = The contract comes with a bonus of { $n }. Coins or camels?
prompt-MakeRoom = You can hold two contracts. Which of your old ones goes under the special pile?
prompt-KeepTwo = You can hold two contracts and drew a third. Which one goes under the special pile?
# $n: the pips that are lacking, which are taken in coins and camels
prompt-Compensate = Your roll is { $n } short of { $below }. { $n ->
    [one] Take 1 coin or 1 camel.
   *[other] Take { $n } in coins and camels, as you like.
  }
# $here: where one's figures are, one of the three at the end; $n: steps
prompt-Journey = { $here }. { $n ->
    [one] Choose your step.
   *[other] Choose the first of up to { $n } steps.
  }
prompt-Journey-more = { $here }. Go on, { $n ->
    [one] { $n } more step,
   *[other] up to { $n } more steps,
  } or stop?
prompt-Journey-free = { $here } and may move { $n ->
    [one] a step;
   *[other] up to { $n } steps;
  } you pay only the roads.
prompt-Journey-free-more = { $here }. Move on, { $n ->
    [one] { $n } more step,
   *[other] up to { $n } more steps,
  } or stop?
figure-is = You are in { $place }
figures-are = Your figures are in { $first } and { $second }
figures-together = Both your figures are in { $place }
prompt-MovePost = All your posts are placed. Choose the one that moves to { $city }.
prompt-MovePost-may = All your posts are placed. Move one of them to { $city }?
prompt-ChooseEntry = Choose what the card gives.
prompt-ChooseWay = Choose one exchange of the card; you can make it { $n ->
    [one] once.
   *[other] up to { $n } times.
  }
prompt-ChooseTimes = How often do you exchange?
prompt-Repeat = Choose an exchange; you can make up to { $n }, one after the other.
prompt-Repeat-once = Choose an exchange.
prompt-Repeat-more = Exchange again, { $n ->
    [one] once?
   *[other] up to { $n } times?
  }
prompt-NameCities = Choose a small city of yours for its bonus.
prompt-NameCities-several = Choose a small city of yours for its bonus, the first of up to { $n }.
prompt-NameCities-more = Choose another small city of yours, or stop.
prompt-CopyBonus = Choose the small city whose bonus you copy.
prompt-GainGoods = Choose a good.
prompt-GainGoods-more = Choose a good, the first of { $n }.
prompt-GainPairs = Choose two different goods.
prompt-ChooseReward = You have several rewards. Which comes first?
prompt-Collect = You have several bonuses. Which comes first?
prompt-ChooseCharacter = Choose your character.
# $cities: a list of four numbers, the points for posts in 1, 2, 3, 4 cities
prompt-KeepGoals = Choose the first of two goal cards. Posts in 1, 2, 3, 4 of their cities score { $cities } points besides.
prompt-KeepGoals-second = Choose the second goal card to keep.
# What chance does; $who is a seat
prompt-DrawStart = The start player is drawn.
prompt-DealMarkers = The bonuses of the small cities are dealt.
prompt-DealOutposts = The outposts are dealt.
prompt-DealCards = The city cards are dealt.
prompt-DealStartingContracts = The starting contracts are dealt.
prompt-RevealCharacters = The characters to choose from are drawn.
prompt-DealGoals = The goal cards are dealt.
prompt-LayPile = The contracts of the round are laid out.
prompt-RefillRow = Contracts come from the special pile to the empty row.
prompt-DrawContract = A contract is drawn for { $who } from the special pile.
prompt-Roll = A die is rolled for { $who }.

# What the others read meanwhile, below “Blue is choosing”: a kind of thing, without facts, and never “you”.
choosing-OwnTurn = an action
choosing-ChooseDice = a die to place
choosing-NameValue = the value of the dice
choosing-ChooseColumn = a column
choosing-UseMoneyBag = a die for the money bag
choosing-Reroll = a die to roll again
choosing-Adjust = a die to turn
choosing-TurnDie = the new value of a die
choosing-TakeContracts = a contract
choosing-TakeRowBonus = coins or camels
choosing-MakeRoom = a contract to give up
choosing-KeepTwo = a contract to give up
choosing-Compensate = coins or camels for a low roll
choosing-Journey = a step on the map
choosing-MovePost = a trading post to move
choosing-ChooseEntry = what a card gives
choosing-ChooseWay = an exchange of a card
choosing-ChooseTimes = the number of exchanges
choosing-Repeat = an exchange
choosing-NameCities = a small city for its bonus
choosing-CopyBonus = a bonus to copy
choosing-GainGoods = goods to take
choosing-GainPairs = different goods to take
choosing-ChooseReward = the order of some rewards
choosing-Collect = the order of some bonuses
choosing-ChooseCharacter = a character
choosing-KeepGoals = goal cards to keep

## What one can do. No full stop.

# $action: any of those below; $notes: some of the notes, joined by semicolons
with-notes = { $action }; { $notes }
# $awaits: what a step leads to, joined by semicolons
with-awaits = { $action }: { $awaits }

# "done" says something else in every decision
done-OwnTurn = End your turn
done-TakeContracts = Take no second contract
# $stops: stop-in for each city that gets a post, joined by semicolons
done-Journey = Stop { $stops }
stop-in = in { $city }: { $things }
done-Journey-passed = Stop, and gain { $things }
done-Journey-still = Do not move
done-Journey-here = Stop here
done-Journey-for-nothing = Stop here, without placing a post
done-MovePost = Leave your posts where they are
done-Repeat = Exchange no more
done-Repeat-moves = Exchange no more, and make { $moves }
done-NameCities = Take no more bonuses

# Where to go. $dice: so many dice
action-place = Go to { $space } with { $dice }, for up to { $things }
action-place-coins = Take { $things } with { $dice }
action-place-khan = Go to the Khan's favor with { $dice } of at least { $least }, for { $things }
action-place-khan-any = Go to the Khan's favor with { $dice }, for { $things }
action-place-contracts = Take one or two of the contracts 1 to { $n } with { $dice }
action-place-contracts-one = Take contract 1 with { $dice }
# $steps: so many steps; $coins: a list with "or", what 1, 2, 3 … steps cost: numbers, the last one as so many coins
action-place-travel = Travel with { $dice }, up to { $steps }, for { $coins } and the roads
action-place-card = Use { $space } with { $dice }: { $card }
action-money-bag = Put a die in the money bag, for { $things }
action-reroll = Roll one of your dice again, for { $price }
action-adjust = Turn one of your dice up or down by one, for { $price }
action-black-die = Take a black die and roll it, for { $price }
action-black-die-as-it-is = Take a black die, for { $price }
# $which: contract-nth
action-complete = Complete { $which }: { $contract }

# Notes to these and to those that follow
note-company = occupied, so you pay { $coins }
note-company-from-to = occupied, so you pay { $low } to { $coins }, by your lowest die
note-company-named = occupied, so you pay the value that you name
note-pays = you pay { $coins }
# $who: a seat
note-profit = { $who } { PERSON($who) ->
    [you] gain
   *[other] gains
  } { $things }
note-khan-next = the next needs at least { $value }
# $price: as the end of "to Moscow …"
note-only-step = the first step can only be to { $place } { $price }
# So many of what a card counts, trading posts or completed contracts
note-counted = you have { $n }
# $coins, $camels: the same number of either
note-contract-bonus = comes with { $coins } or { $camels }
note-contract-ready = you have what it asks

# Which dice. $die: die-own and the like; $things: what they bring, or one of brings-…, or a city card in words
action-die = Place { $die }: { $things }
action-die-alone = Place { $die }
action-die-lowest = Place { $die } as the lowest: { $things }
action-die-next = Add { $die }
action-die-bag = Put { $die } in the money bag
action-die-reroll = Roll { $die } again
# $values: a list of numbers with "or"
action-die-adjust = Turn { $die } to { $values }
action-value = Name { $value }: { $things }
brings-first-contract = contract 1
brings-two-contracts = contract 1, contract 2 or both
brings-contracts = one or two of the contracts 1 to { $n }
brings-steps = up to { $steps }
brings-steps-in-reach = up to { $steps }, as far as your coins go
action-down = Turn it down to { $value }
action-up = Turn it up to { $value }
action-coins = Take { $things }
action-column = Take column { $column }: { $things }
action-column-entry = Take what { $value } gives: { $things }

# Contracts
# $which: contract-nth or contract-new
action-contract = Take { $which }: { $contract }
action-discard = Give up your { $which }, which { $contract }
action-discard-new = Give up the { $which }, which { $contract }
action-bonus = Take { $things }

# Journeys. $price: as the end of "go to Moscow …"
action-go = Go to { $there } { $price }
action-go-first = First figure, from { $here } to { $there } { $price }
action-go-second = Second figure, from { $here } to { $there } { $price }
action-move-post = Move the post from { $city }
action-move-post-lost = Move the post from { $city }, and lose { $things }
# What awaits in a city: first its post, as a list with commas of what follows
awaits-if-you-stop = if you stop there, { $things }
new-post = a post
# $n: 8, 9 or 11
new-post-nth = your { $n }th post for { $points }
new-post-moves = a post moves there from elsewhere
new-post-may-move = a post may move there from elsewhere
new-post-small-city = { $things } now and every round
# $n: so many goods for a point; also as something that is lost with a post
beijing-worth = { $points } at the end and 1 for every { $n } goods
goal-city = a goal city of yours
goal-city-last = the second city of a goal card for { $points }
# and then the city's card or cards (a list with strokes between them)
awaits-card = its card: { $card }
awaits-cards = its cards: { $cards }
awaits-own-post = your post is there
# What lies beyond an oasis: a list of places, each with its price
awaits-beyond = from there to { $places }
beyond-for = { $place } ({ $price })
beyond-free = { $place }
beyond-any-oasis = any oasis
# What is lost with a post that moves away
lost-every-round = { $things } at the start of every round
lost-card = the use of its card
lost-cards = the use of its cards

# City cards and rewards
action-way = { CAP($exchange) }
action-times = { CAP($times) }: { $exchange }
action-give = { CAP($exchange) }
action-give-pair = { CAP($exchange) }
action-city = Take the bonus of { $city }: { $things }
# $price: as the end of "take the bonus of Anxi …"
action-city-for = Take the bonus of { $city } { $price }: { $things }
action-good = Take { $things }
action-pair = Take { $things }
action-copy = Copy { $city }: { $things }
action-collect = First { $bonus }: { $things }
action-reward = First take { $things }

# Setting up; what chance does. $who: a seat
action-character = { $character }
action-keep = Keep { $goal }
action-start = { CAP($who) } { PERSON($who) ->
    [you] are
   *[other] is
  } the start player
action-marker = The bonus of { $city } is { $things }
action-outpost = The outpost of { $city } holds { $things }
# $place: card-place
action-card = { CAP($place) } gets the city card: { $card }
action-draw = The contract { $contract }
action-reveal = { CAP($character) } can be chosen
action-goal = The goal card is { $goal }
action-roll = { PERSON($who) ->
    [you] Your die
   *[other] The die of { $who }
  } shows { $value }

## What stands above the choices of a turn besides the areas of the board

heading-cards = City cards
heading-bonus = Bonus actions

## Moments when all look up: a round is over, the game is scored

moment-round = Round { $n } is over, round { $round } begins
moment-final = Beijing, goals and contracts are scored

## How far the game is

clock = Round { $round } of { $rounds }
clock-setup = Setting up
clock-over = The game is over

## What one can spend, in a line. $contracts: a list of holdings-contract, $n: how many

holdings = You have { $things }; { $dice }; { $points }.
holdings-contracts = You have { $things }; { $dice }; { $points }; { $n ->
    [one] contract
   *[other] contracts
  } { $contracts }.
# With no-break spaces, so that a contract stays on one line
holdings-contract = { $slot }: { $cost } → { $reward }
holdings-beside = { $before } { $after }
# $dice: a list of signs
holdings-dice = dice { $dice }
holdings-hidden = { $n ->
    [one] { $n } die of any value
   *[other] { $n } dice of any value
  }
holdings-no-dice = no dice

## The table in a terminal

# Signs: so many of a thing in two letters or one short word, without a space
sign-coin = { $n }Co
sign-camel = { $n }Ca
sign-pepper = { $n }Pe
sign-silk = { $n }Si
sign-gold = { $n }Go
sign-point = { $n }Pt
sign-any_good = { $n }any
sign-different_goods = { $n ->
    [1] { $n }any
   *[other] { $n }unlike
  }
sign-move = { $n ->
    [1] move
   *[other] { $n }moves
  }
sign-special_pile_contract = { $n ->
    [1] contract
   *[other] { $n }contracts
  }
sign-black_die = { $n ->
    [1] die
   *[other] { $n }dice
  }
sign-own_small_city_bonus = { $n ->
    [1] bonus
   *[other] { $n }bonuses
  }
sign-other_small_city_bonus = copy
# A die: its value, with a letter if it is not the player's own
sign-die = { $value }
sign-die-of = { $letter }{ $value }

# One letter for each seat, each unlike the others, and for the other colours of dice
letter-blue = B
letter-yellow = Y
letter-green = G
letter-red = R
letter-black = K
letter-white = W
letter-neutral = N

# What the signs mean, each in a few words; the letters must be those above
legend-coin = Co coins
legend-camel = Ca camels
legend-pepper = Pe pepper
legend-silk = Si silk
legend-gold = Go gold
legend-point = Pt points
legend-any_good = any: a good of your choice
legend-different_goods = 2unlike: different goods
legend-black_die = die: a black one
legend-other_small_city_bonus = copy: another small city's bonus
legend-post = B a post
legend-figure = @B a figure
legend-oasis = (A) an oasis
legend-die = B4 a die
legend-black = K black
legend-white = W white
legend-neutral = N neutral
legend-star = * your post is there

# The first line: the name of the game, and after a gap one of the others. $who: a letter and a seat
picture-name = MARCO POLO
picture-round = round { $round } of { $rounds }; { $who } goes first
picture-round-next = round { $round } of { $rounds }; { $who } goes first, so far { $next } in the next
picture-setting-up = the table is set up
picture-setting-up-start = the table is set up; { $who } goes first
picture-over = the game is over
picture-person = { $letter } { $seat }
picture-person-you = { $letter } { $seat } (you)
# $roads: a list of other-road, with commas
picture-other-roads = Other roads: { $roads }
picture-other-road = { $here } { $there } { $price }

# Headings in capitals; those with a note have it after a gap
picture-bazaar = BAZAAR
# above the numbers of dice; both together in about 14 letters
picture-bazaar-dice = dice
picture-spaces = OTHER SPACES
picture-contracts = CONTRACTS
picture-contracts-pile = { $n } more in the special pile
picture-city-cards = CITY CARDS
picture-city-cards-note = with a post there; exchanges up to once for each pip

# The names of the spaces in about 14 letters
short-space-coins = coins
short-space-camels = camels
short-space-pepper = pepper
short-space-silk = silk
short-space-gold = gold
short-space-khan = Khan's favor
short-space-contracts = contracts
short-space-travel = travel
short-space-money_bag = money bag
short-space-black_dice = black dice

# What they give, in about 50 letters. $things: signs; $coins: numbers
picture-khan = { $things }, for a die of at least { $least }; { $n } free
picture-khan-any = { $things }, for any die; { $n } free
picture-khan-full = { $things }; full
picture-contract-space = one or two contracts, as far as the die
picture-travel = 1 to 6 steps for { $coins } coins
picture-money-bag = { $things } for each die, as a bonus action
picture-black-dice = { $n } left, { $price } each

picture-contract = { $cost } → { $reward }
# $coins, $camels: signs
picture-row-bonus = +{ $coins } or { $camels }
picture-empty-row = none
# $dice: signs
picture-closed = closed: { $dice }

# Heads of the players' table: narrow columns
picture-head-player = player
picture-head-points = pts
picture-head-coin = Co
picture-head-camel = Ca
picture-head-pepper = Pe
picture-head-silk = Si
picture-head-gold = Go
picture-head-posts = posts
picture-head-done = done
picture-head-dice = dice
# A contract before somebody, by its number
picture-holds = { $slot }: { $contract }
# $first, $second: cities, perhaps with a star for one's post; $points: a sign
picture-starred = { $city }*
picture-goal = goal: { $first }, { $second } { $points }
picture-someone = { $character }, { $knacks }

## The table on a page: labels; the width in letters that fits is about that of the English word and a third more

board-table = The table of The Voyages of Marco Polo
# For those who cannot see it. $who: a seat
board-mat = What lies before { $who }
board-map = The road to Beijing
board-bazaar = Bazaar
board-contracts = Contracts
board-travel = Travel
board-khan = Khan's favor
board-coins = Coins
board-money_bag = Money bag
board-bonus = Bonus
board-draft = Characters to choose from
board-no-character = No character yet
# Where somebody's figures are: a list of places
board-figures = { CAP($places) }
board-place = { CAP($place) }
# How many contracts are in the special pile
board-pile = × { $n }

## What something is, for whoever points at it: whole sentences

# $more: one or more other tips
tip-more = { $tip } { $more }
# The dice on a space: a list of whose they are and what they show; 0 is a die that shows nothing
tip-there = There: { $dice }.
tip-die-of = { $value ->
    [0] { $who }
   *[other] { $who } { $value }
  }
tip-die-of-black = { $value ->
    [0] black
   *[other] black { $value }
  }
tip-die-of-white = white { $value }
tip-die-of-neutral = neutral { $value }
# What the reader lacks for it, as the last sentence of a tip. $things: a list of things
tip-needs = You need { $things } more.
tip-needs-value = You need a die of { $value } or more.
tip-needs-post = You need a post in { $city }.
tip-own-die-there = A die of your colour is there already: only black or white dice may join it.

tip-road = A step between { $here } and { $there } costs { $price }.
tip-venezia = Venezia, where the journey begins.
tip-oasis = { CAP($place) }: a stop on the road. No post stands here.
tip-small = { $city }: your post brings { $things }, now and at the start of every round.
tip-small-hidden = { $city }: its bonus is not dealt yet.
tip-large = { $city }: the first post here brings { $things }. With your post you may use its card.
tip-large-taken = { $city }: its first bonus is taken. With your post you may use its card.
tip-card = Card of { $city }, for one die and with your post there: { $card }.
tip-card-closed = Card of { $city }, closed for this round: { $card }.
tip-card-hidden = The card of { $city } is not dealt yet.
# $points: a list of numbers
tip-beijing = Beijing: posts score { $points } points at the end, and 1 for every { $n } goods you have left.
tip-company = It is occupied: you pay as many coins as your lowest die shows.
tip-bazaar = Bazaar, { $space }: { $dice }. The lowest die says how far you may go in the table.
tip-supply-camels = The supply of camels.
tip-supply-pepper = The supply of pepper.
tip-supply-silk = The supply of silk.
tip-supply-gold = The supply of gold.
tip-column = With dice of { $value } or more: { $things }.
tip-contracts = With one die, take one or two of the contracts up to its value.
tip-special = The special pile: { $contracts }.
tip-contract = Contract { $n }: asks { $cost } and pays { $reward }.
tip-new-contract = The new contract asks { $cost } and pays { $reward }.
tip-no-contract = No contract lies here.
tip-no-active = Room for a contract.
tip-row-space = For this contract your die must show { $n } or more.
tip-row-bonus = For this contract your die must show { $n } or more. It comes with { $coins } or { $camels }.
tip-travel = Travel: { $dice }. The lowest says how many steps you may make; you pay the steps and the roads.
# $n: the same number of steps, for the verb
tip-steps = { $steps } { $n ->
    [one] costs
   *[other] cost
  } { $coins }, and what the roads ask.
tip-khan = The Khan's favor: a die of { $least } or more brings { $things }. It is never occupied.
tip-khan-full = The Khan's favor is full for this round. It brings { $things }.
tip-coins = One die of any value brings { $things }.
tip-money-bag = Bonus action: a die in the money bag brings { $things }.
tip-reroll = Bonus action: for { $price }, roll one of your dice again.
tip-adjust = Bonus action: for { $price }, turn one of your dice up or down by one.
tip-black-die = Bonus action: for { $price }, take a black die. { $n } of them left; one in a turn.
tip-character = { $character }: { $knacks }.
tip-nobody = The character is not chosen yet.
tip-first = Goes first in this round.
tip-points = { $points }.
# $parts: a list of points-of, with commas
tip-points-parts = { $points }: { $parts }.
tip-die-own = A die that shows { $value }.
tip-die-black = A black die that shows { $value }.
tip-die-white = A white die that shows { $value }.
tip-die-hidden = A die that shows whatever you say when you place it.
tip-stock = In the warehouse: { $things }.
tip-goal = Goal card: posts in { $first } and { $second } score { $points }.
tip-goal-hidden = A goal card, secret until the end.
tip-posts = Trading posts: { $left } to place, { $placed } on the map. The last ones score when placed.
tip-completed = { $contracts } completed. Most at the end score a bonus.

## What an option changes, in a sentence below it where a table is set up

option-random_city_bonuses-about = Otherwise they lie where the map of the first game shows them.
option-character_draft-about = Otherwise every player is dealt a character at random.
option-goal_choice-about = Everybody chooses in secret. Otherwise two goal cards are dealt, and both are kept.
option-city_card_at_once-about = It matters when a bonus has moved the figure before the main action. Otherwise the card opens from the next turn on.
option-exchange_either_way-about = Otherwise all exchanges of one use go in the same direction.
option-bonus_card_pays_first-about = The number of bonuses is then named and paid before the first is taken. Otherwise coins from one may pay for the next.
option-special_pile_empty-about = It happens very rarely: the pile of special contracts has run out, and somebody would draw one.
option-wilhelm_moves_posts-about = It matters once all his trading posts are on the map and he comes to another city.
option-no_contracts_completed-about = At the end the most completed contracts score; this says who does if all have none.
