# What Serai says at a table of Tadmor, in French. The words that all games share are in src/serai/texts.
#
# For whoever goes on with it. The terms are those of the glossary.
# - A noun has its `.gender`: m, f or f-pl; its forms are def ("le toit"), de ("du bois", "de l’or", "des huiles") and
#   a ("au temple de Palmyre"). A region has "in" (where it lies, and where one goes: "en mer du Nord") and "de".
# - A colour has the forms m (the default), f, pl, f-pl, and de ("il vous manque du gris"). Rare goods and their stacks
#   are feminine.
# - "Tour" is the tower: a turn of the game is a "manche".
# - Where nothing is to be paid, $price is the shared word `nothing`, "rien": fr-pour makes "gratuitement" of it.
# - Somebody ($who, $owner, $other) is never elided, and nothing agrees with them: they are the subject, or stand in
#   brackets or after "chez", "avec", "pour".
# - What a mission brings ($benefit) is a noun, an infinitive or a sentence: it always stands after a colon.

title = Tadmor
about-lobby = Faites de Palmyre une puissance du désert : envoyez chameaux et navires, bâtissez tour et temple, et tenez les Pillards à distance.

# House rules: what each is about, and its values -------------------------------------------------------------------

option-experienced_setup = commencer avec n’importe quelle amélioration de la première ère
option-two_level_tower = combien de paires d’étages construit l’action à deux étages
option-two_level_tower-one_pair = une seule
option-two_level_tower-repeatable = autant que voulu
option-placement_missions = ce que les missions « La marche forcée » et « Les deux routes » permettent de placer
option-placement_missions-two_pieces = deux pions
option-placement_missions-occupied_slot = un pion sur un emplacement occupé
option-first_to_play = qui occupe l’emplacement du marqueur Premier joueur
option-first_to_play-received = le prend toujours
option-first_to_play-may_decline = peut le laisser

# Things, counted ---------------------------------------------------------------------------------------------------

# "Bois" and "or" have no plural.
count-wood = { $n } bois
count-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
  }
count-marble = { $n ->
    [one] { $n } marbre
   *[other] { $n } marbres
  }
count-gold = { $n } or
count-good = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
  }
count-basic = { $n ->
    [one] { $n } ressource de base
   *[other] { $n } ressources de base
  }
count-camel = { $n ->
    [one] { $n } chameau
   *[other] { $n } chameaux
  }
count-ship = { $n ->
    [one] { $n } navire
   *[other] { $n } navires
  }
count-piece = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
  }
# Form "gratuit": levels that cost nothing.
count-level = { $form ->
    [gratuit] { $n ->
        [one] { $n } étage gratuit
       *[other] { $n } étages gratuits
      }
   *[other] { $n ->
        [one] { $n } étage
       *[other] { $n } étages
      }
  }
count-tower-level = { $n ->
    [one] { $n } étage
   *[other] { $n } étages
  }
count-mission = { $n ->
    [0] { $n } mission
    [one] une mission
   *[other] { $n } missions
  }
count-fulfilled = { $n ->
    [one] { $n } mission accomplie
   *[other] { $n } missions accomplies
  }
count-rare-good = { $n ->
    [0] { $n } marchandise rare
    [one] une marchandise rare
   *[other] { $n } marchandises rares
  }
count-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }

# What is paid for something, after a noun or an infinitive.
fr-pour = { $price ->
    [rien] gratuitement
   *[other] pour { $price }
  }

# Things by name ----------------------------------------------------------------------------------------------------

good-wood = { $form ->
    [de] du bois
    [le] le bois
   *[other] bois
  }
    .gender = m
good-stone = { $form ->
    [de] de la pierre
    [le] la pierre
   *[other] pierre
  }
    .gender = f
good-marble = { $form ->
    [de] du marbre
    [le] le marbre
   *[other] marbre
  }
    .gender = m
good-gold = { $form ->
    [de] de l’or
    [le] l’or
   *[other] or
  }
    .gender = m
two-basic-goods = 2 ressources de base

colour-grey = { $form ->
    [f] grise
    [pl] gris
    [f-pl] grises
    [de] du gris
   *[m] gris
  }
colour-yellow = { $form ->
    [pl] jaunes
    [f-pl] jaunes
    [de] du jaune
   *[m] jaune
  }
colour-red = { $form ->
    [pl] rouges
    [f-pl] rouges
    [de] du rouge
   *[m] rouge
  }

rare-glass_bottles = { $form ->
    [de] de la verrerie
   *[other] verrerie
  }
    .gender = f
rare-incense = { $form ->
    [de] de l’encens
   *[other] encens
  }
    .gender = m
rare-myrrh = { $form ->
    [de] de la myrrhe
   *[other] myrrhe
  }
    .gender = f
rare-jade = { $form ->
    [de] du jade
   *[other] jade
  }
    .gender = m
rare-ivory = { $form ->
    [de] de l’ivoire
   *[other] ivoire
  }
    .gender = m
rare-porcelain = { $form ->
    [de] de la porcelaine
   *[other] porcelaine
  }
    .gender = f
rare-silk = { $form ->
    [de] de la soie
   *[other] soie
  }
    .gender = f
rare-perfume = { $form ->
    [de] du parfum
   *[other] parfum
  }
    .gender = m
rare-oils = { $form ->
    [de] des huiles
   *[other] huiles
  }
    .gender = f-pl

region-north_sea = { $form ->
    [in] en mer du Nord
    [de] de la mer du Nord
   *[other] la mer du Nord
  }
region-south_sea = { $form ->
    [in] en mer du Sud
    [de] de la mer du Sud
   *[other] la mer du Sud
  }
region-euphrates = { $form ->
    [in] sur l’Euphrate
    [de] de l’Euphrate
   *[other] l’Euphrate
  }
region-palmyra = { $form ->
    [in] à Palmyre
    [de] de Palmyre
   *[other] Palmyre
  }
region-damascus = { $form ->
    [in] à Damas
    [de] de Damas
   *[other] Damas
  }
region-ebla = { $form ->
    [in] à Ebla
    [de] d’Ebla
   *[other] Ebla
  }
region-antioch = { $form ->
    [in] à Antioche
    [de] d’Antioche
   *[other] Antioche
  }

part-basement = { $form ->
    [def] le soubassement
   *[other] soubassement
  }
    .gender = m
part-colonnade = { $form ->
    [def] la colonnade
   *[other] colonnade
  }
    .gender = f
part-roof = { $form ->
    [def] le toit
   *[other] toit
  }
    .gender = m
part-statues = { $form ->
    [def] les statues
   *[other] statues
  }
    .gender = f-pl

temple-temple_palmyra = { $form ->
    [a] au temple de Palmyre
   *[other] temple de Palmyre
  }
    .gender = m
temple-temple_ebla = { $form ->
    [a] au temple d’Ebla
   *[other] temple d’Ebla
  }
    .gender = m
temple-i37 = { $form ->
    [a] au temple « { tile-i37 } »
   *[other] temple « { tile-i37 } »
  }
    .gender = m

# After "pour".
most-tower = { $form ->
    [short] tour
   *[other] la plus haute tour
  }
most-missions = { $form ->
    [short] missions
   *[other] le plus de points de missions
  }
most-rare_goods = { $form ->
    [short] rares
   *[other] le plus de marchandises rares
  }
most-temples = { $form ->
    [short] temples achevés
   *[other] le plus de temples achevés
  }
most-improvements = { $form ->
    [short] améliorations
   *[other] le plus d’améliorations
  }

