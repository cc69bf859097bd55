### The words of Lunar Rails that Python and the page share: names, the log, refusals, actions.
### How arguments become names and forms is told in README.md beside the languages.

## Cities, mileposts, sides

lunar-city = { $name }
    .in = in { $name }
    .from = from { $name }
    .to = to { $name }
# The one city whose name has a meaning.
lunar-city-tranquility = Tranquility
    .in = in Tranquility
    .from = from Tranquility
    .to = to Tranquility

# The name tells the nearest city and the way from there: Kepler 2 N 1 NE.
lunar-milepost = { $name }
    .in = at { $name }
    .from = from { $name }
    .to = to { $name }

lunar-direction-n = N
    .word = north
lunar-direction-ne = NE
    .word = northeast
lunar-direction-se = SE
    .word = southeast
lunar-direction-s = S
    .word = south
lunar-direction-sw = SW
    .word = southwest
lunar-direction-nw = NW
    .word = northwest

lunar-side-near = near side
    .on = on the near side
lunar-side-far = far side
    .on = on the far side

lunar-pair = { $label }
    .full = { $label } ({ $colour })
lunar-colour-orange = orange
lunar-colour-blue = blue
lunar-colour-white = white
lunar-colour-green = green

## Decisions

# Over the moves of one turn, where a recorded game is told.
lunar-heading = Turn { $turn }: { $player }

# Each completes the sentence “Something else comes first: …”; the name stands alone.
lunar-phase-opening = build track, buy a locomotive, or end the turn
    .name = opening turn, only building
lunar-phase-operate = ride, load and deliver, or go on to building
    .name = operating
lunar-phase-build = build track, buy a locomotive, or end the turn
    .name = building
lunar-phase-give-up = choose the load that no longer fits aboard
    .name = a load too many
lunar-phase-flare = choose the load that the solar flare takes
    .name = solar flare
lunar-phase-relocate = choose a city for the train that a meteor has hit
    .name = after the meteors
lunar-phase-over = the game is over
    .name = the end

## Locomotives

lunar-loco = { $name }
    .full = { $name } (level { $level }: { $speed } mileposts, { $capacity } loads)

## Goods

lunar-good-aluminum = aluminium
    .one = a load of aluminium
    .many = loads of aluminium
    .of = of aluminium
    .some = aluminium
lunar-good-basalt = basalt
    .one = a load of basalt
    .many = loads of basalt
    .of = of basalt
    .some = basalt
lunar-good-bricks = bricks
    .one = a load of bricks
    .many = loads of bricks
    .of = of bricks
    .some = bricks
lunar-good-ceramics = ceramics
    .one = a load of ceramics
    .many = loads of ceramics
    .of = of ceramics
    .some = ceramics
lunar-good-cheese = cheese
    .one = a load of cheese
    .many = loads of cheese
    .of = of cheese
    .some = cheese
lunar-good-computers = computers
    .one = a load of computers
    .many = loads of computers
    .of = of computers
    .some = computers
lunar-good-fertilizer = fertiliser
    .one = a load of fertiliser
    .many = loads of fertiliser
    .of = of fertiliser
    .some = fertiliser
lunar-good-fish = fish
    .one = a load of fish
    .many = loads of fish
    .of = of fish
    .some = fish
lunar-good-glass = glass
    .one = a load of glass
    .many = loads of glass
    .of = of glass
    .some = glass
lunar-good-helium-3 = helium-3
    .one = a load of helium-3
    .many = loads of helium-3
    .of = of helium-3
    .some = helium-3
lunar-good-hydrogen = hydrogen
    .one = a load of hydrogen
    .many = loads of hydrogen
    .of = of hydrogen
    .some = hydrogen
lunar-good-ice = ice
    .one = a load of ice
    .many = loads of ice
    .of = of ice
    .some = ice
lunar-good-iron = iron
    .one = a load of iron
    .many = loads of iron
    .of = of iron
    .some = iron
lunar-good-machinery = machinery
    .one = a load of machinery
    .many = loads of machinery
    .of = of machinery
    .some = machinery
lunar-good-medicine = medicine
    .one = a load of medicine
    .many = loads of medicine
    .of = of medicine
    .some = medicine
