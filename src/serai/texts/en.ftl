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
# One of two people of the same name: $name, and the colour of the seat.
namesake = { $name } ({ $colour })

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
refused-open-files = too few files may be open to serve anybody; raise 'ulimit -n' to { $files }
refused-address = cannot serve at { $host } port { $port }: { $why }
refused-proxy = --proxy takes addresses such as 127.0.0.1 or 10.0.0.0/8, not '{ $word }'
# The log of a table has a gap.
refused-move-order = move { $number } cannot follow move { $before }

# A place on a board, for those who cannot see it: what it is, and what can be chosen there.
spot-label = { $tip } { $choices }
# The same, and what is written there.
spot-label-written = { $told }; { $written }

# What is played ------------------------------------------------------------------------------------------------------

yes = yes
no = no
# Some words between the quotation marks of the language; $words is typed, or stands in a file, and is never translated.
quoted = '{ $words }'
# Something that stands alone in a table, at the head of a line or before a colon; $what is a thing's name.
label = { CAP($what) }
# So many players: a title is for $fewest to $most of them (both are numbers, and often they are the same).
players-range = { $fewest ->
    [one] { $fewest } to { $most } players
   *[other] { $fewest } to { $most } players
  }

# How a title reads that has no words of its own for it ----------------------------------------------------------------

prompt-over = The game is over.
# A field of the table with its value, such as "silk 2"; both are names of the title's rules, or its words for them.
field-value = { $name } { $value }
# A few values that belong together, within a line of others.
field-group = ({ $values })
# What stands where there is nothing, or nothing that the reader may know.
field-empty = –
# Above what a seat holds: its name and its points; then the same for whoever decides now.
seat-head = { CAP($who) }, { count-points }
seat-head-deciding = > { CAP($who) }, { count-points }

# Refusals -------------------------------------------------------------------------------------------------------------
#
# Why something cannot be done, in one sentence without its full stop, and in English without a capital: it stands after
# "serai: " in a terminal, and pages make a sentence of it. Whatever is typed or stands in a file ($word, $name, $value,
# $path, $where, $action, numbers of lines and versions) comes as it is. $game is the name of a title; $why is another
# refusal of this list.

refused-over = the game is over
refused-not-now = '{ $action }' is not possible now
refused-no-number = there is no action number { $number }
refused-no-chance = chance does not decide now
refused-notation = '{ $word }' is not an action of this game

# A table that cannot begin.
refused-players = { $game } is for { $fewest } to { $most } players, not { $players }
# $choices is a list of what the option can be: "true or false".
refused-choice = option { $option } can be { $choices }, not '{ $value }'
refused-option = { $game } has no option '{ $option }'; it has { $options }
refused-option-none = { $game } has no option '{ $option }'; it has none
refused-rules = rules { $version } of { $game } are not played here; these are rules { $played }
refused-rules-two = rules { $version } of { $game } are not played here; these are rules { $oldest } and { $newest }
refused-rules-many = rules { $version } of { $game } are not played here; these are rules { $oldest } to { $newest }
refused-game = there is no game '{ $name }'; Serai has { $games }
refused-bots = { $seats ->
    [one] { $seats } seat needs
   *[other] { $seats } seats need
  } as many bots, not { $bots }
refused-bot = there is no bot '{ $bot }'; there are { $bots }
refused-bot-game = the bot '{ $bot }' cannot play { $game }, as { $package } does not tell it how
refused-bot-budget = '{ $bot }' is no bot; what one may spend on a decision is said as in search@200ms, search@1s or search@400r
refused-bot-folder = the bot '{ $bot }' has no use for a folder: only { $bots } play by weights
# $file is the name of a file of weights: "learnt.weights".
refused-bot-weights = the bot '{ $bot }' cannot play: there is no { $file } in { $folder }
refused-bot-elsewhere = the bot '{ $bot }' cannot be used ({ $error })
refused-bot-broken = { $package } cannot be used ({ $error })
refused-features = { $game } cannot be described as numbers, as { $package } offers no features
refused-tables-number = there must be at least one table, not { $tables }
refused-tables-actions = { $tables ->
    [one] { $tables } table needs
   *[other] { $tables } tables need
  } as many actions, not { $actions }
