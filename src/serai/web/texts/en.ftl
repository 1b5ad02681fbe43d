# Every word of the pages themselves, in English. Games bring their own.
#
# Facts that come again and again:
#   $name     what somebody is called: a person's own name, which no language declines or elides, or the colour of a
#             seat (`called-colour`), where a person's name would not say which seat is meant
#   $colour   what a seat is called after its colour (`called-colour`)
#   $title    the name of a game, in the reader's language
#   $level    how well a bot plays: a message that all share, such as `level-trader`
#   $time     a span of time, a message `span-minutes`: FORM($time, "acc") asks it for another case
#   $n        a number, which chooses its plural

## What every page shares

page-name = Serai
page-motto = The great games of the Silk Road, at one table
page-skip = Skip to the content
page-account = Your account
page-login = Log in
page-logout = Log out
page-logout-guest = Nobody can come back to a name without a password, nor to its games. Log out?
page-settings = Settings
page-close = Close
page-help = Help
page-reconnecting = Reconnecting…
page-no-script = Serai needs JavaScript to play.
# A button by its name, and the key that does the same. $label: the button's name, another message; $key: what is
# written on the key.
page-with-key = { $label } ({ $key })
# A seat as a name. $colour: a message `seat-red` of the game, or of all games.
called-colour = { CAP($colour) }
# Somebody has asked for a language that is not there. $asked: its code, as in `pt`.
page-unknown-language = Serai does not speak “{ $asked }” yet. This is English.

# What is written on a key of the keyboard.
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End

## The settings

settings-language = Language
settings-theme = Colours
# Three choices under `settings-theme`.
settings-light = Light
settings-dark = Dark
settings-system = As my device
settings-sound = Soft sounds: a knock when it is your turn, a drop for the chat
# How fast what others do is shown: a line above four choices, and what it means.
settings-pace = Others’ turns
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = At once
settings-pace-about = One action after the other. Any key, or a click on the board, goes to the end.
# The cards that tell of a climax: three choices, and what they are.
settings-moments = Cards at great moments
settings-moments-self = Close by themselves
settings-moments-click = Wait for a click
settings-moments-never = None
settings-moments-about = The end of a round, an attack, the final scoring.
settings-large = Larger text, on the board too
settings-notices = Notices of the browser while this tab is hidden
settings-confirm = Ask before sending a choice

## Help at the table

help-title = How to play here
help-point = Point at anything to read what it is. What glows can be chosen: click it on the board, or its line in the list.
help-touch = On a touch screen, the first tap shows what a choice does, the second sends it. Hold to read a tip, pinch or double-tap to zoom.
help-keys = Keys
# What each key does; it stands beside the key.
help-tab = go from choice to choice
help-arrows = move over the board, or along the list
help-enter = choose
help-digits = choose a line of the list by its number
help-undo = take back your last choice
help-end = end your turn
help-scores = everybody's points and where they come from
help-again = show again what happened since your last turn
help-zoom = closer, farther; Escape shows the whole board
help-column = fold the side column away, and back
help-longer = make a long list of choices longer, and back
help-this = this help

## Who somebody is

names-title = What shall we call you?
names-label = Your name
names-go = Start playing
names-hint = No password needed. You can protect the name later.
names-have = I have an account
names-login-title = Welcome back
names-password = Password
# In the tab. $title: a game.
names-invited = { $title } · you are invited
# $name: who opened the table; $title: its game.
names-invited-to = Invited by { $name } to a table of { $title }
names-invited-go = Go to the table

## The lobby