lunar-good-meteorites = meteorites
    .one = a load of meteorites
    .many = loads of meteorites
    .of = of meteorites
    .some = meteorites
lunar-good-optics = optics
    .one = a load of optics
    .many = loads of optics
    .of = of optics
    .some = optics
lunar-good-oxygen = oxygen
    .one = a load of oxygen
    .many = loads of oxygen
    .of = of oxygen
    .some = oxygen
lunar-good-rare-earths = rare earths
    .one = a load of rare earths
    .many = loads of rare earths
    .of = of rare earths
    .some = rare earths
lunar-good-robots = robots
    .one = a load of robots
    .many = loads of robots
    .of = of robots
    .some = robots
lunar-good-rovers = rovers
    .one = a load of rovers
    .many = loads of rovers
    .of = of rovers
    .some = rovers
lunar-good-silicon = silicon
    .one = a load of silicon
    .many = loads of silicon
    .of = of silicon
    .some = silicon
lunar-good-solar-collectors = solar collectors
    .one = a load of solar collectors
    .many = loads of solar collectors
    .of = of solar collectors
    .some = solar collectors
lunar-good-spacesuits = spacesuits
    .one = a load of spacesuits
    .many = loads of spacesuits
    .of = of spacesuits
    .some = spacesuits
lunar-good-thorium = thorium
    .one = a load of thorium
    .many = loads of thorium
    .of = of thorium
    .some = thorium
lunar-good-titanium = titanium
    .one = a load of titanium
    .many = loads of titanium
    .of = of titanium
    .some = titanium
lunar-good-tourists = tourists
    .one = a load of tourists
    .many = loads of tourists
    .of = of tourists
    .some = tourists
lunar-good-vegetables = vegetables
    .one = a load of vegetables
    .many = loads of vegetables
    .of = of vegetables
    .some = vegetables
lunar-good-wheat = wheat
    .one = a load of wheat
    .many = loads of wheat
    .of = of wheat
    .some = wheat
lunar-good-workers = workers
    .one = a load of workers
    .many = loads of workers
    .of = of workers
    .some = workers

## Cards

lunar-card-demand = card { $number }
    .the = card { $number }
    .text = { $demands }

lunar-card-tax = Rail tax
    .the = the rail tax
    .text = Every player pays { $percent }% of the cash in hand to the bank, rounded down.
lunar-card-meteor = Meteor shower { $distance } { $direction }
    .the = the meteor shower { $distance } { $direction }
    .text = A demand card is turned up, and a meteor comes down { $distance } mileposts { $direction_word } of each of its three cities, if that is still on the Moon. It sweeps away all track at that milepost and at those around it. A train there loses all its loads and its next turn and starts again from a city on its owner’s track.
lunar-card-e8 = { lunar-part-cargo }
    .the = the cargo strike { $side_on }
    .text = { lunar-part-cargo-text }
lunar-card-e9 = { lunar-part-cargo }
    .the = the cargo strike { $side_on }
    .text = { lunar-part-cargo-text }
lunar-card-e10 = Track crews’ strike
    .the = the track crews’ strike
    .text = Nobody builds track; locomotives can still be bought. { lunar-part-until }
lunar-card-e11 = Construction boom
    .the = the construction boom
    .text = { lunar-part-wanted }
lunar-card-e12 = Food shortage
    .the = the food shortage
    .text = { lunar-part-wanted }
lunar-card-e13 = Shortage of volatiles
    .the = the shortage of volatiles
    .text = { lunar-part-wanted }
lunar-card-e14 = Moonquake
    .the = the moonquake
    .text = No train enters or leaves an alpine milepost, and no track is built from or to one. { lunar-part-until }
lunar-card-e15 = Lava flow
    .the = the lava flow
    .text = No train enters or leaves a mare milepost, and no track is built from or to one. { lunar-part-until }
lunar-card-decompression = Decompression
    .the = the decompression
    .text = No train runs on the track of whoever drew the card, not even that player’s own; building goes on. It lasts until the end of that player’s next turn.
lunar-card-solar_flare = Solar flare, { $side }
    .the = the solar flare { $side_on }
    .text = No train leaves a city { $side_on }, and no track is built there. Whoever ends a turn with the train there and outside a city loses one load, freely chosen, and the next turn. The card hits nobody twice. { lunar-part-until }
