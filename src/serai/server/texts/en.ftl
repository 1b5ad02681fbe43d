# What the server itself says, in English. Games bring their own words, and so do the pages.
#
# Facts that come again and again:
#   $who      what somebody is called: `you`, a person's own name, which no language declines or elides, or what a game
#             calls a seat (`seat-red`)
#   $least, $most, $last   figures; they choose a plural where a noun follows

## At a table

# What somebody is called, where it stands alone: in a list, at the head of a column.
alone = { CAP($who) }

# What is asked of one whose turn is played, but not ended.
prompt-played = Your turn is played. End it, or take something back.
# The same, read by the others.
prompt-played-other = { CAP($who) } has played, and may still take something back.
# What is asked, where a game from elsewhere has no words for it.
prompt-unworded = What next?

## Why something is refused: a sentence for whoever asked

# What a game or a record has to say against it: $why is a clause with neither a capital nor a full stop.
refused-inside = { CAP($why) }.
# The same, where it is a sentence already.
refused-inside-whole = { $why }

# Who somebody is.
refused-who_are_you = Tell us your name first.
refused-bad_name-length = A name has 1 to { $most } characters.
refused-bad_name-unseen = A name has only characters that can be seen.
refused-bad_name-alphabets = A word of a name is written in one alphabet.
# $name: what somebody wants to be called.
refused-name_taken = There is an account named { $name }, or one that looks like it; log in or take another name.
refused-name_taken-account = There is an account named { $name } already, or one that looks like it.
refused-has_account = You have an account already.
refused-no_account = Your name has no password yet.
refused-bad_password-length = A password has { $least } to { $most } characters.
refused-bad_password-guessed = This password is easily guessed; take several words, or something longer.
refused-wrong_password = This name and this password do not belong together.
refused-wrong_password-old = This is not your password until now.
refused-changed_meanwhile = The password was changed in the meantime.
refused-too_many_tokens = { $most ->
    [one] You have { $most } token already; delete it first.
   *[other] You have { $most } tokens already; delete one first.
  }
refused-no_token = You have no such token.
# $languages: those that there are, each by its own name, as a list.
refused-unknown_language = This language is not spoken here; choose { $languages }.

# Finding a table, and sitting down.
refused-no_table = There is no such table, or it is private and you have no invitation.
refused-no_invitation = There is no such invitation; perhaps the link was cut short.
refused-not_the_host = Only whoever opened the table may do this.
refused-too_many_open = { $most ->
    [one] You have { $most } table waiting for players already; start or close it first.
   *[other] You have { $most } tables waiting for players already; start or close one of them first.
  }
refused-too_many_open-address = Too many tables opened from where you are wait for players already; join one, or come back later.
# The words me, open, shared and bot:LEVEL are as one types them. $seat: what somebody typed.
refused-bad_seats = A seat is me, open, shared or bot:LEVEL, not '{ $seat }'.
refused-bad_seats-me = You are yourself at one seat only; further ones of yours are 'shared'.
refused-no_seat = This table has seats 0 to { $last }.
refused-seat_taken = This seat is not free.
refused-seat_taken-all = No seat is free.
refused-seat_taken-by = { $who } sits there.
refused-seats_open = Some seats are still free; fill them with bots or wait.
refused-seats_open-start = Some seats are still free; fill them with bots or do not start yet.
refused-cancelled = The host has closed this table.
refused-has_begun = The game at this table has begun already.
refused-not_begun = The game at this table has not begun yet.
refused-is_over = The game at this table is over.
refused-not_over-rematch = A rematch can begin when this game is over.

# Playing.
refused-not_at_table = You have no seat at this table.
refused-not_at_table-leave = You have no seat at this table to leave.
refused-not_at_table-rematch = Only those at the table can ask for a rematch.
refused-not_at_table-silence = Only the host and those who play here can let a bot play for somebody.
refused-stale = Something happened before your choice arrived; look again.
refused-key_used = This idempotency key was used for another choice.
# Several choices in one request. $action: the one that cannot follow, in notation.
refused-interrupted = Something comes between your choices: “{ $action }” cannot follow at once. Nothing was done; choose again.
refused-not_your_turn = Somebody else is choosing now.
refused-turn_is_played = Your turn is played: end it or take something back.
refused-nothing_to_undo = There is nothing to take back: something was drawn, or somebody else has decided since.
refused-nothing_to_end = There is no turn of yours to end.
refused-not_left = No bot plays for you here.
refused-bad_message = A message has 1 to { $most } characters.

