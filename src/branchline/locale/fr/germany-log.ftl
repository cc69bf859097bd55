### Les mots de Ticket to Ride: Germany que Python et la page partagent : noms, journal, refus, actions.
### README.md, à côté des langues, dit comment les arguments deviennent des noms et des formes.

## Lieux, décisions

germany-place-city = { $name }
    .in = à { $name }
germany-place-daenemark = Danemark
    .in = au Danemark
germany-place-frankreich = France
    .in = en France
germany-place-niederlande = Pays-Bas
    .in = aux Pays-Bas
germany-place-oesterreich = Autriche
    .in = en Autriche
germany-place-schweiz = Suisse
    .in = en Suisse

# Au-dessus des coups d’un tour, quand on raconte une partie enregistrée.
germany-heading = Tour { $turn } : { $player }

# Chacune complète la phrase « Il y a d’abord autre chose à faire : … ».
germany-phase-setup-mix = choisissez combien de tickets courts et longs piocher
germany-phase-setup-keep = choisissez les tickets à garder
germany-phase-turn = prenez des cartes, prenez possession d’une ligne ou piochez des tickets
germany-phase-second = prenez la deuxième carte
germany-phase-passenger-a = choisissez un passager au premier bout de la ligne
germany-phase-passenger-b = choisissez un passager au second bout de la ligne
germany-phase-keep = choisissez les tickets à garder

## Cartes wagon et passagers

germany-card-purple = violette
    .one = une carte violette
    .many = cartes violettes
germany-card-blue = bleue
    .one = une carte bleue
    .many = cartes bleues
germany-card-orange = orange
    .one = une carte orange
    .many = cartes orange
germany-card-white = blanche
    .one = une carte blanche
    .many = cartes blanches
germany-card-green = verte
    .one = une carte verte
    .many = cartes vertes
germany-card-yellow = jaune
    .one = une carte jaune
    .many = cartes jaunes
germany-card-black = noire
    .one = une carte noire
    .many = cartes noires
germany-card-red = rouge
    .one = une carte rouge
    .many = cartes rouges
germany-card-loco = locomotive
    .one = une locomotive
    .many = locomotives

germany-passenger-red = rouge
    .one = un passager rouge
    .many = passagers rouges
germany-passenger-green = vert
    .one = un passager vert
    .many = passagers verts
germany-passenger-black = noir
    .one = un passager noir
    .many = passagers noirs
germany-passenger-yellow = jaune
    .one = un passager jaune
    .many = passagers jaunes
germany-passenger-blue = bleu
    .one = un passager bleu
    .many = passagers bleus
germany-passenger-white = blanc
    .one = un passager blanc
    .many = passagers blancs

## Morceaux de phrases

germany-part-tickets-short = { $short ->
    [one] { $short } ticket court
   *[other] { $short } tickets courts
}
germany-part-tickets-long = { $long ->
    [one] { $long } ticket long
   *[other] { $long } tickets longs
}
germany-part-tickets-mix = { $short ->
    [0] { germany-part-tickets-long }
   *[other] { $long ->
        [0] { germany-part-tickets-short }
       *[other] { germany-part-tickets-short } et { germany-part-tickets-long }
    }
}
germany-part-cards = { $cards ->
    [one] { $cards } carte { $colour }
   *[other] { $cards } { $colour_many }
}
germany-part-locos = { $locos ->
    [one] { $locos } locomotive
   *[other] { $locos } locomotives
}
germany-part-paid = { $colour ->
    [none] { germany-part-locos }
   *[other] { $locos ->
        [0] { germany-part-cards }
       *[other] { germany-part-cards } et { germany-part-locos }
    }
}

## Le journal

