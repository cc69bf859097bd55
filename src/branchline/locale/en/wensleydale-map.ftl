### The words on and about the map of Last Train to Wensleydale.

## The sheet

wensleydale-map-label = Map of the Dales
wensleydale-map-keys = Arrow keys walk from area to area, across borders and to the pieces, Enter chooses, plus and minus zoom, 0 shows the whole map, Escape leaves it.

## Areas, as a screen reader says them and the tip shows them

wensleydale-map-terrain = { $terrain ->
    [lowland] lowland
    [valley] valley
   *[hill] hill
}
wensleydale-map-town = { $size ->
    [major] major town
   *[minor] minor town
}
wensleydale-map-company-town = company town { $company_of }
wensleydale-map-pieces = with { $pieces }
wensleydale-map-links = links of { $players }
wensleydale-map-company-links = links { $company_of }
wensleydale-map-choose = you can choose it now

## Borders

wensleydale-map-border = { $a } to { $b }
wensleydale-map-free = free, { wensleydale-part-cost }
wensleydale-map-fees = plus { $points }
wensleydale-map-one-way = only { $area_from }
wensleydale-map-link = link of { $owner }
wensleydale-map-company-link = link { $company_of }
wensleydale-map-lay = you can build a link here now
wensleydale-map-over = you can hand it over now
wensleydale-map-pencilled = in pencil
wensleydale-map-planned = number { $number } of the plan

wensleydale-map-tip-border = { $a } – { $b }
wensleydale-map-tip-lay = You can build a link here now.
wensleydale-map-tip-over = You can hand this link over now.

## Pieces

wensleydale-map-piece = { $pieces } { $area_in }
wensleydale-map-reach = { $players ->
    [none] within nobody’s reach
   *[other] within reach of { $players }
}
wensleydale-map-load = you can load it now
wensleydale-map-opened = within reach of your line in pencil
wensleydale-map-lost = would leave the game

wensleydale-map-needs-stone = Needs your link into a town beside this hill that is no company’s town.
wensleydale-map-needs-cheese = Needs your link into this area, and no company’s.
wensleydale-map-needs-passenger = Needs your links from here to a town { $company_of }.
wensleydale-map-needs-opposition = Whoever builds into this area pays a government point for each.
wensleydale-map-tip-load = You can load it now.
wensleydale-map-tip-lost = With this takeover { $pieces } would leave the game.

## Legend

wensleydale-map-legend-country = Country
wensleydale-map-legend-lowland = Lowland: a link costs 1
wensleydale-map-legend-valley = Valley: a link costs 2
wensleydale-map-legend-hill = Hill: no links
wensleydale-map-legend-gate = Open gate: room for a link
wensleydale-map-legend-towns = Towns
wensleydale-map-legend-major = Major town
wensleydale-map-legend-minor = Minor town
wensleydale-map-legend-company = Town { $company_of }
wensleydale-map-legend-both = Town of both companies
wensleydale-map-legend-pieces = Pieces
wensleydale-map-legend-piece = { $piece }
wensleydale-map-legend-owners = Links
wensleydale-map-legend-owner = { $company }
wensleydale-map-legend-states = On the map
wensleydale-map-legend-offered = You can build a link here; the dots are its cost
wensleydale-map-legend-load = You can load it now
wensleydale-map-legend-within = Your links reach it
wensleydale-map-legend-last = Touched by the last move
wensleydale-map-legend-draft = A line in pencil, which only you see
wensleydale-map-legend-planned = Planned by the hint, in this order