# The title of the browser's tab.
lobby-tab = Serai · the great games of the Silk Road
lobby-tab-turn = ● Your turn · Serai
lobby-hello = Welcome back, { $name }
lobby-motto = The great games of the Silk Road, at one table.
lobby-welcome = A warm table is waiting
lobby-intro = Great games of the Silk Road, complete and by the book. Play friends, strangers or bots; nothing to install.
lobby-play-now = Play now against bots
# A list of levels follows, see `levels-choice`.
lobby-opponents = Opponents
lobby-set-up = Set up a table
# How many can play a game: $least and $most are numbers.
lobby-players = { $least } to { $most } players
# The same where there is only one number of players.
lobby-players-exactly = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
lobby-mine = Your tables
lobby-none-mine = You have no game going. Choose one above; it starts at once.
lobby-open = Open tables
lobby-none-open = No table is waiting for players right now. Set one up and others will see it here.
# Buttons in a line of the list of tables.
lobby-join = Join
lobby-watch = Watch
lobby-go-on = Continue
# To look at a game that is over.
lobby-look = Look
lobby-your-turn = Your turn
# A button at the head of every page, beside a dot.
lobby-turn-at = Your turn · { $title }
# Short notes on a table, side by side with dots between them.
lobby-host = opened by { $name }
lobby-private = private
lobby-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
  }
lobby-record = Open a record
lobby-record-hint = A game saved here or played in the terminal, to look at step by step.
lobby-choose-file = Choose a file

## Setting up a table

setup-title = A table of { $title }
setup-players = Players
setup-seats = Seats
# Who shall sit at a seat: choices in a list.
setup-me = Me
setup-open = Free for anyone
setup-shared = Shares this screen
setup-bot = Bot: { $level }
# Other ways to play that the rulebook offers; a list of them follows.
setup-variants = Variants
setup-private = Private: only people you invite can see it
setup-explicit = A turn ends only when its player says so
# A list of spans of time follows, each a `setup-span`.
setup-patience = If somebody is silent, a bot can take over after
setup-span = { $time }
setup-rules = House rules
# A house rule, and one of its values; both are messages of the game, such as `option-supplies_unlimited`.
setup-option = { CAP($option) }
setup-value = { $value }
setup-yes = yes
setup-no = no
setup-create = Open the table

# Spans of time. They stand in `setup-span`, `silence-lasts` and `room-patience`, which may ask for any form of them that
# a language needs.
span-minutes = { $n ->
    [1] a minute
   *[other] { $n } minutes
  }
span-hours = { $n ->
    [1] an hour
   *[other] { $n } hours
  }
span-days = { $n ->
    [1] a day
   *[other] { $n } days
  }
span-weeks = { $n ->
    [1] a week
   *[other] { $n } weeks
  }

## How well bots play

# One of the levels in a list.
levels-choice = { CAP($level) }
# Before a list of all levels, each with a sentence.
levels-title = What the levels of bots mean

## Somebody does not move

silence-lasts = { $name } has not moved for { $time }.
silence-go = Let a bot play for { $name }
silence-sure = Let a bot play for { $name }? { $name } can come back and take over.
# How many of the others have said so ($said), and how many have to ($of).
silence-said = { $said } of { $of } have said that a bot shall play.
silence-waiting = You have said that a bot shall play: { $said } of { $of }.

## The waiting room

room-tab = { $title } · waiting for players
room-title = { $title }: people are gathering
room-intro = The game begins when every seat is taken and the host starts it.
# Three short heads, each with an answer beside it: who opened the table, how many play, what it plays otherwise.
room-host = Host
room-rules = Rules
# An option of the game, and what was chosen.
room-rule = { CAP($option) }: { $value }
room-by-the-book = By the book
room-sit = Sit here
# Nobody sits here.
room-free = Free
# The reader's own seat.
room-yourself = { $name } (you)
room-bot = { CAP($level) } (bot)
# Of a list of levels, for those who hear it; $colour is what the seat is called after.
room-level = { CAP($colour) }: how well the bot plays
room-seat-bot = Put a bot here
room-seat-shared = Plays on my screen
room-seat-open = Free this seat
room-move = Move here
room-also = Sit here too
room-close = Close this table
room-close-sure = Close this table? Everybody here is told, and it cannot be opened again.
room-closed = This table of { $title } is closed
room-closed-hint = Its host has closed it before the game began.
room-patience = Whoever keeps the others waiting for { $time } can be replaced by a bot.
room-invite = Invite friends
room-invite-hint = Whoever opens this link can sit down, even without an account.
room-copy = Copy the link
room-start = Start the game
room-not-yet = Fill every seat to start: invite friends, or put bots in.
room-wait-host = Waiting for the host to start.
room-leave = Leave the table
room-private = Private table.
room-explicit = Turns end when their player says so.

