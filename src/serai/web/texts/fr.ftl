# Every word of the pages themselves, in French. Games bring their own.
#
# For whoever goes on with it.
# - Nothing agrees with a reader or another person: "On vous invite à une table", not "Vous êtes invité".
# - A name or the title of a game is never elided or contracted: it is the subject, or stands after "pour" or a colon, or
#   in brackets. The colour of a seat (Rouge) has no article and may stand after "à".
# - Buttons are infinitives without a full stop.

## What every page shares

page-name = Serai
page-motto = Les grands jeux de la route de la soie, autour d’une même table
page-skip = Aller au contenu
page-account = Votre compte
page-login = Se connecter
page-logout = Se déconnecter
page-logout-guest = Personne ne peut revenir à un nom sans mot de passe, ni à ses parties. Se déconnecter ?
page-settings = Réglages
page-close = Fermer
page-help = Aide
page-reconnecting = Reconnexion…
page-no-script = Pour jouer, Serai a besoin de JavaScript.
page-with-key = { $label } ({ $key })
called-colour = { CAP($colour) }
page-unknown-language = Serai ne parle pas encore « { $asked } ». Voici l’anglais.

key-tab = Tab
key-enter = Entrée
key-escape = Échap
key-home = Début
key-end = Fin

## The settings

settings-language = Langue
settings-theme = Couleurs
# They agree with "couleurs".
settings-light = Claires
settings-dark = Sombres
settings-system = Système
settings-sound = Sons discrets : un toc quand c’est à vous de jouer, une goutte pour la discussion
settings-pace = Tours des autres
settings-pace-slow = Lents
settings-pace-normal = Normaux
settings-pace-fast = Rapides
settings-pace-instant = D’un coup
settings-pace-about = Une action après l’autre. Une touche quelconque, ou un clic sur le plateau, mène à la fin.
settings-moments = Cartes des grands moments
settings-moments-self = Se ferment seules
settings-moments-click = Attendent un clic
settings-moments-never = Aucune
settings-moments-about = La fin d’une manche, une attaque, le décompte final.
settings-large = Texte plus grand, sur le plateau aussi
settings-notices = Notifications du navigateur quand cet onglet est caché
settings-confirm = Demander avant d’envoyer un choix

## Help at the table

help-title = Comment jouer ici
help-point = Passez la souris sur un élément pour lire ce que c’est. Ce qui brille peut être choisi : cliquez dessus sur le plateau, ou cliquez sur sa ligne dans la liste.
help-touch = Sur un écran tactile, un premier appui montre ce que fait un choix, un second l’envoie. Appuyez longuement pour lire une bulle d’aide, pincez ou touchez deux fois pour zoomer.
help-keys = Touches
help-tab = aller de choix en choix
help-arrows = se déplacer sur le plateau, ou dans la liste
help-enter = choisir
help-digits = choisir une ligne de la liste par son numéro
help-undo = reprendre votre dernier choix
help-end = finir votre tour
help-scores = les points de chacun et leurs sources
help-again = revoir ce qui s’est passé depuis votre dernier tour
help-zoom = plus près, plus loin ; Échap montre le plateau entier
help-column = replier la colonne latérale, puis la rouvrir
help-longer = allonger une longue liste de choix, puis la raccourcir
help-this = cette aide

## Who somebody is

names-title = Comment vous appeler ?
names-label = Votre nom
names-go = Commencer à jouer
names-hint = Pas besoin de mot de passe. Vous pourrez protéger le nom plus tard.
names-have = J’ai un compte
names-login-title = Bon retour parmi nous
names-password = Mot de passe
names-invited = { $title } · on vous invite
# $name: who opened the table; $title: its game.
names-invited-to = { $name } vous invite à une table : { $title }
names-invited-go = Aller à la table

## The lobby

