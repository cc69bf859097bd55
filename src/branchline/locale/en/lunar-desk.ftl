### The desk of Lunar Rails: what stands beside the board and is chosen there.

lunar-money = { $amount } M

## The turn

lunar-turn = The turn
lunar-round = Round { $round }
lunar-whose = { $player }’s turn
lunar-deck = Deck: { $count }
lunar-deck-long = Cards left in the deck: { $count }
lunar-purse = You have { $cash } M and { $majors } of { $goal } major cities.
lunar-moved = Mileposts: { $moved } of { $speed } used
lunar-moved-turned = Mileposts: given up to turn the train round
lunar-spent = Building: { $spent } of { $limit } M spent
lunar-spent-free = Building: { $spent } M spent, no limit but your cash
lunar-out = Segments out of major cities: { $out } of 2
lunar-tolls-paid = Tolls paid this turn to { $players }
lunar-tolls-owed = Tolls still owed to { $players }: paid from what is earned this turn
lunar-prompt-exchange = New cards
lunar-prompt-turn-round = Turn round
lunar-prompt-end-operate = Go on to building
lunar-prompt-end-turn = End turn
lunar-unused-steps = { $count ->
    [0] all mileposts used
    [one] { $count } milepost unused
   *[other] { $count } mileposts unused
}
lunar-unused-money = { $count ->
    [0] nothing left to spend
   *[other] { $count } M unspent
}
lunar-aside-last-round = Last round: { $players } fulfilled both conditions.
lunar-aside-lost = { $turns ->
    [one] You will lose your next turn.
   *[other] You will lose your next { $turns } turns.
}

## A way that is thought of

lunar-route-build = Track { $milepost_to }
lunar-route-ride = Ride { $milepost_to }
lunar-route-mode = Ride or build
lunar-mode-ride = Ride
lunar-mode-build = Build
lunar-route-prefer = Which way
lunar-prefer-cheapest = Cheapest
lunar-prefer-shortest = Shortest
lunar-prefer-fastest = Fastest
lunar-route-asking = Looking for a way.
lunar-route-build-cost = { $turns ->
    [one] { $cost } M for { lunar-part-stretch }.
   *[other] { $cost } M for { lunar-part-stretch }, in { $turns } turns.
}
lunar-part-stretch = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
lunar-part-way = { $count ->
    [one] { $count } milepost
   *[other] { $count } mileposts
}
lunar-route-part = Segments to build now
lunar-route-part-text = { lunar-part-stretch } for { $cost } M
lunar-route-now = of { $all } now, { $cost } M
lunar-route-later = Later: { lunar-part-stretch } for { $cost } M
lunar-route-ride-length = { $turns ->
    [one] { lunar-part-way }, this turn.
   *[other] { lunar-part-way }, { $turns } turns.
}
lunar-route-ride-now = { $left ->
    [0] Now { lunar-part-way }, none left after it.
   *[other] Now { lunar-part-way }, { $left } left after it.
}
lunar-route-toll = Toll to { $owner }: { $amount } M
lunar-route-onward = Keep riding in later turns
lunar-route-do-build = { $count ->
    [one] Build this segment for { $cost } M
   *[other] Build { $count } segments for { $cost } M
}
lunar-route-end-and-build = { $count ->
    [one] Go on to building: this segment for { $cost } M
   *[other] Go on to building: { $count } segments for { $cost } M
}
lunar-route-do-ride = { $count ->
    [one] Ride { $count } milepost
   *[other] Ride { $count } mileposts
}
lunar-route-no-way-build = You cannot build there: no way is open.
lunar-route-no-way-ride = No track leads there for your train.
lunar-route-there-build = Your track is there already.
lunar-route-there-ride = Your train is there.
lunar-route-not-your-turn = It is not your turn; the way stays in sight.
lunar-route-not-operating = The train is done for this turn; it can ride there in the next one.
lunar-route-not-now-ride = The train cannot take the first step this turn.
lunar-onward-to = Riding on { $milepost_to }
lunar-onward-stop = Stop
lunar-onward-toll = The ride { $milepost_to } stops: it would now pay a toll to { $players }. Choose the way yourself.
lunar-onward-no-way = The ride { $milepost_to } stops: no track leads there any more.

