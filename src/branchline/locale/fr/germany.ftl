### Les mots propres à la page pour Ticket to Ride: Germany.

## Sur la page d’accueil, et à propos

game-germany-about = Réunissez des cartes, prenez possession de lignes à travers l’Allemagne de 1910, reliez les villes de vos tickets secrets et faites monter les passagers. De 2 à 5 joueurs, environ une heure.
about-rights-germany = Ticket to Ride: Germany est un jeu d’Alan R. Moon, publié par Days of Wonder.
about-boards-germany = Germany se joue avec les données du plateau publié : villes, lignes, tickets et passagers. Le dessin est le nôtre.

germany-tab = Cartes
germany-colour-grey = gris

## Ce qui est attendu

germany-expect-setup-mix = Choisissez combien de tickets courts et longs piocher.
germany-expect-setup-keep = Gardez au moins { $least } de vos tickets.
germany-expect-keep = Gardez au moins { $least } des tickets piochés.
germany-expect-turn-crt = Prenez possession d’une ligne, prenez des cartes ou piochez des tickets.
germany-expect-turn-cr = Prenez possession d’une ligne ou prenez des cartes.
germany-expect-turn-ct = Prenez des cartes ou piochez des tickets.
germany-expect-turn-rt = Prenez possession d’une ligne ou piochez des tickets.
germany-expect-turn-c = Prenez des cartes.
germany-expect-turn-r = Prenez possession d’une ligne.
germany-expect-turn-t = Piochez des tickets.
germany-expect-second = Prenez une deuxième carte : une carte visible autre qu’une locomotive, ou une de la pioche.
germany-expect-passenger-a = Prenez un passager { $place_in }, ou aucun.
germany-expect-passenger-b = Prenez un passager { $place_in }, ou aucun.
germany-expect-pass = Vous ne pouvez rien faire ; passez.
germany-notice-setup-mix = Choisissez combien de tickets courts et longs piocher.
germany-notice-setup-keep = Choisissez lesquels de vos premiers tickets garder.
germany-notice-turn = Prenez possession d’une ligne, prenez des cartes ou piochez des tickets.
germany-notice-second = Prenez une deuxième carte.
germany-notice-keep = Choisissez lesquels des tickets piochés garder.
germany-notice-passenger-a = Prenez un passager, ou aucun.
germany-notice-passenger-b = Prenez un passager, ou aucun.
germany-wait-turn = C’est à { $player } de jouer.
germany-wait-second = { $player } prend une deuxième carte.
germany-wait-tickets = { $player } choisit ses tickets.
germany-wait-passenger = { $player } choisit un passager.
germany-last-round = { $turns ->
    [one] Dernier tour de table, ouvert par { $player } : il reste { $turns } tour.
   *[other] Dernier tour de table, ouvert par { $player } : il reste { $turns } tours.
}

## Titres de la liste des coups

germany-group-cards = Cartes
germany-group-claim = Lignes
germany-group-tickets = Tickets
germany-group-keep = Tickets à garder
germany-group-passenger = Passagers

## À côté du plateau

germany-display = Cartes visibles
germany-slot = Emplacement { $slot } : { $card_one }
germany-slot-take = Prendre { $card_one }, emplacement { $slot }
germany-slot-empty = L’emplacement { $slot } est vide
germany-deck = { $cards ->
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
}
germany-discards = { $cards ->
    [one] Défausse : { $cards } carte
   *[other] Défausse : { $cards } cartes
}
germany-short-deck = Tickets courts : il en reste { $tickets }
germany-long-deck = Tickets longs : il en reste { $tickets }
germany-draw-tickets = Piocher des tickets

## Vos affaires

