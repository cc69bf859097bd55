### Les mots sur la carte de Lunar Rails et autour d’elle.

## La feuille

lunar-map-label = Carte de la Lune
lunar-map-keys = Les flèches vont d’une borne à l’autre, Début, Fin, Page précédente et Page suivante le long des directions obliques. Au-delà du bord, un raccord mène à l’autre face. La virgule et le point vont à la ville précédente et à la suivante. Entrée montre le chemin jusque-là et, de nouveau, le prend ; plus et moins agrandissent et réduisent, 0 montre toute la carte, Échap la quitte.
lunar-map-keys-slanting = Sur la carte : le long des directions obliques
lunar-map-keys-cities = Sur la carte : à la ville précédente ou suivante
lunar-map-showing = Face de la Lune
lunar-map-both = Les deux
lunar-map-turn = Retourner la Lune : { $side }
lunar-map-news = du nouveau ici
lunar-map-money = { $amount } M
lunar-map-cities = Villes de la Lune

## Les bornes, comme les dit le lecteur d’écran et les montre l’infobulle

lunar-map-terrain-mare = mer lunaire
lunar-map-terrain-mountain = montagne
lunar-map-terrain-alpine = haute montagne
lunar-map-size-small = petite ville
lunar-map-size-medium = ville moyenne
lunar-map-size-major = grande ville
lunar-map-pole = pôle, sur les deux faces
lunar-map-cost = construire ici coûte { $cost } M
lunar-map-goods = offre { $made }
lunar-map-dearer = 1 M de plus par-dessus un bord de cratère ou une vallée : { $ways }
lunar-map-track = voie { DE($owner) } : { $ways }
lunar-map-tracks = voies qui appartiennent à { $players }
lunar-map-trains = train : { $players }
lunar-map-letters = raccords { $labels }
lunar-map-shaken = fermée par un séisme ou la lave
lunar-map-exposed = exposée aux radiations
lunar-map-pencilled = dans votre dessin au crayon
lunar-map-can-move = vous pouvez rouler jusqu’ici maintenant
lunar-map-can-place = vous pouvez y mettre votre train maintenant
lunar-map-can-build = vous pouvez construire ici maintenant

## Les directions depuis une borne

lunar-map-way-far = { $way } sur la face cachée
lunar-map-way-wrap = par { $pair }

## Les raccords

lunar-map-letter = Raccord { $pair_full }
lunar-map-letter-track = une voie { DE($owner) } y passe
lunar-map-partner = mène à la même lettre { $side_on }

## La légende

lunar-map-legend-ground = Terrain
lunar-map-legend-mare = Mer lunaire, { $cost } M
lunar-map-legend-mountain = Montagne, { $cost } M
lunar-map-legend-alpine = Haute montagne, { $cost } M
lunar-map-legend-rim = Bord de cratère, { $cost } M de plus
lunar-map-legend-valley = Vallée, { $cost } M de plus
lunar-map-legend-cities = Villes et bords
lunar-map-legend-small = Petite ville, { $cost } M
lunar-map-legend-medium = Ville moyenne, { $cost } M
lunar-map-legend-major = Grande ville, { $cost } M
lunar-map-legend-letter = Raccord : mène au même sur l’autre face
lunar-map-legend-track = Voies
lunar-map-legend-paths = Trajets et événements
lunar-map-legend-now = La part d’un trajet pour ce tour
lunar-map-legend-later = Reste pour les tours suivants, ou tracé par vous au crayon
lunar-map-legend-gone = Au crayon, mais un autre y a construit
lunar-map-legend-offered = Peut être construit maintenant
lunar-map-legend-last = Le dernier coup
lunar-map-legend-source = Offre ce qui est demandé
lunar-map-legend-wanted = Là où on le demande
lunar-map-legend-blast = Frappé par un météore
lunar-map-legend-shaken = Fermé par un séisme ou la lave
lunar-map-legend-exposed = Radiations
