# What Serai says at a table of The Voyages of Marco Polo, in French. The words that all games share are in
# src/serai/texts.
#
# For whoever goes on with it. The terms are those of glossary.md.
# - A place has the forms a ("à Venise", "à l’oasis A"), de ("d’Adana", "de l’oasis A") and def ("l’oasis A", and a city
#   as it is); alone it has no article.
# - A space has the forms sur ("sur la ligne de la soie", "dans la bourse") and def ("la ligne de la soie"). All spaces
#   are feminine and begin with a consonant, so that "de" goes before the form def.
# - A source of points has the form def, which stands after "pour"; so has the one character whose name is a noun.
# - The number of a thing is always a figure: "1 dé noir", not "un dé noir", unless there can be only one.
# - Somebody ($who) is never elided, and nothing agrees with them: they are the subject, or stand after "pour", "devant".
# - What is exchanged stands in the infinitive, on a card as well as on a button: "payer 1 or, gagner 3 points".

title = Les Voyages de Marco Polo
about-lobby = Voyagez de Venise à Pékin. Placez vos dés au bazar, amassez chameaux et marchandises, et fondez des comptoirs en chemin.

## House rules: what each is about, then the values that are no yes and no

option-random_city_bonuses = expert : les bonus des petites villes sont distribués au hasard
option-character_draft = expert : les personnages sont choisis, le dernier joueur d’abord
option-goal_choice = expert : garder deux cartes Objectif sur quatre
option-city_card_at_once = une carte Ville peut servir dès le tour où sa ville est atteinte
option-exchange_either_way = les cartes Ville à deux sens peuvent en changer à chaque échange
option-bonus_card_pays_first = la carte des bonus de petites villes se paie d’avance
option-special_pile_empty = ce qu’on pioche quand la pile spéciale est vide
option-special_pile_empty-lost = rien, le contrat est perdu
option-special_pile_empty-starting_contracts = les contrats de départ
option-wilhelm_moves_posts = où Guillaume de Rubrouck doit déplacer un comptoir
option-wilhelm_moves_posts-at_the_end = là où finit son voyage
option-wilhelm_moves_posts-always = dans chaque ville traversée
option-wilhelm_moves_posts-freely = nulle part, il choisit
option-no_contracts_completed = le plus de contrats, si personne n’en a
option-no_contracts_completed-nobody_scores = personne ne marque
option-no_contracts_completed-everybody_scores = tout le monde marque

## So many of a thing: what one gains and pays

count-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
  }
count-camel = { $n ->
    [one] { $n } chameau
   *[other] { $n } chameaux
  }
count-pepper = { $n ->
    [one] { $n } poivre
   *[other] { $n } poivres
  }
count-silk = { $n ->
    [one] { $n } soie
   *[other] { $n } soies
  }
count-gold = { $n } or
count-any_good = { $n ->
    [one] { $n } marchandise au choix
   *[other] { $n } marchandises au choix
  }
count-different_goods = { $n ->
    [one] { $n } marchandise
   *[other] { $n } marchandises différentes
  }
count-move = { $n ->
    [one] { $n } déplacement
   *[other] { $n } déplacements
  }
count-special_pile_contract = { $n ->
    [one] { $n } contrat de la pile spéciale
   *[other] { $n } contrats de la pile spéciale
  }
count-black_die = { $n ->
    [one] { $n } dé noir
   *[other] { $n } dés noirs
  }
count-own_small_city_bonus = { $n ->
    [one] le bonus d’une de vos petites villes
   *[other] les bonus de { $n } de vos petites villes
  }
count-other_small_city_bonus = le bonus de n’importe quelle autre petite ville

# The form "rempli" is that of completed contracts.
count-contract = { $form ->
    [rempli] { $n ->
        [one] { $n } contrat rempli
       *[other] { $n } contrats remplis
      }
   *[other] { $n ->
        [one] { $n } contrat
       *[other] { $n } contrats
      }
  }
count-die = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }
count-white_die = { $n ->
    [one] { $n } dé blanc
   *[other] { $n } dés blancs
  }
count-step = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
  }
count-time = { $n ->
    [one] une fois
   *[other] { $n } fois
  }

gain-without-die = { $things } (il ne reste plus de dé noir)

## Prices, as the end of "aller à Moscou …" and "prendre le bonus d’Anxi …"

price = pour { $price }
price-free = gratuitement

## Places

place-venezia = { $form ->
    [a] à Venise
    [de] de Venise
   *[other] Venise
  }
place-moscow = { $form ->
    [a] à Moscou
    [de] de Moscou
   *[other] Moscou
  }
place-karakorum = { $form ->
    [a] à Karakorum
    [de] de Karakorum
   *[other] Karakorum
  }
place-samarcanda = { $form ->
    [a] à Samarcande
    [de] de Samarcande
   *[other] Samarcande
  }
place-lan_zhou = { $form ->
    [a] à Lanzhou
    [de] de Lanzhou
   *[other] Lanzhou
  }
place-alexandria = { $form ->
    [a] à Alexandrie
    [de] d’Alexandrie
   *[other] Alexandrie
  }
place-karachi = { $form ->
    [a] à Karachi
    [de] de Karachi
   *[other] Karachi
  }
place-sumatra = { $form ->
    [a] à Sumatra
    [de] de Sumatra
   *[other] Sumatra
  }
place-anxi = { $form ->
    [a] à Anxi
    [de] d’Anxi
   *[other] Anxi
  }
place-kashgar = { $form ->
    [a] à Kachgar
    [de] de Kachgar
   *[other] Kachgar
  }
