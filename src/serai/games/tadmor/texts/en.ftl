# What Serai says at a table of Tadmor, in English.
#
# Facts: $n, $turn, $tower and the like are numbers and choose their plural; $price, $goods, $cost, $things are lists of
# counted goods ("2 wood and 1 marble"), or `nothing`; $points, $levels, $pieces and the like are counts (count-…),
# unless a comment says that they are numbers; $good, $kind, $colour, $region, $part, $piece, $sent, $goal are things
# whose messages stand here, so that FORM(…) may ask for a case or a gender of them; $tile and $mission are
# improvements and missions by name (named-…), but in the terminal's table their printed numbers; $era is I, II or III,
# alike in every language. $who is the subject of a clause of
# the log (a name, a seat or "you"); $seat, $owner and $other are seats or names too.

title = Tadmor
about-lobby = Make Palmyra a power of the desert: send camels and ships, build tower and temple, and hold off the marauders.

# House rules: what each is about, and its values -------------------------------------------------------------------

option-experienced_setup = start with any improvement of the first era
option-two_level_tower = how often the two-level tower action builds its pair
option-two_level_tower-one_pair = one pair
option-two_level_tower-repeatable = repeatable
option-placement_missions = what the missions “Double March” and “Two Roads” let one place
option-placement_missions-two_pieces = two pieces
option-placement_missions-occupied_slot = occupied slot
option-first_to_play = whether the First Player pawn must be taken by whoever stands on its slot
option-first_to_play-received = received
option-first_to_play-may_decline = may decline

# Things, counted ---------------------------------------------------------------------------------------------------
# Most stand after "pay", "gain", "for", "loses"; before a full stop of a tip or alone in a cell of the terminal's table
# ask for another form with FORM where your language needs it.

# Form "more": what one still needs of a good.
count-wood = { en-number } wood
count-stone = { en-number } stone
count-marble = { en-number } marble
count-gold = { en-number } gold
count-good = { en-number } { $n ->
    [one] good
   *[other] goods
  }
en-number = { $form ->
    [more] { $n } more
   *[other] { $n }
  }
count-basic = { $n ->
    [one] { $n } basic good
   *[other] { $n } basic goods
  }
count-camel = { $n ->
    [one] { $n } camel
   *[other] { $n } camels
  }
count-ship = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
  }
count-piece = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
  }
count-level = { $n ->
    [one] { $n } level
   *[other] { $n } levels
  }
count-tower-level = { $n ->
    [one] { $n } tower level
   *[other] { $n } tower levels
  }
count-mission = { $n ->
    [one] a mission
   *[other] { $n } missions
  }
count-fulfilled = { $n ->
    [one] { $n } mission fulfilled
   *[other] { $n } missions fulfilled
  }
count-rare-good = { $n ->
    [one] a rare good
   *[other] { $n } rare goods
  }
count-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }

# Things by name ----------------------------------------------------------------------------------------------------

good-wood = wood
good-stone = stone
good-marble = marble
good-gold = gold
# What a trading improvement may give.
two-basic-goods = 2 basic goods

# The colours of rare goods: adjectives of "rare good", "rare goods" and "stack".
colour-grey = grey
colour-yellow = yellow
colour-red = red

# Form "short": for the terminal's legend, one word.
rare-glass_bottles = { $form ->
    [short] glass
   *[other] glass bottles
  }
rare-incense = incense
rare-myrrh = myrrh
rare-jade = jade
rare-ivory = ivory
rare-porcelain = porcelain
rare-silk = silk
rare-perfume = perfume
rare-oils = oils

# Form "in": where a slot lies, where pieces stand.
region-north_sea = { $form ->
    [in] in the North Sea
   *[other] the North Sea
  }
region-south_sea = { $form ->
    [in] in the South Sea
   *[other] the South Sea
  }
region-euphrates = { $form ->
    [in] on the Euphrates
   *[other] the Euphrates
  }
region-palmyra = { $form ->
    [in] in Palmyra
   *[other] Palmyra
  }
region-damascus = { $form ->
    [in] in Damascus
   *[other] Damascus
  }
region-ebla = { $form ->
    [in] in Ebla
   *[other] Ebla
  }
region-antioch = { $form ->
    [in] in Antioch
   *[other] Antioch
  }

# The parts of a temple. They stand after "build" and "take", and at the beginning of a tip.
part-basement = the basement
part-colonnade = the colonnade
part-roof = the roof
part-statues = the statues

# Where one builds.
temple-temple_palmyra = the temple of Palmyra
temple-temple_ebla = the temple of Ebla
temple-i37 = the { tile-i37 }

# What the improvements I38 to I42 compare; the second form for the terminal's signs, at most 17 characters.
most-tower = { $form ->
    [short] tower
   *[other] the tallest tower
  }
most-missions = { $form ->
    [short] missions
   *[other] the most mission points
  }
most-rare_goods = { $form ->
    [short] rare goods
   *[other] the most rare goods
  }
most-temples = { $form ->
    [short] completed temples
   *[other] the most completed temples
  }
most-improvements = { $form ->
    [short] tiles
   *[other] the most improvements
  }

# Where points come from: by itself at the head of a line of a table; form "for" in "gained 4 points for the tower".
source-start = { $form ->
    [for] a start
   *[other] start
  }
source-tower = { $form ->
    [for] the tower
   *[other] tower
  }
source-temple = { $form ->
    [for] the temple
   *[other] temple
  }
source-missions = missions
source-rare_goods = rare goods
source-gifts = peace gifts
source-war_supplies = war supplies
source-prestige = { $form ->
    [for] the tallest tower
   *[other] tallest tower
  }
source-improvements = improvements
source-final_improvements = improvements at the end
source-taxman = { $form ->
    [for] the taxman
   *[other] taxman
  }
source-spent = goods

# Pieces and places -------------------------------------------------------------------------------------------------

piece-camel = camel
piece-ship = ship
another-camel = another camel
another-ship = another ship

