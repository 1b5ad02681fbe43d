# What Serai says at a table of Merv, in English. The words that all games share are in src/serai/texts.
#
# For translators. What a message is given stands above it, or above its section:
# - a number (`$n`) chooses its plural;
# - a thing (`$colour`, `$area`, `$spice` …) is a message of its own. Where a sentence needs it in another form, write
#   FORM($spice, "acc") and give spice-cinnamon and the others a selector on `$form`; the names of forms are yours.
#   FORM passes through lists (`$things`, `$price`) to every part. GENDER($area) reads the attribute `.gender`;
# - so many of a thing (`$camels`, `$points`) is a message count-…;
# - `$cell` is notation (a1 to e5), and so is the letter of a column: both stand as they are;
# - somebody (`$who`, `$owner`) is a name that cannot be inflected: a person's own, "you", or a seat's. Make it the
#   subject, or set it in brackets or after a colon. PERSON($who) is you, other or several.

title = Merv
about-lobby = Rise in the heart of the Silk Road: build in the city, court the palace, pray, trade, and raise the walls before the invaders come.

## Who

# The other seats have their names in the shared words.
seat-high_courtier = the high courtier
seat-magistrate = the magistrate

## Things by name

# The colours of cubes, sites and upgrades. Asked for: with a number (count-cube), before or after the kind of a site
# ("your purple palace"), alone for a cube ("one teal a card", "1 teal as orange"), with an upgrade.
colour-purple = purple
colour-tan = tan
colour-teal = teal
colour-orange = orange
colour-white = white

# The six areas of the board, which are also the six board actions and the names of the magistrate's cards.
area-caravansary = caravansary
area-palace = palace
area-library = library
area-marketplace = marketplace
area-mosque = mosque
area-wall = wall

# The kinds of site in the city, one for each area.
kind-caravansary = caravansary
kind-palace = palace
kind-library = library
kind-marketplace = marketplace
kind-mosque = mosque
kind-wall = wall site

# The same in a list of the sites of a line (see line-site): as brief as can be.
brief-caravansary = caravan
brief-palace = palace
brief-library = library
brief-marketplace = market
brief-mosque = mosque
brief-wall = wall

spice-cinnamon = cinnamon
spice-ginger = ginger
spice-juniper = juniper
spice-pepper = pepper

hall-knowledge = hall of knowledge
hall-spice = hall of spice
hall-trade = hall of trade
hall-faith = hall of faith

city-rayy = Rayy
city-samarkand = Samarkand
city-balkh = Balkh
city-nishapur = Nishapur
city-baghdad = Baghdad
city-kashgar = Kashgar
city-peshawar = Peshawar
city-basra = Basra

good-common = common good
good-rare = rare good

side-north = north
side-east = east
side-south = south
side-west = west

# The four corners of the camel market.
corner-top_left = top left
corner-top_right = top right
corner-bottom_right = bottom right
corner-bottom_left = bottom left

# What one is given: sold for a camel, found in the mosque, for a pair of spices. It stands after "gain", "for" and a
# colon, alone and in lists.
boon-white_cube = a white cube
boon-scroll = a scroll
boon-caravan_card = any caravan card
boon-favour = favour
boon-rare_good = a rare good
boon-mosque_advance = a free step in the mosque
boon-soldier = a soldier
boon-camel = a camel
boon-white_upgrade = a white upgrade
boon-bonus_upgrade = a bonus upgrade
boon-scoring_tile = a scoring tile
boon-free_courtier = a free courtier
boon-free_wall = a free wall piece
# The last space of the mosque; `$points` is so many points.
boon-mosque_end = { $points } for each mosque of yours every year
boon-camel_gone = its camel is gone

# Breakthroughs. The one that only scores is called by its points.
breakthrough-discount_caravansary = caravansary discount
breakthrough-discount_palace = palace discount
breakthrough-discount_marketplace = marketplace discount
breakthrough-discount_mosque = mosque discount
breakthrough-wild_purple = wild purple
breakthrough-wild_tan = wild tan
breakthrough-wild_teal = wild teal
breakthrough-wild_orange = wild orange
breakthrough-free_caravan_card = free caravan card
breakthrough-free_trading_post = free trading post
breakthrough-free_mosque_step = free mosque step
breakthrough-free_wall = free wall piece
breakthrough-favour_and_soldier = favour and a soldier
breakthrough-two_favour = two favour
breakthrough-two_soldiers = two soldiers

# Where points come from: a heading in the table of points; "for": after "scored 3 points for".
source-influence = influence
source-favour = favour
source-contracts = contracts
source-mosque = { $form ->
    [for] the mosque
   *[other] mosque
  }
source-breakthroughs = breakthroughs
source-palace = { $form ->
    [for] the palace
   *[other] palace
  }
source-buildings = buildings
source-scoring_tile = { $form ->
    [for] the scoring tile
   *[other] scoring tile
  }
