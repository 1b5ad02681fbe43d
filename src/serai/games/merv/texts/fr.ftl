# What Serai says at a table of Merv, in French. The words that all games share are in src/serai/texts.
#
# For whoever goes on with it. The terms are those of the printed edition (glossary.md).
# - A site is a "quartier Mosquée vert": whatever its kind, masculine. In the list of a line (brief-…) the word
#   "quartier" is left out, and the colour agrees with what is left: FORM($colour, GENDER($kind)).
# - A colour has the forms m (the default), f, pl (masculine plural) and f-pl.
# - A noun has its `.gender`: m, f, pl or f-pl; its forms are indef ("une marchandise rare"), def ("le nord", "l’est") and
#   a ("au nord", "à l’est").
# - A spice or an area in apposition has a capital: "carte { CAP($spice) }".
# - Somebody ($who, $owner) is never elided, and nothing agrees with them: they are the subject, or stand in brackets.

title = Merv
about-lobby = Prospérez au cœur de la route de la soie : bâtissez dans la ville, courtisez le palais, priez, commercez, et dressez les remparts avant l’invasion.

# Points are called PV in this game, unlike in the others.
count-point = { $n } PV
count-points = { $points } PV

## Who

seat-high_courtier = le grand courtisan
seat-magistrate = le magistrat

## Things by name

colour-purple = { $form ->
    [f] violette
    [pl] violets
    [f-pl] violettes
   *[m] violet
  }
colour-tan = { $form ->
    [pl] beiges
    [f-pl] beiges
   *[m] beige
  }
colour-teal = { $form ->
    [f] verte
    [pl] verts
    [f-pl] vertes
   *[m] vert
  }
# The same in all forms.
colour-orange = orange
colour-white = { $form ->
    [f] blanche
    [pl] blancs
    [f-pl] blanches
   *[m] blanc
  }

# In apposition: action Palais, carte Palais, tuile Palais.
area-caravansary = Caravansérail
    .gender = m
area-palace = Palais
    .gender = m
area-library = Bibliothèque
    .gender = f
area-marketplace = Routes commerciales
    .gender = f-pl
area-mosque = Mosquée
    .gender = f
area-wall = Remparts
    .gender = pl

# In apposition: quartier Palais.
kind-caravansary = Caravansérail
kind-palace = Palais
kind-library = Bibliothèque
kind-marketplace = Routes commerciales
kind-mosque = Mosquée
kind-wall = Remparts

# Without the word "quartier": "palais violet".
brief-caravansary = caravansérail
    .gender = m
brief-palace = palais
    .gender = m
brief-library = bibliothèque
    .gender = f
brief-marketplace = routes
    .gender = f-pl
brief-mosque = mosquée
    .gender = f
brief-wall = rempart
    .gender = m

spice-cinnamon = cannelle
    .gender = f
spice-ginger = gingembre
    .gender = m
spice-juniper = genièvre
    .gender = m
spice-pepper = poivre
    .gender = m

hall-knowledge = salle du savoir
    .gender = f
hall-spice = salle des épices
    .gender = f
hall-trade = salle du commerce
    .gender = f
hall-faith = salle de la foi
    .gender = f

city-rayy = Ray
city-samarkand = Samarcande
city-balkh = Bactres
city-nishapur = Nishapur
city-baghdad = Bagdad
city-kashgar = Kachgar
city-peshawar = Peshawar
city-basra = Bassora

good-common = { $form ->
    [indef] une marchandise commune
   *[other] marchandise commune
  }
    .gender = f
good-rare = { $form ->
    [indef] une marchandise rare
   *[other] marchandise rare
  }
    .gender = f

side-north = { $form ->
    [def] le nord
    [a] au nord
   *[other] nord
  }
    .gender = m
side-east = { $form ->
    [def] l’est
    [a] à l’est
   *[other] est
  }
    .gender = m
side-south = { $form ->
    [def] le sud
    [a] au sud
   *[other] sud
  }
    .gender = m
side-west = { $form ->
    [def] l’ouest
    [a] à l’ouest
   *[other] ouest
  }
    .gender = m

corner-top_left = en haut à gauche
corner-top_right = en haut à droite
corner-bottom_right = en bas à droite
corner-bottom_left = en bas à gauche

# With its article, as it stands after "gagner", "contre", "donne" and a colon.
boon-white_cube = un cube blanc
boon-scroll = un parchemin
boon-caravan_card = une carte Caravane au choix
boon-favour = des faveurs
boon-rare_good = une marchandise rare
boon-mosque_advance = une case gratuite à la mosquée
boon-soldier = un soldat
boon-camel = un chameau
boon-white_upgrade = une amélioration blanche
boon-bonus_upgrade = une amélioration bonus
boon-scoring_tile = une tuile PV bonus
boon-free_courtier = un courtisan gratuit
boon-free_wall = un rempart gratuit
boon-mosque_end = { $points } par an pour chacun de vos quartiers Mosquée
boon-camel_gone = son chameau n’est plus là

breakthrough-discount_caravansary = réduction Caravansérail
breakthrough-discount_palace = réduction Palais
breakthrough-discount_marketplace = réduction Routes commerciales
breakthrough-discount_mosque = réduction Mosquée
breakthrough-wild_purple = violet générique
breakthrough-wild_tan = beige générique
breakthrough-wild_teal = vert générique
breakthrough-wild_orange = orange générique
breakthrough-free_caravan_card = carte Caravane gratuite
breakthrough-free_trading_post = comptoir gratuit
breakthrough-free_mosque_step = case gratuite à la mosquée
breakthrough-free_wall = rempart gratuit
breakthrough-favour_and_soldier = faveurs et soldat
breakthrough-two_favour = 2 points de faveurs
breakthrough-two_soldiers = 2 soldats