lobby-tab = Serai · les grands jeux de la route de la soie
lobby-tab-turn = ● À vous · Serai
lobby-hello = Bon retour, { $name }
lobby-motto = Les grands jeux de la route de la soie, autour d’une même table.
lobby-welcome = Une table vous attend
lobby-intro = De grands jeux de la route de la soie, complets et fidèles aux règles. Jouez contre des amis, des inconnus ou des bots ; rien à installer.
lobby-play-now = Jouer tout de suite contre des bots
lobby-opponents = Adversaires
lobby-set-up = Préparer une table
lobby-players = { $least } à { $most } joueurs
lobby-players-exactly = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
lobby-mine = Vos tables
lobby-none-mine = Vous n’avez pas de partie en cours. Choisissez un jeu ci-dessus ; la partie commence tout de suite.
lobby-open = Tables ouvertes
lobby-none-open = Aucune table n’attend de joueurs en ce moment. Préparez-en une, les autres la verront ici.
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-go-on = Continuer
lobby-look = Voir
lobby-your-turn = À vous de jouer
lobby-turn-at = À vous · { $title }
lobby-host = hôte : { $name }
lobby-private = privée
lobby-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
  }
lobby-record = Ouvrir une feuille de partie
lobby-record-hint = Une partie enregistrée ici ou jouée dans le terminal, à revoir étape par étape.
lobby-choose-file = Choisir un fichier

## Setting up a table

setup-title = Une table pour { $title }
setup-players = Joueurs
setup-seats = Places
setup-me = Moi
setup-open = Libre pour tous
setup-shared = Partage cet écran
setup-bot = Bot : { $level }
# Other ways to play that the rulebook offers; a list of them follows.
setup-variants = Variantes
setup-private = Privée : seules les personnes que vous invitez la voient
setup-explicit = Un tour ne finit que quand son joueur le dit
setup-patience = Si quelqu’un ne joue pas, un bot peut prendre le relais après
setup-span = { $time }
setup-rules = Règles maison
setup-option = { CAP($option) }
setup-value = { $value }
setup-yes = oui
setup-no = non
setup-create = Ouvrir la table

# After "depuis", "après" and "pendant".
span-minutes = { $n ->
    [1] une minute
    [one] { $n } minute
   *[other] { $n } minutes
  }
span-hours = { $n ->
    [1] une heure
    [one] { $n } heure
   *[other] { $n } heures
  }
span-days = { $n ->
    [1] un jour
    [one] { $n } jour
   *[other] { $n } jours
  }
span-weeks = { $n ->
    [1] une semaine
    [one] { $n } semaine
   *[other] { $n } semaines
  }

## How well bots play

levels-choice = { CAP($level) }
levels-title = Les niveaux des bots

## Somebody does not move

silence-lasts = { $name } n’a pas joué depuis { $time }.
silence-go = Laisser jouer un bot ({ $name })
silence-sure = Laisser un bot jouer pour { $name } ? { $name } pourra revenir et reprendre la main.
silence-said = Pour qu’un bot joue : { $said } voix sur { $of }.
silence-waiting = Vous demandez qu’un bot joue : { $said } voix sur { $of }.

## The waiting room

room-tab = { $title } · en attente de joueurs
room-title = { $title } : on s’installe
room-intro = La partie commence quand toutes les places sont prises et que l’hôte la lance.
# Three short heads, each with an answer beside it: who opened the table, how many play, what it plays otherwise.
room-host = Hôte
room-rules = Règles
# An option of the game, and what was chosen.
room-rule = { CAP($option) } : { $value }
room-by-the-book = Celles du livret
room-sit = Prendre cette place
room-free = Libre
room-yourself = { $name } (vous)
room-bot = { CAP($level) } (bot)
room-level = { CAP($colour) } : niveau du bot
room-seat-bot = Mettre un bot ici
room-seat-shared = Joue sur mon écran
room-seat-open = Libérer cette place
room-move = Changer pour cette place
room-also = Prendre aussi cette place
room-close = Fermer cette table
room-close-sure = Fermer cette table ? Tout le monde ici en sera averti, et elle ne pourra pas être rouverte.
room-closed = Cette table est fermée ({ $title })
room-closed-hint = Son hôte l’a fermée avant le début de la partie.
room-patience = Qui fait attendre les autres pendant { $time } peut être remplacé par un bot.
room-invite = Inviter des amis
room-invite-hint = Qui ouvre ce lien peut prendre place, même sans compte.
room-copy = Copier le lien
room-start = Lancer la partie
room-not-yet = Remplissez toutes les places pour lancer la partie : invitez des amis, ou mettez des bots.
room-wait-host = On attend que l’hôte lance la partie.
room-leave = Quitter la table
room-private = Table privée.
room-explicit = Un tour ne finit que quand son joueur le dit.

