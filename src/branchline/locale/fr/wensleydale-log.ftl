### Les mots de Last Train to Wensleydale que Python et la page partagent : noms, journal, refus, actions.
### README.md, à côté des langues, dit comment les arguments deviennent des noms et des formes.

## Zones, trains, décisions

wensleydale-area = { $name }
    .in = à { $name }
    .from = depuis { $name }
    .to = jusqu’à { $name }
wensleydale-area-the_south = Le Sud
    .in = dans le Sud
    .from = depuis le Sud
    .to = jusqu’au Sud

wensleydale-train = train { $label }
    .full = train { $label } (coût { $price } ; { wensleydale-part-slots })
    .slots = { wensleydale-part-slots }

# Au-dessus des coups d’un tour, quand on raconte une partie enregistrée.
wensleydale-heading = Tour { $turn } : { $phase_name }

# Chacune complète la phrase « Il y a d’abord autre chose à faire : … » ; le nom se dit seul.
wensleydale-phase-auction = misez sur une case d’influence
    .name = enchères
wensleydale-phase-build = construisez une ligne, ou rien
    .name = construction
wensleydale-phase-pay = choisissez l’influence qui paie la ligne
    .name = construction
wensleydale-phase-trains = achetez un train, chargez une pièce ou passez
    .name = trains et chargements
wensleydale-phase-exchange = choisissez ce que vous donnez pour les points ferroviaires manquants
    .name = trains et chargements
wensleydale-phase-takeover = cédez une ligne, ou aucune
    .name = rachats
wensleydale-phase-over = la partie est finie
    .name = fin

## Influence, compagnies, pièces

wensleydale-kind-cube = cube
    .one = un cube
    .many = cubes
wensleydale-kind-government = gouvernement
    .one = un point gouvernement
    .many = points gouvernement
wensleydale-kind-train = ferroviaire
    .one = un point ferroviaire
    .many = points ferroviaires
wensleydale-kind-midland = Midland
    .one = un point Midland
    .many = points Midland
wensleydale-kind-north_eastern = Nord-Est
    .one = un point Nord-Est
    .many = points Nord-Est

wensleydale-company-midland = compagnie du Midland
    .of = de la compagnie du Midland
    .to = à la compagnie du Midland
wensleydale-company-north_eastern = compagnie du Nord-Est
    .of = de la compagnie du Nord-Est
    .to = à la compagnie du Nord-Est

wensleydale-piece-stone = pierre
    .one = une pierre
    .many = pierres
wensleydale-piece-cheese = fromage
    .one = un fromage
    .many = fromages
wensleydale-piece-red = passager rouge
    .one = un passager rouge
    .many = passagers rouges
wensleydale-piece-green = passager vert
    .one = un passager vert
    .many = passagers verts
wensleydale-piece-opposition = opposant
    .one = un opposant
    .many = opposants

## Morceaux de phrases

wensleydale-part-passengers = { $passengers ->
    [one] { $passengers } passager
   *[other] { $passengers } passagers
}
wensleydale-part-goods = { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}
wensleydale-part-slots = { $passengers ->
    [0] { wensleydale-part-goods }
   *[other] { $goods ->
        [0] { wensleydale-part-passengers }
       *[other] { wensleydale-part-passengers } et { wensleydale-part-goods }
    }
}
wensleydale-part-links = { $links ->
    [one] { $links } voie
   *[other] { $links } voies
}
wensleydale-part-cost = { $cost ->
    [one] { $cost } point de construction
   *[other] { $cost } points de construction
}
wensleydale-part-need = { $need ->
    [1] { $kind_one }
   *[other] { $need } { $kind_many }
}
wensleydale-part-points = { $need ->
    [one] { $need } point
   *[other] { $need } points
}

## Le journal