# Without article: a line in the table of points, and "3 PV (palais)".
source-influence = influence
source-favour = faveurs
source-contracts = contrats
source-mosque = mosquée
source-breakthroughs = découvertes
source-palace = palais
source-buildings = bâtiments
source-scoring_tile = tuile PV bonus
source-mosque_end = dernière case de la mosquée
source-spices = lots d’épices
source-magistrate = règles du magistrat

## So many of a thing

count-cube = { $n ->
    [one] { $n } { $colour }
   *[other] { $n } { FORM($colour, "pl") }
  }
count-camel = { $n ->
    [one] { $n } chameau
   *[other] { $n } chameaux
  }
count-scroll = { $n ->
    [one] { $n } parchemin
   *[other] { $n } parchemins
  }
count-common_good = { $n ->
    [one] { $n } marchandise commune
   *[other] { $n } marchandises communes
  }
count-rare_good = { $n ->
    [one] { $n } marchandise rare
   *[other] { $n } marchandises rares
  }
count-any_good = { $n ->
    [one] { $n } marchandise au choix
   *[other] { $n } marchandises au choix
  }
count-favour = { $n ->
    [one] { $n } point de faveurs
   *[other] { $n } points de faveurs
  }
count-influence = { $n ->
    [one] { $n } point d’influence
   *[other] { $n } points d’influence
  }
count-building = { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
  }
count-servant = { $n ->
    [one] { $n } serviteur
   *[other] { $n } serviteurs
  }
count-soldier = { $n ->
    [one] { $n } soldat
   *[other] { $n } soldats
  }

## Phrases that several sentences share

# The form "chantier" stands after "construire en", where "vide" goes without saying.
site-empty = { $form ->
    [chantier] { $cell }, quartier { $kind } { $colour }
   *[other] { $cell }, quartier { $kind } { $colour } (vide)
  }
site-yours = { $cell }, votre quartier { $kind } { $colour }
site-owned = { PERSON($owner) ->
    [you] { site-yours }
   *[other] { $cell }, quartier { $kind } { $colour } ({ $owner })
  }

# Both are feminine: "de la { $line }".
line-column = colonne { $column }
line-row = rangée { $row }

line-site = { $kind } { FORM($colour, GENDER($kind)) }
line-site-noted = { $kind } { FORM($colour, GENDER($kind)) } ({ $notes })
line-market = marché aux chameaux
note-yours = à vous
note-owned = { PERSON($owner) ->
    [you] { note-yours }
   *[other] { $owner }
  }
note-white = blanc à la place
note-upgrade = +1 { $colour }

# With the form a: "au nord (2)".
wall-place = { $form ->
    [a] { FORM($side, "a") } ({ $n })
   *[other] { $side } { $n }
  }

any-cube = n’importe quel cube
# After "votre".
nth-breakthrough = { $n ->
    [1] première découverte
    [2] deuxième découverte
    [3] troisième découverte
   *[other] quatrième découverte
  }
points-part = { $source } { $n }
points-from = { $points } ({ $source })

cost-price = pour { $price }
cost-free = gratuitement
cost-cube = pour 1 cube
cost-roads = { $cost }, avec { $camels } sur la route

and-gains = { $action }, gagner { $things }
and-brings = { $action } : { $things }
and-pair = { $action } (paire : { $boon })
and-owner_gains = { $action } ; { $owner } { PERSON($owner) ->
    [you] gagnez
   *[other] gagne
  } { $things }
and-soldier_home = { $action } ; le soldat présent est retiré

## What brings nothing, and why

and-for_nothing = { $action } (sans effet : { $lacking })

lack-cube = il vous manque un cube
lack-cubes = il vous manque { $cubes }
lack-servant = vous n’avez plus de serviteur
lack-disc = vous n’avez pas de disque pour cela
lack-spice = votre influence ne permet pas d’autre type d’épice
lack-cards = il n’y a pas de carte Caravane
lack-behind = il n’y a pas de carte derrière
lack-hall = toutes les salles sont pleines
lack-step = vous êtes déjà sur la dernière case
lack-piece = il ne reste pas de rempart, ou pas d’emplacement
lack-track = vos deux pistes sont au maximum
lack-guarded = aucun bâtiment ne peut en recevoir
lack-market = le marché aux chameaux est vide
lack-supply = il n’en reste plus
lack-things = il vous manque { $things }

## The log
# A clause in the present, without its subject: a name or "vous" stands before it.

log-turn = { PERSON($who) ->
    [you] jouez
   *[other] joue
  } le tour { $round } de l’année { $year }
log-slot = { PERSON($who) ->
    [you] allez
   *[other] va
  } sur la zone d’action { $slot }
log-activate = { PERSON($who) ->
    [you] activez
   *[other] active
  } { $cell }
log-build = { PERSON($who) ->
    [you] construisez
   *[other] construit
  } en { $cell }
log-board = { PERSON($who) ->
    [you] choisissez
   *[other] choisit
  } l’action { $area }
log-cube = { PERSON($who) ->
    [you] gagnez
   *[other] gagne
  } { $cubes }
log-pay = { PERSON($who) ->
    [you] payez
   *[other] paie
  } { $cubes }
log-points = { PERSON($who) ->
    [you] marquez
   *[other] marque
  } { $points } ({ $source })
