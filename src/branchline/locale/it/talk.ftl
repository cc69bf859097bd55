### Ciò che si dice e si annota al tavolo, a margine della partita, e chi può guardare.

sheets-title = Fogli
talk-title = Chat
talk-empty = Nessuno ha ancora detto nulla. Legge solo chi siede a questo tavolo.
talk-field = Cosa vuoi dire
talk-say = Di’
talk-phrases = Frasi pronte
talk-unread = { $count ->
    [one] un messaggio nuovo
   *[other] { $count } messaggi nuovi
}
talk-heard = { $count ->
    [0] Chi senti
    [one] Chi senti (uno silenziato)
   *[other] Chi senti ({ $count } silenziati)
}
talk-hear = Senti { $name }
talk-heard-about = Chi è spento non lo senti a nessun tavolo, e non ne viene avvisato.
notes-title = Appunti
notes-about = Quello che scrivi qui lo leggi solo tu.
notes-kept = Salvato.
notes-writing = Verrà salvato tra un attimo…

## Frasi pronte: ognuno le legge nella propria lingua

phrase-hello = Ciao a tutti.
phrase-good-luck = Buona fortuna e buon divertimento.
phrase-nice-move = Bella mossa.
phrase-ouch = Ahi, questa fa male.
phrase-thanks = Grazie.
phrase-sorry = Scusate.
phrase-thinking = Fatemi pensare un attimo.
phrase-moment = Un momento, torno subito.
phrase-your-turn = Credo che tocchi a te.
phrase-good-game = Bella partita.
phrase-bye = Devo andare. A presto.

## Chi può guardare

watchers-title = Chi può guardare
watchers-everyone = Chiunque abbia l’indirizzo
    .about = Si vede ciò che è scoperto sul tavolo, e le carte di nessuno.
watchers-later = Chiunque, con un turno di ritardo
    .about = Ogni turno si vede quando è finito; ciò che un giocatore sta facendo resta al tavolo.
watchers-nobody = Nessuno
    .about = Entra solo chi gioca, anche a partita finita. Finché c’è un posto libero entra chiunque abbia l’indirizzo.
watchers-later-note = Stai guardando: vedi ogni turno quando è finito.
