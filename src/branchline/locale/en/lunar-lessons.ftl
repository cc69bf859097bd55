### The lessons of Lunar Rails: a title, what it is about, its tasks, and closing words.

## Demands and sources

lunar-lesson-demands = Demands and sources
    .about = Read a demand card, find where the goods come from, and bring them where they are wanted.
    .end = That is how money is made: find, load, carry, deliver. You always have nine demands on three cards, so look for two that go the same way. Far deliveries pay most, but first they need track.
lunar-lesson-demands-place = Your three demand cards have three demands each: goods, the city that wants them, and the pay. Point at oxygen to Tranquility for 9 M: the map shows where oxygen is produced. Your own track joins one of these cities to Tranquility already: click Ptolemaeus on the map, and your train begins there.
lunar-lesson-demands-load = Goods are loaded in a city that produces them. Beside the board you see what Ptolemaeus has: load the oxygen.
lunar-lesson-demands-second = Your train has room for two loads. Another card wants computers, in Tranquility as well, and they are produced here too. Load them: one trip then serves two demands.
lunar-lesson-demands-ride = Now ride. Click Tranquility on the map: the way is shown, five mileposts over your own track, and your train can do ten in a turn. Then press the button that rides there.
lunar-lesson-demands-deliver = You are in the city that wants both. Deliver the oxygen and the computers: you are paid at once. Each time the card goes away with its other two demands, and you draw a new one.
lunar-lesson-demands-new = Look at your new cards. One of them wants titanium in Ptolemaeus, where you came from, and titanium is produced right here. Load it, and the way back is paid too.

## Building

lunar-lesson-building = Building track
    .about = Lay track from a major city, see what the ground costs, and cross to the other side of the Moon.
    .end = Look at the price before you build: mare costs 1 M, mountain 2 M, alpine 5 M, a small or medium city 3 M, a major city 5 M, and a rim or valley 1 M more. Build only what a delivery soon pays back, and let your lines lead past major cities: you need seven of them in the end.
lunar-lesson-building-out = In the first two turns you only build, for as much of your 60 M as you like. One card pays 14 M for titanium in Gauss, and Taurus-Littrow has titanium. Track begins at the edge of a major city, and Mare Crisium lies between the two. Click Taurus-Littrow, see what it costs, and build.
lunar-lesson-building-rim = Each segment costs what the milepost it goes to costs: mare 1 M, mountain 2 M, alpine 5 M, a small or medium city 3 M. Crossing a crater rim or a valley adds 1 M. Gauss lies inside a crater, so the last segment costs 4 M. Build to Gauss all the same: the delivery pays for it.
lunar-lesson-building-end = Only two segments a turn may leave major cities, and you have used both. Keep the rest of your money for now: end the turn. Everybody builds once more before the trains set out.
lunar-lesson-building-letter = Spacesuits pay 26 M in Tycho, and they come only from Joliot, on the far side. The letters at the edge of the map lead there: a segment goes through a pair of equal letters and costs what the milepost beyond costs. Turn to the far side above the map, click Joliot and build.
lunar-lesson-building-turn = End the turn. From the third turn on your train runs first, and then you build, for 20 M at most. Your train has nothing to carry yet, so go straight to building.
lunar-lesson-building-join = In the end you have to join seven major cities. Join Mare Nectaris to your network. Track into a major city costs 5 M, but out of it only what the ground costs, so the way that is shown begins at both ends.

## Riding and loading

lunar-lesson-riding = Riding and loading
    .about = Use every milepost of a turn, load on the way, and know where a train can turn round.
    .end = A good trip is never empty: load on the way there, load for the way back, and end the turn in a city if you want to turn round. What a card no longer wants is dropped without pay.
lunar-lesson-riding-drop = Your train has room for two loads, and one place is taken by thorium. None of your cards wants it any more. In any city a load may be dropped, without pay: drop the thorium.
lunar-lesson-riding-load = Loading and dropping take no movement. One of your cards wants cheese in Hadley, and Plato is the only city that has cheese. Load it.
lunar-lesson-riding-pass = On the way to Hadley you come through Sinus Iridum, which has machinery for Copernicus. Click Sinus Iridum and ride there, then load the machinery. The stop costs nothing: your train goes on afterwards with the mileposts that are left.
lunar-lesson-riding-deliver = Every milepost takes one of your ten, also inside the red area of a major city, where everybody rides free. Eight are left, and Hadley is six away. Ride there and deliver the cheese.
lunar-lesson-riding-glass = There is a free place aboard again. Hadley has glass, which Copernicus wants, and the machinery is wanted there too. Load the glass.
lunar-lesson-riding-back = A train may turn round only in a city, so do it here. Click Copernicus: the way leads back to the junction and takes the other branch. Ride as far as this turn reaches, end the turn, ride on in the next one, and deliver both loads.

