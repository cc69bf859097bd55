### Advice in Ticket to Ride: Germany: what to aim for, and what a move is worth.

## What to aim for

germany-aim-mix = Begin with a mix of tickets that can be joined on the way.
germany-aim-keep = Keep { $tickets }: together they bring the most for what they cost.
germany-aim-passenger = Collect passengers: { $colour_one } is worth most to you now.
germany-aim-end = The end is near: spend wagons and finish what can still be finished.
germany-aim-draw = Draw tickets: your network is likely to have half of the way already.
germany-aim-ticket = { $tickets }: { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
} to go, { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
} in all.
germany-aim-lost = Give up { $tickets }: it would take more than it brings.
germany-aim-cards = Gather { $card_many }.

## What a move is made of

germany-term-card = The card
germany-term-second-card = The second card
germany-term-mix = Mix of tickets
germany-term-points = Points of the route
germany-term-passengers = Passengers
germany-term-tickets = Tickets
germany-term-globetrotter = Globetrotter
germany-term-building = Cost of building
germany-term-hurry = Before others take it
germany-term-wagons = Wagons spent
germany-term-cards = Cards spent
germany-term-risk = Tickets left undone
germany-term-block = In others’ way
germany-term-end = Nearer to the end
