### Ce que disent toutes les cartes.

map-zoom = Agrandissement
map-zoom-in = Agrandir
map-zoom-out = Réduire
map-fit = Montrer toute la carte
map-legend = Légende
