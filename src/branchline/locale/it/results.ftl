### Risultati: partite finite, classifiche, statistiche e tornei.

results-title = Risultati
results-back = Tutti i risultati
results-mine = Le tue statistiche
results-two = { $one } e { $other }
results-you = tu
results-gone = qualcuno che se n’è andato
results-guest = { $name } (ospite)
results-bot = { $name } (computer: { $kind })

## Partite finite

results-games = Partite finite
results-no-games = Non è ancora finita nessuna partita che conta.
results-rank = { $rank }º
results-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
results-points-lunar = { $points } M
results-more = Mostra altro
results-uncounted-branch = Non conta: continuava un’altra partita.
results-uncounted-seed = Non conta: il numero della partita era stato scelto.
results-uncounted-board = Non conta: si è giocato su un altro tabellone.
results-uncounted-shared = Non conta: una persona aveva più posti.
results-uncounted-handed = Non conta: un giocatore automatico ha proseguito per qualcuno.
results-uncounted-advised = Non conta: è stato chiesto un consiglio.

## Classifiche

results-ratings = Classifiche
results-no-ratings = Nessuno è ancora in classifica. Si comincia con la prima partita che conta.
results-ratings-about = Tutti cominciano da 1000 punti. La vera forza sta entro il margine diciannove volte su venti, e a ogni partita il margine si restringe; l’ordine segue ciò che è certo come minimo. Non contano le partite con consigli, con un posto lasciato a un giocatore automatico, con un numero scelto o con più posti della stessa persona.
results-ladder = Gioco e numero di giocatori
results-ladder-of = { $game }, { $seats } giocatori ({ $games ->
    [one] { $games } partita
   *[other] { $games } partite
})
results-place = Posizione
results-rating = { $points } ± { $margin }
results-rating-head = Punteggio
results-games-head = Partite
results-game-head = Gioco

## A che cosa è arrivato qualcuno

results-nothing = Ancora nessuna partita che conta.
results-played = { $game }, { $seats } giocatori
results-won = Primi posti
results-mean = In media
results-best = Miglior risultato
results-course = Punteggio dopo ogni partita
results-places = Piazzamenti
results-times = { $count ->
    [one] una volta
   *[other] { $count } volte
}
results-compare = Testa a testa
results-compare-with = Con chi, con il nome del suo account
results-compare-do = Confronta
results-compare-about = Quante volte ciascuno è arrivato davanti all’altro allo stesso tavolo, con qualsiasi numero di giocatori, e quanto ciascuno ha ottenuto in media.
results-never-met = Questi due non si sono incontrati in una partita che conta.
results-even = Pari

## Tornei

tournaments-title = Tornei
tournaments-all = Tutti i tornei
tournaments-back = Tutti i tornei
tournaments-none = Non c’è ancora stato nessun torneo. Lo comincia il gestore.
tournaments-people = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
tournaments-seats = tavoli da { $seats } al massimo
tournaments-round = Turno { $round } di { $rounds }
tournaments-round-of = Turno { $round }
tournaments-over = Finito
tournaments-yours = partecipi anche tu
tournaments-standings = Classifica
tournaments-points = Punti
tournaments-opposition = Avversari
tournaments-standings-about = A un tavolo pieno l’ultimo non prende nulla e gli altri un punto per ogni posizione davanti; un tavolo più piccolo dà lo stesso in media, e così chi riposa. A parità di punti decide quanti ne hanno in media gli avversari incontrati, poi i primi posti.
tournaments-table = Tavolo { $number }
tournaments-on = Partita in corso
tournaments-out = Riposa:
tournaments-next = Comincia subito il prossimo turno
tournaments-next-do = Comincia
tournaments-next-about = Il prossimo turno comincia da solo quando tutte le partite di questo sono finite. Se non aspetti, le partite in corso proseguono e contano quando finiscono.
tournaments-delete = Elimina il torneo
tournaments-delete-about = Turni e classifica vanno persi per sempre. I tavoli restano, e anche i risultati delle loro partite.
tournaments-new = Nuovo torneo
tournaments-name = Nome del torneo
tournaments-seats-most = Posti per tavolo, al massimo
tournaments-rounds = Turni
tournaments-who = Chi partecipa ({ $count })
tournaments-begin = Sorteggia il primo turno
tournaments-new-about = Tutti si incontrano il più possibile lo stesso numero di volte e i posti ruotano. A questi tavoli non si danno consigli e nessuno decide sui posti.
