### Les mots sous les images des règles de Ticket to Ride: Germany.

germany-picture-g1 = Les cartes wagon de huit couleurs et les locomotives, les passagers de six couleurs et les wagons de cinq joueurs.
germany-picture-g4 = Deux cartes par tour : chacune au choix parmi les visibles, ou à l’aveugle de la pioche.
germany-picture-g5 = Trois locomotives visibles : les cinq cartes sont défaussées et remplacées.
germany-picture-g6 = Une ligne jaune de quatre cases, payée par trois cartes jaunes et une locomotive, reçoit quatre wagons.
germany-picture-g7 = À deux ou trois joueurs, la seconde voie se ferme dès que la première est prise. À quatre ou cinq, un autre joueur peut la prendre.
germany-picture-g8 = Qui prend possession de la ligne emmène un passager de chaque bout, ici un vert et un rouge.
germany-picture-g9 = Ce que rapportent les lignes de une à sept cases.
germany-picture-g10 = Deux tickets courts et deux longs ont été piochés. On en garde un ici, les autres vont sous leurs pioches.
germany-picture-g13 = Les passagers rouges à la fin : le plus grand nombre rapporte 20 points, le deuxième 10, et 10 à chacun en cas d’égalité. Qui n’en a aucun n’a rien.
