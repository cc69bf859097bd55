### What a coach says in a first game of Last Train to Wensleydale.

wensleydale-coach-auction = Put cubes into a box: if nobody bids more, its influence is yours. Midland and North Eastern influence opens company towns and pays for handing lines over, government influence removes opposition, train influence buys trains; cubes you keep pay for links.
wensleydale-coach-build = You build one line a turn, from a company town or from your own links, through areas whose cheese, stone and passengers you want to load. Every link costs £1 each turn it lies there, so build only what will earn.
wensleydale-coach-build-on = A link in the lowlands costs one point, one that touches a valley two; a company town on the way costs a point of that company, each opposition piece a government point. Add links while they lead to something worth loading, then finish the line.
wensleydale-coach-pay = Your cubes are spent, and influence pays the rest, one point each. Spend the kind you need least: train points buy your trains, company points hand your lines over.
wensleydale-coach-trains = In turn, each does one thing: buy a train, load a piece, or pass. Without a train nothing can be loaded, so buy one whose slots suit the pieces along your links before the others do.
wensleydale-coach-load = Load a piece that your links reach; each is a point and brings money, stone £2 and the others £1. First take what another player could take too: every piece is there only once.
wensleydale-coach-exchange = You have too few train points for this train: for each one missing you give any three cubes or other influence points. That is dear, so give what you will not need this turn.
wensleydale-coach-takeover = Hand a line that earns no more to a company: it costs one point of that company for two links, and you stop paying for them. Links still on the board at the end cost you a point each.
wensleydale-coach-handing = The line starts in a town of the company and ends in a town; add links until it does. Its towns then belong to the company, and what nobody can load there any more leaves the game.
wensleydale-coach-last-turn = This is the last turn: build only what you load now and can still hand over. A stone, a cheese, a red and a green passenger together make a set worth two points more.