## The table

# Whose decision it is: the head over the question, three or four words.
table-your-turn = Your turn
table-your-turn-as = Your turn as { $colour }
# $names: one or several players, as a list.
table-choosing = { $names } { PERSON($names) ->
    [several] are choosing
   *[other] is choosing
  }
table-wait = A moment
table-over = The game is over
table-played = Your turn is played
table-end-hint = End your turn, or take back what you would do otherwise.
table-replay-head = Replay
# The title of the browser's tab.
table-tab = { $title } · Serai
table-tab-turn = ● Your turn · { $title }
# The drawing, and the list beside it, for those who cannot see them.
table-board = Board
table-actions = What you can do
table-tray = More choices
table-do-it = Do it
table-undo = Undo
# $done: the sentence by which it was chosen, as the game says it.
table-undo-what = Take back: { $done }
table-end = End turn
table-hint = Choose on the board or from this list.
# The heading over choices that are allowed and bring nothing.
table-idle = Brings nothing now
# A button that folds what stands beside the board, and a handle that makes it wider or narrower.
table-column = Side column
# A button at a long list of choices, which makes room for more of it.
table-longer = Longer list
table-width = Width of the side column
# With the column folded away: a button that makes the bar over the board small, and large again.
table-bar = Question and choices
# Four tabs, at the foot of a phone: short.
table-play = Play
table-players = Players
table-strip = Players in short
table-rest = What everybody has
table-log = Log
table-chat = Chat
# A small word beside a player's name: their own mat, who has left, a bot.
table-yours = You
table-left = has left, a bot plays
table-bot = { $level } (bot)
table-since = Since your last turn
table-lately = What happened last
# What others did, shown on the board once more; and the way past it, beside it stands how many actions are left.
table-again = Show me again
table-beats = What the others do
table-to-end = To the end
# A button beside a line of the log that opens the card of a climax.
log-moment = Show this moment again
# Above the points that everybody got at a climax.
moment-points = Points by source
# So many points more or less.
moment-gain = +{ $n }
moment-loss = −{ $n }
table-zoom = Zoom
table-closer = Closer
table-farther = Farther
table-whole = Whole board
table-nothing = Nothing has happened yet.
table-say = Say something
table-send = Send
table-no-chat = Nobody has said anything yet.
table-menu = Table menu
table-scores = Scores
table-resign = Resign and let a bot play on
table-return = Take over from the bot
table-record = Download the record
table-replay = Replay
table-leave = Back to the lobby
table-live = Back to the table
# A shared screen is covered until the next player sits before it.
table-cover = Hand the screen to { $colour }
table-cover-go = I am { $colour }, show my table
table-rematch = Play again
table-rematch-go = To the next table
table-analyse = Try it out from here

## The result

result-title = How the points came together
# The head of the column with the sources of points.
result-source = Source
result-total = Total
result-chart = Points over the game
# Folds the result away and shows it again.
result-show = Result
# A drawing of lines, and the two ends of its lower edge.
chart-label = Points of every player over the game
chart-start = start
chart-end = end

## A replay

replay-tab = { $title } · replay
# Both facts are figures that the script fills in: they choose no plural.
replay-step = Step { $step } of { $steps }
replay-first = To the start
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-slider = Step of the game
# A button that lets a replay run, and stops it.
replay-play = Play
replay-pause = Pause

