### Advice in Last Train to Wensleydale: what to aim for, and what a move is worth.

## What to aim for

wensleydale-aim-last = This is the last turn: fill your trains, and hand over what you can; each link you keep costs a point.
wensleydale-aim-box = Bid for box { $box }: { $points } serve your plans best.
wensleydale-aim-line = Build a line { $a_from } { $b_to }: { wensleydale-part-links }.
wensleydale-aim-no-line = Build nothing in this turn: no line brings what it costs.
wensleydale-aim-train = Buy { $train_full }.
wensleydale-aim-hand-over = Hand a line { $company_to }: it costs you more than it still brings.
wensleydale-aim-keep = Keep your lines: they still bring more than they cost.
wensleydale-aim-piece = Load { $piece_many } where you can: your sets need them most.

## What a move is made of

wensleydale-term-pieces = Pieces and sets
wensleydale-term-profit = Profit
wensleydale-term-links = Links on the board
wensleydale-term-left-behind = Pieces for the next turn
wensleydale-term-purse = Cubes and influence
wensleydale-term-others-first = Others may build first
wensleydale-term-other-partners = If another second box comes
wensleydale-term-order = Order of play
wensleydale-term-overbid = More cubes than needed
wensleydale-term-hurry = Before others buy it
wensleydale-term-foreseen = How the turn may go on
wensleydale-term-unweighed = Not looked into

## What is to be learnt from a decision

wensleydale-learnt-bid-more = A box is worth what your best plan earns with it: bid up to that, or somebody else has it for less.
wensleydale-learnt-bid-less = Every cube you keep builds track: begin low, and raise only when somebody bids against you.
wensleydale-learnt-other-box = Know your line before you bid: the box that fits it is worth more than the one with the most points.
wensleydale-learnt-bid = Cubes buy little that influence would not: bid while there is a box you have a use for.
wensleydale-learnt-decline = A box without a plan for it is a waste: the cubes build track instead.
wensleydale-learnt-other-line = Look for a line on which several things wait that no rival reaches before you.
wensleydale-learnt-build-on = A link that reaches something to load pays for itself: build on while it does.
wensleydale-learnt-short-line = Each link costs £1 every turn: stop where nothing more is to be loaded.
wensleydale-learnt-payment = Pay with what you have no plan for: keep influence that moves a disc you need ahead.
wensleydale-learnt-other-train = Take the train that carries just what you can reach, not the largest.
wensleydale-learnt-other-piece = Load first what a rival can reach too; what only you reach can wait.
wensleydale-learnt-load = A piece is a point and money as well: load it while there is a place on a train.
wensleydale-learnt-leave-it = Not every piece is worth its train: passing early keeps influence for the next turn.
wensleydale-learnt-hand-over = A line with nothing left to load only costs: hand it over while you have the influence.
wensleydale-learnt-keep-line = A line with something left to load is worth more in your hands: hand over the one that is empty.
