### The page's own words for Ticket to Ride: Germany.

## In the lobby, and about it

game-germany-about = Collect cards, claim routes across the Germany of 1910, connect the cities on your secret tickets and take passengers along. For 2 to 5 players, about an hour.
about-rights-germany = Ticket to Ride: Germany was designed by Alan R. Moon and is published by Days of Wonder.
about-boards-germany = Germany plays on the data of the published board: its cities, routes, tickets and passengers. The drawing is ours.

germany-tab = Cards
germany-colour-grey = grey

## What is expected

germany-expect-setup-mix = Choose how many short and long tickets to draw.
germany-expect-setup-keep = Keep at least { $least } of your tickets.
germany-expect-keep = Keep at least { $least } of the tickets you drew.
germany-expect-turn-crt = Claim a route, take cards or draw tickets.
germany-expect-turn-cr = Claim a route or take cards.
germany-expect-turn-ct = Take cards or draw tickets.
germany-expect-turn-rt = Claim a route or draw tickets.
germany-expect-turn-c = Take cards.
germany-expect-turn-r = Claim a route.
germany-expect-turn-t = Draw tickets.
germany-expect-second = Take a second card: any face-up card but a locomotive, or one from the deck.
germany-expect-passenger-a = Take a passenger { $place_in }, or none.
germany-expect-passenger-b = Take a passenger { $place_in }, or none.
germany-expect-pass = You cannot do anything now; pass.
germany-notice-setup-mix = Choose how many short and long tickets to draw.
germany-notice-setup-keep = Choose which of your first tickets to keep.
germany-notice-turn = Claim a route, take cards or draw tickets.
germany-notice-second = Take a second card.
germany-notice-keep = Choose which of the tickets you drew to keep.
germany-notice-passenger-a = Take a passenger, or none.
germany-notice-passenger-b = Take a passenger, or none.
germany-wait-turn = It is { $player }’s turn.
germany-wait-second = { $player } is taking a second card.
germany-wait-tickets = { $player } is choosing tickets.
germany-wait-passenger = { $player } is choosing a passenger.
germany-last-round = { $turns ->
    [one] Last round, begun by { $player }: { $turns } turn left.
   *[other] Last round, begun by { $player }: { $turns } turns left.
}

## Headings of the list of moves

germany-group-cards = Cards
germany-group-claim = Routes
germany-group-tickets = Tickets
germany-group-keep = Tickets to keep
germany-group-passenger = Passengers

## Beside the board

germany-display = Face-up cards
germany-slot = Place { $slot }: { $card_one }
germany-slot-take = Take { $card_one } from place { $slot }
germany-slot-empty = Place { $slot } is empty
germany-deck = { $cards ->
    [one] Deck: { $cards } card
   *[other] Deck: { $cards } cards
}
germany-discards = { $cards ->
    [one] Discard pile: { $cards } card
   *[other] Discard pile: { $cards } cards
}
germany-short-deck = Short tickets: { $tickets } left
germany-long-deck = Long tickets: { $tickets } left
germany-draw-tickets = Draw tickets

## Your things

germany-hand = { $cards ->
    [one] Your hand: { $cards } card
   *[other] Your hand: { $cards } cards
}
germany-hand-kind = { $count ->
    [one] { $card_one }
   *[other] { $count } { $card_many }
}
germany-hand-empty = No cards in hand.
germany-tickets = { $tickets ->
    [0] Your tickets
   *[other] Your tickets: { $done } of { $tickets } complete
}
germany-tickets-none = No tickets yet.
germany-ticket = { $a } to { $b }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
germany-ticket-value = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
germany-ticket-complete = Complete.
germany-ticket-missed = Not complete.
germany-way = { $wagons ->
    [0] Connected
    [one] { $wagons } wagon to go
   *[other] { $wagons } wagons to go
}
germany-way-none = No way left

## Choosing

germany-pay-title = Claim { $route }
germany-pay-hint = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}; { $wagons } left afterwards.
germany-passenger-title = A passenger { $place_in }
germany-passenger-hint = At the end, the most passengers of a colour are worth 20 points, the second most 10.
germany-mix-title = Which tickets do you want to draw?
germany-mix-hint = Short tickets are worth little but quickly completed; long ones are worth more. You keep at least { $least }.
germany-keep-title = Which tickets do you keep?
germany-keep-hint = Keep at least { $least }. A ticket not completed at the end costs you its points.
germany-keep-count = { $chosen } of { $drawn } marked
germany-keep-button = { $chosen ->
    [0] Keep
    [one] Keep { $chosen } ticket
   *[other] Keep { $chosen } tickets
}

## Players

