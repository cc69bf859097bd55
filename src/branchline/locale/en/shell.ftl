### The words of the page that every game shares.

## Every page

header-home = Branchline, home page
header-about = About
header-language = Language
dialog-close = Close
lost-title = There is nothing here
lost-text = This address leads nowhere. On the home page you will find your tables again.
lost-home = Go to the home page
trouble-unreachable = The server cannot be reached just now. Nothing is lost; try again in a moment.
trouble-server = The server could not answer. Nothing is lost; try again in a moment.

## The first page

lobby-title = Railway games, at one table
lobby-loading = Laying out the games…
lobby-name = Your name
lobby-nameless = Traveller
lobby-play = Play
lobby-play-hint = { $others ->
    [one] You against { $others } computer player. The game starts at once.
   *[other] You against { $others } computer players. The game starts at once.
}
tables-title = Your tables
tables-none = Tables you open are kept here, so that you can go on later.
tables-over = Finished
tables-your-turn = Your turn
tables-turn = { $name }’s turn
tables-rematch = Play again: { $game }, { $names }
tables-remove = Remove: { $game }, { $names }
tables-remove-title = Remove { $game } from your tables?
tables-remove-alone = Nobody else plays at this table, so it is deleted for good.
tables-remove-others = The others play on: a computer player takes over your seat. At the address of the table you can take it back.
tables-remove-over = The others keep it; you can still open it at its address.
tables-remove-do = Remove
tables-remove-not = Keep it

lobby-new = New to this game?

## Setting up a table

setup-title = Set up a table
setup-count = Players
setup-seats = Who plays
setup-who = Player { $number }: who plays
setup-me = I play
setup-here = Another person at this screen
setup-bot = Computer: { $kind }
setup-name = Player { $number }: name
setup-nameless = Player { $number }
setup-here-hint = People at the same screen take turns; a curtain hides what is secret in between.
seats-open = A friend on another screen
seats-open-hint = A friend’s seat stays open at first: you get an address to send, and the game begins once everyone is there.
seats-open-table = Open the table
seats-here-hint = People at the same screen simply take turns; no curtain is needed, since everything happens in the open.
setup-options = Rules that can be played differently
setup-seat = Player { $number }
setup-unlimited = Without limit
setup-limited = A fixed number of each
setup-supply = { $of }: how many
setup-bracket-from = Bracket { $number }: from
setup-bracket-amount = Bracket { $number }: amount
setup-brackets-from = From
setup-brackets-amount = Amount
setup-bracket-add = Add a bracket
setup-bracket-remove = Remove bracket { $number }
setup-seed = Number of the game
setup-seed-hint = The same number brings the same luck again; leave it empty for a game nobody has seen.
setup-seed-open = With friends at the table nobody chooses the number: whoever knows it knows all that is hidden.
setup-start = Start the game

bot-name = A name of its own
bot-random = beginner
    .like = Plays any move that is allowed, without a plan.
bot-novice = novice
    .like = Knows the rules, but wavers: often takes the second-best move and loses sight of what it was after.
bot-greedy = casual player
    .like = Takes what pays best now, without thinking far ahead.
bot-planner = seasoned player
    .like = Plans all its journeys together and weighs what each of them costs and brings.
bot-scout = expert
    .like = As the seasoned player, but tries the weightiest choices out in its head first.
bot-search = master
    .like = Imagines hundreds of ways in which the game may go on before a weighty choice, with every card it has seen counted in.
bot-learned = prodigy
    .like = Has taught itself in hundreds of thousands of games, and sees at a glance what they taught it.
bot-grandmaster = grandmaster
    .like = Sees what the prodigy sees, and departs from it only where the games it plays in its head speak for something else.

## Waiting for players

