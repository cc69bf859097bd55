### Ciò che dicono tutte le mappe.

map-zoom = Ingrandimento
map-zoom-in = Ingrandisci
map-zoom-out = Riduci
map-fit = Mostra tutta la mappa
map-legend = Legenda
