# What the server itself says, in French. Games bring their own words, and so do the pages.
#
# For whoever goes on with it: a person's name is a subject or stands alone; nothing agrees with it.

## At a table

alone = { CAP($who) }

prompt-played = Votre tour est joué. Finissez-le, ou reprenez un coup.
prompt-played-other = { CAP($who) } a joué, et peut encore reprendre un coup.
prompt-unworded = Et maintenant ?

## Why something is refused: a sentence for whoever asked

refused-inside = { CAP($why) }.
refused-inside-whole = { $why }

# Who somebody is.
refused-who_are_you = Dites-nous d’abord votre nom.
refused-bad_name-length = Un nom a de 1 à { $most } caractères.
refused-bad_name-unseen = Un nom n’a que des caractères visibles.
refused-bad_name-alphabets = Un mot d’un nom s’écrit dans un seul alphabet.
refused-name_taken = Il y a déjà un compte à ce nom ({ $name }), ou à un nom qui lui ressemble ; connectez-vous ou prenez un autre nom.
refused-name_taken-account = Il y a déjà un compte à ce nom ({ $name }), ou à un nom qui lui ressemble.
refused-has_account = Vous avez déjà un compte.
refused-no_account = Votre nom n’a pas encore de mot de passe.
refused-bad_password-length = Un mot de passe a de { $least } à { $most } caractères.
refused-bad_password-guessed = Ce mot de passe est facile à deviner ; prenez plusieurs mots, ou quelque chose de plus long.
refused-wrong_password = Ce nom et ce mot de passe ne vont pas ensemble.
refused-wrong_password-old = Ce n’est pas votre mot de passe actuel.
refused-changed_meanwhile = Le mot de passe a changé entre-temps.
refused-too_many_tokens = { $most ->
    [one] Vous avez déjà { $most } clé ; supprimez-la d’abord.
   *[other] Vous avez déjà { $most } clés ; supprimez-en une d’abord.
  }
refused-no_token = Vous n’avez pas cette clé.
refused-unknown_language = Serai ne parle pas cette langue ; choisissez { $languages }.

# Finding a table, and sitting down.
refused-no_table = Cette table n’existe pas, ou elle est privée et vous n’avez pas d’invitation.
refused-no_invitation = Cette invitation n’existe pas ; le lien est peut-être coupé.
refused-not_the_host = Seul l’hôte de la table peut faire cela.
refused-too_many_open = { $most ->
    [one] Vous avez déjà { $most } table qui attend des joueurs ; lancez-la ou fermez-la d’abord.
   *[other] Vous avez déjà { $most } tables qui attendent des joueurs ; lancez-en ou fermez-en une d’abord.
  }
refused-too_many_open-address = Trop de tables ouvertes depuis chez vous attendent déjà des joueurs ; rejoignez-en une, ou revenez plus tard.
refused-bad_seats = Une place est me, open, shared ou bot:LEVEL, pas « { $seat } ».
refused-bad_seats-me = Vous n’êtes vous-même qu’à une seule place ; vos autres places sont « shared ».
refused-no_seat = Les places de cette table vont de 0 à { $last }.
refused-seat_taken = Cette place n’est pas libre.
refused-seat_taken-all = Aucune place n’est libre.
refused-seat_taken-by = Cette place est prise ({ $who }).
refused-seats_open = Il reste des places libres ; mettez-y des bots ou attendez.
refused-seats_open-start = Il reste des places libres ; mettez-y des bots ou ne lancez pas encore la partie.
refused-cancelled = L’hôte a fermé cette table.
refused-has_begun = La partie a déjà commencé à cette table.
refused-not_begun = La partie n’a pas encore commencé à cette table.
refused-is_over = La partie est terminée à cette table.
refused-not_over-rematch = On pourra rejouer quand cette partie sera terminée.

# Playing.
refused-not_at_table = Vous n’avez pas de place à cette table.
refused-not_at_table-leave = Vous n’avez pas de place à quitter à cette table.
refused-not_at_table-rematch = Seuls ceux qui sont à la table peuvent demander à rejouer.
refused-not_at_table-silence = Seuls l’hôte et ceux qui jouent ici peuvent laisser un bot jouer pour quelqu’un.
refused-stale = Il s’est passé quelque chose avant l’arrivée de votre choix ; regardez où en est la table.
refused-key_used = Cette clé d’idempotence a déjà servi pour un autre choix.
refused-interrupted = Quelque chose s’intercale entre vos choix : « { $action } » ne peut pas suivre aussitôt. Rien n’a été fait ; choisissez de nouveau.
refused-not_your_turn = Quelqu’un d’autre est en train de choisir.
refused-turn_is_played = Votre tour est joué : finissez-le ou reprenez un coup.
refused-nothing_to_undo = Il n’y a rien à reprendre : quelque chose a été pioché, ou quelqu’un d’autre a choisi depuis.
refused-nothing_to_end = Vous n’avez pas de tour à finir.
refused-not_left = Aucun bot ne joue pour vous ici.
refused-bad_message = Un message a de 1 à { $most } caractères.