wensleydale-log-bid = { $player } mise { $cubes } cubes sur la case { $box }.
wensleydale-log-overbid = { $player } mise { $cubes } cubes sur la case { $box } et surenchérit sur { $owner }.
wensleydale-log-decline = { $player } ne mise plus.
wensleydale-log-won = { $player } remporte la case { $box } pour { $cubes } cubes : { $points }.
wensleydale-log-build-order = Ordre de construction : { $players }.
wensleydale-log-train-order = Ordre des trains et chargements : { $players }.
wensleydale-log-lay = { $player } construit la voie { $a }–{ $b } : { wensleydale-part-cost }.
wensleydale-log-opposition = { $count ->
    [one] { $count } opposant { $area_in } quitte le jeu.
   *[other] { $count } opposants { $area_in } quittent le jeu.
}
wensleydale-log-series = { $player } construit la ligne { $a }–{ $b } : { wensleydale-part-links }, { wensleydale-part-cost }.
wensleydale-log-paid = { $player } paie { $payment }.
wensleydale-log-no-build = { $player } ne construit rien.
wensleydale-log-choose-train = { $player } veut le { $train } et doit donner des points en échange.
wensleydale-log-buy = { $player } achète le { $train } ({ $train_slots }) avec { $payment }.
wensleydale-log-move = { $player } charge { $piece_one } { $area_in }.
wensleydale-log-pass = { $player } passe.
wensleydale-log-profit = { $player } encaisse { $income } £ et paie { $links } £ pour ses voies : { $result }. Pertes et profits : désormais { $level }.
wensleydale-log-player-order = Nouvel ordre des joueurs : { $players }.
wensleydale-log-choose-company = { $player } commence à céder une ligne { $company_to }.
wensleydale-log-over = { $player } cède { $a }–{ $b }.
wensleydale-log-takeover = { $player } cède la ligne { $a }–{ $b } { $company_to } : { wensleydale-part-links }, { $price ->
    [one] { $price } point d’influence
   *[other] { $price } points d’influence
}.
wensleydale-log-company-town = { $area } est maintenant une ville { $company_of }.
wensleydale-log-dead = Hors d’atteinte pour toujours, donc hors du jeu { $area_in } : { $pieces }.
wensleydale-log-no-takeover = { $player } ne cède rien.
wensleydale-log-turn = Le tour { $turn } commence. Dans les cases arrivent : { $points }.
wensleydale-log-over-game = La partie est finie. Première place avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $winners }.

## Refus : ce qui ne va pas et ce qui est permis