source-mosque_end = { $form ->
    [for] the end of the mosque
   *[other] mosque end
  }
source-spices = spices
source-magistrate = { $form ->
    [for] the magistrate's own ways
   *[other] magistrate
  }

## So many of a thing. They stand alone, in lists, after verbs (take, gain, pay) and after "for".

# `$colour` is the colour; the word "cube" itself is left out.
count-cube = { $n } { $colour }
count-camel = { $n ->
    [one] { $n } camel
   *[other] { $n } camels
  }
count-scroll = { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
  }
count-common_good = { $n ->
    [one] { $n } common good
   *[other] { $n } common goods
  }
count-rare_good = { $n ->
    [one] { $n } rare good
   *[other] { $n } rare goods
  }
count-any_good = { $n ->
    [one] { $n } good of either kind
   *[other] { $n } goods of either kind
  }
count-favour = { $n } favour
count-influence = { $n } influence
count-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
  }
count-servant = { $n ->
    [one] { $n } servant
   *[other] { $n } servants
  }
count-soldier = { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
  }

## Phrases that several sentences share

# A site as whoever decides sees it. `$kind` is its kind, `$colour` its colour. Asked for: after "use", "build on",
# "put a soldier on", "before" (a wall) and "ransom".
site-empty = { $cell }, an empty { $colour } { $kind }
site-yours = { $cell }, your { $colour } { $kind }
site-owned = { PERSON($owner) ->
    [you] { site-yours }
   *[other] { $cell }, { $owner }'s { $colour } { $kind }
  }

# A row or a column of the city: after "slot 2," and after "in".
line-column = column { $column }
line-row = row { $row }

# One site in the list of the sites of a line, in few words; `$kind` is a brief-…, `$notes` a list of the notes below.
line-site = { $colour } { $kind }
line-site-noted = { $colour } { $kind } ({ $notes })
line-market = camel market
note-yours = yours
note-owned = { PERSON($owner) ->
    [you] { note-yours }
   *[other] { $owner }'s
  }
note-white = white instead
note-upgrade = +1 { $colour }

# A place in the wall: `$side` is a side of the city, `$n` counts along it.
wall-place = { $side } { $n }

any-cube = any cube
# `$n`, from 1 to 4, is the level.
nth-breakthrough = { $n ->
    [1] first breakthrough
    [2] second breakthrough
    [3] third breakthrough
   *[other] fourth breakthrough
  }
# One source among those that make up somebody's points: `$n` of them.
points-part = { FORM($source, "for") } { $n }
# The same in a list of what was gained; `$points` is so many points.
points-from = { $points } for { FORM($source, "for") }

# What an action costs, as the end of its sentence: `$price` is a list of so many cubes, or so many camels.
cost-price = for { $price }
cost-free = for free
cost-cube = for 1 cube
# `$cost` is one of those above, `$camels` so many camels, sent where one has no trading post.
cost-roads = { $cost } with { $camels } on the road

# What is said after an action (`$action`, one of the sentences below, which end without a full stop): what it brings.
and-gains = { $action }, gain { $things }
and-brings = { $action }: { $things }
and-pair = { $action } (a pair: { $boon })
and-owner_gains = { $action }; { $owner } { PERSON($owner) ->
    [you] gain
   *[other] gains
  } { $things }
and-soldier_home = { $action }; the soldier there goes home

## What brings nothing, and why

and-for_nothing = { $action }, for nothing: { $lacking }

lack-cube = you lack a cube
# `$cubes`: so many cubes, or several of such prices, joined by "or".
lack-cubes = you lack { $cubes }
lack-servant = you have no servant left
lack-disc = you have no disc for it
lack-spice = your influence allows no further kind of spice
lack-cards = there is no caravan card
lack-behind = no card lies behind it
lack-hall = every hall is full
lack-step = you have climbed to its end
lack-piece = no piece or no place is left
lack-track = both tracks are full
lack-guarded = no building can take one
lack-market = the camel market is empty
lack-supply = none is left
# `$things`: influence, scrolls, goods, so many of each.
lack-things = you lack { $things }

## The log
# One clause for everything that rules tell, without its subject: the name or "you" stands before it. `$who` is given to
# all, so that a language can choose the form of the verb: PERSON($who).

