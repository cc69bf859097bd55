### Quello che dice la riga di comando, oltre alle parole dei giochi.

## branchline replay

replay-players = Giocatori: { $players }
replay-setup = Preparazione
replay-unfinished = La registrazione finisce qui; la partita non è terminata.

replay-scoring = Punteggio finale

## branchline play

play-welcome = Tu sei { $player }. Rispondi con il numero di un’azione o con la sua notazione; un punto interrogativo seguito da parole cerca tra le azioni; «quit» per uscire.
play-more = { $count ->
    [one] C’è { $count } altra azione; un punto interrogativo le mostra tutte; seguito da parole, mostra solo quelle che le contengono.
   *[other] Ci sono altre { $count } azioni; un punto interrogativo le mostra tutte; seguito da parole, mostra solo quelle che le contengono.
}
