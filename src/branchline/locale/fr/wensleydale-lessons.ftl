### Les leçons de Last Train to Wensleydale : titre, sujet, tâches et mots de la fin.

## Les enchères

wensleydale-lesson-auction = Les enchères
    .about = Misez vos cubes pour de l’influence, voyez ce que vaut une case et soyez devant là où cela compte.
    .end = Deux cases à chaque tour, pour le moins de cubes possible : une case que personne d’autre ne veut ne coûte guère. L’influence que vous ne dépensez pas vous reste, jusqu’à 8 de chaque sorte.
wensleydale-lesson-auction-bid = Chaque tour commence par des enchères pour l’influence. Une case du haut donne quatre points, dès trois cubes ; une case du bas trois points, dès deux cubes. La case 1 donne deux points Nord-Est, un point ferroviaire et un point Midland. Misez-y 3, 4 ou 5 cubes.
wensleydale-lesson-auction-again = Quelqu’un mise six cubes sur la case 1, et les vôtres reviennent en main. Vous pourriez surenchérir, mais les cubes que vous gardez paient vos voies, et il vous faut deux cases. La case 5 donne deux points Nord-Est et un point ferroviaire. Misez là, quatre cubes au plus.
wensleydale-lesson-auction-top = L’influence du gouvernement décide qui construit en premier. La case 3 mène son joueur de 1 à 3, et la case 7 vous y mènerait aussi. Elle paie plus tard : votre pion se pose dessus, et au même niveau le pion du dessus est devant. Misez sur la case 7, cinq cubes au plus.
wensleydale-lesson-auction-first = Votre pion est au-dessus : vous construisez en premier et choisissez entre toutes les frontières, qui n’ont place que pour une voie. Une ligne part d’une ville de compagnie, pour un de ses points ; vous avez trois points Nord-Est et un point Midland. Construisez une voie, où vous voulez.

## Construire

wensleydale-lesson-building = Construire une ligne
    .about = Partez d’une ville de compagnie, trouvez le trajet et sachez ce que coûte chaque voie.
    .end = Au prochain tour, vous pourrez repartir de toute zone que vos voies touchent, et seules les villes de compagnie coûtent de nouveau un point. Mais chaque voie vous coûte 1 £ à chaque tour où elle reste là : une longue ligne demande beaucoup à charger.
wensleydale-lesson-building-start = À chaque tour vous construisez une ligne. Elle part de vos propres voies, ou d’une ville de compagnie, pour un de ses points. Vous avez quatre points Nord-Est et voulez atteindre Richmond : partez de Darlington ou de Northallerton, villes du Nord-Est.
wensleydale-lesson-building-around = Entre deux plaines, une voie coûte un point. Chaque frontière n’a place que pour une voie, et celle de Gilling West à Richmond est à un adversaire. Les villes, elles, se partagent : arrivez d’un autre côté, et gagnez Richmond par Scorton ou par Bedale.
wensleydale-lesson-building-valley = Toute voie qui touche une vallée coûte deux points, et aucune voie ne peut toucher une colline. Mais cela en vaut la peine : il y a de la pierre dans les collines autour de Reeth, et une voie dans une ville voisine suffit pour la charger. Continuez par Marske jusqu’à Reeth.
wensleydale-lesson-building-pay = La ligne coûte sept points, et vous avez cinq cubes. Les cubes paient d’abord ; l’influence paie le reste, un point à la fois, de la sorte que vous voulez. Terminez la ligne et gardez vos points ferroviaires : vous voudrez bientôt acheter un train.

## Les opposants

wensleydale-lesson-opposition = Les opposants
    .about = Des pièces blanches barrent le chemin : payez pour elles, ou laissez un autre le faire.
    .end = L’influence du gouvernement décide qui construit en premier et paie les opposants, et ce que vous en dépensez fait descendre votre pion. Il est parfois habile de construire plus tard, quand d’autres ont dégagé le chemin.
wensleydale-lesson-opposition-follow = Les pièces blanches sont des gens qui ne veulent pas du chemin de fer. Qui construit jusqu’à eux paie un point gouvernement pour chacun, et ils quittent le jeu. Un adversaire vient d’en payer deux à Bedale : c’est libre pour tous. Construisez de Northallerton à Bedale, par Leeming.
wensleydale-lesson-opposition-pay = Continuez jusqu’à Leyburn, par Finghall ou par Hunton. Il y a là un opposant, et il coûte un de vos deux points gouvernement, en plus du coût des voies. Rien d’autre ne peut le payer, ni cubes ni autre influence.
wensleydale-lesson-opposition-whole = Les opposants d’une zone se paient tous à la fois, sinon la ligne n’entre pas. À Middleham il y en a deux, et il vous reste un point gouvernement. À Redmire il n’y en a qu’un : allez-y.
wensleydale-lesson-opposition-finish = Il y a aussi un opposant à Aysgarth, et vos points gouvernement sont dépensés. Il vous reste des cubes, mais ils ne servent à rien ici. Terminez la ligne : elle coûte cinq cubes, les deux points gouvernement et un point Nord-Est pour le départ de Northallerton.

## Trains et chargements

wensleydale-lesson-trains = Trains et chargements
    .about = Achetez des trains et chargez fromage, pierre et passagers le long de vos voies.
    .end = À la fin du tour, tous les trains redeviennent libres, et au prochain chacun en rachète. Construisez là où un train se remplit, et soyez devant sur l’échelle ferroviaire quand d’autres atteignent les mêmes pièces.
