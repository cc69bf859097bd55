### The words of Last Train to Wensleydale that Python and the page share: names, the log, refusals, actions.
### How arguments become names and forms is told in README.md beside the languages.

## Areas, trains, decisions

wensleydale-area = { $name }
    .in = in { $name }
    .from = from { $name }
    .to = to { $name }
wensleydale-area-the_south = The South
    .in = in The South
    .from = from The South
    .to = to The South

wensleydale-train = train { $label }
    .full = train { $label } (price { $price }; { wensleydale-part-slots })
    .slots = { wensleydale-part-slots }

# Over the moves of one turn, where a recorded game is told.
wensleydale-heading = Turn { $turn }: { $phase_name }

# Each completes the sentence “Something else comes first: …”; the name stands alone.
wensleydale-phase-auction = bid for a box of influence
    .name = auction
wensleydale-phase-build = build a line, or nothing
    .name = building
wensleydale-phase-pay = choose the influence that pays for the line
    .name = building
wensleydale-phase-trains = buy a train, load a piece, or pass
    .name = trains and loading
wensleydale-phase-exchange = choose what you give for the missing train points
    .name = trains and loading
wensleydale-phase-takeover = hand a line over, or none
    .name = takeovers
wensleydale-phase-over = the game is over
    .name = the end

## Influence, companies, pieces

wensleydale-kind-cube = cube
    .one = a cube
    .many = cubes
wensleydale-kind-government = government
    .one = a government point
    .many = government points
wensleydale-kind-train = train
    .one = a train point
    .many = train points
wensleydale-kind-midland = Midland
    .one = a Midland point
    .many = Midland points
wensleydale-kind-north_eastern = North Eastern
    .one = a North Eastern point
    .many = North Eastern points

wensleydale-company-midland = Midland Railway
    .of = of the Midland Railway
    .to = to the Midland Railway
wensleydale-company-north_eastern = North Eastern Railway
    .of = of the North Eastern Railway
    .to = to the North Eastern Railway

wensleydale-piece-stone = stone
    .one = a stone
    .many = stones
wensleydale-piece-cheese = cheese
    .one = a cheese
    .many = cheeses
wensleydale-piece-red = red passenger
    .one = a red passenger
    .many = red passengers
wensleydale-piece-green = green passenger
    .one = a green passenger
    .many = green passengers
wensleydale-piece-opposition = opposition piece
    .one = an opposition piece
    .many = opposition pieces

## Parts of sentences

wensleydale-part-passengers = { $passengers ->
    [one] { $passengers } passenger
   *[other] { $passengers } passengers
}
wensleydale-part-goods = { $goods ->
    [one] { $goods } goods cube
   *[other] { $goods } goods cubes
}
wensleydale-part-slots = { $passengers ->
    [0] { wensleydale-part-goods }
   *[other] { $goods ->
        [0] { wensleydale-part-passengers }
       *[other] { wensleydale-part-passengers } and { wensleydale-part-goods }
    }
}
wensleydale-part-links = { $links ->
    [one] { $links } link
   *[other] { $links } links
}
wensleydale-part-cost = { $cost ->
    [one] { $cost } build point
   *[other] { $cost } build points
}
wensleydale-part-need = { $need ->
    [1] { $kind_one }
   *[other] { $need } { $kind_many }
}
wensleydale-part-points = { $need ->
    [one] { $need } point
   *[other] { $need } points
}

## The log

wensleydale-log-bid = { $player } bids { $cubes } cubes for box { $box }.
wensleydale-log-overbid = { $player } bids { $cubes } cubes for box { $box } and outbids { $owner }.
wensleydale-log-decline = { $player } bids no more in this auction.
wensleydale-log-won = { $player } wins box { $box } for { $cubes } cubes: { $points }.
wensleydale-log-build-order = Order for building: { $players }.
wensleydale-log-train-order = Order for trains and loading: { $players }.
wensleydale-log-lay = { $player } builds a link { $a_from } { $b_to }: { wensleydale-part-cost }.
wensleydale-log-opposition = { $count ->
    [one] { $count } opposition piece { $area_in } leaves the game.
   *[other] { $count } opposition pieces { $area_in } leave the game.
}
wensleydale-log-series = { $player } builds a line { $a_from } { $b_to }: { wensleydale-part-links }, { wensleydale-part-cost }.
wensleydale-log-paid = { $player } pays { $payment }.
wensleydale-log-no-build = { $player } builds nothing.
wensleydale-log-choose-train = { $player } wants { $train } and has to give points in exchange.
wensleydale-log-buy = { $player } buys { $train } ({ $train_slots }) for { $payment }.
wensleydale-log-move = { $player } loads { $piece_one } { $area_from }.
wensleydale-log-pass = { $player } passes.
wensleydale-log-profit = { $player } earns £{ $income } and pays £{ $links } for links: { $result }. Profit and loss now stand at { $level }.
wensleydale-log-player-order = New order of the players: { $players }.
wensleydale-log-choose-company = { $player } begins to hand a line { $company_to }.
wensleydale-log-over = { $player } hands over { $a }–{ $b }.
wensleydale-log-takeover = { $player } hands a line { $a_from } { $b_to } over { $company_to }: { wensleydale-part-links }, { $price ->
    [one] { $price } influence point
   *[other] { $price } influence points
}.
wensleydale-log-company-town = { $area } is now a town { $company_of }.
wensleydale-log-dead = Out of reach for good, and so out of the game { $area_in }: { $pieces }.
wensleydale-log-no-takeover = { $player } hands nothing over.
wensleydale-log-turn = Turn { $turn } begins. New in the boxes: { $points }.
wensleydale-log-over-game = The game is over. First place with { $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $winners }.