# Where a piece is sent: after "send a camel", "the camel sent".
sent-wood = for wood
sent-stone = for stone
sent-marble = for marble
sent-gold = for gold
sent-shipyard = to the shipyard
sent-caravan = to the caravan
sent-peace_gifts = to the peace gifts
sent-rare_grey = for a grey rare good
sent-rare_yellow = for a yellow rare good
sent-rare_red = for a red rare good
sent-war_supplies = to the war supplies
sent-improvement = to improvement slot { $n }
sent-temple_palmyra = to the temple of Palmyra
sent-temple_ebla = to the temple of Ebla
sent-market_palmyra = to the market of Palmyra
sent-market_ebla = to the market of Ebla
sent-first_to_play = to be first to play
sent-tower_one_level = to build single levels
sent-tower_two_levels = to build by twos
sent-traitor = to the traitor
sent-kings_missions = to the King's Missions
sent-taxman = to the taxman
sent-marauders = to the Marauders
sent-i21 = to the { tile-i21 }
sent-i22 = to the { tile-i22 }
sent-i37 = to the { tile-i37 }
sent-i47 = to the { tile-i47 }
sent-i48 = to the { tile-i48 }

# In which region that is; with a number where two slots of a region are alike. $goal below is one of sent-… or this.
where = { FORM($region, "in") }
where-slot = { FORM($region, "in") }, slot { $n }
goal = { $sent } { $where }

# A piece by where it was sent. They stand as the subject, after "lose", "give up", "changes places with", and alone.
piece-sent = the { $piece } sent { $goal }
piece-sent-yours = your { $piece } sent { $goal }
piece-sent-of = { PERSON($owner) ->
    [you] your
   *[other] { $owner }'s
  } { $piece } sent { $goal }
# After "sent": what was sent where.
a-piece-to = a { $piece } { $goal }

ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }

# A price from which some goods may be left out.
price-less = { $price }, less { $discount }
# So many of what is missing, where any of it will do: $goods is a count of goods, $of are all that are missing.
goods-of = { FORM($goods, "more") } out of { $of }

# Improvements and missions by name ---------------------------------------------------------------------------------
# Names of ours for what is printed with a number. $tile and $mission are named-tile and named-mission.

named-tile = the { $name }
named-mission = “{ $name }”

tile-i1 = Timber Yard
tile-i2 = Charcoal Kilns
tile-i3 = Stonecutters' Yard
tile-i4 = Ore Washery
tile-i5 = Scribes' Hall
tile-i6 = Moneylenders' Bench
tile-i7 = Secret Gate
tile-i8 = Spice Loft
tile-i9 = Merchants' Guild
tile-i10 = Cedar Quay
tile-i11 = Stone Quay
tile-i12 = Log Barges
tile-i13 = Quarry Barges
tile-i14 = Builders' Crane
tile-i15 = Masons' Lodge
tile-i16 = Signal Fire
tile-i17 = Banner Mast
tile-i18 = Stone Ramp
tile-i19 = Royal Archive
tile-i20 = King's Seal
tile-i21 = Covered Bazaar
tile-i22 = Caravan Market
tile-i23 = Goldsmiths' Row
tile-i24 = Marble Workshop
tile-i25 = Ransom Chest
tile-i26 = Lookout Post
tile-i27 = Perfumers' House
tile-i28 = Envoys' House
tile-i29 = Marble Quay
tile-i30 = Treasure Quay
tile-i31 = Marble Barges
tile-i32 = Gold Fleet
tile-i33 = Great Granary
tile-i34 = Temple Treasury
tile-i35 = Gilded Crest
tile-i36 = Victory Column
tile-i37 = Hilltop Shrine
tile-i38 = Hall of Towers
tile-i39 = Hall of Seals
tile-i40 = Hall of Wonders
tile-i41 = Hall of Gods
tile-i42 = Hall of Crafts
tile-i43 = Brokers' House
tile-i44 = Olive Grove
tile-i45 = City Guard
tile-i46 = Royal Charter
tile-i47 = Builders' Court
tile-i48 = Royal Residence

mission-k1 = The Incense Road
mission-k2 = Silk for the Queen
mission-k3 = Columns for Bel
mission-k4 = The Sacred Cedars
mission-k5 = A Fleet for Tyre
mission-k6 = The Pilot's Oath
mission-k7 = Watch on the Desert
mission-k8 = Walls by Winter
mission-k9 = False Tracks
mission-k10 = The Bandits' Price
mission-k11 = The Bedouin Gift
mission-k12 = Wells of the South
mission-k13 = The Great Fair
mission-k14 = A Quiet Word
mission-k15 = The City Plan
mission-k16 = Full Storehouses
mission-k17 = Tribute of Emesa
mission-k18 = The Harvest Levy
mission-k19 = The First Stone
mission-k20 = Sappers by Night
mission-k21 = Letters to Court
mission-k22 = The King's Ear
mission-k23 = Double March
mission-k24 = Two Roads
mission-k25 = Old Blueprints
mission-k26 = The Architect's Chest

# What an improvement does, on the tile: at most 40 characters, in two lines. The facts are those of effect-….
line-trade = trade { $give } for { $get }
line-mission_points = { $points } for each mission fulfilled
line-goods_for_points = goods for { $basic } or { $advanced }
line-revealer_immunity = your own Marauders spare you
line-rare_good_points = { $points } for a rare good bought
line-rare_good_for_points = once a turn a rare good for { $points }
line-ship_bonus = ships for { $good } bring { $amount } more
line-free_levels = one tower level in { $amount } is free
line-prestige = { $points } a turn for the tallest tower
line-tower_without_wood = your tower needs no wood
line-cheaper_missions = missions cost { $goods } less
line-cheaper_rare_goods = rare goods cost { $goods } less
line-cheaper_temple = temple parts cost { $goods } less
line-compensation = { $goods } for a piece driven off
line-revealer_reward = { $gold } and { $points } for your Marauders
line-warehouse = keep { $goods } from turn to turn
line-private_market = a market of your own
line-private_temple = a temple site of yours, { $points } a part
line-private_construction = any Construction action, yours alone
line-private_kingdom = any Kingdom action, yours alone
line-final_points = { $points } for { $most }
line-rare_good_choice = choose from the stack what you buy
line-double_gifts = peace gifts count double
line-immunity = Marauders spare you
line-tax_immunity = you pay no tax

# What improvements do, in one line ---------------------------------------------------------------------------------
# After "Buy the Builders' Crane for 3 goods:" and alone. $points is a count; $amount, $free, $basic and $advanced are numbers, $gold and
# $goods counts; $get is a good or two-basic-goods.

