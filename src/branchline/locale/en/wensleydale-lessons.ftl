### The lessons of Last Train to Wensleydale: a title, what it is about, its tasks, and closing words.

## The auction

wensleydale-lesson-auction = The auction
    .about = Bid your cubes for influence, see what a box is worth, and be ahead where it counts.
    .end = Two boxes in every turn, for as few cubes as it takes: a box that nobody else wants is cheap. Influence that you do not spend stays with you, up to 8 of each kind.
wensleydale-lesson-auction-bid = Every turn begins with an auction for influence. A box of the upper row gives four points, from three cubes; one of the lower row three points, from two cubes. Box 1 gives two North Eastern points, a train point and a Midland point. Bid 3, 4 or 5 cubes for it.
wensleydale-lesson-auction-again = Somebody bids six for box 1, and your cubes are back in your hand. You could go higher, but the cubes you keep pay for your links, and you need two boxes. Box 5 gives two North Eastern points and a train point. Bid there, four cubes at most.
wensleydale-lesson-auction-top = Government influence decides who builds first. Box 3 takes its bidder from 1 to 3, and box 7 would take you to 3 as well. It pays out later, so your disc comes to lie on top, and on the same space the disc on top is ahead. Bid for box 7, five cubes at most.
wensleydale-lesson-auction-first = Your disc lies on top, so you build first and choose among all borders: each has room for one link only. A line starts in a company town, for a point of its company; you have three North Eastern points and a Midland point. Build a link, wherever you like.

## Building

wensleydale-lesson-building = Building a line
    .about = Start in a company town, find the way, and know what every link costs.
    .end = Next turn you can go on from any area that your links touch, and only company towns cost a point again. But every link costs you £1 in each turn that it lies there, so a long line needs much to load.
wensleydale-lesson-building-start = Every turn you build one line. It starts where you have links already, or in a company town, for a point of that company. You have four North Eastern points and want to get to Richmond: start in Darlington or in Northallerton, towns of the North Eastern.
wensleydale-lesson-building-around = Between two lowlands a link costs one point. Each border has room for one link only, and a rival has the one from Gilling West to Richmond. Towns can be shared, so come in from another side: go on to Richmond by Scorton or by Bedale.
wensleydale-lesson-building-valley = Every link that touches a valley costs two points, and no link can touch a hill. Still it is worth it: there is stone in the hills around Reeth, and a link into a town beside a hill is enough to load its stone. Go on by Marske to Reeth.
wensleydale-lesson-building-pay = The line costs seven points, and you have five cubes. Cubes pay first; influence pays the rest, one point each, whichever kind you choose. Finish the line, and keep your train points: you will want to buy a train in a moment.

## Opposition

wensleydale-lesson-opposition = Opposition
    .about = White pieces stand in the way: pay for them, or let somebody else do it.
    .end = Government influence decides who builds first and pays for opposition, and whatever you spend of it moves your disc down. So it can be clever to build later, when others have cleared the way.
wensleydale-lesson-opposition-follow = The white pieces in the towns are people who want no railway. Whoever builds into such a town pays a government point for each of them, and they leave the game. A rival has just paid two for Bedale, so now it is free for everybody. Build from Northallerton by Leeming to Bedale.
wensleydale-lesson-opposition-pay = Go on to Leyburn, by Finghall or by Hunton. There is one white piece, and it costs one of your two government points besides the cost of the links. Nothing else can pay for it, neither cubes nor other influence.
wensleydale-lesson-opposition-whole = The opposition of an area is paid all at once, or the line cannot enter. In Middleham there are two white pieces, and you have one government point left. In Redmire there is only one: go there.
wensleydale-lesson-opposition-finish = There is a white piece in Aysgarth too, and your government points are used up. You still have cubes, but they do not help here. Finish the line: it costs five cubes, the two government points, and a North Eastern point for the start in Northallerton.

## Trains and loading

wensleydale-lesson-trains = Trains and loading
    .about = Buy trains, and load cheese, stone and passengers along your links.
    .end = After the turn all trains go back, and in the next one everybody buys again. Build where a train can be filled, and be ahead on the train track where others reach the same pieces.
