### Ce que dit le moniteur lors d’une première partie de Lunar Rails.

lunar-coach-opening = Aux deux premiers tours, on construit seulement. Choisissez une demande dont la marchandise et la ville sont proches et posez la voie entre elles depuis le bord d’une grande ville ; mieux vaut une ligne courte qui rapporte vite qu’une longue.
lunar-coach-place = Placez votre train dans n’importe quelle ville, de préférence là où l’on produit ce que demande une de vos cartes. Ensuite, il ne roule plus que sur des voies.
lunar-coach-operate = Roulez de borne en borne ; en chemin, charger et livrer ne prennent pas de mouvement. Vos voies sont gratuites, celles d’un autre coûtent 4 M par tour : souvent moins que de construire à côté.
lunar-coach-load = Ces marchandises sont produites ici, et charger ne prend pas de mouvement. Remplissez chaque place libre avec ce qu’une de vos cartes demande sur votre chemin.
lunar-coach-deliver = Une de vos cartes demande ce chargement ici : livrez-le et vous encaissez aussitôt. La carte est défaussée avec ses deux autres demandes, et vous en piochez une nouvelle.
lunar-coach-exchange = Si aucune de vos neuf demandes ne vaut le trajet, vous pouvez défausser vos trois cartes et en piocher de nouvelles. Cela coûte le tour entier : faites-le tôt ou pas du tout.
lunar-coach-stranded = Votre train ne peut pas continuer, et hors d’une ville il ne fait pas demi-tour. Renoncez au mouvement de ce tour pour le retourner, ou construisez devant lui.
lunar-coach-build = Dépensez jusqu’à 20 M en voies et locomotives ; la borne d’arrivée fixe le prix, bords de cratère et vallées ajoutent 1 M. Construisez vers les marchandises de vos cartes et vers les grandes villes : avec sept d’entre elles reliées et 250 M en caisse, on gagne la partie.
lunar-coach-upgrade = Pour 10 M, vous passez à une locomotive du niveau suivant : plus rapide, ou avec une place de plus. Achetez-la dès qu’une ligne rapporte : elle sert à chaque voyage.
lunar-coach-event = Un événement est en vigueur pour tous jusqu’à la fin du prochain tour du joueur qui l’a pioché. Ce qu’il interdit est écrit sur sa carte ; souvent, il suffit d’attendre dans une ville ou de prendre un autre chemin.
lunar-coach-give-up = Votre nouvelle locomotive porte moins de chargements : il faut en rendre un. Renoncez à celui dont la livraison est la plus lointaine ou paie le moins.
lunar-coach-flare = Une éruption solaire a surpris votre train à découvert et emporte un chargement. Choisissez celui qui est le plus facile à retrouver.
lunar-coach-relocate = Un météore a touché votre train : ses chargements sont perdus, et il repart d’une ville sur vos voies. Choisissez-en une qui produit ce que demandent vos cartes.
lunar-coach-last-round = Quelqu’un a rempli les deux conditions, et la manche se joue jusqu’au bout. Le plus riche gagne : livrez ce que vous pouvez et ne construisez plus.