log-turn = moved in year { $year }, round { $round }
log-slot = went to slot { $slot }
log-activate = used { $cell }
log-build = built on { $cell }
log-board = chose the { $area }
# `$cubes` is so many cubes of a colour.
log-cube = gained { $cubes }
log-pay = paid { $cubes }
log-points = scored { $points } for { FORM($source, "for") }
# `$n` is the space of the track one stands on now.
log-favour = rose to { $n } favour
log-influence = rose to { $n } influence
log-scroll = took a scroll
log-good = gained a { $good }
log-camels = gained { $camels }
log-take_camels = took { $camels } from the camel market
log-sell_camel = sold a camel for { $boon }
# The magistrate gives the camels away that it cannot keep.
log-camels_to_cards = sent { $camels } on to the caravansary
log-camels_to_market = sent { $camels } on to the camel market
log-camels_lost = saw { $camels } leave the game
log-card = took { $spice }
log-camel_on_card = put a camel on caravan card { $card }
log-courtier = seated a courtier in the { $hall }
log-breakthrough = made a breakthrough: { $tile }
log-breakthrough_points = made a breakthrough: { $points }
log-soldier_home = took the soldier from { $cell } home
log-soldiers_home = took { $soldiers } home
log-post = opened a trading post in { $city }
log-roads = sent { $camels } onto the road
log-mosque = climbed to row { $row } of the mosque
log-scoring_tile = took the { $area } scoring tile
log-upgrade = upgraded { $cell } with { $colour }
# `$place` is a place in the wall.
log-wall = built at { $place }
log-soldier = put a soldier on { $cell }
log-contract = fulfilled a contract worth { $points }
log-queue = took place { $place } in the queue
log-ransom = ransomed { $cell }
# `$cells` is a list of `$n` cells.
log-destroyed = lost the { $n ->
    [one] building
   *[other] buildings
  } on { $cells }
# So much favour was spent, and `$left` (a number) is left.
log-spend_favour = spent { $favour } on courtiers, and kept { $left }
log-solo_card = drew the { $area } card
log-over = won

# These concern nobody: whole sentences, without their full stop.
log-draw = { $spice } came to the caravansary
log-invasion = the Mongols attacked
log-withdrawn = the Mongols withdrew
log-scoring = year { $year } was scored
log-final = the spice sets were scored
# Several cards at once: `$spices` is a list of spices.
story-came = new in the caravansary: { $spices }

## What is asked, one sentence for each kind of decision

prompt-over = The game is over.
prompt-ChooseSlot = Choose a slot for your master meeple.
prompt-ChooseSite = Choose a site in the line to build on or to use.
prompt-ChooseAction = Choose your action.
prompt-EndTurn = Anything else before your turn ends?
prompt-BuySpices = Buy spices: one cube a card, all of one colour.
prompt-BuySpices-colour = Buy spices: one { $colour } a card.
prompt-ChooseColour = Choose the colour in which you pay for spices.
prompt-TakeAnyCard = Choose a caravan card; it is free.
prompt-PairBoons = You completed pairs. Which boon comes first?
# `$n` is how many cubes the courtier costs.
prompt-PlaceCourtiers = Choose a hall for your courtier ({ $n } of its colour).
prompt-FreeCourtier = Choose a hall for a free courtier.
prompt-SpendForScrolls = Spend cubes of different colours, a scroll for each.
prompt-SpendForScrolls-more = You have spent { $n }. Another cube of a different colour?
# `$breakthrough` is a nth-breakthrough.
prompt-ChooseBreakthrough = Choose your { $breakthrough }.
prompt-EstablishPost = Choose a city for a trading post.
prompt-EstablishPost-free = Choose a city for a free trading post and a good.
prompt-BuyGoods = Buy goods, at most one in a city.
prompt-Advance = Climb the mosque?
prompt-Advance-first = Choose a path into the mosque.
prompt-FreeStep = Choose a path into the mosque; the first step is free.
prompt-ChooseScoringTile = Choose a scoring tile.
prompt-ChooseBonus = Choose a bonus upgrade.
prompt-PlaceBonus = Choose a site of yours for the { $colour } bonus upgrade.
prompt-PlaceWhite = Choose a site of yours for a white upgrade.
prompt-PlaceWhite-anywhere = Choose any site for a white upgrade.
prompt-BuildWalls = Choose a piece of the wall to build.
prompt-FreeWall = Choose a free piece of the wall.
prompt-PlaceWall = Choose a place for the segment.
prompt-PlaceWall-gate = Choose a side for the gate.
prompt-Deploy = Choose a building for your soldier.
prompt-Pay = Choose how to pay { $price }.
prompt-ChooseGoods = This contract takes either kind of good. Commit which?
prompt-SpendAnyCube = Choose the cube that pays for the contract.
# `$standing`: queue-nobody, or a list of queue-stands; `$coming`: queue-coming or queue-none_coming.
prompt-JoinQueue = Choose your place in the next queue. { CAP($standing) }; { $coming }.
queue-stands = { $who } { PERSON($who) ->
    [you] stand
   *[other] stands
  } at { $place }
queue-nobody = nobody stands there yet
# `$who`: one, or a list of several.
queue-coming = { PERSON($who) ->
    [you] { $who } are still to come
    [several] { $who } are still to come
   *[other] { $who } is still to come
  }