source-start = { $form ->
    [for] la mise en place
   *[other] mise en place
  }
source-tower = { $form ->
    [for] la tour
   *[other] tour
  }
source-temple = { $form ->
    [for] le temple
   *[other] temple
  }
source-missions = { $form ->
    [for] les missions
   *[other] missions
  }
source-rare_goods = { $form ->
    [for] les marchandises rares
   *[other] marchandises rares
  }
source-gifts = { $form ->
    [for] les présents de paix
   *[other] présents de paix
  }
source-war_supplies = { $form ->
    [for] le ravitaillement de l’armée
   *[other] ravitaillement de l’armée
  }
source-prestige = { $form ->
    [for] la plus haute tour
   *[other] plus haute tour
  }
source-improvements = { $form ->
    [for] les améliorations
   *[other] améliorations
  }
source-final_improvements = { $form ->
    [for] les améliorations en fin de partie
   *[other] améliorations en fin de partie
  }
source-taxman = { $form ->
    [for] l’impôt
   *[other] impôt
  }
source-spent = { $form ->
    [for] les ressources
   *[other] ressources
  }

# Pieces and places -------------------------------------------------------------------------------------------------

# Both are masculine and begin with a consonant: "un { $piece }", "le { $piece }".
piece-camel = chameau
    .gender = m
piece-ship = navire
    .gender = m
another-camel = un chameau de plus
another-ship = un navire de plus

# After "envoyer un chameau" and "le chameau envoyé".
sent-wood = chercher du bois
sent-stone = chercher de la pierre
sent-marble = chercher du marbre
sent-gold = chercher de l’or
sent-shipyard = au chantier naval
sent-caravan = à la caravane
sent-peace_gifts = aux présents de paix
sent-rare_grey = chercher une marchandise rare grise
sent-rare_yellow = chercher une marchandise rare jaune
sent-rare_red = chercher une marchandise rare rouge
sent-war_supplies = au ravitaillement de l’armée
sent-improvement = à l’emplacement d’amélioration { $n }
sent-temple_palmyra = au temple de Palmyre
sent-temple_ebla = au temple d’Ebla
sent-market_palmyra = au marché de Palmyre
sent-market_ebla = au marché d’Ebla
sent-first_to_play = prendre la première place
sent-tower_one_level = construire étage par étage
sent-tower_two_levels = construire deux étages à la fois
sent-traitor = chez le traître
sent-kings_missions = aux missions du roi
sent-taxman = chez le percepteur
sent-marauders = chez les Pillards
sent-i21 = au marché « { tile-i21 } »
sent-i22 = au marché « { tile-i22 } »
sent-i37 = au temple « { tile-i37 } »
sent-i47 = vers « { tile-i47 } »
sent-i48 = vers « { tile-i48 } »

where = { FORM($region, "in") }
where-slot = { FORM($region, "in") }, emplacement { $n }
goal = { $sent } { $where }

# Never after "de" or "à", with which the article would melt.
piece-sent = le { $piece } envoyé { $goal }
piece-sent-yours = votre { $piece } envoyé { $goal }
piece-sent-of = { PERSON($owner) ->
    [you] votre { $piece } envoyé { $goal }
   *[other] le { $piece } ({ $owner }) envoyé { $goal }
  }
a-piece-to = un { $piece } { $goal }

# Masculine: a camel, a ship.
ordinal = { $n ->
    [1] 1er
   *[other] { $n }e
  }

price-less = { $price }, moins { $discount }
goods-of = { $goods } parmi { $of }

# Improvements and missions by name

named-tile = « { $name } »
named-mission = la mission « { $name } »

tile-i1 = Chantier de bois
tile-i2 = Fours à charbon
tile-i3 = Cour des tailleurs
tile-i4 = Lavoir à minerai
tile-i5 = Salle des scribes
tile-i6 = Banc des prêteurs
tile-i7 = Porte secrète
tile-i8 = Grenier aux épices
tile-i9 = Guilde des marchands
tile-i10 = Quai des cèdres
tile-i11 = Quai aux pierres
tile-i12 = Chalands à bois
tile-i13 = Chalands à pierres
tile-i14 = Grue des bâtisseurs
tile-i15 = Loge des maçons
tile-i16 = Feu de signal
tile-i17 = Mât aux bannières
tile-i18 = Rampe de pierre
tile-i19 = Archives royales
tile-i20 = Sceau du roi
tile-i21 = Bazar couvert
tile-i22 = Marché caravanier
tile-i23 = Rue des orfèvres
tile-i24 = Atelier du marbre
tile-i25 = Coffre aux rançons
tile-i26 = Poste de guet
tile-i27 = Maison des parfums
tile-i28 = Maison des envoyés
tile-i29 = Quai au marbre
tile-i30 = Quai au trésor
tile-i31 = Chalands à marbre
tile-i32 = Flotte de l’or
tile-i33 = Grand grenier
tile-i34 = Trésor du temple
tile-i35 = Crête dorée
tile-i36 = Colonne triomphale
tile-i37 = Petit sanctuaire
tile-i38 = Salle des tours
tile-i39 = Salle des sceaux
tile-i40 = Salle des merveilles
tile-i41 = Salle des dieux
tile-i42 = Salle des métiers
tile-i43 = Maison des courtiers
tile-i44 = Bois d’oliviers
tile-i45 = Garde de la ville
tile-i46 = Charte royale
tile-i47 = Cour des bâtisseurs
tile-i48 = Résidence royale

mission-k1 = La route de l’encens
mission-k2 = De la soie pour la reine
mission-k3 = Des colonnes pour Bel
mission-k4 = Les cèdres sacrés
mission-k5 = Une flotte pour Tyr
mission-k6 = Le serment du pilote
mission-k7 = La garde du désert
mission-k8 = Des murs avant la pluie
mission-k9 = Fausses pistes
mission-k10 = Le prix des bandits
mission-k11 = Le don des Bédouins
mission-k12 = Les puits du sud
mission-k13 = La grande foire
mission-k14 = Un mot discret
mission-k15 = Le plan de la ville
mission-k16 = Les greniers pleins
mission-k17 = Le tribut d’Émèse
mission-k18 = La levée des moissons
mission-k19 = La première pierre
mission-k20 = Les sapeurs de la nuit
mission-k21 = Des lettres à la cour
mission-k22 = L’oreille du roi
mission-k23 = La marche forcée
mission-k24 = Les deux routes
mission-k25 = Les vieux plans
mission-k26 = Le coffre de l’architecte

# On the tile: at most 40 characters.
line-trade = { $give } contre { $get }
line-mission_points = { $points } par mission accomplie
line-goods_for_points = ressources pour { $basic } ou { $advanced }
line-revealer_immunity = vos Pillards vous épargnent
line-rare_good_points = { $points } par achat de marchandise rare
line-rare_good_for_points = une marchandise rare pour { $points }
line-ship_bonus = { $good } : +{ $amount } par navire
line-free_levels = un étage sur { $amount } est gratuit
line-prestige = { $points } pour la plus haute tour
line-tower_without_wood = la tour ne coûte pas de bois
line-cheaper_missions = missions : −{ $goods }
line-cheaper_rare_goods = marchandises rares : −{ $goods }
line-cheaper_temple = parties de temple : −{ $goods }
line-compensation = { $goods } par pion chassé
line-revealer_reward = { $gold } et { $points } pour vos Pillards
line-warehouse = garder { $goods }
line-private_market = un marché à vous
line-private_temple = un temple à vous, { $points } la partie
line-private_construction = une construction au choix, à vous
line-private_kingdom = une action du royaume, à vous
line-final_points = { $points } pour { $most }
line-rare_good_choice = choisir dans la pile à l’achat
line-double_gifts = présents de paix doublés
line-immunity = les Pillards vous épargnent
line-tax_immunity = pas d’impôt à payer

