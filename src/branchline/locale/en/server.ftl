### What the server refuses, over HTTP and at a table.

## Requests and setting up

error-not-found = There is nothing at { $path }.
error-method = { $method } is not possible at { $path }; use { $allowed }.
error-internal = Something went wrong in the server; it was written to its log.
error-storage = The data could not be read or written, so nothing was changed.
error-origin = This was asked by a page of another address ({ $origin }) and is refused.
error-content-type = The request has to be sent as application/json.
error-too-large = This is too large; at most { $most } KiB are read.
error-too-often = You ask too often; try again in { $seconds } s.
error-many-sockets = From where you are { $most } pages of this server are open, and that is the most; close one.
error-many-tables = You have made { $most } tables within a day, and that is the most; play at one of them.
error-not-json = This is not JSON.
error-not-object = A message has to be a JSON object.
error-not-text = A message has to be sent as text, not as bytes.
error-unknown-type = “{ $type }” is not a kind of message; there are { $allowed }.
error-field-missing = The field { $field } is missing.
error-field-unknown = There is no field { $field } here.
error-field-wrong = The field { $field } is not as it should be: { $detail }.
error-what = Give exactly one of { $allowed }.
error-unknown-table = There is no table { $table }.
error-not-your-table = You have no part in table { $table }, so it is not in your list.
error-unknown-game = There is no game “{ $game }”; there are { $allowed }.
error-unknown-lesson = There is no lesson “{ $lesson }”.
error-seat-count = { $game } is played by { $least } to { $most }, not by { $count }.
error-unknown-bot = { $game } has no computer player “{ $bot }”; it has { $allowed }.
error-bot-missing = { $player } is a computer player, so it has to be said which: { $allowed }.
error-bot-person = { $player } is a person, so no computer player can be named.
error-open = { $player } is an open seat, so neither a name nor a computer player can be given.
error-name-long = A name has at most { $most } characters.
error-name-sign = A name holds only what can be seen: nothing invisible, and nothing that turns the direction of writing.
error-name-alike = { $name } sits at this table already, and nobody could tell the two apart; choose another name.
error-unknown-option = { $game } has no option “{ $option }”; it has { $allowed }.
error-option-value = The option { $option } cannot be { $value }; allowed is { $allowed }.
error-setup = The game cannot be set up like this: { $detail }.
error-not-played = Only who played at table { $table } can ask for another game there.
error-branch-step = There is no step { $step } to play on from; steps go from 0 to { $last }.
error-no-advice = { $game } has nothing to give advice by.
error-hints-off = At this table no hints are given while the game is on.
error-not-an-action = Step { $step } is no action, so there is nothing to explain.
error-no-answer = No advice was found this time; ask again.
error-many-questions = { $most } of your questions are open, and that is the most; wait for an answer.
error-clock = A clock cannot be set like this: { $detail }.
error-seed-open = The number of a game can be chosen only where every seat is yours or a computer player’s; open seats here: { $count }.
error-said-nothing = There is nothing to say: write something, or choose a phrase.
error-said-long = What is said at once has at most { $most } characters.
error-text-sign = A text holds only what can be seen: nothing invisible, and nothing that turns the direction of writing.
error-note-long = Notes have at most { $most } characters.
error-talk-seated = The talk at a table is for those who sit there; take a seat first.
error-talk-often = You have said much at once; go on in { $seconds } s.
error-mute = In the seat of { $player } there is nobody else who could be muted.
error-notice-address = A notice can be sent only to an https address that everybody can reach.
error-notice-mail = A letter can be sent only where the host has a mail server and your account an e-mail address that you have confirmed.
error-push-keys = These are not the keys of a browser that can be sent notices.
error-skip = Only the people who play at this table can skip ahead.
error-rules-changed = Table { $table } was played under other rules or on another board than this version has, so it cannot be continued.
error-table-damaged = The log of table { $table } is damaged, so it cannot be opened.
error-page = The page was not built: run “make web” first, then start the server again.

## People

