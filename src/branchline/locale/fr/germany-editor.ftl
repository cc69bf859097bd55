### Dessiner sa propre carte pour Ticket to Ride: Germany.

## La table à dessin

germany-editor-opening = On sort le papier et les crayons…
germany-editor-title = Dessiner une carte
germany-editor-board-name = Nom de la carte
germany-editor-nameless-board = Carte sans nom
germany-editor-boards = Cartes
germany-editor-undo = Annuler
germany-editor-redo = Rétablir
germany-editor-play = Jouer
germany-editor-sheet = La carte dessinée
germany-editor-chosen = Ce qui est choisi
germany-editor-map = Carte sur laquelle vous dessinez
germany-editor-map-keys = Les flèches mènent d’un lieu à l’autre et le long des lignes, Entrée choisit ou relie, Maj avec une flèche déplace un lieu, Suppr enlève ce qui est choisi, plus et moins agrandissent et réduisent, 0 montre toute la carte, Échap la quitte.

## Les outils, et comment s’en servir

germany-editor-tools = Outils
germany-editor-tool-move = Déplacer
germany-editor-tool-city = Ville
germany-editor-tool-country = Pays
germany-editor-tool-line = Ligne
germany-editor-tool-ticket = Ticket
germany-editor-hint-move = Faites glisser les villes à leur place ; cliquez sur ce que vous voulez modifier.
germany-editor-hint-city = Cliquez là où une ville doit se trouver.
germany-editor-hint-country = Cliquez là où un pays voisin doit se trouver, près du bord.
germany-editor-hint-line = Faites glisser d’une ville à l’autre, ou cliquez sur les deux.
germany-editor-hint-ticket = Faites glisser d’un bout du ticket à l’autre, ou cliquez sur les deux.
germany-editor-hint-to = Depuis { $name } : cliquez sur l’autre bout.

## Ce qui se trouve sur la carte

germany-editor-nameless = sans nom
germany-editor-grey = grise
germany-editor-city = Ville
germany-editor-country = Pays voisin
germany-editor-ticket = Ticket
germany-editor-place = { $name }, { $passengers ->
    [0] aucun passager
    [one] { $passengers } passager
   *[other] { $passengers } passagers
}, { $routes ->
    [0] aucune ligne
    [one] { $routes } ligne
   *[other] { $routes } lignes
}
germany-editor-line = Ligne { $a }–{ $b }, { $colour }, { $length ->
    [one] { $length } case
   *[other] { $length } cases
}
germany-editor-name = Nom
germany-editor-passengers = Passagers en attente ici
germany-editor-routes-here = Lignes au départ d’ici
germany-editor-length = Longueur
germany-editor-track = { $tracks ->
    [1] Couleur
   *[other] Couleur de la voie { $track }
}
germany-editor-track-add = Ajouter une voie parallèle
germany-editor-track-remove = Enlever la voie { $track }
germany-editor-abroad = Une ligne vers l’étranger n’a qu’une voie. Faites glisser son drapeau là où elle doit finir.
germany-editor-from = De
germany-editor-to = À
germany-editor-value = Points
germany-editor-suggested = { $value } conviendrait au trajet le plus court
germany-editor-no-way = Aucun trajet ne mène encore d’un bout à l’autre.
germany-editor-deck = Pioche
germany-editor-deck-short = Tickets courts
germany-editor-deck-long = Tickets longs
germany-editor-remove = Enlever
germany-editor-done = Terminé

## Tout ce qu’il y a

germany-editor-places = Villes et pays : { $count }
germany-editor-lines = Lignes : { $count }
germany-editor-tickets = Tickets : { $count }
germany-editor-add-city = Ajouter une ville
germany-editor-add-country = Ajouter un pays
germany-editor-add-line = Tracer la ligne
germany-editor-add-ticket = Ajouter le ticket
germany-editor-standing = Passagers sur la carte : { $standing } sur { $needed }
germany-editor-share = Répartir { $needed } passagers
germany-editor-suggest = Proposer des tickets, jusqu’à { $needed } de chaque sorte

## Défauts

germany-editor-check = Contrôle
germany-editor-faults = { $count ->
    [0] Prête à jouer.
    [one] { $count } chose encore à corriger.
   *[other] { $count } choses encore à corriger.
}
germany-editor-fault = À corriger
germany-editor-warning = Est-ce voulu ?
germany-editor-more-faults = { $count ->
    [one] Et { $count } autre.
   *[other] Et { $count } autres.
}
germany-fault-cities = Une carte a besoin d’au moins deux villes.
germany-fault-nameless = Quelque chose n’a pas encore de nom ; donnez-lui-en un.
germany-fault-no-border = Aucune ligne ne mène à ce pays : { $name }. Tracez-en une, ou enlevez le pays.
germany-fault-passengers = { $standing } passagers attendent sur la carte ; il en faut { $needed }.
germany-fault-short-tickets = Les tickets courts sont { $there } ; il en faut au moins { $needed }.
germany-fault-long-tickets = Les tickets longs sont { $there } ; il en faut au moins { $needed }.
germany-fault-twice = Deux villes s’appellent { $name }.
germany-fault-lonely = Aucune ligne ne mène à { $name }.
germany-fault-apart = Aucun trajet ne mène de { $a } à { $b }.
germany-fault-ticket = Le ticket { $a } – { $b } est impossible à réussir : aucun trajet ne relie ses deux bouts.
germany-fault-crowded = Entre { $a } et { $b }, il y a peu de place pour { $length } cases ; éloignez-les.

## Quelle carte

germany-editor-yours = Vos cartes
germany-editor-kept = Ce navigateur les garde. Enregistrez dans un fichier ce que vous voulez garder longtemps ou donner à d’autres.
germany-editor-forget = Jeter { $name }
germany-editor-begin = En commencer une nouvelle
germany-editor-empty = Sur du papier vierge
germany-editor-copy = { $name }, à ma façon
germany-editor-file = Fichiers
germany-editor-load = Ouvrir un fichier
germany-editor-save = Enregistrer dans un fichier
germany-editor-no-board = Ce fichier n’est pas une carte pour ce jeu.
