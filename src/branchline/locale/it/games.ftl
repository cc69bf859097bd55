### Le parole comuni a tutti i giochi: persone, rifiuti, conti.

## Come si chiamano

game-germany = Ticket to Ride: Germany
game-wensleydale = Last Train to Wensleydale
game-lunar = Lunar Rails

## Persone

seat-name = Giocatore { $number }

## Rifiuti: che cosa non va e che cosa è permesso

refused-unknown-action = L’azione { $action } non esiste; scegli una di quelle possibili ora.
refused-over = La partita è finita; non c’è più nulla da giocare.
refused-phase = Prima c’è altro da fare: { $phase }.

## Contare

sheet-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sheet-rank = { $rank }°
sheet-line = Voce
sheet-total = Totale
sheet-place = Posto