place-xian = { $form ->
    [a] à Xi’an
    [de] de Xi’an
   *[other] Xi’an
  }
place-ormuz = { $form ->
    [a] à Ormuz
    [de] d’Ormuz
   *[other] Ormuz
  }
place-adana = { $form ->
    [a] à Adana
    [de] d’Adana
   *[other] Adana
  }
place-kochi = { $form ->
    [a] à Cochin
    [de] de Cochin
   *[other] Cochin
  }
place-beijing = { $form ->
    [a] à Pékin
    [de] de Pékin
   *[other] Pékin
  }
place-oasis = { $form ->
    [a] à l’oasis { $letter }
    [de] de l’oasis { $letter }
    [def] l’oasis { $letter }
   *[other] oasis { $letter }
  }

## Action spaces

space-coins = { $form ->
    [sur] sur la case des pièces
    [def] la case des pièces
   *[other] case des pièces
  }
space-camels = { $form ->
    [sur] sur la ligne des chameaux
    [def] la ligne des chameaux
   *[other] ligne des chameaux
  }
space-pepper = { $form ->
    [sur] sur la ligne du poivre
    [def] la ligne du poivre
   *[other] ligne du poivre
  }
space-silk = { $form ->
    [sur] sur la ligne de la soie
    [def] la ligne de la soie
   *[other] ligne de la soie
  }
space-gold = { $form ->
    [sur] sur la ligne de l’or
    [def] la ligne de l’or
   *[other] ligne de l’or
  }
space-khan = { $form ->
    [sur] sur la faveur du Khan
    [def] la faveur du Khan
   *[other] faveur du Khan
  }
space-contracts = { $form ->
    [sur] sur la case des contrats
    [def] la case des contrats
   *[other] case des contrats
  }
space-travel = { $form ->
    [sur] sur la case du voyage
    [def] la case du voyage
   *[other] case du voyage
  }
space-money_bag = { $form ->
    [sur] dans la bourse
    [def] la bourse
   *[other] bourse
  }
space-card = { $form ->
    [sur] sur la carte { FORM($city, "de") }
    [def] la carte { FORM($city, "de") }
   *[other] carte { FORM($city, "de") }
  }
space-sumatra_1 = { $form ->
    [sur] sur la première carte de Sumatra
    [def] la première carte de Sumatra
   *[other] première carte de Sumatra
  }
space-sumatra_2 = { $form ->
    [sur] sur la deuxième carte de Sumatra
    [def] la deuxième carte de Sumatra
   *[other] deuxième carte de Sumatra
  }
space-sumatra_3 = { $form ->
    [sur] sur la troisième carte de Sumatra
    [def] la troisième carte de Sumatra
   *[other] troisième carte de Sumatra
  }

card-place = { $city }
card-place-nth = { $city } { $n }

## Bonuses that one receives: with their article, after "prendre" and "d’abord"

bonus-character = le bonus du personnage
bonus-outpost = l’avant-poste { FORM($city, "de") }
bonus-city = le bonus { FORM($city, "de") }

## Dice

die-own = votre { $value }
die-own-hidden = l’un de vos dés
die-black = votre { $value } noir
die-black-hidden = votre dé noir
die-white = votre { $value } blanc
die-white-hidden = votre dé blanc

face-own = un { $value }
face-own-hidden = un dé
face-black = un { $value } noir
face-black-hidden = un dé noir
face-white = un { $value } blanc
face-white-hidden = un dé blanc

# After "obtient": "obtient 1, 3 et un 5 blanc".
rolled-own = { $values }
rolled-black = un { $values } noir
rolled-white = un { $values } blanc

## Contracts

# After a colon.
contract = demande { $cost }, rapporte { $reward }
contract-completed = payer { $cost }, gagner { $reward }
contract-nth = contrat { $n }
contract-new = nouveau contrat
contract-it = contrat
contract-other = celui
card-it = carte Ville

## Goal cards

goal = { $cities }, { $points } avec des comptoirs dans les deux villes
goal-cities = { $form ->
    [de] { FORM($first, "de") } et { FORM($second, "de") }
   *[other] { $first } et { $second }
  }

## City cards

exchange = payer { $cost }, gagner { $benefit }
card-ways = { $first } ; ou { $second }
card-ways-bound = { $first } ; ou { $second } ; mais pas les deux
card-repeated = { $ways }, au plus une fois par point de valeur
card-repeated-ways = { $ways } ; en tout, au plus une fois par point de valeur
card-times = { $ways }, { $n ->
    [one] une fois
   *[other] jusqu’à { $n } fois
  }
card-times-ways = { $ways } ; en tout, { $n ->
    [one] une fois
   *[other] jusqu’à { $n } fois
  }
card-per-pip = { $benefit } par point de valeur
card-per-trading_posts = { $benefit } pour chacun de vos comptoirs, au plus un par point de valeur
card-per-completed_contracts = { $benefit } pour chacun de vos contrats remplis, au plus un par point de valeur
card-value = { $benefit } avec un { $value }
card-values = { $benefit } avec un dé de { $value } à { $last }
card-value-or-more = { $benefit } avec un dé de { $value } ou plus

## Characters: their names, what each can do, and that in a few words for the others at the table

character-rashid = Rachid ad-Din Sinan
character-matteo = Matteo Polo
character-berke = Berké Khan
character-mercator = { $form ->
    [def] le marchand de Tabriz
   *[other] Marchand de Tabriz
  }
character-kubilai = Kubilai Khan
character-johannes = Jean de Plan Carpin
character-wilhelm = Guillaume de Rubrouck
character-niccolo_marco = Niccolò et Marco Polo

