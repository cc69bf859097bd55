### Le lezioni di Ticket to Ride: Germany: titolo, argomento, compiti e parole di chiusura.

## Carte e linee

germany-lesson-routes = Carte e linee
    .about = Prendi carte treno, usale per pagare e metti i tuoi vagoni sulla mappa.
    .end = Il gioco è quasi tutto qui: due carte per turno, finché una linea si può pagare. Le linee lunghe rendono molto di più per ogni vagone: 1, 2, 4, 7, 10, 15 e 18 punti da una a sette caselle.
germany-lesson-routes-face-up = Nel tuo turno prendi carte, prendi il controllo di una linea o peschi biglietti. Ti interessa la linea blu da Frankfurt a Kassel: ha quattro caselle, quindi costa quattro carte blu, e tu ne hai due. Prendi la carta blu scoperta.
germany-lesson-routes-deck = Chi prende carte ne prende due. La seconda può venire dal mazzo, alla cieca: pescala. Con un po’ di fortuna è una locomotiva, che vale per qualsiasi colore.
germany-lesson-routes-claim = Una locomotiva: con le tue tre carte blu paga la linea. Ora tocca di nuovo a te: clicca sulla linea blu da Frankfurt a Kassel e prendine il controllo. Ci metti quattro vagoni e fai subito 7 punti.
germany-lesson-routes-passengers = Chi prende il controllo di una linea può prendere un passeggero da ciascuno dei due capi. Contano a fine partita, e la terza lezione parla di loro. Prendine uno a Frankfurt e uno a Kassel, quelli che vuoi.
germany-lesson-routes-locomotive = C’è una locomotiva scoperta. È una carta forte: prenderla vale per tutte e due le carte del turno. Prendila.
germany-lesson-routes-grey = Le linee grigie accettano qualsiasi colore, purché uno solo. Prendi il controllo di Frankfurt–Mannheim con due carte dello stesso colore, oppure con una carta e la locomotiva. In due o tre giocatori il binario parallelo resta poi chiuso per tutti.

## Biglietti

germany-lesson-tickets = Biglietti
    .about = Collega i luoghi dei tuoi biglietti, pescane altri e impara quali tenere.
    .end = Un biglietto non completato alla fine ti toglie i suoi punti, e chi ne ha completati di più prende altri 15 punti. A inizio partita si sceglie allo stesso modo: quattro biglietti, di cui ne tieni almeno due.
germany-lesson-tickets-complete = Un biglietto nomina due luoghi. Collegali con linee tue, e alla fine i suoi punti sono tuoi. Hai Leipzig–Erfurt ed Erfurt–Nürnberg: prendi il controllo di Nürnberg–Würzburg, e il biglietto Erfurt–Würzburg è completato. Poi prendi il passeggero che aspetta a Würzburg.
germany-lesson-tickets-draw = Invece di prendere carte o una linea puoi pescare biglietti. Dici quanti ne vuoi di corti e quanti di lunghi, quattro in tutto. I corti sono più facili, i lunghi rendono di più. Pescane quattro, di cui almeno uno corto.
germany-lesson-tickets-keep = Ne tieni almeno uno, gli altri vanno sotto il mazzo. Guarda Leipzig–Nürnberg: le tue linee li collegano già, quindi quei 7 punti sono praticamente tuoi. Tienilo; degli altri tieni solo quelli che pensi di completare.
germany-lesson-tickets-second = Una linea può servire a più biglietti. Punta Leipzig–Frankfurt tra i tuoi biglietti per vedere che cosa manca: solo Frankfurt–Würzburg, per 10 punti. Prendine il controllo prima del tuo avversario e prendi un passeggero a Frankfurt.

## Passeggeri

germany-lesson-passengers = Passeggeri
    .about = Raccogli passeggeri di uno stesso colore: alla fine chi ne ha di più prende 20 punti.
    .end = Sei colori, fino a 20 punti l’uno: i passeggeri decidono molte partite. Nessuno può vincerli tutti: scegli due o tre colori e guarda che cosa hanno gli altri accanto al loro nome.
germany-lesson-passengers-claim = Con ogni linea che prendi puoi far salire un passeggero da ciascun capo. Alla fine, per ogni colore, chi ne ha di più prende 20 punti e il secondo 10. Nel rosso tu e il tuo avversario siete pari, due a testa. Uno rosso aspetta a Frankfurt: prendi il controllo di Frankfurt–Köln.
germany-lesson-passengers-lead = Prima Frankfurt. Prendi il passeggero rosso: con tre sei davanti, e questo vale 20 punti per te e 10 per il tuo avversario.
germany-lesson-passengers-alone = Ora Köln. Nessuno ha ancora un passeggero blu, quindi uno solo sarebbe già il massimo: 20 punti per un solo passeggero, se nessuno ti segue. Prendi quello blu.
germany-lesson-passengers-again = Il tuo avversario ne ha preso uno rosso a Dresden ed è di nuovo alla pari: così prendereste 20 punti tutti e due. Un altro rosso aspetta a Karlsruhe. Prendi il controllo di Karlsruhe–Mannheim e fallo salire, e i 20 punti sono solo tuoi.
germany-lesson-passengers-second = Anche le nazioni hanno un passeggero. Il tuo avversario ha più bianchi di tutti, ma chi è secondo in un colore prende 10 punti, e in due giocatori per questo ne basta uno. Prendi il controllo di Karlsruhe–Francia e prendi quello bianco.

## L’ultimo giro

germany-lesson-end = L’ultimo giro e il conteggio
    .about = Chiudi la partita quando ti conviene e guarda come si contano i punti.
    .end = Ora si conta: le linee hanno già dato i loro punti, i biglietti completati si aggiungono e quelli mancati si tolgono, il Globetrotter prende 15 punti, e ogni colore di passeggeri ne dà 20 e 10. Apri le righe del foglio per vedere da che cosa vengono. Ora puoi giocare una partita.
germany-lesson-end-complete = La partita sta per finire, quindi guarda prima i biglietti. Rostock–Austria vale 22 punti: completato li aggiunge, altrimenti li toglie, e fanno 44 di differenza. Manca solo Rostock–Schwerin. Prendine il controllo e prendi il passeggero a Rostock.
germany-lesson-end-trigger = Ti restano quattro vagoni. Chi finisce un turno con due o meno apre l’ultimo giro: ognuno ha ancora un turno, poi è finita. Al tuo avversario restano molti vagoni con cui potrebbe fare ancora molto: chiudi adesso. Prendi il controllo di una linea di due o più caselle.
germany-lesson-end-last = Il tuo avversario ha giocato il suo ultimo turno, e questo è il tuo. Alla fine carte in mano e vagoni non valgono nulla, ma una linea corta porta i suoi punti e in più i passeggeri. Fai ciò che rende di più.
