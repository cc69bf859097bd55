### Le lezioni di Ticket to Ride: Germany: titolo, argomento, compiti e parole di chiusura.

## Carte e linee

germany-lesson-routes = Carte e linee
    .about = Prendi carte treno, usale per pagare e metti i tuoi vagoni sulla mappa.
    .end = Il gioco è quasi tutto qui: due carte per turno, finché una linea si può pagare. Le linee lunghe rendono molto di più per ogni vagone: 1, 2, 4, 7, 10, 15 e 18 punti da uno a sette spazi.
germany-lesson-routes-face-up = Nel tuo turno prendi carte, reclami una linea o peschi biglietti. Ti interessa la linea blu da Frankfurt a Kassel: ha quattro spazi, quindi costa quattro carte blu, e tu ne hai due. Prendi la carta blu scoperta.
germany-lesson-routes-deck = Chi prende carte ne prende due. La seconda può venire dal mazzo, senza vederla: pescala. Con un po’ di fortuna è una locomotiva, che vale per qualsiasi colore.
germany-lesson-routes-claim = Una locomotiva: con le tue tre carte blu paga la linea. Ora tocca di nuovo a te: clicca sulla linea blu da Frankfurt a Kassel e reclamala. Ci metti quattro vagoni e fai subito 7 punti.
germany-lesson-routes-passengers = Chi reclama una linea può prendere un passeggero da ciascuna delle due estremità. Contano a fine partita, e la terza lezione parla di loro. Prendine uno a Frankfurt e uno a Kassel, quelli che vuoi.
germany-lesson-routes-locomotive = C’è una locomotiva scoperta. È una carta forte: prenderla vale per tutte e due le carte del turno. Prendila.
germany-lesson-routes-grey = Le linee grigie accettano qualsiasi colore, purché uno solo. Reclama Frankfurt–Mannheim con due carte dello stesso colore, oppure con una carta e la locomotiva. In due o tre giocatori il binario parallelo resta poi chiuso per tutti.