# What improvements do, in one line ---------------------------------------------------------------------------------

effect-trade = à tout moment, { FORM($give, "de") } contre { FORM($get, "de") }
effect-mission_points = { $points } par mission accomplie
effect-goods_for_points = par manche, une ressource de base pour { $basic }, une avancée pour { $advanced }
effect-revealer_immunity = les Pillards que vous révélez vous épargnent
effect-rare_good_points = { $points } par marchandise rare achetée, { $free } si gratuite
effect-rare_good_for_points = une fois par manche, une marchandise rare pour { $points }
effect-ship_bonus = +{ $amount } par navire qui récolte { FORM($good, "de") }
effect-free_levels = un étage sur { $amount } de votre tour est gratuit
effect-prestige = { $points } par manche pour la plus haute tour
effect-tower_without_wood = votre tour se construit sans bois
effect-cheaper_missions = les missions coûtent { $goods } de moins
effect-cheaper_rare_goods = les marchandises rares coûtent { $goods } de moins
effect-cheaper_temple = les parties de temple coûtent { $goods } de moins
effect-compensation = { $goods } par pion chassé
effect-revealer_reward = { $gold } et { $points } quand vous révélez les Pillards
effect-warehouse = garder { $goods } d’une manche à l’autre
effect-private_market = un marché rien qu’à vous
effect-private_temple = un temple rien qu’à vous, { $points } par partie
effect-private_construction = un emplacement à vous pour toute action de construction
effect-private_kingdom = un emplacement à vous pour toute action du royaume
effect-final_points = { $points } en fin de partie pour { $most }
effect-rare_good_choice = choisir dans la pile la marchandise rare achetée
effect-double_gifts = les présents de paix comptent double
effect-immunity = les Pillards vous épargnent
effect-tax_immunity = vous ne payez pas d’impôt

# In short signs for the terminal, at most 24 characters.
sign-effect-trade = { $give }→{ $get }
sign-effect-mission_points = mission { $points }Pt
sign-effect-goods_for_points = ressources contre Pt
sign-effect-revealer_immunity = immunité si révélés
sign-effect-rare_good_points = rare { $points }Pt
sign-effect-rare_good_for_points = rare pour { $points }Pt
sign-effect-ship_bonus = navire +{ $goods }
sign-effect-free_levels = 1 étage sur { $amount } gratuit
sign-effect-prestige = plus haute tour { $points }Pt
sign-effect-tower_without_wood = tour −Bo
sign-effect-cheaper_missions = missions −{ $amount }
sign-effect-cheaper_rare_goods = rares −{ $amount }
sign-effect-cheaper_temple = temple −{ $amount }
sign-effect-compensation = pion chassé +{ $amount }
sign-effect-revealer_reward = révéler { $amount }Or { $points }Pt
sign-effect-warehouse = garder { $amount }
sign-effect-private_market = marché
sign-effect-private_temple = temple { $points }Pt
sign-effect-private_construction = construction
sign-effect-private_kingdom = royaume
sign-effect-final_points = { $points }Pt { FORM($most, "short") }
sign-effect-rare_good_choice = rare au choix
sign-effect-double_gifts = présents ×2
sign-effect-immunity = immunité Pillards
sign-effect-tax_immunity = sans impôt
sign-two-basic = 2 de base

# What a mission brings when it is returned -------------------------------------------------------------------------
# After a colon.

benefit-rare_good = une marchandise rare au choix
benefit-temple_part = la partie suivante de votre temple
benefit-ship = un navire de plus
benefit-levels = { $levels } de tour
benefit-redirect = détourner les Pillards
benefit-camel = un chameau de plus
benefit-market = le marché ouvert pour cette manche
benefit-swap = échanger deux pions
benefit-two_improvements = 2 améliorations de l’offre
benefit-goods = { $goods } au choix
benefit-basement = le soubassement d’un nouveau temple
benefit-destroy = un adversaire perd { $lost }
benefit-draw = { $missions }
benefit-double_placement = deux pions placés de suite
benefit-double_placement-occupied = un pion sur un emplacement occupé
benefit-undrawn_improvement = une amélioration restée dans la boîte

# At most 15 characters.
short-benefit-rare_good = rare au choix
short-benefit-temple_part = partie temple
short-benefit-ship = navire
short-benefit-levels = { $amount ->
    [one] { $amount } étage
   *[other] { $amount } étages
  }
short-benefit-redirect = détourner
short-benefit-camel = chameau
short-benefit-market = marché
short-benefit-swap = échange
short-benefit-two_improvements = 2 tuiles
short-benefit-goods = { $amount ->
    [one] { $amount } ressource
   *[other] { $amount } ressources
  }
short-benefit-basement = soubassement
short-benefit-destroy = détruire { $amount }
short-benefit-draw = piocher { $amount }
short-benefit-double_placement = placer deux
short-benefit-double_placement-occupied = sur occupé
short-benefit-undrawn_improvement = tuile en boîte

printed-mission = demande { $cost } ; { $points } ; rendue : { $benefit }

# What a place offers, and what it asks -----------------------------------------------------------------------------
# After "Envoyer un chameau à la caravane à Antioche :". "Dès": what one must have, and does not pay.

fr-tower = { $tower ->
    [one] une tour de { $tower } étage
   *[other] une tour de { $tower } étages
  }
fr-both_tower = { $both_tower ->
    [one] une tour de { $both_tower } étage
   *[other] une tour de { $both_tower } étages
  }
fr-sets = { $sets ->
    [one] une marchandise rare
   *[other] { $sets } marchandises rares
  }
offer-camel-fourth = votre { ordinal } chameau, dès { fr-tower } ou { $missions }
offer-camel-fifth = votre { ordinal } chameau, dès { fr-tower }, { $missions }, ou { fr-both_tower } et { $both_missions }
offer-camel-met = votre { ordinal } chameau ; condition remplie
offer-ship-lacking = votre { ordinal } navire, dès { fr-sets } de chaque couleur ; il vous manque { FORM($colours, "de") }
offer-ship-met = votre { ordinal } navire, dès { fr-sets } de chaque couleur ; condition remplie
offer-short = { $offer } (il vous manque { $things })
offer-rare = { $what } { fr-pour }
offer-rare-points = { $what } { fr-pour } ou pour { $points }
offer-rare-only-points = { $what } pour { $points }
offer-any-rare = une au choix dans la pile
offer-improvement = une amélioration pour { $price }
offer-part = { FORM($part, "def") } { fr-pour }
offer-part-gone = il ne reste aucune carte { CAP($part) }
offer-temple-mission = { $parts }, et une mission
offer-temple-points = { $parts }, et { $points }
offer-market = des ressources de base contre des avancées, une avancée contre deux de base
offer-market-up = des ressources de base contre des avancées
offer-first = le marqueur Premier joueur et { $goods }
offer-one-level = le suivant { fr-pour }
offer-two-levels = les deux suivants { fr-pour }
offer-traitor = une tour adverse au moins aussi haute que la vôtre perd { $levels } (actuellement { $others })
offer-traitor-nobody = une tour adverse au moins aussi haute que la vôtre perd { $levels } (actuellement aucune)
offer-missions = piocher une mission ou en accomplir une
offer-missions-ready = piocher une mission, ou accomplir { $missions }
offer-missions-only = accomplir { $missions }
offer-missions-draw = piocher une mission ; vous ne pouvez payer aucune des vôtres
offer-missions-none = rien, il n’y a pas de mission à piocher et vous ne pouvez payer aucune des vôtres
offer-taxman = pas d’impôt à payer ({ $gold } ou { $points })
offer-marauders = choisir où ils viennent à la manche suivante
offer-war = 1 point par étage au-dessus de la tour la plus basse, { $n } actuellement
offer-construction = n’importe quelle action de la phase de construction
offer-construction-only = une seule action possible, { $use }
offer-kingdom = n’importe quelle action de la phase du royaume

