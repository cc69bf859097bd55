### The page's own words for Lunar Rails.

## In the lobby, and about it

game-lunar-about = Draw your railway across both sides of the Moon, milepost by milepost, carry ice, robots and cheese to the cities that ask for them, and weather meteors and solar flares. Whoever first joins seven of the eight major cities and has 250 M in cash wins. For 2 to 6 players, about an hour for each.
about-rights-lunar = Lunar Rails was designed by M. Robert Stribula and published in 2003 by Mayfair Games; it belongs to the family of Empire Builder by Darwin Bromley and Bill Fawcett.
about-boards-lunar = The board of the Moon is a reconstruction: the printed map and cards are not public. Rules, costs, locomotives, the numbers of cities, cards and tokens, and the kinds of events are those of the rulebook, and a few cities and goods have been told in public. The map with its mileposts, most cities and goods, all demand cards and most of what stands on the event cards are ours; craters, maria and valleys lie about where they are on the real Moon, and some valleys are invented.
lunar-tab = Railway

## What is expected

lunar-expect-opening = Build track from a major city or from your own network, buy a locomotive, or end the turn: { $left } M can be spent.
lunar-expect-build = Build track, buy a locomotive, or end the turn: { $left } M can still be spent.
lunar-expect-build-nothing = You can build nothing more; end the turn.
lunar-expect-place = Put your train in any city, or go on to building.
lunar-expect-operate = { $left ->
    [one] Ride, load and deliver: { $left } milepost left. Or go on to building.
   *[other] Ride, load and deliver: { $left } mileposts left. Or go on to building.
}
lunar-expect-operate-done = Your train goes no further this turn: load, drop or deliver where you are, or go on to building.
lunar-expect-stranded = Your train cannot ride on: give up this turn’s movement to turn it round, or go on to building.
lunar-expect-give-up = Your new locomotive carries fewer loads: choose one to give up.
lunar-expect-flare = Your train is in the open: choose the load that the solar flare takes.
lunar-expect-relocate = A meteor has hit your train: choose the city it starts again from.
lunar-notice-opening = Build your first track, buy a locomotive, or end the turn.
lunar-notice-operate = Ride, load and deliver, or go on to building.
lunar-notice-build = Build track, buy a locomotive, or end the turn.
lunar-notice-give-up = Choose a load to give up.
lunar-notice-flare = Choose the load that the solar flare takes.
lunar-notice-relocate = A meteor has hit your train: choose the city it starts again from.
lunar-wait-opening = { $player } is building.
lunar-wait-operate = { $player } is operating.
lunar-wait-build = { $player } is building.
lunar-wait-give-up = { $player } is choosing a load to give up.
lunar-wait-flare = { $player } is choosing the load that the solar flare takes.
lunar-wait-relocate = { $player } is choosing a city for a train that was hit.
lunar-winners = { $many ->
    [one] { $winners } wins with { $cash } M.
   *[other] { $winners } share the victory with { $cash } M each.
}

## Options

option-lunar-opening-build-limit = Limit in the opening turns
    .about = How much a player may spend on track and locomotives in each of the two opening turns.
    .none = No limit
option-lunar-start-rule = Who starts
    .about = How the start player is found.
    .single = The highest single demand
    .sum_of_best = The best demand of each card, added up
    .random = Drawn at random
    .seat = The first seat
option-lunar-exchange-in-opening = Exchange in the opening turns
    .about = Demand cards may be exchanged instead of an opening turn too; events that come up take effect.
option-lunar-major-access = Room at major cities
    .about = What counts as a place at a major city that others may still need.
    .literal = Six places
    .edge = Every link at its edge
option-lunar-crossgrade-cost = Change to the same level
    .about = What it costs to change to the other locomotive of the same level.
    .none = Not allowed
option-lunar-loco-supply = Locomotives in the box
    .about = How many there are of each locomotive; one that is replaced becomes free for others.
    .von-braun = Von Braun
    .redstone = Redstone
    .vostok = Vostok
    .atlas = Atlas
    .soyuz = Soyuz
    .titan = Titan
    .proton = Proton
    .saturn = Saturn
option-lunar-stranded-turnaround = Stranded trains turn round
    .about = A train outside a city that cannot ride on may turn round at the price of the turn’s movement.
option-lunar-backtracking = Every train may turn round
    .about = Any train outside a city may turn round at the price of the turn’s movement, even if it could ride on.
option-lunar-cosmic-toll-scope = Free track in cosmic rays
    .about = Where no tolls are paid while cosmic rays are in effect.
    .all = Everywhere
    .exposed = Only on the exposed side
