# The words that every game and every door of Serai share, in French.
#
# For whoever goes on with it.
# - A name of somebody is never elided, and nothing agrees with it. Among several winners may be "vous", with whom no
#   verb of the third person goes: there a noun takes the verb's place.
# - The name of a title may begin with an article or a vowel: it never stands after "de" or "à", but in brackets, after a
#   colon or as the subject.
# - Points are "PV" in Merv, whose own words say so.

language-name = Français
language-locale = fr

joint-comma = { $before }, { $after }
joint-semicolon = { $before } ; { $after }
joint-space = { $before } { $after }
joint-slash = { $before } / { $after }

you = vous
nothing = rien

# Names of persons: with a capital, without article.
seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-green = Vert
seat-black = Noir
# One of two people of the same name: $name, and the colour of the seat.
namesake = { $name } ({ $colour })

count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

story-paragraph = { CAP($who) } { $clauses }.
story-paid = { PERSON($who) ->
    [you] payez
   *[other] paie
  } { $things }
story-gained = { PERSON($who) ->
    [you] gagnez
   *[other] gagne
  } { $things }
story-aside = { $clause } ({ $others })
story-others = ({ $others })
story-other = { $who } { $clause }
story-sentence = { CAP($clause) }.

verdict = { PERSON($winners) ->
    [you] { CAP($winners) } gagnez avec { count-points }.
    [several] Victoire partagée : { $winners }, avec { count-points }.
   *[other] { CAP($winners) } gagne avec { count-points }.
  }
verdict-tied = { PERSON($winners) ->
    [you] { CAP($winners) } gagnez avec { count-points }, au départage devant { $rivals }.
    [several] Victoire partagée : { $winners }, avec { count-points }, au départage devant { $rivals }.
   *[other] { CAP($winners) } gagne avec { count-points }, au départage devant { $rivals }.
  }
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

spot-label = { $tip } { $choices }
# The same, and what is written there.
spot-label-written = { $told } ; { $written }

# Why a server cannot begin. In the clauses that follow, the file is masculine: "il".
refused-database = « { $address } » n’est pas une adresse de base de données comme sqlite:///serai.db
refused-database-file = « { $address } » n’est pas l’adresse d’un fichier SQLite, comme sqlite:///serai.db
refused-database-cannot = impossible de conserver les parties dans { $file } : { $why }
database-busy = un autre programme l’occupe
database-read-only = il est impossible d’y écrire
database-folder-read-only = il est impossible d’écrire dans son dossier
database-is-folder = c’est un dossier
database-full = le disque est plein
database-none = ce n’est pas une base de données
database-foreign = c’est la base de données d’un autre programme
database-damaged = il est endommagé
database-closed = il est impossible de l’ouvrir
database-disk = le disque ne répond pas comme il faut
database-newer = il vient d’une version plus récente de Serai (version { $version } de ses tables)
refused-open-files = on peut ouvrir trop peu de fichiers ici pour servir qui que ce soit ; portez « ulimit -n » à { $files }
refused-address = impossible de servir à l’adresse { $host }, port { $port } : { $why }
refused-proxy = --proxy prend des adresses comme 127.0.0.1 ou 10.0.0.0/8, pas « { $word } »
refused-move-order = le coup { $number } ne peut pas suivre le coup { $before }

# What is played ------------------------------------------------------------------------------------------------------

yes = oui
no = non
quoted = « { $words } »
label = { CAP($what) }
players-range = { $fewest ->
    [one] { $fewest } à { $most } joueurs
   *[other] { $fewest } à { $most } joueurs
  }

# How a title reads that has no words of its own for it ----------------------------------------------------------------

prompt-over = La partie est terminée.
field-value = { $name } { $value }
field-group = ({ $values })
field-empty = –
seat-head = { CAP($who) }, { count-points }
seat-head-deciding = > { CAP($who) }, { count-points }

# Refusals -------------------------------------------------------------------------------------------------------------

refused-over = la partie est terminée
refused-not-now = « { $action } » n’est pas possible maintenant
refused-no-number = il n’y a pas d’action numéro { $number }
refused-no-chance = ce n’est pas au hasard de décider maintenant
refused-notation = « { $word } » n’est pas une action de ce jeu