adds-at-end = { $said }, { $points } de plus en fin de partie

# Infinitives.
use-goods = récolter { $offer } avec votre { $piece } { $where }
use-gifts = prendre les présents de paix { $where } : { $offer }
use-camel = prendre votre { ordinal } chameau
use-ship = prendre votre { ordinal } navire
use-rare = acheter la marchandise rare { FORM($colour, "f") } : { $offer }
use-temple = construire { FORM($temple, "a") } : { $offer }
use-one = construire étage par étage : { $offer }
use-two = construire deux étages à la fois : { $offer }
use-traitor = utiliser le traître : { $offer }
use-missions = utiliser les missions du roi : { $offer }
use-missions-where = utiliser les missions du roi { $where } : { $offer }
use-construction = utiliser « { tile-i47 } » : { $offer }
use-tax = utiliser « { tile-i48 } » comme percepteur : pas d’impôt à payer
use-war = utiliser « { tile-i48 } » pour le ravitaillement de l’armée : { $points }
use-pawn = prendre { $offer }
use-first = utiliser « { tile-i48 } » : { $offer }

# What one can do: infinitives, without a full stop -----------------------------------------------------------------

done-TurnAway = Les laisser venir
done-SwapPieces = Laisser les pions en place
done-BuyImprovement = Ne rien acheter
done-ReturnForTiles = Ne rien rendre maintenant
done-Construct = Terminer la construction
done-Construct-lost = Terminer la construction sans utiliser { $pieces }
done-TakeMission = Laisser les missions
done-KingdomWindow = Ne plus rien échanger
done-WarSupplies = Garder « { tile-i48 } » pour plus tard
done-FirstToPlay = Laisser le marqueur aux autres

action-camel = Envoyer un chameau { $goal } : { $offer }
action-ship = Envoyer un navire { $goal } : { $offer }
action-camel-idle = Envoyer un chameau { $goal }, pour rien : { $lacking }
action-ship-idle = Envoyer un navire { $goal }, pour rien : { $lacking }
action-camel-swap = { CAP($pieces) }
action-ship-swap = { CAP($pieces) }
action-use = { CAP($use) }
action-as = { CAP($use) }
action-trade = Échanger { $give } contre { $get }
action-buy = Acheter { $good } pour { $points }
action-discard = Défausser { $mission } contre une ressource au choix ({ $printed })
action-return = Rendre { $mission } : { $benefit } ; la mission vaudra { $half } au lieu de { $whole }
action-return-swap = Rendre { $mission } : { $mine } change aussitôt de place avec { $theirs }, ce qui ne peut pas être repris ; la mission vaudra { $half } au lieu de { $whole }
action-take = Prendre { $tile } : { $effect }
action-take-next = Prendre { $tile } : { $effect } ; aucun pion n’y va, vous pourrez l’utiliser à partir de la manche suivante
action-take-late = Prendre { $tile } : { $effect } ; aucun pion n’y va, il est trop tard pour l’utiliser
action-take-buy = Acheter { $tile } pour { $price } : { $effect }
action-take-buy-moves = Acheter { $tile } pour { $price } : { $effect } ; votre { $piece } y va et agit cette manche
action-levels = Construire { $levels } { fr-pour } : { $height } en tout
action-levels-free = Construire { $levels } { fr-pour } : { $height } en tout, dont { FORM($free, "gratuit") }
action-pairs = Construire { pairs } { fr-pour } : { $height } en tout
action-pairs-free = Construire { pairs } { fr-pour } : { $height } en tout, dont { FORM($free, "gratuit") }
pairs = { $times ->
    [1] 2 étages
   *[other] { $times } fois 2 étages
  }
action-target = { CAP($seat) } : la tour tombe de { $high } à { $low }
action-target-back = { CAP($seat) } : la tour passe de { $high } à { $low }, l’étage gratuit revient
action-target-swap = { PERSON($seat) ->
    [you] Votre pion
   *[other] Le pion ({ $seat })
  }
action-part = Construire { FORM($part, "def") } { fr-pour } : { $worth }
action-part-free = Prendre { FORM($part, "def") } : { $worth }
worth = { $points }
worth-instead = { $points } au lieu de { $before }
action-stack = Prendre { FORM($kind, "de") } dans la pile { FORM($colour, "f") }
action-rare-good = Prendre { FORM($kind, "de") } dans la pile { FORM($colour, "f") }
action-pay-goods = { $price ->
    [rien] Ne rien payer
   *[other] Payer { $price }
  }
action-pay-points = Payer { $points }
action-draw = Piocher une mission
action-fulfil = Accomplir { $mission } { fr-pour } : { $points } en fin de partie ; rendue : { $benefit }
action-pay = Payer { $things }
action-leave-out = Déduire { $things }
action-good = Prendre { $good }
action-drop = Remettre { $things } à la réserve
action-region = Les envoyer { FORM($region, "in") }
action-region-victims = Les envoyer { FORM($region, "in") } : { $victims }
action-region-nobody = Les envoyer { FORM($region, "in") }, où il n’y a personne
action-pay-tax = Payer { $gold }
action-refuse-tax = Perdre { $points }
action-rest-missions = Ne plus poser la question des missions cette manche
action-start = { CAP($seat) } { PERSON($seat) ->
    [you] jouez
   *[other] joue
  } en premier
action-display = { $tile } arrive dans l’offre : { $effect }
action-deal = { CAP($mission) } est piochée ({ $printed })
action-top = Au sommet : { $kind }

warned-marauders = { $action } ; vos propres Pillards y viennent
warned-for-good = { $action } ; cela ne peut pas être repris
with-completion = { $action } ; le temple achevé rapporte { $goods }
with-kept = { $action } en gardant { FORM($goods, "le") }
with-paid = { $action } en payant { FORM($goods, "le") }

victim = { $who } { PERSON($who) ->
    [you] perdez
   *[other] perd
  } { $pieces }

# What is asked, one sentence for each kind of decision -------------------------------------------------------------

