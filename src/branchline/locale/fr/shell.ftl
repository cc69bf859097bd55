### Les mots de la page communs à tous les jeux.

## Chaque page

header-home = Branchline, page d’accueil
header-about = À propos
header-language = Langue
dialog-close = Fermer
lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part. Sur la page d’accueil, vous retrouverez vos tables.
lost-home = Aller à la page d’accueil
trouble-unreachable = Le serveur ne répond pas pour l’instant. Rien n’est perdu ; réessayez dans un moment.
trouble-server = Le serveur n’a pas pu répondre. Rien n’est perdu ; réessayez dans un moment.

## La première page

lobby-title = Les jeux de trains, autour d’une table
lobby-loading = Les jeux arrivent…
lobby-name = Votre nom
lobby-nameless = Voyageur
lobby-play = Jouer
lobby-play-hint = { $others ->
    [one] Vous contre { $others } joueur automatique. La partie commence aussitôt.
   *[other] Vous contre { $others } joueurs automatiques. La partie commence aussitôt.
}
tables-title = Vos tables
tables-none = Les tables que vous ouvrez restent ici, pour continuer plus tard.
tables-over = Partie terminée
tables-your-turn = À vous de jouer
tables-turn = À { $name } de jouer
tables-rematch = Rejouer : { $game }, { $names }
tables-remove = Retirer : { $game }, { $names }
tables-remove-title = Retirer { $game } de vos tables ?
tables-remove-alone = Personne d’autre ne joue à cette table : elle est supprimée définitivement.
tables-remove-others = Les autres continuent : un joueur automatique prend votre place. À l’adresse de la table, vous pouvez la reprendre.
tables-remove-over = Les autres la gardent ; vous pouvez toujours l’ouvrir à son adresse.
tables-remove-do = Retirer
tables-remove-not = Garder

lobby-new = Vous découvrez ce jeu ?

## Préparer une table

setup-title = Préparer une table
setup-count = Joueurs
setup-seats = Qui joue
setup-who = Joueur { $number } : qui joue
setup-me = Je joue
setup-here = Une autre personne à cet écran
setup-bot = Ordinateur : { $kind }
setup-name = Joueur { $number } : nom
setup-nameless = Joueur { $number }
setup-here-hint = À un même écran, on joue à tour de rôle ; entre les tours, un rideau cache ce qui est secret.
seats-open = Un ami à un autre écran
seats-open-hint = La place d’un ami reste libre : vous recevrez une adresse à lui envoyer, et la partie commencera quand tout le monde sera là.
seats-open-table = Ouvrir la table
seats-here-hint = À un même écran, on joue simplement à tour de rôle ; nul besoin de rideau, tout se passe au grand jour.
setup-options = Variantes des règles
setup-seat = Joueur { $number }
setup-unlimited = Sans limite
setup-limited = Un nombre fixe de chacune
setup-supply = { $of } : combien
setup-bracket-from = Tranche { $number } : à partir de
setup-bracket-amount = Tranche { $number } : montant
setup-brackets-from = À partir de
setup-brackets-amount = Montant
setup-bracket-add = Ajouter une tranche
setup-bracket-remove = Retirer la tranche { $number }
setup-seed = Numéro de la partie
setup-seed-hint = Le même numéro ramène le même hasard ; laissez vide pour une partie inédite.
setup-seed-open = Avec des amis à la table, le numéro ne se choisit pas : qui le connaît sait tout ce qui est caché.
setup-start = Commencer la partie

bot-name = Un nom à lui
bot-random = débutant
    .like = Joue n’importe quel coup permis, sans plan.
bot-novice = novice
    .like = Connaît les règles mais hésite : joue souvent le deuxième choix et perd de vue son but.
bot-greedy = amateur
    .like = Prend ce qui rapporte le plus tout de suite, sans voir loin.
bot-planner = joueur confirmé
    .like = Planifie tous ses voyages ensemble et pèse ce que chacun coûte et ce qu’il rapporte.