log-favour = { PERSON($who) ->
    [you] passez
   *[other] passe
  } à { $n } en faveurs
log-influence = { PERSON($who) ->
    [you] passez
   *[other] passe
  } à { $n } en influence
log-scroll = { PERSON($who) ->
    [you] prenez
   *[other] prend
  } un parchemin
log-good = { PERSON($who) ->
    [you] gagnez
   *[other] gagne
  } { FORM($good, "indef") }
log-camels = { PERSON($who) ->
    [you] gagnez
   *[other] gagne
  } { $camels }
log-take_camels = { PERSON($who) ->
    [you] prenez
   *[other] prend
  } { $camels } au marché aux chameaux
log-sell_camel = { PERSON($who) ->
    [you] vendez
   *[other] vend
  } un chameau contre { $boon }
log-camels_to_cards = { PERSON($who) ->
    [you] envoyez
   *[other] envoie
  } { $camels } au caravansérail
log-camels_to_market = { PERSON($who) ->
    [you] envoyez
   *[other] envoie
  } { $camels } au marché aux chameaux
log-camels_lost = { PERSON($who) ->
    [you] voyez
   *[other] voit
  } { $camels } quitter la partie
log-card = { PERSON($who) ->
    [you] prenez
   *[other] prend
  } une carte { CAP($spice) }
log-camel_on_card = { PERSON($who) ->
    [you] placez
   *[other] place
  } un chameau sur la carte Caravane { $card }
log-courtier = { PERSON($who) ->
    [you] placez
   *[other] place
  } un courtisan dans la { $hall }
log-breakthrough = { PERSON($who) ->
    [you] faites
   *[other] fait
  } une découverte : { $tile }
log-breakthrough_points = { PERSON($who) ->
    [you] faites
   *[other] fait
  } une découverte : { $points }
log-soldier_home = { PERSON($who) ->
    [you] reprenez
   *[other] reprend
  } le soldat de { $cell }
log-soldiers_home = { PERSON($who) ->
    [you] reprenez
   *[other] reprend
  } { $soldiers }
log-post = { PERSON($who) ->
    [you] établissez
   *[other] établit
  } un comptoir à { $city }
log-roads = { PERSON($who) ->
    [you] envoyez
   *[other] envoie
  } { $camels } sur la route
log-mosque = { PERSON($who) ->
    [you] avancez
   *[other] avance
  } jusqu’à la case { $row } de la mosquée
log-scoring_tile = { PERSON($who) ->
    [you] prenez
   *[other] prend
  } la tuile PV bonus { $area }
log-upgrade = { PERSON($who) ->
    [you] placez
   *[other] place
  } une amélioration { FORM($colour, "f") } en { $cell }
log-wall = { PERSON($who) ->
    [you] construisez
   *[other] construit
  } un rempart { FORM($place, "a") }
log-soldier = { PERSON($who) ->
    [you] déployez
   *[other] déploie
  } un soldat en { $cell }
log-contract = { PERSON($who) ->
    [you] remplissez
   *[other] remplit
  } un contrat de { $points }
log-queue = { PERSON($who) ->
    [you] occupez
   *[other] occupe
  } l’emplacement { $place } de la file
log-ransom = { PERSON($who) ->
    [you] sauvez
   *[other] sauve
  } { $cell } contre rançon
log-destroyed = { PERSON($who) ->
    [you] perdez
   *[other] perd
  } { $n ->
    [one] le bâtiment de { $cells }
   *[other] les bâtiments de { $cells }
  }
log-spend_favour = { PERSON($who) ->
    [you] dépensez { $favour } pour vos courtisans et en gardez { $left }
   *[other] dépense { $favour } pour ses courtisans et en garde { $left }
  }
log-solo_card = { PERSON($who) ->
    [you] piochez
   *[other] pioche
  } la carte { $area }
log-over = { PERSON($who) ->
    [you] gagnez
   *[other] gagne
  } la partie

log-draw = une carte { CAP($spice) } arrive au caravansérail
log-invasion = les Mongols attaquent
log-withdrawn = les Mongols se retirent
log-scoring = l’année { $year } est décomptée
log-final = les lots d’épices sont décomptés
story-came = nouveau au caravansérail : { $spices }

## What is asked

prompt-over = La partie est terminée.
prompt-ChooseSlot = Choisissez une zone d’action pour votre maître d’œuvre.
prompt-ChooseSite = Choisissez un quartier de la ligne : construisez-y, ou activez-le.
prompt-ChooseAction = Choisissez votre action.
prompt-EndTurn = Autre chose avant la fin de votre tour ?
prompt-BuySpices = Achetez des épices : un cube par carte, tous de la même couleur.
prompt-BuySpices-colour = Achetez des épices : un { $colour } par carte.
prompt-ChooseColour = Choisissez la couleur des cubes qui paieront les épices.
prompt-TakeAnyCard = Prenez gratuitement la carte Caravane de votre choix.
prompt-PairBoons = Vous avez complété des paires. Quel avantage d’abord ?
prompt-PlaceCourtiers = { $n ->
    [one] Choisissez une salle pour votre courtisan ({ $n } cube de la couleur de la salle).
   *[other] Choisissez une salle pour votre courtisan ({ $n } cubes de la couleur de la salle).
  }
prompt-FreeCourtier = Choisissez une salle pour un courtisan gratuit.
prompt-SpendForScrolls = Dépensez des cubes de couleurs différentes, un parchemin pour chacun.
prompt-SpendForScrolls-more = { $n ->
    [one] Vous avez dépensé { $n } cube. Un autre, d’une couleur différente ?
   *[other] Vous avez dépensé { $n } cubes. Un autre, d’une couleur différente ?
  }