refused-at-table = table { $table }: { $why }
refused-extra = this needs '{ $library }': pip install 'serai[{ $extra }]'
refused-games-and-jobs = the number of games and of jobs must be at least 1
refused-engine = there is no engine '{ $engine }'; there are { $engines }
refused-arena-library = this needs '{ $library }': pip install '{ $extra }'
refused-ray = there is no Ray cluster at { $address } ({ $error })
refused-plot = { $path } cannot be drawn: a picture's name ends in one of { $kinds }
refused-drawn = { $game } has no decision '{ $name }'
refused-no-bots = --bots must say who competes
refused-bot-twice = '{ $bot }' is named twice
refused-against-nobody = --against needs at least 2 players
refused-one-bot = '{ $bot }' has nobody to compete with; name a second bot, or one with --against
# A game has ended every process that played it, $n of them.
refused-worker-lost = { $n ->
    [one] { $n } process
   *[other] { $n } processes
  } died over game { $number } (out of memory?), so the run ends here; what was played before it counts
# A file of results; $name is a word of its head as it stands there ("seed"), $there and $here are its values.
refused-results-format = { $path } is no file of results: its first line does not say '{ $format }'
refused-results-line = { $path }: line { $line } is no result
refused-results-other = { $path } holds another run: its { $name } is { $there }, not { $here }
refused-phases = { $game } cannot be learnt, as { $package } does not tell its phases
refused-no-out = --out must say into which folder
refused-on = --on: there is no { $file } in { $folder }
refused-no-data = there are no games to learn from in { $folder }
refused-few-games = to learn takes at least { $fewest ->
    [one] { $fewest } game
   *[other] { $fewest } games
  }: some are kept apart, to see what was learnt
refused-older-network = { $path } holds a network that was fitted with another value; fit into another folder, or without --linear
refused-no-choices = a network learns from choices, and in these games there are none; with --linear none is needed
refused-shard = { $path } is torn or is no part of a data set; remove it, and it is played again

# A position that is none.
refused-position = not a position of { $game }: { $why }
refused-position-parts = its parts do not fit together ({ $error })
refused-position-kind = a position is a table of names and values, not { $kind }
refused-position-game = a position of '{ $name }', not of { $game }
refused-position-options = the options of a position must be a table of names and values, not { $value }
refused-tables-differ = played with component tables { $digest }; these are { $known }
refused-tables-unknown = the component tables { $digest } of { $game } are not known here
refused-decisions = not a position: its decisions must be lists, each of a name and numbers
refused-decision = { $name } is not a decision of this game
refused-decision-number = { $value } is not a whole number, and { $name } needs one
refused-decision-stuck = { $name } has no legal action
refused-decision-of-nobody = { $name } asks nobody, and a position waits for a decision
refused-decision-numbers = { $name } does not take { $n ->
    [one] { $n } number
   *[other] { $n } numbers
  }
refused-decision-seat = there is no seat { $seat } to decide { $name }

# A value in a position: first which, then why.
refused-field = in '{ $field }' { $why }
refused-field-of-seat = in '{ $field }' of seat { $seat } { $why }
refused-value-whole = { $value } is not a whole number
refused-value-large = { $value } is larger than any number of a game
refused-value-least = { $value } is not a number from { $least } on
refused-value-range = { $value } is not a number from { $least } to { $most }
refused-value-seat = { $value } is not a seat from 0 to { $most }, nor null
refused-value-names = { $value } is not a list of names
refused-value-table = { $value } is not a table of names and values
refused-value-list = { $value } is not a list
refused-value-list-of = { $value } is not a list of { $n }
refused-value-missing = '{ $name }' is missing
refused-value-one-of = { $value } is not one of { $names }
refused-holdings = the holdings are not those of { $n }

