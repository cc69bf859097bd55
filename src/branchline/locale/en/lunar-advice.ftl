### Advice in Lunar Rails: what to aim for, and what a move is worth.

## What to aim for

lunar-aim-win = You have the money for the victory: join the missing major cities and keep 250 M.
lunar-aim-upgrade = Buy { $loco_full }: it pays back on every milepost to come.
lunar-aim-exchange = Exchange your cards: other demands are likely to bring more than these.
lunar-aim-deliver = Take { $good } { $a_from } { $b_to }: { $pay } M.
lunar-aim-carry = Carry { $good } { $b_to }: { $pay } M.
lunar-aim-build = Build the missing track for it: { $cost } M.
lunar-aim-major = Next major city to join: { $city }, for { $cost } M.

## What a move is made of

lunar-term-pay = Pay
lunar-term-track = Track
lunar-term-tolls = Tolls
lunar-term-joining = Major cities joined
lunar-term-later = For later trips
lunar-term-enough = More than the victory needs
lunar-term-time = Time it takes
lunar-term-pocket = Little cash left
lunar-term-delay = Time lost
lunar-term-spare-load = A load to spare
lunar-term-astray = Track the plan does not need
lunar-term-locomotive = Locomotive
lunar-term-hand = New cards
lunar-term-nothing = No plan left

## The plan on the map

lunar-plan-stretch = { $a_from } { $b_to }: { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}

## What is to be learnt from a decision

lunar-learnt-upgrade = A faster locomotive pays back on every trip to come: buy it early, as soon as a delivery leaves money over.
lunar-learnt-upgrade-later = Late in the game a locomotive no longer pays back: keep the money, it counts towards the 250 M.
lunar-learnt-new-hand = Nine poor demands cost more than a lost turn: take new cards when none of them pays.
lunar-learnt-keep-hand = New cards cost a whole turn: look first for two demands that lie on one trip.
lunar-learnt-build = Track that two deliveries share is soon paid for: build it before you go.
lunar-learnt-less-track = Track is money you do not get back: build only what the next delivery needs, or ride on others’ for a toll.
lunar-learnt-other-way = Lead your line through a major city where you can: seven of them have to be joined in the end.
lunar-learnt-load = A train should never run empty: load what lies on the way and is wanted somewhere ahead.
lunar-learnt-other-load = A place on board is worth the dearest load that fits the trip: let the cheap one lie.
lunar-learnt-deliver = Money comes with the delivery: bring what is on board before you begin something else.
lunar-learnt-other-trip = Compare what a trip brings for each milepost: two loads along one way beat a dear one far away.
lunar-learnt-go-on = Mileposts left over are lost: use all of them, and end the turn in a city if you have to turn round.
lunar-learnt-wait = Where an event closes the way, waiting in a city costs less than a lost load or turn.