# A table that cannot begin.
refused-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $players }
refused-choice = l’option { $option } peut valoir { $choices }, pas « { $value } »
refused-option = { $game } n’a pas d’option « { $option } », mais { $options }
refused-option-none = { $game } n’a pas d’option « { $option } », ni aucune autre
refused-rules = les règles { $version } ne se jouent pas ici ({ $game }) ; ce sont les règles { $played }
refused-rules-two = les règles { $version } ne se jouent pas ici ({ $game }) ; ce sont les règles { $oldest } et { $newest }
refused-rules-many = les règles { $version } ne se jouent pas ici ({ $game }) ; ce sont les règles { $oldest } à { $newest }
refused-game = il n’y a pas de jeu « { $name } » ; Serai propose { $games }
refused-bots = { $seats ->
    [one] il faut { $seats } bot pour { $seats } place, pas { $bots }
   *[other] il faut { $seats } bots pour { $seats } places, pas { $bots }
  }
refused-bot = il n’y a pas de bot « { $bot } » ; il y a { $bots }
refused-bot-game = le bot « { $bot } » ne peut pas jouer ici ({ $game }), car { $package } ne lui dit pas comment
refused-bot-budget = « { $bot } » n’est pas un bot ; ce qu’il peut dépenser par décision se dit comme dans search@200ms, search@1s ou search@400r
refused-bot-folder = le bot « { $bot } » n’a que faire d’un dossier : seuls { $bots } jouent avec des poids
refused-bot-weights = le bot « { $bot } » ne peut pas jouer : il n’y a pas de { $file } dans { $folder }
refused-bot-elsewhere = le bot « { $bot } » est inutilisable ({ $error })
refused-bot-broken = { $package } est inutilisable ({ $error })
refused-features = { $game } ne se décrit pas en nombres, car { $package } n’offre pas de descripteurs
refused-tables-number = il faut au moins une table, pas { $tables }
refused-tables-actions = { $tables ->
    [one] { $tables } table demande
   *[other] { $tables } tables demandent
  } autant d’actions, pas { $actions }
refused-at-table = table { $table } : { $why }
refused-extra = il faut ici « { $library } » : pip install 'serai[{ $extra }]'
refused-games-and-jobs = il faut au moins 1 partie et 1 processus
refused-engine = il n’y a pas de moteur « { $engine } » ; il y a { $engines }
refused-arena-library = il faut pour cela « { $library } » : pip install '{ $extra }'
refused-ray = il n’y a pas de grappe Ray à l’adresse { $address } ({ $error })
refused-plot = impossible de dessiner { $path } : le nom d’une image finit par l’un de ceux-ci : { $kinds }
refused-drawn = aucune décision ne s’appelle « { $name } » ({ $game })
refused-no-bots = --bots doit dire qui concourt
refused-bot-twice = « { $bot } » est nommé deux fois
refused-against-nobody = --against demande au moins 2 joueurs
refused-one-bot = « { $bot } » n’a personne contre qui concourir ; nommez un second bot, ou un avec --against
# A game has ended every process that played it, $n of them.
refused-worker-lost = { $n ->
    [one] { $n } processus est mort
   *[other] { $n } processus sont morts
  } pendant la partie { $number } (faute de mémoire ?) : on s’arrête là ; ce qui a été joué avant compte
# A file of results; $name is a word of its head as it stands there ("seed"), $there and $here are its values.
refused-results-format = { $path } n’est pas un fichier de résultats : sa première ligne ne dit pas « { $format } »
refused-results-line = { $path } : la ligne { $line } n’est pas un résultat
refused-results-other = { $path } contient d’autres parties : « { $name } » y vaut { $there } et non { $here }
refused-phases = on ne peut pas apprendre ce jeu ({ $game }), car { $package } ne dit pas ses phases
refused-no-out = --out doit dire dans quel dossier
refused-on = --on : il n’y a pas de { $file } dans { $folder }
refused-no-data = il n’y a pas de parties dont apprendre dans { $folder }
refused-few-games = { $fewest ->
    [one] il faut au moins { $fewest } partie
   *[other] il faut au moins { $fewest } parties
  } pour apprendre : on en garde à part pour voir ce qui est appris
