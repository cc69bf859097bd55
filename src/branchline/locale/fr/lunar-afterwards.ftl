### Une partie finie de Lunar Rails en chiffres, sous les décisions de l’analyse.

## Recettes

lunar-income = Recettes par manche
lunar-income-said = { $amount } M encaissés en tout, { $mean } M par manche.
lunar-income-about = En M. Les livraisons pour un boom ou une pénurie comptent aussi ; ce qui a été payé pour les voies, les locomotives, les péages et les taxes n’est pas déduit. Les deux manches d’ouverture comptent.
lunar-income-deliveries = Livraisons
lunar-income-tolls = Péages des autres
lunar-income-rounds = Manches

## Bornes

lunar-empty = Bornes à vide
lunar-empty-said = { $part } du chemin à vide ; les livraisons ont rapporté { $mean } M par borne.
lunar-empty-about = Chaque borne où un train est arrivé, selon les chargements qu’il portait.
lunar-empty-loads = { $loads ->
    [0] À vide
   *[other] { $loads } à bord
}
lunar-empty-all = Bornes

## Voies

lunar-unused = Voies inutilisées
lunar-unused-said = { $count ->
    [0] Des trains ont roulé sur chaque tronçon.
    [one] Aucun train n’a roulé sur { lunar-part-stretch }, qui a coûté { $cost } M.
   *[other] Aucun train n’a roulé sur { lunar-part-stretch }, qui ont coûté { $cost } M.
}
lunar-unused-about = En M, selon les trains qui y ont roulé ; les voies qu’un météore a prises ensuite comptent pour ce qu’elles ont coûté. Les voies qui ne font que relier de grandes villes ne sont pas perdues : la victoire les demande.
lunar-unused-own = Son train
lunar-unused-others = Les autres seuls
lunar-unused-nobody = Personne
lunar-unused-all = Construites

## Livraisons

lunar-missed = Livraisons manquées
lunar-missed-said = { $count ->
    [0] Aucune demande manquée
    [one] { $count } demande manquée, d’une valeur de { $pay } M
   *[other] { $count } demandes manquées, d’une valeur de { $pay } M
} ; { $loads ->
    [0] aucun chargement porté pour rien.
    [one] { $loads } chargement porté pour rien.
   *[other] { $loads } chargements portés pour rien.
}
lunar-missed-about = Une demande est manquée si sa carte a été échangée, ou restait en main à la fin, alors que le train était déjà passé là où la marchandise se charge et là où on la voulait ; de chaque carte ne compte que la mieux payée. On ne regarde pas s’il y avait le temps et les voies.
lunar-missed-exchanged = { lunar-part-demand } : carte échangée à la manche { $round }
lunar-missed-held = { lunar-part-demand } : carte en main à la fin
lunar-vain-dropped = { $good_one } { $city_from } : déposé à la manche { $round } après { lunar-part-way }
lunar-vain-lost = { $good_one } { $city_from } : perdu à la manche { $round } après { lunar-part-way }
lunar-vain-aboard = { $good_one } { $city_from } : chargé à la manche { $round }, à bord à la fin après { lunar-part-way }
lunar-missed-more = Et { $count } de plus.