option-lunar-late-toll = Tolls on credit
    .about = A train may enter another’s track without money in hand; the toll is paid from what it earns later in the same turn.
option-lunar-cash-visibility = Cash on show
    .about = When the others see how much cash a player has.
    .after_tax = Once the rail tax has come up
    .always = Always
    .never = Never
option-lunar-tax-table = Tax by brackets
    .about = From each amount of cash on, the tax is a fixed sum; without brackets it is the percentage of the card.
    .none = The percentage of the card
option-lunar-radiation-check-on-draw-turn = Radiation strikes at once
    .about = Solar flares and cosmic rays also hit the player who draws them at the end of that same turn.
option-lunar-lost-turns-add-up = Lost turns add up
    .about = Two events before the next turn take two turns; otherwise they take the same one.
option-lunar-equal-turns = Equal turns
    .about = When somebody fulfils both conditions the round is played to its end, and the most cash wins; a tie raises the limit to 300 M.
option-lunar-max-rounds = Rounds at most
    .about = After so many rounds the game stops; the most cash wins, among those who have joined seven major cities if there are any.

## Rules in short

lunar-rules-goal = The aim
    .text = Each of you builds a railway on the Moon and runs one train. Whoever ends a turn of their own with seven of the eight major cities joined by one unbroken network of theirs and at least 250 M in cash wins at once.
lunar-rules-turn = A turn
    .text = First you operate: ride, load, deliver and pay tolls, in any order. Then you build: up to 20 M a turn for track and locomotives together. Instead of a whole turn you may discard all three demand cards and draw new ones.
lunar-rules-opening = The opening turns
    .text = You begin with 60 M, a Von Braun and three demand cards face up. In the first two turns everybody only builds, with no limit but their cash: first clockwise from the start player, then back in the opposite order. The player with the highest demand starts.
lunar-rules-build = Building
    .text = Track joins neighbouring mileposts. It starts where your own track already is, or at the edge of any major city, but at most two segments a turn start in major cities. Between two mileposts there is room for one segment only. There are no loans.
lunar-rules-cost = What it costs
    .text = The milepost you build to sets the price: mare 1 M, mountain 2 M, alpine 5 M, small or medium city 3 M, major city 5 M. A crater rim or a valley in between adds 1 M.
lunar-rules-sides = Two sides
    .text = Letters at the edge join the near and the far side: track runs from a milepost through a pair of equal letters to a milepost beyond and costs what that milepost costs. One segment fits through each pair. Peary and Scott, at the poles, are cities of both sides.
lunar-rules-cities = Room in the cities
    .text = The red area of a major city belongs to everybody: nobody builds in it, everybody’s trains run through it. A small city takes the track of two players, a medium city of three, and three segments of each. Nobody may take the last place that others need to connect.
lunar-rules-train = The train
    .text = It first appears in any city you like. Each milepost takes one point of movement, up to the locomotive’s speed; crossing to the other side takes no more than the milepost beyond. A train turns back only in a city. Where it cannot ride on, turning it round takes a whole turn’s movement.
lunar-rules-tolls = Tolls
    .text = Your own track is free. The track of another player costs 4 M a turn, paid to that player before the first step on it, however far you go. Nobody may refuse you.
lunar-rules-loads = Loads
    .text = A load is taken aboard in a city that produces it, as long as a token of it is left, and no more than the locomotive can carry. Any load may be dropped in any city, without pay. Loading and unloading take no movement.
lunar-rules-deliver = Delivering
    .text = Bring what one of your cards asks for to its city, and you are paid at once. The card goes, with its other two demands, and you draw a new one. An event that comes up takes effect at once, and you draw on.
lunar-rules-locos = Locomotives
    .text = For 10 M you change to a locomotive of the next level: faster, or able to carry more. There are five levels, and two steps in one turn use up the 20 M. A locomotive that is in use by others may be sold out.
lunar-rules-events = Events
    .text = Most events last until the end of the next turn of whoever drew them and bind everybody. Meteors sweep away track around three places; strikes stop loading or building; moonquakes and lava close a kind of terrain; decompression closes the track of whoever drew it. During solar flares and cosmic rays seek shelter in a city: whoever is caught in the open loses loads and a turn. The tax takes a fifth of everybody’s cash, which lies open from then on.
lunar-rules-lost = Lost turns
    .text = In a lost turn you do nothing at all. Whoever loses a turn in the middle of their own loses the rest of it and the whole next one.

lunar-favourites = Lunar Rails: favourite cities to deliver to