prompt-ChooseBreakthrough = Choisissez votre { $breakthrough }.
prompt-EstablishPost = Choisissez une ville où établir un comptoir.
prompt-EstablishPost-free = Choisissez une ville pour un comptoir gratuit et une marchandise.
prompt-BuyGoods = Achetez des marchandises, une par ville au plus.
prompt-Advance = Avancer sur la piste de la mosquée ?
prompt-Advance-first = Choisissez un chemin de la mosquée.
prompt-FreeStep = Choisissez un chemin de la mosquée, la première case est gratuite.
prompt-ChooseScoringTile = Choisissez une tuile PV bonus.
prompt-ChooseBonus = Choisissez une amélioration bonus.
prompt-PlaceBonus = Choisissez l’un de vos quartiers pour l’amélioration bonus { FORM($colour, "f") }.
prompt-PlaceWhite = Choisissez l’un de vos quartiers pour une amélioration blanche.
prompt-PlaceWhite-anywhere = Choisissez n’importe quel quartier pour une amélioration blanche.
prompt-BuildWalls = Choisissez un rempart à construire.
prompt-FreeWall = Choisissez un rempart gratuit.
prompt-PlaceWall = Choisissez un emplacement pour le segment.
prompt-PlaceWall-gate = Choisissez un côté pour la porte.
prompt-Deploy = Choisissez un bâtiment pour votre soldat.
prompt-Pay = Choisissez comment payer { $price }.
prompt-ChooseGoods = Ce contrat accepte n’importe quelle marchandise. Laquelle bloquer ?
prompt-SpendAnyCube = Choisissez le cube qui paie le contrat.
prompt-JoinQueue = Choisissez votre emplacement dans la prochaine file. { CAP($standing) } ; { $coming }.
queue-stands = { $who } { PERSON($who) ->
    [you] occupez
   *[other] occupe
  } l’emplacement { $place }
queue-nobody = la file est encore vide
queue-coming = { PERSON($who) ->
    [you] { $who } devez encore choisir
    [several] { $who } doivent encore choisir
   *[other] { $who } doit encore choisir
  }
queue-none_coming = personne ne choisit après vous
prompt-PayRansom = Vous allez perdre { $buildings }. De quel quartier payer la rançon ?
prompt-ChooseRansom = Choisissez le cube qui paie la rançon de { $site }.
prompt-CourtierSlot = Choisissez une zone d’action pour le grand courtisan.
prompt-CourtierSite = Choisissez un quartier pour le grand courtisan.
prompt-Refill = Une carte arrive au caravansérail.
prompt-DrawOrder = La première file est tirée au sort.
prompt-ChooseSide = La face du marché aux chameaux est tirée au sort.
prompt-DealSites = Les quartiers de la ville sont distribués.
prompt-DrawSoloCard = Le magistrat pioche une carte.
prompt-RandomTile = Le magistrat prend une tuile du deuxième niveau.
prompt-BestScoringTile = Le magistrat prend une tuile PV bonus.

# Below “Bleu choisit”: what the others read meanwhile, without facts, and never “vous”.
choosing-ChooseSlot = une zone d’action pour le maître d’œuvre
choosing-ChooseSite = un quartier de la ligne
choosing-ChooseAction = une action
choosing-EndTurn = comment finir le tour
choosing-BuySpices = des épices à acheter
choosing-ChooseColour = une couleur pour payer les épices
choosing-TakeAnyCard = une carte Caravane gratuite
choosing-PairBoons = l’ordre des avantages
choosing-PlaceCourtiers = une salle pour un courtisan
choosing-FreeCourtier = une salle pour un courtisan gratuit
choosing-SpendForScrolls = des cubes à dépenser pour des parchemins
choosing-ChooseBreakthrough = une découverte
choosing-EstablishPost = une ville pour un comptoir
choosing-BuyGoods = des marchandises à acheter
choosing-Advance = une case de la mosquée
choosing-FreeStep = un chemin de la mosquée
choosing-ChooseScoringTile = une tuile PV bonus
choosing-ChooseBonus = une amélioration bonus
choosing-PlaceBonus = un quartier pour une amélioration bonus
choosing-PlaceWhite = un quartier pour une amélioration blanche
choosing-BuildWalls = un rempart à construire
choosing-FreeWall = un rempart gratuit
choosing-PlaceWall = un emplacement pour un rempart
choosing-Deploy = un bâtiment pour un soldat
choosing-Pay = comment payer
choosing-ChooseGoods = une marchandise pour un contrat
choosing-SpendAnyCube = un cube pour payer un contrat
choosing-JoinQueue = un emplacement dans la prochaine file
choosing-PayRansom = un quartier dont payer la rançon
choosing-ChooseRansom = un cube pour une rançon
choosing-CourtierSlot = une zone d’action pour le grand courtisan
choosing-CourtierSite = un quartier pour le grand courtisan

## What one can do: infinitives, without a full stop

done-BuySpices = Quitter le caravansérail
done-PlaceCourtiers = Quitter le palais
done-FreeCourtier = Ne pas placer de courtisan
done-SpendForScrolls = Ne pas prendre de parchemin
done-SpendForScrolls-more = Prendre { $scrolls }
done-BuyGoods = Quitter les routes commerciales
done-Advance = Quitter la mosquée
done-BuildWalls = Ne plus construire
done-Deploy = Ne pas déployer de soldat
done-PayRansom = Ne plus rien payer, perdre { $cells }
done-PayRansom-all = Continuer
done-EndTurn = Finir votre tour

