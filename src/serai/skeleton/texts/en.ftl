# Every word of New Game in English, as messages of Project Fluent (projectfluent.org). Another language is another file
# beside this one, such as fr.ftl, with the same messages. What all games share (joining words, colours of the seats,
# points) comes with Serai. Facts are numbers, names, or things said by another message.

title = New Game
about-lobby = Take pebbles while there are any.

# Things, so many of them: $n.
count-pebble = { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
  }

# How the names of the rules read, in sentences and in a terminal; a name without a message reads as it is.
name-pile = pebbles left
name-points = points
name-charm = charm
name-pebbles = pebbles
name-bead = bead
name-shell = shell
name-feather = feather
name-coin = coin
name-pearl = pearl
name-star = star

# What can be chosen for a table, and what it means.
option-may_stop = the game may be stopped once the pile is half empty
# The same in a sentence, below it.
option-may_stop-about = Otherwise all pebbles are taken before the points are counted.

# Where points come from, at the head of a line.
source-pebbles = pebbles
source-charm = charm

# What happened, by the key that the rules tell: a clause without its subject, which a story says once. $who is a name;
# PERSON($who) is "you" or "other", for languages whose verbs want to know. $a, $b and $c are the numbers told.
log-charm = drew the { charm-a }
log-take = took { $a ->
    [one] { $a } pebble
   *[other] { $a } pebbles
  }
log-stop = stopped the game
log-show = showed the { charm-a }
# $things: so many points.
log-points = gained { $things } for { $b ->
    [0] pebbles
   *[1] a charm
  }

# A message that another one names sees the facts of that one.
charm-a = { $a ->
    [0] bead
    [1] shell
    [2] feather
    [3] coin
    [4] pearl
   *[5] star
  }

# What is asked, by the name of the step; its numbers are facts.
prompt-over = The game is over.
prompt-DrawCharm = A charm is drawn.
prompt-TakePebbles = Take pebbles from the pile.

# What the others read meanwhile, below “Blue is choosing”: never “you”, and no facts.
choosing-TakePebbles = how many pebbles to take

# What an action does, by its kind; $argument is what stands after it (a number, or a name), $n its place, from 0.
action-stop = Stop the game
action-take = Take { $argument ->
    [one] { $argument } pebble
   *[other] { $argument } pebbles
  }
action-charm = Draw the { $argument }

# How it stands; the fields of a view are facts, and $points_pebbles is one in a table of them.
clock = { $pile ->
    [one] { $pile } pebble left
   *[other] { $pile } pebbles left
  }
clock-over = The game is over
holdings = You have { $points_pebbles ->
    [one] { $points_pebbles } pebble
   *[other] { $points_pebbles } pebbles
  }, and the charm is a { $charm }.

# Words on the board, and what is told of whatever one points at.
board-label = The pile
board-mat = What lies before { $who }
tip-pile = { count-pebble } at once.
tip-charm = A charm: { $name }.
tip-hidden = A charm that only its owner sees.
