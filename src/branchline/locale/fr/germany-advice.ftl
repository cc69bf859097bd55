### Conseils pour Ticket to Ride: Germany : que viser, et ce que vaut un coup.

## Que viser

germany-aim-mix = Commencez par des tickets qui peuvent se rejoindre en chemin.
germany-aim-keep = Gardez { $tickets } : ensemble, ce sont eux qui rapportent le plus pour ce qu’ils coûtent.
germany-aim-passenger = Réunissez des passagers : { $colour_one } est en ce moment celui qui vous rapporte le plus.
germany-aim-end = La fin est proche : posez vos wagons et achevez ce qui peut encore l’être.
germany-aim-draw = Piochez des tickets : votre réseau a sans doute déjà la moitié du trajet.
germany-aim-ticket = { $tickets } : encore { $routes ->
    [one] { $routes } ligne
   *[other] { $routes } lignes
}, { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
} en tout.
germany-aim-lost = Renoncez à { $tickets } : l’effort dépasserait le gain.
germany-aim-cards = Réunissez des { $card_many }.

## De quoi un coup est fait

germany-term-card = La carte
germany-term-second-card = La deuxième carte
germany-term-mix = Choix des tickets
germany-term-points = Points de la ligne
germany-term-passengers = Passagers
germany-term-tickets = Tickets
germany-term-globetrotter = Globe-trotter
germany-term-building = Coût des lignes
germany-term-hurry = Avant les autres
germany-term-wagons = Wagons posés
germany-term-cards = Cartes dépensées
germany-term-risk = Tickets en suspens
germany-term-block = Gêne pour les autres
germany-term-end = Fin plus proche