seats-waiting = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
seats-free = open
join-text = The game begins by itself once every seat is taken.
join-address = Address of this table
join-send = Send this address to your friends.
join-copy = Copy
join-copied = The address is copied.
join-select = The address is selected; copy it with your keyboard or from the menu.
join-only-here = This address works on your own computer only. For others, start Branchline with “branchline serve --host 0.0.0.0” and open it at the address this computer has in the network.
join-name = Player { $number }: your name
join-sit = Sit down
join-kept = Kept for { $name }
join-fill = Let it play
join-seated = You sit at this table; there is nothing left to do but wait.

## The table

table-opening = Setting the table…
table-skip-to-list = Go to the list of possible moves
table-board = Board
table-market = Beside the board
table-things = Your things
table-tabs = Parts of the table
table-tab-seats = Players
table-tab-log = Log
table-tab-more = More
table-watching = You are watching this game.
table-tools = Tools
tool-undo = Undo
tool-restart = Restart turn
tool-list = Possible moves
tool-history = History
tool-rules = Rules
tool-keys = Keys
seats-title = Players
seats-you = you
seats-present = connected
seats-away = not connected
seats-dealt = The luck of this game comes from a number that was chosen.
seats-now = Now: { $name }
seats-hand = Let the computer play…
seats-hand-title = Should the computer play for { $name }?
seats-hand-text = { $name } is not connected. A computer player would keep this seat until { $name } takes it back, and everyone would read it in the log.
seats-hand-wait = The computer may play on in { $time }.
seats-hand-who = Which computer player
seats-hand-do = Hand the seat over
seats-hand-not = Keep waiting
seats-handed = { $player } has left the table; a computer player plays on.
seats-back = { $player } is back at the table and plays on.
seats-back-text = A computer player is sitting in for you.
seats-back-do = Take my seat back

log-title = Log
log-all = All
log-news = Since your turn
log-show = Show the position after this move
log-empty = Nothing has happened yet.
log-no-news = Nothing has happened since your turn.

history-title = History
history-present = This is now; move the slider to look back.
history-now = Back to now
history-start = The start of the game.
history-before = One move back
history-after = One move forward
history-slider = Moment of the game
history-only-looking = This is an earlier moment; go back to now to play.
history-turn-before = One turn back
history-turn-after = One turn forward
history-play = Play from here
history-pause = Pause
history-turn = Turn { $turn }
history-link = Copy link to this moment
history-link-copied = Link copied
history-link-here = The link to this moment: { $address }
eyes-title = Seen by
eyes-nobody = a spectator

notice-rule = Rule { $rule }
curtain-title = Pass the screen to { $name }
curtain-text = Everyone else looks away. Nothing is shown before the button is pressed.
curtain-button = I am { $name }

list-title = Possible moves
list-search = Find: a place, a colour…
list-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
list-wait = There is nothing for you to decide just now.

## Notices and the connection

notice-log = Notices ({ $count })
notice-away = { $name } is not connected just now.
notice-back = { $name } is back.
offline-title = Offline, trying again
offline-safe = Your game is kept. What you do now is not sent.
offline-unsure = Your game is kept. Whether your last move arrived will be seen once the connection is back.
offline-missing = Your last move did not arrive; make it again.
offline-back = The connection is back.

## The end

end-winners = { $many ->
    [one] { $winners } wins with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
   *[other] { $winners } share the victory with { $score ->
        [one] { $score } point
       *[other] { $score } points
    } each.
}
end-sheet = Scoring sheet
end-title = Final scoring
end-board = See the board
end-record = Download the record
end-rematch = Play again
end-counting = Counting the points.
end-skip = Show all at once
end-picture = Keep a picture
end-picture-failed = The picture could not be painted in this browser.
end-rematch-join = Join the next game
end-home = Home page
end-graph = Points over time
end-graph-table = The same as a table
end-turns = Turns

## Keys