bot-scout = expert
    .like = Comme le joueur confirmé, mais essaie d’abord de tête les choix qui pèsent le plus.
bot-search = maître
    .like = Avant un choix important, imagine des centaines de suites possibles de la partie, en comptant chaque carte vue.
bot-learned = prodige
    .like = S’est formé seul au fil de centaines de milliers de parties, et voit d’un coup d’œil ce qu’elles lui ont appris.
bot-grandmaster = grand maître
    .like = Voit ce que voit le prodige, et ne s’en écarte que si les parties qu’il joue de tête plaident pour autre chose.

## En attendant les joueurs

seats-waiting = { $count ->
    [one] Il manque { $count } joueur
   *[other] Il manque { $count } joueurs
}
seats-free = libre
join-text = La partie commence d’elle-même dès que toutes les places sont prises.
join-address = Adresse de cette table
join-send = Envoyez cette adresse à vos amis.
join-copy = Copier
join-copied = L’adresse est copiée.
join-select = L’adresse est sélectionnée ; copiez-la au clavier ou par le menu.
join-only-here = Cette adresse ne marche que sur votre ordinateur. Pour les autres, lancez Branchline avec « branchline serve --host 0.0.0.0 » et ouvrez-le à l’adresse de cet ordinateur dans le réseau.
join-name = Joueur { $number } : votre nom
join-sit = S’asseoir
join-kept = Réservée à { $name }
join-fill = Le laisser jouer
join-seated = Vous avez votre place ; il ne reste qu’à attendre les autres.

## La table

table-opening = On prépare la table…
table-skip-to-list = Aller à la liste des coups possibles
table-board = Plateau
table-market = À côté du plateau
table-things = Vos affaires
table-tabs = Parties de la table
table-tab-seats = Joueurs
table-tab-log = Journal
table-tab-more = Plus
table-watching = Vous regardez cette partie.
table-tools = Outils
tool-undo = Annuler
tool-restart = Recommencer le tour
tool-list = Coups possibles
tool-history = Historique
tool-rules = Règles
tool-keys = Touches
seats-title = Joueurs
seats-you = vous
seats-present = en ligne
seats-away = hors ligne
seats-dealt = Le hasard de cette partie vient d’un numéro choisi.
seats-now = Maintenant : { $name }
seats-hand = Confier la place à l’ordinateur…
seats-hand-title = Confier à l’ordinateur la place { DE($name) } ?
seats-hand-text = { $name } est hors ligne. Un joueur automatique garderait cette place jusqu’à ce que { $name } la reprenne, et tout le monde le lirait dans le journal.
seats-hand-wait = L’ordinateur pourra prendre la place dans { $time }.
seats-hand-who = Quel joueur automatique
seats-hand-do = Confier la place à l’ordinateur
seats-hand-not = Attendre encore
seats-handed = { $player } a quitté la table ; un joueur automatique continue la partie.
seats-back = { $player } est de retour à la table et reprend la partie.
seats-back-text = Un joueur automatique joue à votre place.
seats-back-do = Reprendre ma place

log-title = Journal
log-all = Tout
log-news = Depuis votre tour
log-show = Montrer la position après ce coup
log-empty = Rien ne s’est encore passé.
log-no-news = Rien ne s’est passé depuis votre tour.

history-title = Historique
history-present = C’est le présent ; déplacez le curseur pour regarder en arrière.
history-now = Revenir au présent
history-start = Le début de la partie.
history-before = Un coup en arrière
history-after = Un coup en avant
history-slider = Moment de la partie
history-only-looking = Ceci est un moment passé ; revenez au présent pour jouer.
history-turn-before = Un tour en arrière
history-turn-after = Un tour en avant
history-play = Lire à partir d’ici
history-pause = Pause
history-turn = Tour { $turn }
history-link = Copier le lien vers ce moment
history-link-copied = Lien copié
history-link-here = Le lien vers ce moment : { $address }
eyes-title = Vu par
eyes-nobody = un spectateur