wensleydale-lesson-trains-buy = À son tour, chacun fait une chose : acheter un train, charger une pièce ou passer. Sans train, rien ne se charge ; les places rondes sont pour les passagers, les carrées pour les marchandises. Achetez un train du milieu, à deux points, pour un passager et au moins deux marchandises.
wensleydale-lesson-trains-cheese = Le fromage se charge là où une de vos voies touche sa zone. À Leeming il y en a un, et un adversaire y a aussi une voie. Chargez d’abord ce qu’un autre pourrait vous prendre : le fromage de Leeming.
wensleydale-lesson-trains-stone = La pierre est dans les collines, où aucune voie ne va. Il vous faut une voie dans une ville voisine de la colline, qui ne soit pas une ville de compagnie. Leyburn et Redmire conviennent. Chargez une pierre d’une des collines alentour.
wensleydale-lesson-trains-passenger = Les passagers veulent aller dans une ville de leur compagnie : les verts au Nord-Est, les rouges au Midland. Vos voies mènent de Leyburn et de Redmire à Northallerton, mais à aucune ville du Midland : les rouges attendent. Chargez un passager vert.
wensleydale-lesson-trains-second = Il y a encore à charger. Vous pouvez avoir un train de chaque coût, mais vos points ferroviaires sont dépensés : trois cubes ou autres points en remplacent un. Donnez des cubes, douze vous reviennent au prochain tour. Achetez un train du bas qui prend des marchandises.
wensleydale-lesson-trains-fill = Tout ce qui est à votre portée est indiqué à côté de la carte. À la fin, chaque pièce vaut un point, et une pierre, un fromage, un passager rouge et un vert ensemble en valent deux de plus. Chargez encore deux pièces, celles que vous voulez.

## Pertes et profits

wensleydale-lesson-profit = Pertes et profits
    .about = Voyez ce que rapporte une ligne, ce que coûtent ses voies et pourquoi elle gagne à être courte.
    .end = À la fin de la partie, un profit s’ajoute à vos points et une perte s’en retire. L’échelle donne aussi l’ordre des joueurs. Mais la colline est vide : dès le prochain tour, vos trois voies ne font plus que coûter. La dernière leçon dit comment s’en défaire.
wensleydale-lesson-profit-build = Chaque voie sur le plateau vous coûte 1 £ par tour. Vos deux voies jusqu’à Muker n’ont plus rien à charger et coûtent quand même 2 £. Une voie de Kirkby Stephen à Ravenstonedale atteint deux pierres ; une pierre rapporte 2 £, tout le reste 1 £. Construisez-la et terminez la ligne.
wensleydale-lesson-profit-train = Les trains coûtent des points ferroviaires, pas d’argent. Deux pierres et un passager vert attendent : achetez un train avec deux places ou plus pour les marchandises, et de préférence une pour un passager.
wensleydale-lesson-profit-stone = Chargez les deux pierres. Elles rapportent 4 £, et vos trois voies coûtent 3 £. À côté de la carte, vous voyez le résultat de chacun si le tour finissait maintenant.
wensleydale-lesson-profit-book = Vous gagnez 1 £. S’il vous reste une place pour le passager vert de Ravenstonedale, il rapporte 1 £ de plus. Passez ensuite. Quand tous ont passé, le profit ou la perte de chacun s’inscrit sur l’échelle.

## Céder une ligne

wensleydale-lesson-handing = Céder une ligne
    .about = Cédez une ligne à temps et jouez le dernier tour jusqu’au bout.
    .end = Maintenant on compte : un point par pièce, deux de plus par ensemble complet, le profit s’ajoute, et chaque voie restée sur le plateau retire un point. Qui cède à temps économise à chaque tour et reprend ses voies. À vous de jouer une partie.
wensleydale-lesson-handing-hand = Votre ligne de Ripon à Lofthouse n’a plus rien à charger et coûte 4 £ par tour. Une compagnie prend une ligne qui part d’une de ses villes et finit dans une ville, pour un point par deux voies, arrondi au-dessus. Cédez-la à la compagnie du Nord-Est jusqu’à Lofthouse.
wensleydale-lesson-handing-bids = Les quatre voies sont de nouveau à vous, et c’est le dernier tour. Votre autre ligne part de Skipton, ville du Midland. Elle a trois voies et coûtera deux points Midland, et vous n’en avez pas. Misez sur deux cases avec de l’influence Midland, cinq cubes au plus pour chacune.
wensleydale-lesson-handing-nothing = Vous ne pouvez céder qu’une ligne par tour, et chaque voie qui reste à la fin vous coûte un point. Au dernier tour, ne construisez donc que ce que vous chargez aussitôt et qui part avec cette ligne. Il y a assez à charger autour de Malham : ne construisez rien.
wensleydale-lesson-handing-train = Deux pierres à Kirkby Fell, un passager rouge à Malham et un fromage à Airton sont à votre portée. Achetez le train qui leur convient, pour deux ou trois points ferroviaires.
wensleydale-lesson-handing-load = Chargez d’abord, cédez ensuite : le fromage le long des voies d’une compagnie, la pierre entourée seulement de villes de compagnie et les passagers déjà dans une ville de leur compagnie quittent le jeu. Chargez deux pièces.
wensleydale-lesson-handing-book = Chargez ce que votre train emporte encore : chaque pièce est un point, et de l’argent aussi. Passez ensuite, et l’on inscrit pertes et profits.
wensleydale-lesson-handing-last = Cédez maintenant à la compagnie du Midland la ligne de Skipton à Malham. Avec elle, vos dernières voies quittent le plateau ; chacune qui resterait vous retirerait un point. Quand les autres ont décidé aussi, la partie est finie.
