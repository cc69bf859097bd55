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
