### Les leçons de Lunar Rails : titre, sujet, tâches et mots de la fin.

## Demandes et marchandises

lunar-lesson-demands = Demandes et marchandises
    .about = Lisez une carte demande, trouvez où la marchandise est produite et livrez-la où on la veut.
    .end = L’argent se gagne ainsi : trouver, embarquer, rouler, livrer. Vous avez toujours neuf demandes sur trois cartes : cherchez-en deux qui vont dans le même sens. Les livraisons lointaines paient le plus, mais il faut d’abord des voies.
lunar-lesson-demands-place = Vos trois cartes portent chacune trois demandes : la marchandise, la ville qui la veut et ce qu’elle paie. Pointez l’oxygène à Tranquillité pour 9 M : la carte montre où l’oxygène est produit. Vos voies relient déjà l’une de ces villes à Tranquillité : cliquez sur Ptolemaeus, et votre train part de là.
lunar-lesson-demands-load = Une marchandise s’embarque dans une ville qui la produit. À côté de la carte, vous voyez ce que Ptolemaeus propose : embarquez l’oxygène.
lunar-lesson-demands-second = Votre train a deux places. Une autre carte demande des ordinateurs, à Tranquillité aussi, et on en produit également ici. Embarquez-les : un seul voyage sert alors deux demandes.
lunar-lesson-demands-ride = En route. Cliquez sur Tranquillité : le chemin s’affiche, cinq bornes sur vos propres voies, et votre train en fait dix par tour. Appuyez ensuite sur le bouton qui vous y mène.
lunar-lesson-demands-deliver = Vous êtes dans la ville qui veut les deux. Livrez l’oxygène et les ordinateurs : vous êtes payé aussitôt. Chaque fois, la carte s’en va avec ses deux autres demandes, et vous en piochez une nouvelle.
lunar-lesson-demands-new = Regardez vos nouvelles cartes. L’une demande du titane à Ptolemaeus, d’où vous venez, et le titane est produit ici même. Embarquez-le, et le retour est payé lui aussi.

## Construire

lunar-lesson-building = Poser des voies
    .about = Posez des voies depuis une grande ville, voyez ce que coûte le terrain et passez sur l’autre face de la Lune.
    .end = Regardez le prix avant de construire : mer 1 M, montagne 2 M, haute montagne 5 M, ville petite ou moyenne 3 M, grande ville 5 M, et un bord ou une vallée 1 M de plus. Ne construisez que ce qu’une livraison rembourse bientôt, et faites passer vos lignes par les grandes villes : il vous en faudra sept.
lunar-lesson-building-out = Aux deux premiers tours, on construit seulement, avec autant de vos 60 M que vous voulez. Une carte paie 14 M pour du titane à Gauss, et Taurus-Littrow a du titane. Une voie part du bord d’une grande ville, et Mare Crisium est entre les deux. Cliquez sur Taurus-Littrow, voyez ce que cela coûte et construisez.
lunar-lesson-building-rim = Chaque tronçon coûte ce que coûte la borne où il mène : mer 1 M, montagne 2 M, haute montagne 5 M, ville petite ou moyenne 3 M. Franchir un bord de cratère ou une vallée ajoute 1 M. Gauss est au fond d’un cratère : le dernier tronçon coûte donc 4 M. Construisez tout de même jusqu’à Gauss : la livraison le rembourse.
lunar-lesson-building-end = Par tour, deux tronçons seulement peuvent partir de grandes villes, et vous les avez utilisés. Gardez le reste de votre argent pour l’instant : terminez le tour. Chacun construit encore une fois avant que les trains ne partent.
lunar-lesson-building-letter = Les combinaisons spatiales rapportent 26 M à Tycho et ne viennent que de Joliot, sur la face cachée. Les lettres au bord de la carte y mènent : un tronçon passe par une paire de lettres identiques et coûte ce que coûte la borne d’en face. Au-dessus de la carte, passez à la face cachée, cliquez sur Joliot et construisez.
lunar-lesson-building-turn = Terminez le tour. Dès le troisième tour, le train roule d’abord, puis vous construisez, pour 20 M au plus. Votre train n’a encore rien à porter : passez directement à la construction.
lunar-lesson-building-join = À la fin, il faut avoir relié sept grandes villes. Reliez Mare Nectaris à votre réseau. Entrer dans une grande ville coûte 5 M, en sortir seulement le prix du terrain : le chemin affiché part donc des deux bouts.