prompt-over = La partie est terminée.
prompt-Place = À vous de placer : il vous reste { $pieces }.
prompt-Place-second = Placez le second pion : il vous reste { $pieces }.
prompt-Place-two = Placez le premier de vos deux pions : il vous reste { $pieces }.
prompt-Place-occupied = Placez un pion sur un emplacement occupé : il vous reste { $pieces }.
prompt-TurnAway = Les Pillards vont attaquer { $region } : { $victims }. Les détourner ?
prompt-TurnAway-nobody = Les Pillards vont attaquer { $region }, où il n’y a personne. Les détourner ?
prompt-ChooseTarget = Choisissez où vont les Pillards au lieu { FORM($region, "de") }.
prompt-SwapPieces = Rendre une mission et échanger deux pions ?
prompt-ChooseOwnPiece = Choisissez celui de vos pions qui change de place.
prompt-ChooseOtherPiece = Choisissez le pion qui change de place avec { $mine }.
prompt-ChooseOwner = Plusieurs pions partagent cet emplacement. Choisissez lequel.
prompt-ChooseCard = Choisissez en secret où viennent les Pillards à la manche suivante.
prompt-BuyImprovement = Emplacement d’amélioration { $slot } : achetez une amélioration pour { $price } ; vous pouvez d’abord récolter et échanger.
prompt-BuyImprovement-poor = Emplacement d’amélioration { $slot } : une amélioration coûte { $price }, que vous n’avez pas encore.
prompt-BuyImprovement-none = Emplacement d’amélioration { $slot } : il n’y a pas d’amélioration dans l’offre.
prompt-ReturnForTiles = Rendre une mission pour une amélioration restée dans la boîte ?
prompt-ReturnForTiles-two = Rendre une mission pour deux améliorations de l’offre ?
prompt-TakeTiles = Choisissez une amélioration.
prompt-TakeTiles-more = Choisissez la première des { $n } améliorations à prendre.
prompt-Construct = Construction : utilisez vos pions, échangez, ou terminez.
prompt-Construct-idle = Construction : aucun de vos pions ne peut agir maintenant. Échangez, ou terminez.
prompt-Construct-empty = Construction : vous n’avez pas de pion à utiliser. Échangez, ou terminez.
prompt-StandIn = Choisissez l’action à faire avec « { tile-i47 } ».
prompt-BuildTower = Votre tour a { $levels }. Choisissez combien en construire.
prompt-BuildTower-twos = Votre tour a { $levels }. Choisissez combien de fois en construire deux.
prompt-Betray = Choisissez qui perd { $levels }.
prompt-DestroyLevels = Choisissez qui perd { $levels }.
prompt-BuildTemple = Choisissez le temple où construire.
prompt-ReceivePart = Choisissez le temple où construire gratuitement.
prompt-BuyRareGood = Comment payez-vous la marchandise rare { FORM($colour, "f") } ?
prompt-TakeBought = Choisissez une marchandise rare dans la pile { FORM($colour, "f") }.
prompt-FreeRareGoods = Votre temple est achevé. Choisissez une marchandise rare au sommet d’une pile.
prompt-FreeRareGoods-more = Votre temple est achevé. Choisissez la première des { $n } marchandises rares à prendre, au sommet d’une pile.
prompt-FetchRareGood = Choisissez une marchandise rare dans n’importe quelle pile.
prompt-TakeMission = Piocher une mission, ou en accomplir une ?
prompt-ChooseGoods = Choisissez une ressource.
prompt-ChooseGoods-more = Choisissez { $n } ressources.
prompt-ChooseGoods-driven = Pour un pion chassé, { $tile } rapporte une ressource. Choisissez-la.
prompt-ChooseGoods-driven-more = Pour vos pions chassés, { $tile } rapporte { $goods }. Choisissez-les.
prompt-ChooseGoods-pawn = Le marqueur Premier joueur est à vous, avec une ressource de base. Choisissez-la.
prompt-ChooseGoods-pawn-more = Le marqueur Premier joueur est à vous, avec { $goods }. Choisissez-les.
prompt-ChooseGoods-basic = Choisissez une ressource de base.
prompt-ChooseGoods-basic-more = Choisissez { $n } ressources de base.
prompt-ChooseGoods-advanced = Choisissez une ressource avancée.
prompt-ChooseGoods-advanced-more = Choisissez { $n } ressources avancées.
prompt-PayAnyGoods = Choisissez une ressource à payer.
prompt-PayAnyGoods-more = Choisissez les { $n } ressources que vous payez.
prompt-LeaveOut = Le coût est de { $price }. Choisissez une ressource à déduire.
prompt-LeaveOut-more = Le coût est de { $price }. Choisissez les { $n } ressources à déduire.
prompt-KingdomWindow = Dernier moment pour échanger dans cette manche.
prompt-KingdomWindow-tax = Dernier moment pour échanger dans cette manche. Le percepteur demande { $gold } ou { $points }.
prompt-Tax = Le percepteur demande { $gold } ou prend { $points }.
prompt-WarSupplies = Utiliser « { tile-i48 } » pour le ravitaillement de l’armée ?
prompt-FirstToPlay = Prendre le marqueur Premier joueur et { $goods } ?
prompt-FirstToPlay-private = Utiliser « { tile-i48 } » pour prendre le marqueur Premier joueur et { $goods } ?
prompt-DropGoods = Vous avez { $goods } et pouvez en garder { $limit }. Choisissez ce que vous remettez à la réserve.
prompt-ChooseStartTile = Choisissez votre amélioration de départ.
prompt-DrawFirst = Le premier joueur est tiré au sort.
prompt-DrawMissions = Une mission est piochée pour { $seat }.
prompt-LayOut = Les améliorations sont révélées dans l’offre.
prompt-TurnUp = Le sommet de la pile { FORM($colour, "f") } est révélé.

# Below “Bleu choisit”: what the others read meanwhile, without facts, and never “vous”.
choosing-Place = un emplacement pour un pion
choosing-TurnAway = de rendre ou non une mission
choosing-ChooseTarget = une région pour les Pillards
choosing-SwapPieces = de rendre ou non une mission
choosing-ChooseOwnPiece = un pion qui change de place
choosing-ChooseOtherPiece = l’autre pion qui change de place
choosing-ChooseOwner = l’un des pions d’un emplacement
choosing-ChooseCard = une carte Pillards, en secret
choosing-BuyImprovement = une amélioration à acheter
choosing-ReturnForTiles = de rendre ou non une mission
choosing-TakeTiles = une amélioration
choosing-Construct = une action de construction
choosing-StandIn = une action de construction
choosing-BuildTower = combien d’étages construire
choosing-Betray = qui perd des étages
choosing-DestroyLevels = qui perd des étages
choosing-BuildTemple = un temple où construire
choosing-ReceivePart = un temple où construire gratuitement
choosing-BuyRareGood = comment payer une marchandise rare
choosing-TakeBought = une marchandise rare
choosing-FreeRareGoods = une marchandise rare au sommet d’une pile
choosing-FetchRareGood = une marchandise rare dans n’importe quelle pile
choosing-TakeMission = de piocher une mission ou d’en accomplir une
choosing-ChooseGoods = des ressources à prendre
choosing-PayAnyGoods = des ressources à payer
choosing-LeaveOut = des ressources à déduire du coût
choosing-KingdomWindow = les derniers échanges de la manche
choosing-Tax = comment payer le percepteur
choosing-WarSupplies = d’utiliser ou non une amélioration pour le ravitaillement de l’armée
choosing-FirstToPlay = de prendre ou non le marqueur Premier joueur
choosing-DropGoods = des ressources à remettre à la réserve
choosing-ChooseStartTile = une amélioration de départ

two-sentences = { $first } { $then }
why-traitor-idle = Le traître ne trouve aucune tour au moins aussi haute que la vôtre.
why-traitor-early = Le traître ne fait rien à cette ère.

# What happened -----------------------------------------------------------------------------------------------------
# A clause in the present, without its subject: a name or "vous" stands before it.

log-first = { PERSON($who) ->
    [you] commencez
   *[other] commence
  } la partie
log-start_tile = { PERSON($who) ->
    [you] choisissez
   *[other] choisit
  } { $tile } comme amélioration de départ
log-display = { $tile } arrive dans l’offre
log-draw = { PERSON($who) ->
    [you] piochez
   *[other] pioche
  } { $missions }
log-drawn = { PERSON($who) ->
    [you] piochez
   *[other] pioche
  } { $missions }
