### Les mots propres à la page pour Last Train to Wensleydale.

## Sur la page d’accueil, et à propos

game-wensleydale-about = Gagnez de l’influence aux enchères, construisez une ligne par tour dans les vallées du Yorkshire, chargez passagers, pierre et fromage, et cédez à temps vos lignes épuisées aux grandes compagnies. Pour 3 ou 4 joueurs, environ une heure et demie.
about-rights-wensleydale = Last Train to Wensleydale est un jeu de Martin Wallace, publié en 2009 par Warfrog Games dans la Treefrog Line.
about-boards-wensleydale = Le plateau des Dales est une reconstitution : celui de la boîte n’est pas public. Les règles, les échelles, les pièces et plusieurs lieux sont ceux du livret ; presque toutes les zones, les cases et les trains sont les nôtres, pensés pour que ses exemples tiennent.
wensleydale-tab = Réseau

## Ce qui est attendu

wensleydale-expect-auction = { $bids ->
    [0] Misez sur une case d’influence : il vous faut deux enchères.
   *[other] Misez sur une case d’influence : il vous faut encore une enchère.
}
wensleydale-expect-build = Construisez une ligne, à partir d’une ville de compagnie ou de vos voies, ou ne construisez rien.
wensleydale-expect-build-on = Continuez { $area_from } ou terminez la ligne.
wensleydale-expect-build-done = La ligne finit { $area_in } : on ne peut rien ajouter. Terminez-la.
wensleydale-expect-pay = { $count ->
    [one] Choisissez l’influence qui paie le dernier point de construction.
   *[other] Choisissez l’influence qui paie les { $count } derniers points de construction.
}
wensleydale-expect-trains-bm = Achetez un train, chargez une pièce ou passez.
wensleydale-expect-trains-b = Achetez un train ou passez.
wensleydale-expect-trains-m = Chargez une pièce ou passez.
wensleydale-expect-exchange = { $count ->
    [0] Choisissez ce que vous donnez à la place des points ferroviaires pour le { $train } : trois points pour un, ou rien.
    [one] Choisissez ce que vous donnez pour le point ferroviaire qui manque pour le { $train } : trois points pour un.
   *[other] Choisissez ce que vous donnez pour les { $count } points ferroviaires qui manquent pour le { $train } : trois points pour un.
}
wensleydale-expect-takeover = Cédez une de vos lignes à une compagnie, ou aucune.
wensleydale-expect-takeover-begin = Choisissez la première voie de la ligne ; elle part d’une ville { $company_of }.
wensleydale-expect-takeover-on = Continuez { $area_from } ; la ligne doit finir dans une ville.
wensleydale-expect-takeover-either = Continuez { $area_from } ou cédez la ligne telle quelle.
wensleydale-expect-takeover-done = On ne peut rien ajouter { $area_in } : cédez la ligne.
wensleydale-notice-auction = Misez aux enchères ou passez.
wensleydale-notice-build = Construisez une ligne, ou ne construisez rien.
wensleydale-notice-pay = Payez votre ligne.
wensleydale-notice-trains = Achetez un train, chargez une pièce ou passez.
wensleydale-notice-exchange = Payez votre train.
wensleydale-notice-takeover = Cédez une de vos lignes à une compagnie, ou aucune.
wensleydale-wait-auction = { $player } mise.
wensleydale-wait-build = { $player } construit.
wensleydale-wait-pay = { $player } paie une ligne.
wensleydale-wait-trains = { $player } achète des trains et charge.
wensleydale-wait-exchange = { $player } paie un train.
wensleydale-wait-takeover = { $player } réfléchit à un rachat.
wensleydale-last-turn = C’est le dernier tour.

## Titres de la liste des coups

wensleydale-group-bid = Enchères
wensleydale-group-links = Voies
wensleydale-group-pay = Paiements
wensleydale-group-buy = Trains
wensleydale-group-move = Pièces
wensleydale-group-takeover = Rachats
wensleydale-group-other = Autres coups

## Tour, phases, ordres, échelles

