### Les leçons de Ticket to Ride : Germany : titre, sujet, tâches et mots de la fin.

## Cartes et lignes

germany-lesson-routes = Cartes et lignes
    .about = Prenez des cartes wagon, payez avec elles et posez vos wagons sur la carte.
    .end = C’est l’essentiel du jeu : deux cartes par tour, jusqu’à pouvoir payer une ligne. Les longues lignes rapportent bien plus par wagon : 1, 2, 4, 7, 10, 15 et 18 points pour une à sept cases.
germany-lesson-routes-face-up = À votre tour, vous prenez des cartes, vous prenez possession d’une ligne ou vous piochez des tickets. Vous visez la ligne bleue de Frankfurt à Kassel : elle a quatre cases et coûte donc quatre cartes bleues, vous en avez deux. Prenez la carte bleue visible.
germany-lesson-routes-deck = Qui prend des cartes en prend deux. La deuxième peut venir de la pioche, à l’aveugle : piochez-la. Avec un peu de chance, c’est une locomotive, qui remplace n’importe quelle couleur.
germany-lesson-routes-claim = Une locomotive : avec vos trois cartes bleues, elle paie la ligne. C’est de nouveau à vous : cliquez sur la ligne bleue de Frankfurt à Kassel et prenez-en possession. Vous y posez quatre wagons et marquez aussitôt 7 points.
germany-lesson-routes-passengers = Qui prend possession d’une ligne peut emmener un passager de chacun de ses deux bouts. Ils comptent en fin de partie, et la troisième leçon leur est consacrée. Prenez-en un à Frankfurt et un à Kassel, ceux que vous voulez.
germany-lesson-routes-locomotive = Une locomotive est visible. C’est une carte forte : la prendre compte pour les deux cartes du tour. Prenez-la.
germany-lesson-routes-grey = Les lignes grises acceptent n’importe quelle couleur, mais une seule. Prenez possession de Frankfurt–Mannheim avec deux cartes de même couleur, ou avec une carte et la locomotive. À deux ou trois joueurs, la voie parallèle est ensuite fermée à tous.

## Tickets

germany-lesson-tickets = Tickets
    .about = Reliez les lieux de vos tickets, piochez-en d’autres et apprenez lesquels garder.
    .end = Un ticket non réalisé à la fin vous retire ses points, et qui en a réalisé le plus reçoit 15 points de plus. En début de partie, on choisit de la même façon : quatre tickets, dont vous gardez au moins deux.
germany-lesson-tickets-complete = Un ticket nomme deux lieux. Reliez-les par vos propres lignes, et ses points sont à vous à la fin. Vous avez Leipzig–Erfurt et Erfurt–Nürnberg : prenez possession de Nürnberg–Würzburg, et le ticket Erfurt–Würzburg est réalisé. Prenez ensuite le passager qui attend à Würzburg.
germany-lesson-tickets-draw = Au lieu de prendre des cartes ou une ligne, vous pouvez piocher des tickets. Vous dites combien de courts et combien de longs, quatre en tout. Les courts sont plus faciles, les longs rapportent plus. Piochez-en quatre, dont au moins un court.
germany-lesson-tickets-keep = Vous en gardez au moins un, les autres vont sous leur pile. Regardez Leipzig–Nürnberg : vos lignes les relient déjà, ces 7 points sont donc pour ainsi dire acquis. Gardez-le ; des autres, seulement ce que vous pensez réaliser.
germany-lesson-tickets-second = Une ligne peut servir à plusieurs tickets. Pointez Leipzig–Frankfurt parmi vos tickets pour voir ce qui manque : seulement Frankfurt–Würzburg, pour 10 points. Prenez-en possession avant votre adversaire, et emmenez un passager de Frankfurt.

## Passagers

germany-lesson-passengers = Passagers
    .about = Réunissez des passagers d’une même couleur : à la fin, qui en a le plus reçoit 20 points.
    .end = Six couleurs, jusqu’à 20 points chacune : les passagers décident de bien des parties. Personne ne peut les gagner toutes : choisissez deux ou trois couleurs, et regardez ce que les autres ont à côté de leur nom.
germany-lesson-passengers-claim = Avec chaque ligne que vous prenez, vous pouvez emmener un passager de chaque bout. À la fin, pour chaque couleur, qui en a le plus reçoit 20 points et le deuxième 10. En rouge, vous et votre adversaire êtes à égalité, deux chacun. Un rouge attend à Frankfurt : prenez possession de Frankfurt–Köln.
germany-lesson-passengers-lead = D’abord Frankfurt. Prenez le passager rouge : avec trois, vous êtes devant, ce qui vaut 20 points pour vous et 10 pour votre adversaire.
germany-lesson-passengers-alone = Maintenant Köln. Personne n’a encore de passager bleu, un seul suffirait donc à en avoir le plus : 20 points pour un seul passager, si personne ne suit. Prenez le bleu.
germany-lesson-passengers-again = Votre adversaire est allé chercher un rouge à Dresden et revient à égalité : en l’état, vous auriez 20 points tous les deux. Un autre rouge attend à Karlsruhe. Prenez possession de Karlsruhe–Mannheim et emmenez-le, et les 20 points ne sont qu’à vous.
germany-lesson-passengers-second = Les pays ont aussi un passager. Votre adversaire a le plus de blancs, mais le deuxième d’une couleur reçoit 10 points, et à deux joueurs un seul passager y suffit. Prenez possession de Karlsruhe–France et emmenez le blanc.

## Le dernier tour de table

germany-lesson-end = Le dernier tour de table et le décompte
    .about = Terminez la partie quand cela vous convient et voyez comment les points se comptent.
    .end = On compte maintenant : les lignes ont été marquées en chemin, les tickets réalisés s’ajoutent et les manqués se retirent, le Globe-trotter reçoit 15 points, et chaque couleur de passagers en donne 20 et 10. Ouvrez les lignes de la feuille pour voir d’où ils viennent. À vous de jouer une partie.
germany-lesson-end-complete = La partie touche à sa fin, regardez donc d’abord vos tickets. Rostock–Autriche vaut 22 points : réalisé, il les ajoute, sinon il les retire, soit 44 points d’écart. Il ne manque que Rostock–Schwerin. Prenez possession de cette ligne et emmenez le passager de Rostock.
germany-lesson-end-trigger = Il vous reste quatre wagons. Qui finit un tour avec deux ou moins ouvre le dernier tour de table : chacun joue encore une fois, puis c’est fini. Il reste à votre adversaire bien des wagons, et il pourrait en faire beaucoup : terminez maintenant. Prenez possession d’une ligne de deux cases ou plus.
germany-lesson-end-last = Votre adversaire a joué son dernier tour, et voici le vôtre. À la fin, cartes en main et wagons ne valent rien, mais une ligne courte rapporte ses points et des passagers en plus. Faites ce qui rapporte le plus.
