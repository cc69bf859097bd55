### Les mots propres à la page pour Lunar Rails.

## Sur la page d’accueil, et à propos

game-lunar-about = Tracez votre chemin de fer sur les deux faces de la Lune, borne après borne, livrez glace, robots et fromage aux villes qui les demandent, et tenez bon face aux météores et aux éruptions solaires. Le premier qui relie sept des huit grandes villes et possède 250 M en caisse gagne. Pour 2 à 6 joueurs, environ une heure par joueur.
about-rights-lunar = Lunar Rails est un jeu de Robert Stribula, publié en 2003 par Mayfair Games ; il appartient à la famille d’Empire Builder, de Darwin Bromley et Bill Fawcett.
about-boards-lunar = Le plateau de la Lune est une reconstitution : le plan imprimé et les cartes de la boîte ne sont pas publics. Les règles, les coûts, les locomotives, le nombre de villes, de cartes et de jetons et les sortes d’événements sont ceux du livret, et quelques villes et marchandises sont connues du public. Le plan et ses bornes, presque toutes les villes et marchandises, toutes les cartes demande et presque tout ce que disent les cartes événement sont les nôtres ; cratères, mers et vallées sont à peu près à leur place sur la vraie Lune, et quelques vallées sont inventées.
lunar-tab = Réseau

## Ce qui est attendu

lunar-expect-opening = Posez des voies depuis une grande ville ou votre réseau, achetez une locomotive ou terminez le tour : vous pouvez dépenser { $left } M.
lunar-expect-build = Posez des voies, achetez une locomotive ou terminez le tour : vous pouvez encore dépenser { $left } M.
lunar-expect-build-nothing = Vous ne pouvez plus rien construire ; terminez le tour.
lunar-expect-place = Placez votre train dans une ville de votre choix, ou passez à la construction.
lunar-expect-operate = { $left ->
    [one] Roulez, chargez et livrez : il vous reste { $left } borne. Ou passez à la construction.
   *[other] Roulez, chargez et livrez : il vous reste { $left } bornes. Ou passez à la construction.
}
lunar-expect-operate-done = Votre train ne va pas plus loin ce tour-ci : chargez, déposez ou livrez sur place, ou passez à la construction.
lunar-expect-stranded = Votre train ne peut pas continuer : renoncez au mouvement de ce tour pour le retourner, ou passez à la construction.
lunar-expect-give-up = Votre nouvelle locomotive porte moins de chargements : choisissez celui auquel vous renoncez.
lunar-expect-flare = Votre train est à découvert : choisissez le chargement que l’éruption solaire emporte.
lunar-expect-relocate = Un météore a touché votre train : choisissez la ville d’où il repart.
lunar-notice-opening = Posez vos premières voies, achetez une locomotive ou terminez le tour.
lunar-notice-operate = Roulez, chargez et livrez, ou passez à la construction.
lunar-notice-build = Posez des voies, achetez une locomotive ou terminez le tour.
lunar-notice-give-up = Choisissez le chargement auquel vous renoncez.
lunar-notice-flare = Choisissez le chargement que l’éruption solaire emporte.
lunar-notice-relocate = Un météore a touché votre train : choisissez la ville d’où il repart.
lunar-wait-opening = { $player } construit.
lunar-wait-operate = { $player } fait rouler son train.
lunar-wait-build = { $player } construit.
lunar-wait-give-up = { $player } choisit un chargement auquel renoncer.
lunar-wait-flare = { $player } choisit le chargement que l’éruption solaire emporte.
lunar-wait-relocate = { $player } choisit une ville pour un train touché.
lunar-winners = { $many ->
    [one] { $winners } gagne avec { $cash } M.
   *[other] { $winners } partagent la victoire avec { $cash } M chacun.
}

## Options

option-lunar-opening-build-limit = Limite des tours d’ouverture
    .about = Ce qu’un joueur peut dépenser en voies et en locomotives à chacun des deux tours d’ouverture.
    .none = Sans limite