wensleydale-turn = Tour { $turn } sur { $turns }
wensleydale-phases = Les phases d’un tour
wensleydale-phase-name-1 = Cubes d’investissement
wensleydale-phase-name-2 = Influence
wensleydale-phase-name-3 = Enchères
wensleydale-phase-name-4 = Ordres de jeu
wensleydale-phase-name-5 = Construction
wensleydale-phase-name-6 = Trains et chargements
wensleydale-phase-name-7 = Pertes et profits
wensleydale-phase-name-8 = Ordre des joueurs
wensleydale-phase-name-9 = Rachats
wensleydale-phase-name-10 = Fin du tour
wensleydale-order-player = Ordre des joueurs : { $players }
wensleydale-order-build = Ordre de construction : { $players }
wensleydale-order-train = Ordre des trains et chargements : { $players }
wensleydale-tracks = Influence, pertes et profits
wensleydale-track-government = Gouvernement : décide qui construit en premier et paie les opposants
wensleydale-track-train = Ferroviaire : décide qui achète des trains et charge en premier, et paie les trains
wensleydale-track-midland = Midland : paie ses villes sur votre ligne et les lignes que vous lui cédez
wensleydale-track-north_eastern = Nord-Est : paie ses villes sur votre ligne et les lignes que vous lui cédez
wensleydale-track-space = { $many ->
    [one] { $space } : { $players }
   *[other] { $space }, de haut en bas : { $players }
}
wensleydale-profit = Pertes et profits

## Les enchères

wensleydale-auction = Enchères
wensleydale-auction-why = Vos cubes achètent de l’influence : elle décide qui construit et qui charge en premier, et elle paie trains, opposants, villes de compagnie et rachats.
wensleydale-auction-top = Rangée du haut : à partir de 3 cubes
wensleydale-auction-lower = Rangée du bas : à partir de 2 cubes
wensleydale-box = Case { $box } : { $points }.
wensleydale-box-bid = { $cubes ->
    [one] { $player } mise { $cubes } cube.
   *[other] { $player } mise { $cubes } cubes.
}
wensleydale-box-free = { $cubes ->
    [one] Pas encore d’enchère ; la première demande au moins { $cubes } cube.
   *[other] Pas encore d’enchère ; la première demande au moins { $cubes } cubes.
}
wensleydale-box-next = { $cubes ->
    [one] La suivante demande au moins { $cubes } cube.
   *[other] La suivante demande au moins { $cubes } cubes.
}
wensleydale-box-from = { $cubes ->
    [one] dès { $cubes } cube
   *[other] dès { $cubes } cubes
}
wensleydale-box-more = dès { $cubes }
wensleydale-box-mine = à vous
wensleydale-bid-cubes = Cubes pour la case { $box }
wensleydale-bid-choose = { $cubes ->
    [one] Choisissez une case ; vous avez { $cubes } cube.
   *[other] Choisissez une case ; vous avez { $cubes } cubes.
}
wensleydale-bid = { $cubes ->
    [one] Miser { $cubes } cube
   *[other] Miser { $cubes } cubes
}
wensleydale-bid-costs = La case { $box } vous coûte { $cubes } de vos { $hand } cubes ; si un autre surenchérit, vous les reprenez.
wensleydale-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
wensleydale-bidder-now = { $player } mise : { wensleydale-cubes }, enchères : { $bids }
wensleydale-bidder-waiting = { $player } doit encore miser : { wensleydale-cubes }, enchères : { $bids }
wensleydale-bidder-done = { $player } a deux enchères et encore { wensleydale-cubes }
wensleydale-bidder-declined = { $player } ne mise plus et a encore { wensleydale-cubes }

## Construire et payer