queue-none_coming = nobody else is to come
# `$buildings`: so many buildings.
prompt-PayRansom = { $buildings } of yours cannot stand. Ransom which?
prompt-ChooseRansom = Choose the cube that ransoms { $site }.
prompt-CourtierSlot = Choose a slot for the high courtier.
prompt-CourtierSite = Choose a site for the high courtier.
# Nobody is asked these: what is drawn, as those read it who replay a game step by step.
prompt-Refill = A card comes to the caravansary.
prompt-DrawOrder = The first queue is drawn.
prompt-ChooseSide = The camel market is tossed.
prompt-DealSites = The sites of the city are dealt.
prompt-DrawSoloCard = The magistrate draws a card.
prompt-RandomTile = The magistrate takes a tile of the second level.
prompt-BestScoringTile = The magistrate takes a scoring tile.

# What the others read meanwhile, below “Blue is choosing”: a kind of thing, without facts, and never “you”.
choosing-ChooseSlot = a slot for the master meeple
choosing-ChooseSite = a site in the line
choosing-ChooseAction = an action
choosing-EndTurn = how the turn ends
choosing-BuySpices = spices to buy
choosing-ChooseColour = a colour that pays for spices
choosing-TakeAnyCard = a free caravan card
choosing-PairBoons = the order of some boons
choosing-PlaceCourtiers = a hall for a courtier
choosing-FreeCourtier = a hall for a free courtier
choosing-SpendForScrolls = cubes to spend on scrolls
choosing-ChooseBreakthrough = a breakthrough
choosing-EstablishPost = a city for a trading post
choosing-BuyGoods = goods to buy
choosing-Advance = a step in the mosque
choosing-FreeStep = a path into the mosque
choosing-ChooseScoringTile = a scoring tile
choosing-ChooseBonus = a bonus upgrade
choosing-PlaceBonus = a site for a bonus upgrade
choosing-PlaceWhite = a site for a white upgrade
choosing-BuildWalls = a piece of the wall
choosing-FreeWall = a free piece of the wall
choosing-PlaceWall = a place for a piece of the wall
choosing-Deploy = a building for a soldier
choosing-Pay = how to pay
choosing-ChooseGoods = a good for a contract
choosing-SpendAnyCube = a cube that pays for a contract
choosing-JoinQueue = a place in the next queue
choosing-PayRansom = a building to ransom
choosing-ChooseRansom = a cube for a ransom
choosing-CourtierSlot = a slot for the high courtier
choosing-CourtierSite = a site for the high courtier

## What one can do: buttons and lines, without a full stop. An and-… may follow.

# To be done says something else in every decision.
done-BuySpices = Leave the caravansary
done-PlaceCourtiers = Leave the palace
done-FreeCourtier = Seat no courtier
done-SpendForScrolls = Take no scrolls
# `$scrolls`: so many scrolls.
done-SpendForScrolls-more = Take { $scrolls }
done-BuyGoods = Leave the marketplace
done-Advance = Leave the mosque
done-BuildWalls = Build no more
done-Deploy = Keep your servant at home
# `$cells`: a list of cells.
done-PayRansom = Pay nothing more, lose { $cells }
done-PayRansom-all = Go on
done-EndTurn = End your turn

# `$sites`: a list of line-site and line-market.
action-slot = Go to slot { $slot }, { $line }: { $sites }
action-slot-courtier = Send the high courtier to slot { $slot }, { $line }: { $sites }
action-activate = Use { $site }
action-activate-build = Build on { $site }
action-activate-courtier = Let the high courtier build on { $site }
# `$things`: so much favour, and perhaps points.
action-favour = Gain { $things }
action-favour-nothing = Gain favour
action-deploy = Deploy a soldier
action-board-caravansary = Go to the caravansary: buy spices
action-board-palace = Go to the palace: seat courtiers
action-board-library = Go to the library: take scrolls
action-board-marketplace = Go to the marketplace: open a trading post, buy goods
action-board-mosque = Go to the mosque: climb
action-board-wall = Go to the wall: build
action-take-camels = Take { $camels } from the camel market
action-take-camels-none = Take all camels
action-sell-camel = Sell a camel, { $corner }, for { $boon }

# `$price` and `$left`: so many cubes of each colour, or nothing. A discount saves a cube; with a breakthrough one cube
# of the colour `$wild` counts as one of the colour `$colour`.
action-pay = Pay { $price }, and keep { $left }
action-pay-discount = Pay { $price } with the discount, and keep { $left }
action-pay-wild = Pay { $price } with 1 { $wild } as { $colour }, and keep { $left }
action-pay-discount-wild = Pay { $price } with the discount with 1 { $wild } as { $colour }, and keep { $left }
action-cube = Spend 1 { $colour } for a scroll
action-cube-pay = Pay 1 { $colour }
action-wild-cube = Spend another { $wild } as a missing colour, for a scroll
action-colour = Pay in { $colour } (you have { $held })