effect-trade = trade { $give } for { $get }, at any time
effect-mission_points = { $points } for each mission fulfilled
effect-goods_for_points = each turn a basic good for { $basic }, an advanced one for { $advanced }
effect-revealer_immunity = Marauders that you reveal spare you
effect-rare_good_points = { $points } for a rare good bought, { $free } for a free one
effect-rare_good_for_points = once a turn pay { $points } for a rare good
effect-ship_bonus = each ship that collects { $good } brings { $amount } more
effect-free_levels = one tower level in { $amount } is free
effect-prestige = { $points } a turn for the tallest tower
effect-tower_without_wood = your tower needs no wood
effect-cheaper_missions = missions cost { $goods } less
effect-cheaper_rare_goods = rare goods cost { $goods } less
effect-cheaper_temple = temple parts cost { $goods } less
effect-compensation = { $goods } for each piece driven off
effect-revealer_reward = { $gold } and { $points } when you reveal Marauders
effect-warehouse = keep { $goods } from turn to turn
effect-private_market = a market that is yours alone
effect-private_temple = a temple site that is yours, { $points } a part
effect-private_construction = a place of yours for any Construction action
effect-private_kingdom = a place of yours for any Kingdom action
effect-final_points = { $points } at the end for { $most }
effect-rare_good_choice = choose from the stack what you buy
effect-double_gifts = peace gifts count double
effect-immunity = Marauders spare you
effect-tax_immunity = you pay no tax

# The same in short signs for the terminal, at most 24 characters. $points and $amount are numbers; $give, $get and
# $goods are signs such as Wo and 2Wo.
sign-effect-trade = { $give }→{ $get }
sign-effect-mission_points = mission { $points }Pt
sign-effect-goods_for_points = goods for Pt
sign-effect-revealer_immunity = own Marauders spare
sign-effect-rare_good_points = rare { $points }Pt
sign-effect-rare_good_for_points = rare for { $points }Pt
sign-effect-ship_bonus = ship +{ $goods }
sign-effect-free_levels = 1 in { $amount } free
sign-effect-prestige = tallest { $points }Pt
sign-effect-tower_without_wood = tower −Wo
sign-effect-cheaper_missions = missions −{ $amount }
sign-effect-cheaper_rare_goods = rare −{ $amount }
sign-effect-cheaper_temple = temple −{ $amount }
sign-effect-compensation = driven off { $amount }any
sign-effect-revealer_reward = reveal { $amount }Go { $points }Pt
sign-effect-warehouse = keep { $amount }
sign-effect-private_market = market
sign-effect-private_temple = temple { $points }Pt
sign-effect-private_construction = construction
sign-effect-private_kingdom = kingdom
sign-effect-final_points = { $points }Pt { FORM($most, "short") }
sign-effect-rare_good_choice = rare by choice
sign-effect-double_gifts = gifts ×2
sign-effect-immunity = Marauders spare
sign-effect-tax_immunity = no tax
# What a trading improvement may give, as a sign.
sign-two-basic = 2 basic

# What a mission brings when it is returned -------------------------------------------------------------------------
# After "Return “A Fleet for Tyre”:", "returned," and "it brings". $amount is a number.

benefit-rare_good = a rare good of your choice
benefit-temple_part = the next part of your temple
benefit-ship = another ship
benefit-levels = { $levels }
benefit-redirect = the Marauders go elsewhere
benefit-camel = another camel
benefit-market = an open market for this turn
benefit-swap = two pieces change places
benefit-two_improvements = 2 improvements of the display
benefit-goods = { $goods } of your choice
benefit-basement = the basement of a new temple
benefit-destroy = an opponent loses { $lost }
benefit-draw = { $missions }
benefit-double_placement = two pieces placed in a row
benefit-double_placement-occupied = a piece on an occupied slot
benefit-undrawn_improvement = an improvement never on display

# The same for the terminal's table, at most 15 characters.
short-benefit-rare_good = rare good
short-benefit-temple_part = temple part
short-benefit-ship = ship
short-benefit-levels = { $amount ->
    [one] { $amount } level
   *[other] { $amount } levels
  }
short-benefit-redirect = redirect
short-benefit-camel = camel
short-benefit-market = market
short-benefit-swap = swap
short-benefit-two_improvements = 2 tiles
short-benefit-goods = { $amount ->
    [one] { $amount } good
   *[other] { $amount } goods
  }
short-benefit-basement = new basement
short-benefit-destroy = destroy { $amount }
short-benefit-draw = draw { $amount }
short-benefit-double_placement = place two
short-benefit-double_placement-occupied = on occupied
short-benefit-undrawn_improvement = undrawn tile

# A mission as it is printed, in brackets after its number.
printed-mission = asks { $cost }; { $points }; returned, { $benefit }

# What a place offers, and what it asks -----------------------------------------------------------------------------
# After "Send a camel to the caravan in Antioch:" and, for some, after "Take" and "Use the Royal Residence:". Where only goods or points
# are offered, their count stands there by itself.

# $n: which camel or ship it will be. $tower, $both_tower and $sets are numbers, $missions and $both_missions counts.
offer-camel-fourth = your { ordinal } camel, for a tower of { $tower } or { $missions }
offer-camel-fifth = your { ordinal } camel, for a tower of { $tower }, { $missions }, or a tower of { $both_tower } and { $both_missions }
offer-camel-met = your { ordinal } camel; you have what it asks
offer-ship-lacking = your { ordinal } ship, for { $sets ->
    [one] a rare good
   *[other] { $sets } rare goods
  } of each colour; you lack { $colours }
offer-ship-met = your { ordinal } ship, for { $sets ->
    [one] a rare good
   *[other] { $sets } rare goods
  } of each colour; you have what it asks
# An offer whose price its reader cannot pay yet; $things are counted goods.
offer-short = { $offer } (you need { FORM($things, "more") })
# $what is a kind of rare good or offer-any-rare.
offer-rare = { $what } for { $price }
offer-rare-points = { $what } for { $price } or { $points }
offer-rare-only-points = { $what } for { $points }
offer-any-rare = any of the stack
offer-improvement = an improvement for { $price }
# $parts: one or more of the next two, with "or".
offer-part = { $part } for { $price }
offer-part-gone = no card of { $part } is left
offer-temple-mission = { $parts }, and a mission
offer-temple-points = { $parts }, and { $points }
offer-market = basic goods for advanced, an advanced one for two basic
offer-market-up = basic goods for advanced
offer-first = the First Player pawn and { $goods }
offer-one-level = the next for { $price }
offer-two-levels = the next two for { $price }
# $others: seats, with "or".
offer-traitor = an opponent no lower than you loses { $levels }, { $others } now
offer-traitor-nobody = an opponent no lower than you loses { $levels }, nobody now
# $missions: missions by name, with "or".
offer-missions = draw a mission or fulfil one
offer-missions-ready = draw a mission, or fulfil { $missions }
offer-missions-only = fulfil { $missions }
offer-missions-draw = draw a mission; you can pay for none of yours
offer-missions-none = nothing: there is no mission to draw, and you can pay for none of yours
offer-taxman = no tax, which is { $gold } or { $points }
offer-marauders = choose where they come next turn
offer-war = 1 point a level above the lowest tower, { $n } now
offer-construction = any action of the Construction phase
# $use: one of use-… below.
offer-construction-only = there is one action to choose, { $use }
offer-kingdom = any action of the Kingdom phase

