### Drawing a map of one's own for Ticket to Ride: Germany.

## The desk

germany-editor-opening = Laying out paper and pencils…
germany-editor-title = Draw a map
germany-editor-board-name = Name of the map
germany-editor-nameless-board = Map without a name
germany-editor-boards = Maps
germany-editor-undo = Undo
germany-editor-redo = Redo
germany-editor-play = Play
germany-editor-sheet = The map that is drawn
germany-editor-chosen = What is chosen
germany-editor-map = Map on which you draw
germany-editor-map-keys = Arrow keys walk from place to place and along the routes, Enter chooses or joins, Shift with an arrow key moves a place, Delete removes what is chosen, plus and minus zoom, 0 shows the whole map, Escape leaves it.

## Tools, and what to do with each

germany-editor-tools = Tools
germany-editor-tool-move = Move
germany-editor-tool-city = City
germany-editor-tool-country = Country
germany-editor-tool-line = Route
germany-editor-tool-ticket = Ticket
germany-editor-hint-move = Drag cities to where they belong; click anything to change it.
germany-editor-hint-city = Click where a city shall stand.
germany-editor-hint-country = Click where a neighbouring country shall stand, near the edge.
germany-editor-hint-line = Drag from one city to another, or click both.
germany-editor-hint-ticket = Drag from one end of the ticket to the other, or click both.
germany-editor-hint-to = From { $name }: click the other end.

## Things on the map

germany-editor-nameless = nameless
germany-editor-grey = grey
germany-editor-city = City
germany-editor-country = Neighbouring country
germany-editor-ticket = Ticket
germany-editor-place = { $name }, { $passengers ->
    [0] no passengers
    [one] { $passengers } passenger
   *[other] { $passengers } passengers
}, { $routes ->
    [0] no route
    [one] { $routes } route
   *[other] { $routes } routes
}
germany-editor-line = { $a } to { $b }, { $colour }, { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}
germany-editor-name = Name
germany-editor-passengers = Passengers who wait here
germany-editor-routes-here = Routes from here
germany-editor-length = Length
germany-editor-track = { $tracks ->
    [1] Colour
   *[other] Colour of track { $track }
}
germany-editor-track-add = Add a parallel track
germany-editor-track-remove = Remove track { $track }
germany-editor-abroad = A route abroad has a single track. Drag its flag to where it shall end.
germany-editor-from = From
germany-editor-to = To
germany-editor-value = Points
germany-editor-suggested = { $value } would fit the shortest way
germany-editor-no-way = No way leads from one end to the other yet.
germany-editor-deck = Deck
germany-editor-deck-short = Short tickets
germany-editor-deck-long = Long tickets
germany-editor-remove = Remove
germany-editor-done = Done

## All there is

germany-editor-places = Cities and countries: { $count }
germany-editor-lines = Routes: { $count }
germany-editor-tickets = Tickets: { $count }
germany-editor-add-city = Add a city
germany-editor-add-country = Add a country
germany-editor-add-line = Draw the route
germany-editor-add-ticket = Add the ticket
germany-editor-standing = Passengers on the map: { $standing } of { $needed }
germany-editor-share = Share out { $needed } passengers
germany-editor-suggest = Suggest tickets up to { $needed } of each kind

## Faults

germany-editor-check = Check
germany-editor-faults = { $count ->
    [0] Ready to play.
    [one] { $count } thing still to mend.
   *[other] { $count } things still to mend.
}
germany-editor-fault = To mend
germany-editor-warning = Meant so?
germany-editor-more-faults = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}
germany-fault-cities = A map needs at least two cities.
germany-fault-nameless = Something has no name yet; give it one.
germany-fault-no-border = No route leads to { $name }; draw one, or remove the country.
germany-fault-passengers = { $standing } passengers wait on the map; it takes { $needed }.
germany-fault-short-tickets = There are { $there } short tickets; it takes at least { $needed }.
germany-fault-long-tickets = There are { $there } long tickets; it takes at least { $needed }.
germany-fault-twice = Two cities are called { $name }.
germany-fault-lonely = No route leads to { $name }.
germany-fault-apart = No way leads from { $a } to { $b }.
germany-fault-ticket = The ticket { $a } – { $b } cannot be completed: no way joins its ends.
germany-fault-crowded = Between { $a } and { $b } there is little room for { $length } spaces; move them apart.

## Which map

germany-editor-yours = Your maps
germany-editor-kept = This browser keeps them. Save as a file what you want to keep for good or give to others.
germany-editor-forget = Throw away { $name }
germany-editor-begin = Begin a new one
germany-editor-empty = From empty paper
germany-editor-copy = { $name }, my way
germany-editor-file = Files
germany-editor-load = Open a file
germany-editor-save = Save as a file
germany-editor-no-board = This file is no map for this game.
