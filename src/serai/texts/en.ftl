# The words that every game and every door of Serai share, in English.

language-name = English
# Whose customs are followed in lists and numbers: "one, two and three".
language-locale = en_GB

joint-comma = { $before }, { $after }
joint-semicolon = { $before }; { $after }
joint-space = { $before } { $after }
joint-slash = { $before } / { $after }

you = you
nothing = nothing

# What the seats are called, by their colour; `the` magistrate and the like are a title's own.
seat-red = red
seat-blue = blue
seat-yellow = yellow
seat-green = green
seat-black = black

count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

# A run of events of one seat: its name once, then clause after clause.
story-paragraph = { CAP($who) } { $clauses }.
story-paid = paid { $things }
story-gained = gained { $things }
# What somebody else had of it, within a paragraph.
story-aside = { $clause } ({ $others })
story-others = ({ $others })
story-other = { $who } { $clause }
story-sentence = { CAP($clause) }.

verdict = { CAP($winners) } { PERSON($winners) ->
    [you] win
    [several] win
   *[other] wins
  } with { count-points }.
verdict-tied = { CAP($winners) } { PERSON($winners) ->
    [you] win
    [several] win
   *[other] wins
  } with { count-points }, on the tie-break before { $rivals }.
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Why a server cannot begin, in one sentence without its full stop: it stands after "serai: " in a terminal.
refused-database = '{ $address }' is not a database address such as sqlite:///serai.db
refused-database-file = '{ $address }' is not the address of an SQLite file, such as sqlite:///serai.db
# $file: its name; $why: one of the clauses below, in which "it" is that file, or what the machine itself says.
refused-database-cannot = cannot keep games in { $file }: { $why }
database-busy = another program holds it
database-read-only = it cannot be written
database-folder-read-only = its folder cannot be written
database-is-folder = it is a folder
database-full = the disk is full
database-none = it is not a database
database-foreign = it is a database of another program
database-damaged = it is damaged
database-closed = it cannot be opened
database-disk = the disk does not answer as it should
# $version: a figure, or several.
database-newer = it was written by a newer Serai (version { $version } of its tables)
refused-proxy = --proxy takes addresses such as 127.0.0.1 or 10.0.0.0/8, not '{ $word }'
# The log of a table has a gap.
refused-move-order = move { $number } cannot follow move { $before }

# A place on a board, for those who cannot see it: what it is, and what can be chosen there.
spot-label = { $tip } { $choices }