# What a rare good adds to one's sets; $said is an offer or an action.
adds-at-end = { $said }, { $points } at the end

# What a piece does where it stands. By itself it is the sentence of an action, with a capital by CAP; within
# offer-construction-only it stands in the middle of a sentence.
use-goods = collect { $offer } with your { $piece } { $where }
use-gifts = take the peace gifts { $where }: { $offer }
use-camel = take your { ordinal } camel
use-ship = take your { ordinal } ship
use-rare = buy the { $colour } rare good: { $offer }
use-temple = build at { $temple }: { $offer }
use-one = build single levels: { $offer }
use-two = build levels by twos: { $offer }
use-traitor = use the traitor: { $offer }
use-missions = use the King's Missions: { $offer }
use-missions-where = use the King's Missions { $where }: { $offer }
use-construction = use the { tile-i47 }: { $offer }
use-tax = use the { tile-i48 } as the taxman: pay no tax
use-war = use the { tile-i48 } for the war supplies: { $points }
use-pawn = take { $offer }
use-first = use the { tile-i48 }: { $offer }

# What one can do ---------------------------------------------------------------------------------------------------

# "done" says something else in every decision.
done-TurnAway = Let them come
done-SwapPieces = Let the pieces stand
done-BuyImprovement = Buy nothing
done-ReturnForTiles = Return nothing now
done-Construct = Finish construction
done-Construct-lost = Finish construction, and give up { $pieces }
done-TakeMission = Leave the missions be
done-KingdomWindow = Trade no more
done-WarSupplies = Keep the { tile-i48 } for later
done-FirstToPlay = Leave the pawn to others

action-camel = Send a camel { $goal }: { $offer }
action-ship = Send a ship { $goal }: { $offer }
action-camel-idle = Send a camel { $goal }, for nothing: { $lacking }
action-ship-idle = Send a ship { $goal }, for nothing: { $lacking }
# To change places: the piece, or the pieces of whoever stands there.
action-camel-swap = { CAP($pieces) }
action-ship-swap = { CAP($pieces) }
action-use = { CAP($use) }
action-as = { CAP($use) }
action-trade = Trade { $give } for { $get }
action-buy = Buy { $good } for { $points }
action-discard = Discard { $mission } for a good of your choice ({ $printed })
# $half is a count, $whole a number. In the second, two pieces change places at once.
action-return = Return { $mission }: { $benefit }; it will count { $half } instead of { $whole }
action-return-swap = Return { $mission }: at once { $mine } changes places with { $theirs }, which cannot be taken back; it will count { $half } instead of { $whole }
action-take = Take { $tile }: { $effect }
action-take-next = Take { $tile }: { $effect }; no piece moves there, so you can use it from the next turn on
action-take-late = Take { $tile }: { $effect }; no piece moves there, so it comes too late to be used
action-take-buy = Buy { $tile } for { $price }: { $effect }
action-take-buy-moves = Buy { $tile } for { $price }: { $effect }; your { $piece } moves there and acts this turn
# $height is a number; $free is a count of levels.
action-levels = Build { $levels } for { $price }: { $height } in all
action-levels-free = Build { $levels } for { $price }: { $height } in all, { $free } of it free
# $times: how often two levels.
action-pairs = Build { pairs } for { $price }: { $height } in all
action-pairs-free = Build { pairs } for { $price }: { $height } in all, { $free } of it free
pairs = { $times ->
    [1] 2 levels
   *[other] { $times } times 2 levels
  }
action-target = { CAP($seat) }: the tower falls from { $high } to { $low }
action-target-back = { CAP($seat) }: the tower falls from { $high } to { $low }, the free level comes back
action-target-swap = { PERSON($seat) ->
    [you] Your piece
   *[other] { CAP($seat) }'s piece
  }
action-part = Build { $part } for { $price }: { $worth }
action-part-free = Take { $part }: { $worth }
# What a temple is worth with a part; $before, a number: what it was worth.
worth = { $points }
worth-instead = { $points } instead of { $before }
action-stack = Take { $kind } from the { $colour } stack
action-rare-good = Take { $kind } from the { $colour } stack
action-pay-goods = Pay { $price }
action-pay-points = Pay { $points }
action-draw = Draw a mission
action-fulfil = Fulfil { $mission } for { $price }: { $points } at the end; returned, { $benefit }
action-pay = Pay { $things }
action-leave-out = Leave out { $things }
action-good = Take { $good }
action-drop = Give up { $things }
action-region = Send them to { $region }
action-region-victims = Send them to { $region }: { $victims }
action-region-nobody = Send them to { $region }, where nobody stands
action-pay-tax = Pay { $gold }
action-refuse-tax = Lose { $points }
action-rest-missions = Do not ask me about missions again this turn
action-start = { CAP($seat) } { PERSON($seat) ->
    [you] are
   *[other] is
  } first to play
action-display = { CAP($tile) } is laid out: { $effect }
action-deal = { $mission } is drawn ({ $printed })
action-top = On top of the stack: { $kind }

# What is added to the sentence of an action. $goods: kinds of goods, with "and".
warned-marauders = { $action }; your own Marauders come there
warned-for-good = { $action }; this cannot be taken back
with-completion = { $action }; complete, it brings { $goods }
with-kept = { $action }, and keep your { $goods }
with-paid = { $action }, and pay the { $goods }

# Who would lose pieces to the Marauders: one or more of these, with "and".
victim = { $who } { PERSON($who) ->
    [you] lose
   *[other] loses
  } { $pieces }

# What is asked, one sentence for each kind of decision -------------------------------------------------------------