# Somebody is waited for. $time: one of the spans below, which may be asked for another form of itself.
refused-not_waited_for = Nobody waits for this seat.
refused-your_own_seat = This seat is yours; resign if a bot shall play for you.
refused-not_silent = { $who } may take { $time } more; after that a bot can play.
count-minute = { $n ->
    [1] a minute
   *[other] { $n } minutes
  }
count-hour = { $n ->
    [1] an hour
   *[other] { $n } hours
  }
count-day = { $n ->
    [1] a day
   *[other] { $n } days
  }

# The past of a game.
refused-no_step = This game has steps 0 to { $last }.
refused-no_card = There is no such card here.
refused-no_record = This table began in the middle of a game, so it has no record.
refused-not_over-record = The record can be had when the game is over.
refused-bad_record-encoding = This is not UTF-8 text.

# A table that cannot be played on here. $rules: the number of a version.
refused-closed-gone = This game is no longer played here; the table is closed as it stood.
refused-closed-newer = This game was begun by rules { $rules }, which this server does not know yet; it waits for them.
refused-closed-older = This game was begun by rules { $rules }, which are no longer played here; it is closed as it stood.
refused-closed-unfit = This game does not fit the rules of today and cannot be played on; it is closed as it stood.

# Too much, or trouble on the server's side.
refused-too_fast = That is too much at once; wait a little and try again.
refused-too_many_streams = Too many of your pages wait for news already; close some of them.
refused-too_large = That is too large.
refused-too_large-record = { $most ->
    [one] A record has at most { $most } byte.
   *[other] A record has at most { $most } bytes.
  }
refused-busy = The server is too busy to write this down; nothing was changed. Please try again.
refused-busy-reading = The server is very busy; try again in a moment.
refused-disk_full = There is no room left on the server's disk; nothing was changed.
refused-read_only = The server cannot write to its disk; nothing was changed.
refused-disk_trouble = The server has trouble with its disk. Please try again later.
refused-fault = Something went wrong on our side; nothing was lost. Please try again.
refused-fault-rules = The rules of this game cannot go on from there, which is a mistake in them; nothing was changed. Choose something else, and tell whoever runs this server.

# A request that is none.
refused-wrong_origin = This came from another site's page.
refused-bad_request = This request cannot be read.
refused-bad_request-nowhere = There is nothing at this address.
refused-bad_request-method = This cannot be done at this address.
refused-bad_request-cut = This request ended in the middle.
refused-bad_request-empty = This request says nothing.
refused-bad_request-json = This is not JSON.
# $where: the name of a field, as programs write it; $what: one of the clauses below.
refused-bad_request-field = In '{ $where }': { $what }.
# The same, where it is no field that is wrong.
refused-bad_request-whole = { CAP($what) }.

# What is wrong with a field of a request.
wrong-missing = it is missing
wrong-text = this is no text
wrong-number = this is no whole number
wrong-answer = this is neither true nor false
wrong-list = this is no list
wrong-fields = these are no names with values
wrong-action = an action is its number, from 0 on, or its notation
# $choices: words as one types them, with commas between them.
wrong-choice = it is one of { $choices }
wrong-short = { $least ->
    [one] it has at least { $least } character
   *[other] it has at least { $least } characters
  }
wrong-long = { $most ->
    [one] it has at most { $most } character
   *[other] it has at most { $most } characters
  }
wrong-few = { $least ->
    [one] it has at least { $least } entry
   *[other] it has at least { $least } entries
  }
wrong-many = { $most ->
    [one] it has at most { $most } entry
   *[other] it has at most { $most } entries
  }
wrong-small = the least is { $least }
wrong-great = the most is { $most }
wrong-value = this value does not fit
