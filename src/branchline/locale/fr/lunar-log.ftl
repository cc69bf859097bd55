### Les mots de Lunar Rails que Python et la page partagent : noms, journal, refus, actions.
### README.md, à côté des langues, dit comment les arguments deviennent des noms et des formes.

## Villes, bornes, faces

lunar-city = { $name }
    .in = à { $name }
    .from = depuis { $name }
    .to = jusqu’à { $name }
# La seule ville dont le nom a un sens.
lunar-city-tranquility = Tranquillité
    .in = à Tranquillité
    .from = depuis Tranquillité
    .to = jusqu’à Tranquillité

# Le nom dit la ville la plus proche et le chemin qui en part : Kepler 2 N 1 NE.
lunar-milepost = { $name }
    .in = à { $name }
    .from = depuis { $name }
    .to = jusqu’à { $name }

lunar-direction-n = N
    .word = nord
lunar-direction-ne = NE
    .word = nord-est
lunar-direction-se = SE
    .word = sud-est
lunar-direction-s = S
    .word = sud
lunar-direction-sw = SO
    .word = sud-ouest
lunar-direction-nw = NO
    .word = nord-ouest

lunar-side-near = face visible
    .on = sur la face visible
lunar-side-far = face cachée
    .on = sur la face cachée

lunar-pair = { $label }
    .full = { $label } ({ $colour })
lunar-colour-orange = orange
lunar-colour-blue = bleu
lunar-colour-white = blanc
lunar-colour-green = vert

## Décisions

# Au-dessus des coups d’un tour, quand on raconte une partie enregistrée.
lunar-heading = Tour { $turn } : { $player }

# Chacune complète la phrase « Il y a d’abord autre chose à faire : … » ; le nom se dit seul.
lunar-phase-opening = posez des voies, achetez une locomotive ou terminez le tour
    .name = tour d’ouverture, construction seulement
lunar-phase-operate = faites rouler le train ou passez à la construction
    .name = exploitation
lunar-phase-build = posez des voies, achetez une locomotive ou terminez le tour
    .name = construction
lunar-phase-give-up = choisissez le chargement qui n’a plus de place à bord
    .name = un chargement de trop
lunar-phase-flare = choisissez le chargement que l’éruption solaire emporte
    .name = éruption solaire
lunar-phase-relocate = choisissez une ville pour le train touché par un météore
    .name = après les météores
lunar-phase-over = la partie est finie
    .name = fin

## Locomotives

lunar-loco = { $name }
    .full = { $name } (niveau { $level } : { $speed } bornes, { $capacity } chargements)

## Marchandises

lunar-good-aluminum = aluminium
    .one = un chargement d’aluminium
    .many = chargements d’aluminium
    .of = d’aluminium
    .some = de l’aluminium
lunar-good-basalt = basalte
    .one = un chargement de basalte
    .many = chargements de basalte
    .of = de basalte
    .some = du basalte
lunar-good-bricks = briques
    .one = un chargement de briques
    .many = chargements de briques
    .of = de briques
    .some = des briques
lunar-good-ceramics = céramiques
    .one = un chargement de céramiques
    .many = chargements de céramiques
    .of = de céramiques
    .some = des céramiques
lunar-good-cheese = fromage
    .one = un chargement de fromage
    .many = chargements de fromage
    .of = de fromage
    .some = du fromage
lunar-good-computers = ordinateurs
    .one = un chargement d’ordinateurs
    .many = chargements d’ordinateurs
    .of = d’ordinateurs
    .some = des ordinateurs
lunar-good-fertilizer = engrais
    .one = un chargement d’engrais
    .many = chargements d’engrais
    .of = d’engrais
    .some = de l’engrais
lunar-good-fish = poisson
    .one = un chargement de poisson
    .many = chargements de poisson
    .of = de poisson
    .some = du poisson
lunar-good-glass = verre
    .one = un chargement de verre
    .many = chargements de verre
    .of = de verre
    .some = du verre
lunar-good-helium-3 = hélium 3
    .one = un chargement d’hélium 3
    .many = chargements d’hélium 3
    .of = d’hélium 3
    .some = de l’hélium 3
lunar-good-hydrogen = hydrogène
    .one = un chargement d’hydrogène
    .many = chargements d’hydrogène
    .of = d’hydrogène
    .some = de l’hydrogène
