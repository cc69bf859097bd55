### Le bureau de Lunar Rails : ce qui est à côté du plateau et s’y choisit.

lunar-money = { $amount } M

## Le tour

lunar-turn = Le tour
lunar-round = Manche { $round }
lunar-whose = À { $player } de jouer
lunar-deck = Pioche : { $count }
lunar-deck-long = Cartes restant dans la pioche : { $count }
lunar-purse = Vous avez { $cash } M et { $majors } grandes villes sur { $goal }.
lunar-moved = Bornes : { $moved } sur { $speed } utilisées
lunar-moved-turned = Bornes : sacrifiées pour retourner le train
lunar-spent = Construction : { $spent } M dépensés sur { $limit }
lunar-spent-free = Construction : { $spent } M dépensés, sans autre limite que l’argent
lunar-out = Tronçons partant des grandes villes : { $out } sur 2
lunar-tolls-paid = Péages payés ce tour-ci à { $players }
lunar-tolls-owed = Péages encore dus à { $players } : payés avec les gains de ce tour
lunar-prompt-exchange = Nouvelles cartes
lunar-prompt-turn-round = Retourner le train
lunar-prompt-end-operate = Passer à la construction
lunar-prompt-end-turn = Terminer le tour
lunar-unused-steps = { $count ->
    [0] toutes les bornes utilisées
    [one] { $count } borne inutilisée
   *[other] { $count } bornes inutilisées
}
lunar-unused-money = { $count ->
    [0] plus rien à dépenser
   *[other] { $count } M non dépensés
}
lunar-aside-last-round = Dernière manche : conditions remplies par { $players }.
lunar-aside-lost = { $turns ->
    [one] Vous perdrez votre prochain tour.
   *[other] Vous perdrez vos { $turns } prochains tours.
}

## Un chemin auquel on pense

lunar-route-build = Voie { $milepost_to }
lunar-route-ride = Trajet { $milepost_to }
lunar-route-mode = Rouler ou construire
lunar-mode-ride = Rouler
lunar-mode-build = Construire
lunar-route-prefer = Quel chemin
lunar-prefer-cheapest = Moins cher
lunar-prefer-shortest = Plus court
lunar-prefer-fastest = Plus rapide
lunar-route-asking = Recherche d’un chemin.
lunar-route-build-cost = { $turns ->
    [one] { $cost } M pour { lunar-part-stretch }.
   *[other] { $cost } M pour { lunar-part-stretch }, en { $turns } tours.
}
lunar-part-stretch = { $count ->
    [one] { $count } tronçon
   *[other] { $count } tronçons
}
lunar-part-way = { $count ->
    [one] { $count } borne
   *[other] { $count } bornes
}
lunar-route-part = Tronçons à construire maintenant
lunar-route-part-text = { lunar-part-stretch } pour { $cost } M
lunar-route-now = sur { $all } maintenant, { $cost } M
lunar-route-later = Plus tard : { lunar-part-stretch } pour { $cost } M
lunar-route-ride-length = { $turns ->
    [one] { lunar-part-way }, ce tour-ci.
   *[other] { lunar-part-way }, en { $turns } tours.
}
lunar-route-ride-now = { $left ->
    [0] Maintenant { lunar-part-way }, ensuite il n’en reste aucune.
   *[other] Maintenant { lunar-part-way }, ensuite il en reste { $left }.
}
lunar-route-toll = Péage à { $owner } : { $amount } M
lunar-route-onward = Continuer le trajet aux tours suivants
lunar-route-do-build = { $count ->
    [one] Construire ce tronçon pour { $cost } M
   *[other] Construire { $count } tronçons pour { $cost } M
}
lunar-route-end-and-build = { $count ->
    [one] Passer à la construction : ce tronçon pour { $cost } M
   *[other] Passer à la construction : { $count } tronçons pour { $cost } M
}
lunar-route-do-ride = { $count ->
    [one] Rouler { $count } borne
   *[other] Rouler { $count } bornes
}
lunar-route-no-way-build = Vous ne pouvez pas construire jusque-là : aucun chemin n’est ouvert.
lunar-route-no-way-ride = Aucune voie n’y mène votre train.
lunar-route-there-build = Vos voies y arrivent déjà.
lunar-route-there-ride = Votre train y est.
lunar-route-not-your-turn = Ce n’est pas votre tour ; le chemin reste en vue.
lunar-route-not-operating = Le train a fini son travail ce tour-ci ; il pourra y aller au prochain.
lunar-route-not-now-ride = Le train ne peut pas faire le premier pas ce tour-ci.
lunar-onward-to = Continue { $milepost_to }
lunar-onward-stop = Arrêter
lunar-onward-toll = Le trajet { $milepost_to } s’arrête : il paierait maintenant un péage à { $players }. Choisissez vous-même le chemin.
lunar-onward-no-way = Le trajet { $milepost_to } s’arrête : plus aucune voie n’y mène.