germany-log-take = { $player } prend { $card_one } visible.
germany-log-draw = { $player } pioche une carte.
germany-log-draw-own = { $player } pioche { $card_one }.
germany-log-stop = { $player } renonce à la deuxième carte.
germany-log-pass = { $player } ne peut rien faire et passe.
germany-log-tickets = { $player } pioche { germany-part-tickets-mix }.
germany-log-keep = { $player } garde { germany-part-tickets-mix }.
germany-log-keep-secret = { $player } a choisi les tickets à garder.
germany-log-keep-own = { $player } garde { $tickets }.
germany-log-claim = { $player } prend possession de la ligne { $route } avec { germany-part-paid } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
germany-log-passenger = { $player } prend { $colour_one } { $place_in }.
germany-log-passenger-none = { $player } ne prend pas de passager { $place_in }.
germany-log-reset = { $times ->
    [one] Trois locomotives sont visibles : toutes les cartes visibles sont remplacées.
   *[other] Trois locomotives sont visibles : toutes les cartes visibles sont remplacées, { $times } fois de suite.
}
germany-log-shuffle = La pioche est vide : la défausse, mélangée, forme la nouvelle.
germany-log-setup-done = Tout le monde a choisi ; tickets gardés : { $kept }.
germany-log-last-round = { $wagons ->
    [0] { $player } n’a plus de wagons : chacun joue un dernier tour.
    [one] Il reste { $wagons } wagon à { $player } : chacun joue un dernier tour.
   *[other] Il reste { $wagons } wagons à { $player } : chacun joue un dernier tour.
}
germany-log-over = La partie est finie. Première place avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $winners }.

## Refus : ce qui ne va pas et ce qui est permis

refused-no-such-card = Aucune des cartes visibles n’est { $card_one } ; prenez l’une de celles qui sont là.
refused-second-loco = Une locomotive visible ne peut pas être la deuxième carte ; prenez une carte de couleur ou piochez.
refused-deck-empty = La pioche et la défausse sont vides ; seules les cartes visibles peuvent être prises.
refused-draw-without-deck = La pioche et la défausse sont vides, donc on ne peut pas prendre de cartes ; prenez possession d’une ligne ou piochez des tickets.
refused-must-draw = On peut encore prendre une deuxième carte ; il faut donc la prendre.
refused-must-act = On ne passe que si rien d’autre n’est possible ; prenez des cartes, prenez possession d’une ligne ou piochez des tickets.
refused-mix-total = { $need ->
    [one] Il faut piocher { $need } ticket, pas { germany-part-tickets-mix }.
   *[other] Il faut piocher { $need } tickets, pas { germany-part-tickets-mix }.
}
refused-mix-deck = Les pioches comptent { $short_deck ->
    [one] { $short_deck } ticket court
   *[other] { $short_deck } tickets courts
} et { $long_deck ->
    [one] { $long_deck } long
   *[other] { $long_deck } longs
} ; on ne peut pas piocher { germany-part-tickets-mix }.
refused-no-tickets = Il n’y a plus de tickets ; prenez des cartes ou prenez possession d’une ligne.
refused-keep-few = Il faut garder au moins { $least } de ces tickets.
refused-keep-missing = { $drawn ->
    [one] Seul { $drawn } ticket a été pioché ; on ne peut pas en garder d’autres.
   *[other] Seuls { $drawn } tickets ont été piochés ; on ne peut pas en garder d’autres.
}
refused-route-owned = La ligne { $route } appartient déjà à { $owner } ; on ne peut prendre possession que d’une ligne libre.
refused-route-closed = La ligne { $route } est fermée : à { $seats } joueurs, une seule des lignes parallèles peut être prise.
refused-route-parallel = Chacun ne peut avoir qu’une des lignes parallèles { $route }, et vous en avez déjà une.
refused-route-wagons = La ligne { $route } demande { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
} et { $wagons ->
    [0] il ne vous en reste plus
   *[other] il vous en reste { $wagons }
}.
refused-route-cards = { $colour ->
    [grey] La ligne { $route } coûte { $length ->
        [one] { $length } carte ou locomotive
       *[other] { $length } cartes d’une même couleur ou locomotives
    } ; vous pouvez en payer { $most }.
   *[other] La ligne { $route } coûte { $length ->
        [one] { $length } carte { $colour } ou locomotive
       *[other] { $length } { $colour_many } ou locomotives
    } ; vous pouvez en payer { $most }.
}
refused-payment = Ce paiement demande { $need ->
    [one] { $card_one }
   *[other] { $need } { $card_many }
} et { $have ->
    [0] vous n’en avez pas
   *[other] vous en avez { $have }
}.
refused-passenger-absent = Il n’y a pas de passager { $colour } { $place_in } ; choisissez parmi ceux qui s’y trouvent.
refused-passenger-must = Il faut prendre un passager { $place_in } ; choisissez parmi ceux qui s’y trouvent.