character-with-abilities = { $character } : { $abilities }
ability-rashid = vous ne lancez jamais vos dés, vous annoncez leur valeur en les plaçant
ability-matteo = { $white } de plus à lancer à chaque manche
ability-berke = les cases occupées ne vous coûtent rien
ability-mercator = quand un adversaire utilise le bazar, vous gagnez { $bazaar }, selon la ligne
ability-mercator-khan = s’il utilise la faveur du Khan, { $things }
ability-mercator-coins = s’il utilise la case des pièces, { $things }
ability-kubilai = vous commencez { FORM($city, "a") } et y avez un comptoir
ability-kubilai-beijing = vous commencez à Pékin et y avez un comptoir, qui vaut { $points } en fin de partie
ability-johannes = d’une oasis, vous pouvez aller à n’importe quelle autre, gratuitement
ability-wilhelm = vous fondez aussi des comptoirs dans les villes que vous traversez et en avez { $n } ; le 11e rapporte { $points }
ability-niccolo_marco = vous voyagez avec deux figurines et répartissez les étapes entre elles
ability-every-round = { $things } au début de chaque manche

# Their subject is the character: in the plural for Niccolò and Marco.
knack-rashid = annonce la valeur de ses dés
knack-matteo = lance { $white } de plus
knack-berke = ne paie pas les cases occupées
knack-mercator = profite des autres au bazar
knack-kubilai = commence { FORM($city, "a") } avec un comptoir
knack-johannes = va d’oasis en oasis
knack-wilhelm = fonde des comptoirs en chemin
knack-niccolo_marco = voyagent avec deux figurines
knack-every-round = { $things } à chaque manche

## Where points come from

source-contracts = { $form ->
    [def] les contrats
   *[other] contrats
  }
source-city_cards = { $form ->
    [def] les cartes Ville
   *[other] cartes Ville
  }
source-bonuses = { $form ->
    [def] les bonus
   *[other] bonus
  }
source-posts = { $form ->
    [def] les comptoirs
   *[other] comptoirs
  }
source-goal_cards = { $form ->
    [def] les cartes Objectif
   *[other] cartes Objectif
  }
source-goal_cities = { $form ->
    [def] les villes-objectifs
   *[other] villes-objectifs
  }
source-beijing = Pékin
source-goods = { $form ->
    [def] les marchandises à Pékin
   *[other] marchandises à Pékin
  }
source-coins = { $form ->
    [def] les pièces
   *[other] pièces
  }
source-most_contracts = le plus de contrats
points-from = { $points } pour { FORM($source, "def") }
points-of = { $source } { $n }

## The log
# A clause in the present, without its subject: a name or "vous" stands before it.

log-start_contract = { PERSON($who) ->
    [you] piochez
   *[other] pioche
  } un { $which } de départ
# Characters are chosen, or dealt to all.
log-character = { PERSON($who) ->
    [you] incarnez
   *[other] incarne
  } { FORM($character, "def") }
log-goal = { PERSON($who) ->
    [you] avez
   *[other] a
  } la carte Objectif { FORM($cities, "de") }
story-goal-more = { $before }, ainsi que celle { FORM($cities, "de") }
log-keep = { PERSON($who) ->
    [you] gardez
   *[other] garde
  } la carte Objectif { FORM($cities, "de") }
log-round = { PERSON($who) ->
    [you] commencez
   *[other] commence
  } la manche { $round }
log-turn = { PERSON($who) ->
    [you] jouez
   *[other] joue
  } un tour de la manche { $round }
log-roll = { PERSON($who) ->
    [you] obtenez
   *[other] obtient
  } { $dice }
log-compensation = { PERSON($who) ->
    [you] avez
   *[other] a
  } droit à une compensation de { $n }
log-die = { PERSON($who) ->
    [you] placez
   *[other] place
  } { $dice } { FORM($space, "sur") }
log-die_too = { PERSON($who) ->
    [you] ajoutez
   *[other] ajoute
  } { $dice } { FORM($space, "sur") }
log-value = { PERSON($who) ->
    [you] annoncez
   *[other] annonce
  } { $value }
log-gain = { PERSON($who) ->
    [you] gagnez
   *[other] gagne
  } { $things }
log-pay = { PERSON($who) ->
    [you] payez
   *[other] paie
  } { $things }
log-points = { PERSON($who) ->
    [you] marquez
   *[other] marque
  } { $points } pour { FORM($source, "def") }
log-card = { PERSON($who) ->
    [you] utilisez
   *[other] utilise
  } une { $which } avec un { $value }
log-contract = { PERSON($who) ->
    [you] prenez
   *[other] prend
  } le { $which } de la case { $space }
story-contract-more = { $before } et { $other } de la case { $space }
log-discard = { PERSON($who) ->
    [you] glissez
   *[other] glisse
  } un { $which } sous la pile spéciale
log-draw = { PERSON($who) ->
    [you] piochez
   *[other] pioche
  } un { $which } de la pile spéciale
log-no_contract = { PERSON($who) ->
    [you] trouvez
   *[other] trouve
  } la pile spéciale vide
log-complete = { PERSON($who) ->
    [you] remplissez votre
   *[other] remplit son
  } { $n ->
    [1] { $n }er { $which }
   *[other] { $n }e { $which }
  }
log-reroll = { PERSON($who) ->
    [you] relancez
   *[other] relance
  } { $die }
story-reroll-rolled = { PERSON($who) ->
    [you] relancez
   *[other] relance
  } { $die } : { $values }
log-adjust = { PERSON($who) ->
    [you] changez
   *[other] change
  } { $die } en { $value }
