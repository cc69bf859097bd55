### Les mots de la carte de Ticket to Ride: Germany et autour d’elle.

## La feuille

germany-map-label = Carte des lignes de chemin de fer
germany-map-keys = Les flèches mènent d’un lieu à l’autre et le long des lignes, Entrée choisit, plus et moins agrandissent et réduisent, 0 montre toute la carte, Échap la quitte.

germany-map-title-above = Carte des chemins de fer
germany-map-title = Allemagne
germany-map-north-sea = Mer du Nord
germany-map-baltic-sea = Mer Baltique
germany-map-poland = Pologne
germany-map-czechia = Bohême
germany-map-belgium = Belgique
germany-map-luxembourg = Luxembourg

## Lignes et lieux, comme les dit un lecteur d’écran

germany-map-length = { $length ->
    [1] une case
    [2] deux cases
    [3] trois cases
    [4] quatre cases
    [5] cinq cases
    [6] six cases
    [7] sept cases
   *[other] { $length } cases
}
germany-map-colour = { $colour ->
    [grey] grise
   *[other] { $colour }
}
germany-map-tracks = { $tracks ->
    [1] voie unique
    [2] deux voies parallèles
    [3] trois voies parallèles
   *[other] { $tracks } voies parallèles
}
germany-map-route-free = Ligne { $a }–{ $b }, { germany-map-colour }, { germany-map-length }, libre, { germany-map-tracks }
germany-map-route-legal = Ligne { $a }–{ $b }, { germany-map-colour }, { germany-map-length }, libre, vous pouvez en prendre possession maintenant, { germany-map-tracks }
germany-map-route-owned = Ligne { $a }–{ $b }, { germany-map-colour }, { germany-map-length }, appartient à { $owner }, { germany-map-tracks }
germany-map-route-closed = Ligne { $a }–{ $b }, { germany-map-colour }, { germany-map-length }, fermée, { germany-map-tracks }
germany-map-route-wanted = { $said }, marquée au crayon
germany-map-route-planned = { $said }, numéro { $number } du plan
germany-map-place-empty = { $place }, personne n’attend
germany-map-place-passengers = { $place }, { $count ->
    [one] passager en attente : { $colour }
   *[other] passagers en attente : { $colour }
}

## Ce qui paraît à côté d’une ligne

germany-map-tip-facts = { $colour ->
    [grey] une couleur au choix
   *[other] { $colour }
} · { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
germany-map-tip-owned = Appartient à { $owner }
germany-map-tip-closed = Fermée : une voie parallèle est prise
germany-map-tip-pay = Vous pouvez payer avec
germany-map-tip-more = { $count ->
    [one] et d’une autre façon
   *[other] et de { $count } autres façons
}

## Légende

germany-map-legend-colours = Lignes et cartes wagon
germany-map-legend-grey = grise : une couleur au choix
germany-map-legend-passengers = Passagers
germany-map-legend-states = Sur la carte
germany-map-legend-legal = Vous pouvez en prendre possession maintenant
germany-map-legend-closed = Fermée : personne ne peut plus en prendre possession
germany-map-legend-last = Prise au dernier coup
germany-map-legend-ticket = Sur le trajet du ticket que vous pointez
germany-map-legend-wanted = Marquée par vous au crayon
germany-map-legend-planned = Dans le plan du conseil, dans cet ordre
germany-map-legend-players = Joueurs