## Where the train stands

lunar-station = Your train
lunar-station-at = Your train { $milepost_in }
lunar-aboard = Aboard
lunar-aboard-free = free place
lunar-produced = Produced { $city_in }
lunar-tokens-left = { $count ->
    [0] none left
   *[other] { $count } left
}
lunar-load = Load
lunar-drop = Drop
lunar-deliver = Deliver: { $pay } M
lunar-do-deliver-here = Deliver { $good } for { $pay } M ({ $card })
# On what cannot be done now; it answers with the reason.
lunar-why = { $deed }: why not?
lunar-give-up-full = The new locomotive carries fewer loads: which one goes?
lunar-give-up-flare = Which load does the solar flare take?

## Cards

lunar-hand = Your demand cards
lunar-hand-of = The demand cards of { $player }
lunar-hand-look = Look at the cards of { $player }
lunar-card = { $card }
lunar-demand-aboard = { $good } { $city_to } for { $pay } M, aboard already
lunar-haul = { $good } { $city_to }
lunar-haul-way = { lunar-part-way }, { $cost ->
    [0] no track missing
   *[other] track missing: { $cost } M
}
lunar-haul-none = none left
lunar-haul-more = { $count ->
    [one] and { $count } more city
   *[other] and { $count } more cities
}
lunar-exchange-title = Three new cards instead of this turn?
lunar-exchange-hint = All three cards are discarded, and the turn is over. Events that come up take effect at once.
lunar-exchange-not = Keep the cards

## Events

lunar-events = In effect
lunar-event = { $card }
lunar-event-text = { $card_text }
lunar-tax-brackets = Every player pays the bank by this table’s own brackets instead of a percentage: { $brackets }; whoever has less pays nothing.
lunar-tax-bracket = { $amount } M from { $from } M in cash on
lunar-event-left = { $turns ->
    [0] until { $player } ends this turn
    [one] until the end of { $player }’s next turn
   *[other] until the end of { $player }’s next { $turns } turns
}
lunar-news-event = { $player } draws an event
lunar-news-exposed = Caught in the open
lunar-news-lost = Lost turn
lunar-news-lost-text = In a lost turn there is no riding, loading, building or exchanging.
lunar-news-over = It is over by now.
lunar-news-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
lunar-news-next = Next
lunar-news-close = Go on

## Cities and goods

lunar-cities = Cities and goods
lunar-cities-search = City or goods
lunar-cities-found = Found: { $count }
lunar-by-cities = Cities
lunar-by-goods = Goods
lunar-size-small = small city
lunar-size-medium = medium city
lunar-size-major = major city
lunar-tokens = { $left } of { $all } left
lunar-wants = wants { $good }: { $pay } M
lunar-wanted-in = wanted { $city_in }: { $pay } M
lunar-way-build = Build to
lunar-way-ride = Ride to
lunar-way-place = Start here
lunar-way-build-city = Build { $city_to }
lunar-way-ride-city = Ride { $city_to }
lunar-way-place-city = Put the train { $city_in }

## Locomotives

lunar-locos = Locomotives
lunar-locos-hint = Each step up costs { $price } M of this turn’s building money; either locomotive of the next level may be chosen.
lunar-level = Level { $level }
lunar-level-short = { $level }
lunar-speed = Speed: { $speed } mileposts
lunar-capacity = Loads: { $capacity }
lunar-supply = { $left ->
    [0] all in use
   *[other] { $left } left
}
lunar-supply-any = no limit
lunar-buy = { $price } M
lunar-upgrades = Locomotives to buy
lunar-upgrades-price = New locomotive for { $price } M

## Players

