### The words of Ticket to Ride: Germany that Python and the page share: names, the log, refusals, actions.
### How arguments become names and forms is told in README.md beside the languages.

## Places, decisions

germany-place-city = { $name }
    .in = in { $name }
germany-place-daenemark = Denmark
    .in = in Denmark
germany-place-frankreich = France
    .in = in France
germany-place-niederlande = Netherlands
    .in = in the Netherlands
germany-place-oesterreich = Austria
    .in = in Austria
germany-place-schweiz = Switzerland
    .in = in Switzerland

# Over the moves of one turn, where a recorded game is told.
germany-heading = Turn { $turn }: { $player }

# Each completes the sentence “Something else comes first: …”.
germany-phase-setup-mix = choose how many short and long tickets to draw
germany-phase-setup-keep = choose which tickets to keep
germany-phase-turn = take cards, claim a route or draw tickets
germany-phase-second = take the second card
germany-phase-passenger-a = choose a passenger at the first end of the route
germany-phase-passenger-b = choose a passenger at the second end of the route
germany-phase-keep = choose which tickets to keep

## Train cards and passengers

germany-card-purple = purple
    .one = a purple card
    .many = purple cards
germany-card-blue = blue
    .one = a blue card
    .many = blue cards
germany-card-orange = orange
    .one = an orange card
    .many = orange cards
germany-card-white = white
    .one = a white card
    .many = white cards
germany-card-green = green
    .one = a green card
    .many = green cards
germany-card-yellow = yellow
    .one = a yellow card
    .many = yellow cards
germany-card-black = black
    .one = a black card
    .many = black cards
germany-card-red = red
    .one = a red card
    .many = red cards
germany-card-loco = locomotive
    .one = a locomotive
    .many = locomotives

germany-passenger-red = red
    .one = a red passenger
    .many = red passengers
germany-passenger-green = green
    .one = a green passenger
    .many = green passengers
germany-passenger-black = black
    .one = a black passenger
    .many = black passengers
germany-passenger-yellow = yellow
    .one = a yellow passenger
    .many = yellow passengers
germany-passenger-blue = blue
    .one = a blue passenger
    .many = blue passengers
germany-passenger-white = white
    .one = a white passenger
    .many = white passengers

## Parts of sentences

germany-part-tickets-short = { $short ->
    [one] { $short } short ticket
   *[other] { $short } short tickets
}
germany-part-tickets-long = { $long ->
    [one] { $long } long ticket
   *[other] { $long } long tickets
}
germany-part-tickets-mix = { $short ->
    [0] { germany-part-tickets-long }
   *[other] { $long ->
        [0] { germany-part-tickets-short }
       *[other] { germany-part-tickets-short } and { germany-part-tickets-long }
    }
}
germany-part-cards = { $cards ->
    [one] { $cards } { $colour } card
   *[other] { $cards } { $colour_many }
}
germany-part-locos = { $locos ->
    [one] { $locos } locomotive
   *[other] { $locos } locomotives
}
germany-part-paid = { $colour ->
    [none] { germany-part-locos }
   *[other] { $locos ->
        [0] { germany-part-cards }
       *[other] { germany-part-cards } and { germany-part-locos }
    }
}

## The log

germany-log-take = { $player } takes { $card_one } from the display.
germany-log-draw = { $player } draws a card from the deck.
germany-log-draw-own = { $player } draws { $card_one } from the deck.
germany-log-stop = { $player } takes no second card.
germany-log-pass = { $player } cannot do anything and passes.
germany-log-tickets = { $player } draws { germany-part-tickets-mix }.
germany-log-keep = { $player } keeps { germany-part-tickets-mix }.
germany-log-keep-secret = { $player } has chosen which tickets to keep.
germany-log-keep-own = { $player } keeps { $tickets }.
germany-log-claim = { $player } claims { $route } with { germany-part-paid }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
germany-log-passenger = { $player } takes { $colour_one } { $place_in }.
germany-log-passenger-none = { $player } takes no passenger { $place_in }.
germany-log-reset = { $times ->
    [one] Three locomotives lie face up: the display is dealt anew.
   *[other] Three locomotives lie face up: the display is dealt anew, { $times } times in a row.
}
germany-log-shuffle = The deck has run out: the discards are shuffled into a new one.
germany-log-setup-done = Everyone has chosen; tickets kept: { $kept }.
germany-log-last-round = { $wagons ->
    [0] { $player } has no wagons left: everyone takes one last turn.
    [one] { $player } has { $wagons } wagon left: everyone takes one last turn.
   *[other] { $player } has { $wagons } wagons left: everyone takes one last turn.
}
germany-log-over = The game is over. First place with { $score ->
    [one] { $score } point
   *[other] { $score } points
}: { $winners }.

## Refusals: what is wrong, and what is allowed