log-reshuffle = les missions défaussées sont mélangées
log-turn = { PERSON($who) ->
    [you] jouez
   *[other] joue
  } en premier à la manche { $turn }, ère { $era }
log-era = l’ère { $era } commence
log-place = { PERSON($who) ->
    [you] envoyez
   *[other] envoie
  } { $pieces }
log-reveal = { PERSON($who) ->
    [you] révélez
   *[other] révèle
  } { $card }
marauders-card = la carte Pillards { FORM($region, "de") }
log-redirect = { PERSON($who) ->
    [you] détournez
   *[other] détourne
  } les Pillards vers { $region }
log-removed = { PERSON($who) ->
    [you] perdez
   *[other] perd
  } { $pieces }
log-swap = { PERSON($who) ->
    [you] échangez
   *[other] échange
  } un pion avec { $other } : celui envoyé { $mine } contre celui envoyé { $theirs }
log-choose = { PERSON($who) ->
    [you] choisissez
   *[other] choisit
  } une carte Pillards
log-chosen = { PERSON($who) ->
    [you] choisissez
   *[other] choisit
  } { $region } pour les Pillards
log-improvement = { PERSON($who) ->
    [you] achetez
   *[other] achète
  } { $tile }
log-receive = { PERSON($who) ->
    [you] gagnez
   *[other] gagne
  } { $tiles }
log-use = { PERSON($who) ->
    [you] utilisez
   *[other] utilise
  } un pion envoyé { $sent }
log-trade = { PERSON($who) ->
    [you] échangez
   *[other] échange
  } { $give } contre { $get }
log-discard = { PERSON($who) ->
    [you] défaussez
   *[other] défausse
  } { $mission }
log-return = { PERSON($who) ->
    [you] rendez
   *[other] rend
  } { $mission }
log-fulfil = { PERSON($who) ->
    [you] accomplissez
   *[other] accomplit
  } { $mission }
log-temple = { PERSON($who) ->
    [you] construisez
   *[other] construit
  } { FORM($part, "def") }
log-tower = { PERSON($who) ->
    [you] voyez votre tour passer
   *[other] voit sa tour passer
  } de { $low } à { $high }
log-destroy = { PERSON($who) ->
    [you] détruisez
   *[other] détruit
  } { $levels } chez { $other }
log-rare_good = { PERSON($who) ->
    [you] prenez
   *[other] prend
  } { FORM($kind, "de") }
log-top = au sommet d’une pile : { $kind }
log-piece = { PERSON($who) ->
    [you] gagnez
   *[other] gagne
  } { $piece }
log-tax = { PERSON($who) ->
    [you] payez
   *[other] paie
  } { $gold } d’impôt
log-untaxed = { PERSON($who) ->
    [you] ne payez pas l’impôt
   *[other] ne paie pas l’impôt
  }
log-drop = { PERSON($who) ->
    [you] avez
   *[other] a
  } trop de ressources pour l’entrepôt
log-stand_in = { PERSON($who) ->
    [you] utilisez
   *[other] utilise
  } « { tile-i48 } » comme un pion envoyé { $sent }
log-pawn = { PERSON($who) ->
    [you] prenez
   *[other] prend
  } le marqueur Premier joueur
log-gain = { PERSON($who) ->
    [you] gagnez
   *[other] gagne
  } { $things }
log-pay = { PERSON($who) ->
    [you] payez
   *[other] paie
  } { $things }
log-points = { PERSON($who) ->
    [you] gagnez
   *[other] gagne
  } { $points }
log-most = { PERSON($who) ->
    [you] remplissez
   *[other] remplit
  } la condition ({ $tile })
log-final = décompte final
log-over = { PERSON($who) ->
    [you] gagnez
   *[other] gagne
  } la partie

points-from = { $points } pour { FORM($source, "for") }

story-turn = La manche { $turn } commence, ère { $era } ; { $who } { PERSON($who) ->
    [you] jouez
   *[other] joue
  } en premier.
story-tower = { PERSON($who) ->
    [you] élevez votre tour
   *[other] élève sa tour
  } de { $low } à { $high }
story-destroy = { PERSON($who) ->
    [you] détruisez
   *[other] détruit
  } { $levels } chez { $other } (reste { $left })
story-destroy-back = { PERSON($who) ->
    [you] détruisez
   *[other] détruit
  } { $levels } chez { $other }, où l’étage gratuit revient
story-untaxed = { PERSON($who) ->
    [you] perdez
   *[other] perd
  } { $points } faute de payer l’impôt
story-lost = { PERSON($who) ->
    [you] perdez
   *[other] perd
  } { $points }
story-rare-good-top = { PERSON($who) ->
    [you] prenez
   *[other] prend
  } { FORM($kind, "de") } (au sommet maintenant : { $top })
story-drop = { PERSON($who) ->
    [you] remettez
   *[other] remet
  } { $things } à la réserve
story-reshuffle = { PERSON($who) ->
    [you] faites
   *[other] fait
  } mélanger la défausse
story-traitor = { PERSON($who) ->
    [you] utilisez
   *[other] utilise
  } le traître
story-tops = au sommet des piles : { $kinds }
story-display = { $n ->
    [one] { $n } amélioration arrive dans l’offre
   *[other] { $n } améliorations arrivent dans l’offre
  }

# What one has, in a line -------------------------------------------------------------------------------------------

fr-have = { $things ->
    [rien] Vous n’avez rien
   *[other] Vous avez { $things }
  }
have = { fr-have } ; tour { $tower }, { $points }.
have-hand = { fr-have } ; tour { $tower }, { $points } ; en main { $missions }.
have-traded = { $things } (dont { $traded } par échange)
have-mission = { $mission }{ "\u00A0" }{ $cost }{ "\u00A0" }→{ "\u00A0" }{ $points }Pt{ "\u00A0" }{ $benefit }
sign-both = { $before }{ "\u00A0" }{ $after }

# Headings in a list of choices; moments to which all look up
heading-trade = Échanges
heading-pieces = Vos pions
heading-own = Vos emplacements
heading-build = Construction
heading-rare = Marchandises rares
moment-era = L’ère { $era } commence
moment-reveal = Les Pillards attaquent { $region }
moment-redirect = Les Pillards se tournent vers { $region }
moment-final = Décompte final

# What is lacking for something one cannot pay yet
lack = Il vous manque { $things }.
lack-one-level = Pour un étage, il vous manque { $things }.
lack-two-levels = Pour deux étages, il vous manque { $things }.
lack-part-before = D’abord vient { $part }.
# Why a piece that is sent somewhere would bring nothing in this turn
lack-camels = vous avez déjà { $n } chameaux
lack-ships = vous avez déjà { $n } navires
lack-colours = il vous manque { FORM($colours, "de") }
lack-tower-or-missions = votre tour est trop basse, et vos missions trop peu nombreuses
lack-time-for-piece = la partie finit avant qu’un pion de plus puisse être placé
lack-time-for-marauders = la partie finit avant leur venue
lack-time-for-turn = la partie finit avant la manche suivante
lack-stack = la pile est vide
lack-display = l’offre est vide
lack-traitor = il ne fait rien à cette ère
lack-tax = il n’y a pas d’impôt à cette ère
lack-tax-of-yours = vous ne payez pas d’impôt

# Slots that do nothing yet or nothing any more; the wide mat for building
board-from-era = dès l’ère { $era }
board-no-more = plus rien
board-your-tower = Votre tour
board-your-temple = Votre temple
board-your-goods = Vos ressources

