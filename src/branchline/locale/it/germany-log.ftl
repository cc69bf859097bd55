### Le parole di Ticket to Ride: Germany comuni a Python e alla pagina: nomi, registro, rifiuti, azioni.
### Come gli argomenti diventano nomi e forme è spiegato in README.md, accanto alle lingue.

## Luoghi, decisioni

germany-place-city = { $name }
    .in = { AD($name) }
germany-place-daenemark = Danimarca
    .in = in Danimarca
germany-place-frankreich = Francia
    .in = in Francia
germany-place-niederlande = Paesi Bassi
    .in = nei Paesi Bassi
germany-place-oesterreich = Austria
    .in = in Austria
germany-place-schweiz = Svizzera
    .in = in Svizzera

# Sopra le mosse di un turno, quando si racconta una partita registrata.
germany-heading = Turno { $turn }: { $player }

# Ognuna completa la frase «Prima c’è altro da fare: …».
germany-phase-setup-mix = scegli quanti biglietti corti e lunghi pescare
germany-phase-setup-keep = scegli quali biglietti tenere
germany-phase-turn = prendi carte, prendi il controllo di una linea o pesca biglietti
germany-phase-second = prendi la seconda carta
germany-phase-passenger-a = scegli un passeggero al primo capo della linea
germany-phase-passenger-b = scegli un passeggero al secondo capo della linea
germany-phase-keep = scegli quali biglietti tenere

## Carte treno e passeggeri

germany-card-purple = viola
    .one = una carta viola
    .many = carte viola
germany-card-blue = blu
    .one = una carta blu
    .many = carte blu
germany-card-orange = arancione
    .one = una carta arancione
    .many = carte arancioni
germany-card-white = bianca
    .one = una carta bianca
    .many = carte bianche
germany-card-green = verde
    .one = una carta verde
    .many = carte verdi
germany-card-yellow = gialla
    .one = una carta gialla
    .many = carte gialle
germany-card-black = nera
    .one = una carta nera
    .many = carte nere
germany-card-red = rossa
    .one = una carta rossa
    .many = carte rosse
germany-card-loco = locomotiva
    .one = una locomotiva
    .many = locomotive

germany-passenger-red = rosso
    .one = un passeggero rosso
    .many = passeggeri rossi
germany-passenger-green = verde
    .one = un passeggero verde
    .many = passeggeri verdi
germany-passenger-black = nero
    .one = un passeggero nero
    .many = passeggeri neri
germany-passenger-yellow = giallo
    .one = un passeggero giallo
    .many = passeggeri gialli
germany-passenger-blue = blu
    .one = un passeggero blu
    .many = passeggeri blu
germany-passenger-white = bianco
    .one = un passeggero bianco
    .many = passeggeri bianchi

## Parti di frasi

germany-part-tickets-short = { $short ->
    [one] { $short } biglietto corto
   *[other] { $short } biglietti corti
}
germany-part-tickets-long = { $long ->
    [one] { $long } biglietto lungo
   *[other] { $long } biglietti lunghi
}
germany-part-tickets-mix = { $short ->
    [0] { germany-part-tickets-long }
   *[other] { $long ->
        [0] { germany-part-tickets-short }
       *[other] { germany-part-tickets-short } e { germany-part-tickets-long }
    }
}
germany-part-cards = { $cards ->
    [one] { $cards } carta { $colour }
   *[other] { $cards } { $colour_many }
}
germany-part-locos = { $locos ->
    [one] { $locos } locomotiva
   *[other] { $locos } locomotive
}
germany-part-paid = { $colour ->
    [none] { germany-part-locos }
   *[other] { $locos ->
        [0] { germany-part-cards }
       *[other] { germany-part-cards } e { germany-part-locos }
    }
}

## Il registro