germany-fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
germany-fact-wagons = { $wagons ->
    [one] { $wagons } wagon left
   *[other] { $wagons } wagons left
}
germany-fact-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
germany-fact-tickets = Tickets: { $short } short, { $long } long
germany-fact-hand = Cards in hand
germany-fact-passengers = Passengers
germany-fact-passenger = { $count ->
    [one] { $colour_one }
   *[other] { $count } { $colour_many }
}

## Scoring sheet

germany-sheet-routes = Routes
germany-sheet-routes-count = { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}
germany-sheet-tickets = Tickets
germany-sheet-globetrotter = Globetrotter
germany-sheet-completed = { $tickets } complete
germany-sheet-passenger = { $colour_many }
germany-sheet-count = × { $count }

## Keys

germany-keys-display = Take the face-up card of that place
germany-keys-draw = Draw from the deck
germany-keys-tickets = Draw tickets
germany-keys-none = No passenger, no second card, pass

## Options

option-germany-start-player = Who starts
    .about = The oldest player starts in the boxed game; here chance decides, or you do.
    .random = By chance
option-germany-faceup-draw-without-deck = Face-up cards without a deck
    .about = With deck and discards empty, the cards lying face up may still be taken.
option-germany-may-stop-after-one = One card is enough
    .about = After the first card a player may do without the second.
option-germany-reshuffle = New deck
    .about = When the discards become the new deck.
    .eager = As soon as the deck is empty
    .lazy = When a card is needed
option-germany-max-loco-resets = Sweeps in a row
    .about = How often three face-up locomotives are swept away one after the other before the cards stay.
option-germany-open-hands = Open hands
    .about = Everybody sees everybody’s cards.
option-germany-passenger-mandatory = Passengers must be taken
    .about = Whoever claims a route takes a passenger at each end where one stands.
option-germany-globetrotter-at-zero = Globetrotter without tickets
    .about = If nobody completes a ticket, everybody gets the 15 points.
option-germany-zero-passengers-score = Points for no passengers
    .about = Having none of a colour can also be the most or second most.

## Rules in short

germany-rules-goal = The aim
    .text = Each of you builds a railway network in the Germany of 1910. Points come from claimed routes, from tickets whose two places your own routes connect, and from passengers. Whoever has the most points at the end wins.
germany-rules-start = The start
    .text = You get four train cards and 45 wagons. You choose how many short and long tickets make up your four, look at them, and keep at least two. Passengers stand on every city and country for all to see.
germany-rules-turn = Your turn
    .text = Do exactly one of three things: take cards, claim a route, or draw tickets.
germany-rules-cards = Take cards
    .text = Take two cards, each either face up or from the deck. A face-up locomotive counts for both: as the first card it ends your turn, and it cannot be the second. Locomotives stand for any colour. If three lie face up, all five are swept away and dealt anew.
germany-rules-claim = Claim a route
    .text = Pay as many cards of one colour as the route has spaces, of its own colour or of any one colour if it is grey; locomotives stand in for any card. Put your wagons on it and score: 1, 2, 4, 7, 10, 15 or 18 points for 1 to 7 spaces. Of parallel routes you may own one; with two or three players only one of them can be claimed at all.
germany-rules-passengers = Passengers
    .text = After claiming you may take one passenger from each end of the route. At the end, for each of the six colours, the most passengers give 20 points and the second most 10. If several tie for most, each gets 20 and nobody 10.
germany-rules-tickets = Draw tickets
    .text = Name a mix of four short and long tickets, draw them, and keep at least one; the others go under their deck. A complete ticket adds its value at the end, an incomplete one takes it away. Countries are ends of the line: no way runs through them.
germany-rules-end = The end
    .text = When somebody ends a turn with two wagons or fewer, everybody has one more turn. Then tickets are counted, and 15 points go to whoever completed the most. A tie on points is broken by completed tickets, then by passengers.

## The pencil

germany-pencil = Mark the routes you want.
germany-plan-title = { $routes ->
    [0] Wanted routes
    [one] Wanted: { $routes } route
   *[other] Wanted: { $routes } routes
}
germany-plan-takes = { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
germany-plan-wagons = That is more than your { $wagons } wagons.
germany-plan-any = { $count } for grey routes
germany-plan-short = { $cards ->
    [0] You have all the cards for them.
    [one] { $cards } card is still missing.
   *[other] { $cards } cards are still missing.
}
germany-plan-locos = { $locos ->
    [one] Your locomotive is counted in.
   *[other] Your { $locos } locomotives are counted in.
}
germany-plan-lost = taken
germany-plan-erase = Erase { $route }

## What was drawn last

germany-hand-new = { $said }, { $count } new

germany-favourites = Ticket to Ride: Germany: favourite routes