log-black_die = { PERSON($who) ->
    [you] prenez
   *[other] prend
  } { $dice }
story-black_die-rolled = { PERSON($who) ->
    [you] prenez
   *[other] prend
  } { $dice } : { $values }
log-no_black_die = { PERSON($who) ->
    [you] ne trouvez
   *[other] ne trouve
  } plus de dé noir
log-go = { $figure ->
   *[first] { fr-va } { FORM($place, "a") }
    [second] { fr-va } { FORM($place, "a") } avec la seconde figurine
  }
fr-va = { PERSON($who) ->
    [you] allez
   *[other] va
  }
story-go-more = { $before }, puis { FORM($place, "a") }
log-stay = { PERSON($who) ->
    [you] restez
   *[other] reste
  } sur place
log-no_road = { PERSON($who) ->
    [you] ne pouvez payer aucune route et perdez
   *[other] ne peut payer aucune route et perd
  } { $moves }
log-post = { PERSON($who) ->
    [you] fondez
   *[other] fonde
  } un comptoir { FORM($place, "a") }
log-move_post = { PERSON($who) ->
    [you] déplacez votre
   *[other] déplace son
  } comptoir { FORM($from, "de") } { FORM($to, "a") }
log-leave_posts = { PERSON($who) ->
    [you] ne déplacez
   *[other] ne déplace
  } aucun comptoir { FORM($place, "a") }
log-bonus = { PERSON($who) ->
    [you] prenez
   *[other] prend
  } { $bonus }
log-over = { PERSON($who) ->
    [you] gagnez
   *[other] gagne
  } la partie

log-row = un { $which } arrive sur la case { $space } de la rangée
log-final = décompte final
story-row = la rangée de contrats reçoit { $contracts }
story-round = Manche { $round } : { PERSON($who) ->
    [you] { $who } commencez.
   *[other] { $who } commence.
  }

## What is asked

prompt-over = La partie est terminée.
prompt-OwnTurn = Choisissez une action, ou d’abord une action bonus.
prompt-OwnTurn-bag = Aucune action n’est possible avec vos dés : placez-les dans la bourse, ou modifiez-les.
prompt-OwnTurn-acted = Votre action est faite. Une action bonus, ou la fin de votre tour ?
prompt-OwnTurn-no-dice = Vous n’avez plus de dé. Une action bonus, ou la fin de votre tour ?
prompt-ChooseDice = Choisissez le dé à placer { FORM($space, "sur") }.
prompt-ChooseDice-lowest = Choisissez le plus faible des { $n } dés à placer { FORM($space, "sur") } ; c’est lui qui compte.
prompt-ChooseDice-next = Choisissez un autre dé à placer { FORM($space, "sur") }, au moins égal au premier.
prompt-NameValue = Quelle valeur annoncez-vous { FORM($space, "sur") } ?
prompt-ChooseColumn = Choisissez une colonne de { FORM($space, "def") }.
prompt-UseMoneyBag = Choisissez le dé à placer dans la bourse.
prompt-Reroll = Choisissez le dé à relancer pour { $price }.
prompt-Adjust = Choisissez le dé à modifier de 1 pour { $price }.
prompt-TurnDie = Modifier le { $value } : 1 de plus ou 1 de moins ?
prompt-TakeContracts = Choisissez un contrat.
prompt-TakeContracts-full = Choisissez un contrat. Vous en avez déjà deux : l’un d’eux devra partir.
prompt-TakeContracts-second = Choisissez un second contrat, ou contentez-vous d’un seul.
prompt-TakeContracts-second-full = Choisissez un second contrat, ou contentez-vous d’un seul. Vous en avez deux : un ancien devrait partir.
prompt-TakeRowBonus = Ce contrat offre un bonus de { $n }. Pièces ou chameaux ?
prompt-MakeRoom = Vous pouvez avoir deux contrats. Lequel des anciens glisser sous la pile spéciale ?
prompt-KeepTwo = Vous pouvez avoir deux contrats et en piochez un troisième. Lequel glisser sous la pile spéciale ?
prompt-Compensate = Il manque { $n } à votre lancer pour atteindre { $below }. { $n ->
    [one] Prenez 1 pièce ou 1 chameau.
   *[other] Prenez { $n } pièces ou chameaux, à votre choix.
  }
prompt-Journey = { $here }. { $n ->
    [one] Choisissez votre étape.
   *[other] Choisissez la première étape ({ $n } au plus).
  }
prompt-Journey-more = { $here }. { $n ->
    [one] Aller plus loin (encore { $n } étape) ou vous arrêter ?
   *[other] Aller plus loin (encore { $n } étapes au plus) ou vous arrêter ?
  }
prompt-Journey-free = { $here }. { $n ->
    [one] Vous avez { $n } déplacement et ne payez que les routes.
   *[other] Vous avez jusqu’à { $n } déplacements et ne payez que les routes.
  }
prompt-Journey-free-more = { $here }. { $n ->
    [one] Vous déplacer encore ({ $n } étape) ou vous arrêter ?
   *[other] Vous déplacer encore ({ $n } étapes au plus) ou vous arrêter ?
  }
figure-is = Vous êtes { FORM($place, "a") }
figures-are = Vos figurines sont { FORM($first, "a") } et { FORM($second, "a") }
figures-together = Vos deux figurines sont { FORM($place, "a") }
prompt-MovePost = Tous vos comptoirs sont fondés. Lequel déplacer { FORM($city, "a") } ?
prompt-MovePost-may = Tous vos comptoirs sont fondés. En déplacer un { FORM($city, "a") } ?
prompt-ChooseEntry = Choisissez ce que la carte rapporte.
prompt-ChooseWay = Choisissez un échange de la carte ; vous pouvez le faire { $n ->
    [one] une fois.
   *[other] jusqu’à { $n } fois.
  }
