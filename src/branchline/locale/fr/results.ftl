### Résultats : parties finies, classements, statistiques et tournois.

results-title = Résultats
results-back = Tous les résultats
results-mine = Vos statistiques
results-two = { $one } et { $other }
results-you = vous
results-gone = quelqu’un qui est parti
results-guest = { $name } (invité)
results-bot = { $name } (ordinateur : { $kind })

## Parties finies

results-games = Parties finies
results-no-games = Aucune partie qui compte n’est encore finie.
results-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
results-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
results-points-lunar = { $points } M
results-more = En voir plus
results-uncounted-branch = Ne compte pas : elle continuait une autre partie.
results-uncounted-seed = Ne compte pas : le numéro de la partie avait été choisi.
results-uncounted-shared = Ne compte pas : une personne avait plusieurs places.
results-uncounted-handed = Ne compte pas : un joueur automatique a continué pour quelqu’un.
results-uncounted-advised = Ne compte pas : un conseil a été demandé.

## Classements

results-ratings = Classements
results-no-ratings = Personne n’est encore classé. Tout commence avec la première partie qui compte.
results-ratings-about = Tout le monde commence à 1000 points. La vraie force se trouve dans la marge dix-neuf fois sur vingt, et la marge se resserre à chaque partie ; l’ordre suit ce qui est sûr au minimum. Ne comptent pas les parties avec conseils, avec une place laissée à un joueur automatique, avec un numéro choisi ou avec plusieurs places d’une même personne.
results-ladder = Jeu et nombre de joueurs
results-ladder-of = { $game }, { $seats } joueurs ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
results-place = Rang
results-rating = { $points } ± { $margin }
results-rating-head = Cote
results-games-head = Parties
results-game-head = Jeu

## Ce que quelqu’un a obtenu

results-nothing = Encore aucune partie qui compte.
results-played = { $game }, { $seats } joueurs
results-won = Premières places
results-mean = En moyenne
results-best = Meilleur résultat
results-course = Cote après chaque partie
results-places = Rangs
results-times = { $count } fois
results-compare = Face à face
results-compare-with = Avec qui, par le nom de son compte
results-compare-do = Comparer
results-compare-about = Combien de fois chacun a fini devant l’autre à la même table, quel que soit le nombre de joueurs, et ce que chacun a obtenu en moyenne.
results-never-met = Ces deux-là ne se sont pas rencontrés dans une partie qui compte.
results-even = À égalité