# `$card` is the card's place in the row; `$cost` is a cost-….
action-card = Buy { $spice } (card { $card }) { $cost }
action-card-free = Take { $spice } (card { $card })
action-camel = Put a camel on card { $card } ({ $spice })
action-camel-reaches = Put a camel on card { $card } ({ $spice }), to reach the next
action-boon = First the { $spice } pair: { $boon }
action-hall = Seat a courtier in the { $hall } { $cost }
action-breakthrough-discount_caravansary = Caravansary discount: one card of each visit is free
action-breakthrough-discount_palace = Palace discount: one cube less each visit
action-breakthrough-discount_marketplace = Marketplace discount: one cube less each visit
action-breakthrough-discount_mosque = Mosque discount: one cube less each visit
action-breakthrough-wild_purple = Wild purple: each turn, 1 purple counts as any colour
action-breakthrough-wild_tan = Wild tan: each turn, 1 tan counts as any colour
action-breakthrough-wild_teal = Wild teal: each turn, 1 teal counts as any colour
action-breakthrough-wild_orange = Wild orange: each turn, 1 orange counts as any colour
action-breakthrough-free_caravan_card = Take any caravan card now
action-breakthrough-free_trading_post = Open a trading post now and take a good there
action-breakthrough-free_mosque_step = Climb one step of the mosque now
action-breakthrough-free_wall = Build a segment or a gate now
action-breakthrough-eight_points = Score { $points } now
action-breakthrough-favour_and_soldier = Gain favour and deploy a soldier now
action-breakthrough-two_favour = Gain two favour now
action-breakthrough-two_soldiers = Deploy two soldiers now
action-post = Open a trading post in { $city }
action-buy = Buy a { $good } in { $city } { $cost }
action-path = Enter the mosque by path { $path } { $cost }
action-advance = Climb to row { $row } { $cost }
action-upgrade = Put the white upgrade on { $site }
action-upgrade-bonus = Put the { $colour } bonus upgrade on { $site }
action-bonus = Take the { $colour } bonus upgrade
# `$points`: so many points; `$held` is a number of buildings.
action-scoring-tile = Take the { $area } tile: { $points } a year for each such building, you have { $held }
# `$printed`: the price on the piece, where something else is paid.
action-piece = Build a segment { $cost }
action-piece-printed = Build a segment ({ $printed }) { $cost }
action-piece-free = Take a segment (worth { $printed })
action-piece-gate = Build a gate { $cost }
action-piece-gate-printed = Build a gate ({ $printed }) { $cost }
action-piece-gate-free = Take a gate (worth { $printed })
# `$place`: a wall-place; `$sites`: a list of one or two sites.
action-place = Build at { $place }, before { $sites }
action-soldier = Put a soldier on { $site }
action-good = Commit a { $good }
action-queue = Stand at place { $place } { $cost }
# `$price`: the cube that has to be paid, or several to choose from.
action-ransom = Ransom { $site }: pay { $price }
# `$items`: scrolls and goods, so many of each; `$cube`: 1 cube of a colour, or any-cube; `$things`: what is gained.
action-contract = Fulfil contract { $stack }: commit { $items }, pay { $cube }, gain { $things }

# What chance does.
action-order = { CAP($who) } is next in the first queue
action-side-a = The first side of the camel market
action-side-b = The second side of the camel market
action-deal = The next site is { $colour } { $kind }
action-draw = The next card is { $spice }
action-solo = The magistrate draws the { $area } card
action-tile = The magistrate takes the tile { $tile }

## Headings of long lists, and of the great moments of a game

heading-action = Your action
heading-camel_market = Camel market
heading-segments = Segments
heading-gates = Gates
heading-slots = Action slots
heading-city = The city
heading-attacked = Under attack
heading-yours = Your buildings
heading-others = Others' buildings
heading-empty = Empty sites
# The places of the wall, side by side; `$side` is a side-….
heading-side = { CAP($side) }
moment-withdrawn = The Mongols attack
moment-scoring = Year { $year } is scored
moment-final = Final scoring

## The table in words

clock-round = Year { $year } of { $years }, round { $round } of { $rounds }
clock-round_end = Year { $year } of { $years }, end of round { $round } of { $rounds }
clock-year_end = End of year { $year } of { $years }
clock-over = The game is over

# `$things`: what one can spend, or nothing; influence and favour are numbers.
holdings = You have { $things }; influence { $influence }, favour { $favour }, { $points }.

## The table in a terminal
# It is set in columns: a message is no longer than its comment says.

# One letter for whose piece it is. No two alike.
letter-red = R
letter-blue = B
letter-yellow = Y
letter-black = K
letter-high_courtier = H
letter-magistrate = M

# Always two characters. No two alike.
short-colour-purple = Pu
short-colour-tan = Ta
short-colour-teal = Te
short-colour-orange = Or
short-colour-white = Wh

# At most 7 characters.
short-area-caravansary = caravan
short-area-palace = palace
short-area-library = library
short-area-marketplace = market
short-area-mosque = mosque
short-area-wall = wall

