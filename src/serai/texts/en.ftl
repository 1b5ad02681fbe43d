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

# A place on a board, for those who cannot see it: what it is, and what can be chosen there.
spot-label = { $tip } { $choices }
