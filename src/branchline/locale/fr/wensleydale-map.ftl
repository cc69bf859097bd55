### Les mots de la carte de Last Train to Wensleydale et autour d’elle.

## La feuille

wensleydale-map-label = Carte des Dales
wensleydale-map-keys = Les flèches mènent d’une zone à l’autre, par-dessus les frontières et aux pièces, Entrée choisit, plus et moins agrandissent et réduisent, 0 montre toute la carte, Échap la quitte.

## Zones, comme les dit un lecteur d’écran et les montre l’étiquette

wensleydale-map-terrain = { $terrain ->
    [lowland] plaine
    [valley] vallée
   *[hill] colline
}
wensleydale-map-town = { $size ->
    [major] ville majeure
   *[minor] ville mineure
}
wensleydale-map-company-town = ville { $company_of }
wensleydale-map-pieces = avec { $pieces }
wensleydale-map-links = voies : { $players }
wensleydale-map-company-links = voies { $company_of }
wensleydale-map-choose = vous pouvez la choisir maintenant

## Frontières

wensleydale-map-border = { $a }–{ $b }
wensleydale-map-free = libre, { wensleydale-part-cost }
wensleydale-map-fees = plus { $points }
wensleydale-map-one-way = seulement { $area_from }
wensleydale-map-link = voie { DE($owner) }
wensleydale-map-company-link = voie { $company_of }
wensleydale-map-lay = vous pouvez construire une voie ici maintenant
wensleydale-map-over = vous pouvez la céder maintenant
wensleydale-map-pencilled = au crayon
wensleydale-map-planned = numéro { $number } du plan

wensleydale-map-tip-border = { $a } – { $b }
wensleydale-map-tip-lay = Vous pouvez construire une voie ici maintenant.
wensleydale-map-tip-over = Vous pouvez céder cette voie maintenant.

## Pièces

wensleydale-map-piece = { $pieces } { $area_in }
wensleydale-map-reach = { $players ->
    [none] hors de portée de tous
   *[other] à portée : { $players }
}
wensleydale-map-load = vous pouvez charger maintenant
wensleydale-map-opened = à portée de votre ligne au crayon
wensleydale-map-lost = hors du jeu avec ce rachat

wensleydale-map-needs-stone = Il vous faut une voie dans une ville voisine de cette colline qui ne soit pas une ville de compagnie.
wensleydale-map-needs-cheese = Il vous faut une voie dans cette zone, sans aucune voie de compagnie.
wensleydale-map-needs-passenger = Il vous faut un trajet sur vos voies d’ici à une ville { $company_of }.
wensleydale-map-needs-opposition = Qui construit dans cette zone paie un point gouvernement pour chacun.
wensleydale-map-tip-load = Vous pouvez charger ici maintenant.
wensleydale-map-tip-lost = Hors du jeu avec ce rachat : { $pieces }.

## Légende

wensleydale-map-legend-country = Terrain
wensleydale-map-legend-lowland = Plaine : une voie coûte 1
wensleydale-map-legend-valley = Vallée : une voie coûte 2
wensleydale-map-legend-hill = Colline : aucune voie
wensleydale-map-legend-gate = Barrière ouverte : place pour une voie
wensleydale-map-legend-towns = Villes
wensleydale-map-legend-major = Ville majeure
wensleydale-map-legend-minor = Ville mineure
wensleydale-map-legend-company = Ville { $company_of }
wensleydale-map-legend-both = Ville des deux compagnies
wensleydale-map-legend-pieces = Pièces
wensleydale-map-legend-piece = { $piece }
wensleydale-map-legend-owners = Voies
wensleydale-map-legend-owner = { $company }
wensleydale-map-legend-states = Sur la carte
wensleydale-map-legend-offered = Vous pouvez construire une voie ici ; les points sont son coût
wensleydale-map-legend-load = On peut charger maintenant
wensleydale-map-legend-within = Vos voies y mènent
wensleydale-map-legend-last = Touché par le dernier coup
wensleydale-map-legend-draft = Une ligne au crayon, que personne d’autre ne voit
wensleydale-map-legend-planned = Dans le plan du conseil, dans cet ordre