lunar-good-ice = glace
    .one = un chargement de glace
    .many = chargements de glace
    .of = de glace
    .some = de la glace
lunar-good-iron = fer
    .one = un chargement de fer
    .many = chargements de fer
    .of = de fer
    .some = du fer
lunar-good-machinery = machines
    .one = un chargement de machines
    .many = chargements de machines
    .of = de machines
    .some = des machines
lunar-good-medicine = médicaments
    .one = un chargement de médicaments
    .many = chargements de médicaments
    .of = de médicaments
    .some = des médicaments
lunar-good-meteorites = météorites
    .one = un chargement de météorites
    .many = chargements de météorites
    .of = de météorites
    .some = des météorites
lunar-good-optics = instruments d’optique
    .one = un chargement d’instruments d’optique
    .many = chargements d’instruments d’optique
    .of = d’instruments d’optique
    .some = des instruments d’optique
lunar-good-oxygen = oxygène
    .one = un chargement d’oxygène
    .many = chargements d’oxygène
    .of = d’oxygène
    .some = de l’oxygène
lunar-good-rare-earths = terres rares
    .one = un chargement de terres rares
    .many = chargements de terres rares
    .of = de terres rares
    .some = des terres rares
lunar-good-robots = robots
    .one = un chargement de robots
    .many = chargements de robots
    .of = de robots
    .some = des robots
lunar-good-rovers = rovers
    .one = un chargement de rovers
    .many = chargements de rovers
    .of = de rovers
    .some = des rovers
lunar-good-silicon = silicium
    .one = un chargement de silicium
    .many = chargements de silicium
    .of = de silicium
    .some = du silicium
lunar-good-solar-collectors = capteurs solaires
    .one = un chargement de capteurs solaires
    .many = chargements de capteurs solaires
    .of = de capteurs solaires
    .some = des capteurs solaires
lunar-good-spacesuits = combinaisons spatiales
    .one = un chargement de combinaisons spatiales
    .many = chargements de combinaisons spatiales
    .of = de combinaisons spatiales
    .some = des combinaisons spatiales
lunar-good-thorium = thorium
    .one = un chargement de thorium
    .many = chargements de thorium
    .of = de thorium
    .some = du thorium
lunar-good-titanium = titane
    .one = un chargement de titane
    .many = chargements de titane
    .of = de titane
    .some = du titane
lunar-good-tourists = touristes
    .one = un chargement de touristes
    .many = chargements de touristes
    .of = de touristes
    .some = des touristes
lunar-good-vegetables = légumes
    .one = un chargement de légumes
    .many = chargements de légumes
    .of = de légumes
    .some = des légumes
lunar-good-wheat = blé
    .one = un chargement de blé
    .many = chargements de blé
    .of = de blé
    .some = du blé
lunar-good-workers = ouvriers
    .one = un chargement d’ouvriers
    .many = chargements d’ouvriers
    .of = d’ouvriers
    .some = des ouvriers

## Cartes

lunar-card-demand = carte { $number }
    .the = la carte { $number }
    .text = { $demands }

lunar-card-tax = Taxe ferroviaire
    .the = la taxe ferroviaire
    .text = Chaque joueur paie à la banque { $percent } % de son argent, arrondi à l’unité inférieure.
lunar-card-meteor = Pluie de météores { $distance } { $direction }
    .the = la pluie de météores { $distance } { $direction }
    .text = On retourne une carte demande, et un météore tombe à { $distance } bornes au { $direction_word } de chacune de ses trois villes, si ce point est encore sur la Lune. Il efface toutes les voies qui touchent cette borne et celles qui l’entourent. Un train qui s’y trouve perd tous ses chargements et son prochain tour, et repart d’une ville du réseau de son propriétaire.
lunar-card-e8 = { lunar-part-cargo }
    .the = la grève des manutentionnaires { $side_on }
    .text = { lunar-part-cargo-text }
lunar-card-e9 = { lunar-part-cargo }
    .the = la grève des manutentionnaires { $side_on }
    .text = { lunar-part-cargo-text }
lunar-card-e10 = Grève des poseurs de voie
    .the = la grève des poseurs de voie
    .text = Personne ne pose de voies ; on peut encore acheter des locomotives. { lunar-part-until }