# Always three characters.
short-spice-cinnamon = cin
short-spice-ginger = gin
short-spice-juniper = jun
short-spice-pepper = pep

# At most 9 characters.
short-hall-knowledge = knowledge
short-hall-spice = spice
short-hall-trade = trade
short-hall-faith = faith

# At most 8 characters; soldier and favour 7.
short-boon-favour = favour
short-boon-soldier = soldier
short-boon-camel = camel
short-boon-white_cube = white
short-boon-scroll = scroll
short-boon-caravan_card = card
short-boon-rare_good = rare
short-boon-mosque_advance = step
short-boon-white_upgrade = white up
short-boon-bonus_upgrade = bonus up
short-boon-scoring_tile = tile
short-boon-free_courtier = courtier
short-boon-free_wall = wall
short-boon-mosque_end = the end

# What a camel buys at the camel market: at most 15 characters.
market-white_cube = white cube
market-scroll = scroll
market-caravan_card = caravan card
market-favour = favour
market-rare_good = rare good
market-mosque_advance = mosque step
market-soldier = soldier

# A line for each level: the four of a level, together with its word (picture-less and so on), at most 32 characters.
picture-less = less:
picture-wild = wild:
picture-now = now:
short-breakthrough-discount_caravansary = caravan
short-breakthrough-discount_palace = palace
short-breakthrough-discount_marketplace = market
short-breakthrough-discount_mosque = mosque
short-breakthrough-wild_purple = Pu
short-breakthrough-wild_tan = Ta
short-breakthrough-wild_teal = Te
short-breakthrough-wild_orange = Or
short-breakthrough-free_caravan_card = card
short-breakthrough-free_trading_post = post
short-breakthrough-free_mosque_step = step
short-breakthrough-free_wall = wall
short-breakthrough-favour_and_soldier = fav+sol
short-breakthrough-two_favour = 2fav
short-breakthrough-two_soldiers = 2sol

# The first line: the title and, with all its facts filled in, at most 90 characters. `$order` is the letters of those in
# the queue.
picture-title = MERV
picture-clock-round = year { $year } of { $years }, round { $round } of { $rounds } from the { $side }; turn order { $order }
picture-clock-round_end = year { $year } of { $years }, end of round { $round } of { $rounds }; next turn order { $order }
picture-clock-year_end = end of year { $year } of { $years }; next turn order { $order }
picture-clock-over = the game is over

# The city. One character each: a soldier on a site, a gate that is built, one that is not.
mark-soldier = s
mark-gate = G
mark-gate-free = g
# At most 5 characters.
picture-gate = GATE
picture-gate-free = gate
# The camel market in its square: two lines of at most 6 characters.
picture-camel_market-above = CAMEL
picture-camel_market-below = MARKET
# What the marks of the city mean: each at most 24 characters, set one after the other.
legend-building = [{ $letter }] building
legend-soldier = { mark-soldier }{ $letter } soldier
legend-bonus = +{ $colour } besides
legend-white = ={ $colour } instead
legend-camel = * camel
legend-slot = (1) free slot
legend-contracts = ¹²³ contracts
legend-spice = { mark-spice } more spice
legend-here = <{ $letter } who is there

# On the influence track, where one more kind of spice may be collected: one character.
mark-spice = s
# At most 14 characters.
picture-influence = INFLUENCE
picture-favour = FAVOUR

# Areas: a heading, and what its lines show; both together at most 34 characters (the wall: 58).
picture-wall = WALL
picture-wall-about = pieces left, by how many cubes they cost
picture-gates = gates:
picture-caravansary = CARAVANSARY
picture-caravansary-about = { $n } in the deck
picture-contracts = CONTRACTS
picture-contracts-about = from, points, bonus, asks
picture-library = LIBRARY
picture-library-about = tiles left, by scrolls
picture-marketplace = MARKETPLACE
picture-marketplace-about = inner and outer cities
picture-palace = PALACE
picture-palace-about = your next courtier costs { $n }
picture-market = CAMEL MARKET
picture-market-about = what a camel buys

# A contract: from so much influence and so many points (one letter each), then what it asks for (at most 3 letters after
# the number, 4 for a rare good) and the cube, or any (at most 4).
short-need = i{ $n }
short-points = { $n }p
short-count-scroll = { $n }scr
short-count-common_good = { $n }com
short-count-rare_good = { $n }rare
short-count-any_good = { $n }any
short-any_cube = any
picture-gone = none left

# At most 7 characters.
picture-mosque = MOSQUE
picture-path = path { $n }

# Alone against the magistrate: where its cards stand. `$cards` is a list of short-area-….
picture-magistrate = MAGISTRATE
picture-solo-now = now: { $cards }
picture-solo-comes = this year: { $cards }
picture-solo-may_come = perhaps: { $cards }
picture-solo-below = below: { $cards }
picture-solo-played = played: { $cards }
picture-solo-out = out: { $cards }