# A record that cannot be read, or does not hold. $where is the file, perhaps with a line of it.
refused-record = { $where }: { $why }
record-line = { $file }: line { $line }
refused-record-first = line 1 must be '{ $line }'
refused-record-header = '{ $line }' is not a header line
refused-record-printed = '{ $line }' is not a printed value such as 'setup.camels = 3'
refused-record-lacks = the header lacks '{ $name }'
refused-record-number = { $name } must be a whole number, not '{ $value }'
refused-record-option = '{ $pair }' in the options is not name=value
refused-record-after-result = nothing may follow the result
refused-record-result = the result must be whole numbers
refused-record-action = action { $number }: { $why }
refused-record-tables = { $why } (use --components)
refused-record-unfinished = has a result, but the game is not over
refused-record-scores = says the result is { $result }, but the game ends { $scores }

# A file of printed values that cannot be used: $where is the file, $path the dotted place of the value.
refused-component = { $where }: { $path } { $why }
refused-components = { $where }: { $why }
# What kind of value stands there, or must: the forms that the messages below ask for are up to the language.
kind-flag = true or false
kind-whole = a whole number
kind-word = a word
kind-list = a list
kind-table = a table
kind-other = another kind of value
component-unknown = is not in the tables of { $name }
component-must-be = must be { $kind }, not { $found }
component-exactly = must be { $n }
component-range = must be from { $least } to { $most }
component-numbers = must list numbers from { $least } to { $most }
component-each-once = must name each of { $words } once
component-twice = must not name anything twice
component-words = must list words only
component-wholes = must list whole numbers only
component-word = '{ $word }' is not one of { $words }
component-not-one-of = is not one of { $words }
component-length = must list { $n ->
    [one] { $n } value
   *[other] { $n } values
  }, not { $found }
component-table = must stand in a table
component-provenance = has no provenance
component-name = may have only letters, digits and _ in its name
component-cannot-be = cannot be '{ $word }'
component-bag = must list the words of the bag
component-not-negative = must be a whole number, 0 or more
component-tables = must be a table of named tables, not a list of tables
component-plain = must be a whole number, a word, true or false, or a list of these
component-fixed = is part of how { $game } works and cannot be corrected
components-game = game is missing; the file must begin with its name, as in game = "merv"
components-other-game = game is { $value }, but these are the tables of { $name }
components-shape = shape must hold a list called lists and a table called bags
components-unreadable = cannot be read ({ $error })
components-not-text = is not UTF-8 text
refused-components-not-text = { $where } is not UTF-8 text
components-not-toml = not readable as TOML: { $error }

# Levels of bots -------------------------------------------------------------------------------------------------------
#
# For people, the weakest first: what each is called, a noun without an article that stands alone, and what it means.

level-wanderer = wanderer
level-wanderer-about = Makes any legal move, for a first look at a game.
level-apprentice = apprentice
level-apprentice-about = Plans its own turn and looks no further.
level-trader = trader
level-trader-about = Plans its turn with the experience of thousands of games.
level-caravan-master = caravan master
level-caravan-master-about = Also thinks for a moment about what comes after its turn.
level-vizier = vizier
level-vizier-about = Takes about a second to think ahead: the strongest there is.

# The command `serai` --------------------------------------------------------------------------------------------------
#
# Its subcommands and options (`play`, `--seats`), words in capitals that stand for what one writes there (FILE, NAME)
# and names of bots are the same in every language.

serai-about = The great games of the Silk Road, to play and to study.
# Before the line that shows how a command is written.
help-usage = usage:
# Heads of the help. A colon comes after each by itself: where the language writes a space before it, the message ends
# with that, as { "\u00A0" }.
help-commands = commands
help-arguments = arguments
help-options = options
help-help = show this help and end
help-version = show the version and end

