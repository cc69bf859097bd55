### Le parole sulla mappa di Lunar Rails e attorno ad essa.

## Il foglio

lunar-map-label = Mappa della Luna
lunar-map-keys = Le frecce vanno da un milepost all’altro, Inizio, Fine, Pagina su e Pagina giù lungo le direzioni oblique. Oltre il bordo una lettera wrap porta sull’altra faccia. Virgola e punto vanno alla città precedente e seguente. Invio mostra la via fin lì e, premuto ancora, la segue; più e meno ingrandiscono e riducono, 0 mostra tutta la mappa, Esc la lascia.
lunar-map-keys-slanting = Sulla mappa: lungo le direzioni oblique
lunar-map-keys-cities = Sulla mappa: alla città precedente o seguente
lunar-map-showing = Faccia della Luna
lunar-map-both = Entrambe
lunar-map-turn = Gira la Luna: { $side }
lunar-map-news = novità qui
lunar-map-money = { $amount } M
lunar-map-cities = Città della Luna

## I milepost, come li dice il lettore di schermo e li mostra il suggerimento

lunar-map-terrain-mare = mare lunare
lunar-map-terrain-mountain = montagna
lunar-map-terrain-alpine = montagna alpina
lunar-map-size-small = città piccola
lunar-map-size-medium = città media
lunar-map-size-major = grande città
lunar-map-pole = polo, su entrambe le facce
lunar-map-cost = costruire qui costa { $cost } M
lunar-map-goods = offre { $made }
lunar-map-dearer = 1 M in più oltre un bordo di cratere o una valle: { $ways }
lunar-map-track = binari di { $owner }: { $ways }
lunar-map-tracks = binari di { $players }
lunar-map-trains = treno di { $players }
lunar-map-letters = lettere wrap { $labels }
lunar-map-shaken = chiuso da un lunamoto o dalla lava
lunar-map-exposed = esposto alle radiazioni
lunar-map-pencilled = nel tuo disegno a matita
lunar-map-can-move = ora puoi viaggiare fin qui
lunar-map-can-place = ora puoi metterci il tuo treno
lunar-map-can-build = ora puoi costruire qui

## Le direzioni da un milepost

lunar-map-way-far = { $way } sulla faccia nascosta
lunar-map-way-wrap = attraverso { $pair }

## Le lettere wrap

lunar-map-letter = Lettera wrap { $pair_full }
lunar-map-letter-track = ci passano i binari di { $owner }
lunar-map-partner = porta alla stessa lettera { $side_on }

## La legenda

lunar-map-legend-ground = Terreno
lunar-map-legend-mare = Mare lunare, { $cost } M
lunar-map-legend-mountain = Montagna, { $cost } M
lunar-map-legend-alpine = Montagna alpina, { $cost } M
lunar-map-legend-rim = Bordo di cratere, { $cost } M in più
lunar-map-legend-valley = Valle, { $cost } M in più
lunar-map-legend-cities = Città e bordi
lunar-map-legend-small = Città piccola, { $cost } M
lunar-map-legend-medium = Città media, { $cost } M
lunar-map-legend-major = Grande città, { $cost } M
lunar-map-legend-letter = Lettera wrap: porta alla stessa sull’altra faccia
lunar-map-legend-track = Binari
lunar-map-legend-paths = Percorsi ed eventi
lunar-map-legend-now = La parte di percorso di questo turno
lunar-map-legend-later = Resta per i turni seguenti, o l’hai disegnato a matita
lunar-map-legend-gone = A matita, ma un altro vi ha costruito
lunar-map-legend-offered = Si può costruire ora
lunar-map-legend-last = L’ultima mossa
lunar-map-legend-source = Offre ciò che la richiesta vuole
lunar-map-legend-wanted = Dove è richiesto
lunar-map-legend-blast = Colpito da una meteora
lunar-map-legend-shaken = Chiuso da un lunamoto o dalla lava
lunar-map-legend-exposed = Radiazioni
