### Le parole proprie della pagina per Ticket to Ride: Germany.

## Nella pagina iniziale, e informazioni

game-germany-about = Raccogli carte, prendi il controllo di linee nella Germania del 1910, collega le città dei tuoi biglietti segreti e fai salire i passeggeri. Da 2 a 5 giocatori, circa un’ora.
about-rights-germany = Ticket to Ride: Germany è un gioco di Alan R. Moon, pubblicato da Days of Wonder.
about-boards-germany = Germany si gioca con i dati del tabellone pubblicato: città, linee, biglietti e passeggeri. Il disegno è nostro.

germany-tab = Carte
germany-colour-grey = grigio

## Che cosa si aspetta

germany-expect-setup-mix = Scegli quanti biglietti corti e lunghi pescare.
germany-expect-setup-keep = Tieni almeno { $least } dei tuoi biglietti.
germany-expect-keep = Dei biglietti pescati tienine almeno { $least }.
germany-expect-turn-crt = Prendi il controllo di una linea, prendi carte o pesca biglietti.
germany-expect-turn-cr = Prendi il controllo di una linea o prendi carte.
germany-expect-turn-ct = Prendi carte o pesca biglietti.
germany-expect-turn-rt = Prendi il controllo di una linea o pesca biglietti.
germany-expect-turn-c = Prendi carte.
germany-expect-turn-r = Prendi il controllo di una linea.
germany-expect-turn-t = Pesca biglietti.
germany-expect-second = Prendi una seconda carta: una scoperta che non sia una locomotiva, o una dal mazzo.
germany-expect-passenger-a = Prendi un passeggero { $place_in }, oppure nessuno.
germany-expect-passenger-b = Prendi un passeggero { $place_in }, oppure nessuno.
germany-expect-pass = Non puoi fare nulla; passa.
germany-notice-setup-mix = Scegli quanti biglietti corti e lunghi pescare.
germany-notice-setup-keep = Scegli quali dei tuoi primi biglietti tenere.
germany-notice-turn = Prendi il controllo di una linea, prendi carte o pesca biglietti.
germany-notice-second = Prendi una seconda carta.
germany-notice-keep = Scegli quali dei biglietti pescati tenere.
germany-notice-passenger-a = Prendi un passeggero, oppure nessuno.
germany-notice-passenger-b = Prendi un passeggero, oppure nessuno.
germany-wait-turn = Tocca { AD($player) }.
germany-wait-second = { $player } prende una seconda carta.
germany-wait-tickets = { $player } sceglie i biglietti.
germany-wait-passenger = { $player } sceglie un passeggero.
germany-last-round = { $turns ->
    [one] Ultimo giro, aperto da { $player }: resta { $turns } turno.
   *[other] Ultimo giro, aperto da { $player }: restano { $turns } turni.
}

## Titoli dell’elenco delle mosse

germany-group-cards = Carte
germany-group-claim = Linee
germany-group-tickets = Biglietti
germany-group-keep = Biglietti da tenere
germany-group-passenger = Passeggeri

## Accanto al tabellone

germany-display = Carte scoperte
germany-slot = Posto { $slot }: { $card_one }
germany-slot-take = Prendi { $card_one } dal posto { $slot }
germany-slot-empty = Il posto { $slot } è vuoto
germany-deck = { $cards ->
    [one] Mazzo: { $cards } carta
   *[other] Mazzo: { $cards } carte
}
germany-discards = { $cards ->
    [one] Scarti: { $cards } carta
   *[other] Scarti: { $cards } carte
}
germany-short-deck = { $tickets ->
    [one] Biglietti corti: ne resta { $tickets }
   *[other] Biglietti corti: ne restano { $tickets }
}
germany-long-deck = { $tickets ->
    [one] Biglietti lunghi: ne resta { $tickets }
   *[other] Biglietti lunghi: ne restano { $tickets }
}
germany-draw-tickets = Pesca biglietti

## Le tue cose