prompt-over = The game is over.
prompt-Place = Your turn to place: { $pieces } left.
prompt-Place-second = Place the second piece: { $pieces } left.
prompt-Place-two = Place the first of two pieces: { $pieces } left.
prompt-Place-occupied = Place a piece where another stands: { $pieces } left.
prompt-TurnAway = The Marauders are about to come to { $region }: { $victims }. Send them elsewhere?
prompt-TurnAway-nobody = The Marauders are about to come to { $region }, where nobody stands. Send them elsewhere?
prompt-ChooseTarget = Choose where the Marauders go instead of { $region }.
prompt-SwapPieces = Return a mission, and let two pieces change places?
prompt-ChooseOwnPiece = Choose the piece of yours that changes places.
# $mine: piece-sent-yours.
prompt-ChooseOtherPiece = Choose the piece that changes places with { $mine }.
prompt-ChooseOwner = Several pieces share this slot. Choose whose.
prompt-ChooseCard = Choose, in secret, where the Marauders come next turn.
prompt-BuyImprovement = Improvement slot { $slot }: buy an improvement for { $price }; you may collect and trade first.
prompt-BuyImprovement-poor = Improvement slot { $slot }: an improvement costs { $price }, which you do not have yet.
prompt-BuyImprovement-none = Improvement slot { $slot }: no improvement is on display.
prompt-ReturnForTiles = Return a mission for an improvement that was never on display?
prompt-ReturnForTiles-two = Return a mission for two improvements of the display?
prompt-TakeTiles = Choose an improvement.
prompt-TakeTiles-more = Choose an improvement, the first of { $n }.
prompt-Construct = Construction: use your pieces, trade, or finish.
prompt-Construct-idle = Construction: none of your pieces can act now. Trade, or finish.
prompt-Construct-empty = Construction: you have no piece to use. Trade, or finish.
prompt-StandIn = Choose the action that the { tile-i47 } stands for.
prompt-BuildTower = Your tower has { $levels }. Choose how many to build.
prompt-BuildTower-twos = Your tower has { $levels }. Choose how many times two to build.
prompt-Betray = Choose who loses { $levels }.
prompt-DestroyLevels = Choose who loses { $levels }.
prompt-BuildTemple = Choose the temple to build on.
prompt-ReceivePart = Choose the temple to build on, for nothing.
prompt-BuyRareGood = How do you pay for the { $colour } rare good?
prompt-TakeBought = Choose a rare good from the { $colour } stack.
prompt-FreeRareGoods = Your temple is complete. Choose a rare good from the top of a stack.
prompt-FreeRareGoods-more = Your temple is complete. Choose a rare good from the top of a stack, the first of { $n }.
prompt-FetchRareGood = Choose a rare good from any stack.
prompt-TakeMission = Draw a mission, or fulfil one?
prompt-ChooseGoods = Choose a good.
prompt-ChooseGoods-more = Choose { $n } goods.
prompt-ChooseGoods-driven = For a piece of yours that was driven off { $tile } brings a good. Choose it.
prompt-ChooseGoods-driven-more = { CAP($tile) } brings { $goods } for what was driven off of yours. Choose them.
prompt-ChooseGoods-pawn = The First Player pawn is yours, and a basic good with it. Choose it.
prompt-ChooseGoods-pawn-more = The First Player pawn is yours, and { $goods } with it. Choose them.
prompt-ChooseGoods-basic = Choose a basic good.
prompt-ChooseGoods-basic-more = Choose { $n } basic goods.
prompt-ChooseGoods-advanced = Choose an advanced good.
prompt-ChooseGoods-advanced-more = Choose { $n } advanced goods.
prompt-PayAnyGoods = Choose a good to pay.
prompt-PayAnyGoods-more = Choose the { $n } goods that you pay.
prompt-LeaveOut = The price is { $price }. Choose a good that you leave out.
prompt-LeaveOut-more = The price is { $price }. Choose the { $n } goods that you leave out.
prompt-KingdomWindow = Your last moment to trade in this turn.
prompt-KingdomWindow-tax = Your last moment to trade in this turn. The taxman wants { $gold } or { $points }.
prompt-Tax = The taxman wants { $gold } or takes { $points }.
prompt-WarSupplies = Use the { tile-i48 } for the war supplies?
prompt-FirstToPlay = Take the First Player pawn and { $goods }?
prompt-FirstToPlay-private = Use the { tile-i48 } to take the First Player pawn and { $goods }?
# $limit is a number.
prompt-DropGoods = You have { $goods } and can keep { $limit }. Choose what goes.
prompt-ChooseStartTile = Choose the improvement to start with.
prompt-DrawFirst = The first player is drawn.
prompt-DrawMissions = A mission is drawn for { $seat }.
prompt-LayOut = Improvements are laid out.
prompt-TurnUp = The top of the { $colour } stack comes to light.

# What the others read meanwhile, below “Blue is choosing”: a kind of thing, without facts, and never “you”.
choosing-Place = a slot for a piece
choosing-TurnAway = whether to return a mission
choosing-ChooseTarget = a region for the Marauders
choosing-SwapPieces = whether to return a mission
choosing-ChooseOwnPiece = a piece that changes places
choosing-ChooseOtherPiece = the other piece that changes places
choosing-ChooseOwner = one of the pieces in a slot
choosing-ChooseCard = a Marauders card, in secret
choosing-BuyImprovement = an improvement to buy
choosing-ReturnForTiles = whether to return a mission
choosing-TakeTiles = an improvement
choosing-Construct = an action of construction
choosing-StandIn = an action of construction
choosing-BuildTower = how many levels to build
choosing-Betray = who loses levels
choosing-DestroyLevels = who loses levels
choosing-BuildTemple = a temple to build on
choosing-ReceivePart = a temple to build on, for nothing
choosing-BuyRareGood = how to pay for a rare good
choosing-TakeBought = a rare good
choosing-FreeRareGoods = a rare good from the top of a stack
choosing-FetchRareGood = a rare good from any stack
choosing-TakeMission = whether to draw or to fulfil a mission
choosing-ChooseGoods = goods to take
choosing-PayAnyGoods = goods to pay
choosing-LeaveOut = goods to leave out of a price
choosing-KingdomWindow = the last trades of the turn
choosing-Tax = how to pay the taxman
choosing-WarSupplies = whether to use an improvement for the war supplies
choosing-FirstToPlay = whether to take the First Player pawn
choosing-DropGoods = goods to give up
choosing-ChooseStartTile = an improvement to start with

# Added to prompt-Construct and prompt-Construct-idle, as $then.
two-sentences = { $first } { $then }
why-traitor-idle = The traitor finds nobody whose tower is as tall as yours.
why-traitor-early = The traitor does nothing in this era.

# What happened -----------------------------------------------------------------------------------------------------
# Clauses without their subject, which story-paragraph puts before the first: "Blue returned “The Bedouin
# Gift”, gained another camel."
# $who is the subject, for the verb's sake: PERSON($who) is "you" or "other". Those without $who are whole sentences
# without their capital and their full stop.

