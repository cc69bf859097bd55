### The page's own words for Last Train to Wensleydale.

## In the lobby, and about it

game-wensleydale-about = Win influence at auction, build one line a turn through the Yorkshire Dales, load passengers, stone and cheese, and hand your worn-out lines to the big companies in time. For 3 or 4 players, about an hour and a half.
about-rights-wensleydale = Last Train to Wensleydale was designed by Martin Wallace and published in 2009 by Warfrog Games in the Treefrog Line.
about-boards-wensleydale = The board of the Dales is a reconstruction: the printed one is not public. The rules, tracks, pieces and several places are those of the rulebook; most areas, boxes and trains are ours, drawn up so that its examples hold.
wensleydale-tab = Railway

## What is expected

wensleydale-expect-auction = { $bids ->
    [0] Bid for a box of influence: you need two bids.
   *[other] Bid for a box of influence: you need one more bid.
}
wensleydale-expect-build = Build a line, starting in a company town or where your links are, or build nothing.
wensleydale-expect-build-on = Go on { $area_from }, or finish the line.
wensleydale-expect-build-done = The line ends { $area_in }: nothing more can be added. Finish it.
wensleydale-expect-pay = { $count ->
    [one] Choose the influence that pays the last build point.
   *[other] Choose the influence that pays the last { $count } build points.
}
wensleydale-expect-trains-bm = Buy a train, load a piece, or pass.
wensleydale-expect-trains-b = Buy a train, or pass.
wensleydale-expect-trains-m = Load a piece, or pass.
wensleydale-expect-exchange = { $count ->
    [0] Choose what you give instead of train points for { $train }, three for one, or nothing.
    [one] Choose what you give for the missing train point of { $train }, three for one.
   *[other] Choose what you give for the { $count } missing train points of { $train }, three for one.
}
wensleydale-expect-takeover = Hand one of your lines to a company, or none.
wensleydale-expect-takeover-begin = Choose the first link of the line; it starts in a town { $company_of }.
wensleydale-expect-takeover-on = Go on { $area_from }; the line has to end in a town.
wensleydale-expect-takeover-either = Go on { $area_from }, or hand the line over as it is.
wensleydale-expect-takeover-done = Nothing more can be added { $area_in }: hand the line over.
wensleydale-notice-auction = Bid in the auction, or pass.
wensleydale-notice-build = Build a line, or build nothing.
wensleydale-notice-pay = Pay for your line.
wensleydale-notice-trains = Buy a train, load a piece, or pass.
wensleydale-notice-exchange = Pay for your train.
wensleydale-notice-takeover = Hand one of your lines to a company, or none.
wensleydale-wait-auction = { $player } is bidding.
wensleydale-wait-build = { $player } is building.
wensleydale-wait-pay = { $player } is paying for a line.
wensleydale-wait-trains = { $player } is buying trains and loading.
wensleydale-wait-exchange = { $player } is paying for a train.
wensleydale-wait-takeover = { $player } is thinking about a takeover.
wensleydale-last-turn = This is the last turn.

## Headings of the list of moves

wensleydale-group-bid = Bids
wensleydale-group-links = Links
wensleydale-group-pay = Payments
wensleydale-group-buy = Trains
wensleydale-group-move = Pieces
wensleydale-group-takeover = Takeovers
wensleydale-group-other = Other moves

## Turn, phases, orders, tracks

wensleydale-turn = Turn { $turn } of { $turns }
wensleydale-phases = The phases of a turn
wensleydale-phase-name-1 = Investment cubes
wensleydale-phase-name-2 = Influence
wensleydale-phase-name-3 = Auction
wensleydale-phase-name-4 = Orders of play
wensleydale-phase-name-5 = Building
wensleydale-phase-name-6 = Trains and loading
wensleydale-phase-name-7 = Profit and loss
wensleydale-phase-name-8 = Player order
wensleydale-phase-name-9 = Takeovers
wensleydale-phase-name-10 = End of the turn
wensleydale-order-player = Player order: { $players }
wensleydale-order-build = Order for building: { $players }
wensleydale-order-train = Order for trains and loading: { $players }
wensleydale-tracks = Influence, profit and loss
wensleydale-track-government = Government: decides who builds first, and pays for opposition
wensleydale-track-train = Train: decides who buys trains and loads first, and pays for trains
wensleydale-track-midland = Midland: pays for its towns on your line and for lines you hand to it
wensleydale-track-north_eastern = North Eastern: pays for its towns on your line and for lines you hand to it
wensleydale-track-space = { $many ->
    [one] { $space }: { $players }
   *[other] { $space }, from the top: { $players }
}
wensleydale-profit = Profit and loss