about-games = list the games, their options and the levels of bots
about-data = show the printed tables and where they come from
about-serve = play in the browser: start the server
about-play = play in this terminal
about-simulate = play many games between bots
about-tournament = let bots compete: who wins how often, and how surely
about-selfplay = let bots play games to learn from: a data set
about-fit = make weights for the learnt bots of data sets
about-train = let bots learn: rounds of games and weights
about-replay = verify a record and show how the game stands at its end
about-new-game = write a small game that plays, to be made into your own
about-bench = measure the speed of both builds; 'bench server', 'bench soak': a server; 'bench page': its pages
about-bench-server = measure the speed of a server
about-bench-soak = look for leaks of a server at work
about-bench-page = measure how soon a page shows what a click did

help-lang = the language, as in fr (else that of your environment)
help-game = the game, as 'serai games' lists it
help-components = corrections to the printed tables (TOML)
help-set-options = see 'serai games'
help-json = print data instead of text
help-seats = who sits where: human or a bot, with commas (human,trader,apprentice)
help-solo = the first seat plays alone, against the printed automa
help-seed = the same seed deals the same game
help-record = write the game down
help-quick = end a turn with its last choice, without asking
help-players = players at the table (as many as bots, else 4)
help-bots = one for each seat, with commas, or one for all (random)
help-games = how many (100)
help-games-seed = the same seed plays the same games (0)
help-check = verify every invariant after every action
help-report = also show wins by place and points by source
help-records = write every game down in this folder
help-results = keep every game's result in this file, one line each; what is there already is not played again
help-plot = draw win shares and points by source (PNG or SVG)
help-jobs = processes (as many as there are cores)
help-engine = who plays: processes of this machine, or ray (processes)
help-field = who competes, with commas
help-against = each of them alone against a table of this bot, instead of all in every company
help-table-size = players at the table (4)
help-drawn = decisions that chance takes instead of the bots, as in ChooseCharacter
help-out = the folder to write into; what is there already is not made again
help-lessons = how many; for 'train', in each round (1000)
help-lessons-seed = the same seed brings the same games and weights (1)
help-lessons-bots = one for each seat, with commas, or one for all (greedy)
help-opening = decisions at the beginning that are taken at random (0)
help-data-sets = folders that 'serai selfplay' wrote
help-fit-players = the weights are for games of so many players only
help-rival = the part of the best rival's points that counts against one's own (0.5)
help-win = the points that a victory counts for (10)
help-linear = the linear value only, without networks: it needs no torch
help-on = a folder of weights, which the linear value is to correct
help-teacher = who plays after the first round, with the weights of the round before, as in search@64r (learnt)
help-rounds = how many rounds (4)
help-minutes = begin no new round after so long
help-host = where to listen (127.0.0.1: this machine only)
help-port = the port (8000)
help-database = where games are kept
help-workers = processes that answer (1)
help-bot-processes = processes in which bots think (2)
help-pause = seconds before a bot's move (0.1)
help-secure = people reach it by https only
help-no-sync = do not wait for the disk: a power cut may cost moves
help-proxy = whose X-Forwarded-For is believed
help-hops = proxies of yours that a request passes (1)
help-open-metrics = show /metrics to others than this machine
help-no-limits = do not count how often people ask
help-open = open a browser
help-file = the record
help-name = its name: small letters, digits and _
help-folder = where to write it (a folder of its name)

# A command line that cannot be understood; $see is `serai play --help`, where more is to be read.
usage-refused = { $why }; see { $see }
usage-command = a COMMAND is missing
usage-unknown-command = there is no command '{ $word }'; there are { $commands }
# $arguments is a list of what is missing: "game".
usage-missing = { $arguments } { $count ->
    [one] is
   *[other] are
  } missing
usage-unknown = '{ $words }' is not understood
usage-one-value = { $argument } needs a value
usage-values = { $argument } needs at least one value
usage-no-value = { $argument } takes no value
usage-wrong = { $argument } is not understood
usage-whole = { $argument } must be a whole number, not '{ $word }'
usage-number = { $argument } must be a number, not '{ $word }'