log-first = became first player
log-start_tile = chose { $tile } to start with
log-display = { $tile } was laid out
log-draw = drew { $missions }
log-drawn = drew { $missions }
log-reshuffle = the discarded missions were shuffled
# $turn is a number.
log-turn = went first in turn { $turn }, era { $era }
log-era = era { $era } began
# $pieces: one or more of a-piece-to, with "and".
log-place = sent { $pieces }
# $card: marauders-card.
log-reveal = revealed { $card }
marauders-card = the Marauders card of { $region }
log-redirect = sent the Marauders to { $region } instead
# $pieces: one or more of piece-sent, with "and".
log-removed = lost { $pieces }
# $mine and $theirs: sent-….
log-swap = changed places with { $other }: the piece sent { $mine } for the one sent { $theirs }
log-choose = chose a Marauders card
log-chosen = chose { $region } for the Marauders
log-improvement = bought { $tile }
log-receive = received { $tiles }
log-use = used a piece sent { $sent }
log-trade = traded { $give } for { $get }
log-discard = discarded { $mission }
log-return = returned { $mission }
log-fulfil = fulfilled { $mission }
log-temple = built { $part }
# $low and $high are numbers.
log-tower = had a tower of { $high } instead of { $low }
log-destroy = took { $levels } from { $other }
log-rare_good = took { $kind }
log-top = { $kind } came to the top of a stack
# $piece: another-camel, another-ship.
log-piece = gained { $piece }
log-tax = paid { $gold } in tax
log-untaxed = paid no tax
log-drop = had more goods than the warehouse holds
log-stand_in = used the { tile-i48 } as if sent { $sent }
log-pawn = took the First Player pawn
log-gain = gained { $things }
log-pay = paid { $things }
# $points: points-from.
log-points = gained { $points }
log-most = had what { $tile } asks for
log-final = the game was scored
log-over = won

points-from = { $points } for { FORM($source, "for") }

# What is told otherwise when the log is a story. story-turn is a whole sentence, story-tops and story-display are
# sentences without capital and full stop, the others clauses as above.
story-turn = Turn { $turn } began, in era { $era }, with { $who } first.
story-tower = raised the tower from { $low } to { $high }
# $left is a number: what is left of the tower.
story-destroy = took { $levels } from { $other } ({ $left } left)
story-destroy-back = took { $levels } from { $other }, whose free level came back
story-untaxed = lost { $points } to the taxman
story-lost = lost { $points }
story-rare-good-top = took { $kind } (on top now: { $top })
story-drop = gave up { $things }
story-reshuffle = had the discards shuffled
story-traitor = used the traitor
# $kinds: rare goods, with "and".
story-tops = { $kinds } came to the tops of the stacks
story-display = { $n ->
    [one] { $n } improvement was laid out
   *[other] { $n } improvements were laid out
  }

# What one has, in a line -------------------------------------------------------------------------------------------
# $tower is a number; $missions: one or more of have-mission, with "and".

have = You have { $things }; tower { $tower }, { $points }.
have-hand = You have { $things }; tower { $tower }, { $points }; in hand { $missions }.
# As $things: goods, some of which were traded this turn.
have-traded = { $things } ({ $traded } of it traded)
# In signs, with spaces at which no line breaks. $points is a number.
have-mission = { $mission }{ "\u00A0" }{ $cost }{ "\u00A0" }→{ "\u00A0" }{ $points }Pt{ "\u00A0" }{ $benefit }
# Goods in signs, one after the other.
sign-both = { $before }{ "\u00A0" }{ $after }

# Headings in a list of choices; moments to which all look up ---------------------------------------------------------
heading-trade = Trade
heading-pieces = Your pieces
heading-own = Your own places
heading-build = Build
heading-rare = Rare goods
moment-era = Era { $era } begins
moment-reveal = The Marauders attack { $region }
moment-redirect = The Marauders turn to { $region }
moment-final = Final scoring

# What is lacking for something one cannot pay yet; $things are counted goods.
lack = You need { FORM($things, "more") }.
lack-one-level = For one level you need { FORM($things, "more") }.
lack-two-levels = For two levels you need { FORM($things, "more") }.
lack-part-before = First comes { $part }.
# Why a piece that is sent somewhere would bring nothing in this turn: the end of a sentence.
lack-camels = you have all { $n } camels
lack-ships = you have all { $n } ships
lack-colours = you lack { $colours }
lack-tower-or-missions = your tower is too low, and your missions are too few
lack-time-for-piece = the game ends before it could be placed
lack-time-for-marauders = the game ends before they come
lack-time-for-turn = the game ends before the next turn
lack-stack = the stack is empty
lack-display = no improvement is on display
lack-traitor = he does nothing in this era
lack-tax = there is no tax in this era
lack-tax-of-yours = you pay no tax

# On the board, where a slot does nothing yet or nothing any more (at most 12 characters); the wide mat for building.
board-from-era = from era { $era }
board-no-more = no more
board-your-tower = Your tower
board-your-temple = Your temple
board-your-goods = Your goods

# The table in a terminal -------------------------------------------------------------------------------------------
# It has to fit 100 columns, in at most 56 lines from 118 columns on; at 118 three columns of regions stand beside each
# other, so nothing below should be much longer than it is in English.

# Signs: a player by a letter, goods by two letters, points by two, rare goods by two.
letter-red = R
letter-blue = B
letter-green = G
letter-yellow = Y
sign-wood = Wo
sign-stone = St
sign-marble = Ma
sign-gold = Go
sign-glass_bottles = gl
sign-incense = in
sign-myrrh = my
sign-jade = ja
sign-ivory = iv
sign-porcelain = po
sign-silk = si
sign-perfume = pe
sign-oils = oi
sign-goods = { $n }{ $sign }
sign-points = { $n }Pt

picture-player = { $letter } { $seat }
picture-player-you = { $letter } { $seat } (you)

# The first line. $turn and $turns are numbers, $order letters, $player a picture-player.
picture-name = TADMOR
picture-turn = turn { $turn } of { $turns }, era { $era }; order { $order }
picture-turn-pawn = turn { $turn } of { $turns }, era { $era }; order { $order }; next turn { $player } goes first
picture-setting-up = the table is set up
picture-setting-up-first = the table is set up; { $player } goes first
picture-over = the game is over