prompt-ChooseTimes = Combien de fois échangez-vous ?
prompt-Repeat = Choisissez un échange ; vous pouvez en faire jusqu’à { $n }, l’un après l’autre.
prompt-Repeat-once = Choisissez un échange.
prompt-Repeat-more = { $n ->
    [one] Échanger encore une fois ?
   *[other] Échanger encore, { $n } fois au plus ?
  }
prompt-NameCities = Choisissez une de vos petites villes pour en prendre le bonus.
prompt-NameCities-several = Choisissez une de vos petites villes pour en prendre le bonus ; { $n } au plus, l’une après l’autre.
prompt-NameCities-more = Choisissez une autre de vos petites villes, ou arrêtez-vous là.
prompt-CopyBonus = Choisissez la petite ville dont vous copiez le bonus.
prompt-GainGoods = Choisissez une marchandise.
prompt-GainGoods-more = Choisissez la première des { $n } marchandises à prendre.
prompt-GainPairs = Choisissez deux marchandises différentes.
prompt-ChooseReward = Vous avez plusieurs récompenses. Laquelle d’abord ?
prompt-Collect = Vous avez plusieurs bonus. Lequel d’abord ?
prompt-ChooseCharacter = Choisissez votre personnage.
prompt-KeepGoals = Choisissez la première de vos deux cartes Objectif. Des comptoirs dans 1, 2, 3, 4 de leurs villes rapportent en plus { $cities } points.
prompt-KeepGoals-second = Choisissez la seconde carte Objectif à garder.
prompt-DrawStart = Le premier joueur est tiré au sort.
prompt-DealMarkers = Les bonus des petites villes sont distribués.
prompt-DealOutposts = Les avant-postes sont distribués.
prompt-DealCards = Les cartes Ville sont distribuées.
prompt-DealStartingContracts = Les contrats de départ sont distribués.
prompt-RevealCharacters = Les personnages au choix sont piochés.
prompt-DealGoals = Les cartes Objectif sont distribuées.
prompt-LayPile = Les contrats de la manche sont mis en place.
prompt-RefillRow = Des contrats de la pile spéciale viennent garnir la rangée vide.
prompt-DrawContract = Un contrat de la pile spéciale est pioché pour { $who }.
prompt-Roll = Un dé est lancé pour { $who }.

# Below “Bleu choisit”: what the others read meanwhile, without facts, and never “vous”.
choosing-OwnTurn = une action
choosing-ChooseDice = un dé à placer
choosing-NameValue = la valeur des dés
choosing-ChooseColumn = une colonne
choosing-UseMoneyBag = un dé pour la bourse
choosing-Reroll = un dé à relancer
choosing-Adjust = un dé à modifier
choosing-TurnDie = la nouvelle valeur d’un dé
choosing-TakeContracts = un contrat
choosing-TakeRowBonus = des pièces ou des chameaux
choosing-MakeRoom = un contrat à glisser sous la pile spéciale
choosing-KeepTwo = un contrat à glisser sous la pile spéciale
choosing-Compensate = des pièces ou des chameaux pour un lancer faible
choosing-Journey = une étape sur la carte du voyage
choosing-MovePost = un comptoir à déplacer
choosing-ChooseEntry = ce que rapporte une carte
choosing-ChooseWay = un échange de la carte
choosing-ChooseTimes = le nombre d’échanges
choosing-Repeat = un échange
choosing-NameCities = une petite ville pour son bonus
choosing-CopyBonus = un bonus à copier
choosing-GainGoods = des marchandises à prendre
choosing-GainPairs = des marchandises différentes à prendre
choosing-ChooseReward = l’ordre des récompenses
choosing-Collect = l’ordre des bonus
choosing-ChooseCharacter = un personnage
choosing-KeepGoals = des cartes Objectif à garder

## What one can do: infinitives, without a full stop

with-notes = { $action } ; { $notes }
with-awaits = { $action } : { $awaits }

done-OwnTurn = Finir votre tour
done-TakeContracts = Ne pas prendre de second contrat
done-Journey = S’arrêter { $stops }
stop-in = { FORM($city, "a") } : { $things }
done-Journey-passed = S’arrêter et gagner { $things }
done-Journey-still = Rester sur place
done-Journey-here = S’arrêter ici
done-Journey-for-nothing = S’arrêter ici, sans fonder de comptoir
done-MovePost = Laisser vos comptoirs où ils sont
done-Repeat = Ne plus échanger
done-Repeat-moves = Ne plus échanger, et faire { $moves }
done-NameCities = Ne plus prendre de bonus

action-place = Placer { $dice } { FORM($space, "sur") } : jusqu’à { $things }
action-place-coins = Prendre { $things } avec { $dice }
action-place-khan = Placer { $dice } de valeur { $least } ou plus sur la faveur du Khan : { $things }
action-place-khan-any = Placer { $dice } sur la faveur du Khan : { $things }
action-place-contracts = Prendre un ou deux des contrats 1 à { $n } avec { $dice }
action-place-contracts-one = Prendre le contrat 1 avec { $dice }
action-place-travel = Voyager avec { $dice }, jusqu’à { $steps }, pour { $coins } plus les routes
action-place-card = Utiliser { FORM($space, "def") } avec { $dice } : { $card }
action-money-bag = Placer un dé dans la bourse : { $things }
action-reroll = Relancer un de vos dés pour { $price }
action-adjust = Modifier un de vos dés de 1 pour { $price }
action-black-die = Prendre un dé noir et le lancer pour { $price }
action-black-die-as-it-is = Prendre un dé noir pour { $price }
action-complete = Remplir le { $which } : { $contract }