# Said once, where somebody has asked for a language that there is not; $languages are codes: "en, fr, ru".
language-unknown = there is no language '{ $wanted }' here, so this is English; there are { $languages }
# After a mistake of ours or of a title's author; $variable is set to 1 to see more.
fault = { $what }; { $variable }=1 shows the way there
fault-broken = something is broken ({ $error })
interrupted = interrupted

refused-pair = '{ $pair }' is not name=value
refused-is-folder = { $path } is a folder, not a file
refused-no-folder = { $path }: there is no folder { $folder }
refused-not-folder = { $path } is not a folder
refused-unwritable = { $path } cannot be written
refused-unwritable-why = { $path } cannot be written ({ $error })
refused-unreadable = { $path }: cannot be read ({ $error })
refused-not-text = { $path }: is not UTF-8 text
refused-library = serving needs '{ $library }': pip install 'serai[server]'
refused-alone = { $game } cannot be played alone
refused-players-bots = { $players ->
    [one] { $players } player needs
   *[other] { $players } players need
  } as many bots, not { $bots }
refused-no-game-for = no game is for { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
# $option is as it is typed; $least, $most and $value are numbers.
refused-least = { $option } must be at least { $least }, not { $value }
refused-most = { $option } must be at most { $most }, not { $value }
# A file of figures, as 'serai bench --keep FILE' writes it.
refused-figures = { $path } is not a file of figures as 'serai bench --keep' writes it
refused-figures-yardstick = { $path } was measured by another yardstick; 'serai bench --keep' measures anew
refused-figures-players = { $path } was measured with { $players ->
    [one] { $players } player
   *[other] { $players } players
  }; --players must say the same
refused-figures-none = { $path } tells nothing of what was measured here
refused-figures-half = figures are kept of both builds, and only one was measured
refused-exists = { $path } is there already; a new game needs a folder of its own
refused-name = '{ $name }' cannot name a game: a name has small letters, digits and _, at most 40 of them
refused-name-keyword = '{ $name }' cannot name a game: Python has another use for the word
refused-name-game = there is a game '{ $name }' already
refused-name-module = '{ $name }' cannot name a game: Python has a module of that name already

# `serai games`: a title, and what can be chosen for a table of it. $name and $choices are as they are typed.
games-line = { $game }, { players-range }
# The levels of bots that a game offers, as one types them.
games-levels = bots: { $levels }
# Before the list of all levels, each with what it means.
games-bots = Bots, the weakest first:

# `serai new-game`
new-game-written = A game that plays is in { $folder }, to be made into yours. Install it where Serai is, and try it:
new-game-docs = docs/new-game.md tells what each of its files is for.

# `serai data`: the printed tables, each with where its values come from.
data-title = { $game }: the printed facts as Serai plays them, tables { $digest }
# $provenance and $confidence are of those below.
data-provenance = [{ $provenance }]
data-provenance-confidence = [{ $provenance }, confidence { $confidence }]
provenance-rulebook = rulebook
provenance-reference = reference
provenance-recalled = recalled
provenance-reconstructed = reconstructed
provenance-owner = owner
confidence-near_certain = near certain
confidence-high = high
confidence-medium = medium
confidence-low = low
data-in-words = (in words, above)
# A list within a list of values.
data-list = [{ $values }]
# $n values in all; $parts says how many of each provenance: "12 rulebook, 3 reconstructed".
data-values = { $n ->
    [one] { $n } value: { $parts }
   *[other] { $n } values: { $parts }
  }
data-part = { $n } { $provenance }

# `serai simulate` and `serai tournament`, while they play; $time is such as 1:02:03.
simulate-progress = { $done } of { $games } games
simulate-left = { $far }, { $time } left
worker-lost = a process died over game { $number }, which is played again

# `serai selfplay`, `serai fit` and `serai train`. Shares are in percent; those of points are of their variance, in games
# from which nothing was learnt.
selfplay-done = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
  } in { $folder }.