## The table

table-your-turn = À vous de jouer
table-your-turn-as = À vous de jouer : { $colour }
table-choosing = { $names } { PERSON($names) ->
    [several] choisissent
   *[other] choisit
  }
table-wait = Un instant
table-over = La partie est terminée
table-played = Votre tour est joué
table-end-hint = Finissez votre tour, ou reprenez ce que vous feriez autrement.
table-replay-head = Relecture
table-tab = { $title } · Serai
table-tab-turn = ● À vous · { $title }
table-board = Plateau
table-actions = Vos actions
table-tray = Autres choix
table-do-it = Valider
table-undo = Reprendre
# $done: the sentence by which it was chosen, as the game says it.
table-undo-what = Reprendre : { $done }
table-end = Finir le tour
table-hint = Choisissez sur le plateau ou dans cette liste.
# The heading over choices that are allowed and bring nothing.
table-idle = Sans effet pour l’instant
# A button that folds what stands beside the board, and a handle that makes it wider or narrower.
table-column = Colonne latérale
# A button at a long list of choices, which makes room for more of it.
table-longer = Liste plus longue
table-width = Largeur de la colonne latérale
# With the column folded away: a button that makes the bar over the board small, and large again.
table-bar = Question et choix
# Four tabs, at the foot of a phone: short.
table-play = Jouer
table-players = Joueurs
table-strip = Les joueurs en bref
table-rest = Ce que chacun possède
table-log = Journal
table-chat = Discussion
table-yours = Vous
table-left = un bot a pris le relais
table-bot = { $level } (bot)
table-since = Depuis votre dernier tour
table-lately = Derniers événements
table-again = Montrer à nouveau
table-beats = Ce que font les autres
table-to-end = Aller à la fin
log-moment = Revoir ce moment
moment-points = Points par source
moment-gain = +{ $n }
moment-loss = −{ $n }
table-zoom = Zoom
table-closer = Plus près
table-farther = Plus loin
table-whole = Plateau entier
table-nothing = Il ne s’est encore rien passé.
table-say = Dire quelque chose
table-send = Envoyer
table-no-chat = Personne n’a encore rien dit.
table-menu = Menu de la table
table-scores = Scores
table-resign = Abandonner et laisser un bot continuer
table-return = Reprendre la main
table-record = Télécharger la feuille de partie
table-replay = Revoir la partie
table-leave = Retour à l’accueil
table-live = Retour à la table
table-cover = Passez l’écran à { $colour }
table-cover-go = Je suis { $colour }, montrer ma table
table-rematch = Rejouer
table-rematch-go = Vers la table suivante
table-analyse = Essayer à partir d’ici

## The result

result-title = D’où viennent les points
result-source = Source
result-total = Total
result-chart = Points au fil de la partie
result-show = Résultat
chart-label = Points de chaque joueur au fil de la partie
chart-start = début
chart-end = fin

## A replay

replay-tab = { $title } · relecture
replay-step = Étape { $step } sur { $steps }
replay-first = Au début
replay-back = Étape précédente
replay-forward = Étape suivante
replay-last = À la fin
replay-slider = Étape de la partie
replay-play = Lecture
replay-pause = Pause