## Où est le train

lunar-station = Votre train
lunar-station-at = Votre train { $milepost_in }
lunar-aboard = À bord
lunar-aboard-free = place libre
lunar-produced = Produit { $city_in }
lunar-tokens-left = { $count ->
    [0] il n’en reste plus
   *[other] reste { $count }
}
lunar-load = Charger
lunar-drop = Déposer
lunar-deliver = Livrer : { $pay } M
lunar-do-deliver-here = Livrer { $good_some } pour { $pay } M ({ $card })
# Sur ce qui ne peut se faire maintenant ; la réponse est la raison.
lunar-why = { $deed } : pourquoi est-ce impossible ?
lunar-give-up-full = Votre nouvelle locomotive porte moins de chargements : auquel renoncez-vous ?
lunar-give-up-flare = Quel chargement l’éruption solaire emporte-t-elle ?

## Cartes

lunar-hand = Vos cartes demande
lunar-hand-of = Les cartes demande { DE($player) }
lunar-hand-look = Voir les cartes { DE($player) }
lunar-card = { $card }
lunar-demand-aboard = { $good } { $city_in } pour { $pay } M, déjà à bord
lunar-haul = { $good } { $city_in }
lunar-haul-way = { lunar-part-way }, { $cost ->
    [0] aucune voie manquante
   *[other] voies manquantes : { $cost } M
}
lunar-haul-none = il n’en reste plus
lunar-haul-more = { $count ->
    [one] et une autre ville
   *[other] et { $count } autres villes
}
lunar-exchange-title = Trois nouvelles cartes à la place de ce tour ?
lunar-exchange-hint = Les trois cartes sont défaussées et le tour est fini. Les événements piochés prennent effet aussitôt.
lunar-exchange-not = Garder les cartes

## Événements

lunar-events = En vigueur
lunar-event = { $card }
lunar-event-text = { $card_text }
lunar-tax-brackets = Chaque joueur paie à la banque selon les tranches de cette table, au lieu d’un pourcentage : { $brackets } ; qui a moins ne paie rien.
lunar-tax-bracket = { $amount } M à partir de { $from } M en caisse
lunar-event-left = { $turns ->
    [0] jusqu’à la fin de ce tour { DE($player) }
    [one] jusqu’à la fin du prochain tour { DE($player) }
   *[other] jusqu’à la fin des { $turns } prochains tours { DE($player) }
}
lunar-news-event = { $player } pioche un événement
lunar-news-exposed = À découvert
lunar-news-lost = Tour perdu
lunar-news-lost-text = Pendant un tour perdu, on ne roule pas, on ne charge et ne construit rien, et on n’échange pas de cartes.
lunar-news-over = Il est maintenant terminé.
lunar-news-more = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
}
lunar-news-next = Suivant
lunar-news-close = Continuer

## Villes et marchandises

lunar-cities = Villes et marchandises
lunar-cities-search = Ville ou marchandise
lunar-cities-found = Trouvées : { $count }
lunar-by-cities = Villes
lunar-by-goods = Marchandises
lunar-size-small = petite ville
lunar-size-medium = ville moyenne
lunar-size-major = grande ville
lunar-tokens = reste { $left } sur { $all }
lunar-wants = demande { $good_of } : { $pay } M
lunar-wanted-in = demande { $city_in } : { $pay } M
lunar-way-build = Construire
lunar-way-ride = Rouler
lunar-way-place = Partir d’ici
lunar-way-build-city = Construire { $city_to }
lunar-way-ride-city = Rouler { $city_to }
lunar-way-place-city = Placer le train { $city_in }

## Locomotives

lunar-locos = Locomotives
lunar-locos-hint = Chaque niveau coûte { $price } M de l’argent de construction de ce tour ; au niveau suivant on choisit l’une ou l’autre locomotive.
lunar-level = Niveau { $level }
lunar-level-short = { $level }
lunar-speed = Vitesse : { $speed } bornes
lunar-capacity = Chargements : { $capacity }
lunar-supply = { $left ->
    [0] toutes en service
   *[other] reste { $left }
}
lunar-supply-any = sans limite
lunar-buy = { $price } M
lunar-upgrades = Locomotives à acheter
lunar-upgrades-price = Nouvelle locomotive pour { $price } M

## Joueurs

