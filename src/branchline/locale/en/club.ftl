### What a club plays by: clocks, seats that change hands, tables to be found.

## Clocks

clock-title = Clock
clock-none = None
clock-live = Live
clock-correspondence = By correspondence
clock-none-about = Everyone takes the time they need.
clock-live-about = Everyone is at the table: time passes for whoever decides, and each move adds some.
clock-correspondence-about = The game may take weeks: hours are kept in a bank, and each move adds some.
clock-live-bank = Minutes for the game
clock-live-allowance = Seconds for each move
clock-correspondence-bank = Hours banked at first
clock-correspondence-allowance = Hours for each move
clock-correspondence-most = Hours banked at most
clock-at-zero = When somebody’s time is over
clock-at-zero-bot = The computer plays on
clock-at-zero-wait = The table waits
clock-live-said = { $bank } for the game, { $allowance } more for each move.
clock-correspondence-said = By correspondence: { $bank } at first, { $allowance } more for each move, at most { $most }.
clock-ends-bot = When somebody’s time is over, a computer player plays on.
clock-ends-wait = When somebody’s time is over, the table waits.
clock-left = { $time } left
clock-over = No time left

## Leaving

seats-timeout = { $player } has no time left; a computer player plays on.
seats-resign = { $player } has resigned; a computer player plays on to the end.
seats-vote = The others have decided that a computer player plays on for { $player }.
resign-do = Resign…
resign-title = Resign this game?
resign-text = A computer player plays on in your seat to the end, and you come in last. This cannot be taken back.
resign-yes = Resign
resign-no = Play on
resign-done = resigned
vote-do = Vote for the computer to play on
vote-count = Voted for the computer to play on: { $votes } of { $voters }.
vote-own = You have voted.
end-resigned = { $name } resigned and comes in last.

## Rules that have changed

rules-changed-title = The rules have changed since this table was begun
rules-changed-text = The game goes on by today’s rules once everybody who plays here has agreed.
rules-changed-missing = Not agreed yet: { $names }.
rules-changed-agree = Agree and play on
rules-changed-agreed = You have agreed.
rules-changed-lost = By today’s rules this game cannot be followed from action { $step } on. Up to there it can be looked at, but it cannot go on here.
rules-changed-over = This game was played by older rules than today’s.

## Tables to be found

access-title = Who finds the table
access-link = Who has the address
access-public = Everyone
access-password = Who knows the password
access-link-about = It is in nobody’s list; you send the address to whom you like.
access-public-about = It is listed on the first page until every seat is taken, and everyone may sit down.
access-password-about = It is listed on the first page; whoever wants to enter gives the password.
access-password-field = Password of the table
open-title = Tables that wait for players
open-about = Choose a table, then the seat you like; each seat has its colour.
open-missing = { $open } of { $seats } seats open
open-options = { $count ->
    [one] { $count } rule played differently
   *[other] { $count } rules played differently
}
open-join = Sit down
open-enter = Enter with the password
option-yes = yes
option-no = no
join-colour = Each seat has its colour: choose the one you like.
locked-title = This table is behind a password
locked-text = Whoever made the table has told it to those who are to play.
locked-enter = Enter

## Vacations

vacation-title = Vacation
vacation-about = While you are on vacation your clocks by correspondence stand still, and the others see until when. Days left within a year: { $left } of { $days }.
vacation-until = You are back on
vacation-go = Go on vacation
vacation-on = You are on vacation until { $date }.
vacation-end = I am back
vacation-seat = on vacation until { $date }