wensleydale-lesson-trains-buy = In turn, everybody does one thing: buy a train, load a piece, or pass. Nothing is loaded without a train; round slots are for passengers, square ones for goods. With your two train points, buy a train of the middle row that takes a passenger and at least two goods.
wensleydale-lesson-trains-cheese = Cheese can be loaded where a link of yours touches its area. In Leeming there is one, and a rival has a link there too. Load first what others could take away from you: the cheese in Leeming.
wensleydale-lesson-trains-stone = Stone lies in the hills, where no link goes. You need a link into a town beside the hill, and it must not be a company town. Leyburn and Redmire will do. Load a stone from one of the hills around them.
wensleydale-lesson-trains-passenger = Passengers want to go to a town of their company: green ones to the North Eastern, red ones to the Midland. Your links lead from Leyburn and Redmire all the way to Northallerton, but to no Midland town, so the red ones have to wait. Load a green passenger.
wensleydale-lesson-trains-second = There is more to load. You may have one train of each price, but your train points are spent: any three cubes or other points stand for one. Give cubes, since twelve come back next turn. Buy a train of the lowest row that takes goods.
wensleydale-lesson-trains-fill = Everything within your reach is listed beside the map. At the end each piece is a point, and a stone, a cheese, a red and a green passenger together are two points more. Load two more pieces, whichever you like.

## Profit and loss

wensleydale-lesson-profit = Profit and loss
    .about = See what a line earns, what its links cost, and why short lines are good lines.
    .end = At the end of the game a profit is added to your points and a loss taken away. The track also sets the player order. But now the fell is empty: from the next turn on your three links only cost money. The last lesson is about getting rid of them.
wensleydale-lesson-profit-build = Every link on the board costs you £1 in every turn. Your two links to Muker have nothing left to load and cost £2 all the same. One link from Kirkby Stephen to Ravenstonedale reaches two stones, and stone brings £2, everything else £1. Build it and finish the line.
wensleydale-lesson-profit-train = Trains cost train points, no money. Two stones and a green passenger are waiting, so buy a train with two slots for goods or more, and best with one for a passenger too.
wensleydale-lesson-profit-stone = Load both stones. They bring £4, and your three links cost £3. Beside the map you see how it stands for everybody if the turn ended now.
wensleydale-lesson-profit-book = You are £1 up. If there is a slot for the green passenger in Ravenstonedale, it brings £1 more. Then pass. When all have passed, everybody’s profit or loss is booked on the track.

## Handing over

wensleydale-lesson-handing = Handing a line over
    .about = Give away a line in time, and play the last turn to the end.
    .end = Now it is counted: a point for each piece, two more for each full set, the profit added, and a point taken away for each link left on the board. Whoever hands a line over in time saves money every turn and has the links back. You are ready for a game.
wensleydale-lesson-handing-hand = Your line from Ripon to Lofthouse has nothing left to load and costs £4 every turn. A company takes a line that starts in one of its towns and ends in a town, for a point for every two links, rounded up. Hand it to the North Eastern as far as Lofthouse.
wensleydale-lesson-handing-bids = The four links are yours again, and this is the last turn. Your other line starts in Skipton, a Midland town. It has three links, so it will cost two Midland points, and you have none. Bid for two boxes with Midland influence, five cubes at most for each.
wensleydale-lesson-handing-nothing = You can hand over one line in a turn, and each link left at the end costs you a point. So build in the last turn only what is loaded now and goes with that line. There is enough to load around Malham: build nothing.
wensleydale-lesson-handing-train = Two stones on Kirkby Fell, a red passenger in Malham and a cheese in Airton are within your reach. Buy the train that suits them, for two or three train points.
wensleydale-lesson-handing-load = Load first, then hand over: cheese along a company’s links, stone with company towns only around it, and passengers already in a town of their company leave the game. Load two pieces.
wensleydale-lesson-handing-book = Load what else your train takes: each piece is a point, and money too. Then pass, and profit and loss are booked.
wensleydale-lesson-handing-last = Now hand the line from Skipton to Malham to the Midland. With it your last links leave the board; every one that stayed would take a point from you. When the others have decided too, the game is over.