lunar-cash = Cash: { $cash } M; { $goal } M are needed
lunar-cash-hidden = Cash not shown
lunar-majors = { $count ->
    [0] Major cities joined: none of { $goal }
   *[other] Major cities joined: { $count } of { $goal } ({ $cities })
}
lunar-fact-loads = { $goods ->
    [none] No loads aboard
   *[other] Aboard: { $goods }
}
lunar-fact-lost = loses a turn

## The log in short

lunar-digest-rode = { $player } rides { $a_from } { $b_to }, { lunar-part-way }.
lunar-digest-rode-to = { $player } rides { $b_to }, { lunar-part-way }.
lunar-digest-built = { $player } builds { $a_from } { $b_to }, { lunar-part-stretch } for { $cost } M.
lunar-digest-built-about = { $player } builds { lunar-part-stretch } for { $cost } M.
lunar-digest-event = { $player } draws an event: { $card }.
lunar-digest-drawn = { $player } draws { $cards }.

## The end

lunar-sheet-majors = Major cities joined
lunar-sheet-of = of { $goal }
lunar-sheet-network = Track
lunar-sheet-loco = Locomotive
lunar-sheet-cash = Cash in M
lunar-graph-cash = Cash over time, in M
lunar-graph-network = Value of the track over time, in M

## The list of moves, and keys

lunar-group-move = The train
lunar-group-loads = Loads
lunar-group-build = Track
lunar-group-upgrade = Locomotives
lunar-group-other = Other
lunar-keys-demand = Show a demand on the map
lunar-keys-enter = On the map: show the way there; once more: do what is shown
lunar-keys-part = Build more or fewer segments of the way
lunar-keys-prefer = Cheapest, or shortest and fastest
lunar-keys-mode = Ride or build there
lunar-keys-cities = Cities and goods
lunar-keys-locos = Locomotives
lunar-keys-end = Go on to building, or end the turn

## Where track begins and why it waits, an idle turn, new cards and deliveries

lunar-route-start = Where it begins
lunar-start-network = From my network
lunar-start-anywhere = From anywhere
lunar-route-from = Starts { $a_from }.
lunar-route-no-way-network = No way is open from your network; a major city may be another start.
lunar-waits-cash = Your cash does not pay for more now.
lunar-waits-limit = A turn pays for { $limit } M of track at most.
lunar-waits-out = Only two segments a turn may leave major cities.
lunar-waits-event = An event closes the ground there now.
lunar-onward-waits = The ride { $milepost_to } waits for your next turn. { $reason }
lunar-delivered = { $player } delivers
lunar-delivered-pay = +{ $pay } M
lunar-card-new = { $card }, new
lunar-card-fresh = new
lunar-keys-start = Build from your network, or from anywhere
lunar-keys-end-all = End the turn at once, without building

## The pencil

lunar-pencil = Click a city or a milepost, then the next one: the cheapest track between them is drawn.
lunar-draft = Track in pencil
lunar-draft-none = Nothing is drawn yet.
lunar-draft-from = The next stretch begins { $milepost_in }.
lunar-draft-turn = { $turn ->
    [0] This turn
    [1] Next turn
   *[other] In { $turn } turns
}
lunar-draft-cash = You have { $cash } M, so { $missing } M are missing.
lunar-draft-uncounted = Tolls and what you earn are not counted.
lunar-draft-loose = { $count ->
    [one] { $count } segment is not joined to your network or a major city.
   *[other] { $count } segments are not joined to your network or a major city.
}
lunar-draft-gone = { $count ->
    [one] { $count } segment is somebody else’s by now.
   *[other] { $count } segments are somebody else’s by now.
}
lunar-draft-there = Your track or your drawing joins these already.
lunar-draft-no-way = You cannot build between these: no way is open.
lunar-draft-stretches = Stretches
lunar-draft-stretch = { $a } – { $b }
lunar-draft-erase = Erase { $a } – { $b }