## A table whose rules are no longer played here

closed-title = Cette table est fermée
closed-record = Enregistrer la feuille de partie

## The account

account-tab = Votre compte · Serai
account-title = Votre compte
account-guest = Vous jouez sous le nom { $name }, que seul ce navigateur connaît. Choisissez un mot de passe, et le nom est à vous partout.
account-kept = Vous jouez sous le nom { $name }. Vos parties et vos résultats sont conservés sous ce nom.
account-nobody = On ne vous connaît pas encore ici.
account-protect = Protéger ce nom
account-have = J’ai un compte ; y emporter mes parties
account-password = Mot de passe
account-password-hint = Un nouveau mot de passe déconnecte tous les autres navigateurs. Les clés des programmes restent ; révoquez-les ci-dessous si quelqu’un d’autre peut les avoir.
account-old = Votre mot de passe actuel
account-new = Votre nouveau mot de passe
account-change = Changer le mot de passe
account-tokens = Clés pour vos programmes
account-tokens-hint = Une clé permet à un de vos programmes de regarder et de jouer sous votre nom. Elle n’est montrée qu’une fois.
account-token-label = À quoi sert-elle ?
account-make = Créer une clé
account-revoke = Révoquer
account-fresh = Votre nouvelle clé. Copiez-la maintenant, elle ne sera plus montrée :
account-none = Vous n’avez pas de clé.

## Something went wrong

problem-tab = Serai
problem-title = Cela n’a pas marché
problem-lost = Il n’y a rien ici
problem-back = Retour à l’accueil

refused-too_large = Les en-têtes de cette requête sont trop gros.
refused-bad_request = Cette requête est illisible.
refused-too_slow = Cette requête a mis trop de temps à arriver.
refused-busy = Trop de gens sont connectés en ce moment ; réessayez dans un instant.
refused-too_many_connections = Trop de connexions viennent de votre adresse ; fermez-en quelques-unes.

## What the script says while one plays

script-offline = Pas de connexion. Votre choix est gardé et partira dès qu’elle revient.
script-again = Touchez encore, ou appuyez sur « { table-do-it } ».
script-confirm = Appuyez sur Entrée ou cliquez encore pour l’envoyer.
script-doubt = Cela ne rapporte rien maintenant : { $lacking }. Le faire quand même ?
script-copied = C’est copié.
script-failed = Quelque chose s’est mal passé. Réessayez.
script-menu = Lequel de ces choix ?
script-unread = non lus : { $n }
script-unread-title = ({ $n }) { $title }
script-joined = { $name } a pris place à la table.
script-no-notices = Ce navigateur n’affiche pas de notifications d’ici. Ses réglages peuvent les autoriser.
script-resign = Abandonner ? Un bot continuera pour vous.
script-password-changed = Votre mot de passe est changé. Les autres navigateurs sont déconnectés.

## What the host of a server reads in a terminal

serve-at = Serai est à l’adresse { $address } (Ctrl-C l’arrête ; les parties sont conservées dans { $database })
serve-few-files = On peut ouvrir si peu de fichiers ici que le serveur tient au plus { $found } connexions à la fois ; pour { $wanted }, portez « ulimit -n » à { $files }.

## Plusieurs choix d’un seul geste

counters-label = Fixez les quantités
counters-hint = Fixez les quantités, puis confirmez.
counters-less = { CAP($thing) } : un de moins
counters-more = { CAP($thing) } : un de plus
counters-total = { $n } sur { $of }
counters-some = { $n } × { $thing }
counters-go = Confirmer : { $things }
counters-choose = Fixez d’abord les quantités
counters-singly = Un par un
times-label = Combien de fois
times-less = Une fois de moins
times-more = Une fois de plus
times-said = { $n } ×
times-all = Autant que possible : { $n } ×
picking-hint = Choisissez maintenant où il va. Choisissez-le encore une fois pour le reposer.