error-name-empty = An account needs a name.
error-name-taken = There is an account { $name }, or one whose name looks the same; choose another name.
error-password-short = A password has at least { $least } characters.
error-password-long = A password has at most { $most } characters.
error-password-name = A password must not be the name itself.
error-password-wrong = This is not your password.
error-email = This is no e-mail address; leave it empty if you do not want to give one.
error-sign-in = There is no account of this name with this password.
error-many-attempts = Too many passwords were tried; try again in { $seconds } s.
error-many-passwords = Too many people are signing in at this moment; try again in a few seconds.
error-vacation-past = A vacation ends in the future.
error-vacation-days = There are { $days } days of vacation within a year; left to you now: { $most }.
error-no-account = For this you have to be signed in.
error-token = This token opens nothing here: it was taken back, or there never was one.
error-unknown-token = There is no token { $token } of yours.
error-many-tokens = An account has at most { $most } tokens; take one back first.
error-only-host = You are the only host, and others have accounts here; make one of them a host first.
error-reset = This link was used already or is too old; ask for another one.
error-confirm = This link was used already or is too old; on the page of your account you can ask for another.
error-no-letters = This server sends no letters; ask the host for a link.
error-blocked = The host has blocked your account; what you have is kept, but you cannot play.
error-come-again = You have signed in or out; the table comes back in a moment.
error-not-host = Only the host can do this.
error-yourself = This cannot be done to your own account.
error-unknown-person = There is nobody with this account.
error-table-password = Table { $table } is behind a password; give it to enter.
error-table-password-wrong = This is not the password of the table.
error-password-unused = A table of the kind “{ $access }” asks for no password; choose “password”, or give none.
error-table-closed = The host has closed table { $table }.

## At a table

error-unknown-seat = There is no seat { $seat } at this table; its seats go from 0 to { $last }.
error-not-your-seat = You do not play for { $player }.
error-not-your-turn = { $player } has to decide now.
error-waiting = The game begins when every seat is taken; open seats now: { $count }.
error-seated = You sit at this table already, as { $player }.
error-seat-taken = This seat is taken by { $player }.
error-seat-open = The seat of { $player } is open, so nobody has left it.
error-seat-bot = { $player } is played by the computer already.
error-seat-present = { $player } is at the table, so nobody else plays for them.
error-seat-away = { $player } left only a moment ago; a computer player may go on in { $seconds } s.
error-seat-time = { $player } has time left on the clock.
error-not-seated = Only who sits at this table can vote.
error-vote-own = One does not vote about one’s own seat.
error-voted = You have voted already for a computer player to go on for { $player }.
error-not-left = No computer player sits in for you in the seat of { $player }.
error-not-maker = Only the person who made this table decides about its seats.
error-no-watchers = This table is for those who play at it; nobody else may watch.
error-rules-agree = The rules have changed since this table was begun; the game goes on once everybody who plays here has agreed to them.
error-rules-lost = By today’s rules this game cannot be followed from action { $step } on, so it cannot go on here.
error-agreed = You have agreed to today’s rules already, or the table is played by them.
error-agree-seated = Only those who play at this table can agree to go on by today’s rules.
error-time-left = Nobody’s time is over at this table.
error-over = The game is over.
error-not-over = The game is still on; its record is shown when it is over.
error-stale = The table has moved on: this was asked at version { $at }, and it is at { $version } now.
error-nothing-to-undo = There is nothing to take back: what was played is final once something hidden came to light or another player decides.
error-undo-steps = { $steps } actions cannot be taken back at once; possible now: { $most }.
error-lesson = The lesson asks for something else now.
error-lesson-done = The lesson is done.
error-lesson-record = A lesson begins in the middle of a game, so it has no record.
error-notation = “{ $notation }” is not an action of this game: { $detail }.
error-about = Nothing can be said about this: { $detail }.
error-unknown-step = There is no step { $step }; steps go from -1, the start, to { $last }.

## Tournaments

error-unknown-tournament = There is no tournament { $tournament }.
error-tournament-name = A tournament needs a name.
error-tournament-people = Everybody who takes part needs an account that is not blocked, and is named once.
error-tournament-few = A round needs at least { $least } people, and { $count } take part.
error-tournament-over = No round comes after this one; rounds drawn: { $rounds }.