notice-rule = Règle { $rule }
curtain-title = Passez l’écran à { $name }
curtain-text = Les autres regardent ailleurs. Rien ne s’affiche tant que vous n’appuyez pas sur le bouton.
curtain-button = Je suis { $name }

list-title = Coups possibles
list-search = Chercher : un lieu, une couleur…
list-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
list-wait = Vous n’avez rien à décider pour l’instant.

## Avis et connexion

notice-log = Avis ({ $count })
notice-away = { $name } n’est pas en ligne pour le moment.
notice-back = { $name } est de nouveau en ligne.
offline-title = Hors ligne, nouvel essai en cours
offline-safe = Votre partie est gardée. Ce que vous faites maintenant n’est pas envoyé.
offline-unsure = Votre partie est gardée. Quand la connexion reviendra, vous verrez si votre dernier coup est arrivé.
offline-missing = Votre dernier coup n’est pas arrivé ; jouez-le de nouveau.
offline-back = La connexion est revenue.

## La fin

end-winners = { $many ->
    [one] { $winners } gagne avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
   *[other] { $winners } partagent la victoire avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    } chacun.
}
end-sheet = Feuille de score
end-title = Décompte final
end-board = Voir le plateau
end-record = Télécharger la partie
end-rematch = Rejouer
end-counting = On compte les points.
end-skip = Tout afficher
end-picture = Garder une image
end-picture-failed = L’image n’a pas pu être dessinée dans ce navigateur.
end-rematch-join = Rejoindre la partie suivante
end-home = Page d’accueil
end-graph = Les points au fil du temps
end-graph-table = La même chose en tableau
end-turns = Tours

## Touches

keys-title = Touches
keys-choose = Quand il y a un choix : prendre celui de ce numéro
keys-undo = Annuler le dernier coup
keys-restart = Recommencer tout le tour
keys-list = Liste des coups possibles
keys-board = Aller au plateau
keys-arrows = Sur le plateau : aller d’un lieu à l’autre, et choisir
keys-history = Feuilleter la partie
keys-now = Revenir au présent
keys-leaf-moves = Dans l’historique : un coup en arrière, un coup en avant
keys-leaf-turns = Dans l’historique : un tour en arrière, un tour en avant
keys-leaf-ends = Dans l’historique : au début, au présent
keys-leaf-play = Dans l’historique : lecture, pause
keys-log = Aller au journal ; là, ↑ et ↓ passent d’une ligne à l’autre
keys-rules = Règles
keys-escape = Annuler un choix, fermer
keys-keys = Cette liste

## Avancer plus vite

skip-do = Passer à mon tour
skip-asked = Les autres n’ont pas encore demandé à avancer.
keys-skip = Passer à votre tour

## Préférences

preferences-title = Préférences
preferences-pace = Les joueurs automatiques jouent
preferences-pace-slow = Lentement
preferences-pace-brisk = Rapidement
preferences-pace-once = Instantanément
preferences-pace-about = À plusieurs autour d’une table, c’est le rythme le plus lent qui compte.
preferences-sounds = Sons
preferences-volume = Volume
preferences-movement = Mouvement
preferences-movement-system = Comme le système
preferences-movement-moving = Oui
preferences-movement-still = Non
preferences-theme = Clair et sombre
preferences-theme-system = Comme le système
preferences-theme-light = Clair
preferences-theme-dark = Sombre
preferences-confirm = Demander confirmation avant ce qui ne peut pas être annulé
preferences-confirm-about = Par exemple la fin du tour, ou une carte qu’on retourne.
preferences-size = Textes et noms sur la carte
preferences-size-normal = Normaux
preferences-size-large = Grands
preferences-colour = Votre couleur
preferences-colour-about = Seulement sur votre écran. Le joueur qui l’avait prend la vôtre ; si le jeu n’a pas cette couleur, vous gardez celle de votre place.
preferences-colour-seat = celle de la place
preferences-colour-white = blanc
preferences-colour-red = rouge
preferences-colour-yellow = jaune
preferences-colour-green = vert
preferences-colour-blue = bleu
preferences-colour-purple = violet
preferences-colour-black = noir
preferences-patterns = Motifs marqués sur les pièces de tous
confirm-title = Cela ne pourra pas être annulé
confirm-do = Continuer
confirm-not = Pas encore
preferences-kept = Ce navigateur retient ce que vous choisissez ici.