action-slot = Aller sur la zone { $slot }, { $line } : { $sites }
action-slot-courtier = Envoyer le grand courtisan sur la zone { $slot }, { $line } : { $sites }
action-activate = Activer { $site }
action-activate-build = Construire en { FORM($site, "chantier") }
action-activate-courtier = Faire construire le grand courtisan en { FORM($site, "chantier") }
action-favour = Gagner { $things }
action-favour-nothing = Gagner des faveurs
action-deploy = Déployer un soldat
action-board-caravansary = Aller au caravansérail : acheter des épices
action-board-palace = Aller au palais : placer des courtisans
action-board-library = Aller à la bibliothèque : prendre des parchemins
action-board-marketplace = Aller sur les routes commerciales : établir un comptoir, acheter des marchandises
action-board-mosque = Aller à la mosquée : avancer sur sa piste
action-board-wall = Aller aux remparts : construire
action-take-camels = Prendre { $camels } au marché aux chameaux
action-take-camels-none = Prendre tous les chameaux
action-sell-camel = Vendre un chameau ({ $corner }) contre { $boon }

action-pay = Payer { $price } (il reste : { $left })
action-pay-discount = { $price ->
    [rien] Ne rien payer, grâce à la réduction (il reste : { $left })
   *[other] Payer { $price }, réduction déduite (il reste : { $left })
  }
action-pay-wild = Payer { $price }, dont 1 { $wild } comme { $colour } (il reste : { $left })
action-pay-discount-wild = Payer { $price }, dont 1 { $wild } comme { $colour }, réduction déduite (il reste : { $left })
action-cube = Dépenser 1 { $colour } pour un parchemin
action-cube-pay = Payer 1 { $colour }
action-wild-cube = Dépenser un autre { $wild } comme couleur manquante, pour un parchemin
action-colour = Payer en { $colour } (vous en avez { $held })

action-card = Acheter la carte { $card } ({ $spice }) { $cost }
action-card-free = Prendre la carte { $card } ({ $spice })
action-camel = Placer un chameau sur la carte { $card } ({ $spice })
action-camel-reaches = Placer un chameau sur la carte { $card } ({ $spice }) pour atteindre la suivante
action-boon = D’abord la paire de { $spice } : { $boon }
action-hall = Placer un courtisan dans la { $hall } { $cost }
action-breakthrough-discount_caravansary = Réduction Caravansérail : une carte gratuite à chaque visite
action-breakthrough-discount_palace = Réduction Palais : un cube de moins à chaque visite
action-breakthrough-discount_marketplace = Réduction Routes commerciales : un cube de moins à chaque visite
action-breakthrough-discount_mosque = Réduction Mosquée : un cube de moins à chaque visite
action-breakthrough-wild_purple = Violet générique : à chaque tour, 1 violet vaut n’importe quelle couleur
action-breakthrough-wild_tan = Beige générique : à chaque tour, 1 beige vaut n’importe quelle couleur
action-breakthrough-wild_teal = Vert générique : à chaque tour, 1 vert vaut n’importe quelle couleur
action-breakthrough-wild_orange = Orange générique : à chaque tour, 1 orange vaut n’importe quelle couleur
action-breakthrough-free_caravan_card = Prendre tout de suite une carte Caravane au choix
action-breakthrough-free_trading_post = Établir tout de suite un comptoir et y prendre une marchandise
action-breakthrough-free_mosque_step = Avancer tout de suite d’une case à la mosquée
action-breakthrough-free_wall = Construire tout de suite un segment ou une porte
action-breakthrough-eight_points = Marquer tout de suite { $points }
action-breakthrough-favour_and_soldier = Gagner tout de suite des faveurs et déployer un soldat
action-breakthrough-two_favour = Gagner tout de suite 2 points de faveurs
action-breakthrough-two_soldiers = Déployer tout de suite 2 soldats
action-post = Établir un comptoir à { $city }
action-buy = Acheter { FORM($good, "indef") } à { $city } { $cost }
action-path = Entrer à la mosquée par le chemin { $path } { $cost }
action-advance = Avancer jusqu’à la case { $row } { $cost }
action-upgrade = Placer l’amélioration blanche en { $site }
action-upgrade-bonus = Placer l’amélioration bonus { FORM($colour, "f") } en { $site }
action-bonus = Prendre l’amélioration bonus { FORM($colour, "f") }
action-scoring-tile = Prendre la tuile { $area } : { $points } par an et par bâtiment de ce type, vous en avez { $held }
action-piece = Construire un segment { $cost }
action-piece-printed = Construire un segment ({ $printed }) { $cost }
action-piece-free = Prendre un segment (valeur : { $printed })
action-piece-gate = Construire une porte { $cost }
action-piece-gate-printed = Construire une porte ({ $printed }) { $cost }
action-piece-gate-free = Prendre une porte (valeur : { $printed })
action-place = Construire { FORM($place, "a") }, devant { $sites }
action-soldier = Déployer un soldat en { $site }
action-good = Bloquer { FORM($good, "indef") }
action-queue = Occuper l’emplacement { $place } { $cost }
action-ransom = Payer la rançon de { $site } : { $price }
action-contract = Remplir le contrat { $stack } : bloquer { $items }, payer { $cube }, gagner { $things }

