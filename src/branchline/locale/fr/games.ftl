### Les mots communs à tous les jeux : personnes, refus, décompte.

## Comment ils s’appellent

game-germany = Ticket to Ride: Germany
game-wensleydale = Last Train to Wensleydale
game-lunar = Lunar Rails

## Personnes

seat-name = Joueur { $number }

## Refus : ce qui ne va pas et ce qui est permis

refused-unknown-action = L’action { $action } n’existe pas ; choisissez parmi celles qui sont possibles maintenant.
refused-over = La partie est finie ; il n’y a plus rien à jouer.
refused-phase = Il y a d’abord autre chose à faire : { $phase }.

## Compter

sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
sheet-line = Rubrique
sheet-total = Total
sheet-place = Rang