fit-examples = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
  } and { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
  } to learn from
fit-linear = the linear value explains { $explained } % of what came of them
fit-compared = of { $comparisons } comparisons of lines it explains { $explained } % in games kept apart
fit-value = with the network { $explained } % of how lines compared are explained
fit-policy = the network names { $choices } % of the choices
# $bot is as one types it.
train-round = round { $number }, played by { $bot }
train-round-known = round { $number } is there already
train-tried = learnt against { $rivals } greedy: { $share } % of { $games ->
    [one] { $games } game
   *[other] { $games } games
  } won ({ $low } to { $high } %)
fit-done-players = The weights are in { $folder }; beside others they play { $players ->
    [1] alone
   *[other] games of { $players }
}.
train-done = The weights are in { $folder }; learnt={ $folder } plays with them.

# `serai replay`
replay-legal = { $file }: { $n ->
    [one] { $n } action replayed, legal.
   *[other] { $n } actions replayed, all legal.
  }
replay-agrees = The final scores agree.
replay-no-result = It has no result to compare.
replay-unfinished = Unfinished.

# A table in a terminal ------------------------------------------------------------------------------------------------

# The first line: the title, who sits where, the seed of the game; the seat's name, and `human` or the level of a bot.
play-begins = { $game }: { $seats }; seed { $seed }. ? helps.
player-human = human
play-seat = { $who } ({ $player })

# What one types, besides the letter that is the same in every language (u, t, l, s, ?, q, y, n): words with spaces
# between them; capitals and accents do not matter. English ones count in every language. Apart from `command-yes` and
# `command-no`, no other language may add a single Latin letter: those are the lines of the list.
command-undo = undo
command-table = table
command-log = log
command-scores = scores
command-help = help h
command-quit = quit
command-quick = quick
command-yes = yes end done
command-no = no

terminal-help =
    Type the letter of a choice, or the choice itself as the list spells it at the end of its line; words of it that can
    mean nothing else are enough. Several decisions may stand in one line: what comes after something unclear is not played.
      u  undo: back to your last choice, while nothing was drawn and nobody else chose since
      t  the whole table            l  what happened so far (l 50: more of it)
      s  scores and their sources   ?  this help          q  quit
      quick  end a turn with its last choice, without being asked; again: be asked

# Where several people sit at one terminal, before what is asked of one of them.
terminal-asked = { CAP($who) }: { $asked }
terminal-type-letter = Type a letter from a to { $last }, or ? for help.
terminal-end = Your turn is played. End it? (Enter: yes; u: take it back)
terminal-end-how = Press Enter to end your turn, or type u to take your last choice back.
terminal-nothing-to-undo = There is nothing to undo: no choice of yours since something was drawn or somebody else chose.
terminal-undone = Undone.
terminal-quick = A turn ends with its last choice.
terminal-not-quick = You are asked before a turn ends.
terminal-no-news = Nothing has happened yet.
terminal-stops = The game stops here.
terminal-saved = The record was saved to { $file }.
# After a refusal ($why); $words were typed and come as they are.
terminal-unclear = { CAP($why) }; ? helps.
terminal-not-played = { CAP($why) }; '{ $words }' was not played.

# What was typed cannot be taken for a choice. $choices is a list of choices as they are typed, with `quoted`.
unclear-several = '{ $words }' could be { $choices }
unclear-others = { $n ->
    [one] { $n } other
   *[other] { $n } others
  }
unclear-nothing = '{ $word }' means nothing that is possible now
unclear-final = '{ $action }' cannot be taken back: type it alone, and in full
# $lacking is a title's clause: why it brings nothing.
unclear-for-nothing = this brings nothing now: { $lacking }; type it again to do it all the same
unclear-drawn = something is drawn first
unclear-turn-played = your turn is played

# The table of points: its last line.
points-total = points