note-company = case occupée, vous payez { $coins }
note-company-from-to = case occupée, vous payez de { $low } à { $coins }, selon votre dé le plus faible
note-company-named = case occupée, vous payez la valeur annoncée
note-pays = vous payez { $coins }
note-profit = { $who } { PERSON($who) ->
    [you] gagnez
   *[other] gagne
  } { $things }
note-khan-next = le prochain dé devra valoir au moins { $value }
note-only-step = la première étape mène forcément { FORM($place, "a") } { $price }
note-counted = vous en avez { $n }
note-contract-bonus = avec { $coins } ou { $camels } en plus
note-contract-ready = vous avez ce qu’il demande

action-die = Placer { $die } : { $things }
action-die-alone = Placer { $die }
action-die-lowest = Placer { $die } comme dé le plus faible : { $things }
action-die-next = Ajouter { $die }
action-die-bag = Placer { $die } dans la bourse
action-die-reroll = Relancer { $die }
action-die-adjust = Changer { $die } en { $values }
action-value = Annoncer { $value } : { $things }
brings-first-contract = contrat 1
brings-two-contracts = contrat 1, contrat 2 ou les deux
brings-contracts = un ou deux des contrats 1 à { $n }
brings-steps = jusqu’à { $steps }
brings-steps-in-reach = jusqu’à { $steps }, selon vos pièces
action-down = Changer en { $value } (−1)
action-up = Changer en { $value } (+1)
action-coins = Prendre { $things }
action-column = Prendre la colonne { $column } : { $things }
action-column-entry = Prendre ce que rapporte un { $value } : { $things }

action-contract = Prendre le { $which } : { $contract }
action-discard = Renoncer à votre { $which } : { $contract }
action-discard-new = Renoncer au { $which } : { $contract }
action-bonus = Prendre { $things }

action-go = Aller { FORM($there, "a") } { $price }
action-go-first = Première figurine, { FORM($here, "de") } { FORM($there, "a") } { $price }
action-go-second = Seconde figurine, { FORM($here, "de") } { FORM($there, "a") } { $price }
action-move-post = Déplacer le comptoir { FORM($city, "de") }
action-move-post-lost = Déplacer le comptoir { FORM($city, "de") }, perdre { $things }
awaits-if-you-stop = si vous vous y arrêtez, { $things }
new-post = un comptoir
new-post-nth = votre { $n }e comptoir ({ $points })
new-post-moves = un comptoir déplacé d’ailleurs
new-post-may-move = un comptoir déplacé d’ailleurs (facultatif)
new-post-small-city = { $things } maintenant et à chaque manche
beijing-worth = { $points } en fin de partie et 1 par lot de { $n } marchandises
goal-city = une ville de vos objectifs
goal-city-last = la seconde ville d’une carte Objectif ({ $points })
awaits-card = sa carte : { $card }
awaits-cards = ses cartes : { $cards }
awaits-own-post = votre comptoir s’y trouve
# Of an oasis.
awaits-beyond = de là, on va { $places }
beyond-for = { FORM($place, "a") } ({ $price })
beyond-free = { FORM($place, "a") }
beyond-any-oasis = à n’importe quelle autre oasis
lost-every-round = { $things } au début de chaque manche
lost-card = l’usage de sa carte
lost-cards = l’usage de ses cartes

action-way = { CAP($exchange) }
action-times = { CAP($times) } : { $exchange }
action-give = { CAP($exchange) }
action-give-pair = { CAP($exchange) }
action-city = Prendre le bonus { FORM($city, "de") } : { $things }
action-city-for = Prendre le bonus { FORM($city, "de") } { $price } : { $things }
action-good = Prendre { $things }
action-pair = Prendre { $things }
action-copy = Copier le bonus { FORM($city, "de") } : { $things }
action-collect = D’abord { $bonus } : { $things }
action-reward = Prendre d’abord { $things }

action-character = { $character }
action-keep = Garder { $goal }
action-start = { CAP($who) } { PERSON($who) ->
    [you] commencez
   *[other] commence
  }
action-marker = Bonus { FORM($city, "de") } : { $things }
action-outpost = Avant-poste { FORM($city, "de") } : { $things }
action-card = { CAP($place) } reçoit la carte Ville : { $card }
action-draw = Contrat suivant : { $contract }
action-reveal = Personnage au choix : { $character }
action-goal = Carte Objectif : { $goal }
action-roll = Dé lancé pour { $who } : { $value }

## What stands above the choices of a turn besides the areas of the board

heading-cards = Cartes Ville
heading-bonus = Actions bonus

## Moments when all look up: a round is over, the game is scored

moment-round = La manche { $n } est finie, la manche { $round } commence
moment-final = Décompte final : Pékin, objectifs et contrats

## How far the game is

clock = Manche { $round } sur { $rounds }
clock-setup = Mise en place
clock-over = La partie est terminée

## What one can spend, in a line

fr-have = { $things ->
    [rien] Vous n’avez rien
   *[other] Vous avez { $things }
  }
holdings = { fr-have } ; { $dice } ; { $points }.
# The contracts may end with a full stop of their own ("dépl."), so they do not stand at the end.
holdings-contracts = { fr-have } ; { $dice } ; { $n ->
    [one] contrat
   *[other] contrats
  } { $contracts } ; { $points }.