option-lunar-start-rule = Qui commence
    .about = Comment se trouve le premier joueur.
    .single = La plus forte demande
    .sum_of_best = Les meilleures de chaque carte, additionnées
    .random = Tirage au sort
    .seat = La première place
option-lunar-exchange-in-opening = Échange pendant l’ouverture
    .about = On peut aussi échanger ses cartes demande à la place d’un tour d’ouverture ; les événements tirés prennent effet.
option-lunar-major-access = Place dans les grandes villes
    .about = Ce qui compte comme place dans une grande ville, à laisser aux joueurs qui n’y sont pas encore.
    .literal = Six places
    .edge = Chaque liaison du bord
option-lunar-crossgrade-cost = Changement au même niveau
    .about = Ce qu’il en coûte de prendre l’autre locomotive du même niveau.
    .none = Pas permis
option-lunar-loco-supply = Locomotives de la boîte
    .about = Combien il y en a de chaque sorte ; celle qu’on remplace redevient libre pour les autres.
    .von-braun = Von Braun
    .redstone = Redstone
    .vostok = Vostok
    .atlas = Atlas
    .soyuz = Soyuz
    .titan = Titan
    .proton = Proton
    .saturn = Saturn
option-lunar-stranded-turnaround = Les trains bloqués se retournent
    .about = Un train hors des villes qui ne peut pas continuer peut se retourner, au prix du mouvement du tour.
option-lunar-backtracking = Tout train peut se retourner
    .about = Tout train hors des villes peut se retourner, au prix du mouvement du tour, même s’il pourrait continuer.
option-lunar-cosmic-toll-scope = Voies gratuites sous les rayons cosmiques
    .about = Où l’on ne paie pas de péages tant que durent les rayons cosmiques.
    .all = Partout
    .exposed = Seulement sur la face exposée
option-lunar-late-toll = Péages à crédit
    .about = Un train peut s’engager sur les voies d’un autre sans argent ; le péage se paie avec ce qu’il gagne plus tard dans le même tour.
option-lunar-cash-visibility = Argent visible
    .about = Quand les autres voient combien d’argent a un joueur.
    .after_tax = Après la première taxe ferroviaire
    .always = Toujours
    .never = Jamais
option-lunar-tax-table = Taxe par tranches
    .about = À partir de chaque seuil, la taxe est une somme fixe ; sans tranches, c’est le pourcentage de la carte.
    .none = Le pourcentage de la carte
option-lunar-radiation-check-on-draw-turn = Radiations immédiates
    .about = Éruptions solaires et rayons cosmiques frappent aussi le joueur qui les pioche, dès la fin de ce même tour.
option-lunar-lost-turns-add-up = Les tours perdus s’ajoutent
    .about = Deux événements avant le tour suivant font perdre deux tours ; sinon ils font perdre le même.
option-lunar-equal-turns = Tours égaux
    .about = Quand un joueur remplit les deux conditions, on finit la manche, et le plus riche gagne ; une égalité porte la limite à 300 M.
option-lunar-max-rounds = Nombre maximal de manches
    .about = Après ce nombre de manches, la partie s’arrête ; le plus riche gagne, parmi ceux qui ont relié sept grandes villes s’il y en a.

## Les règles en bref

lunar-rules-goal = Le but du jeu
    .text = Chacun construit un chemin de fer sur la Lune et conduit un train. Le joueur qui finit son propre tour avec sept des huit grandes villes reliées par son propre réseau, d’un seul tenant, et avec au moins 250 M en caisse gagne aussitôt.
lunar-rules-turn = Un tour
    .text = D’abord l’exploitation : vous roulez, chargez, livrez et payez des péages, dans l’ordre de votre choix. Puis la construction : jusqu’à 20 M par tour, voies et locomotives ensemble. À la place d’un tour entier, vous pouvez défausser vos trois cartes demande et en piocher de nouvelles.
