### The words on and about the map of Lunar Rails.

## The sheet

lunar-map-label = Map of the Moon
lunar-map-keys = Arrow keys walk from milepost to milepost, Home, End, Page Up and Page Down along the slanting ways. Past the edge a wrap letter leads on to the other side. Comma and full stop go to the city before and after. Enter shows the way there and, pressed again, takes it; plus and minus zoom, 0 shows the whole map, Escape leaves it.
lunar-map-keys-slanting = On the map: along the slanting ways
lunar-map-keys-cities = On the map: to the city before or after
lunar-map-showing = Side of the Moon
lunar-map-both = Both
lunar-map-turn = Turn the Moon over: { $side }
lunar-map-news = news here
lunar-map-money = { $amount } M
lunar-map-cities = Cities of the Moon

## Mileposts, as a screen reader says them and the tip shows them

lunar-map-terrain-mare = mare
lunar-map-terrain-mountain = mountain
lunar-map-terrain-alpine = alpine mountain
lunar-map-size-small = small city
lunar-map-size-medium = medium city
lunar-map-size-major = major city
lunar-map-pole = pole, on both sides
lunar-map-cost = { $cost } M to build here
lunar-map-goods = has { $made }
lunar-map-dearer = 1 M more over a rim or valley: { $ways }
lunar-map-track = track of { $owner }: { $ways }
lunar-map-tracks = track of { $players }
lunar-map-trains = train of { $players }
lunar-map-letters = wrap letters { $labels }
lunar-map-shaken = closed by a quake or lava
lunar-map-exposed = exposed to radiation
lunar-map-pencilled = in your pencil drawing
lunar-map-can-move = you can ride here now
lunar-map-can-place = you can put your train here now
lunar-map-can-build = you can build here now

## Ways from a milepost

lunar-map-way-far = { $way } on the far side
lunar-map-way-wrap = through { $pair }

## Wrap letters

lunar-map-letter = Wrap letter { $pair_full }
lunar-map-letter-track = track of { $owner } goes through
lunar-map-partner = leads to the same letter { $side_on }

## The legend

lunar-map-legend-ground = Ground
lunar-map-legend-mare = Mare, { $cost } M
lunar-map-legend-mountain = Mountain, { $cost } M
lunar-map-legend-alpine = Alpine, { $cost } M
lunar-map-legend-rim = Crater rim, { $cost } M more
lunar-map-legend-valley = Valley, { $cost } M more
lunar-map-legend-cities = Cities and edges
lunar-map-legend-small = Small city, { $cost } M
lunar-map-legend-medium = Medium city, { $cost } M
lunar-map-legend-major = Major city, { $cost } M
lunar-map-legend-letter = Wrap letter: leads to the same one on the other side
lunar-map-legend-track = Track
lunar-map-legend-paths = Paths and events
lunar-map-legend-now = This turn’s part of a path
lunar-map-legend-later = Left for later turns, or drawn with your pencil
lunar-map-legend-gone = In pencil, but another has built there
lunar-map-legend-offered = Can be built now
lunar-map-legend-last = The last move
lunar-map-legend-source = Has what the demand asks for
lunar-map-legend-wanted = Where it is wanted
lunar-map-legend-blast = Struck by a meteor
lunar-map-legend-shaken = Closed by a quake or lava
lunar-map-legend-exposed = Radiation