## The auction

wensleydale-auction = Auction
wensleydale-auction-why = Your cubes buy influence: it decides who builds and who loads first, and it pays for trains, opposition, company towns and takeovers.
wensleydale-auction-top = Upper row: bids from 3 cubes
wensleydale-auction-lower = Lower row: bids from 2 cubes
wensleydale-box = Box { $box }: { $points }.
wensleydale-box-bid = { $cubes ->
    [one] { $player } bids { $cubes } cube.
   *[other] { $player } bids { $cubes } cubes.
}
wensleydale-box-free = { $cubes ->
    [one] No bid yet; the first takes at least { $cubes } cube.
   *[other] No bid yet; the first takes at least { $cubes } cubes.
}
wensleydale-box-next = { $cubes ->
    [one] The next bid takes at least { $cubes } cube.
   *[other] The next bid takes at least { $cubes } cubes.
}
wensleydale-box-from = { $cubes ->
    [one] from { $cubes } cube
   *[other] from { $cubes } cubes
}
wensleydale-box-more = from { $cubes }
wensleydale-box-mine = yours
wensleydale-bid-cubes = Cubes for box { $box }
wensleydale-bid-choose = { $cubes ->
    [one] Choose a box; you have { $cubes } cube.
   *[other] Choose a box; you have { $cubes } cubes.
}
wensleydale-bid = { $cubes ->
    [one] Bid { $cubes } cube
   *[other] Bid { $cubes } cubes
}
wensleydale-bid-costs = Box { $box } costs you { $cubes } of your { $hand } cubes; if somebody outbids you, you take them back.
wensleydale-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
wensleydale-bidder-now = { $player } is bidding: { wensleydale-cubes }, bids: { $bids }
wensleydale-bidder-waiting = { $player } will bid: { wensleydale-cubes }, bids: { $bids }
wensleydale-bidder-done = { $player } has two bids: { wensleydale-cubes } left
wensleydale-bidder-declined = { $player } bids no more: { wensleydale-cubes } left

## Building and paying

wensleydale-line = The line
wensleydale-line-of = { $player }’s line
wensleydale-line-begin = Choose the first link on the map.
wensleydale-line-none = No link has been built yet.
wensleydale-line-have = Has
wensleydale-line-costs = Spends
wensleydale-line-left = Left
wensleydale-line-cost = { wensleydale-part-links }: { wensleydale-part-cost }.
wensleydale-line-rest = { $count ->
    [one] Influence still has to pay { $count } point.
   *[other] Influence still has to pay { $count } points.
}
wensleydale-ways = { $area }: which way?
wensleydale-pay-title = { $count ->
    [one] Pay { $count } point with influence
   *[other] Pay { $count } points with influence
}
wensleydale-pay-hint = Your cubes are spent; each influence point pays one build point.
wensleydale-pay-sum = { $least ->
    [0] { $paid } chosen, at most { $most }
   *[other] { $paid } of { $most } chosen
}
wensleydale-pay-most = up to { $most }
wensleydale-pay-button = Pay
wensleydale-exchange-title = Pay for { $train }
wensleydale-exchange-hint = The price is { $price }, and your train points pay { $points }. Any three cubes or other influence points stand for a missing one.
wensleydale-exchange-button = Buy the train

## Lines in pencil

wensleydale-pencil = Draw lines by choosing borders or areas.
wensleydale-drafts = Lines in pencil
wensleydale-draft = Line in pencil { $a_from } { $b_to }
wensleydale-draft-rub-out = Erase the line { $a_from } { $b_to }
wensleydale-draft-none = Nothing is drawn yet. Choose a link again to erase it.
wensleydale-draft-opposition = Opposition on the way: { $areas }
wensleydale-draft-worth = { $links ->
    [one] Loaded, these bring £{ $income }; the link costs £{ $links } every turn.
   *[other] Loaded, these bring £{ $income }; the links cost £{ $links } every turn.
}
wensleydale-draft-nothing = { $links ->
    [one] It reaches nothing new to load; the link costs £{ $links } every turn.
   *[other] It reaches nothing new to load; the links cost £{ $links } every turn.
}
wensleydale-draft-can = What you have now pays for it.