lunar-card-e11 = Boom de la construction
    .the = le boom de la construction
    .text = { lunar-part-wanted }
lunar-card-e12 = Pénurie de vivres
    .the = la pénurie de vivres
    .text = { lunar-part-wanted }
lunar-card-e13 = Pénurie de matières volatiles
    .the = la pénurie de matières volatiles
    .text = { lunar-part-wanted }
lunar-card-e14 = Séisme lunaire
    .the = le séisme lunaire
    .text = Aucun train n’arrive sur une borne de haute montagne ni n’en repart, et on n’y pose pas de voies. { lunar-part-until }
lunar-card-e15 = Coulée de lave
    .the = la coulée de lave
    .text = Aucun train n’arrive sur une borne de mer lunaire ni n’en repart, et on n’y pose pas de voies. { lunar-part-until }
lunar-card-decompression = Dépressurisation
    .the = la dépressurisation
    .text = Aucun train ne roule sur les voies du joueur qui a pioché la carte, pas même le sien ; on peut toujours construire. { lunar-part-until }
lunar-card-solar_flare = Éruption solaire, { $side }
    .the = l’éruption solaire { $side_on }
    .text = Aucun train ne quitte une ville { $side_on }, et on n’y pose pas de voies. Un joueur qui finit son tour avec son train sur cette face, hors des villes, perd un chargement de son choix et son prochain tour. La carte ne frappe personne deux fois. { lunar-part-until }
lunar-card-cosmic_rays = Rayons cosmiques, { $side }
    .the = la pluie de rayons cosmiques { $side_on }
    .text = Aucun train ne quitte une ville { $side_on }, et on n’y pose pas de voies. Un joueur qui finit son tour avec son train sur cette face, hors des villes, perd tous ses chargements et son prochain tour. Pendant ce temps, on ne paie pas de péage. La carte ne frappe personne deux fois. { lunar-part-until }

## Morceaux de phrases

lunar-part-until = La carte reste en vigueur jusqu’à la fin du prochain tour du joueur qui l’a piochée.
lunar-part-cargo = Grève des manutentionnaires, { $side }
lunar-part-cargo-text = On ne charge et ne livre rien dans les villes situées { $side_on } ; on peut toujours y déposer un chargement. { lunar-part-until }
lunar-part-wanted = Dans n’importe quelle grande ville, un chargement rapporte { $payoff } M sans carte demande, si c’est l’une de ces marchandises : { $goods }. La carte est défaussée à la première livraison ; sinon elle reste en vigueur pendant trois tours entiers du joueur qui l’a piochée.
lunar-part-demand = { $good } { $city_in } pour { $pay } M
lunar-part-segments = { $segments ->
    [one] { $segments } tronçon
   *[other] { $segments } tronçons
}

## Le journal

