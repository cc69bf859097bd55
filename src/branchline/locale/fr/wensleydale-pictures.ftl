### Les mots sous les images des règles de Last Train to Wensleydale.

wensleydale-picture-w1 = Les cubes d’investissement et les voies des joueurs ; pierre, fromage, passagers et opposants ; les quatre sortes d’influence.
wensleydale-picture-w6 = Une case avec trois points imprimés et son pion, qui est rond. L’enchère minimale est de trois cubes ; il en faut quatre pour surenchérir.
wensleydale-picture-w8 = Une voie coûte 1 entre deux plaines, 2 si une vallée est à l’un des bouts. Une ville de compagnie ajoute un point de cette compagnie, chaque opposant un point gouvernement.
wensleydale-picture-w9 = Les villes mineures sont rondes, les majeures carrées : libres, du Midland, du Nord-Est, ou des deux.
wensleydale-picture-w10 = Les trains coûtent trois, deux ou un point ferroviaire. Les places rondes sont pour les passagers, les carrées pour les marchandises.
wensleydale-picture-w11 = Il vous faut une voie dans la zone du fromage, une voie dans une ville libre voisine de la colline pour la pierre, et pour un passager des voies à vous jusqu’à une ville de la compagnie de sa couleur.
wensleydale-picture-w13 = Ce que rapporte chaque pièce chargée dans le tour, et ce que coûte chaque voie sur le plateau.
wensleydale-picture-w15 = Trois voies passent au Midland pour deux points Midland, et la ville à leur bout devient une ville de compagnie.
wensleydale-picture-w17 = Quatre pièces qui forment un ensemble valent 4 points et 2 de plus. Chaque voie restée sur le plateau en retire 1.
