### Ce que dit la ligne de commande, en plus des mots des jeux.

## branchline replay

replay-players = Joueurs : { $players }
replay-setup = Mise en place
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.

replay-scoring = Décompte final

## branchline play

play-welcome = Vous êtes { $player }. Répondez par le numéro d’une action ou par sa notation ; un point d’interrogation suivi de mots cherche parmi les actions ; « look » dit tout ce qu’il y a à voir ; « quit » pour quitter.
play-more = { $count ->
    [one] Il y a encore { $count } action ; un point d’interrogation les montre toutes ; suivi de mots, il ne montre que celles qui les contiennent.
   *[other] Il y a encore { $count } actions ; un point d’interrogation les montre toutes ; suivi de mots, il ne montre que celles qui les contiennent.
}

## Une position en mots

described-you = Vous êtes { $player }.
described-watching = Vous regardez la partie.
described-option = Option de cette table : { $option } : { $chosen }. { $about }
described-yours = C’est à vous de décider : { $phase }.
described-theirs = C’est à { $player } de décider.
described-over = La partie est finie.
described-choices = Ce que vous pouvez faire, comment cela s’écrit et ce que cela fait :

## branchline mcp

assistant-possible = C’est possible maintenant.