## Your things, and the buttons

wensleydale-prompt-decline = Bid no more
wensleydale-prompt-no-build = Build nothing
wensleydale-prompt-done = Finish the line
wensleydale-prompt-hand-over = Hand it over
wensleydale-prompt-pass = Pass
wensleydale-prompt-no-takeover = Hand nothing over

wensleydale-mine-cubes = { wensleydale-cubes } in hand, { $stock } in stock
wensleydale-mine-links = { $links ->
    [one] { $links } link left
   *[other] { $links } links left
}, { $laid } on the board
wensleydale-mine-slots = Free slots on your trains: { $passengers } for passengers, { $goods } for goods

## Trains and loading

wensleydale-trains = Trains
wensleydale-row = { $price ->
    [one] Trains for { $price } train point
   *[other] Trains for { $price } train points
}
wensleydale-row-held = You have one of this row.
wensleydale-row-missing = { $missing ->
    [0] Your train points are enough.
    [one] { $missing } point missing: give { $other } others.
   *[other] { $missing } points missing: give { $other } others.
}
wensleydale-train-card = { $owner ->
    [none] { $train_full }, free
   *[other] { $train_full }, held by { $owner }
}
wensleydale-movable = Within reach of your links
wensleydale-movable-none = Your links reach no piece that could be loaded.
wensleydale-movable-piece = { $count ->
    [one] { $piece_one } { $area_in }.
   *[other] { $count } { $piece_many } { $area_in }.
}
wensleydale-movable-rivals = Others reach it too: { $players }.
wensleydale-movable-slot-passengers = You need a free slot for a passenger.
wensleydale-movable-slot-goods = You need a free slot for goods.
wensleydale-pass-title = Pass for this turn?
wensleydale-pass-hint = There is still something you could load now. After passing you buy and load nothing more this turn.
wensleydale-pass-back = Go on loading

## Profit and loss

wensleydale-account-now = If the turn ended now
wensleydale-account-turn = Profit and loss of turn { $turn }
wensleydale-account-player = Player
wensleydale-account-links = Links on the board
wensleydale-account-result = Result
wensleydale-account-move = On the track

## Takeovers

wensleydale-takeovers = Lines that can be handed over
wensleydale-takeovers-wait = Whoever decides chooses among their own lines.
wensleydale-takeover-links = Or choose link by link:
wensleydale-takeover-back = { $links ->
    [one] { $links } link comes back
   *[other] { $links } links come back
}
wensleydale-takeover-price = Costs { wensleydale-part-need }
wensleydale-takeover-towns = New company towns: { $towns }
wensleydale-takeover-dead = Out of the game: { $pieces }
wensleydale-taking = { $player } hands a line { $company_to }
wensleydale-taking-begin = Choose the first link on the map.

## Players

wensleydale-fact-score = { $points ->
    [one] { $points } point as things stand
   *[other] { $points } points as things stand
}
wensleydale-fact-influence = { $kind }: { $count }
wensleydale-fact-profit = Profit and loss: { $level }
wensleydale-fact-trains = { $trains }; { $free ->
    [one] { $free } slot free
   *[other] { $free } slots free
}
wensleydale-fact-no-trains = No train this turn
wensleydale-fact-moved = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece_many }
}{ $aboard ->
    [0] {""}
   *[other] , and { $aboard } on this turn’s trains
}

## Scoring sheet

wensleydale-sheet-piece = { $piece_many }
wensleydale-sheet-sets = Full sets
wensleydale-sheet-sets-count = × { $sets }
wensleydale-sheet-links = Links on the board
wensleydale-sheet-links-count = × { $links }
wensleydale-sheet-tie = Equal totals are settled by the profit and loss track, and there by the stack, the upper disc first: { $players }.
wensleydale-graph-profit = Profit and loss, turn by turn
wensleydale-graph-moved = Pieces loaded, turn by turn
wensleydale-graph-start = Start