refused-older-network = { $path } contient un réseau appris avec une autre évaluation ; choisissez un autre dossier, ou apprenez sans --linear
refused-no-choices = un réseau apprend des choix que l’on a faits, et ces parties n’en ont aucun ; avec --linear, il n’en faut pas
refused-shard = { $path } est abîmé ou n’appartient pas à un jeu de données ; supprimez-le, et il sera rejoué

# A position that is none.
refused-position = ce n’est pas une position valable ({ $game }) : { $why }
refused-position-parts = ses parties ne vont pas ensemble ({ $error })
refused-position-kind = une position est un tableau de noms et de valeurs, pas { $kind }
refused-position-game = c’est une position d’un autre jeu (« { $name } », pas { $game })
refused-position-options = les options d’une position doivent être un tableau de noms et de valeurs, pas { $value }
refused-tables-differ = joué avec les tableaux { $digest } ; ceux-ci sont { $known }
refused-tables-unknown = les tableaux { $digest } ne sont pas connus ici ({ $game })
refused-decisions = ce n’est pas une position : ses décisions doivent être des listes, chacune d’un nom et de nombres
refused-decision = { $name } n’est pas une décision de ce jeu
refused-decision-number = { $value } n’est pas un nombre entier, et { $name } en demande un
refused-decision-stuck = { $name } n’a aucune action permise
refused-decision-of-nobody = { $name } ne demande rien à personne, et une position attend une décision
refused-decision-numbers = { $n ->
    [one] { $name } ne prend pas { $n } nombre
   *[other] { $name } ne prend pas { $n } nombres
  }
refused-decision-seat = il n’y a pas de place { $seat } pour décider { $name }

# A value in a position: first which, then why.
refused-field = dans « { $field } », { $why }
refused-field-of-seat = dans « { $field } », place { $seat }, { $why }
refused-value-whole = { $value } n’est pas un nombre entier
refused-value-large = { $value } est trop grand pour un jeu
refused-value-least = { $value } n’est pas un nombre d’au moins { $least }
refused-value-range = { $value } n’est pas un nombre de { $least } à { $most }
refused-value-seat = { $value } n’est pas une place de 0 à { $most }, ni null
refused-value-names = { $value } n’est pas une liste de noms
refused-value-table = { $value } n’est pas un tableau de noms et de valeurs
refused-value-list = { $value } n’est pas une liste
refused-value-list-of = { $n ->
    [one] { $value } n’est pas une liste de { $n } élément
   *[other] { $value } n’est pas une liste de { $n } éléments
  }
refused-value-missing = « { $name } » manque
refused-value-one-of = { $value } n’est pas dans la liste : { $names }
refused-holdings = { $n ->
    [one] ce ne sont pas les biens de { $n } joueur
   *[other] ce ne sont pas les biens de { $n } joueurs
  }

# A record that cannot be read, or does not hold.
refused-record = { $where } : { $why }
record-line = { $file } : ligne { $line }
refused-record-first = la ligne 1 doit être « { $line } »
refused-record-header = « { $line } » n’est pas une ligne d’en-tête
refused-record-printed = « { $line } » n’est pas une valeur imprimée comme « setup.camels = 3 »
refused-record-lacks = il manque « { $name } » dans l’en-tête
refused-record-number = { $name } doit être un nombre entier, pas « { $value } »
refused-record-option = « { $pair } », dans les options, n’est pas nom=valeur
refused-record-after-result = rien ne doit suivre le résultat
refused-record-result = le résultat doit être fait de nombres entiers
refused-record-action = action { $number } : { $why }
refused-record-tables = { $why } (utilisez --components)
refused-record-unfinished = il y a un résultat, mais la partie n’est pas terminée
refused-record-scores = le résultat annoncé est { $result }, mais la partie finit sur { $scores }

