### Quello che dice la riga di comando, oltre alle parole dei giochi.

## branchline replay

replay-players = Giocatori: { $players }
replay-setup = Preparazione
replay-unfinished = La registrazione finisce qui; la partita non è terminata.

replay-scoring = Punteggio finale

## branchline play

play-welcome = Tu sei { $player }. Rispondi con il numero di un’azione o con la sua notazione; un punto interrogativo seguito da parole cerca tra le azioni; «look» dice tutto quello che c’è da vedere; «quit» per uscire.
play-more = { $count ->
    [one] C’è { $count } altra azione; un punto interrogativo le mostra tutte; seguito da parole, mostra solo quelle che le contengono.
   *[other] Ci sono altre { $count } azioni; un punto interrogativo le mostra tutte; seguito da parole, mostra solo quelle che le contengono.
}

## Una posizione a parole

described-you = Sei { $player }.
described-watching = Stai a guardare.
described-option = Opzione di questo tavolo: { $option }: { $chosen }. { $about }
described-yours = Tocca a te decidere: { $phase }.
described-theirs = Tocca { AD($player) } decidere.
described-over = La partita è finita.
described-choices = Che cosa puoi fare, come si scrive e che effetto ha:

## branchline mcp

assistant-possible = Ora è possibile.