lunar-log-build = { $player } construit { $a_from } { $b_to } pour { $cost } M.
lunar-log-build-wrap = { $player } construit { $a_from } { $b_to }, par-delà le bord avec le raccord { $pair_full }, pour { $cost } M.
lunar-log-upgrade = { $player } achète la locomotive { $loco_full } pour { $cost } M.
lunar-log-place = { $player } place son train { $city_in }.
lunar-log-relocate = { $player } fait repartir son train { $city_from }.
lunar-log-move = { $player } roule { $milepost_to }.
lunar-log-toll = { $player } paie à { $owner } un péage de { $amount } M.
lunar-log-owed = { $player } doit à { $owner } un péage de { $amount } M.
lunar-log-turn-round = { $player } retourne son train { $milepost_in }, ce qui prend son mouvement de ce tour.
lunar-log-load = { $player } charge { $good_some } { $city_in }.
lunar-log-drop = { $player } dépose { $good_some } { $city_in }.
lunar-log-deliver = { $player } livre { $good_some } { $city_in } pour { $pay } M ({ $card }).
lunar-log-boom = { $player } livre { $good_some } { $city_in } pour { $pay } M, ce qui termine { $card_the }.
lunar-log-give-up = { $player } renonce à { $good_one }.
lunar-log-exchange = À la place de son tour, { $player } défausse { $cards } et pioche trois nouvelles cartes.
lunar-log-end-operate = { $moved ->
    [0] { $player } ne roule pas et passe à la construction.
    [one] Après { $moved } borne, { $player } passe à la construction.
   *[other] Après { $moved } bornes, { $player } passe à la construction.
}
lunar-log-end-turn = { $spent ->
    [0] { $player } termine son tour sans rien dépenser.
   *[other] { $player } termine son tour après avoir dépensé { $spent } M.
}
lunar-log-drawn = { $player } pioche { $card_the } : { $card_text }.
lunar-log-reshuffle = La pioche est épuisée ; les { $cards } cartes défaussées sont mélangées et forment la nouvelle.
lunar-log-event = { $player } pioche un événement : { $card }. { $card_text }
lunar-log-aside = Un autre événement apparaît et attend la fin des météores : { $card }.
lunar-log-tax = { $player } paie { $amount } M de taxe.
lunar-log-target = Les météores se comptent depuis les villes de { $card_the } : { $cities }.
lunar-log-struck = Le météore compté { $city_from } frappe { $milepost }.
lunar-log-missed = Le météore compté { $city_from } manque la Lune.
lunar-log-erased = { $owner } perd { lunar-part-segments } de voie.
lunar-log-hit = { $goods ->
    [none] Un météore touche le train { DE($player) }, qui roulait à vide.
   *[other] Un météore touche le train { DE($player) }, qui perd { $goods }.
}
lunar-log-loses-turn = { $player } perdra son prochain tour.
lunar-log-exposed = { $goods ->
    [none] Le train { DE($player) } est à découvert pendant { $card_the }.
   *[other] Le train { DE($player) } est à découvert pendant { $card_the } et perd { $goods }.
}
lunar-log-expired = L’événement est terminé : { $card }.
lunar-log-lost-turn = { $player } perd ce tour.
lunar-log-round = La manche { $round } commence.
lunar-log-operating = Les tours d’ouverture sont finis ; désormais les trains roulent.
lunar-log-fulfilled = { $player } remplit les deux conditions ; cette manche se joue jusqu’au bout.
lunar-log-raised = Égalité en tête : la partie continue, et il faut maintenant { $cash } M.
lunar-log-won = La partie est finie. Première place avec { $cash } M : { $winners }.
lunar-log-stopped = La partie s’arrête après la manche { $rounds }. Première place avec { $cash } M : { $winners }.

## Refus : ce qui ne va pas et ce qui est permis