## Refusals: what is wrong, and what is allowed

refused-bid-own = Box { $box } already holds your own bid; bid in another one.
refused-bid-least = A bid in box { $box } takes at least { $least } cubes.
refused-bid-cubes = You cannot bid { $cubes } cubes; you have { $have } in hand.
refused-must-bid = You have fewer than two bids and can make one, so you have to bid.
refused-lay-hill = { $area } is a hill, and no link can touch a hill; build through lowlands and valleys.
refused-lay-south = No link can be built into { $area }; a line can only start there.
refused-lay-taken = { $border } already has a link { $owner ->
    [none] { $company_of }
   *[other] of { $owner }
}; there is room for one only.
refused-lay-start = A line starts in a company town or where your own links are; { $area } is neither.
refused-lay-on = The line has come to { $area }; the next link has to start there.
refused-lay-twice = The line has already been to { $area }; it can come to an area only once.
refused-lay-links = All your links lie on the board; only a takeover brings some back.
refused-lay-fee = With { $area } the fees of this line come to { wensleydale-part-need }, and you have { $have }.
refused-lay-cost = The line would cost { $need ->
    [one] { $need } build point
   *[other] { $need } build points
}, and you can pay { $have }.
refused-lay-closed = The line is a ring, closed in { $area }; nothing can be added to it.
refused-build-begun = You have begun to build; finish the line, or take it back first.
refused-build-nothing = No link has been built yet; build one, or build nothing.
refused-pay-sum = Exactly { $need ->
    [one] { $need } influence point
   *[other] { $need } influence points
} must pay for the rest of the line, not { $given }.
refused-pay-points = This payment takes { wensleydale-part-need }, and you have { $have }.
refused-pay-kind = This payment takes { wensleydale-part-need }, and the fees leave you { $have }.
refused-train-held = { $owner } already holds { $train }; choose a free one.
refused-train-row = You already hold a train of price { $price }; you can have one of each price, so you cannot buy { $train }.
refused-train-points = To buy { $train } you would have to give { wensleydale-part-points } in exchange, and you have { $have }.
refused-exchange-sum = Exactly { wensleydale-part-points } must be given in exchange, not { $given }.
refused-exchange-least = At least { wensleydale-part-points } must be given in exchange, not { $given }.
refused-exchange-most = At most { wensleydale-part-points } can be given in exchange, not { $given }.
refused-exchange-kind = This exchange takes { wensleydale-part-need }, and you have { $have }.
refused-move-absent = There is no { $piece } { $area_in }; choose a piece that is there.
refused-move-trainless = Nothing can be loaded without a train; buy one first.
refused-move-slot = Your trains have no free slot for { $piece_one }.
refused-move-unreached = None of your links touches { $area }, so you cannot load { $piece_one } there.
refused-move-company-cheese = Links of a company touch { $area }, so no cheese can be loaded there.
refused-move-stone = To load stone from { $area } you need a link that touches a town beside it.
refused-move-stone-company = Your links touch only company towns beside { $area }, and no stone is loaded in a company town.
refused-move-home = A { $piece } { $area_in } is already in a town of its company and goes nowhere.
refused-move-way = Your links lead { $area_from } to no town { $company_of }, where { $piece_one } wants to go.
refused-takeover-none = None of your links touches a town { $company_of }, and a line handed to it has to start in one.
refused-takeover-end = Your links lead from no town { $company_of } to another town, and a line handed over has to end in one.
refused-takeover-price = Even your shortest line costs { wensleydale-part-points } { $company_of }, and you have { $have }.
refused-takeover-stock = Too few links { $company_of } are left for any of your lines.
refused-over-link = { $border } has no link of yours; you can hand over only your own.
refused-over-start = { $area } is no town { $company_of }, and a line handed to it has to start in one.
refused-over-on = The line has come to { $area }; the next link has to start there.
refused-over-twice = The line has already been to { $area }; it can come to an area only once.
refused-over-link-twice = The line already runs over { $border }; a link is handed over once.
refused-over-price = This line costs { wensleydale-part-points } { $company_of }, and you have { $have }.
refused-over-stock = Too few links { $company_of } are left for this line.
refused-over-end = A line handed over has to end in a town, and through { $area } it can reach none.
refused-takeover-begun = You have begun to hand a line over; finish it, or take it back first.
refused-takeover-nothing = No link has been handed over yet; choose one.
refused-takeover-town = A line handed over has to end in a town, and { $area } has none.

