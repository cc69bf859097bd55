### What is told of a board of Ticket to Ride: Germany alone.

germany-board-file = a board file is one JSON object
germany-board-rows = { $count } entries; at most { $most } are possible
germany-board-ends = { $count } cities and border spots; at most { $most } are possible
germany-board-colours = the card colours are { $allowed }, in this order
germany-board-passengers = all places together have { $count } passengers; { $wanted } are needed
germany-board-spot = { $count } routes end here; one is needed
germany-board-no-spot = no border spot belongs to this country
germany-board-route-loop = the route leads from { $value } to itself
germany-board-colour = { $value } is neither a card colour nor { $grey }
germany-board-parallel = { $value } is not the group of a parallel route, { $wanted }
germany-board-routes = { $count } routes in { $colours }; at most { $most } are possible
germany-board-tickets = an object with the lists “short” and “long” is needed here
germany-board-few-tickets = { $count } tickets; at least { $least } are needed
germany-board-ticket-loop = the ticket leads from { $value } to itself
germany-board-lost = without a longitude and a latitude in degrees it is drawn at the edge
germany-board-alone = no route leads here
germany-board-apart = from here no routes lead to { $place }
germany-board-no-way = no routes join { $a } and { $b }, so nobody can complete this ticket
germany-board-few-spaces = { $count } spaces in all, fewer than the { $wanted } wagons of two players
