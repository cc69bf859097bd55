### Disegnare una propria mappa per Ticket to Ride: Germany.

## Il tavolo da disegno

germany-editor-opening = Preparo carta e matite…
germany-editor-title = Disegna una mappa
germany-editor-board-name = Nome della mappa
germany-editor-nameless-board = Mappa senza nome
germany-editor-boards = Mappe
germany-editor-undo = Annulla
germany-editor-redo = Ripeti
germany-editor-play = Gioca
germany-editor-sheet = La mappa che disegni
germany-editor-chosen = Ciò che hai scelto
germany-editor-map = Mappa su cui disegni
germany-editor-map-keys = Con le frecce vai da un luogo all’altro e lungo le linee, con Invio scegli o unisci, con Maiusc e una freccia sposti un luogo, con Canc togli ciò che è scelto, con più e meno ingrandisci e riduci, con 0 vedi tutta la mappa, con Esc ne esci.

## Strumenti, e che cosa farne

germany-editor-tools = Strumenti
germany-editor-tool-move = Sposta
germany-editor-tool-city = Città
germany-editor-tool-country = Paese
germany-editor-tool-line = Linea
germany-editor-tool-ticket = Biglietto
germany-editor-hint-move = Trascina le città al loro posto; clicca su ciò che vuoi cambiare.
germany-editor-hint-city = Clicca dove deve sorgere una città.
germany-editor-hint-country = Clicca dove deve stare un paese confinante, vicino al bordo.
germany-editor-hint-line = Trascina da una città all’altra, oppure clicca su entrambe.
germany-editor-hint-ticket = Trascina da un capo all’altro del biglietto, oppure clicca su entrambi.
germany-editor-hint-to = Da { $name }: clicca sull’altro capo.

## Ciò che sta sulla mappa

germany-editor-nameless = senza nome
germany-editor-grey = grigia
germany-editor-city = Città
germany-editor-country = Paese confinante
germany-editor-ticket = Biglietto
germany-editor-place = { $name }, { $passengers ->
    [0] nessun passeggero
    [one] { $passengers } passeggero
   *[other] { $passengers } passeggeri
}, { $routes ->
    [0] nessuna linea
    [one] { $routes } linea
   *[other] { $routes } linee
}
germany-editor-line = Linea { $a }–{ $b }, { $colour }, { $length ->
    [one] { $length } casella
   *[other] { $length } caselle
}
germany-editor-name = Nome
germany-editor-passengers = Passeggeri in attesa qui
germany-editor-routes-here = Linee che partono da qui
germany-editor-length = Lunghezza
germany-editor-track = { $tracks ->
    [1] Colore
   *[other] Colore del binario { $track }
}
germany-editor-track-add = Aggiungi un binario parallelo
germany-editor-track-remove = Togli il binario { $track }
germany-editor-abroad = Una linea verso l’estero ha un solo binario. Trascina la sua bandiera dove deve finire.
germany-editor-from = Da
germany-editor-to = A
germany-editor-value = Punti
germany-editor-suggested = { $value } sarebbero giusti per il percorso più breve
germany-editor-no-way = Ancora nessun percorso porta da un capo all’altro.
germany-editor-deck = Mazzo
germany-editor-deck-short = Biglietti corti
germany-editor-deck-long = Biglietti lunghi
germany-editor-remove = Togli
germany-editor-done = Fatto

## Tutto ciò che c’è

germany-editor-places = Città e paesi: { $count }
germany-editor-lines = Linee: { $count }
germany-editor-tickets = Biglietti: { $count }
germany-editor-add-city = Aggiungi una città
germany-editor-add-country = Aggiungi un paese
germany-editor-add-line = Traccia la linea
germany-editor-add-ticket = Aggiungi il biglietto
germany-editor-standing = Passeggeri sulla mappa: { $standing } su { $needed }
germany-editor-share = Distribuisci { $needed } passeggeri
germany-editor-suggest = Proponi biglietti, fino a { $needed } per tipo

## Errori

germany-editor-check = Controllo
germany-editor-faults = { $count ->
    [0] Pronta per giocare.
    [one] { $count } cosa ancora da sistemare.
   *[other] { $count } cose ancora da sistemare.
}
germany-editor-fault = Da sistemare
germany-editor-warning = È voluto?
germany-editor-more-faults = { $count ->
    [one] E { $count } altra.
   *[other] E altre { $count }.
}
germany-fault-cities = Una mappa ha bisogno di almeno due città.
germany-fault-nameless = Qualcosa non ha ancora un nome; daglielo.
germany-fault-no-border = Nessuna linea porta in questo paese: { $name }. Tracciane una, oppure togli il paese.
germany-fault-passengers = Sulla mappa i passeggeri in attesa sono { $standing }; ne servono { $needed }.
germany-fault-short-tickets = I biglietti corti sono { $there }; ne servono almeno { $needed }.
germany-fault-long-tickets = I biglietti lunghi sono { $there }; ne servono almeno { $needed }.
germany-fault-twice = Due città si chiamano { $name }.
germany-fault-lonely = Nessuna linea porta in questa città: { $name }.
germany-fault-apart = Nessun percorso unisce { $a } e { $b }.
germany-fault-ticket = Il biglietto { $a } – { $b } non si può completare: nessun percorso ne unisce i capi.
germany-fault-crowded = Tra { $a } e { $b } c’è poco spazio per { $length } caselle; allontanale.

## Quale mappa

germany-editor-yours = Le tue mappe
germany-editor-kept = Le conserva questo browser. Salva in un file ciò che vuoi tenere a lungo o dare ad altri.
germany-editor-forget = Butta via { $name }
germany-editor-begin = Comincia una nuova mappa
germany-editor-empty = Da un foglio vuoto
germany-editor-copy = { $name }, a modo mio
germany-editor-file = File
germany-editor-load = Apri un file
germany-editor-save = Salva in un file
germany-editor-no-board = Questo file non è una mappa per questo gioco.
