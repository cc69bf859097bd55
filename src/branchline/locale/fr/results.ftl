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
results-uncounted-board = Ne compte pas : la partie s’est jouée sur un autre plateau.
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

## Tournois

tournaments-title = Tournois
tournaments-all = Tous les tournois
tournaments-back = Tous les tournois
tournaments-none = Il n’y a pas encore eu de tournoi. C’est l’hôte qui en commence un.
tournaments-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
tournaments-seats = tables de { $seats } au plus
tournaments-round = Ronde { $round } sur { $rounds }
tournaments-round-of = Ronde { $round }
tournaments-over = Terminé
tournaments-yours = vous participez
tournaments-standings = Classement
tournaments-points = Points
tournaments-opposition = Adversité
tournaments-standings-about = À une table pleine, le dernier n’a rien et chacun des autres un point par rang devant lui ; une table plus petite donne autant en moyenne, et une ronde sans jouer aussi. À points égaux, on compare ce qu’ont en moyenne les adversaires rencontrés, puis les premières places.
tournaments-table = Table { $number }
tournaments-on = Partie en cours
tournaments-out = Ne joue pas :
tournaments-next = Commencer la ronde suivante maintenant
tournaments-next-do = Commencer
tournaments-next-about = La ronde suivante commence d’elle-même quand toutes les parties de celle-ci sont finies. Si vous n’attendez pas, les parties en cours continuent et comptent quand elles finissent.
tournaments-delete = Supprimer le tournoi
tournaments-delete-about = Les rondes et le classement sont perdus pour de bon. Les tables restent, ainsi que les résultats de leurs parties.
tournaments-new = Nouveau tournoi
tournaments-name = Nom du tournoi
tournaments-seats-most = Places par table, au plus
tournaments-rounds = Rondes
tournaments-who = Qui participe ({ $count })
tournaments-begin = Tirer la première ronde
tournaments-new-about = Tous se rencontrent aussi également que possible et les places tournent. Aucun conseil n’est donné à ces tables, et personne n’y décide des places.