refused-bid-own = La case { $box } porte déjà votre enchère ; choisissez-en une autre.
refused-bid-least = Sur la case { $box }, il faut miser au moins { $least } cubes.
refused-bid-cubes = Vous ne pouvez pas miser { $cubes } cubes ; vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
} en main.
refused-must-bid = Vous avez moins de deux enchères et pouvez en faire une ; il faut donc miser.
refused-lay-hill = { $area } est une colline, et aucune voie ne touche une colline ; construisez par les plaines et les vallées.
refused-lay-south = Aucune voie ne peut aller { $area_to } ; une ligne peut seulement en partir.
refused-lay-taken = { $border } appartient déjà { $owner ->
    [none] { $company_to }
   *[other] à { $owner }
} ; il n’y a place que pour une voie.
refused-lay-start = Une ligne part d’une ville de compagnie ou d’une zone que touchent vos propres voies ; { $area } n’est ni l’une ni l’autre.
refused-lay-on = La ligne est arrivée { $area_in } ; la voie suivante doit en partir.
refused-lay-twice = La ligne est déjà passée { $area_in } ; elle ne peut venir qu’une fois dans une zone.
refused-lay-links = Toutes vos voies sont sur le plateau ; seul un rachat vous en rend.
refused-lay-fee = Avec une voie { $area_in }, cette ligne demande en tout { wensleydale-part-need } en plus de son coût, et vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}.
refused-lay-cost = La ligne coûterait { $need ->
    [one] { $need } point de construction
   *[other] { $need } points de construction
}, et vous { $have ->
    [0] ne pouvez en payer aucun
   *[other] pouvez en payer { $have }
}.
refused-lay-closed = La ligne est une boucle, fermée { $area_in } ; on ne peut rien y ajouter.
refused-build-begun = Vous avez commencé à construire ; terminez la ligne, ou annulez-la.
refused-build-nothing = Aucune voie n’est encore construite ; construisez-en une, ou ne construisez rien.
refused-pay-sum = Le reste de la ligne se paie avec exactement { $need ->
    [one] { $need } point d’influence
   *[other] { $need } points d’influence
}, pas avec { $given }.
refused-pay-points = Ce paiement demande { wensleydale-part-need }, et vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}.
refused-pay-kind = Ce paiement demande { wensleydale-part-need } ; hors ceux déjà dus, il { $have ->
    [0] ne vous en reste pas
   *[other] vous en reste { $have }
}.
refused-train-held = Le { $train } est déjà à { $owner } ; choisissez-en un libre.
refused-train-row = Vous avez déjà un train qui coûte { $price } ; on n’en a qu’un de chaque coût, vous ne pouvez donc pas acheter le { $train }.
refused-train-points = Pour acheter le { $train }, il faudrait donner { wensleydale-part-points } en échange, et vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}.
refused-exchange-sum = Il faut donner exactement { wensleydale-part-points } en échange, pas { $given }.
refused-exchange-least = Il faut donner au moins { wensleydale-part-points } en échange, pas { $given }.
refused-exchange-most = On peut donner au plus { wensleydale-part-points } en échange, pas { $given }.
refused-exchange-kind = Cet échange demande { wensleydale-part-need }, et vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}.
refused-move-absent = Il n’y a pas de { $piece } { $area_in } ; choisissez une pièce qui s’y trouve.
refused-move-trainless = Sans train, on ne charge rien ; achetez-en un d’abord.
refused-move-slot = Vos trains n’ont pas de place libre pour { $piece_one }.
refused-move-unreached = Aucune de vos voies ne touche { $area } ; vous ne pouvez donc pas y charger { $piece_one }.
refused-move-company-cheese = Les voies d’une compagnie touchent { $area } ; on n’y charge donc plus de fromage.
refused-move-stone = Pour charger de la pierre { $area_in }, il vous faut une voie qui touche une ville voisine.
refused-move-stone-company = Pour charger de la pierre { $area_in }, il faut une ville voisine qui ne soit pas une ville de compagnie, et vos voies n’en touchent aucune.
refused-move-home = { $area } est déjà une ville de sa compagnie : { $piece_one } n’en part pas.
refused-move-way = Vos voies ne mènent { $area_from } à aucune ville { $company_of }, où veut aller { $piece_one }.
refused-takeover-none = Aucune de vos voies ne touche une ville { $company_of }, et une ligne cédée doit partir de l’une de ses villes.
refused-takeover-end = Vos voies ne mènent d’aucune ville { $company_of } à une autre ville, et une ligne cédée doit finir dans une ville.
refused-takeover-price = Même votre ligne la plus courte coûte { wensleydale-part-points } { $company_of }, et vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}.
refused-takeover-stock = Il ne reste assez de voies { $company_of } pour aucune de vos lignes.
refused-over-link = { $border } n’est pas une de vos voies ; vous ne pouvez céder que les vôtres.
refused-over-start = { $area } n’est pas une ville { $company_of }, et une ligne cédée doit partir de l’une de ses villes.
refused-over-on = La ligne est arrivée { $area_in } ; la voie suivante doit en partir.
refused-over-twice = La ligne est déjà passée { $area_in } ; elle ne peut venir qu’une fois dans une zone.
refused-over-link-twice = La ligne passe déjà par { $border } ; une voie ne se cède qu’une fois.
refused-over-price = Cette ligne coûte { wensleydale-part-points } { $company_of }, et vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
}.
refused-over-stock = Il ne reste pas assez de voies { $company_of } pour cette ligne.
refused-over-end = Une ligne cédée doit finir dans une ville, et par { $area } elle n’en atteint aucune.
refused-takeover-begun = Vous avez commencé à céder une ligne ; cédez-la, ou annulez.
refused-takeover-nothing = Aucune voie n’est encore cédée ; choisissez-en une.
refused-takeover-town = Une ligne cédée doit finir dans une ville, et { $area } n’en a pas.

## Actions, pour une liste où choisir