## Actions, for a list to choose from

wensleydale-do-bid = Bid { $cubes } cubes for box { $box }
wensleydale-do-decline = Bid no more in this auction
wensleydale-do-lay = Build a link { $a_from } { $b_to }
wensleydale-do-no-build = Build nothing
wensleydale-do-done = Finish the line
wensleydale-do-pay = Pay { $payment }
wensleydale-do-buy = Buy { $train_full }
wensleydale-do-exchange = { $payment ->
    [none] Give nothing in exchange; pay with train points alone
   *[other] Give { $payment } in exchange
}
wensleydale-do-move = Load { $piece_one } { $area_from }
wensleydale-do-pass = Pass
wensleydale-do-takeover = Hand a line { $company_to }
wensleydale-do-over = Hand over { $a }–{ $b }
wensleydale-do-no-takeover = Hand nothing over

## The table in words

wensleydale-look-turn = Turn { $turn } of { $turns }: { $phase_name }.
wensleydale-look-orders = Player order: { $players }.
wensleydale-look-pieces = On the board, { $piece_many }: { $areas }.
wensleydale-look-towns = Towns { $company_of }: { $areas }.
wensleydale-look-links = { $player } has links: { $borders }.
wensleydale-look-box = Box { $box }: { $points }; { $owner ->
    [none] a bid takes at least { $least } cubes
   *[other] { $owner } bids { $cubes }, the next bid takes at least { $least }
}.
wensleydale-look-player = { $player }: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}; influence: government { $government }, train { $train }, Midland { $midland }, North Eastern { $north_eastern }; profit and loss { $profit }; { wensleydale-part-links } left, { $laid } on the board.
wensleydale-look-trains = { $pieces ->
    [none] { $player } holds { $trains }, still empty.
   *[other] { $player } holds { $trains }, loaded with { $pieces }.
}
wensleydale-look-build-order = Building order: { $players }.
wensleydale-look-train-order = Order for trains and loading: { $players }.
wensleydale-look-declined = Out of this auction: { $players }.
wensleydale-look-passed = Passed: { $players }.
wensleydale-look-company = Links { $company_of }: { $borders ->
    [none] none yet
   *[other] { $borders }
}; in stock: { $links }.
wensleydale-look-free = Free, { $cost ->
    [one] { $cost } cube each
   *[other] { $cost } cubes each
}: { $borders }.
wensleydale-look-market = Trains for sale: { $trains }.
wensleydale-look-out = Out of the game: { $pieces }.
wensleydale-look-account = { $player }: free places for passengers { $passengers }, for goods { $goods }; income £{ $income } less £{ $laid } for links: { $result }; loaded so far: { $pieces }; { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
wensleydale-look-building = The line so far: { $borders }. It costs { $cost }: { $cubes } in cubes, { $rest } as you like. Fees: government { $government }, Midland { $midland }, North Eastern { $north_eastern }.
wensleydale-look-buying = Being bought: { $train } for { $price }; { $missing ->
    [one] { $missing } train point is missing
   *[other] { $missing } train points are missing
}.
wensleydale-look-taking = Being handed { $company_to }, for { $price }: { $borders ->
    [none] no link yet
   *[other] { $borders }
}.
wensleydale-look-takeover = Could be handed { $company_to } for { $price }: { $borders }. New towns: { $areas }; pieces lost: { $pieces }.

## The count at the end

wensleydale-count-total = Total: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { sheet-rank } place
wensleydale-count-pieces = Loaded: { $stone ->
    [one] { $stone } stone
   *[other] { $stone } stones
}, { $cheese ->
    [one] { $cheese } cheese
   *[other] { $cheese } cheeses
}, { $red } red and { $green } green passengers: { sheet-points }
wensleydale-count-sets = { $sets ->
    [one] { $sets } full set: { sheet-points }
   *[other] { $sets } full sets: { sheet-points }
}
wensleydale-count-profit = Profit and loss: { sheet-points }
wensleydale-count-links = { $links ->
    [one] { $links } link on the board: { sheet-points }
   *[other] { $links } links on the board: { sheet-points }
}