lunar-rules-opening = Les tours d’ouverture
    .text = On commence avec 60 M, une Von Braun et trois cartes demande visibles. Aux deux premiers tours, on construit seulement, sans autre limite que son argent : d’abord dans le sens horaire à partir du premier joueur, puis dans l’ordre inverse. Le joueur qui a la plus forte demande commence.
lunar-rules-build = Construire
    .text = Une voie relie deux bornes voisines. Elle part de vos propres voies, ou du bord de n’importe quelle grande ville, mais deux tronçons par tour au plus partent de grandes villes. Entre deux bornes, il n’y a place que pour un tronçon. On ne fait pas crédit.
lunar-rules-cost = Ce que cela coûte
    .text = La borne d’arrivée fixe le prix : mer 1 M, montagne 2 M, haute montagne 5 M, ville petite ou moyenne 3 M, grande ville 5 M. Un bord de cratère ou une vallée entre les deux ajoute 1 M.
lunar-rules-sides = Les deux faces
    .text = Les lettres du bord relient la face visible et la face cachée : la voie va d’une borne, par une paire de lettres identiques, à une borne de l’autre face, et coûte ce que coûte celle-ci. Une telle paire est un raccord, et il n’y passe qu’un tronçon. Peary et Scott, aux pôles, sont des villes des deux faces.
lunar-rules-cities = La place dans les villes
    .text = La zone rouge d’une grande ville est à tous : personne n’y construit, tous les trains y roulent. Une petite ville accueille les voies de deux joueurs, une ville moyenne celles de trois, avec trois tronçons chacun. Personne ne peut prendre la dernière place qu’il faut à d’autres pour s’y relier.
lunar-rules-train = Le train
    .text = Il apparaît d’abord dans une ville de votre choix. Chaque borne prend un point de mouvement, jusqu’à la vitesse de la locomotive ; passer sur l’autre face ne coûte pas plus que la borne d’arrivée. Un train ne fait demi-tour que dans une ville. S’il ne peut pas continuer, le retourner prend le mouvement d’un tour entier.
lunar-rules-tolls = Les péages
    .text = Vos voies sont gratuites. Celles d’un autre joueur coûtent 4 M par tour, payés à ce joueur avant d’y entrer, quelle que soit la distance. Personne ne peut refuser le passage.
lunar-rules-loads = Les chargements
    .text = On charge une marchandise dans une ville qui la produit, tant qu’il en reste un jeton, et pas plus que n’en porte la locomotive. Tout chargement peut être déposé dans n’importe quelle ville, sans paiement. Charger et décharger ne prend pas de mouvement.
lunar-rules-deliver = Les livraisons
    .text = Apportez ce que demande l’une de vos cartes dans sa ville, et vous encaissez aussitôt. La carte est défaussée, avec ses deux autres demandes, et vous en piochez une nouvelle. Un événement tiré prend effet aussitôt, et on pioche encore.
lunar-rules-locos = Les locomotives
    .text = Pour 10 M, vous passez à une locomotive du niveau suivant : plus rapide, ou de plus grande capacité. Il y a cinq niveaux, et deux changements dans un même tour épuisent les 20 M. Une locomotive peut manquer parce que d’autres s’en servent.
lunar-rules-events = Les événements
    .text = La plupart des événements durent jusqu’à la fin du prochain tour du joueur qui les a piochés et valent pour tous. Les météores effacent les voies autour de trois lieux ; les grèves arrêtent les chargements ou les travaux ; séismes et lave ferment une sorte de terrain ; la dépressurisation ferme les voies du joueur qui l’a piochée. Pendant les éruptions solaires et les rayons cosmiques, abritez-vous dans une ville : un train à découvert perd des chargements et un tour. La taxe prend un cinquième de l’argent de chacun, qui devient alors visible.
lunar-rules-lost = Les tours perdus
    .text = Pendant un tour perdu, on ne fait rien. Qui perd un tour au milieu du sien en perd le reste et tout le suivant.

lunar-favourites = Lunar Rails : villes de livraison préférées