refused-build-red = On ne pose pas de voies dans { $city } ; sa zone rouge est libre pour les trains de tous.
refused-build-taken = { $link } appartient déjà à { $owner } ; deux bornes ne se relient qu’une fois.
refused-build-pair = Le raccord { $pair } porte déjà une voie { DE($owner) } ; il n’y passe qu’un tronçon.
refused-build-joined = { $a } et { $b } sont déjà reliés par un autre raccord, sur une voie { DE($owner) } ; deux bornes ne se relient qu’une fois.
refused-build-start = On construit à partir de son propre réseau ou du bord d’une grande ville ; { $milepost } n’est ni l’un ni l’autre.
refused-build-out = Vous avez déjà posé ce tour-ci deux tronçons au départ de grandes villes ; vers { $city }, vous ne pouvez construire que depuis vos voies.
refused-build-direction = Construisez ce tronçon { $a_from } { $b_to }, pour { $cost } M ; l’autre sens n’apporte rien.
refused-build-access = Un tronçon de plus { $city_in } prendrait une place dont ont encore besoin les joueurs qui n’y sont pas.
refused-build-players = { $city } n’accueille pas les voies de plus de { $most } joueurs, et ils y sont déjà.
refused-build-three = Vous avez déjà trois tronçons { $city_in }, le maximum par joueur dans une ville petite ou moyenne.
refused-build-places = Ce tronçon prendrait { $city_in } la place qui doit rester libre pour un autre joueur.
refused-build-strike = Tant que dure { $card_the }, personne ne pose de voies.
refused-build-seismic = Tant que dure { $card_the }, on ne pose pas de voies depuis ou vers { $milepost } ; construisez sur un autre terrain.
refused-build-radiation = Tant que dure { $card_the }, on ne pose pas de voies sur cette face ; construisez sur l’autre.
refused-build-limit = Ce tronçon coûte { $need } M, et vous pouvez encore dépenser { $left } M ce tour-ci.
refused-build-cash = Ce tronçon coûte { $need } M, et vous avez { $have } M.
refused-upgrade-level = Votre prochaine locomotive doit être de niveau { $level }, et { $loco } ne l’est pas.
refused-upgrade-top = Votre locomotive est du plus haut niveau ; il n’y en a pas au-dessus.
refused-upgrade-supply = Toutes les { $loco } sont en service ; choisissez une autre locomotive de ce niveau, ou attendez que l’une d’elles se libère.
refused-upgrade-strike = Tant que dure { $card_the }, personne n’achète de locomotive.
refused-upgrade-limit = La locomotive coûte { $need } M, et vous pouvez encore dépenser { $left } M ce tour-ci.
refused-upgrade-cash = La locomotive coûte { $need } M, et vous avez { $have } M.
refused-unplaced = Votre train n’est pas encore sur la Lune ; placez-le d’abord dans une ville.
refused-place-placed = Votre train est déjà sur la Lune ; faites-le rouler sur les voies.
refused-place-city = Un train se place dans une ville, et { $milepost } n’en est pas une.
refused-place-network = Un train touché par un météore repart d’une ville de votre réseau, et { $city } n’en fait pas partie.
refused-move-track = Aucune voie ne mène { $a_from } { $b_to } ; un train roule sur des voies, ou dans une grande ville.
refused-move-speed = Votre train a déjà parcouru ses { $speed } bornes de ce tour ; il pourra continuer au prochain.
refused-move-back = Un train ne fait demi-tour que dans une ville ; d’ici, il ne peut pas revenir aussitôt { $milepost_in }.
refused-move-strike = Tant que dure { $card_the }, votre train ne peut pas y rouler ; prenez un autre chemin.
refused-move-seismic = Tant que dure { $card_the }, aucun train n’arrive { $milepost_in } ni n’en repart ; prenez un autre chemin.
refused-move-decompression = Tant que dure { $card_the }, aucun train ne roule sur les voies { DE($owner) } ; prenez un autre chemin.
refused-move-radiation = Tant que dure { $card_the }, aucun train ne quitte { $city } ; restez-y à l’abri.
refused-move-toll = Le péage dû à { $owner } est de { $need } M, et vous avez { $have } M.
refused-turn-option = À cette table, un train ne se retourne que dans une ville.
refused-turn-city = Dans une ville, un train peut repartir dans toutes les directions ; il n’a pas besoin de se retourner.
refused-turn-free = Votre train peut encore partir dans toutes les directions ; il n’a pas besoin de se retourner.
refused-turn-moved = Se retourner prend le mouvement d’un tour entier, et votre train a déjà roulé.
refused-turn-way = Seul un train qui ne peut pas continuer se retourne, et le vôtre peut continuer vers { $milepost }.
refused-load-city = On ne charge que dans une ville, et votre train n’est dans aucune.
refused-load-produce = { $city } ne produit pas { $good_of } ; cherchez une ville qui en produit.
refused-load-tray = Tous les chargements { $good_of } sont à bord des trains ; attendez que l’un d’eux soit livré ou déposé.
refused-load-capacity = Votre train ne porte pas plus de { $capacity } chargements ; livrez-en ou déposez-en un d’abord.
refused-load-strike = Tant que dure { $card_the }, on ne charge rien ici.
refused-load-dropped = Vous venez de déposer ici { $good_some } ; roulez ou livrez quelque chose avant d’en reprendre.
refused-drop-city = On ne dépose un chargement que dans une ville, et votre train n’est dans aucune.
refused-drop-absent = Votre train ne porte pas { $good_of } ; déposez un chargement qu’il porte.
refused-drop-strike = Tant que dure { $card_the }, on ne décharge rien ici.
refused-deliver-card = Vous n’avez pas { $card_the } ; livrez pour l’une de vos trois cartes.
refused-deliver-absent = Votre train ne porte pas { $good_of } ; livrez un chargement qu’il porte.
refused-deliver-city = Ce chargement est demandé { $city_in }, et votre train n’y est pas.
refused-deliver-strike = Tant que dure { $card_the }, on ne livre rien ici.
refused-boom-card = On ne paie rien maintenant pour { $card_the } ; seule compte une carte en vigueur.
refused-boom-city = Pour un boom ou une pénurie, on livre dans une grande ville, et votre train n’est dans aucune.
refused-exchange-acted = On échange ses cartes à la place d’un tour entier, et celui-ci a commencé ; annulez-le d’abord.
refused-exchange-opening = On n’échange pas de cartes pendant les tours d’ouverture ; construisez, ou terminez le tour.
refused-give-up-absent = Votre train ne porte pas { $good_of } ; renoncez à un chargement qu’il porte.

