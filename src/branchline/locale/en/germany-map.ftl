### The words on and about the map of Ticket to Ride: Germany.

## The sheet

germany-map-label = Map of the railway lines
germany-map-keys = Arrow keys walk from place to place and along the routes, Enter chooses, plus and minus zoom, 0 shows the whole map, Escape leaves it.

germany-map-title-above = Railway Map of
germany-map-title = Germany
germany-map-north-sea = North Sea
germany-map-baltic-sea = Baltic Sea
germany-map-poland = Poland
germany-map-czechia = Bohemia
germany-map-belgium = Belgium
germany-map-luxembourg = Luxembourg

## Routes and places, as a screen reader says them

germany-map-length = { $length ->
    [1] one space
    [2] two spaces
    [3] three spaces
    [4] four spaces
    [5] five spaces
    [6] six spaces
    [7] seven spaces
   *[other] { $length } spaces
}
germany-map-colour = { $colour ->
    [grey] grey
   *[other] { $colour }
}
germany-map-tracks = { $tracks ->
    [1] single track
    [2] two parallel tracks
    [3] three parallel tracks
   *[other] { $tracks } parallel tracks
}
germany-map-route-free = { $a } to { $b }, { germany-map-colour }, { germany-map-length }, free, { germany-map-tracks }
germany-map-route-legal = { $a } to { $b }, { germany-map-colour }, { germany-map-length }, free, you can claim it now, { germany-map-tracks }
germany-map-route-owned = { $a } to { $b }, { germany-map-colour }, { germany-map-length }, belongs to { $owner }, { germany-map-tracks }
germany-map-route-closed = { $a } to { $b }, { germany-map-colour }, { germany-map-length }, closed, { germany-map-tracks }
germany-map-route-wanted = { $said }, wanted
germany-map-route-planned = { $said }, number { $number } of the plan
germany-map-place-empty = { $place }, nobody waiting
germany-map-place-passengers = { $place }, { $count ->
    [one] passenger waiting: { $colour }
   *[other] passengers waiting: { $colour }
}

## What shows beside a route

germany-map-tip-facts = { $colour ->
    [grey] any one colour
   *[other] { $colour }
} · { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
germany-map-tip-owned = Belongs to { $owner }
germany-map-tip-closed = Closed: a parallel track is taken
germany-map-tip-pay = You can pay with
germany-map-tip-more = { $count ->
    [one] and { $count } other way
   *[other] and { $count } other ways
}

## Legend

germany-map-legend-colours = Routes and train cards
germany-map-legend-grey = grey: any one colour
germany-map-legend-passengers = Passengers
germany-map-legend-states = On the map
germany-map-legend-legal = You can claim it now
germany-map-legend-closed = Closed: nobody can claim it any more
germany-map-legend-last = Claimed in the last move
germany-map-legend-ticket = On the way of the ticket you point at
germany-map-legend-wanted = Marked by you with the pencil
germany-map-legend-planned = Planned by the hint, in this order
germany-map-legend-players = Players