## Tolls

lunar-lesson-tolls = Other people’s track
    .about = Ride on the track of others for a toll, see when track of your own is better, and earn tolls yourself.
    .end = A toll is 4 M for each owner and turn, however far you ride. For a single trip it nearly always beats building. Where you ride again and again, build. Only one thing tolls never do: the track of others does not join your major cities.
lunar-lesson-tolls-toll = Scott pays 12 M for the robots aboard your train. A line of your own would cost more than 20 M, but your rival’s leads there from Tycho. You may ride on it: 4 M for the whole turn, however far, and nobody can refuse you. Click Clavius, which lies on the way, and ride.
lunar-lesson-tolls-load = The toll of this turn is paid, so stops cost nothing more. Another card wants vegetables in Scott. They are produced in Clavius: load them there.
lunar-lesson-tolls-deliver = Ride on to Scott and deliver both loads: 19 M for a toll of 4 M. If you do not arrive in this turn, the next one costs a new toll.
lunar-lesson-tolls-own = Clavius has robots and vegetables, so you will come by often, and three tolls cost more than a line of your own. Between two mileposts there is room for one segment only, so yours lies beside your rival’s. Click Clavius, choose to build, and lay the track.
lunar-lesson-tolls-earn = It works the other way round as well. Your rival’s train stands in Tycho and wants to go north, where only your line leads. End the turn and watch your cash.

## Events

lunar-lesson-events = Events
    .about = Take new cards, wait out a solar flare, use a shortage, and mend what meteors have broken.
    .end = Most events last until the next turn of whoever drew them is over. What they forbid stands on the card beside the board. Wait in a city, go round, or do something else meanwhile: load, build on the other side, or save your money.
lunar-lesson-events-exchange = None of your nine demands is worth the way: your track and their cities lie far apart. Instead of a turn you may discard all three cards and draw new ones. Press “New cards” and confirm. Event cards lie in the same deck, and whatever comes up takes effect at once.
lunar-lesson-events-wait = A solar flare on the near side: no train leaves a city there, and whoever ends a turn in the open loses a load and a turn, as your rival just did. You are safe in Ptolemaeus. Load oxygen and computers for Tycho, then end the turn: the flare is over.
lunar-lesson-events-deliver = The way is free, and your rival loses a turn. Ride to Tycho and deliver the computers. You draw a new card for it, and a new card can always be an event.
lunar-lesson-events-shortage = This event is a good one. While volatiles are short, the first load of oxygen in any major city brings 20 M, without a card. Your own card would pay 8 M for it. Deliver the oxygen for the shortage.
lunar-lesson-events-meteor = End the turn. Your rival draws new cards, and meteors come down: all track around the places they strike is gone, and two of your segments with it. In your next turn go to building, click Clavius and build them again.
lunar-lesson-events-lava = End the turn: the next event is a lava flow, which closes every mare. Your line to Ptolemaeus crosses one, but the line to Clavius keeps to the mountains. So do not wait: ride to Clavius and load vegetables, which Ptolemaeus wants once the way is open.

## Locomotives and winning

lunar-lesson-winning = Locomotives and winning
    .about = Buy a better locomotive at the right time, join the seventh major city, and win.
    .end = Seven major cities on your own track and 250 M in cash at the end of your turn: that is the whole aim. A better locomotive early on pays on every trip, and the last major cities are best joined when the money is nearly there. You are ready for a game.
lunar-lesson-winning-locomotive = For 10 M you change to a locomotive of the next level. Your Atlas rides 14 mileposts with two loads. The Titan rides 16, the Proton carries three loads. Copernicus pays 20 M for your aluminium and lies 16 mileposts away: with the Titan you are there next turn. Choose one.
lunar-lesson-winning-deliver = End the turn, and in the next one ride to Copernicus and deliver the aluminium. To win you need 250 M in cash at the end of your own turn: with this you have 253 M. What you spend on track and locomotives no longer counts.
lunar-lesson-winning-join = The money is there. The other condition: seven of the eight major cities, joined by your own track without a gap. You have six. Go to building, click Mare Crisium and build the segment that is missing. It costs 2 M, so 251 M are left.
lunar-lesson-winning-win = Both conditions are looked at when your turn ends, after everything is paid. You have seven major cities and 251 M. End the turn.
