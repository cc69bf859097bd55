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