# The table of the players: the heads of its columns, at most 4 characters each (the first 14).
head-player = player
head-points = pts
head-influence = inf
head-favour = fav
head-camels = cam
head-scrolls = scr
head-common = com
head-rare = rare
head-buildings = bld
head-servants = serv
picture-you = { $who } (you)
picture-courtier = { $camels }, { $buildings } to come
# `$things`: breakthroughs and picture-scoring_tile.
picture-holds = holds { $things }
picture-scoring_tile = { $area } scoring tile

## The board on a page

# What it is, for those who cannot see it.
board-table = The board of Merv
board-mat = { PERSON($owner) ->
    [you] What you hold
   *[other] What { $owner } holds
  }

# Headings: at most 20 characters; contracts at most 10.
board-influence = Influence
board-favour = Favour
board-wall = Wall
board-contracts = Contracts
board-mosque = Mosque
board-marketplace = Marketplace
board-palace = Palace
board-caravansary = Caravansary
board-library = Library
board-supply = Supply
board-solo = The magistrate
# On the map, at most 6 characters.
board-merv = Merv

## What a thing of the board is, when you point at it: whole sentences, often several, one after the other

# `$clock` is a clock-….
tip-year_peace = { $clock }. The year ends with its scoring.
tip-year_invasion = { $clock }. The year ends with the Mongols, then its scoring.
tip-influence_track = Influence opens contracts and more kinds of spice. Past the end, each step is favour.
# `$points`: so many points; `$types`: a number.
tip-influence = { $n } influence: { $points } on arrival. Spice types you may collect: { $types }.
tip-favour_track = As your action you may gain 1 favour. Each courtier spends one at the end of a year.
tip-favour = { $n } favour: { $points } when you climb here.
tip-site_hidden = A site not dealt yet.
tip-site_empty = { $cell }: empty { $colour } { $kind }. Whoever chooses it builds here.
tip-site_owned = { PERSON($owner) ->
    [you] { $cell }: your { $colour } { $kind }.
   *[other] { $cell }: { $owner }'s { $colour } { $kind }.
  }
tip-white_upgrade = It makes a white cube instead.
tip-bonus_upgrade = It makes 1 { $colour } more.
tip-guarded = { PERSON($owner) ->
    [you] A soldier of yours protects it.
   *[other] A soldier of { $owner } protects it.
  }
tip-walled = Walls protect it.
# `$price`: as in action-ransom, or any-cube.
tip-attacked = The Mongols attack it. Its ransom: { $price }.
# `$lacking`: a lack-….
tip-lacking = { CAP($lacking) }.
tip-ransomed = Its ransom is paid.
tip-market_slot = Sell a camel here for { $boon }.
tip-market_covered = A camel stands on { $boon }. Take all camels of the market together.
tip-take_camels = Take all camels of the market: { $n }.
tip-slot_later = An action slot of the { $side }, { $line }.
tip-slot_free = Slot { $n }: choose a site in { $line }.
tip-slot_taken = { PERSON($owner) ->
    [you] Slot { $n }: you are here.
   *[other] Slot { $n }: { $owner } is here.
  }
tip-queue_free = Place { $n } of the queue. Each free place you skip costs a camel.
tip-queue_camels = Place { $n } of the queue: whoever stands here gains { $camels }.
tip-queue_taken = Place { $n } of the queue: { $owner }.
# `$cells`: a list of one or two cells.
tip-segment_free = A place for a segment, before { $cells }.
tip-segment_built = A segment, before { $cells }.
tip-gate_free = A place for a gate, before { $cells }.
tip-gate_built = A gate, before { $cells }.
tip-wall = Buy walls and place them: { $own } influence for each building of yours behind, { $other } for another's.
# `$cost`: so many cubes of one or two colours, here and below.
tip-segment = A segment for { $cost }: { $n } left.
tip-gate = A gate for { $cost }: { $n } left.
tip-contracts = Contracts: reach the influence, commit goods and scrolls, pay the cube. At any time of your turn.
tip-contracts_gone = No contract is left here.
tip-contract = From { $need } influence: commit { $items }, pay { $cube }. You gain { $things }.
tip-fulfilled = A fulfilled contract, { $points }.
tip-mosque = Pay for step after step, and gain what each space shows.
tip-mosque_space = Row { $n }: { $things }. The step costs { $cost }.
tip-scoring_tile = { $points } each year for every { $kind } of yours.
tip-white_stack = White upgrades: { $n } left. The site makes white.
tip-bonus_tile = A bonus upgrade: the site makes 1 { $colour } more.
tip-marketplace = Open a trading post, then buy goods, one in a city. Without a post, send camels.
tip-goods = Common goods come from inner cities, rare goods from outer ones.
tip-city_inner = { $city } sells a common good for { $cost }.
tip-city_outer = { $city } sells a rare good for { $cost }.
tip-first_inner = The first trading post gains the camel.
tip-first_outer = The first trading post gains favour.
tip-posts = Trading posts: { $owners }.
tip-palace = Seat courtiers: your first costs 1 cube of its hall's colour, the second 2, and so on.
# `$points`: so many points.
tip-hall-knowledge = Hall of knowledge: each year a courtier scores { $points } for each of your scrolls.
tip-hall-spice = Hall of spice: each year a courtier scores { $points } for each of your caravan cards.
tip-hall-trade = Hall of trade: each year a courtier scores { $points } for each of your goods.
tip-hall-faith = Hall of faith: each year a courtier scores { $points } for each of your mosque steps.
tip-hall_full = It is full.
tip-hall_cost = Your next courtier costs { $n } of its colour.
tip-caravansary = Buy spices for cubes of one colour: cards with a camel, and the first one behind them.
tip-card = Card { $n }: { $spice }. A pair gives { $boon }.
tip-card_camel = Card { $n }: { $spice }, with a camel. A pair gives { $boon }.
# So many cards in all, and of each spice.
tip-deck = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
  }: { $cinnamon } cinnamon, { $ginger } ginger, { $juniper } juniper, { $pepper } pepper.