legend-camel = ( ) takes a camel
legend-ship = [ ] a ship
legend-either = ( ] either
legend-piece = (R) red's piece
legend-used = (-) used up for this turn
legend-good = { $sign } { $good }
legend-points = Pt points
legend-traded = 2+1: 1 of 3 is traded
legend-left = camels 1/3: 1 of 3 to place
legend-rare = { $sign } { FORM($kind, "short") }

# The heads of the regions.
picture-region-north_sea = NORTH SEA
picture-region-south_sea = SOUTH SEA
picture-region-euphrates = EUPHRATES
picture-region-palmyra = PALMYRA
picture-region-damascus = DAMASCUS
picture-region-ebla = EBLA
picture-region-antioch = ANTIOCH
# After them.
picture-attacked = under attack
picture-safe = safe this turn
picture-coming = attacked now
picture-goal = your Marauders' goal

# The slots below them, at most 10 characters.
picture-slot-wood = wood
picture-slot-stone = stone
picture-slot-marble = marble
picture-slot-gold = gold
picture-slot-shipyard = shipyard
picture-slot-caravan = caravan
picture-slot-peace_gifts = gifts
picture-slot-rare_grey = grey
picture-slot-rare_yellow = yellow
picture-slot-rare_red = red
picture-slot-war_supplies = war
picture-slot-improvement = improve { $n }
picture-slot-temple_palmyra = temple
picture-slot-temple_ebla = temple
picture-slot-market_palmyra = market
picture-slot-market_ebla = market
picture-slot-first_to_play = first
picture-slot-tower_one_level = tower ×1
picture-slot-tower_two_levels = tower ×2
picture-slot-traitor = traitor
picture-slot-kings_missions = missions
picture-slot-taxman = taxman
picture-slot-marauders = Marauders

# What each slot gives, at most 18 characters (with $price some 8, with $kind some 13). $n: which camel or ship.
gives-camel-ready = { ordinal } camel, ready
gives-camel-not-yet = { ordinal } camel, not yet
gives-ship-ready = { ordinal } ship, ready
gives-ship-not-yet = { ordinal } ship, not yet
gives-no-more = you have all
gives-camel = another camel
gives-ship = another ship
gives-rare = { $price } → { $kind }
gives-rare-none = empty
gives-improvement = { $goods }
gives-temple = a part
gives-temple-mission = part and mission
gives-market = trade both ways
gives-market-up = basic → advanced
gives-first = pawn, { $n } basic
gives-one-level = { $price } each
gives-two-levels = { $price } for two
gives-traitor = −{ $levels }
gives-nothing = nothing this era
gives-nothing-more = nothing any more
gives-missions = draw or fulfil
gives-taxman = no tax
gives-marauders = choose a region
gives-war = { $n }Pt now
gives-war-seen = 1Pt a level

# Prices of tower and temple, rare goods; $low and $high are numbers of levels.
picture-tower = TOWER
picture-tower-one = a level
picture-tower-two = two levels
picture-band = { $low } to { $high }
picture-band-last = { $low } on
picture-temple = TEMPLE
picture-temple-left = left
picture-temple-price = price
picture-part-basement = basement
picture-part-colonnade = colonnade
picture-part-roof = roof
picture-part-statues = statues
picture-rare = RARE GOODS
picture-rare-columns = price, top, below
picture-colour-grey = grey
picture-colour-yellow = yellow
picture-colour-red = red
picture-rare-none = empty
# $points: nine numbers.
picture-sets = sets of 1 to 9: { $points }

# Marauders, tax, missions, improvements. $gold is a sign or a dot, $points a number.
picture-marauders = MARAUDERS
picture-no-card = nobody holds a card
picture-card = { $player } holds a card
picture-card-yours = you hold the card of { $region }
picture-attacked-next = { $region } is under attack and cannot be next
picture-attacked-safe = { $region } was attacked last and is safe this turn
picture-tax = TAX
picture-tax-due = { $gold } or { $points }Pt
picture-tax-none = none in this era
picture-missions = MISSIONS
picture-deck = { $n } in the deck
# The discarded missions follow.
picture-deck-discards = { $n } in the deck, discarded
picture-improvements = IMPROVEMENTS
picture-improvements-price = { $price } each
picture-none-left = none is left
picture-no-display = not laid out yet
picture-tile = { $tile } { $effect }

# The players' table: heads of columns, at most 15, 4, 8, 7, 6, 4 characters, and heads of the lines below each player.
picture-column-player = player
picture-column-points = pts
picture-column-camels = camels
picture-column-ships = ships
picture-column-tower = tower
picture-column-hand = hand
picture-line-tiles = tiles
picture-line-rare = rare goods
picture-line-temple = temple
picture-line-missions = missions
picture-line-hand = hand
picture-signed = { $tile } { $sign }
picture-rare-held = { $sign } { $n }
picture-temple-of = { $part } { $points }Pt
picture-mission-up = { $mission } { $points }Pt { $benefit }
picture-mission-down = { $mission } { $points }Pt returned
picture-mission-hand = { $mission } { $cost } → { $points }Pt { $benefit }

# The board in a picture --------------------------------------------------------------------------------------------

board-label = Tadmor: the map of Syria with its seven regions, and the supplies
board-mat = What lies before { $seat }
clock = Turn { $turn } of { $turns }, era { $era }
clock-setting-up = The table is set up
clock-over = The game is over
# At most 8 characters.
board-era = Era { $era }
board-temple = Temple
board-sets = Rare goods: points of a set
# At most 12 characters.
board-missions = Missions
# At most 13 characters.
board-marauders = Marauders
# At most 12 characters: a price follows.
board-improvements = Improvements
board-from-box = Improvements to choose from
# In three short lines.
board-nowhere = no attack yet
board-coming = attacked now
board-attacked = under attack
board-safe = safe this turn
board-goal = your choice
board-region-north_sea = North Sea
board-region-south_sea = South Sea
board-region-euphrates = Euphrates
board-region-palmyra = Palmyra
board-region-damascus = Damascus
board-region-ebla = Ebla
board-region-antioch = Antioch
# Below the slots, at most 10 characters; what is longer is drawn narrower.
board-slot-wood = Wood
board-slot-stone = Stone
board-slot-marble = Marble
board-slot-gold = Gold
board-slot-shipyard = Shipyard
board-slot-caravan = Caravan
board-slot-peace_gifts = Gifts
board-slot-rare_grey = Grey port
board-slot-rare_yellow = Yellow port
board-slot-rare_red = Red port
board-slot-war_supplies = War
board-slot-improvement = Improve
board-slot-temple_palmyra = Temple
board-slot-temple_ebla = Temple
board-slot-market_palmyra = Market
board-slot-market_ebla = Market
board-slot-first_to_play = First
board-slot-tower_one_level = Tower ×1
board-slot-tower_two_levels = Tower ×2
board-slot-traitor = Traitor
board-slot-kings_missions = Missions
board-slot-taxman = Taxman
board-slot-marauders = Marauders