lunar-cash = Argent : { $cash } M ; il en faut { $goal }
lunar-cash-hidden = Argent non montré
lunar-majors = { $count ->
    [0] Grandes villes reliées : aucune sur { $goal }
   *[other] Grandes villes reliées : { $count } sur { $goal } ({ $cities })
}
lunar-fact-loads = { $goods ->
    [none] Rien à bord
   *[other] À bord : { $goods }
}
lunar-fact-lost = perd un tour

## Le journal en bref

lunar-digest-rode = { $player } roule { $a_from } { $b_to }, { lunar-part-way }.
lunar-digest-rode-to = { $player } roule { $b_to }, { lunar-part-way }.
lunar-digest-built = { $player } construit { $a_from } { $b_to }, { lunar-part-stretch } pour { $cost } M.
lunar-digest-built-about = { $player } construit { lunar-part-stretch } pour { $cost } M.
lunar-digest-event = { $player } pioche un événement : { $card }.
lunar-digest-drawn = { $player } pioche { $cards }.

## La fin

lunar-sheet-majors = Grandes villes reliées
lunar-sheet-of = sur { $goal }
lunar-sheet-network = Voies
lunar-sheet-loco = Locomotive
lunar-sheet-cash = Argent en M
lunar-graph-cash = L’argent au fil du temps, en M
lunar-graph-network = La valeur des voies au fil du temps, en M

## La liste des coups, et les touches

lunar-group-move = Le train
lunar-group-loads = Chargements
lunar-group-build = Voies
lunar-group-upgrade = Locomotives
lunar-group-other = Autres
lunar-keys-demand = Montrer une demande sur la carte
lunar-keys-enter = Sur la carte : montrer le chemin jusque-là ; encore une fois : faire ce qui est montré
lunar-keys-part = Construire plus ou moins de tronçons du chemin
lunar-keys-prefer = Chemin le moins cher, ou le plus court ou le plus rapide
lunar-keys-mode = Rouler ou construire jusque-là
lunar-keys-cities = Villes et marchandises
lunar-keys-locos = Locomotives
lunar-keys-end = Passer à la construction, ou terminer le tour

## D’où part la voie et pourquoi elle attend, un tour sans rien faire, nouvelles cartes et livraisons

lunar-route-start = Point de départ
lunar-start-network = De mon réseau
lunar-start-anywhere = De n’importe où
lunar-route-from = Départ { $a_from }.
lunar-route-no-way-network = Aucun chemin n’est ouvert depuis votre réseau ; vous pouvez partir d’une grande ville.
lunar-waits-cash = Votre argent ne suffit pas pour plus maintenant.
lunar-waits-limit = On construit pour { $limit } M au plus par tour.
lunar-waits-out = Deux tronçons au plus par tour peuvent quitter une grande ville.
lunar-waits-event = Un événement ferme ce terrain en ce moment.
lunar-onward-waits = Le trajet { $milepost_to } attend votre prochain tour. { $reason }
lunar-delivered = { $player } livre
lunar-delivered-pay = +{ $pay } M
lunar-card-new = { $card }, nouvelle
lunar-card-fresh = nouvelle
lunar-keys-start = Construire depuis votre réseau, ou de n’importe où
lunar-keys-end-all = Terminer le tour aussitôt, sans construire

## Le crayon

lunar-pencil = Touchez une ville ou une borne, puis la suivante : la voie la moins chère entre les deux est dessinée.
lunar-draft = Voies au crayon
lunar-draft-none = Rien n’est encore dessiné.
lunar-draft-from = La prochaine section commence { $milepost_in }.
lunar-draft-turn = { $turn ->
    [0] Ce tour-ci
    [1] Au prochain tour
   *[other] Dans { $turn } tours
}
lunar-draft-cash = Vous avez { $cash } M : il en manque { $missing }.
lunar-draft-uncounted = Péages et gains ne sont pas comptés.
lunar-draft-loose = { $count ->
    [one] { $count } tronçon n’est relié ni à votre réseau ni à une grande ville.
   *[other] { $count } tronçons ne sont reliés ni à votre réseau ni à une grande ville.
}
lunar-draft-gone = { $count ->
    [one] { $count } tronçon appartient désormais à quelqu’un d’autre.
   *[other] { $count } tronçons appartiennent désormais à quelqu’un d’autre.
}
lunar-draft-there = Vos voies ou votre dessin les relient déjà.
lunar-draft-no-way = Vous ne pouvez pas construire entre ces deux points : aucun chemin n’est ouvert.
lunar-draft-stretches = Sections dessinées
lunar-draft-stretch = { $a } – { $b }
lunar-draft-erase = Effacer { $a } – { $b }