wensleydale-line = La ligne
wensleydale-line-of = La ligne { DE($player) }
wensleydale-line-begin = Choisissez la première voie sur la carte.
wensleydale-line-none = Aucune voie n’est encore construite.
wensleydale-line-have = Avoir
wensleydale-line-costs = Dépense
wensleydale-line-left = Reste
wensleydale-line-cost = { wensleydale-part-links } : { wensleydale-part-cost }.
wensleydale-line-rest = { $count ->
    [one] Il reste { $count } point à payer en influence.
   *[other] Il reste { $count } points à payer en influence.
}
wensleydale-ways = { $area } : par où ?
wensleydale-pay-title = { $count ->
    [one] Payer { $count } point en influence
   *[other] Payer { $count } points en influence
}
wensleydale-pay-hint = Vos cubes sont dépensés ; chaque point d’influence paie un point de construction.
wensleydale-pay-sum = { $least ->
    [0] Choisis : { $paid }, au plus { $most }
   *[other] Choisis : { $paid } sur { $most }
}
wensleydale-pay-most = { $most } au plus
wensleydale-pay-button = Payer
wensleydale-exchange-title = Payer le { $train }
wensleydale-exchange-hint = Le train coûte { $price }, et vos points ferroviaires en paient { $points }. Trois cubes ou autres points d’influence au choix remplacent un point qui manque.
wensleydale-exchange-button = Acheter le train

## Lignes au crayon

wensleydale-pencil = Tracez des lignes en choisissant frontières ou zones.
wensleydale-drafts = Lignes au crayon
wensleydale-draft = Ligne au crayon { $a }–{ $b }
wensleydale-draft-rub-out = Effacer la ligne { $a }–{ $b }
wensleydale-draft-none = Rien n’est encore tracé. Une voie choisie de nouveau s’efface.
wensleydale-draft-opposition = Opposants sur le trajet : { $areas }
wensleydale-draft-worth = { $links ->
    [one] Chargées, ces pièces rapportent { $income } £ ; la voie coûte { $links } £ par tour.
   *[other] Chargées, ces pièces rapportent { $income } £ ; les voies coûtent { $links } £ par tour.
}
wensleydale-draft-nothing = { $links ->
    [one] Elle n’atteint rien de nouveau à charger ; la voie coûte { $links } £ par tour.
   *[other] Elle n’atteint rien de nouveau à charger ; les voies coûtent { $links } £ par tour.
}
wensleydale-draft-can = Ce que vous avez maintenant suffit à la payer.

## Vos affaires, et les boutons

wensleydale-prompt-decline = Ne plus miser
wensleydale-prompt-no-build = Ne rien construire
wensleydale-prompt-done = Terminer la ligne
wensleydale-prompt-hand-over = Céder la ligne
wensleydale-prompt-pass = Passer
wensleydale-prompt-no-takeover = Ne rien céder

wensleydale-mine-cubes = { wensleydale-cubes } en main, { $stock } en réserve
wensleydale-mine-links = Voies : { $links } à construire, { $laid } sur le plateau
wensleydale-mine-slots = Places libres dans vos trains : { $passengers } pour les passagers, { $goods } pour les marchandises

## Trains et chargements

wensleydale-trains = Trains
wensleydale-row = { $price ->
    [one] Trains à { $price } point ferroviaire
   *[other] Trains à { $price } points ferroviaires
}
wensleydale-row-held = Vous en avez déjà un de cette rangée.
wensleydale-row-missing = { $missing ->
    [0] Vos points ferroviaires suffisent.
    [one] Il manque { $missing } point : donnez-en { $other } autres.
   *[other] Il manque { $missing } points : donnez-en { $other } autres.
}
wensleydale-train-card = { $owner ->
    [none] { $train_full }, libre
   *[other] { $train_full }, à { $owner }
}
wensleydale-movable = À la portée de vos voies
wensleydale-movable-none = Vos voies n’atteignent aucune pièce à charger.
wensleydale-movable-piece = { $count ->
    [one] { $piece_one } { $area_in }.
   *[other] { $count } { $piece_many } { $area_in }.
}
wensleydale-movable-rivals = D’autres peuvent aussi charger ici : { $players }.
wensleydale-movable-slot-passengers = Il vous faut une place libre pour un passager.
wensleydale-movable-slot-goods = Il vous faut une place libre pour une marchandise.
wensleydale-pass-title = Passer pour ce tour ?
wensleydale-pass-hint = Vous pouvez encore charger quelque chose. Si vous passez, vous n’achetez et ne chargez plus rien ce tour-ci.
wensleydale-pass-back = Continuer à charger