## Actions, pour une liste où choisir

lunar-do-build = Construire { $a_from } { $b_to } ({ $cost } M)
lunar-do-build-wrap = Construire { $a_from } { $b_to }, par-delà le bord avec { $pair } ({ $cost } M)
lunar-do-upgrade = Acheter la locomotive { $loco_full }
lunar-do-place = Placer le train { $milepost_in }
lunar-do-move = Rouler { $milepost_to }
lunar-do-turn-round = Retourner le train, ce qui prend son mouvement de ce tour
lunar-do-load = Charger { $good_some }
lunar-do-drop = Déposer { $good_some }
lunar-do-deliver = Livrer { $good_some } { $city_in } pour { $pay } M ({ $card })
lunar-do-boom = Livrer { $good_some } pour { $pay } M : { $card }
lunar-do-give-up = Renoncer à { $good_one }
lunar-do-exchange = Échanger les trois cartes demande à la place de ce tour
lunar-do-end-operate = Passer à la construction
lunar-do-end-turn = Terminer le tour

## La table en mots

lunar-look-turn = Manche { $round }, à { $player } de jouer : { $phase_name }.
lunar-look-event = { $turns ->
    [one] En vigueur pour encore { $turns } tour { DE($player) } : { $card }. { $card_text }
   *[other] En vigueur pour encore { $turns } tours { DE($player) } : { $card }. { $card_text }
}
lunar-look-player = { $player } : { $cash ->
    [none] argent non montré
   *[other] { $cash } M
} ; { $loco_full } ; { lunar-part-segments } de voie ; grandes villes reliées : { $majors }.
lunar-look-train = { $goods ->
    [none] Le train { DE($player) } est { $milepost_in }, à vide.
   *[other] Le train { DE($player) } est { $milepost_in } et porte { $goods }.
}
lunar-look-unplaced = { $player } n’a pas encore placé son train sur la Lune.
lunar-look-demand = { $player }, { $card } : { $good } { $city_in } pour { $pay } M.
lunar-look-lost = { $player } perdra son prochain tour.
lunar-look-allowance = { $limit ->
    [none] Ce tour-ci : bornes parcourues, { $moved } sur { $speed } ; dépenses, { $spent } M.
   *[other] Ce tour-ci : bornes parcourues, { $moved } sur { $speed } ; dépenses, { $spent } M sur { $limit }.
}
lunar-look-tray = Marchandises épuisées dans la réserve : { $goods }.
lunar-look-aim = Pour gagner : { $cash } M et { $majors } grandes villes reliées. Cartes dans la pioche : { $deck }.
lunar-look-network = Le réseau { DE($player) } atteint { $cities ->
    [none] encore aucune ville
   *[other] { $cities }
}.
lunar-look-ends = Le réseau { DE($player) } { $mileposts ->
    [none] n’a pas d’extrémité libre
   *[other] s’arrête ici : { $mileposts }
}.
lunar-look-from = Le train { DE($player) } est arrivé { $milepost_from }.
lunar-look-tolls = Péages payés pendant ce tour à : { $players }.
lunar-look-supply = { $loco_full } : il en reste { $count } dans la boîte.
lunar-look-source = { $count ->
    [0] Lieux de chargement, { $good } : { $cities } ; il n’en reste plus dans la réserve.
   *[other] Lieux de chargement, { $good } : { $cities } ; il en reste { $count } dans la réserve.
}

## Le décompte

lunar-count-total = Argent : { $total } M, { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
lunar-count-majors = Grandes villes reliées : { $majors }
lunar-count-network = Voies : { lunar-part-segments }, pour une valeur de { $network } M
lunar-count-loco = Locomotive : { $loco_full }