# A file of printed values that cannot be used: $path is the subject of $why.
refused-component = { $where } : { $path } { $why }
refused-components = { $where } : { $why }
kind-flag = true ou false
kind-whole = un nombre entier
kind-word = un mot
kind-list = une liste
kind-table = un tableau
kind-other = une valeur d’un autre type
component-unknown = n’est pas dans les tableaux « { $name } »
component-must-be = doit être { $kind }, pas { $found }
component-exactly = doit être { $n }
component-range = doit être entre { $least } et { $most }
component-numbers = doit être une liste de nombres de { $least } à { $most }
component-each-once = doit nommer une fois chacun de ces mots : { $words }
component-twice = ne doit rien nommer deux fois
component-words = ne doit contenir que des mots
component-wholes = ne doit contenir que des nombres entiers
component-word = ne peut pas être « { $word } », mais : { $words }
component-not-one-of = n’est pas dans la liste : { $words }
component-length = { $n ->
    [one] doit contenir { $n } valeur, pas { $found }
   *[other] doit contenir { $n } valeurs, pas { $found }
  }
component-table = doit se trouver dans un tableau
component-provenance = est sans provenance
component-name = ne peut avoir que des lettres, des chiffres et _ dans son nom
component-cannot-be = ne peut pas être « { $word } »
component-bag = doit contenir les mots du sac
component-not-negative = doit être un nombre entier, 0 ou plus
component-tables = doit être un tableau de tableaux nommés, pas une liste de tableaux
component-plain = doit être un nombre entier, un mot, true ou false, ou une liste de ceux-ci
component-fixed = fait partie du fonctionnement du jeu ({ $game }) et ne peut pas être corrigé
components-game = il manque game ; le fichier doit commencer par le nom du jeu, comme game = "merv"
components-other-game = game vaut { $value }, mais ce sont les tableaux « { $name } »
components-shape = shape doit contenir une liste nommée lists et un tableau nommé bags
components-unreadable = lecture impossible ({ $error })
components-not-text = ce n’est pas du texte UTF-8
refused-components-not-text = { $where } n’est pas du texte UTF-8
components-not-toml = ce n’est pas du TOML lisible : { $error }

# Levels of bots -------------------------------------------------------------------------------------------------------

level-wanderer = vagabond
level-wanderer-about = Joue n’importe quel coup permis, pour une première découverte du jeu.
level-apprentice = apprenti
level-apprentice-about = Prépare son propre tour et ne voit pas plus loin.
level-trader = marchand
level-trader-about = Prépare son tour avec l’expérience de milliers de parties.
level-caravan-master = caravanier
level-caravan-master-about = Réfléchit aussi un instant à ce qui suivra son tour.
level-vizier = vizir
level-vizier-about = Réfléchit environ une seconde à la suite : le plus fort de tous.

# The command `serai` --------------------------------------------------------------------------------------------------

serai-about = Les grands jeux de la route de la soie, à jouer et à étudier.
help-usage = utilisation :
# Each ends with the space that stands before its colon.
help-commands = commandes{ "\u00A0" }
help-arguments = arguments{ "\u00A0" }
help-options = options{ "\u00A0" }
help-help = affiche cette aide et s’arrête
help-version = affiche la version et s’arrête

about-games = lister les jeux, leurs options et les niveaux des bots
about-data = montrer les tableaux imprimés et leur provenance
about-serve = jouer dans le navigateur : lancer le serveur
about-play = jouer dans ce terminal
about-simulate = faire jouer beaucoup de parties entre bots
about-tournament = faire concourir des bots : qui gagne combien de fois, et avec quelle certitude
about-selfplay = faire jouer des bots pour en apprendre : un jeu de données
about-fit = tirer de jeux de données les poids des bots qui apprennent
about-train = faire apprendre les bots : des tours de parties et de poids
about-replay = vérifier une feuille de partie et montrer la fin de la partie
about-new-game = écrire un petit jeu jouable, pour en faire le vôtre
about-bench = mesurer la vitesse des deux versions ; « bench server », « bench soak » : un serveur ; « bench page » : ses pages
about-bench-server = mesurer la vitesse d’un serveur
about-bench-soak = chercher des fuites dans un serveur au travail
about-bench-page = mesurer en combien de temps une page montre l’effet d’un clic