germany-hand = { $cards ->
    [one] Votre main : { $cards } carte
   *[other] Votre main : { $cards } cartes
}
germany-hand-kind = { $count ->
    [one] { $card_one }
   *[other] { $count } { $card_many }
}
germany-hand-empty = Aucune carte en main.
germany-tickets = { $tickets ->
    [0] Vos tickets
   *[other] Vos tickets : { $done ->
        [one] { $done } réalisé sur { $tickets }
       *[other] { $done } réalisés sur { $tickets }
    }
}
germany-tickets-none = Pas encore de tickets.
germany-ticket = Ticket { $a }–{ $b }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
germany-ticket-value = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
germany-ticket-complete = Réalisé.
germany-ticket-missed = Non réalisé.
germany-way = { $wagons ->
    [0] Relié
    [one] Encore { $wagons } wagon
   *[other] Encore { $wagons } wagons
}
germany-way-none = Aucun trajet

## Choisir

germany-pay-title = Prendre possession de la ligne { $route }
germany-pay-hint = { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
} ; il vous en restera { $wagons }.
germany-passenger-title = Un passager { $place_in }
germany-passenger-hint = À la fin, pour chaque couleur, qui a le plus de passagers reçoit 20 points, le deuxième 10.
germany-mix-title = Quels tickets voulez-vous piocher ?
germany-mix-hint = Les tickets courts valent peu mais se réalisent vite ; les longs valent plus. Vous en gardez au moins { $least }.
germany-keep-title = Quels tickets gardez-vous ?
germany-keep-hint = Gardez-en au moins { $least }. Un ticket non réalisé à la fin vous coûte ses points.
germany-keep-count = { $chosen ->
    [one] { $chosen } choisi sur { $drawn }
   *[other] { $chosen } choisis sur { $drawn }
}
germany-keep-button = { $chosen ->
    [0] Garder
    [one] Garder { $chosen } ticket
   *[other] Garder { $chosen } tickets
}

## Joueurs

germany-fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
germany-fact-wagons = { $wagons ->
    [one] { $wagons } wagon restant
   *[other] { $wagons } wagons restants
}
germany-fact-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
germany-fact-tickets = Tickets : { $short ->
    [one] { $short } court
   *[other] { $short } courts
}, { $long ->
    [one] { $long } long
   *[other] { $long } longs
}
germany-fact-hand = Cartes en main
germany-fact-passengers = Passagers
germany-fact-passenger = { $count ->
    [one] { $colour_one }
   *[other] { $count } { $colour_many }
}

## Feuille de score

germany-sheet-routes = Lignes
germany-sheet-routes-count = { $routes ->
    [one] { $routes } ligne
   *[other] { $routes } lignes
}
germany-sheet-tickets = Tickets
germany-sheet-globetrotter = Globe-trotter
germany-sheet-completed = { $tickets ->
    [one] { $tickets } réalisé
   *[other] { $tickets } réalisés
}
germany-sheet-passenger = { $colour_many }
germany-sheet-count = × { $count }

## Touches

germany-keys-display = Prendre la carte visible de cet emplacement
germany-keys-draw = Piocher une carte
germany-keys-tickets = Piocher des tickets
germany-keys-none = Aucun passager, pas de deuxième carte, passer

## Options

option-germany-start-player = Qui commence
    .about = Dans le jeu en boîte, le plus âgé commence ; ici le hasard décide, ou vous.
    .random = Au hasard
option-germany-faceup-draw-without-deck = Cartes visibles sans pioche
    .about = Quand pioche et défausse sont vides, on peut encore prendre les cartes visibles.
option-germany-may-stop-after-one = Une carte suffit
    .about = Après la première carte, on peut renoncer à la deuxième.
option-germany-reshuffle = Nouvelle pioche
    .about = Quand la défausse devient la nouvelle pioche.
    .eager = Dès que la pioche est vide
    .lazy = Quand il faut une carte
option-germany-max-loco-resets = Remplacements successifs
    .about = Combien de fois de suite trois locomotives visibles font remplacer les cartes, avant qu’elles restent.
option-germany-open-hands = Mains visibles
    .about = Chacun voit les cartes de tous.