keys-title = Keys
keys-choose = Where there is a choice: take the one with that number
keys-undo = Take back the last move
keys-restart = Take back the whole turn
keys-list = List of possible moves
keys-board = Go to the board
keys-arrows = On the board: walk from place to place, and choose
keys-history = Leaf through the game
keys-now = Back to now
keys-leaf-moves = In the history: a move back, a move forward
keys-leaf-turns = In the history: a turn back, a turn forward
keys-leaf-ends = In the history: to the start, to now
keys-leaf-play = In the history: play by itself, pause
keys-log = Go to the log; ↑ and ↓ lead from line to line there
keys-rules = Rules
keys-escape = Cancel a choice, close
keys-keys = This list

## Skipping ahead

skip-do = Skip to my turn
skip-asked = The others have not skipped yet.
keys-skip = Skip to your turn

## Preferences

preferences-title = Preferences
preferences-pace = Computer players move
preferences-pace-slow = Slowly
preferences-pace-brisk = Briskly
preferences-pace-once = At once
preferences-pace-about = With several people at a table, whoever likes it slowest sets the pace.
preferences-sounds = Sounds
preferences-volume = Volume
preferences-movement = Movement
preferences-movement-system = As the system says
preferences-movement-moving = On
preferences-movement-still = Off
preferences-theme = Light and dark
preferences-theme-system = As the system says
preferences-theme-light = Light
preferences-theme-dark = Dark
preferences-confirm = Ask before what cannot be taken back
preferences-confirm-about = The end of a turn, for instance, or a card that is turned over.
preferences-size = Text and names on the map
preferences-size-normal = Normal
preferences-size-large = Large
preferences-colour = Your colour
preferences-colour-about = Only on your screen. Whoever had it gets yours; in a game that lacks it you keep your seat’s.
preferences-colour-seat = as the seat has it
preferences-colour-white = white
preferences-colour-red = red
preferences-colour-yellow = yellow
preferences-colour-green = green
preferences-colour-blue = blue
preferences-colour-purple = purple
preferences-colour-black = black
preferences-patterns = Strong patterns on everyone’s pieces
confirm-title = This cannot be taken back
confirm-do = Do it
confirm-not = Not yet
preferences-kept = This browser remembers what you choose here.

## About

about-title = About Branchline
about-what = Branchline is an open home for railway board games: alone against computer players, around one screen, or among friends.
about-games = The games
about-games-text = The games belong to their designers and publishers. Branchline is an independent program, not connected with them; its texts and drawings are its own. If you like a game here, you will like it even more on a real table.
about-boards = The boards
about-rules = The rules
about-licence = Licence
about-licence-text = Branchline is free software under the MIT licence; the bundled typefaces Cabin, Old Standard and Saira Stencil One are under the SIL Open Font License.

## The pencil

tool-pencil = Pencil
keys-pencil = Take the pencil for your plans, or put it away
pencil-private = Only you see the marks, and nothing is played. They stay with the table.
pencil-watching = Only you see the marks. You have no seat here, so they are gone once you leave this page.
pencil-rub-out = Erase everything
pencil-done = Put the pencil away

## A long log

log-earlier = Show earlier lines ({ $count })
log-recall = Show earlier lines

## Passing the screen on

pass-on-title = That was your move; { $name } plays next.
pass-on-button = Pass the screen to { $name }
pass-on-hide = Hide what is mine

## The rules at hand

rules-find = Find a word or a rule
rules-found = { $count ->
    [0] Nothing found.
    [one] { $count } place found.
   *[other] { $count } places found.
}
rules-contents = Contents
rules-print = Print
rules-back = Back to { $rule }
rules-read-on = Read on in the rules (a new tab)
rules-all = All the rules, with pictures

## Lessons and the coach

tool-learn = Learn
keys-learn = Lessons and the coach
learn-title = Learn the game
learn-leave = A lesson has a table of its own. This one stays as it is, and you come back to it from the first page.
lesson-been = Done
lesson-task = Task { $number } of { $of }
lesson-over = The lesson is done.
lesson-again = Start again
lesson-next = Next: { $lesson }
lesson-play = Play a game
coach-title = Your coach
coach-switch = A coach explains each kind of decision the first time it comes
coach-understood = Understood
coach-silent = No more advice

