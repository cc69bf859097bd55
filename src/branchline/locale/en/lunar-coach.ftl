### What a coach says in a first game of Lunar Rails.

lunar-coach-opening = In the first two turns you only build. Choose one demand whose goods and city lie close together, and lay track between them from the edge of a major city; a short line that soon earns is better than a long one.
lunar-coach-place = Put your train in any city, best where something is produced that one of your cards wants. From then on it runs on track alone.
lunar-coach-operate = Ride from milepost to milepost; loading and delivering on the way take no movement. Your own track is free, another player’s costs 4 M a turn, which is often less than building beside it.
lunar-coach-load = These goods are produced here, and loading takes no movement. Fill every free place with something a card of yours wants on your way.
lunar-coach-deliver = One of your cards wants this load here: deliver it and you are paid at once. The card goes with its other two demands, and you draw a new one.
lunar-coach-exchange = If none of your nine demands is worth the way, you may discard all three cards and draw new ones. It costs the whole turn, so do it early or not at all.
lunar-coach-stranded = Your train cannot ride on, and outside a city it may not turn back. Give up this turn’s movement to turn it round, or build on ahead of it.
lunar-coach-build = Spend up to 20 M on track and locomotives; the milepost you build to sets the price, and crater rims and valleys add 1 M. Build towards the goods of your cards, and towards the major cities: seven of them joined, with 250 M in cash, win the game.
lunar-coach-upgrade = For 10 M you change to a locomotive of the next level: faster, or with room for one more load. The first is best bought once a line earns; it pays on every trip.
lunar-coach-event = An event is in effect for everybody until the end of the next turn of whoever drew it. What it forbids stands on its card; often it is enough to wait in a city or to go round.
lunar-coach-give-up = The new locomotive carries fewer loads, so one has to go back. Give up the one whose delivery is furthest off or pays the least.
lunar-coach-flare = A solar flare caught your train in the open and takes one load. Let go of the one that is easiest to fetch again.
lunar-coach-relocate = A meteor hit your train: its loads are gone, and it starts again in a city on your track. Choose one that produces what your cards want.
lunar-coach-last-round = Somebody has fulfilled both conditions, and this round is played to its end. The most cash wins, so deliver what you can and build no more.