wensleydale-do-bid = Miser { $cubes } cubes sur la case { $box }
wensleydale-do-decline = Ne plus miser
wensleydale-do-lay = Construire la voie { $a }–{ $b }
wensleydale-do-no-build = Ne rien construire
wensleydale-do-done = Terminer la ligne
wensleydale-do-pay = Payer { $payment }
wensleydale-do-buy = Acheter le { $train_full }
wensleydale-do-exchange = { $payment ->
    [none] Ne rien donner en échange ; payer avec les seuls points ferroviaires
   *[other] Donner { $payment } en échange
}
wensleydale-do-move = Charger { $piece_one } { $area_in }
wensleydale-do-pass = Passer
wensleydale-do-takeover = Céder une ligne { $company_to }
wensleydale-do-over = Céder { $a }–{ $b }
wensleydale-do-no-takeover = Ne rien céder

## La table en mots

wensleydale-look-turn = Tour { $turn } sur { $turns } : { $phase_name }.
wensleydale-look-orders = Ordre des joueurs : { $players }.
wensleydale-look-pieces = Sur le plateau, { $piece_many } : { $areas }.
wensleydale-look-towns = Villes { $company_of } : { $areas }.
wensleydale-look-links = { $player }, voies : { $borders }.
wensleydale-look-box = Case { $box } : { $points } ; { $owner ->
    [none] il faut miser au moins { $least } cubes
   *[other] { $owner } mise { $cubes }, il en faut maintenant au moins { $least }
}.
wensleydale-look-player = { $player } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} ; influence : gouvernement { $government }, ferroviaire { $train }, Midland { $midland }, Nord-Est { $north_eastern } ; pertes et profits { $profit } ; voies : { $links } à construire, { $laid } sur le plateau.
wensleydale-look-trains = { $pieces ->
    [none] { $player } : { $trains }, sans chargement.
   *[other] { $player } : { $trains }, avec { $pieces }.
}
wensleydale-look-build-order = Ordre de construction : { $players }.
wensleydale-look-train-order = Ordre pour les trains et les chargements : { $players }.
wensleydale-look-declined = Hors de cette enchère : { $players }.
wensleydale-look-passed = Ont passé : { $players }.
wensleydale-look-company = Voies { $company_of } : { $borders ->
    [none] aucune encore
   *[other] { $borders }
} ; en réserve : { $links }.
wensleydale-look-free = Libres, { $cost ->
    [one] { $cost } cube chacune
   *[other] { $cost } cubes chacune
} : { $borders }.
wensleydale-look-market = Trains à vendre : { $trains ->
    [none] aucun
   *[other] { $trains }
}.
wensleydale-look-out = Hors du jeu : { $pieces }.
wensleydale-look-account = { $player } : places libres pour les passagers { $passengers }, pour les marchandises { $goods } ; recettes { $income } £ moins { $laid } £ pour les voies : { $result } ; chargé jusqu’ici : { $pieces ->
    [none] rien
   *[other] { $pieces }
} ; { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
wensleydale-look-building = La ligne jusqu’ici : { $borders }. Elle coûte { $cost } : { $cubes } en cubes, { $rest } au choix. En plus du coût : gouvernement { $government }, Midland { $midland }, Nord-Est { $north_eastern }.
wensleydale-look-buying = En cours d’achat : { $train } à { $price } ; { $missing ->
    [one] il manque { $missing } point ferroviaire
   *[other] il manque { $missing } points ferroviaires
}.
wensleydale-look-taking = En cours de cession { $company_to }, pour { $price } : { $borders ->
    [none] aucune voie encore
   *[other] { $borders }
}.
wensleydale-look-takeover = Peut être cédé { $company_to } pour { $price } : { $borders }. Nouvelles villes : { $areas ->
    [none] aucune
   *[other] { $areas }
} ; pièces perdues : { $pieces ->
    [none] aucune
   *[other] { $pieces }
}.

## Le décompte

wensleydale-count-total = Total : { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
wensleydale-count-pieces = Pièces chargées : { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}, { $cheese ->
    [one] { $cheese } fromage
   *[other] { $cheese } fromages
}, passagers rouges { $red }, verts { $green } : { sheet-points }
wensleydale-count-sets = { $sets ->
    [one] { $sets } ensemble complet : { sheet-points }
   *[other] { $sets } ensembles complets : { sheet-points }
}
wensleydale-count-profit = Pertes et profits : { sheet-points }
wensleydale-count-links = { $links ->
    [one] { $links } voie sur le plateau : { sheet-points }
   *[other] { $links } voies sur le plateau : { sheet-points }
}
