### Come chi non è al tavolo viene a sapere che tocca a lui.

turn-title = Tocca a te
turn-text = { $game } con { $players }
turn-webhook = { $player }, tocca a te a { $game } con { $players }.
letter-turn = Tocca a te: { $game }
letter-turn-text =
    Ciao { $player },

    tocca a te a { $game } con { $players }:

    { $link }

    Ricevi questa lettera perché l’hai chiesta. Puoi disattivare queste lettere per questo tavolo al tavolo stesso, e per tutti i tavoli nella pagina del tuo account.

## Sulla pagina

notices-title = Avvisi
notices-about = Vieni avvisato quando altri ti aspettano a un tavolo e tu non ci sei, circa un minuto dopo l’inizio del tuo turno. Un avviso dice quale gioco e chi gioca, e nient’altro.
notices-push = Da questo browser
notices-push-about = Anche a pagina chiusa. Puoi aggiungere la pagina alla schermata iniziale; per giocare serve la rete.
notices-push-unable = Questo browser non può mostrare avvisi per questa pagina, oppure la pagina non è stata aperta via https.
notices-push-forbidden = Il browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.
notices-mail = Per e-mail
notices-mail-about = All’indirizzo del tuo account.
notices-mail-unable = Servono un server di posta dell’host e un indirizzo e-mail nel tuo account.
notices-webhook = Con un messaggio in una chat (webhook)
notices-webhook-about = L’indirizzo https che ti dà il tuo servizio di chat. Lascialo vuoto se non lo vuoi.
notices-table = Avvisi per questo tavolo
notices-table-on = Avvisami quando tocca a me
notices-table-ways = Come vieni avvisato
since-title = Dal tuo ultimo turno
since-close = Visto
since-more = { $count ->
    [one] Un’altra riga è nel registro.
   *[other] Altre { $count } righe sono nel registro.
}