## Pertes et profits

wensleydale-account-now = Si le tour finissait maintenant
wensleydale-account-turn = Pertes et profits du tour { $turn }
wensleydale-account-player = Joueur
wensleydale-account-links = Voies sur le plateau
wensleydale-account-result = Résultat
wensleydale-account-move = Sur l’échelle

## Rachats

wensleydale-takeovers = Lignes que l’on peut céder
wensleydale-takeovers-wait = Le joueur qui décide choisit parmi ses propres lignes.
wensleydale-takeover-links = Ou choisissez voie par voie :
wensleydale-takeover-back = { $links ->
    [one] { $links } voie vous revient
   *[other] { $links } voies vous reviennent
}
wensleydale-takeover-price = Coûte { wensleydale-part-need }
wensleydale-takeover-towns = Nouvelles villes de la compagnie : { $towns }
wensleydale-takeover-dead = Hors du jeu : { $pieces }
wensleydale-taking = { $player } cède une ligne { $company_to }
wensleydale-taking-begin = Choisissez la première voie sur la carte.

## Joueurs

wensleydale-fact-score = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
wensleydale-fact-influence = { $kind } : { $count }
wensleydale-fact-profit = Pertes et profits : { $level }
wensleydale-fact-trains = { $trains } ; places libres : { $free }
wensleydale-fact-no-trains = Pas de train ce tour-ci
wensleydale-fact-moved = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece_many }
}{ $aboard ->
    [0] {""}
   *[other] , plus { $aboard } dans les trains de ce tour
}

## Feuille de score

wensleydale-sheet-piece = { $piece_many }
wensleydale-sheet-sets = Ensembles complets
wensleydale-sheet-sets-count = × { $sets }
wensleydale-sheet-links = Voies sur le plateau
wensleydale-sheet-links-count = × { $links }
wensleydale-sheet-tie = À égalité de points, c’est l’échelle des pertes et profits qui décide et, sur une même case, le pion le plus haut dans la pile : { $players }.
wensleydale-graph-profit = Pertes et profits, tour par tour
wensleydale-graph-moved = Pièces chargées, tour par tour
wensleydale-graph-start = Début

## Touches

wensleydale-keys-box = Aux enchères : choisir la case de ce numéro
wensleydale-keys-cubes = Plus ou moins de cubes
wensleydale-keys-enter = Miser, payer
wensleydale-keys-done = Terminer la ligne
wensleydale-keys-none = Ne rien construire, passer, ne rien céder (sur la carte, d’abord Échap)

## Options

option-wensleydale-auction-stuck = À court de cubes aux enchères
    .about = Ce qui se passe quand un joueur a moins de deux enchères et ne peut plus en payer.
    .skip = Son tour est sauté
    .end_phase = Les enchères s’arrêtent
option-wensleydale-auction-may-decline = Enchères libres
    .about = Un joueur peut cesser de miser avant d’avoir deux enchères.
option-wensleydale-series-shape = Forme d’une ligne
    .about = Si une ligne construite ou cédée peut revenir dans une zone.
    .simple_path = Chaque zone une fois
    .ring_ok = Elle peut former une boucle
    .trail = Elle peut se croiser
option-wensleydale-train-exchange = Trois points pour un point ferroviaire
    .about = À l’achat d’un train, trois cubes ou points d’influence au choix valent un point ferroviaire.
    .shortfall = Seulement pour les points manquants
    .any = Aussi pour en épargner
option-wensleydale-final-tie = Égalité de points et de profits à la fin
    .about = Quand deux joueurs sont aussi sur la même case de l’échelle des pertes et profits.
    .stack = Le plus haut dans la pile est devant
    .shared = Ils partagent la place

## Les règles en bref