## À propos

about-title = À propos de Branchline
about-what = Branchline est une maison ouverte pour les jeux de société ferroviaires : seul contre des joueurs automatiques, autour d’un écran, ou entre amis.
about-games = Les jeux
about-games-text = Les jeux appartiennent à leurs auteurs et éditeurs. Branchline est un programme indépendant, sans lien avec eux ; ses textes et ses dessins sont les siens. Si un jeu vous plaît ici, il vous plaira plus encore sur une vraie table.
about-boards = Les plateaux
about-rules = Les règles
about-licence = Licence
about-licence-text = Branchline est un logiciel libre sous licence MIT ; les caractères Cabin, Old Standard et Saira Stencil One, inclus, sont sous licence SIL Open Font License.

## Le crayon

tool-pencil = Crayon
keys-pencil = Prendre le crayon pour vos projets, ou le poser
pencil-private = Personne d’autre ne voit vos marques, et rien n’est joué. Elles restent avec la table.
pencil-watching = Personne d’autre ne voit vos marques. Vous n’avez pas de place ici : elles disparaissent quand vous quittez cette page.
pencil-rub-out = Tout effacer
pencil-done = Poser le crayon

## Un long journal

log-earlier = Montrer les lignes précédentes ({ $count })
log-recall = Montrer les lignes précédentes

## Passer l’écran

pass-on-title = Votre coup est joué ; c’est à { $name }.
pass-on-button = Passer l’écran à { $name }
pass-on-hide = Cacher ce qui est à moi

## Les règles sous la main

rules-find = Chercher un mot ou une règle
rules-found = { $count ->
    [0] Aucun résultat.
    [one] { $count } passage trouvé.
   *[other] { $count } passages trouvés.
}
rules-contents = Sommaire
rules-print = Imprimer
rules-back = Revenir à { $rule }
rules-read-on = Lire la suite dans les règles (nouvel onglet)
rules-all = Toutes les règles, en images

## Les leçons et le moniteur

tool-learn = Apprendre
keys-learn = Leçons et moniteur
learn-title = Apprendre le jeu
learn-leave = Une leçon a sa propre table. Celle-ci reste comme elle est, et vous la retrouvez sur la page d’accueil.
lesson-been = Faite
lesson-task = Tâche { $number } sur { $of }
lesson-over = La leçon est terminée.
lesson-again = Recommencer
lesson-next = Suivante : { $lesson }
lesson-play = Jouer une partie
coach-title = Votre moniteur
coach-switch = Un moniteur explique chaque sorte de décision la première fois qu’elle se présente
coach-understood = Compris
coach-silent = Plus de conseils

## Conseils