germany-log-take = { $player } prende { $card_one } scoperta.
germany-log-draw = { $player } pesca una carta dal mazzo.
germany-log-draw-own = { $player } pesca { $card_one } dal mazzo.
germany-log-stop = { $player } rinuncia alla seconda carta.
germany-log-pass = { $player } non può fare nulla e passa.
germany-log-tickets = { $player } pesca { germany-part-tickets-mix }.
germany-log-keep = { $player } tiene { germany-part-tickets-mix }.
germany-log-keep-secret = { $player } ha scelto quali biglietti tenere.
germany-log-keep-own = { $player } tiene { $tickets }.
germany-log-claim = { $player } prende il controllo della linea { $route } con { germany-part-paid }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
germany-log-passenger = { $player } prende { $colour_one } { $place_in }.
germany-log-passenger-none = { $player } non prende passeggeri { $place_in }.
germany-log-reset = { $times ->
    [one] Ci sono tre locomotive scoperte: tutte le carte scoperte vengono sostituite.
   *[other] Ci sono tre locomotive scoperte: tutte le carte scoperte vengono sostituite, { $times } volte di seguito.
}
germany-log-shuffle = Il mazzo è finito: gli scarti, mescolati, formano quello nuovo.
germany-log-setup-done = Tutti hanno scelto; biglietti tenuti: { $kept }.
germany-log-last-round = { $wagons ->
    [0] { $player } non ha più vagoni: tutti giocano un ultimo turno.
    [one] { $player } ha ancora { $wagons } vagone: tutti giocano un ultimo turno.
   *[other] { $player } ha ancora { $wagons } vagoni: tutti giocano un ultimo turno.
}
germany-log-over = La partita è finita. Primo posto con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}: { $winners }.

## Rifiuti: che cosa non va e che cosa è permesso

refused-no-such-card = Tra le carte scoperte non c’è { $card_one }; prendi una di quelle che ci sono.
refused-second-loco = Una locomotiva scoperta non può essere la seconda carta; prendi una carta colorata o pesca dal mazzo.
refused-deck-empty = Il mazzo e la pila degli scarti sono vuoti; si possono prendere solo le carte scoperte.
refused-draw-without-deck = Il mazzo e la pila degli scarti sono vuoti, quindi non si possono prendere carte; prendi il controllo di una linea o pesca biglietti.
refused-must-draw = Si può ancora prendere una seconda carta, quindi bisogna prenderla.
refused-must-act = Si passa solo quando non si può fare altro; prendi carte, prendi il controllo di una linea o pesca biglietti.
refused-mix-total = { $need ->
    [one] Si deve pescare { $need } biglietto, non { germany-part-tickets-mix }.
   *[other] Si devono pescare { $need } biglietti, non { germany-part-tickets-mix }.
}
refused-mix-deck = Biglietti rimasti nei mazzi: corti { $short_deck }, lunghi { $long_deck }; non è possibile pescare { germany-part-tickets-mix }.
refused-no-tickets = Non ci sono più biglietti; prendi carte o il controllo di una linea.
refused-keep-few = { $least ->
    [one] Di questi biglietti ne va tenuto almeno { $least }.
   *[other] Di questi biglietti ne vanno tenuti almeno { $least }.
}
refused-keep-missing = { $drawn ->
    [one] È stato pescato solo { $drawn } biglietto; non se ne possono tenere altri.
   *[other] Sono stati pescati solo { $drawn } biglietti; non se ne possono tenere altri.
}
refused-route-owned = La linea { $route } appartiene già { AD($owner) }; si può prendere il controllo solo di una linea libera.
refused-route-closed = La linea { $route } è chiusa: in { $seats } giocatori si può prendere il controllo di una sola delle linee parallele.
refused-route-parallel = Ogni giocatore può avere una sola delle linee parallele { $route }, e tu ne hai già una.
refused-route-wagons = La linea { $route } richiede { $length ->
    [one] { $length } vagone
   *[other] { $length } vagoni
} e { $wagons ->
    [0] non te ne restano
    [one] te ne resta { $wagons }
   *[other] te ne restano { $wagons }
}.
refused-route-cards = { $colour ->
    [grey] La linea { $route } costa { $length ->
        [one] { $length } carta o locomotiva
       *[other] { $length } carte di un solo colore o locomotive
    }; puoi pagarne { $most }.
   *[other] La linea { $route } costa { $length ->
        [one] { $length } carta { $colour } o locomotiva
       *[other] { $length } { $colour_many } o locomotive
    }; puoi pagarne { $most }.
}
refused-payment = Per questo pagamento { $need ->
    [one] serve { $card_one }
   *[other] servono { $need } { $card_many }
} e tu { $have ->
    [0] non ne hai
   *[other] ne hai { $have }
}.
refused-passenger-absent = Non c’è nessun passeggero { $colour } { $place_in }; scegli uno di quelli che si trovano lì.
refused-passenger-must = Si deve prendere un passeggero { $place_in }; scegli uno di quelli che si trovano lì.

