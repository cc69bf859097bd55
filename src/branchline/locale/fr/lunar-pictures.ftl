### Les mots sous les images des règles de Lunar Rails.

lunar-picture-l2 = Bornes de mer lunaire, de montagne et de haute montagne ; petites, moyennes et grandes villes ; un bord de cratère et une vallée, qui passent entre les bornes.
lunar-picture-l3 = Une carte demande : trois demandes, chacune avec la marchandise, la ville qui la veut et ce qu’elle paie.
lunar-picture-l6 = Un tronçon coûte ce que coûte la borne vers laquelle on construit. Franchir un bord de cratère ou une vallée ajoute 1 M.
lunar-picture-l7 = Une grande ville a sept bornes. Au plus deux tronçons par tour se construisent au départ de grandes villes.
lunar-picture-l9 = Une voie vers une lettre de raccord continue aussitôt depuis la même lettre de l’autre face.
lunar-picture-l11 = Les locomotives, niveau par niveau, avec vitesse et chargements. Chaque changement coûte 10 M.
lunar-picture-l15 = Ses propres voies sont gratuites. Celles d’un autre joueur coûtent 4 M pour tout le tour, payés à ce joueur.
lunar-picture-l16 = La première locomotive porte deux chargements. Voici toutes les marchandises de la Lune.
lunar-picture-l18 = Les sortes d’événements, chacune avec le chapitre qui dit ce qu’elle fait.
lunar-picture-l27 = Sept des huit grandes villes sur un même réseau, et 250 M en caisse.