help-lang = la langue, par exemple fr (sinon celle de votre environnement)
help-game = le jeu, tel que « serai games » le nomme
help-components = corrections des tableaux imprimés (TOML)
help-set-options = voir « serai games »
help-json = affiche des données au lieu de texte
help-seats = qui joue où : human ou un bot, avec des virgules (human,trader,apprentice)
help-solo = la première place joue seule, contre l’automate imprimé
help-seed = la même graine donne la même partie
help-record = écrit la feuille de partie
help-quick = finit le tour avec le dernier choix, sans demander
help-players = joueurs à la table (autant que de bots, sinon 4)
help-bots = un par place, avec des virgules, ou un pour toutes (random)
help-games = combien (100)
help-games-seed = la même graine donne les mêmes parties (0)
help-check = vérifie chaque invariant après chaque action
help-report = montre aussi les victoires par place et les points par source
help-records = écrit la feuille de chaque partie dans ce dossier
help-results = garde le résultat de chaque partie dans ce fichier, une ligne chacune ; ce qui y est déjà n’est pas rejoué
help-plot = dessine les parts de victoires et les points par source (PNG ou SVG)
help-jobs = processus (autant que de cœurs)
help-engine = qui joue : les processus de cette machine (processes) ou ray (processes)
help-field = qui concourt, avec des virgules
help-against = chacun d’eux seul contre une table de ce bot, au lieu de tous en toute compagnie
help-table-size = nombre de joueurs à la table (4)
help-drawn = décisions que prend le hasard au lieu des bots, par exemple ChooseCharacter
help-out = le dossier où écrire ; ce qui y est déjà n’est pas refait
help-lessons = combien de parties ; avec « train », à chaque tour (1000)
help-lessons-seed = la même graine donne les mêmes parties et les mêmes poids (1)
help-lessons-bots = un par place, avec des virgules, ou un pour toutes (greedy)
help-opening = nombre de décisions prises au hasard au début (0)
help-data-sets = des dossiers écrits par « serai selfplay »
help-fit-players = les poids ne valent que pour les parties à ce nombre de joueurs
help-rival = la part des points du meilleur rival qui compte contre les siens (0.5)
help-win = les points que vaut une victoire (10)
help-linear = la valeur linéaire seulement, sans réseaux : torch n’est pas nécessaire
help-on = un dossier de poids, que la valeur linéaire doit corriger
help-teacher = qui joue après le premier tour, avec les poids du tour d’avant, par exemple search@64r (learnt)
help-rounds = nombre de tours (4)
help-minutes = ne commence plus de tour après ce temps
help-host = où écouter (127.0.0.1 : cette machine seulement)
help-port = le port (8000)
help-database = où les parties sont conservées
help-workers = processus qui répondent (1)
help-bot-processes = processus où les bots réfléchissent (2)
help-pause = secondes avant le coup d’un bot (0.1)
help-secure = on n’y accède qu’en https
help-no-sync = n’attend pas le disque : une panne de courant peut coûter des coups
help-proxy = à qui se fier pour X-Forwarded-For
help-hops = nombre de vos proxys qu’une requête traverse (1)
help-open-metrics = montre /metrics à d’autres que cette machine
help-no-limits = ne compte pas le nombre de requêtes de chacun
help-open = ouvre un navigateur
help-file = la feuille de partie
help-name = son nom : lettres minuscules, chiffres et _
help-folder = où l’écrire (un dossier à son nom)

# A command line that cannot be understood.
usage-refused = { $why } ; voir { $see }
usage-command = il manque une COMMAND
usage-unknown-command = il n’y a pas de commande « { $word } » ; il y a { $commands }
usage-missing = il manque { $arguments }
usage-unknown = « { $words } » n’est pas compris
usage-wrong = { $argument } n’est pas compris
usage-one-value = { $argument } demande une valeur
usage-values = { $argument } demande au moins une valeur
usage-no-value = { $argument } ne prend pas de valeur
usage-whole = { $argument } doit être un nombre entier, pas « { $word } »
usage-number = { $argument } doit être un nombre, pas « { $word } »

