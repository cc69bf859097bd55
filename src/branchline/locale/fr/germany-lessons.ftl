### Les leçons de Ticket to Ride : Germany : titre, sujet, tâches et mots de la fin.

## Cartes et lignes

germany-lesson-routes = Cartes et lignes
    .about = Prenez des cartes train, payez avec elles et posez vos wagons sur la carte.
    .end = C’est l’essentiel du jeu : deux cartes par tour, jusqu’à pouvoir payer une ligne. Les longues lignes rapportent bien plus par wagon : 1, 2, 4, 7, 10, 15 et 18 points pour une à sept cases.
germany-lesson-routes-face-up = À votre tour, vous prenez des cartes, vous prenez une ligne ou vous piochez des tickets. Vous visez la ligne bleue de Frankfurt à Kassel : elle a quatre cases et coûte donc quatre cartes bleues, vous en avez deux. Prenez la carte bleue visible.
germany-lesson-routes-deck = Qui prend des cartes en prend deux. La deuxième peut venir de la pioche, sans la voir : piochez-la. Avec un peu de chance, c’est une locomotive, qui remplace n’importe quelle couleur.
germany-lesson-routes-claim = Une locomotive : avec vos trois cartes bleues, elle paie la ligne. C’est de nouveau à vous : cliquez sur la ligne bleue de Frankfurt à Kassel et prenez-la. Vous y posez quatre wagons et marquez aussitôt 7 points.
germany-lesson-routes-passengers = Qui prend une ligne peut emmener un passager de chacune de ses deux extrémités. Ils comptent en fin de partie, et la troisième leçon leur est consacrée. Prenez-en un à Frankfurt et un à Kassel, ceux que vous voulez.
germany-lesson-routes-locomotive = Une locomotive est visible. C’est une carte forte : la prendre compte pour les deux cartes du tour. Prenez-la.
germany-lesson-routes-grey = Les lignes grises acceptent n’importe quelle couleur, mais une seule. Prenez Frankfurt–Mannheim avec deux cartes de même couleur, ou avec une carte et la locomotive. À deux ou trois joueurs, la voie parallèle est ensuite fermée à tous.
