### Conseils pour Lunar Rails : que viser, et ce que vaut un coup.

## Que viser

lunar-aim-win = Vous avez l’argent de la victoire : reliez les grandes villes qui manquent et gardez 250 M.
lunar-aim-upgrade = Achetez { $loco_full } : elle se rembourse à chaque borne à venir.
lunar-aim-exchange = Échangez vos cartes : d’autres demandes rapporteront sans doute plus que celles-ci.
lunar-aim-deliver = Transportez { $good_some } { $a_from } { $b_to } : { $pay } M.
lunar-aim-carry = Livrez { $good_some } { $b_in } : { $pay } M.
lunar-aim-build = Construisez les voies qui manquent : { $cost } M.
lunar-aim-major = Prochaine grande ville à relier : { $city }, pour { $cost } M.

## De quoi un coup est fait

lunar-term-pay = Gain
lunar-term-track = Voies
lunar-term-tolls = Péages
lunar-term-joining = Grandes villes reliées
lunar-term-later = Pour les trajets à venir
lunar-term-enough = Plus qu’il n’en faut pour gagner
lunar-term-time = Temps nécessaire
lunar-term-pocket = Peu d’argent en caisse
lunar-term-delay = Temps perdu
lunar-term-spare-load = Un chargement de réserve
lunar-term-astray = Voies hors du plan
lunar-term-locomotive = Locomotive
lunar-term-hand = Nouvelles cartes
lunar-term-nothing = Plus aucun plan

## Le plan sur la carte

lunar-plan-stretch = { $a_from } { $b_to } : { $count ->
    [one] { $count } tronçon
   *[other] { $count } tronçons
}

## Ce qu’une décision apprend

lunar-learnt-upgrade = Une locomotive plus rapide se rembourse à chaque voyage : achetez-la tôt, dès qu’une livraison laisse de l’argent.
lunar-learnt-upgrade-later = En fin de partie, une locomotive ne se rembourse plus : gardez l’argent, il compte pour les 250 M.
lunar-learnt-new-hand = Neuf demandes médiocres coûtent plus qu’un tour perdu : prenez de nouvelles cartes quand aucune ne paie.
lunar-learnt-keep-hand = De nouvelles cartes coûtent tout un tour : cherchez d’abord deux demandes sur un même voyage.
lunar-learnt-build = Des voies que deux livraisons partagent sont vite payées : construisez-les avant de partir.
lunar-learnt-less-track = L’argent des voies ne revient pas : ne construisez que pour la prochaine livraison, ou payez un péage.
lunar-learnt-other-way = Faites passer vos lignes par une grande ville quand c’est possible : il en faudra sept reliées.
lunar-learnt-load = Un train ne roule jamais à vide : embarquez ce qui est sur le chemin et qu’on veut plus loin.
lunar-learnt-other-load = Une place à bord vaut le chargement le mieux payé du voyage : laissez celui qui rapporte peu.
lunar-learnt-deliver = L’argent vient avec la livraison : livrez ce que vous avez à bord avant d’entreprendre autre chose.
lunar-learnt-other-trip = Comparez ce qu’un voyage rapporte par borne : deux chargements sur un même chemin valent mieux qu’un cher au loin.
lunar-learnt-go-on = Les bornes non parcourues sont perdues : utilisez-les toutes, et finissez dans une ville s’il faut faire demi-tour.
lunar-learnt-wait = Quand un événement ferme la voie, attendre dans une ville coûte moins qu’un chargement ou un tour perdus.