lunar-card-cosmic_rays = Cosmic rays, { $side }
    .the = the shower of cosmic rays { $side_on }
    .text = No train leaves a city { $side_on }, and no track is built there. Whoever ends a turn with the train there and outside a city loses all loads and the next turn. Meanwhile no tolls are paid. The card hits nobody twice. { lunar-part-until }

## Parts of sentences

lunar-part-until = It lasts until the end of the next turn of whoever drew the card.
lunar-part-cargo = Cargo strike, { $side }
lunar-part-cargo-text = Nothing is loaded or delivered in the cities { $side_on }; loads may be dropped there. { lunar-part-until }
lunar-part-wanted = One load earns { $payoff } M in any major city, without a demand card, if it is one of these: { $goods }. It ends with the first such delivery; without one it lasts for three full turns of whoever drew the card.
lunar-part-demand = { $good } { $city_to } for { $pay } M
lunar-part-segments = { $segments ->
    [one] { $segments } segment
   *[other] { $segments } segments
}

## The log

lunar-log-build = { $player } builds { $a_from } { $b_to } for { $cost } M.
lunar-log-build-wrap = { $player } builds { $a_from } { $b_to }, round the edge through { $pair_full }, for { $cost } M.
lunar-log-upgrade = { $player } buys { $loco_full } for { $cost } M.
lunar-log-place = { $player }’s train starts { $city_in }.
lunar-log-relocate = { $player }’s train starts again { $city_in }.
lunar-log-move = { $player } rides { $milepost_to }.
lunar-log-toll = { $player } pays { $owner } a toll of { $amount } M.
lunar-log-owed = { $player } owes { $owner } a toll of { $amount } M.
lunar-log-turn-round = { $player } turns the train round { $milepost_in }, which takes its movement of this turn.
lunar-log-load = { $player } loads { $good } { $city_in }.
lunar-log-drop = { $player } drops { $good } { $city_in }.
lunar-log-deliver = { $player } delivers { $good } { $city_to } for { $pay } M ({ $card }).
lunar-log-boom = { $player } delivers { $good } { $city_to } for { $pay } M and ends { $card_the }.
lunar-log-give-up = { $player } gives up { $good_one }.
lunar-log-exchange = { $player } exchanges { $cards } for three new cards instead of a turn.
lunar-log-end-operate = { $moved ->
    [0] { $player } does not ride and goes on to building.
    [one] { $player } has ridden { $moved } milepost and goes on to building.
   *[other] { $player } has ridden { $moved } mileposts and goes on to building.
}
lunar-log-end-turn = { $spent ->
    [0] { $player } ends their turn without spending anything.
   *[other] { $player } ends their turn and has spent { $spent } M.
}
lunar-log-drawn = { $player } draws { $card }: { $card_text }.
lunar-log-reshuffle = The deck is used up; the { $cards } discarded cards are shuffled and become the new one.
lunar-log-event = { $player } draws an event: { $card }. { $card_text }
lunar-log-aside = Another event comes up and waits until the meteors are down: { $card }.
lunar-log-tax = { $player } pays { $amount } M of tax.
lunar-log-target = The meteors are counted from the cities of { $card_the }: { $cities }.
lunar-log-struck = The meteor counted { $city_from } strikes { $milepost }.
lunar-log-missed = The meteor counted { $city_from } misses the Moon.
lunar-log-erased = { $owner } loses { lunar-part-segments } of track.
lunar-log-hit = { $goods ->
    [none] A meteor hits { $player }’s train, which carries nothing.
   *[other] A meteor hits { $player }’s train, which loses { $goods }.
}
lunar-log-loses-turn = { $player } will lose the next turn.
lunar-log-exposed = { $goods ->
    [none] { $player }’s train is in the open during { $card_the }.
   *[other] { $player }’s train is in the open during { $card_the } and loses { $goods }.
}
lunar-log-expired = The event is over: { $card }.
lunar-log-lost-turn = { $player } loses this turn.
lunar-log-round = Round { $round } begins.
lunar-log-operating = The opening turns are over; from now on the trains run.
lunar-log-fulfilled = { $player } fulfils both conditions; this round is played to its end.
lunar-log-raised = Several players are level at the top, so play goes on; now it takes { $cash } M.
lunar-log-won = The game is over. First place with { $cash } M: { $winners }.
lunar-log-stopped = The game stops after round { $rounds }. First place with { $cash } M: { $winners }.