## Advice

tool-hint = Hint
keys-hint = A hint for you; again for a deeper one
hint-thinking = Thinking it over…
hint-aims = What to aim for
hint-aims-none = There is nothing particular to aim for just now.
hint-best = The best moves
hint-plan = The plan on the map
hint-plan-none = There is nothing left to build for it.
hint-deeper-best = Show the best moves
hint-deeper-plan = Draw the plan
hint-play = Play it
hint-play-move = Play it: { $move }
hint-chance = { $percent }% to win
hint-band = { $percent }% to win, most likely between { $low }% and { $high }%
hint-learned = The prodigy sees { $percent }% for you to win.
# What a move is worth, in the unit of its game.
advice-worth = { $unit ->
    [millions] { $points } M
   *[points] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
why-step = Why? { $step }
why-action = What is it worth? { $sentence }
why-more = { advice-worth } more than: { $other }
why-less = { advice-worth } less than: { $other }
why-same = Worth as much as: { $other }
why-only = There was nothing else to choose from.
why-plain = There is nothing to weigh here.
why-learned = The prodigy saw { $percent }% to win here.
why-instead = What else there was
why-part = The rest follows from what this player holds, and cannot be told before the end.
why-hidden = It follows from what this player holds, and cannot be told before the end.
end-analysis = Analysis
analysis-whose = Whose game
analysis-player = Player
analysis-progress = { $done } of { $of } decisions looked at
analysis-chance = Chance to win over time
analysis-luck-title = { $extent ->
    [part] Luck and decisions so far
   *[all] Luck and decisions
}
analysis-luck = Luck
analysis-lost = Decisions
analysis-said = { $sign ->
    [plus] Luck gave { $luck }%
    [minus] Luck took { $luck }%
   *[even] Luck was even
}, { $lost ->
    [0] decisions cost nothing
   *[other] decisions cost { $lost }%
}.
analysis-about = Luck is what the draw and the others brought beside what was to be hoped for at the start; a decision costs what a surely better idea would have brought more. Both in points of the chance to win, with a narrow loss counted nearly half.
analysis-about-drawn = Luck is what the draws gave beside what they give on average, in points of the chance to win. A decision costs what a surely better idea would have brought more, with a narrow loss counted nearly half.
analysis-learnt = To take with you
analysis-learnt-from = { $times ->
    [one] From one decision, which cost { $percent }%
   *[other] From { $times } decisions, which cost { $percent }% together
}
analysis-learnt-lesson = Lesson: { $lesson }
analysis-costly = { $extent ->
    [part] The costliest decisions so far
   *[all] The costliest decisions
}
analysis-costly-none = No decision was clearly worse than another.
analysis-done = Turn { $turn }: { $move }
analysis-cost = cost { $percent }%
analysis-better = Better: { $move }
analysis-see = See this moment
branch-do = Play on from here
branch-not = Not now
branch-begin = Play on
branch-yours = You decide anew for { $player }.
branch-here = Who else plays at this screen?
branch-bots = The computer plays for all the others.
branch-of = This game goes on from a moment of another one.
branch-see = See that game
strength-steps = Strength { $steps } of { $most }
strength-rating = rating { $rating }
setup-bot-steps = { $bot } ({ $steps }/{ $most })
setup-hints = Hints allowed
setup-hints-about = During the game everyone may ask what to aim for, which moves are best and why a move was made, always from what their own seat knows. A game in which somebody did does not count for ratings. After the end the analysis is open in any case.

## Boards of one's own

boards-title = Draw a map of your own
setup-board = Map
setup-board-own = The game’s own
setup-board-mine = Yours: { $name }
setup-board-nameless = without a name
setup-board-file = From a file…
setup-board-unread = { $name } cannot be read as a map; choose a file that was saved where maps are drawn.
