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

## Ce qu’une décision apprend

germany-learnt-mix = Regardez la carte avant de choisir entre tickets courts et longs : les longs demandent bien des tours et un chemin libre.
germany-learnt-fewer-tickets = Un ticket non réalisé vous retire ses points : gardez ceux qui suivent un même chemin et laissez les autres.
germany-learnt-more-tickets = Un ticket placé sur votre chemin vaut mieux que la prudence d’y renoncer : gardez-le aussi.
germany-learnt-other-tickets = Choisissez les tickets ensemble, et non un par un : ceux qui partagent des lignes coûtent moitié moins.
germany-learnt-draw-tickets = Une fois le réseau en place, les nouveaux tickets sont souvent à moitié faits : piochez-en tant qu’il est temps.
germany-learnt-build-first = Les nouveaux tickets peuvent attendre : prenez d’abord les lignes qu’il vous faut et qu’on pourrait vous prendre.
germany-learnt-claim = Une ligne peut avoir disparu au tour suivant : si vous avez les cartes pour une ligne utile, prenez-la.
germany-learnt-gather = Pouvoir payer une ligne n’est pas une raison de la prendre : gardez vos cartes pour les lignes qu’il vous faut.
germany-learnt-other-route = Commencez là où le passage est étroit : d’abord la ligne convoitée ou impossible à contourner, ensuite les faciles.
germany-learnt-cards = Réunissez les couleurs de vos prochaines lignes ; piochez à l’aveugle quand aucune n’est visible.
germany-learnt-passenger = Les passagers comptent à la majorité : réunissez peu de couleurs et regardez qui mène dans chacune.