# What a thing on the board is, when one points at it ---------------------------------------------------------------

# Slots: first what it gives, then these.
tip-takes-camel = For a camel.
tip-takes-ship = For a ship.
tip-takes-either = For a camel or a ship.
tip-stands = { PERSON($owner) ->
    [you] Your
   *[other] { CAP($owner) }'s
  } { $piece } stands here.
tip-used = Used up for this turn.

tip-collect = Collect { $things }, at any time.
# $third and $fourth are numbers of rare goods.
tip-shipyard = Shipyard: a 3rd ship if you hold { $third ->
    [one] a rare good
   *[other] { $third } rare goods
  } of each colour, a 4th for { $fourth } of each.
# $tower, $more and $both are numbers of levels; $missions, $most and $both_missions are counts.
tip-caravan = Caravan: a 4th camel for a tower of { $tower } or { $missions }; a 5th for a tower of { $more }, { $most }, or a tower of { $both } and { $both_missions }.
tip-gifts = Peace gifts: { $points }, at any time.
tip-rare = Buy the { $colour } rare good on top, { $kind }, for { $price }.
tip-rare-none = The { $colour } stack is empty.
tip-improvement = Improvement slot { $slot }: buy an improvement for { $price }.
tip-temple_palmyra = Temple of Palmyra: build one part, and draw a mission.
tip-temple_ebla = Temple of Ebla: build one part.
tip-market_palmyra = Market of Palmyra: basic goods for advanced ones, an advanced one for two basic.
tip-market_ebla = Market of Ebla: basic goods for advanced ones.
tip-first = First to play: the First Player pawn and { $goods }.
tip-first-none = First to play: the game ends before the next turn.
tip-one-level = Tower: single levels, the next for { $price }.
tip-two-levels = Tower: levels by twos, the next two for { $price }.
tip-traitor = Traitor: an opponent no lower than you loses { $levels }.
tip-traitor-none = Traitor: nothing in this era.
tip-kings_missions = King's Missions: draw one, or fulfil one of your hand.
tip-taxman = Taxman: whoever stands here pays no tax; others pay { $gold } or lose { $points }.
tip-taxman-none = Taxman: no tax in this era.
tip-taxman-spared = You pay none.
tip-marauders = Marauders: choose in secret the region they attack next turn.
tip-marauders-none = Marauders: the game ends before they come.
tip-war = War supplies: 1 point for each level above the lowest tower.
tip-war-now = For you { $n } now.

# Regions: the name, then perhaps one of these.
tip-region = { CAP($region) }.
tip-coming = Marauders attack it now.
tip-attacked = Under attack: Marauders cannot come here next.
tip-safe = Attacked last: Marauders cannot come here this turn.
tip-goal = Your Marauders come here when they attack next; only you know.

# Stacks and supplies. $n and $left are numbers; $kind in tip-kind is what there are $n of.
tip-stack = { CAP($colour) } rare goods: { $kind } on top, { $n } in the stack.
tip-stack-none = { CAP($colour) } rare goods: none is left.
tip-kind = { $n } { $kind } in the stack.
tip-part = { CAP($part) }: { $price }; a temple is worth { $points } with it. { $left } left.
# $points: nine numbers.
tip-sets = Sets of 1 to 9 different rare goods are worth { $points } points at the end.
tip-deck = King's Missions: { $cards } in the deck.
tip-discards = Discarded missions: { $cards }.
tip-cards = Marauders cards to choose from: { $n }. Nobody holds one.
tip-card-held = { CAP($owner) } { PERSON($owner) ->
    [you] hold
   *[other] holds
  } the card of the next attack of the Marauders.
tip-card-yours = Your Marauders card: { $region }.
tip-attack = { CAP($region) } was attacked last and cannot be chosen next.
tip-attack-safe = { CAP($region) } was attacked last: no Marauders come there this turn.
tip-no-attack = No region has been attacked yet.
tip-era = Era { $era }: an improvement costs { $price }; the traitor destroys { $levels }.
tip-player = { CAP($seat) }: { $points }, a tower of { $levels }.

# What lies before a player. $left, $most, $limit, $traded, $end are numbers.
tip-tile = { $name }: { $effect }.
tip-points = { $points } so far; buildings, missions and rare goods count at the end.
tip-pawn = The First Player pawn: first in the next turn's order.
tip-camels = { $owned }, { $left } to place; { $most } at most.
tip-ships = { $owned }, { $left } to place; { $most } at most.
tip-warehouse = Warehouse: { $goods }; { $limit } can be kept from turn to turn.
tip-traded = Traded goods: to be spent, not to be traded again this turn.
tip-good = { $goods } in the warehouse, { $traded } traded.
tip-rare-held = { CAP($kind) }: { $n }.
tip-set-points = Rare goods worth { $points } at the end.
# $n and $tower are numbers of levels, $one and $two prices.
tip-level = Level { $n }: { $one }; or { $two } for two levels.
tip-level-built = Level { $n } of { $tower }, built.
tip-own-part = { CAP($part) }: { $price }; the temple is then worth { $points }.
tip-hidden = A mission in hand.
tip-no-missions = No missions.
tip-tower = A tower of { $levels }: { $points } a level with each new era, { $end } at the end.
# $half is a number in tip-fulfilled and a count in tip-returned.
tip-mission = { $mission } asks { $price }; { $points } at the end. Returned later: { $benefit }. Discarded, it brings a good.
tip-fulfilled = { $mission }, fulfilled: { $points }. Returned: { $benefit }, and it counts { $half }.
tip-returned = { $mission }, returned: { $half }.

## What an option changes, in a sentence below it where a table is set up

option-experienced_setup-about = For players who know the game: the first improvements are drafted from all of era I, not from those set aside for the start.
option-two_level_tower-about = On the slot that builds two levels at a time: one pair for each piece there, or as many as one can pay for.
option-placement_missions-about = Two mission cards break off in the printed rules; this says what returning one brings on one’s own placement turn.
option-first_to_play-about = Whoever declines it takes neither the pawn nor the good that comes with it.