## A table whose rules are no longer played here

closed-title = This table is closed
closed-record = Save the record

## The account

account-tab = Your account · Serai
account-title = Your account
account-guest = You play as { $name }, known to this browser only. Choose a password and the name is yours everywhere.
account-kept = You play as { $name }. Your games and results are kept under this name.
account-nobody = You are not known here yet.
account-protect = Protect this name
account-have = I have an account; take my games along
account-password = Password
account-password-hint = With another password, every other browser is logged out. Keys for programs stay; revoke them below if somebody else may have them.
account-old = Your password until now
account-new = Your new password
account-change = Change the password
# A key of the kind that a program shows, not of a keyboard.
account-tokens = Keys for programs
account-tokens-hint = A key lets a program of yours look and play under your name. It is shown once.
account-token-label = What is it for?
account-make = Make a key
account-revoke = Revoke
# The key stands after it.
account-fresh = Your new key. Copy it now, it will not be shown again:
account-none = You have no keys.

## Something went wrong

problem-tab = Serai
problem-title = That did not work
problem-lost = There is nothing here
problem-back = Back to the lobby

# Somebody is turned away before anything of a page is known. Shown as it is.
refused-too_large = The headers of this request are too large.
refused-bad_request = This is not a request that can be read.
refused-too_slow = This request took too long to arrive.
refused-busy = Too many people are connected just now; try again in a moment.
refused-too_many_connections = Too many connections come from your address; close some.

## What the script says while one plays

script-offline = No connection. Your choice is kept and sent as soon as it is back.
script-again = Tap again, or press { table-do-it }.
script-confirm = Press Enter or click again to send it.
# $lacking: a clause of the game that says what is missing, with neither a capital nor a full stop.
script-doubt = This brings nothing now: { $lacking }. Do it all the same?
script-copied = Copied.
script-failed = Something went wrong. Please try again.
# Over a small menu where one place of the board stands for several choices.
script-menu = Which of these?
# How many lines of the chat nobody has read yet: $n is a figure that chooses no plural.
script-unread = unread: { $n }
# The title of the browser's tab with the same figure.
script-unread-title = ({ $n }) { $title }
script-joined = { $name } has sat down at the table.
script-no-notices = This browser shows no notices from here. Its own settings can allow it.
script-resign = Resign? A bot will play on for you.
script-password-changed = Your password is changed. Other browsers are logged out.

## What the host of a server reads in a terminal

# $address: where it is; $database: the name of a file.
serve-at = Serai is at { $address } (Ctrl-C stops it; the games are kept in { $database })
# $found, $wanted: figures, how many connections there can be and should be; $files: how many files that needs.
serve-few-files = So few files may be open here that only { $found } connections are held at once; for { $wanted } raise 'ulimit -n' to { $files }.

## Several choices in one gesture

# Amounts of several things, set by buttons with − and + on them. The name of all of them together.
counters-label = Set the amounts
counters-hint = Set the amounts, then confirm them.
# $thing: what is counted, as the game calls it.
counters-less = { CAP($thing) }: one less
counters-more = { CAP($thing) }: one more
# $n and $of: numbers; what is set so far comes to so much.
counters-total = { $n } of { $of }
# So much of a thing. $n: a number; $thing: what is counted.
counters-some = { $n } × { $thing }
# A button that sends what is set. $things: several `counters-some` with commas between them.
counters-go = Confirm: { $things }
# The same button while nothing is set that could be sent.
counters-choose = Set the amounts first
# A button that unfolds the list of the same choices, to be made one after the other.
counters-singly = One by one
# The same choice several times over: how often.
times-label = How often
times-less = Once less
times-more = Once more
# $n: a number of times.
times-said = { $n }×
times-all = As many as I can: { $n }×
# A thing, such as a die, is picked, and what it can go to glows.
picking-hint = Now choose where it goes. Choose it again to put it back.