option-germany-passenger-mandatory = Passagers obligatoires
    .about = Qui prend possession d’une ligne prend un passager à chaque bout où il s’en trouve un.
option-germany-globetrotter-at-zero = Globe-trotter sans ticket
    .about = Si personne ne réalise de ticket, chacun reçoit les 15 points.
option-germany-zero-passengers-score = Des points sans passager
    .about = Même sans passager d’une couleur, on peut y être premier ou deuxième.

## Les règles en bref

germany-rules-goal = Le but du jeu
    .text = Chacun construit un réseau ferroviaire dans l’Allemagne de 1910. Les points viennent des lignes prises, des tickets dont vos propres lignes relient les deux lieux, et des passagers. Le joueur qui a le plus de points à la fin gagne.
germany-rules-start = Le début
    .text = Vous recevez quatre cartes wagon et 45 wagons. Vous composez vos quatre tickets, courts ou longs à votre choix, vous les regardez et en gardez au moins deux. Les passagers attendent dans chaque ville et chaque pays, à la vue de tous.
germany-rules-turn = Votre tour
    .text = Faites une seule de ces trois choses : prendre des cartes, prendre possession d’une ligne ou piocher des tickets.
germany-rules-cards = Prendre des cartes
    .text = Prenez deux cartes, chacune visible ou de la pioche. Une locomotive visible compte pour deux : comme première carte elle termine le tour, et elle ne peut pas être la deuxième. Les locomotives remplacent n’importe quelle couleur. S’il y en a trois visibles, les cinq cartes sont remplacées.
germany-rules-claim = Prendre possession d’une ligne
    .text = Payez autant de cartes d’une seule couleur que la ligne a de cases, de sa couleur, ou d’une couleur au choix si elle est grise ; les locomotives servent de jokers. Posez vos wagons et marquez 1, 2, 4, 7, 10, 15 ou 18 points pour 1 à 7 cases. Parmi des lignes parallèles, vous ne pouvez en avoir qu’une ; à deux ou trois joueurs, une seule d’entre elles peut être prise.
germany-rules-passengers = Les passagers
    .text = Après avoir pris possession d’une ligne, vous pouvez prendre un passager à chaque bout. À la fin, pour chacune des six couleurs, le plus grand nombre donne 20 points et le deuxième 10. En cas d’égalité au premier rang, chacun reçoit 20 et personne 10.
germany-rules-tickets = Piocher des tickets
    .text = Annoncez une combinaison de quatre tickets courts et longs, piochez-les et gardez-en au moins un ; les autres vont sous leur pile. Un ticket réalisé ajoute sa valeur à la fin, un ticket non réalisé la retire. Les pays sont des terminus : aucun trajet ne les traverse.
germany-rules-end = La fin
    .text = Quand quelqu’un termine son tour avec deux wagons ou moins, chacun joue encore un tour. Puis on compte les tickets, et 15 points vont à qui en a réalisé le plus. En cas d’égalité de points, les tickets réalisés départagent, puis les passagers.

## Le crayon

germany-pencil = Marquez les lignes que vous voulez.
germany-plan-title = { $routes ->
    [0] Lignes voulues
    [one] Vous voulez { $routes } ligne
   *[other] Vous voulez { $routes } lignes
}
germany-plan-takes = { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
germany-plan-wagons = C’est plus que vos { $wagons } wagons.
germany-plan-any = { $count } pour des lignes grises
germany-plan-short = { $cards ->
    [0] Vous avez toutes les cartes qu’il faut.
    [one] Il manque encore { $cards } carte.
   *[other] Il manque encore { $cards } cartes.
}
germany-plan-locos = { $locos ->
    [one] Votre locomotive est déjà comptée.
   *[other] Vos { $locos } locomotives sont déjà comptées.
}
germany-plan-lost = prise
germany-plan-erase = Effacer { $route }

## Ce que vous venez de piocher

germany-hand-new = { $said }, { $count } de plus

germany-favourites = Ticket to Ride: Germany : lignes préférées