# With no-break spaces, so that a contract stays on one line
holdings-contract = { $slot } : { $cost } → { $reward }
holdings-beside = { $before } { $after }
holdings-dice = dés { $dice }
holdings-hidden = { $n ->
    [one] { $n } dé de valeur au choix
   *[other] { $n } dés de valeur au choix
  }
holdings-no-dice = aucun dé

## The table in a terminal: the widths are those of en.ftl

sign-coin = { $n }Pi
sign-camel = { $n }Ch
sign-pepper = { $n }Po
sign-silk = { $n }So
sign-gold = { $n }Or
sign-point = { $n }Pt
sign-any_good = { $n }choix
sign-different_goods = { $n ->
    [1] { $n }choix
   *[other] { $n }diff.
  }
sign-move = { $n ->
    [1] dépl.
   *[other] { $n }dépl.
  }
sign-special_pile_contract = { $n ->
    [1] contrat
   *[other] { $n }contrats
  }
sign-black_die = { $n ->
    [1] dé
   *[other] { $n }dés
  }
sign-own_small_city_bonus = { $n ->
    [1] bonus
   *[other] { $n }bonus
  }
sign-other_small_city_bonus = copie
sign-die = { $value }
sign-die-of = { $letter }{ $value }

letter-blue = B
letter-yellow = J
letter-green = V
letter-red = R
letter-black = N
letter-white = W
letter-neutral = X

legend-coin = Pi pièces
legend-camel = Ch chameaux
legend-pepper = Po poivre
legend-silk = So soie
legend-gold = Or or
legend-point = Pt points
legend-any_good = choix : marchandise au choix
legend-different_goods = 2diff. : marchandises différentes
legend-black_die = dé : un noir
legend-other_small_city_bonus = copie : bonus d’une autre petite ville
legend-post = B comptoir
legend-figure = @B figurine
legend-oasis = (A) oasis
legend-die = B4 un dé
legend-black = N noir
legend-white = W blanc
legend-neutral = X neutre
legend-star = * votre comptoir s’y trouve

picture-name = MARCO POLO
picture-round = manche { $round } sur { $rounds } ; { $who } commence
picture-round-next = manche { $round } sur { $rounds } ; { $who } commence, pour l’instant { $next } à la prochaine
picture-setting-up = mise en place
picture-setting-up-start = mise en place ; { $who } commence
picture-over = la partie est terminée
picture-person = { $letter } { $seat }
picture-person-you = { $letter } { $seat } (vous)
picture-other-roads = Autres routes : { $roads }
picture-other-road = { $here } { $there } { $price }

picture-bazaar = BAZAR
picture-bazaar-dice = dés
picture-spaces = AUTRES CASES
picture-contracts = CONTRATS
picture-contracts-pile = encore { $n } dans la pile spéciale
picture-city-cards = CARTES VILLE
picture-city-cards-note = avec un comptoir sur place ; échanges : au plus un par point de valeur

short-space-coins = pièces
short-space-camels = chameaux
short-space-pepper = poivre
short-space-silk = soie
short-space-gold = or
short-space-khan = faveur du Khan
short-space-contracts = contrats
short-space-travel = voyage
short-space-money_bag = bourse
short-space-black_dice = dés noirs

picture-khan = { $things }, pour un dé de { $least } ou plus ; { $n ->
    [one] { $n } libre
   *[other] { $n } libres
  }
picture-khan-any = { $things }, pour tout dé ; { $n ->
    [one] { $n } libre
   *[other] { $n } libres
  }
picture-khan-full = { $things } ; complet
picture-contract-space = un ou deux contrats, jusqu’à la valeur du dé
picture-travel = 1 à 6 étapes pour { $coins } pièces
picture-money-bag = { $things } par dé, en action bonus
picture-black-dice = reste { $n }, { $price } chacun

picture-contract = { $cost } → { $reward }
picture-row-bonus = +{ $coins } ou { $camels }
picture-empty-row = aucun
picture-closed = fermée : { $dice }

picture-head-player = joueur
picture-head-points = pts
picture-head-coin = Pi
picture-head-camel = Ch
picture-head-pepper = Po
picture-head-silk = So
picture-head-gold = Or
picture-head-posts = compt.
picture-head-done = remplis
picture-head-dice = dés
picture-holds = { $slot } : { $contract }
picture-starred = { $city }*
picture-goal = objectif : { $first }, { $second } { $points }
picture-someone = { $character }, { $knacks }

## The table on a page: labels

board-table = Le plateau des Voyages de Marco Polo
board-mat = Devant { $who }
board-map = La route de Pékin
board-bazaar = Bazar
board-contracts = Contrats
board-travel = Voyage
board-khan = Faveur du Khan
board-coins = Pièces
board-money_bag = Bourse
board-bonus = Bonus
board-draft = Personnages au choix
board-no-character = Pas encore de personnage
board-figures = { CAP($places) }
board-place = { CAP($place) }
board-pile = × { $n }

## What something is, for whoever points at it: whole sentences

tip-more = { $tip } { $more }
tip-there = Dés présents : { $dice }.
tip-die-of = { $value ->
    [0] { $who }
   *[other] { $who } { $value }
  }
tip-die-of-black = { $value ->
    [0] noir
   *[other] noir { $value }
  }
tip-die-of-white = blanc { $value }
tip-die-of-neutral = neutre { $value }
tip-needs = Il vous manque { $things }.
tip-needs-value = Il vous faut un dé de valeur { $value } ou plus.
tip-needs-post = Il vous faut un comptoir { FORM($city, "a") }.
tip-own-die-there = Un dé de votre couleur s’y trouve déjà : seuls des dés noirs ou blancs peuvent l’y rejoindre.