wensleydale-rules-goal = Le but du jeu
    .text = Chacun dirige une petite compagnie ferroviaire dans les vallées du Yorkshire. Passagers, pierre et fromage chargés le long de ses propres voies rapportent de l’argent et des points ; les voies qui ne rapportent plus coûtent les deux. Le joueur qui a le plus de points à la fin gagne.
wensleydale-rules-turn = Un tour
    .text = À trois joueurs il y a cinq tours, à quatre il y en a quatre. À chaque tour, chacun reçoit 12 cubes (jamais plus de 15 en main), mise pour de l’influence, construit une ligne, achète des trains et les charge, inscrit un profit ou une perte et peut céder une ligne.
wensleydale-rules-auction = Les enchères
    .text = Huit cases offrent chacune trois ou quatre points d’influence, dont un tiré de nouveau à chaque tour. Dans l’ordre des joueurs, placez des cubes sur une case : au moins trois dans la rangée du haut et deux dans celle du bas, ou plus que le joueur déjà présent, qui reprend les siens. On continue jusqu’à ce que chacun ait deux cases ou que personne ne puisse plus miser.
wensleydale-rules-influence = L’influence
    .text = L’influence du gouvernement décide qui construit en premier, l’influence ferroviaire qui achète des trains et charge en premier ; sur une même case, le pion du dessus passe devant. L’influence paie les trains, les opposants, les villes de compagnie et les rachats, et elle peut aussi payer des voies. Ce que vous ne dépensez pas vous reste, jusqu’à 8 de chaque sorte.
wensleydale-rules-build = Construire
    .text = Construisez une seule ligne de voies, continue et sans fourche, aussi longue que vous pouvez la payer. Elle part d’une ville de compagnie ou de vos propres voies. Entre deux zones, il n’y a place que pour une voie. On ne construit pas sur les collines, et du Sud on peut seulement partir.
wensleydale-rules-cost = Ce que cela coûte
    .text = Une voie entre deux plaines coûte un point, toute voie qui touche une vallée en coûte deux. Les cubes paient d’abord, puis l’influence de votre choix. En plus, chaque ville de compagnie sur la ligne coûte un point de cette compagnie, et chaque opposant dans une zone où vous entrez coûte un point gouvernement et quitte le jeu.
wensleydale-rules-trains = Les trains
    .text = À votre tour, faites une chose : acheter un train, charger une pièce, ou passer pour le reste de la phase. Les trains coûtent trois, deux ou un point ferroviaire, et vous pouvez en avoir un de chaque coût. Trois autres points ou cubes au choix remplacent un point ferroviaire manquant. À la fin du tour, tous les trains redeviennent libres.
wensleydale-rules-load = Charger
    .text = Pour le fromage, il faut une de vos voies dans sa zone. Pour la pierre, il en faut une dans une ville voisine de la colline qui ne soit pas une ville de compagnie. Un passager a besoin d’un trajet sur vos voies jusqu’à une ville de la compagnie de sa couleur : rouge pour le Midland, vert pour le Nord-Est.
wensleydale-rules-profit = Pertes et profits
    .text = La pierre rapporte 2 £, tout le reste 1 £ ; chacune de vos voies sur le plateau coûte 1 £. L’échelle va de 5 à -13. Son ordre devient l’ordre des joueurs pour les rachats et pour le tour suivant.
wensleydale-rules-takeover = Les rachats
    .text = Vous pouvez céder une ligne à une compagnie : elle part d’une de ses villes, finit dans une ville et coûte un point de la compagnie pour deux voies, arrondi à l’unité supérieure. Vos voies vous reviennent. Les villes de la ligne deviennent des villes de la compagnie, et les pièces que personne ne peut plus charger quittent le jeu.
wensleydale-rules-end = La fin
    .text = Chaque pièce chargée compte un point, chaque ensemble de pierre, fromage, passager rouge et passager vert deux de plus. Ajoutez votre profit ou retirez votre perte, et retirez un point pour chacune de vos voies encore sur le plateau. En cas d’égalité, le joueur le plus avancé sur l’échelle des pertes et profits l’emporte.

wensleydale-favourites = Last Train to Wensleydale : voies préférées
