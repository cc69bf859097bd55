### Come chi non è al tavolo viene a sapere che tocca a lui.

notice-turn = Tocca a te
    .said = tocca a te a { $game } con { $players }. { $expected }
    .text = { $game } con { $players }. { $expected }
notice-clock = Il tuo tempo sta per finire
    .said = il tuo tempo a { $game } con { $players } sta per finire. { $expected }
    .text = { $game } con { $players }. { $expected }
notice-vote = Si vota al tuo tavolo
    .said = a { $game } con { $players } si vota se un giocatore del computer deve continuare al posto di qualcuno.
    .text = { $game } con { $players }
notice-rules = Nuove regole al tuo tavolo
    .said = le regole di { $game } sono cambiate da quando hai cominciato a giocare con { $players }; la partita continua quando tutti avranno accettato le nuove.
    .text = { $game } con { $players }
notice-decide = Gli altri aspettano la tua decisione.
notice-subject = { $title }: { $game }
notice-webhook = { $player }, { $said }
notice-letter =
    Ciao { $player },

    { $said }

    { $link }

    Ricevi questa lettera perché l’hai chiesta. Puoi disattivare queste lettere per questo tavolo al tavolo stesso, e per tutti i tavoli nella pagina del tuo account.

## Sulla pagina

notices-title = Avvisi
notices-about = Vieni avvisato quando altri ti aspettano a un tavolo e tu non ci sei, circa un minuto dopo l’inizio del tuo turno. Un avviso dice quale gioco, chi gioca e quale tipo di decisione si aspetta, e nient’altro. Vieni avvisato anche delle votazioni, delle nuove regole e, per corrispondenza, quando il tuo tempo sta per finire.
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