tip-library = Spend up to { $n } cubes of different colours, a scroll for each.
# `$scrolls`: so many scrolls; `$breakthrough`: a nth-breakthrough.
tip-level = With { $scrolls } you make your { $breakthrough }: choose a tile.
# `$action`: an action-breakthrough-….
tip-breakthrough = { $action }.
tip-supply = Cubes that nobody holds.
tip-cubes = The stock of { $colour } cubes.
tip-solo = The magistrate's cards: its action this round, those that come or may come this year, those below them, those gone by.
tip-solo_now = The magistrate plays the { $area }.
tip-solo_comes = The { $area } card comes this year, if every card can be played.
tip-solo_may_come = The { $area } card may come this year, or stay at the bottom.
tip-solo_below = The { $area } card lies at the bottom: it comes only if another cannot be played.
tip-solo_played = The { $area } card has come this year.
tip-solo_returns = When the year is over it goes back on top of the others.
tip-solo_out = The { $area } card is out of the game.

# What somebody holds. `$parts`: a list of points-part.
tip-points = { $points }: { $parts }.
tip-no_points = No points yet.
# `$things`: so many of one thing: camels, cubes, influence, favour.
tip-held = { $things }.
# Of any colour, of either kind.
tip-cubes_in_all = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  } in all.
tip-goods_in_all = { $n ->
    [one] { $n } good
   *[other] { $n } goods
  } free to use.
# Scrolls or goods: so many are free, and a number of them lie on contracts.
tip-held_bound = { $things } free, { $committed } on contracts.
# How far the magistrate has come.
tip-held_steps = Row { $n } of the mosque.
tip-held_posts = Trading posts: { $n }.
tip-held_courtiers = Courtiers in the palace: { $n }.
tip-held_discs = Discs left for trading posts and the mosque: { $n }.
tip-held_buildings = { $buildings } still to place.
tip-held_servants = { $servants } for soldiers and courtiers.
tip-held_spice = Cards of { $spice }: { $n }. Each pair gives { $boon }.

## House rules: what each decides, and what its values are called

option-solo_city_order = the order in which the magistrate prefers cities
option-solo_city_order-nw_ne_sw_se = north-west, north-east, south-west, south-east
option-solo_city_order-nw_ne_se_sw = north-west, north-east, south-east, south-west
option-solo_takes_lone_camel_when_without = the magistrate takes even a lone camel from the market when it has none
option-pepper_upgrade_target = where a pepper pair's white upgrade may go
option-pepper_upgrade_target-any_site = any site
option-pepper_upgrade_target-own_site = a site of one's own
option-ransom_wild_breakthrough = the second breakthrough can pay a ransom
option-supplies_unlimited = cubes, scrolls and goods never run out
option-reserve_mosque_disc = everyone keeps a disc for the mosque
option-courtier_boon_optional = a free courtier may be declined

## What an option changes, in a sentence below it where a table is set up

option-solo_city_order-about = When several cities are equally good for the magistrate, it takes the first in this order of corners.
option-solo_takes_lone_camel_when_without-about = Otherwise it takes camels only from two on, whether it has any or not.
option-pepper_upgrade_target-about = Two pepper cards bring an upgrade of the white kind; this says on which sites it may be put.
option-ransom_wild_breakthrough-about = The breakthrough that turns one colour into any other then also helps against the invaders.
option-supplies_unlimited-about = Otherwise only the printed number of pieces is there, and what the supply cannot give is lost.
option-reserve_mosque_disc-about = One of the seven discs then never goes to a city, so nobody is shut out of the mosque.
option-courtier_boon_optional-about = Whoever gains a courtier without paying may then leave the seat in the palace empty.