## Azioni, per un elenco da cui scegliere

germany-do-take = Prendi { $card_one } scoperta
germany-do-draw = Pesca una carta dal mazzo
germany-do-stop = Rinuncia alla seconda carta
germany-do-pass = Passa
germany-do-tickets = Pesca { germany-part-tickets-mix }
germany-do-keep = Tieni { $tickets }
germany-do-claim = Prendi il controllo della linea { $route } con { germany-part-paid }
germany-do-passenger = Prendi { $colour_one } { $place_in }
germany-do-passenger-none = Non prendere passeggeri { $place_in }

## Il conto finale

germany-score-routes = Linee: { sheet-points }
germany-score-route = { $length ->
    [one] { $route }, { $length } vagone: { sheet-points }
   *[other] { $route }, { $length } vagoni: { sheet-points }
}
germany-score-tickets = Biglietti, { $completed ->
    [one] { $completed } completato
   *[other] { $completed } completati
} su { $count }: { sheet-points }
germany-score-ticket-complete = { $a }–{ $b }: { sheet-points }
germany-score-ticket-incomplete = { $a }–{ $b }, non completato: { sheet-points }
germany-score-globetrotter = Globetrotter: { sheet-points }
germany-score-passengers = Passeggeri: { sheet-points }
germany-score-passenger = { $count ->
    [one] { $count } passeggero { $colour }: { sheet-points }
   *[other] { $count } { $colour_many }: { sheet-points }
}
germany-score-total = Totale: { sheet-points }, { $rank }° posto

## Il tavolo a parole

germany-part-held-points = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
germany-part-held-wagons = { $wagons ->
    [one] { $wagons } vagone
   *[other] { $wagons } vagoni
}
germany-part-held-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
germany-part-held-figures = { $figures ->
    [one] { $figures } passeggero
   *[other] { $figures } passeggeri
}
germany-part-held-tickets = { $count ->
    [none] biglietti ancora da scegliere
    [one] { $count } biglietto
   *[other] { $count } biglietti
}
germany-see-last-round = { $turns ->
    [one] È l’ultimo giro: resta da giocare { $turns } turno.
   *[other] È l’ultimo giro: restano da giocare { $turns } turni.
}
germany-see-display = { $cards ->
    [none] Non ci sono carte scoperte.
   *[other] Carte scoperte: { $cards }.
}
germany-see-decks = Il mazzo: { $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
}. Biglietti da pescare: corti { $short_deck }, lunghi { $long_deck }.
germany-see-player = { $player }: { germany-part-held-points }, { germany-part-held-wagons }, { germany-part-held-cards }, { germany-part-held-figures }, { germany-part-held-tickets }.
germany-see-hand = { $cards ->
    [none] Non hai carte in mano.
   *[other] La tua mano: { $cards }.
}
germany-see-ticket-pending = Biglietto appena pescato: { $a }–{ $b } ({ $value }).
germany-see-ticket-open = Il tuo biglietto { $a }–{ $b } ({ $value }) non è ancora completato.
germany-see-ticket-complete = Il tuo biglietto { $a }–{ $b } ({ $value }) è completato.
germany-see-free = { $colour ->
    [grey] Linee libere per carte di un colore qualsiasi: { $routes }.
   *[other] Linee libere per { $colour_many }: { $routes }.
}
germany-see-passengers-waiting = In attesa, { $colour_many }: { $places }.
germany-see-discard = Scarti: { $cards }.
germany-see-routes = { $player } ha le linee { $routes }.
germany-see-passengers = { $player } ha raccolto { $passengers }.
germany-see-pending = { $player } sta scegliendo tra { germany-part-tickets-mix }.
germany-see-open-hand = { $player } ha in mano { $cards ->
    [none] nessuna carta
   *[other] { $cards }
}.
germany-see-shown = { $player } ha preso, sotto gli occhi di tutti, e ha ancora { $cards }.
germany-see-returned = Hai rimesso { $tickets } nel mazzo: { $below ->
    [0] è in fondo.
    [one] sotto c’è { $below } biglietto.
   *[other] sotto ci sono { $below } biglietti.
}