tip-road = Une étape entre { FORM($here, "def") } et { FORM($there, "def") } coûte { $price }.
tip-venezia = Venise, où le voyage commence.
tip-oasis = { CAP($place) } : une halte sur la route. Aucun comptoir ici.
tip-small = { $city } : votre comptoir rapporte { $things }, maintenant et au début de chaque manche.
tip-small-hidden = { $city } : son bonus n’est pas encore distribué.
tip-large = { $city } : le premier comptoir rapporte { $things }. Avec le vôtre, vous pouvez utiliser sa carte.
tip-large-taken = { $city } : son avant-poste est pris. Avec votre comptoir, vous pouvez utiliser sa carte.
tip-card = Carte { FORM($city, "de") }, pour un dé si vous y avez un comptoir : { $card }.
tip-card-closed = Carte { FORM($city, "de") }, fermée pour cette manche : { $card }.
tip-card-hidden = La carte { FORM($city, "de") } n’est pas encore distribuée.
tip-beijing = Pékin, en fin de partie : les comptoirs valent { $points }, et chaque lot de { $n } marchandises restantes vaut 1 point.
tip-company = La case est occupée : vous payez en pièces la valeur de votre dé le plus faible.
tip-bazaar = Bazar, { $space } : { $dice }. Le plus faible indique jusqu’où vous pouvez aller dans le tableau.
tip-supply-camels = La réserve de chameaux.
tip-supply-pepper = La réserve de poivre.
tip-supply-silk = La réserve de soie.
tip-supply-gold = La réserve d’or.
tip-column = Avec des dés de valeur { $value } ou plus : { $things }.
tip-contracts = Avec un dé, prenez un ou deux des contrats jusqu’à sa valeur.
tip-special = La pile spéciale : { $contracts }.
tip-contract = Contrat { $n } : demande { $cost }, rapporte { $reward }.
tip-new-contract = Nouveau contrat : demande { $cost }, rapporte { $reward }.
tip-no-contract = Il n’y a pas de contrat ici.
tip-no-active = Place libre pour un contrat.
tip-row-space = Ce contrat demande un dé de valeur { $n } ou plus.
tip-row-bonus = Ce contrat demande un dé de valeur { $n } ou plus. Il offre { $coins } ou { $camels }.
tip-travel = Voyage : { $dice }. Le plus faible donne le nombre d’étapes permises ; vous payez les étapes et les routes.
tip-steps = { $steps } { $n ->
    [one] coûte
   *[other] coûtent
  } { $coins }, plus le coût des routes.
tip-khan = La faveur du Khan : un dé de valeur { $least } ou plus rapporte { $things }. Elle n’est jamais occupée.
tip-khan-full = La faveur du Khan est complète pour cette manche. Elle rapporte { $things }.
tip-coins = Un dé de n’importe quelle valeur rapporte { $things }.
tip-money-bag = Action bonus : un dé dans la bourse rapporte { $things }.
tip-reroll = Action bonus : pour { $price }, relancez un de vos dés.
tip-adjust = Action bonus : pour { $price }, modifiez un de vos dés de 1, en plus ou en moins.
tip-black-die = Action bonus : pour { $price }, prenez un dé noir. Il en reste { $n } ; un seul par tour.
tip-character = { $character } : { $knacks }.
tip-nobody = Le personnage n’est pas encore choisi.
tip-first = Premier joueur de cette manche.
tip-points = { $points }.
tip-points-parts = { $points } : { $parts }.
tip-die-own = Un dé de valeur { $value }.
tip-die-black = Un dé noir de valeur { $value }.
tip-die-white = Un dé blanc de valeur { $value }.
tip-die-hidden = Un dé dont vous annoncez la valeur en le plaçant.
tip-stock = Dans l’entrepôt : { $things }.
tip-goal = Carte Objectif : des comptoirs { FORM($first, "a") } et { FORM($second, "a") } rapportent { $points }.
tip-goal-hidden = Une carte Objectif, secrète jusqu’à la fin de la partie.
tip-posts = Comptoirs : { $left } à fonder, { $placed } sur la carte du voyage. Les derniers rapportent des points une fois fondés.
tip-completed = { FORM($contracts, "rempli") }. En avoir le plus en fin de partie rapporte un bonus.

## What an option changes, in a sentence below it where a table is set up

option-random_city_bonuses-about = Sinon, ils sont posés comme sur la carte de la première partie.
option-character_draft-about = Sinon, chacun reçoit un personnage au hasard.
option-goal_choice-about = Chacun choisit en secret. Sinon, on reçoit deux cartes Objectif et on garde les deux.
option-city_card_at_once-about = Cela compte quand un bonus a déplacé la figurine avant l’action principale. Sinon, la carte sert dès le tour suivant.
option-exchange_either_way-about = Sinon, tous les échanges d’une même utilisation vont dans le même sens.
option-bonus_card_pays_first-about = Le nombre de bonus est alors annoncé et payé d’abord. Sinon, les pièces de l’un peuvent payer le suivant.
option-special_pile_empty-about = C’est très rare : la pile des contrats spéciaux est épuisée et quelqu’un devrait en piocher un.
option-wilhelm_moves_posts-about = Cela compte quand tous ses comptoirs sont posés et qu’il arrive dans une nouvelle ville.
option-no_contracts_completed-about = À la fin, qui a rempli le plus de contrats marque ; ceci dit qui marque si personne n’en a rempli.