action-order = { CAP($who) } prend la place suivante de la première file
action-side-a = La première face du marché aux chameaux
action-side-b = La seconde face du marché aux chameaux
action-deal = Quartier suivant : { $kind } { $colour }
action-draw = Carte suivante : { $spice }
action-solo = Le magistrat pioche la carte { $area }
action-tile = Le magistrat prend la tuile { CAP($tile) }

## Headings of long lists, and of the great moments of a game

heading-action = Votre action
heading-camel_market = Marché aux chameaux
heading-segments = Segments
heading-gates = Portes
heading-slots = Zones d’action
heading-city = La ville
heading-attacked = Bâtiments attaqués
heading-yours = Vos bâtiments
heading-others = Bâtiments des autres
heading-empty = Quartiers vides
heading-side = { CAP($side) }
moment-withdrawn = Les Mongols attaquent
moment-scoring = Décompte de l’année { $year }
moment-final = Décompte final

## The table in words

clock-round = Année { $year } sur { $years }, tour{ "\u00A0" }{ $round }{ "\u00A0" }sur{ "\u00A0" }{ $rounds }
clock-round_end = Année { $year } sur { $years }, fin du tour { $round } sur { $rounds }
clock-year_end = Fin de l’année { $year } sur { $years }
clock-over = La partie est terminée

fr-have = { $things ->
    [rien] Vous n’avez rien
   *[other] Vous avez { $things }
  }
holdings = { fr-have } ; influence { $influence }, faveurs { $favour }, { $points }.

## The table in a terminal: the widths are those of en.ftl

letter-red = R
letter-blue = B
letter-yellow = J
letter-black = N
letter-high_courtier = G
letter-magistrate = M

short-colour-purple = Vi
short-colour-tan = Be
short-colour-teal = Ve
short-colour-orange = Or
short-colour-white = Bl

short-area-caravansary = carav.
short-area-palace = palais
short-area-library = biblio.
short-area-marketplace = routes
short-area-mosque = mosquée
short-area-wall = rempart

short-spice-cinnamon = can
short-spice-ginger = gin
short-spice-juniper = gen
short-spice-pepper = poi

short-hall-knowledge = savoir
short-hall-spice = épices
short-hall-trade = commerce
short-hall-faith = foi

short-boon-favour = faveurs
short-boon-soldier = soldat
short-boon-camel = chameau
short-boon-white_cube = blanc
short-boon-scroll = parch.
short-boon-caravan_card = carte
short-boon-rare_good = rare
short-boon-mosque_advance = case
short-boon-white_upgrade = amél. bl
short-boon-bonus_upgrade = amél. +1
short-boon-scoring_tile = tuile PV
short-boon-free_courtier = courtis.
short-boon-free_wall = rempart
short-boon-mosque_end = fin

market-white_cube = cube blanc
market-scroll = parchemin
market-caravan_card = carte Caravane
market-favour = faveurs
market-rare_good = march. rare
market-mosque_advance = case de mosquée
market-soldier = soldat

# A cube less; "1 fois": what is given once.
picture-less = −1
picture-wild = génér. :
picture-now = 1 fois
short-breakthrough-discount_caravansary = carav.
short-breakthrough-discount_palace = palais
short-breakthrough-discount_marketplace = routes
short-breakthrough-discount_mosque = mosquée
short-breakthrough-wild_purple = Vi
short-breakthrough-wild_tan = Be
short-breakthrough-wild_teal = Ve
short-breakthrough-wild_orange = Or
short-breakthrough-free_caravan_card = carte
short-breakthrough-free_trading_post = compt.
short-breakthrough-free_mosque_step = case
short-breakthrough-free_wall = rempart
short-breakthrough-favour_and_soldier = fav+sol
short-breakthrough-two_favour = 2fav
short-breakthrough-two_soldiers = 2sol

picture-title = MERV
picture-clock-round = année { $year } sur { $years }, tour { $round } sur { $rounds } depuis { FORM($side, "def") } ; ordre du tour { $order }
picture-clock-round_end = année { $year } sur { $years }, fin du tour { $round } sur { $rounds } ; prochain ordre { $order }
picture-clock-year_end = fin de l’année { $year } sur { $years } ; prochain ordre { $order }
picture-clock-over = la partie est terminée

mark-soldier = s
mark-gate = P
mark-gate-free = p
picture-gate = PORTE
picture-gate-free = porte
picture-camel_market-above = MARCHÉ
picture-camel_market-below = CHAM.
legend-building = [{ $letter }] bâtiment
legend-soldier = { mark-soldier }{ $letter } soldat
legend-bonus = +{ $colour } en plus
legend-white = ={ $colour } à la place
legend-camel = * chameau
legend-slot = (1) zone libre
legend-contracts = ¹²³ contrats
legend-spice = { mark-spice } épice en plus
legend-here = <{ $letter } qui s’y trouve

mark-spice = é
picture-influence = INFLUENCE
picture-favour = FAVEURS

picture-wall = REMPARTS
picture-wall-about = pièces restantes, selon leur coût en cubes
picture-gates = portes :
picture-caravansary = CARAVANSÉRAIL
picture-caravansary-about = { $n } en pioche
picture-contracts = CONTRATS
picture-contracts-about = dès, PV, bonus, coût
picture-library = BIBLIOTHÈQUE
picture-library-about = par parchemins
picture-marketplace = ROUTES
picture-marketplace-about = centrales et extérieures
picture-palace = PALAIS
picture-palace-about = prochain courtisan : { $n }
picture-market = MARCHÉ
picture-market-about = pour un chameau vendu