language-unknown = il n’y a pas de langue « { $wanted } » ici, voici donc l’anglais ; il y a { $languages }
fault = { $what } ; { $variable }=1 montre d’où cela vient
fault-broken = quelque chose est cassé ({ $error })
interrupted = interrompu

refused-pair = « { $pair } » n’est pas nom=valeur
refused-is-folder = { $path } est un dossier, pas un fichier
refused-no-folder = { $path } : il n’y a pas de dossier { $folder }
refused-not-folder = { $path } n’est pas un dossier
refused-unwritable = impossible d’écrire { $path }
refused-unwritable-why = impossible d’écrire { $path } ({ $error })
refused-unreadable = { $path } : lecture impossible ({ $error })
refused-not-text = { $path } : ce n’est pas du texte UTF-8
refused-library = le serveur a besoin de « { $library } » : pip install 'serai[server]'
refused-alone = { $game } ne se joue pas en solo
refused-players-bots = { $players ->
    [one] il faut { $players } bot pour { $players } joueur, pas { $bots }
   *[other] il faut { $players } bots pour { $players } joueurs, pas { $bots }
  }
refused-no-game-for = { $players ->
    [one] aucun jeu ne se joue à { $players } joueur
   *[other] aucun jeu ne se joue à { $players } joueurs
  }
refused-least = { $option } doit valoir au moins { $least }, pas { $value }
refused-most = { $option } doit valoir au plus { $most }, pas { $value }
refused-figures = { $path } n’est pas un fichier de mesures tel que l’écrit « serai bench --keep »
refused-figures-yardstick = { $path } a été mesuré avec un autre étalon ; « serai bench --keep » mesure à nouveau
refused-figures-players = { $players ->
    [one] { $path } a été mesuré à { $players } joueur
   *[other] { $path } a été mesuré à { $players } joueurs
  } ; --players doit dire de même
refused-figures-none = { $path } ne dit rien de ce qui a été mesuré ici
refused-figures-half = on garde les mesures des deux versions, et une seule a été mesurée
refused-exists = { $path } existe déjà ; un nouveau jeu demande un dossier à lui
refused-name = « { $name } » ne peut pas nommer un jeu : un nom a des lettres minuscules, des chiffres et _, 40 au plus
refused-name-keyword = « { $name } » ne peut pas nommer un jeu : ce mot a un autre sens en Python
refused-name-game = il y a déjà un jeu « { $name } »
refused-name-module = « { $name } » ne peut pas nommer un jeu : Python a déjà un module de ce nom

# `serai games`
games-line = { $game }, { players-range }
games-levels = bots : { $levels }
games-bots = Les bots, du plus faible au plus fort :

# `serai new-game`
new-game-written = Un jeu jouable est dans { $folder }, pour en faire le vôtre. Installez-le où se trouve Serai, et essayez-le :
new-game-docs = docs/new-game.md dit à quoi sert chacun de ses fichiers.

# `serai data`
data-title = { $game } : les données imprimées comme Serai les joue, tableaux { $digest }
data-provenance = [{ $provenance }]
data-provenance-confidence = [{ $provenance }, confiance { $confidence }]
provenance-rulebook = livret de règles
provenance-reference = référence
provenance-recalled = de mémoire
provenance-reconstructed = reconstitution
provenance-owner = propriétaire
# Feminine, as they follow "confiance".
confidence-near_certain = quasi certaine
confidence-high = élevée
confidence-medium = moyenne
confidence-low = faible
data-list = [{ $values }]
data-in-words = (en mots, ci-dessus)
data-values = { $n ->
    [one] { $n } valeur : { $parts }
   *[other] { $n } valeurs : { $parts }
  }
data-part = { $provenance } { $n }

# `serai simulate` and `serai tournament`, while they play; $time is such as 1:02:03.
simulate-progress = { $games ->
    [one] { $done } sur { $games } partie
   *[other] { $done } sur { $games } parties
  }
simulate-left = { $far }, encore { $time }
worker-lost = un processus est mort pendant la partie { $number }, qui est rejouée

