### A finished game of Last Train to Wensleydale in figures, below the decisions of its analysis.

## Boxes

wensleydale-boxes = Boxes: price and worth
wensleydale-boxes-said = { $cubes ->
    [one] { $cubes } cube paid for boxes that were worth { $worth }.
   *[other] { $cubes } cubes paid for boxes that were worth { $worth }.
}
wensleydale-boxes-about = Worth is what came of a box in the end: 1 for each of its points that paid for track, a train or a takeover, a third for each that stood in for a train point, nothing for one that was never spent. The oldest points count as spent first. What points did for the order of play is not counted.
wensleydale-boxes-turn = Turn
wensleydale-boxes-box = Box
wensleydale-boxes-paid = Cubes
wensleydale-boxes-worth = Worth
wensleydale-boxes-points = What its points did
wensleydale-boxes-point = { $use }: { $points }
wensleydale-point-track = track
wensleydale-point-train = train
wensleydale-point-exchange = three for one
wensleydale-point-takeover = takeover
wensleydale-point-left = not spent
wensleydale-point-lost = no room on the track

## Pieces within reach

wensleydale-reached = Pieces in reach: loaded, snatched, stranded
wensleydale-reached-said = { $shipped } of { $all } pieces in reach were loaded.
wensleydale-reached-about = Counted are the pieces that a player’s lines reached when the trains ran in any turn, and what became of them from then on, whether there was room on a train or not.
wensleydale-reached-all = In reach
wensleydale-fate-shipped = Loaded
wensleydale-fate-snatched = By others
wensleydale-fate-dead = Out of the game
wensleydale-fate-left = Left behind
wensleydale-reached-snatched = { $area }: { $player } loads { $pieces }.
wensleydale-reached-dead = { $area }: { $pieces } out of the game as { $player } hands a line over.
wensleydale-reached-left = { $area }: { $pieces } still there at the end.

## Profit

wensleydale-source = Profit by source
wensleydale-source-said = Profit and loss at the end: { $level }.
wensleydale-source-about = In £, over all turns. Every link costs £1 in each turn in which it is on the board; what goes beyond an end of the track is lost.
wensleydale-source-pieces = { $piece_many }
wensleydale-source-beyond = beyond the end of the track
wensleydale-source-turn = Turn { $turn }
