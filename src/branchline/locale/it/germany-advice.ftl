### Consigli per Ticket to Ride: Germany: a che cosa mirare, e quanto vale una mossa.

## A che cosa mirare

germany-aim-mix = Comincia con biglietti che si possano unire lungo la strada.
germany-aim-keep = Tieni { $tickets }: insieme rendono di più per quello che costano.
germany-aim-passenger = Raccogli passeggeri: ora { $colour_one } è quello che ti vale di più.
germany-aim-end = La fine è vicina: usa i vagoni e finisci quello che si può ancora finire.
germany-aim-draw = Pesca biglietti: è probabile che la tua rete abbia già metà del percorso.
germany-aim-ticket = { $tickets }: { $routes ->
    [one] manca { $routes } linea
   *[other] mancano { $routes } linee
}, { $wagons ->
    [one] { $wagons } vagone
   *[other] { $wagons } vagoni
} in tutto.
germany-aim-lost = Lascia perdere { $tickets }: costerebbe più di quanto rende.
germany-aim-cards = Raccogli { $card_many }.

## Di che cosa è fatta una mossa

germany-term-card = La carta
germany-term-second-card = La seconda carta
germany-term-mix = Scelta dei biglietti
germany-term-points = Punti della linea
germany-term-passengers = Passeggeri
germany-term-tickets = Biglietti
germany-term-globetrotter = Globetrotter
germany-term-building = Costo delle linee
germany-term-hurry = Prima che la prendano altri
germany-term-wagons = Vagoni usati
germany-term-cards = Carte usate
germany-term-risk = Biglietti a rischio
germany-term-block = Ostacolo agli altri
germany-term-end = Più vicini alla fine

## Che cosa insegna una decisione

germany-learnt-mix = Guarda la mappa prima di scegliere tra biglietti corti e lunghi: i lunghi chiedono molti turni e la strada libera.
germany-learnt-fewer-tickets = Un biglietto non completato ti toglie i suoi punti: tieni quelli che stanno sulla stessa strada e lascia gli altri.
germany-learnt-more-tickets = Un biglietto che sta sulla tua strada vale più della prudenza di lasciarlo: tieni anche quello.
germany-learnt-other-tickets = Scegli i biglietti insieme, non uno per uno: quelli che condividono le linee costano la metà.
germany-learnt-draw-tickets = Quando la rete è in piedi, i biglietti nuovi sono spesso già fatti a metà: pescali finché c’è tempo.
germany-learnt-build-first = I biglietti nuovi possono aspettare: prima prendi le linee che ti servono e che altri potrebbero portarti via.
germany-learnt-claim = Al prossimo turno una linea può non esserci più: se hai le carte per una che ti serve, prendila.
germany-learnt-gather = Poter pagare una linea non è un motivo per farlo: tieni le carte per le linee che ti servono.
germany-learnt-other-route = Comincia dove il passaggio è stretto: prima la linea che altri vogliono o che non si può aggirare, poi quelle facili.
germany-learnt-cards = Raccogli i colori delle tue prossime linee; pesca dal mazzo quando tra le carte scoperte non ce n’è.
germany-learnt-passenger = I passeggeri contano per maggioranza: raccogli pochi colori e guarda chi è davanti in ciascuno.