refused-no-such-card = None of the face-up cards is { $card_one }; take one of those that lie there.
refused-second-loco = A face-up locomotive cannot be the second card; take a card of a colour or draw from the deck.
refused-deck-empty = The deck and the discard pile are empty; only what lies face up can be taken.
refused-draw-without-deck = The deck and the discard pile are empty, so no cards can be taken; claim a route or draw tickets.
refused-must-draw = A second card can still be taken, so it has to be.
refused-must-act = Passing is allowed only when nothing else is possible; take cards, claim a route or draw tickets.
refused-mix-total = { $need ->
    [one] { $need } ticket has to be drawn, not { germany-part-tickets-mix }.
   *[other] { $need } tickets have to be drawn, not { germany-part-tickets-mix }.
}
refused-mix-deck = The decks hold { $short_deck } short and { $long_deck } long tickets; { germany-part-tickets-mix } cannot be drawn.
refused-no-tickets = There are no tickets left; take cards or claim a route.
refused-keep-few = { $least ->
    [one] At least { $least } of these tickets has to be kept.
   *[other] At least { $least } of these tickets have to be kept.
}
refused-keep-missing = { $drawn ->
    [one] Only { $drawn } ticket was drawn; no other can be kept.
   *[other] Only { $drawn } tickets were drawn; no others can be kept.
}
refused-route-owned = { $route } already belongs to { $owner }; only a free route can be claimed.
refused-route-closed = { $route } is closed: with { $seats } players only one of the parallel routes can be claimed.
refused-route-parallel = A player can own only one of the parallel routes { $route }, and you own one already.
refused-route-wagons = { $route } takes { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}, and you have { $wagons } left.
refused-route-cards = { $colour ->
    [grey] { $route } costs { $length ->
        [one] { $length } card or locomotive
       *[other] { $length } cards of one colour or locomotives
    }; you can pay { $most }.
   *[other] { $route } costs { $length ->
        [one] { $length } { $colour } card or locomotive
       *[other] { $length } { $colour_many } or locomotives
    }; you can pay { $most }.
}
refused-payment = This payment takes { $need ->
    [one] { $card_one }
   *[other] { $need } { $card_many }
}, and you have { $have }.
refused-passenger-absent = There is no { $colour } passenger { $place_in }; choose one that stands there.
refused-passenger-must = A passenger has to be taken { $place_in }; choose one of those that stand there.

## Actions, for a list to choose from

germany-do-take = Take { $card_one } from the display
germany-do-draw = Draw a card from the deck
germany-do-stop = Take no second card
germany-do-pass = Pass
germany-do-tickets = Draw { germany-part-tickets-mix }
germany-do-keep = Keep { $tickets }
germany-do-claim = Claim { $route } with { germany-part-paid }
germany-do-passenger = Take { $colour_one } { $place_in }
germany-do-passenger-none = Take no passenger { $place_in }

## The count at the end

germany-score-routes = Routes: { sheet-points }
germany-score-route = { $length ->
    [one] { $route }, { $length } wagon: { sheet-points }
   *[other] { $route }, { $length } wagons: { sheet-points }
}
germany-score-tickets = Tickets, { $completed } of { $count } completed: { sheet-points }
germany-score-ticket-complete = { $a }–{ $b }: { sheet-points }
germany-score-ticket-incomplete = { $a }–{ $b }, not completed: { sheet-points }
germany-score-globetrotter = Globetrotter: { sheet-points }
germany-score-passengers = Passengers: { sheet-points }
germany-score-passenger = { $count ->
    [one] { $count } { $colour } passenger: { sheet-points }
   *[other] { $count } { $colour_many }: { sheet-points }
}
germany-score-total = Total: { sheet-points }, { sheet-rank } place

## The table in words

germany-part-held-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
germany-part-held-wagons = { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
}
germany-part-held-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
germany-part-held-figures = { $figures ->
    [one] { $figures } passenger
   *[other] { $figures } passengers
}
germany-part-held-tickets = { $count ->
    [none] tickets not chosen yet
    [one] { $count } ticket
   *[other] { $count } tickets
}
germany-see-last-round = { $turns ->
    [one] This is the last round: { $turns } turn is still to be played.
   *[other] This is the last round: { $turns } turns are still to be played.
}
germany-see-display = { $cards ->
    [none] No card lies face up.
   *[other] Face up: { $cards }.
}
germany-see-decks = The deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}. Tickets to draw: { $short_deck } short, { $long_deck } long.
germany-see-player = { $player }: { germany-part-held-points }, { germany-part-held-wagons }, { germany-part-held-cards }, { germany-part-held-figures }, { germany-part-held-tickets }.
germany-see-hand = { $cards ->
    [none] Your hand is empty.
   *[other] Your hand: { $cards }.
}
germany-see-ticket-pending = Ticket just drawn: { $a }–{ $b } ({ $value }).
germany-see-ticket-open = Your ticket { $a }–{ $b } ({ $value }) is not completed yet.
germany-see-ticket-complete = Your ticket { $a }–{ $b } ({ $value }) is completed.
germany-see-free = { $colour ->
    [grey] Free routes for cards of any one colour: { $routes }.
   *[other] Free routes for { $colour_many }: { $routes }.
}
germany-see-passengers-waiting = Waiting, { $colour_many }: { $places }.
germany-see-discard = Discarded: { $cards }.
germany-see-routes = { $player } has the routes { $routes }.
germany-see-passengers = { $player } has collected { $passengers }.
germany-see-pending = { $player } is choosing from { germany-part-tickets-mix }.
germany-see-open-hand = { $player } holds { $cards ->
    [none] no cards
   *[other] { $cards }
}.
germany-see-shown = { $player } was seen to take and still holds { $cards }.
germany-see-returned = You put { $tickets } back: { $below ->
    [0] it lies at the bottom of its deck.
    [one] { $below } ticket lies below it.
   *[other] { $below } tickets lie below it.
}