# The table in a terminal: the widths are those of en.ftl -----------------------------------------------------------

letter-red = R
letter-blue = B
letter-green = V
letter-yellow = J
sign-wood = Bo
sign-stone = Pi
sign-marble = Ma
sign-gold = Or
sign-glass_bottles = ve
sign-incense = en
sign-myrrh = my
sign-jade = ja
sign-ivory = iv
sign-porcelain = po
sign-silk = so
sign-perfume = pa
sign-oils = hu
sign-goods = { $n }{ $sign }
sign-points = { $n }Pt

picture-player = { $letter } { $seat }
picture-player-you = { $letter } { $seat } (vous)

picture-name = TADMOR
picture-turn = manche { $turn } sur { $turns }, ère { $era } ; ordre { $order }
picture-turn-pawn = manche { $turn } sur { $turns }, ère { $era } ; ordre { $order } ; { $player } commence la suivante
picture-setting-up = mise en place
picture-setting-up-first = mise en place ; { $player } commence
picture-over = la partie est terminée

legend-camel = { "( )" } pour un chameau
legend-ship = { "[ ]" } un navire
legend-either = { "( ]" } au choix
legend-piece = (R) pion de Rouge
legend-used = (-) utilisé pour cette manche
legend-good = { $sign } { $good }
legend-points = Pt points
legend-traded = 2+1 : 1 sur 3 par échange
legend-left = chameaux 1/3 : 1 sur 3 à placer
legend-rare = { $sign } { FORM($kind, "short") }

picture-region-north_sea = MER DU NORD
picture-region-south_sea = MER DU SUD
picture-region-euphrates = EUPHRATE
picture-region-palmyra = PALMYRE
picture-region-damascus = DAMAS
picture-region-ebla = EBLA
picture-region-antioch = ANTIOCHE
# Feminine: the region.
picture-attacked = attaquée
picture-safe = sûre cette manche
picture-coming = attaquée maintenant
picture-goal = cible de vos Pillards

picture-slot-wood = bois
picture-slot-stone = pierre
picture-slot-marble = marbre
picture-slot-gold = or
picture-slot-shipyard = chantier
picture-slot-caravan = caravane
picture-slot-peace_gifts = présents
picture-slot-rare_grey = grise
picture-slot-rare_yellow = jaune
picture-slot-rare_red = rouge
picture-slot-war_supplies = armée
picture-slot-improvement = amél. { $n }
picture-slot-temple_palmyra = temple
picture-slot-temple_ebla = temple
picture-slot-market_palmyra = marché
picture-slot-market_ebla = marché
picture-slot-first_to_play = premier
picture-slot-tower_one_level = tour ×1
picture-slot-tower_two_levels = tour ×2
picture-slot-traitor = traître
picture-slot-kings_missions = missions
picture-slot-taxman = impôt
picture-slot-marauders = Pillards

gives-camel-ready = { ordinal } chameau, prêt
gives-camel-not-yet = { ordinal } chameau à venir
gives-ship-ready = { ordinal } navire, prêt
gives-ship-not-yet = { ordinal } navire à venir
gives-no-more = vous avez tout
gives-camel = un chameau de plus
gives-ship = un navire de plus
gives-rare = { $price } → { $kind }
gives-rare-none = vide
gives-improvement = { $goods }
gives-temple = une partie
gives-temple-mission = partie et mission
gives-market = dans les deux sens
gives-market-up = base → avancées
gives-first = marqueur, { $n } base
gives-one-level = { $price } l’étage
gives-two-levels = { $price } les deux
gives-traitor = −{ $levels }
gives-nothing = rien à cette ère
gives-nothing-more = plus rien
gives-missions = piocher, accomplir
gives-taxman = pas d’impôt
gives-marauders = choisir la région
gives-war = { $n }Pt actuellement
gives-war-seen = 1Pt par étage

picture-tower = TOUR
picture-tower-one = un étage
picture-tower-two = deux étages
picture-band = { $low } à { $high }
picture-band-last = dès { $low }
picture-temple = TEMPLE
picture-temple-left = reste
picture-temple-price = coût
picture-part-basement = soubassement
picture-part-colonnade = colonnade
picture-part-roof = toit
picture-part-statues = statues
picture-rare = MARCHANDISES RARES
picture-rare-columns = coût, sommet, dessous
# Feminine: the stack.
picture-colour-grey = grise
picture-colour-yellow = jaune
picture-colour-red = rouge
picture-rare-none = vide
picture-sets = collections de 1 à 9 : { $points }

picture-marauders = PILLARDS
picture-no-card = personne n’a de carte
picture-card = { $player } a une carte
picture-card-yours = vous avez la carte { FORM($region, "de") }
picture-attacked-next = attaque { FORM($region, "in") }, la suivante sera ailleurs
picture-attacked-safe = dernière attaque { FORM($region, "in") }, région sûre cette manche
picture-tax = IMPÔT
picture-tax-due = { $gold } ou { $points }Pt
picture-tax-none = aucun à cette ère
picture-missions = MISSIONS
picture-deck = { $n } dans la pioche
picture-deck-discards = { $n } dans la pioche, défaussées
picture-improvements = AMÉLIORATIONS
picture-improvements-price = { $price } chacune
picture-none-left = il n’en reste plus
picture-no-display = pas encore révélées
picture-tile = { $tile } { $effect }

picture-column-player = joueur
picture-column-points = pts
picture-column-camels = chameaux
picture-column-ships = navires
picture-column-tower = tour
picture-column-hand = main
picture-line-tiles = tuiles
picture-line-rare = marchandises rares
picture-line-temple = temple
picture-line-missions = missions
picture-line-hand = main
picture-signed = { $tile } { $sign }
picture-rare-held = { $sign } { $n }
picture-temple-of = { $part } { $points }Pt
picture-mission-up = { $mission } { $points }Pt { $benefit }
picture-mission-down = { $mission } { $points }Pt rendue
picture-mission-hand = { $mission } { $cost } → { $points }Pt { $benefit }

# The board in a picture --------------------------------------------------------------------------------------------

board-label = Tadmor : la carte de la Syrie avec ses sept régions, et les réserves
board-mat = Devant { $seat }
clock = Manche { $turn } sur { $turns }, ère { $era }
clock-setting-up = Mise en place
clock-over = La partie est terminée
board-era = Ère { $era }
board-temple = Temple
board-sets = Marchandises rares : collections
board-missions = Missions
board-marauders = Pillards
board-improvements = Améliorations
board-from-box = Améliorations au choix
board-nowhere = pas encore d’attaque
# Beside the name of the region, in the feminine; they have less room than in English.
board-coming = attaque !
board-attacked = attaquée
board-safe = région sûre
board-goal = votre choix
# Set in a line for each word: "du" stays with the sea.
board-region-north_sea = Mer{ "\u00A0" }du Nord
board-region-south_sea = Mer{ "\u00A0" }du Sud
board-region-euphrates = Euphrate
board-region-palmyra = Palmyre
board-region-damascus = Damas
board-region-ebla = Ebla
board-region-antioch = Antioche
board-slot-wood = Bois
board-slot-stone = Pierre
board-slot-marble = Marbre
board-slot-gold = Or
board-slot-shipyard = Chantier
board-slot-caravan = Caravane
board-slot-peace_gifts = Présents
board-slot-rare_grey = Port gris
board-slot-rare_yellow = Port jaune
board-slot-rare_red = Port rouge
board-slot-war_supplies = Armée
board-slot-improvement = Amélior.
board-slot-temple_palmyra = Temple
board-slot-temple_ebla = Temple
board-slot-market_palmyra = Marché
board-slot-market_ebla = Marché
board-slot-first_to_play = Premier
board-slot-tower_one_level = Tour ×1
board-slot-tower_two_levels = Tour ×2
board-slot-traitor = Traître
board-slot-kings_missions = Missions
board-slot-taxman = Impôt
board-slot-marauders = Pillards

