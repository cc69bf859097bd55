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

## What is to be learnt from a decision

germany-learnt-mix = Look at the map before you choose between short and long tickets: long ones need many turns and a free way.
germany-learnt-fewer-tickets = A ticket you cannot finish takes its points away: keep those that lie along one way, and let the others go.
germany-learnt-more-tickets = A ticket that lies along your way is worth more than the caution of leaving it: keep it too.
germany-learnt-other-tickets = Choose tickets together, not one by one: those that share routes cost half as much.
germany-learnt-draw-tickets = Once your network stands, new tickets are often half done: draw them while there is time.
germany-learnt-build-first = New tickets can wait: first build what your tickets need and others might take.
germany-learnt-claim = A route can be gone next turn: when you hold the cards for one you need, claim it.
germany-learnt-gather = That a route can be paid is no reason to pay it: keep the cards for the routes you need.
germany-learnt-other-route = Begin where the way is narrow: claim the route others want or that nobody can go around, the easy ones later.
germany-learnt-cards = Gather the colours of your next routes; take from the deck when none of them lies open.
germany-learnt-passenger = Passengers count by majority: collect few colours, and look at who is ahead in each.