germany-hand = { $cards ->
    [one] La tua mano: { $cards } carta
   *[other] La tua mano: { $cards } carte
}
germany-hand-kind = { $count ->
    [one] { $card_one }
   *[other] { $count } { $card_many }
}
germany-hand-empty = Nessuna carta in mano.
germany-tickets = { $tickets ->
    [0] I tuoi biglietti
   *[other] I tuoi biglietti: { $done ->
        [one] { $done } completato su { $tickets }
       *[other] { $done } completati su { $tickets }
    }
}
germany-tickets-none = Ancora nessun biglietto.
germany-ticket = Biglietto { $a }–{ $b }, { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}.
germany-ticket-value = { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}
germany-ticket-complete = Completato.
germany-ticket-missed = Non completato.
germany-way = { $wagons ->
    [0] Collegato
    [one] Ancora { $wagons } vagone
   *[other] Ancora { $wagons } vagoni
}
germany-way-none = Nessun percorso

## Scegliere

germany-pay-title = Prendi il controllo di { $route }
germany-pay-hint = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} con { $length ->
    [one] { $length } vagone
   *[other] { $length } vagoni
}; dopo te ne restano { $wagons }.
germany-passenger-title = Un passeggero { $place_in }
germany-passenger-hint = Alla fine, per ogni colore, chi ha più passeggeri prende 20 punti, il secondo 10.
germany-mix-title = Quali biglietti vuoi pescare?
germany-mix-hint = I biglietti corti valgono poco ma si completano presto; i lunghi valgono di più. Ne tieni almeno { $least }.
germany-keep-title = Quali biglietti tieni?
germany-keep-hint = Tienine almeno { $least }. Un biglietto non completato alla fine ti toglie i suoi punti.
germany-keep-count = { $chosen ->
    [one] { $chosen } scelto su { $drawn }
   *[other] { $chosen } scelti su { $drawn }
}
germany-keep-button = { $chosen ->
    [0] Tieni
    [one] Tieni { $chosen } biglietto
   *[other] Tieni { $chosen } biglietti
}

## Giocatori

germany-fact-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
germany-fact-wagons = { $wagons ->
    [one] { $wagons } vagone rimasto
   *[other] { $wagons } vagoni rimasti
}
germany-fact-cards = { $cards ->
    [one] { $cards } carta in mano
   *[other] { $cards } carte in mano
}
germany-fact-tickets = Biglietti: { $short ->
    [one] { $short } corto
   *[other] { $short } corti
}, { $long ->
    [one] { $long } lungo
   *[other] { $long } lunghi
}
germany-fact-hand = Carte in mano
germany-fact-passengers = Passeggeri
germany-fact-passenger = { $count ->
    [one] { $colour_one }
   *[other] { $count } { $colour_many }
}

## Foglio dei punti

germany-sheet-routes = Linee
germany-sheet-routes-count = { $routes ->
    [one] { $routes } linea
   *[other] { $routes } linee
}
germany-sheet-tickets = Biglietti
germany-sheet-globetrotter = Globetrotter
germany-sheet-completed = { $tickets ->
    [one] { $tickets } completato
   *[other] { $tickets } completati
}
germany-sheet-passenger = { $colour_many }
germany-sheet-count = × { $count }

## Tasti

germany-keys-display = Prendi la carta scoperta in quel posto
germany-keys-draw = Pesca dal mazzo
germany-keys-tickets = Pesca biglietti
germany-keys-none = Nessun passeggero, niente seconda carta, passa

## Opzioni

option-germany-start-player = Chi comincia
    .about = Nel gioco in scatola comincia il più anziano; qui decide il caso, oppure tu.
    .random = A caso
option-germany-faceup-draw-without-deck = Carte scoperte senza mazzo
    .about = Anche quando mazzo e scarti sono finiti si possono prendere le carte scoperte.
option-germany-may-stop-after-one = Basta una carta
    .about = Dopo la prima carta si può rinunciare alla seconda.
option-germany-reshuffle = Mazzo nuovo
    .about = Quando gli scarti diventano il mazzo nuovo.
    .eager = Appena il mazzo finisce
    .lazy = Quando serve una carta
option-germany-max-loco-resets = Sostituzioni di fila
    .about = Quante volte di fila tre locomotive scoperte fanno sostituire le carte, prima che restino.
option-germany-open-hands = Mani scoperte
    .about = Tutti vedono le carte di tutti.