# Somebody is waited for.
refused-not_waited_for = Personne n’attend le joueur de cette place.
refused-your_own_seat = Cette place est la vôtre ; abandonnez si un bot doit jouer pour vous.
refused-not_silent = { $who } a encore { $time } ; ensuite, un bot pourra jouer.
count-minute = { $n ->
    [1] une minute
    [one] { $n } minute
   *[other] { $n } minutes
  }
count-hour = { $n ->
    [1] une heure
    [one] { $n } heure
   *[other] { $n } heures
  }
count-day = { $n ->
    [1] un jour
    [one] { $n } jour
   *[other] { $n } jours
  }

# The past of a game.
refused-no_step = Les étapes de cette partie vont de 0 à { $last }.
refused-no_card = Cette carte n’existe pas ici.
refused-no_record = Cette table a commencé au milieu d’une partie, elle n’a donc pas de feuille de partie.
refused-not_over-record = La feuille de partie sera disponible quand la partie sera terminée.
refused-bad_record-encoding = Ce n’est pas du texte UTF-8.

# A table that cannot be played on here.
refused-closed-gone = On ne joue plus à ce jeu ici ; la table est fermée dans l’état où elle était.
refused-closed-newer = Cette partie suit les règles { $rules }, que ce serveur ne connaît pas encore ; elle les attend.
refused-closed-older = Cette partie suit les règles { $rules }, qu’on ne joue plus ici ; elle est fermée dans l’état où elle était.
refused-closed-unfit = Cette partie ne va pas avec les règles d’aujourd’hui et ne peut pas continuer ; elle est fermée dans l’état où elle était.

# Too much, or trouble on the server's side.
refused-too_fast = C’est trop à la fois ; attendez un peu et réessayez.
refused-too_many_streams = Trop de vos pages attendent déjà des nouvelles ; fermez-en quelques-unes.
refused-too_large = C’est trop gros.
refused-too_large-record = { $most ->
    [one] Une feuille de partie a au plus { $most } octet.
   *[other] Une feuille de partie a au plus { $most } octets.
  }
refused-busy = Le serveur est trop occupé pour noter cela ; rien n’a changé. Réessayez.
refused-busy-reading = Le serveur est très occupé ; réessayez dans un instant.
refused-disk_full = Il n’y a plus de place sur le disque du serveur ; rien n’a changé.
refused-read_only = Le serveur ne peut pas écrire sur son disque ; rien n’a changé.
refused-disk_trouble = Le serveur a des ennuis avec son disque. Réessayez plus tard.
refused-fault = Quelque chose s’est mal passé de notre côté ; rien n’est perdu. Réessayez.
refused-fault-rules = Les règles de ce jeu ne peuvent pas continuer à partir de là, c’est une erreur de leur part ; rien n’a changé. Choisissez autre chose, et prévenez qui tient ce serveur.

# A request that is none.
refused-wrong_origin = Cela vient de la page d’un autre site.
refused-bad_request = Cette requête est illisible.
refused-bad_request-nowhere = Il n’y a rien à cette adresse.
refused-bad_request-method = Cela ne se fait pas à cette adresse.
refused-bad_request-cut = Cette requête s’est arrêtée au milieu.
refused-bad_request-empty = Cette requête ne dit rien.
refused-bad_request-json = Ce n’est pas du JSON.
refused-bad_request-field = Dans « { $where } » : { $what }.
refused-bad_request-whole = { CAP($what) }.

# What is wrong with a field of a request.
wrong-missing = ce champ manque
wrong-text = ce n’est pas du texte
wrong-number = ce n’est pas un nombre entier
wrong-answer = ce n’est ni vrai ni faux
wrong-list = ce n’est pas une liste
wrong-fields = ce ne sont pas des noms avec des valeurs
wrong-action = une action est son numéro, à partir de 0, ou sa notation
wrong-choice = il faut l’un de ces mots : { $choices }
wrong-short = { $least ->
    [one] il faut au moins { $least } caractère
   *[other] il faut au moins { $least } caractères
  }
wrong-long = { $most ->
    [one] il faut au plus { $most } caractère
   *[other] il faut au plus { $most } caractères
  }
wrong-few = { $least ->
    [one] il faut au moins { $least } élément
   *[other] il faut au moins { $least } éléments
  }
wrong-many = { $most ->
    [one] il faut au plus { $most } élément
   *[other] il faut au plus { $most } éléments
  }
wrong-small = le minimum est { $least }
wrong-great = le maximum est { $most }
wrong-value = cette valeur ne convient pas