## Rouler et embarquer

lunar-lesson-riding = Rouler et embarquer
    .about = Utilisez toutes les bornes d’un tour, embarquez en chemin et sachez où un train fait demi-tour.
    .end = Un bon voyage n’est jamais à vide : embarquez à l’aller, embarquez pour le retour, et finissez le tour dans une ville si vous voulez faire demi-tour. Ce qu’aucune carte ne demande plus se dépose sans paiement.
lunar-lesson-riding-drop = Votre train a deux places, et le thorium en occupe une. Aucune de vos cartes n’en demande plus. Dans toute ville, on peut déposer un chargement, sans paiement : déposez le thorium.
lunar-lesson-riding-load = Embarquer et déposer ne prennent pas de mouvement. Une de vos cartes demande du fromage à Hadley, et seul Plato en a. Embarquez-le.
lunar-lesson-riding-pass = En allant à Hadley, vous passez par Sinus Iridum, qui a des machines pour Copernicus. Cliquez sur Sinus Iridum, roulez jusque-là et embarquez les machines. L’arrêt ne coûte rien : votre train repart ensuite avec les bornes qui restent.
lunar-lesson-riding-deliver = Chaque borne compte parmi vos dix, même dans la zone rouge d’une grande ville, où chacun roule gratuitement. Il vous en reste huit, et Hadley est à six. Roulez jusque-là et livrez le fromage.
lunar-lesson-riding-glass = Une place est de nouveau libre à bord. Hadley a du verre, que Copernicus demande, et les machines y vont aussi. Embarquez le verre.
lunar-lesson-riding-back = Un train ne fait demi-tour que dans une ville : faites-le ici. Cliquez sur Copernicus : le chemin revient à la bifurcation et prend l’autre branche. Roulez aussi loin que ce tour le permet, terminez le tour, continuez au suivant et livrez les deux chargements.

## Péages

lunar-lesson-tolls = Les voies des autres
    .about = Roulez sur les voies des autres contre un péage, voyez quand les vôtres valent mieux, et touchez des péages à votre tour.
    .end = Un péage coûte 4 M par propriétaire et par tour, quelle que soit la distance. Pour un seul voyage, c’est presque toujours mieux que de construire. Là où vous passez sans cesse, construisez. Une seule chose que les péages ne font pas : les voies des autres ne relient pas vos grandes villes.
lunar-lesson-tolls-toll = Scott paie 12 M pour les robots que vous avez à bord. Une ligne à vous coûterait plus de 20 M, mais celle de votre adversaire y mène depuis Tycho. Vous pouvez l’emprunter : 4 M pour tout le tour, quelle que soit la distance, et personne ne peut refuser. Cliquez sur Clavius, qui est en chemin, et roulez.
lunar-lesson-tolls-load = Le péage de ce tour est payé : s’arrêter ne coûte rien de plus. Une autre carte demande des légumes à Scott. On en produit à Clavius : embarquez-les là.
lunar-lesson-tolls-deliver = Continuez jusqu’à Scott et livrez les deux chargements : 19 M pour un péage de 4 M. Si vous n’arrivez pas dans ce tour, le suivant coûte un nouveau péage.
lunar-lesson-tolls-own = Clavius a des robots et des légumes : vous y passerez souvent, et trois péages coûtent plus qu’une ligne à vous. Entre deux bornes, il n’y a place que pour un tronçon : les vôtres longent donc ceux de votre adversaire. Cliquez sur Clavius, choisissez de construire et posez la voie.
lunar-lesson-tolls-earn = L’inverse est vrai aussi. Le train de votre adversaire est à Tycho et veut aller vers le nord, où seule votre ligne mène. Terminez le tour et regardez votre argent.

