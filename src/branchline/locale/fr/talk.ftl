### Ce qui se dit et se note à une table, à côté de la partie, et qui peut regarder.

sheets-title = Feuilles
talk-title = Discussion
talk-empty = Personne n’a encore rien dit. Seuls ceux qui sont assis à cette table peuvent lire.
talk-field = Ce que vous voulez dire
talk-say = Dire
talk-phrases = Phrases toutes faites
talk-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
talk-heard = { $count ->
    [0] Qui vous entendez
    [one] Qui vous entendez (une personne muette)
   *[other] Qui vous entendez ({ $count } personnes muettes)
}
talk-hear = Entendre { $name }
talk-heard-about = Vous n’entendez plus à aucune table les personnes désactivées ; elles n’en sont pas averties.
notes-title = Notes
notes-about = Vous seul lisez ce que vous écrivez ici.
notes-kept = Enregistré.
notes-writing = Enregistré dans un instant…

## Phrases toutes faites : chacun les lit dans sa langue

phrase-hello = Bonjour à tous.
phrase-good-luck = Bonne chance, et amusez-vous bien.
phrase-nice-move = Bien joué.
phrase-ouch = Aïe, ça fait mal.
phrase-thanks = Merci.
phrase-sorry = Désolé.
phrase-thinking = Laissez-moi réfléchir.
phrase-moment = Un instant, je reviens tout de suite.
phrase-your-turn = Je crois que c’est à vous.
phrase-good-game = Belle partie.
phrase-bye = Je dois partir. À bientôt.

## Qui peut regarder

watchers-title = Qui peut regarder
watchers-everyone = Toute personne qui a l’adresse
    .about = On voit ce qui est découvert sur la table, et les cartes de personne.
watchers-later = Tout le monde, un tour plus tard
    .about = On voit chaque tour une fois terminé ; ce qu’un joueur est en train de faire reste à la table.
watchers-nobody = Personne
    .about = Seuls ceux qui jouent ici entrent, même après la partie. Tant qu’une place est libre, toute personne qui a l’adresse peut entrer.
watchers-later-note = Vous regardez : vous voyez chaque tour une fois terminé.