tool-hint = Conseil
keys-hint = Un conseil pour vous ; encore une fois pour aller plus loin
hint-thinking = Réflexion en cours…
hint-aims = Que viser
hint-aims-none = Il n’y a rien de particulier à viser pour le moment.
hint-best = Les meilleurs coups
hint-plan = Le plan sur la carte
hint-plan-none = Il ne reste rien à construire.
hint-deeper-best = Montrer les meilleurs coups
hint-deeper-plan = Dessiner le plan
hint-play = Jouer
hint-play-move = Jouer : { $move }
hint-chance = { $percent } % de gagner
hint-band = { $percent } % de gagner, sans doute entre { $low } % et { $high } %
hint-learned = Le prodige vous donne { $percent } % de chances de gagner.
# Ce que vaut un coup, dans l’unité de son jeu.
advice-worth = { $unit ->
    [millions] { $points } M
   *[points] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
why-step = Pourquoi ? { $step }
why-action = Que vaut ce coup ? { $sentence }
why-more = { advice-worth } de plus que : { $other }
why-less = { advice-worth } de moins que : { $other }
why-same = Vaut autant que : { $other }
why-only = Il n’y avait pas d’autre choix.
why-plain = Il n’y a rien à peser ici.
why-learned = Le prodige voyait ici { $percent } % de chances de gagner.
why-instead = Les autres choix
why-part = Le reste tient à ce que ce joueur a en main, et ne peut pas être dit avant la fin.
why-hidden = Cela tient à ce que ce joueur a en main, et ne peut pas être dit avant la fin.
end-analysis = Analyse
analysis-whose = La partie de
analysis-player = Joueur
analysis-progress = Décisions examinées : { $done } sur { $of }
analysis-chance = Chances de gagner au fil du temps
analysis-luck-title = { $extent ->
    [part] Hasard et décisions jusqu’ici
   *[all] Hasard et décisions
}
analysis-luck = Hasard
analysis-lost = Décisions
analysis-said = { $sign ->
    [plus] Le hasard a donné { $luck } %
    [minus] Le hasard a pris { $luck } %
   *[even] Le hasard a été neutre
}, { $lost ->
    [0] les décisions n’ont rien coûté
   *[other] les décisions ont coûté { $lost } %
}.
analysis-about = Le hasard, c’est ce que le tirage et les autres ont apporté par rapport à ce qu’on pouvait espérer au départ ; une décision coûte ce qu’une idée sûrement meilleure aurait apporté de plus. Le tout en points de chances de gagner, une courte défaite comptant presque pour moitié.
analysis-about-drawn = Le hasard, c’est ce que les pioches ont donné par rapport à ce qu’elles donnent en moyenne, en points de chances de gagner. Une décision coûte ce qu’une idée sûrement meilleure aurait apporté de plus, une courte défaite comptant presque pour moitié.
analysis-learnt = À retenir
analysis-learnt-from = { $times ->
    [one] Tiré d’une décision, qui a coûté { $percent } %
   *[other] Tiré de { $times } décisions, qui ont coûté { $percent } % en tout
}
analysis-learnt-lesson = Leçon : { $lesson }
analysis-costly = { $extent ->
    [part] Les décisions les plus coûteuses jusqu’ici
   *[all] Les décisions les plus coûteuses
}
analysis-costly-none = Aucune décision n’était nettement moins bonne qu’une autre.
analysis-done = Tour { $turn } : { $move }
analysis-cost = coût { $percent } %
analysis-better = Mieux : { $move }
analysis-see = Voir ce moment
branch-do = Jouer à partir d’ici
branch-not = Pas maintenant
branch-begin = Continuer la partie
branch-yours = Vous décidez à nouveau pour { $player }.
branch-here = Qui d’autre joue à cet écran ?
branch-bots = L’ordinateur joue pour tous les autres.
branch-of = Cette partie continue à partir d’un moment d’une autre.
branch-see = Voir cette partie
strength-steps = Force { $steps } sur { $most }
strength-rating = cote { $rating }
setup-bot-steps = { $bot } ({ $steps }/{ $most })
setup-hints = Conseils permis
setup-hints-about = Pendant la partie, chacun peut demander que viser, quels coups sont les meilleurs et pourquoi un coup a été joué, toujours d’après ce que sait sa propre place. Une partie où quelqu’un l’a fait ne compte pas pour les classements. Après la fin, l’analyse est ouverte dans tous les cas.

## Cartes à soi

boards-title = Dessiner votre propre carte
setup-board = Carte
setup-board-own = Celle du jeu
setup-board-mine = La vôtre : { $name }
setup-board-nameless = sans nom
setup-board-file = Depuis un fichier…
setup-board-unread = { $name } ne se lit pas comme une carte ; choisissez un fichier enregistré là où l’on dessine les cartes.
