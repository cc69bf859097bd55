### Ce qui ne se dit que des plateaux de Ticket to Ride: Germany.

germany-board-file = le fichier d’un plateau est un seul objet JSON
germany-board-rows = { $count } entrées ; { $most } au plus sont possibles
germany-board-ends = { $count } villes et postes frontières ; { $most } au plus sont possibles
germany-board-colours = les couleurs des cartes sont { $allowed }, dans cet ordre
germany-board-passengers = tous les lieux réunis comptent { $count } passagers ; il en faut { $wanted }
germany-board-spot = lignes qui finissent ici : { $count } ; il en faut une
germany-board-no-spot = aucun poste frontière n’appartient à ce pays
germany-board-route-loop = la ligne mène de { $value } à elle-même
germany-board-colour = { $value } n’est ni une couleur de carte ni { $grey }
germany-board-parallel = { $value } n’est pas le groupe d’une ligne parallèle, { $wanted }
germany-board-routes = { $count } lignes en { $colours } ; { $most } au plus sont possibles
germany-board-tickets = il faut ici un objet avec les listes « short » et « long »
germany-board-few-tickets = { $count } tickets ; il en faut au moins { $least }
germany-board-ticket-loop = le ticket mène de { $value } à lui-même
germany-board-lost = sans longitude ni latitude en degrés, il est dessiné au bord
germany-board-alone = aucune ligne ne mène ici
germany-board-apart = d’ici, aucune ligne ne mène à { $place }
germany-board-no-way = aucune ligne ne relie { $a } et { $b } : personne ne peut accomplir ce ticket
germany-board-few-spaces = { $count } cases en tout, moins que les { $wanted } wagons de deux joueurs
