### Le parole sulla mappa di Ticket to Ride: Germany e intorno a essa.

## Il foglio

germany-map-label = Mappa delle linee ferroviarie
germany-map-keys = Con le frecce vai da un luogo all’altro e lungo le linee, con Invio scegli, con più e meno ingrandisci e riduci, con 0 vedi tutta la mappa, con Esc ne esci.

germany-map-title-above = Carta ferroviaria della
germany-map-title = Germania
germany-map-north-sea = Mare del Nord
germany-map-baltic-sea = Mar Baltico
germany-map-poland = Polonia
germany-map-czechia = Boemia
germany-map-belgium = Belgio
germany-map-luxembourg = Lussemburgo

## Linee e luoghi, come li dice un lettore di schermo

germany-map-length = { $length ->
    [1] una casella
    [2] due caselle
    [3] tre caselle
    [4] quattro caselle
    [5] cinque caselle
    [6] sei caselle
    [7] sette caselle
   *[other] { $length } caselle
}
germany-map-colour = { $colour ->
    [grey] grigia
   *[other] { $colour }
}
germany-map-tracks = { $tracks ->
    [1] binario unico
    [2] due binari paralleli
    [3] tre binari paralleli
   *[other] { $tracks } binari paralleli
}
germany-map-route-free = Linea { $a }–{ $b }, { germany-map-colour }, { germany-map-length }, libera, { germany-map-tracks }
germany-map-route-legal = Linea { $a }–{ $b }, { germany-map-colour }, { germany-map-length }, libera, puoi prenderne il controllo ora, { germany-map-tracks }
germany-map-route-owned = Linea { $a }–{ $b }, { germany-map-colour }, { germany-map-length }, appartiene { AD($owner) }, { germany-map-tracks }
germany-map-route-closed = Linea { $a }–{ $b }, { germany-map-colour }, { germany-map-length }, chiusa, { germany-map-tracks }
germany-map-route-wanted = { $said }, segnata a matita
germany-map-route-planned = { $said }, numero { $number } del piano
germany-map-place-empty = { $place }, nessuno in attesa
germany-map-place-passengers = { $place }, { $count ->
    [one] passeggero in attesa: { $colour }
   *[other] passeggeri in attesa: { $colour }
}

## Ciò che appare accanto a una linea

germany-map-tip-facts = { $colour ->
    [grey] un colore a scelta
   *[other] { $colour }
} · { $length ->
    [one] { $length } vagone
   *[other] { $length } vagoni
} · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
germany-map-tip-owned = Appartiene { AD($owner) }
germany-map-tip-closed = Chiusa: un binario parallelo è già preso
germany-map-tip-pay = Puoi pagare con
germany-map-tip-more = { $count ->
    [one] e in un altro modo
   *[other] e in altri { $count } modi
}

## Legenda

germany-map-legend-colours = Linee e carte treno
germany-map-legend-grey = grigia: un colore a scelta
germany-map-legend-passengers = Passeggeri
germany-map-legend-states = Sulla mappa
germany-map-legend-legal = Puoi prenderne il controllo ora
germany-map-legend-closed = Chiusa: nessuno può più prenderne il controllo
germany-map-legend-last = Presa con l’ultima mossa
germany-map-legend-ticket = Sul percorso del biglietto che indichi
germany-map-legend-wanted = Segnata da te a matita
germany-map-legend-planned = Nel piano del consiglio, in quest’ordine
germany-map-legend-players = Giocatori