short-need = i{ $n }
short-points = { $n }p
short-count-scroll = { $n }par
short-count-common_good = { $n }com
short-count-rare_good = { $n }rare
short-count-any_good = { $n }mar
short-any_cube = cube
picture-gone = vide

picture-mosque = MOSQUÉE
picture-path = chem. { $n }

picture-magistrate = MAGISTRAT
picture-solo-now = joue : { $cards }
picture-solo-comes = cette année : { $cards }
picture-solo-may_come = peut-être : { $cards }
picture-solo-below = dessous : { $cards }
picture-solo-played = jouées : { $cards }
picture-solo-out = hors jeu : { $cards }

head-player = joueur
head-points = PV
head-influence = inf
head-favour = fav
head-camels = cha
head-scrolls = par
head-common = com
head-rare = rare
head-buildings = bât
head-servants = ser
picture-you = { $who } (vous)
picture-courtier = { $camels }, encore { $buildings }
picture-holds = possède { $things }
picture-scoring_tile = tuile PV bonus { $area }

## The board on a page

board-table = Le plateau de Merv
board-mat = { PERSON($owner) ->
    [you] Ce que vous possédez
   *[other] Ce que possède { $owner }
  }

board-influence = Influence
board-favour = Faveurs
board-wall = Remparts
board-contracts = Contrats
board-mosque = Mosquée
board-marketplace = Routes commerciales
board-palace = Palais
board-caravansary = Caravansérail
board-library = Bibliothèque
board-supply = Réserve
board-solo = Le magistrat
board-merv = Merv

## What a thing of the board is: whole sentences

tip-year_peace = { $clock }. L’année finit par le décompte.
tip-year_invasion = { $clock }. L’année finit par l’invasion des Mongols, puis le décompte.
tip-influence_track = L’influence ouvre des contrats et d’autres types d’épices. Au bout de la piste, chaque pas donne des faveurs.
tip-influence = Influence { $n } : { $points } à l’arrivée. Types d’épices permis : { $types }.
tip-favour_track = Votre action peut consister à gagner 1 point de faveurs. Chaque courtisan en dépense un en fin d’année.
tip-favour = Faveurs { $n } : { $points } quand vous y montez.
tip-site_hidden = Un quartier pas encore distribué.
tip-site_empty = { $cell } : quartier { $kind } { $colour }, vide. Qui le choisit y construit.
tip-site_owned = { PERSON($owner) ->
    [you] { $cell } : votre quartier { $kind } { $colour }.
   *[other] { $cell } : quartier { $kind } { $colour } ({ $owner }).
  }
tip-white_upgrade = Il produit un cube blanc à la place.
tip-bonus_upgrade = Il produit 1 { $colour } de plus.
tip-guarded = { PERSON($owner) ->
    [you] Un de vos soldats le protège.
   *[other] Un soldat le protège ({ $owner }).
  }
tip-walled = Des remparts le protègent.
tip-attacked = Les Mongols l’attaquent. Sa rançon : { $price }.
tip-lacking = { CAP($lacking) }.
tip-ransomed = Sa rançon est payée.
tip-market_slot = Vendez ici un chameau contre { $boon }.
tip-market_covered = Un chameau occupe cet emplacement ({ $boon }). On prend tous les chameaux du marché à la fois.
tip-take_camels = Prendre tous les chameaux du marché : { $n }.
tip-slot_later = Une zone d’action du côté { $side }, { $line }.
tip-slot_free = Zone d’action { $n } : choisissez un quartier de la { $line }.
tip-slot_taken = Zone d’action { $n } : { $owner }.
tip-queue_free = Emplacement { $n } de la file. Chaque emplacement libre que vous sautez coûte un chameau.
tip-queue_camels = Emplacement { $n } de la file : qui l’occupe gagne { $camels }.
tip-queue_taken = Emplacement { $n } de la file : { $owner }.
tip-segment_free = Un emplacement de segment, devant { $cells }.
tip-segment_built = Un segment, devant { $cells }.
tip-gate_free = Un emplacement de porte, devant { $cells }.
tip-gate_built = Une porte, devant { $cells }.
tip-wall = Achetez des remparts et placez-les : +{ $own } en influence par bâtiment à vous derrière, +{ $other } par bâtiment adverse.
tip-segment = Un segment pour { $cost } : il en reste { $n }.
tip-gate = Une porte pour { $cost } : il en reste { $n }.
tip-contracts = Contrats : atteignez l’influence, bloquez marchandises et parchemins, payez le cube. À tout moment de votre tour.
tip-contracts_gone = Il ne reste plus de contrat ici.
tip-contract = Dès { $need } en influence : bloquez { $items }, payez { $cube }. Vous gagnez { $things }.
tip-fulfilled = Un contrat rempli, { $points }.
tip-mosque = Payez case après case, et gagnez ce que chacune indique.
tip-mosque_space = Case { $n } : { $things }. Y avancer coûte { $cost }.
tip-scoring_tile = { $points } par an pour chacun de vos quartiers { $kind }.
tip-white_stack = Améliorations blanches : il en reste { $n }. Le quartier produit du blanc.
tip-bonus_tile = Une amélioration bonus : le quartier produit 1 { $colour } de plus.
tip-marketplace = Établissez un comptoir, puis achetez des marchandises, une par ville. Sans comptoir, envoyez des chameaux.
tip-goods = Les marchandises communes viennent des villes centrales, les rares des villes extérieures.
tip-city_inner = { $city } vend une marchandise commune pour { $cost }.
tip-city_outer = { $city } vend une marchandise rare pour { $cost }.
tip-first_inner = Le premier comptoir rapporte le chameau.
tip-first_outer = Le premier comptoir rapporte des faveurs.
tip-posts = Comptoirs : { $owners }.
tip-palace = Placez des courtisans : le premier coûte 1 cube de la couleur de sa salle, le deuxième 2, et ainsi de suite.
tip-hall-knowledge = Salle du savoir : chaque année, un courtisan marque { $points } par parchemin que vous avez.
tip-hall-spice = Salle des épices : chaque année, un courtisan marque { $points } par carte Caravane que vous avez.
tip-hall-trade = Salle du commerce : chaque année, un courtisan marque { $points } par marchandise que vous avez.
tip-hall-faith = Salle de la foi : chaque année, un courtisan marque { $points } par case franchie à la mosquée.
tip-hall_full = Elle est pleine.
tip-hall_cost = { $n ->
    [one] Votre prochain courtisan y coûte { $n } cube de la couleur de la salle.
   *[other] Votre prochain courtisan y coûte { $n } cubes de la couleur de la salle.
  }