## Refusals: what is wrong, and what is allowed

refused-build-red = No track is built inside { $city }; its red area is free for everybody’s trains.
refused-build-taken = { $link } already has track of { $owner }; two mileposts are joined only once.
refused-build-pair = The wrap pair { $pair } already carries track of { $owner }; a pair takes one segment only.
refused-build-joined = { $a } and { $b } are already joined through another wrap pair, by track of { $owner }; two mileposts are joined only once.
refused-build-start = Track starts at your own network or at the edge of a major city; { $milepost } is neither.
refused-build-out = You have already built two segments out of major cities this turn; to { $city } you can only build from your own track.
refused-build-direction = Build this segment { $a_from } { $b_to }, for { $cost } M; the other direction is no better.
refused-build-access = Another segment of yours at { $city } would take a place that players who are not there yet still need.
refused-build-players = { $city } takes the track of { $most } players at most, and they are there already.
refused-build-three = You already have three segments at { $city }, the most that a small or medium city takes from one player.
refused-build-places = This segment would take the place at { $city } that another player must still be able to use.
refused-build-strike = Until { $card_the } is over nobody builds track.
refused-build-seismic = Until { $card_the } is over no track is built from or to { $milepost }; build on other terrain.
refused-build-radiation = Until { $card_the } is over no track is built on that side; build on the other one.
refused-build-limit = This segment costs { $need } M, and you may still spend { $left } M this turn.
refused-build-cash = This segment costs { $need } M, and you have { $have } M.
refused-upgrade-level = Your next locomotive has to be one of level { $level }, and { $loco } is not.
refused-upgrade-top = Your locomotive is of the highest level; there is none above it.
refused-upgrade-supply = Every { $loco } is in use; choose another locomotive of that level, or wait for one.
refused-upgrade-strike = Until { $card_the } is over nobody buys a locomotive.
refused-upgrade-limit = The locomotive costs { $need } M, and you may still spend { $left } M this turn.
refused-upgrade-cash = The locomotive costs { $need } M, and you have { $have } M.
refused-unplaced = Your train is not on the Moon yet; put it in a city first.
refused-place-placed = Your train is already on the Moon; move it along the track.
refused-place-city = A train is put in a city, and { $milepost } is none.
refused-place-network = A train that a meteor has hit goes to a city on your own network, and { $city } is not on it.
refused-move-track = No track leads { $a_from } { $b_to }; a train runs on track, or inside a major city.
refused-move-speed = Your train has used all of its { $speed } mileposts this turn; it can ride on in the next one.
refused-move-back = A train turns back only in a city; from here it cannot go straight back { $milepost_to }.
refused-move-strike = Until { $card_the } is over your train cannot run there; take another way.
refused-move-seismic = Until { $card_the } is over no train enters or leaves { $milepost }; take another way.
refused-move-decompression = Until { $card_the } is over no train runs on the track of { $owner }; take another way.
refused-move-radiation = Until { $card_the } is over no train leaves { $city }; stay in its shelter.
refused-move-toll = The toll for the track of { $owner } is { $need } M, and you have { $have } M.
refused-turn-option = At this table a train turns round only in a city.
refused-turn-city = In a city a train may leave in any direction; it need not turn round.
refused-turn-free = Your train has no direction; it may go on any way, and need not turn round.
refused-turn-moved = Turning round takes the movement of a whole turn, and your train has already moved.
refused-turn-way = Only a train that cannot ride on may turn round, and yours can ride on { $milepost_to }.
refused-load-city = A load is taken aboard only in a city, and your train is in none.
refused-load-produce = { $city } does not produce { $good }; load it in a city that does.
refused-load-tray = All loads { $good_of } are on trains; wait until one is delivered or dropped.
refused-load-capacity = Your train carries no more than { $capacity } loads; deliver or drop one first.
refused-load-strike = Until { $card_the } is over nothing is loaded here.
refused-load-dropped = You have just dropped { $good } here; move or deliver something before you load it again.
refused-drop-city = A load is dropped only in a city, and your train is in none.
refused-drop-absent = There is no { $good } aboard your train; drop a load that it carries.
refused-drop-strike = Until { $card_the } is over nothing is unloaded here.
refused-deliver-card = You do not hold { $card_the }; deliver for one of your own three cards.
refused-deliver-absent = There is no { $good } aboard your train; deliver a load that it carries.
refused-deliver-city = This load is wanted { $city_in }, and your train is not there.
refused-deliver-strike = Until { $card_the } is over nothing is delivered here.
refused-boom-card = Nothing is paid for { $card_the } now; only a card that is in effect counts.
refused-boom-city = For a boom or a shortage you deliver in a major city, and your train is in none.
refused-exchange-acted = Cards are exchanged instead of a whole turn, and this one has begun; take it back first.
refused-exchange-opening = No cards are exchanged in the opening turns; build, or end the turn.
refused-give-up-absent = There is no { $good } aboard your train; give up a load that it carries.