## Événements

lunar-lesson-events = Événements
    .about = Prenez de nouvelles cartes, laissez passer une éruption, profitez d’une pénurie et réparez les dégâts des météores.
    .end = La plupart des événements durent jusqu’à la fin du prochain tour du joueur qui les a piochés. Ce qu’ils interdisent est écrit sur la carte, à côté du plateau. Attendez dans une ville, contournez, ou faites autre chose : embarquez, construisez sur l’autre face, économisez.
lunar-lesson-events-exchange = Aucune de vos neuf demandes ne vaut le trajet : vos voies et leurs villes sont trop éloignées. À la place d’un tour, vous pouvez défausser vos trois cartes et en piocher de nouvelles. Appuyez sur « Nouvelles cartes » et confirmez. Les événements sont dans la même pioche, et ceux qui sortent prennent effet aussitôt.
lunar-lesson-events-wait = Une éruption solaire sur la face visible : aucun train n’y quitte une ville, et qui finit son tour à découvert perd un chargement et un tour, comme votre adversaire à l’instant. À Ptolemaeus, vous êtes à l’abri. Embarquez de l’oxygène et des ordinateurs pour Tycho, puis terminez le tour : l’éruption est finie.
lunar-lesson-events-deliver = La voie est libre, et votre adversaire perd un tour. Roulez jusqu’à Tycho et livrez les ordinateurs. Vous piochez une nouvelle carte en échange, et une nouvelle carte peut toujours être un événement.
lunar-lesson-events-shortage = Cet événement-ci est une aubaine. Tant que les matières volatiles manquent, le premier chargement d’oxygène dans n’importe quelle grande ville rapporte 20 M, sans carte. Votre carte n’en paierait que 8. Livrez l’oxygène pour la pénurie.
lunar-lesson-events-meteor = Terminez le tour. Votre adversaire prend de nouvelles cartes, et des météores tombent : toutes les voies autour des points touchés disparaissent, dont deux de vos tronçons. À votre prochain tour, passez à la construction, cliquez sur Clavius et posez-les de nouveau.
lunar-lesson-events-lava = Terminez le tour : le prochain événement est une coulée de lave, qui ferme toutes les mers. Votre ligne de Ptolemaeus en traverse une, celle de Clavius reste en montagne. N’attendez donc pas : roulez jusqu’à Clavius et embarquez des légumes, que Ptolemaeus veut dès que la voie est libre.

## Locomotives et victoire

lunar-lesson-winning = Locomotives et victoire
    .about = Achetez une meilleure locomotive au bon moment, reliez la septième grande ville et gagnez.
    .end = Sept grandes villes sur vos voies et 250 M en caisse à la fin de votre tour : c’est tout le but du jeu. Une meilleure locomotive achetée tôt sert à chaque voyage, et les dernières grandes villes se relient de préférence quand l’argent y est presque. Vous pouvez vous lancer dans une partie.
lunar-lesson-winning-locomotive = Pour 10 M, vous passez à une locomotive du niveau suivant. Votre Atlas fait 14 bornes avec deux chargements. La Titan en fait 16, la Proton porte trois chargements. Copernicus paie 20 M pour votre aluminium et se trouve à 16 bornes : avec la Titan, vous y êtes au prochain tour. Choisissez-en une.
lunar-lesson-winning-deliver = Terminez le tour, et au suivant roulez jusqu’à Copernicus et livrez l’aluminium. Pour gagner, il faut 250 M en caisse à la fin de votre tour : avec cette livraison, vous en avez 253. Ce que vous dépensez en voies et locomotives ne compte plus.
lunar-lesson-winning-join = L’argent est là. L’autre condition : sept des huit grandes villes, reliées par vos voies d’un seul tenant. Vous en avez six. Passez à la construction, cliquez sur Mare Crisium et construisez le tronçon qui manque. Il coûte 2 M, il en reste donc 251.
lunar-lesson-winning-win = Les deux conditions se vérifient quand votre tour finit, une fois tout payé. Vous avez sept grandes villes et 251 M. Terminez le tour.
