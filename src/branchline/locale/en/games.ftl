### The words that every game shares: people, refusals, counting.

## What they are called

game-germany = Ticket to Ride: Germany
game-wensleydale = Last Train to Wensleydale
game-lunar = Lunar Rails

## People

seat-name = Player { $number }

## Refusals: what is wrong, and what is allowed

refused-unknown-action = There is no action { $action }; choose one of those that are possible now.
refused-over = The game is over; there is nothing left to play.
refused-phase = Something else comes first: { $phase }.

## Counting

sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
sheet-line = Item
sheet-total = Total
sheet-place = Place