option-germany-passenger-mandatory = Passeggeri obbligatori
    .about = Chi prende il controllo di una linea prende un passeggero a ogni capo dove ce n’è uno.
option-germany-globetrotter-at-zero = Globetrotter senza biglietti
    .about = Se nessuno completa un biglietto, i 15 punti vanno a tutti.
option-germany-zero-passengers-score = Punti senza passeggeri
    .about = Anche chi non ha passeggeri di un colore può essere primo o secondo in quel colore.

## Le regole in breve

germany-rules-goal = Lo scopo
    .text = Ognuno costruisce una rete ferroviaria nella Germania del 1910. Si fanno punti con le linee di cui si prende il controllo, con i biglietti quando le proprie linee ne collegano i due luoghi, e con i passeggeri. Vince chi alla fine ha più punti.
germany-rules-start = L’inizio
    .text = Ricevi quattro carte treno e 45 vagoni. Scegli come comporre, tra corti e lunghi, i tuoi quattro biglietti, li guardi e ne tieni almeno due. I passeggeri stanno in ogni città e nazione, visibili a tutti.
germany-rules-turn = Il tuo turno
    .text = Fai una sola di queste tre cose: prendere carte, prendere il controllo di una linea o pescare biglietti.
germany-rules-cards = Prendere carte
    .text = Prendi due carte, ognuna scoperta o dal mazzo. Una locomotiva scoperta vale per due: come prima carta chiude il turno, e non può essere la seconda. Le locomotive valgono per qualsiasi colore. Se ce ne sono tre scoperte, tutte e cinque le carte vengono sostituite.
germany-rules-claim = Prendere il controllo di una linea
    .text = Paga tante carte di un solo colore quante sono le caselle della linea, del suo colore o di uno qualsiasi se è grigia; le locomotive fanno da jolly. Posa i tuoi vagoni e segna 1, 2, 4, 7, 10, 15 o 18 punti, per linee da 1 a 7 caselle. Delle linee parallele puoi averne una sola; in due o tre giocatori se ne può prendere una sola in tutto.
germany-rules-passengers = Passeggeri
    .text = Dopo aver preso il controllo di una linea puoi prendere un passeggero a ciascuno dei suoi capi. Alla fine, per ciascuno dei sei colori, chi ne ha di più prende 20 punti e il secondo 10. Se più giocatori sono primi a pari merito, ognuno ne prende 20 e nessuno 10.
germany-rules-tickets = Pescare biglietti
    .text = Annuncia una combinazione di quattro biglietti corti e lunghi, pescali e tienine almeno uno; gli altri vanno sotto il loro mazzo. Un biglietto completato aggiunge alla fine il suo valore, uno non completato lo toglie. Le nazioni sono capolinea: nessun percorso le attraversa.
germany-rules-end = La fine
    .text = Quando qualcuno finisce il turno con due vagoni o meno, tutti giocano ancora un turno. Poi si contano i biglietti, e 15 punti vanno a chi ne ha completati di più. A parità di punti decidono i biglietti completati, poi i passeggeri.

## La matita

germany-pencil = Segna le linee che vuoi.
germany-plan-title = { $routes ->
    [0] Linee che vuoi
    [one] Vuoi { $routes } linea
   *[other] Vuoi { $routes } linee
}
germany-plan-takes = { $wagons ->
    [one] { $wagons } vagone
   *[other] { $wagons } vagoni
} · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
germany-plan-wagons = Sono più dei tuoi { $wagons } vagoni.
germany-plan-any = { $count } per linee grigie
germany-plan-short = { $cards ->
    [0] Hai tutte le carte che servono.
    [one] Manca ancora { $cards } carta.
   *[other] Mancano ancora { $cards } carte.
}
germany-plan-locos = { $locos ->
    [one] La tua locomotiva è già contata.
   *[other] Le tue { $locos } locomotive sono già contate.
}
germany-plan-lost = presa
germany-plan-erase = Cancella { $route }

## Che cosa hai pescato per ultimo

germany-hand-new = { $said }, { $count } in più

germany-favourites = Ticket to Ride: Germany: linee preferite