## Actions, pour une liste où choisir

germany-do-take = Prendre { $card_one } visible
germany-do-draw = Piocher une carte
germany-do-stop = Renoncer à la deuxième carte
germany-do-pass = Passer
germany-do-tickets = Piocher { germany-part-tickets-mix }
germany-do-keep = Garder { $tickets }
germany-do-claim = Prendre possession de la ligne { $route } avec { germany-part-paid }
germany-do-passenger = Prendre { $colour_one } { $place_in }
germany-do-passenger-none = Ne pas prendre de passager { $place_in }

## Le décompte

germany-score-routes = Lignes : { sheet-points }
germany-score-route = { $length ->
    [one] { $route }, { $length } wagon : { sheet-points }
   *[other] { $route }, { $length } wagons : { sheet-points }
}
germany-score-tickets = Tickets, { $completed ->
    [one] { $completed } réalisé
   *[other] { $completed } réalisés
} sur { $count } : { sheet-points }
germany-score-ticket-complete = { $a }–{ $b } : { sheet-points }
germany-score-ticket-incomplete = { $a }–{ $b }, non réalisé : { sheet-points }
germany-score-globetrotter = Globe-trotter : { sheet-points }
germany-score-passengers = Passagers : { sheet-points }
germany-score-passenger = { $count ->
    [one] { $count } passager { $colour } : { sheet-points }
   *[other] { $count } { $colour_many } : { sheet-points }
}
germany-score-total = Total : { sheet-points }, { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}

## La table en mots

germany-part-held-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
germany-part-held-wagons = { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
}
germany-part-held-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
germany-part-held-figures = { $figures ->
    [one] { $figures } passager
   *[other] { $figures } passagers
}
germany-part-held-tickets = { $count ->
    [none] tickets pas encore choisis
    [one] { $count } ticket
   *[other] { $count } tickets
}
germany-see-last-round = { $turns ->
    [one] C’est le dernier tour de table : il reste { $turns } tour à jouer.
   *[other] C’est le dernier tour de table : il reste { $turns } tours à jouer.
}
germany-see-display = { $cards ->
    [none] Aucune carte n’est visible.
   *[other] Cartes visibles : { $cards }.
}
germany-see-decks = La pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}. Tickets à piocher : courts { $short_deck }, longs { $long_deck }.
germany-see-player = { $player } : { germany-part-held-points }, { germany-part-held-wagons }, { germany-part-held-cards }, { germany-part-held-figures }, { germany-part-held-tickets }.
germany-see-hand = { $cards ->
    [none] Votre main est vide.
   *[other] Votre main : { $cards }.
}
germany-see-ticket-pending = Ticket tout juste pioché : { $a }–{ $b } ({ $value }).
germany-see-ticket-open = Votre ticket { $a }–{ $b } ({ $value }) n’est pas encore réalisé.
germany-see-ticket-complete = Votre ticket { $a }–{ $b } ({ $value }) est réalisé.
germany-see-free = { $colour ->
    [grey] Lignes libres, cartes d’une couleur au choix : { $routes }.
   *[other] Lignes libres, { $colour_many } : { $routes }.
}
germany-see-passengers-waiting = En attente, { $colour_many } : { $places }.
germany-see-discard = Défausse : { $cards }.
germany-see-routes = { $player } possède les lignes { $routes }.
germany-see-passengers = { $player } a pris { $passengers }.
germany-see-pending = { $player } choisit parmi { germany-part-tickets-mix }.
germany-see-open-hand = { $player } a en main { $cards ->
    [none] aucune carte
   *[other] { $cards }
}.
germany-see-shown = { $player } a pris au vu de tous et tient encore { $cards }.
germany-see-returned = Vous avez remis { $tickets } dans sa pioche : { $below ->
    [0] il est tout en dessous.
    [one] il y a { $below } ticket en dessous.
   *[other] il y a { $below } tickets en dessous.
}