# What a thing on the board is, when one points at it ---------------------------------------------------------------

tip-takes-camel = Pour un chameau.
tip-takes-ship = Pour un navire.
tip-takes-either = Pour un chameau ou un navire.
tip-stands = { PERSON($owner) ->
    [you] Votre { $piece } s’y trouve.
   *[other] Un { $piece } s’y trouve ({ $owner }).
  }
tip-used = Utilisé pour cette manche.

tip-collect = Récoltez { $things }, à tout moment.
fr-third = { $third ->
    [one] une marchandise rare
   *[other] { $third } marchandises rares
  }
tip-shipyard = Chantier naval : un 3e navire dès { fr-third } de chaque couleur, un 4e dès { $fourth } de chaque.
fr-more = { $more ->
    [one] une tour de { $more } étage
   *[other] une tour de { $more } étages
  }
fr-both = { $both ->
    [one] une tour de { $both } étage
   *[other] une tour de { $both } étages
  }
tip-caravan = Caravane : un 4e chameau dès { fr-tower } ou { $missions } ; un 5e dès { fr-more }, { $most }, ou { fr-both } et { $both_missions }.
tip-gifts = Présents de paix : { $points }, à tout moment.
tip-rare = Achetez la marchandise rare { FORM($colour, "f") } du sommet ({ $kind }) { fr-pour }.
tip-rare-none = La pile { FORM($colour, "f") } est vide.
tip-improvement = Emplacement d’amélioration { $slot } : achetez une amélioration pour { $price }.
tip-temple_palmyra = Temple de Palmyre : construisez une partie, et piochez une mission.
tip-temple_ebla = Temple d’Ebla : construisez une partie.
tip-market_palmyra = Marché de Palmyre : des ressources de base contre des avancées, une avancée contre deux de base.
tip-market_ebla = Marché d’Ebla : des ressources de base contre des avancées.
tip-first = Premier à jouer : le marqueur Premier joueur et { $goods }.
tip-first-none = Premier à jouer : la partie finit avant la manche suivante.
tip-one-level = Tour : étage par étage, le suivant { fr-pour }.
tip-two-levels = Tour : étages deux par deux, les deux suivants { fr-pour }.
tip-traitor = Traître : une tour adverse au moins aussi haute que la vôtre perd { $levels }.
tip-traitor-none = Traître : rien à cette ère.
tip-kings_missions = Missions du roi : piochez-en une, ou accomplissez-en une de votre main.
tip-taxman = Percepteur : qui s’y trouve ne paie pas d’impôt ; les autres paient { $gold } ou perdent { $points }.
tip-taxman-none = Percepteur : pas d’impôt à cette ère.
tip-taxman-spared = Vous n’en payez pas.
tip-marauders = Pillards : choisissez en secret la région qu’ils attaquent à la manche suivante.
tip-marauders-none = Pillards : la partie finit avant leur venue.
tip-war = Ravitaillement de l’armée : 1 point par étage au-dessus de la tour la plus basse.
tip-war-now = Pour vous, { $n } actuellement.

tip-region = { CAP($region) }.
tip-coming = Les Pillards attaquent ici maintenant.
tip-attacked = Région attaquée : les Pillards ne peuvent pas y revenir la prochaine fois.
tip-safe = Dernière région attaquée : les Pillards ne peuvent pas y venir cette manche.
tip-goal = Vos Pillards viennent ici à la manche suivante ; personne d’autre ne le sait.

tip-stack = Marchandises rares { FORM($colour, "f-pl") } : { $kind } au sommet, { $n } dans la pile.
tip-stack-none = Marchandises rares { FORM($colour, "f-pl") } : il n’en reste plus.
tip-kind = { CAP($kind) } : { $n } dans la pile.
tip-part = { CAP($part) } : { $price } ; un temple vaut alors { $points }. Il en reste { $left }.
tip-sets = Les collections de 1 à 9 marchandises rares différentes valent { $points } points en fin de partie.
tip-deck = Missions du roi : { $cards } dans la pioche.
tip-discards = Missions défaussées : { $cards }.
tip-cards = Cartes Pillards au choix : { $n }. Personne n’en a.
tip-card-held = { CAP($owner) } { PERSON($owner) ->
    [you] avez
   *[other] a
  } une carte Pillards : ils viennent cette manche.
tip-card-yours = Votre carte Pillards : { $region }.
tip-attack = Dernière attaque { FORM($region, "in") } : les Pillards ne peuvent pas y revenir la prochaine fois.
tip-attack-safe = Dernière attaque { FORM($region, "in") } : les Pillards n’y viennent pas cette manche.
tip-no-attack = Aucune région n’a encore été attaquée.
tip-era = Ère { $era } : une amélioration coûte { $price } ; le traître détruit { $levels }.
tip-player = { CAP($seat) } : { $points }, une tour de { $levels }.

tip-tile = { $name } : { $effect }.
tip-points = { $points } pour l’instant ; bâtiments, missions et marchandises rares comptent en fin de partie.
tip-pawn = Le marqueur Premier joueur : première place à la manche suivante.
tip-camels = { $owned }, { $left } à placer ; { $most } au plus.
tip-ships = { $owned }, { $left } à placer ; { $most } au plus.
tip-warehouse = Entrepôt : { $goods } ; au plus { $limit } se gardent d’une manche à l’autre.
tip-traded = Ressources échangées : à dépenser, sans nouvel échange cette manche.
tip-good = { $goods } dans l’entrepôt, { $traded } par échange.
tip-rare-held = { CAP($kind) } : { $n }.
tip-set-points = Marchandises rares : { $points } en fin de partie.
fr-one = { $one ->
    [rien] gratuit
   *[other] { $one }
  }
fr-two = { $two ->
    [rien] gratuits
   *[other] { $two }
  }
tip-level = Étage { $n } : { fr-one } ; deux étages : { fr-two }.
tip-level-built = Étage { $n } sur { $tower }, construit.
tip-own-part = { CAP($part) } : { $price } ; le temple vaut alors { $points }.
tip-hidden = Une mission en main.
tip-no-missions = Pas de mission.
tip-tower = Une tour de { $levels } : { $points } par étage à chaque nouvelle ère, { $end } en fin de partie.
tip-mission = { CAP($mission) } demande { $price } ; { $points } en fin de partie. Rendue plus tard : { $benefit }. Défaussée : une ressource.
tip-fulfilled = { CAP($mission) }, accomplie : { $points }. Rendue : { $benefit } ; elle ne vaut alors que { $half }.
tip-returned = { CAP($mission) }, rendue : { $half }.

## What an option changes, in a sentence below it where a table is set up

option-experienced_setup-about = Pour qui connaît le jeu : les premières améliorations sont choisies parmi toutes celles de l’ère I, et non parmi celles de départ.
option-two_level_tower-about = Sur l’emplacement qui construit deux étages à la fois : une paire par pion, ou autant que vous pouvez en payer.
option-placement_missions-about = Le texte de deux missions est incomplet dans la règle ; ceci dit ce que rapporte leur retour au moment de placer.
option-first_to_play-about = Qui y renonce ne prend ni le marqueur ni la ressource qui l’accompagne.