# `serai selfplay`, `serai fit` and `serai train`. Shares are in percent.
selfplay-done = { $games ->
    [one] { $games } partie est dans { $folder }.
   *[other] { $games } parties sont dans { $folder }.
  }
fit-examples = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  } et { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
  } dont apprendre
fit-linear = la valeur linéaire explique { $explained } % de la suite
fit-compared = de { $comparisons } comparaisons de suites de coups, elle explique { $explained } % dans les parties mises à part
fit-value = avec le réseau, { $explained } % des comparaisons sont expliquées
fit-policy = le réseau nomme { $choices } % des choix
train-round = tour { $number }, joué par { $bot }
train-round-known = le tour { $number } est déjà là
train-tried = learnt contre { $rivals } greedy : { $share } % de victoires en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } (de { $low } à { $high } %)
fit-done-players = Les poids sont dans { $folder } ; à côté d’autres, ils jouent { $players ->
    [1] en solitaire
   *[other] les parties à { $players }
}.
train-done = Les poids sont dans { $folder } ; learnt={ $folder } joue avec eux.

# `serai replay`
replay-legal = { $n ->
    [one] { $file } : { $n } action rejouée, permise.
   *[other] { $file } : { $n } actions rejouées, toutes permises.
  }
replay-agrees = Les scores finaux concordent.
replay-no-result = Il n’y a pas de résultat à comparer.
replay-unfinished = Partie inachevée.

# A table in a terminal ------------------------------------------------------------------------------------------------

play-begins = { $game } : { $seats } ; graine { $seed }. Tapez ? pour l’aide.
player-human = une personne
play-seat = { $who } ({ $player })

# What one types, besides the letters and words that are the same in every language.
command-undo = reprendre annuler
command-table = table plateau
command-log = journal
command-scores = scores points
command-help = aide
command-quit = quitter
command-quick = rapide
command-yes = oui o fin fini
command-no = non

terminal-help =
    Tapez la lettre d’un choix, ou le choix lui-même comme la liste l’écrit au bout de sa ligne ; les mots qui ne peuvent
    rien vouloir dire d’autre suffisent. Une ligne peut contenir plusieurs décisions : ce qui suit un mot peu clair n’est
    pas joué.
      u  reprendre votre dernier choix, tant que rien n’a été pioché et que personne d’autre n’a choisi
      t  toute la table             l  le journal (l 50 : davantage)
      s  scores et leurs sources    ?  cette aide         q  quitter
      rapide  finir le tour avec le dernier choix, sans question ; encore une fois : avec la question

terminal-asked = { CAP($who) } : { $asked }
terminal-type-letter = Tapez une lettre de a à { $last }, ou ? pour l’aide.
terminal-end = Votre tour est joué. Le finir ? (Entrée : oui ; u : reprendre le coup)
terminal-end-how = Appuyez sur Entrée pour finir votre tour, ou tapez u pour reprendre votre dernier choix.
terminal-nothing-to-undo = Il n’y a rien à reprendre : aucun choix de votre part depuis la dernière pioche ou le dernier choix d’un autre.
terminal-undone = Coup repris.
terminal-quick = Un tour finit avec son dernier choix.
terminal-not-quick = La question est posée avant la fin d’un tour.
terminal-no-news = Il ne s’est encore rien passé.
terminal-stops = La partie s’arrête ici.
terminal-saved = La feuille de partie est enregistrée dans { $file }.
terminal-unclear = { CAP($why) } ; tapez ? pour l’aide.
terminal-not-played = { CAP($why) } ; « { $words } » n’a pas été joué.

unclear-several = « { $words } » peut vouloir dire { $choices }
unclear-others = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
  }
unclear-nothing = « { $word } » ne correspond à rien ici
unclear-final = « { $action } » ne peut pas être repris : tapez-le seul, et en entier
unclear-for-nothing = cela ne rapporte rien maintenant : { $lacking } ; tapez-le encore pour le faire quand même
unclear-drawn = le hasard décide d’abord
unclear-turn-played = votre tour est joué

points-total = points