tip-caravansary = Achetez des épices avec des cubes d’une seule couleur : les cartes qui ont un chameau, et la première derrière elles.
tip-card = Carte { $n } : { $spice }. Une paire donne { $boon }.
tip-card_camel = Carte { $n } : { $spice }, avec un chameau. Une paire donne { $boon }.
tip-deck = { $n ->
    [one] { $n } carte restante
   *[other] { $n } cartes restantes
  } : cannelle { $cinnamon }, gingembre { $ginger }, genièvre { $juniper }, poivre { $pepper }.
tip-library = { $n ->
    [one] Dépensez jusqu’à { $n } cube, un parchemin pour chacun.
   *[other] Dépensez jusqu’à { $n } cubes de couleurs différentes, un parchemin pour chacun.
  }
tip-level = Avec { $scrolls }, vous faites votre { $breakthrough } : choisissez une tuile.
tip-breakthrough = { $action }.
tip-supply = Les cubes que personne ne possède.
tip-cubes = La réserve de cubes { FORM($colour, "pl") }.
tip-solo = Les cartes du magistrat : son action de ce tour, celles qui viendront ou viendront peut-être cette année, celles du dessous, celles déjà passées.
tip-solo_now = Le magistrat joue l’action { $area }.
tip-solo_comes = La carte { $area } viendra cette année, si toutes les cartes peuvent être jouées.
tip-solo_may_come = La carte { $area } viendra peut-être cette année, ou restera au fond.
tip-solo_below = La carte { $area } est au fond : elle ne vient que si une autre ne peut pas être jouée.
tip-solo_played = La carte { $area } est déjà passée cette année.
tip-solo_returns = À la fin de l’année, elle revient sur le dessus des autres.
tip-solo_out = La carte { $area } est hors jeu.

tip-points = { $points } : { $parts }.
tip-no_points = Pas encore de PV.
tip-held = { $things }.
tip-cubes_in_all = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  } en tout.
tip-goods_in_all = { $n ->
    [one] { $n } marchandise libre
   *[other] { $n } marchandises libres
  }.
tip-held_bound = { $things }, plus { $committed } sur des contrats.
tip-held_steps = Rangée { $n } de la mosquée.
tip-held_posts = Comptoirs : { $n }.
tip-held_courtiers = Courtisans au palais : { $n }.
tip-held_discs = Disques restants pour les comptoirs et la mosquée : { $n }.
tip-held_buildings = Encore { $buildings } à placer.
tip-held_servants = { $servants } pour des soldats et des courtisans.
tip-held_spice = Cartes { CAP($spice) } : { $n }. Chaque paire donne { $boon }.

## House rules

option-solo_city_order = l’ordre dans lequel le magistrat préfère les villes
option-solo_city_order-nw_ne_sw_se = nord-ouest, nord-est, sud-ouest, sud-est
option-solo_city_order-nw_ne_se_sw = nord-ouest, nord-est, sud-est, sud-ouest
option-solo_takes_lone_camel_when_without = sans chameau, le magistrat en prend un au marché même s’il n’y en a qu’un
option-pepper_upgrade_target = où peut aller l’amélioration blanche d’une paire de poivre
option-pepper_upgrade_target-any_site = n’importe quel quartier
option-pepper_upgrade_target-own_site = un quartier à soi
option-ransom_wild_breakthrough = la deuxième découverte peut payer une rançon
option-supplies_unlimited = cubes, parchemins et marchandises ne s’épuisent jamais
option-reserve_mosque_disc = chacun garde un disque pour la mosquée
option-courtier_boon_optional = on peut refuser un courtisan gratuit

## What an option changes, in a sentence below it where a table is set up

option-solo_city_order-about = Quand plusieurs villes se valent pour le magistrat, il prend la première dans cet ordre des coins.
option-solo_takes_lone_camel_when_without-about = Sinon, il n’en prend qu’à partir de deux, qu’il en ait ou non.
option-pepper_upgrade_target-about = Deux cartes Poivre donnent une amélioration blanche ; ceci dit sur quels quartiers on peut la poser.
option-ransom_wild_breakthrough-about = La découverte qui change une couleur en une autre aide alors aussi contre les envahisseurs.
option-supplies_unlimited-about = Sinon, il n’y a que les pièces de la boîte, et ce que la réserve ne peut donner est perdu.
option-reserve_mosque_disc-about = L’un des sept disques ne va alors jamais dans une ville : personne n’est exclu de la mosquée.
option-courtier_boon_optional-about = Qui gagne un courtisan sans payer peut alors laisser libre la place au palais.
