### Ce que dit la ligne de commande, en plus des mots des jeux.

## branchline replay

replay-players = Joueurs : { $players }
replay-setup = Mise en place
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.

replay-scoring = Décompte final

## branchline play

play-welcome = Vous êtes { $player }. Répondez par le numéro d’une action ou par sa notation ; un point d’interrogation suivi de mots cherche parmi les actions ; « quit » pour quitter.
play-more = { $count ->
    [one] Il y a encore { $count } action ; un point d’interrogation les montre toutes ; suivi de mots, il ne montre que celles qui les contiennent.
   *[other] Il y a encore { $count } actions ; un point d’interrogation les montre toutes ; suivi de mots, il ne montre que celles qui les contiennent.
}