## Keys

wensleydale-keys-box = In the auction: choose the box of that number
wensleydale-keys-cubes = More or fewer cubes
wensleydale-keys-enter = Make the bid, pay
wensleydale-keys-done = Finish the line
wensleydale-keys-none = Build nothing, pass, hand nothing over (on the map, press Esc first)

## Options

option-wensleydale-auction-stuck = Out of cubes in the auction
    .about = What happens when a player has fewer than two bids and cannot pay for another.
    .skip = The player is passed over
    .end_phase = The auction ends
option-wensleydale-auction-may-decline = Bidding is free
    .about = A player may stop bidding before having two bids.
option-wensleydale-series-shape = Shape of a line
    .about = Whether a line built or handed over may come to an area again.
    .simple_path = Each area once
    .ring_ok = It may close into a ring
    .trail = It may cross itself
option-wensleydale-train-exchange = Three points for a train point
    .about = Any three cubes or influence points can stand for a train point when a train is bought.
    .shortfall = Only for missing train points
    .any = Also to save train points
option-wensleydale-final-tie = Equal points and profit at the end
    .about = When two players also stand on the same space of the profit and loss track.
    .stack = The one higher in the stack is ahead
    .shared = They share the place

## Rules in short

wensleydale-rules-goal = The aim
    .text = Each of you runs a small railway in the Yorkshire Dales. Passengers, stone and cheese that you load along your own links bring money and points; links that lie idle cost both. Whoever has the most points at the end wins.
wensleydale-rules-turn = A turn
    .text = With three players there are five turns, with four players four. In each turn everybody receives 12 cubes (never more than 15 in hand), bids for influence, builds one line, buys trains and loads them, books a profit or a loss, and may hand one line over.
wensleydale-rules-auction = The auction
    .text = Eight boxes hold three or four points of influence each, one of them drawn anew every turn. In player order you put cubes in a box: at least three in the upper row and two in the lower one, or more than whoever is there, who takes the cubes back. It goes on until everybody holds two boxes or nobody can bid.
wensleydale-rules-influence = Influence
    .text = Government influence decides who builds first, train influence who buys trains and loads first; on the same space the disc on top is ahead. Influence pays for trains, for opposition, for company towns and for takeovers, and it can also pay for links. What you do not spend you keep, up to 8 of each.
wensleydale-rules-build = Building
    .text = Build one unbroken line of links without a fork, as long as you can pay for. It starts in a company town or where your own links already are. A border takes a single link. Nothing is built in the hills, and The South can only be left, not entered.
wensleydale-rules-cost = What it costs
    .text = A link between two lowlands costs one point, any link that touches a valley two. Cubes pay first, then influence of your choice. Besides, every company town on the line costs a point of that company, and every opposition piece in an area you enter costs a government point and leaves the game.
wensleydale-rules-trains = Trains
    .text = In turn, do one thing: buy a train, load a piece, or pass for the rest of the phase. Trains cost three, two or one train points, and you may have one of each price. Any three other points or cubes stand for a missing train point. At the end of the turn all trains go back.
wensleydale-rules-load = Loading
    .text = Cheese needs one of your links in its area. Stone needs one in a town beside its hill that is no company town. A passenger needs a way along your own links to a company town of its colour: red to the Midland, green to the North Eastern.
wensleydale-rules-profit = Profit and loss
    .text = Stone brings £2, everything else £1; each of your links on the board costs £1. The track goes from 5 down to -13. Its order is the player order of the takeovers and of the next turn.
wensleydale-rules-takeover = Takeovers
    .text = You may hand one line to a company: it starts in a town of that company, ends in a town, and costs one point of the company for every two links, rounded up. Your links come back to you. Towns on the line become company towns, and pieces that nobody can load any more leave the game.
wensleydale-rules-end = The end
    .text = Each piece you loaded counts one point, each set of stone, cheese, red and green passenger two more. Add your profit or take away your loss, and take away one point for each of your links still on the board. A tie goes to whoever is ahead on the profit and loss track.

wensleydale-favourites = Last Train to Wensleydale: favourite links