## Actions, for a list to choose from

lunar-do-build = Build { $a_from } { $b_to } ({ $cost } M)
lunar-do-build-wrap = Build { $a_from } { $b_to }, round the edge through { $pair } ({ $cost } M)
lunar-do-upgrade = Buy { $loco_full }
lunar-do-place = Put the train { $milepost_in }
lunar-do-move = Ride { $milepost_to }
lunar-do-turn-round = Turn the train round, which takes its movement of this turn
lunar-do-load = Load { $good }
lunar-do-drop = Drop { $good }
lunar-do-deliver = Deliver { $good } { $city_to } for { $pay } M ({ $card })
lunar-do-boom = Deliver { $good } for { $pay } M: { $card }
lunar-do-give-up = Give up { $good_one }
lunar-do-exchange = Exchange all three demand cards instead of this turn
lunar-do-end-operate = Go on to building
lunar-do-end-turn = End the turn

## The table in words

lunar-look-turn = Round { $round }, { $player }’s turn: { $phase_name }.
lunar-look-event = { $turns ->
    [one] In effect for { $turns } more turn of { $player }: { $card }. { $card_text }
   *[other] In effect for { $turns } more turns of { $player }: { $card }. { $card_text }
}
lunar-look-player = { $player }: { $cash ->
    [none] cash not shown
   *[other] { $cash } M
}; { $loco_full }; { lunar-part-segments } of track; major cities joined: { $majors }.
lunar-look-train = { $goods ->
    [none] { $player }’s train is { $milepost_in } and carries nothing.
   *[other] { $player }’s train is { $milepost_in } and carries { $goods }.
}
lunar-look-unplaced = { $player }’s train is not on the Moon yet.
lunar-look-demand = { $player }, { $card }: { $good } { $city_to } for { $pay } M.
lunar-look-lost = { $player } will lose the next turn.
lunar-look-allowance = { $limit ->
    [none] This turn: { $moved } of { $speed } mileposts ridden, { $spent } M spent.
   *[other] This turn: { $moved } of { $speed } mileposts ridden, { $spent } of { $limit } M spent.
}
lunar-look-tray = No loads left in the tray: { $goods }.
lunar-look-aim = To win: { $cash } M and { $majors } major cities joined. Cards in the deck: { $deck }.
lunar-look-network = { $player }’s track reaches { $cities ->
    [none] no city yet
   *[other] { $cities }
}.
lunar-look-ends = { $player }’s track { $mileposts ->
    [none] has no open end
   *[other] ends at { $mileposts }
}.
lunar-look-from = { $player }’s train came { $milepost_from }.
lunar-look-tolls = Tolls paid this turn to: { $players }.
lunar-look-supply = { $loco_full }: { $count } left in the box.
lunar-look-source = { $count ->
    [0] Where to load { $good }: { $cities }; none is left in the tray.
   *[other] Where to load { $good }: { $cities }; { $count } left in the tray.
}

## The count at the end

lunar-count-total = Cash: { $total } M, { sheet-rank } place
lunar-count-majors = Major cities joined: { $majors }
lunar-count-network = Track: { lunar-part-segments }, worth { $network } M
lunar-count-loco = Locomotive: { $loco_full }
