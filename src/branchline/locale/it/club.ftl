### Come si gioca in un circolo: orologi, posti che cambiano mano, tavoli da trovare.

## Orologi

clock-title = Orologio
clock-none = Nessuno
clock-live = Dal vivo
clock-correspondence = Per corrispondenza
clock-none-about = Ognuno si prende il tempo che vuole.
clock-live-about = Tutti sono al tavolo: il tempo scorre per chi deve decidere e ogni mossa ne aggiunge un po’.
clock-correspondence-about = La partita può durare settimane: le ore si mettono da parte e ogni mossa ne aggiunge alcune.
clock-live-bank = Minuti per la partita
clock-live-allowance = Secondi per ogni mossa
clock-correspondence-bank = Ore iniziali
clock-correspondence-allowance = Ore per ogni mossa
clock-correspondence-most = Ore al massimo
clock-at-zero = Quando qualcuno finisce il tempo
clock-at-zero-bot = Continua il computer
clock-at-zero-wait = Il tavolo aspetta
clock-live-said = { $bank } per la partita, più { $allowance } per ogni mossa.
clock-correspondence-said = Per corrispondenza: { $bank } all’inizio, più { $allowance } per ogni mossa, al massimo { $most }.
clock-ends-bot = Se qualcuno finisce il tempo, continua un giocatore automatico.
clock-ends-wait = Se qualcuno finisce il tempo, il tavolo aspetta.
clock-left = Restano { $time }
clock-over = Tempo finito

## Lasciare il tavolo

seats-timeout = { $player } ha finito il tempo; continua un giocatore automatico.
seats-resign = { $player } si ritira dalla partita; un giocatore automatico continua fino alla fine.
seats-vote = Gli altri hanno deciso che un giocatore automatico continui per { $player }.
resign-do = Ritirati…
resign-title = Ritirarti dalla partita?
resign-text = Un giocatore automatico continua al tuo posto fino alla fine e tu finisci all’ultimo posto. Non si può tornare indietro.
resign-yes = Ritirati
resign-no = Continua a giocare
resign-done = ritiro
vote-do = Vota perché giochi il computer
vote-count = Hanno votato perché giochi il computer: { $votes } su { $voters }.
vote-own = Hai votato.
end-resigned = { $name } ha abbandonato la partita e finisce all’ultimo posto.

## Regole cambiate

rules-changed-title = Da quando è cominciata questa partita le regole sono cambiate
rules-changed-text = Si prosegue con le regole di oggi quando tutti quelli che giocano qui le hanno accettate.
rules-changed-missing = Non hanno ancora accettato: { $names }.
rules-changed-agree = Accetta e continua
rules-changed-agreed = Hai accettato.
rules-changed-lost = Con le regole di oggi questa partita non si può più seguire dall’azione { $step } in poi. Fin lì la si può riguardare, ma qui non può proseguire.
rules-changed-over = Questa partita è stata giocata con regole precedenti a quelle di oggi.

## Tavoli da trovare

access-title = Chi trova il tavolo
access-link = Chi ha l’indirizzo
access-public = Tutti
access-password = Chi sa la password
access-link-about = Non compare in nessun elenco; mandi l’indirizzo a chi vuoi.
access-public-about = Compare nella prima pagina finché tutti i posti non sono occupati, e chiunque può sedersi.
access-password-about = Compare nella prima pagina; chi vuole entrare indica la password.
access-password-field = Password del tavolo
open-title = Tavoli che aspettano giocatori
open-about = Scegli un tavolo, poi il posto che preferisci; ogni posto ha il suo colore.
open-missing = { $open ->
    [one] { $open } posto libero su { $seats }
   *[other] { $open } posti liberi su { $seats }
}
open-options = { $count ->
    [one] { $count } variante delle regole
   *[other] { $count } varianti delle regole
}
open-join = Siediti
open-enter = Entra con la password
option-yes = sì
option-no = no
join-colour = Ogni posto ha il suo colore: scegli quello che preferisci.
locked-title = Questo tavolo è protetto da una password
locked-text = Chi ha preparato il tavolo l’ha detta a chi deve giocare.
locked-enter = Entra

## Vacanze

vacation-title = Vacanza
vacation-about = Quando sei in vacanza i tuoi orologi per corrispondenza si fermano, e gli altri vedono fino a quando. Giorni rimasti in un anno: { $left } su { $days }.
vacation-until = Torni il
vacation-go = Vai in vacanza
vacation-on = Sei in vacanza fino al { $date }.
vacation-end = Sono di nuovo qui
vacation-seat = in vacanza fino al { $date }
