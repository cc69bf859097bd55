### Le parole di Last Train to Wensleydale comuni a Python e alla pagina: nomi, registro, rifiuti, azioni.
### Come gli argomenti diventano nomi e forme è spiegato in README.md, accanto alle lingue.

## Zone, treni, decisioni

wensleydale-area = { $name }
    .in = { AD($name) }
    .from = da { $name }
    .to = { AD($name) }
wensleydale-area-the_south = Il Sud
    .in = nel Sud
    .from = dal Sud
    .to = al Sud

wensleydale-train = treno { $label }
    .full = treno { $label } (costo { $price }; { wensleydale-part-slots })
    .slots = { wensleydale-part-slots }

# Sopra le mosse di un turno, quando si racconta una partita registrata.
wensleydale-heading = Turno { $turn }: { $phase_name }

# Ognuna completa la frase «Prima c’è altro da fare: …»; il nome sta da solo.
wensleydale-phase-auction = fai un’offerta per un riquadro influenza
    .name = asta
wensleydale-phase-build = costruisci una linea, o niente
    .name = costruzione
wensleydale-phase-pay = scegli l’influenza con cui pagare la linea
    .name = costruzione
wensleydale-phase-trains = compra un treno, carica un pezzo o passa
    .name = treni e carichi
wensleydale-phase-exchange = scegli che cosa dare per i punti treno mancanti
    .name = treni e carichi
wensleydale-phase-takeover = cedi una linea, o nessuna
    .name = cessioni
wensleydale-phase-over = la partita è finita
    .name = fine

## Influenza, compagnie, pezzi

wensleydale-kind-cube = cubetto
    .one = un cubetto
    .many = cubetti
wensleydale-kind-government = governo
    .one = un punto governo
    .many = punti governo
wensleydale-kind-train = treno
    .one = un punto treno
    .many = punti treno
wensleydale-kind-midland = Midland
    .one = un punto Midland
    .many = punti Midland
wensleydale-kind-north_eastern = North Eastern
    .one = un punto North Eastern
    .many = punti North Eastern

wensleydale-company-midland = Midland Railway
    .of = della Midland Railway
    .to = alla Midland Railway
wensleydale-company-north_eastern = North Eastern Railway
    .of = della North Eastern Railway
    .to = alla North Eastern Railway

wensleydale-piece-stone = pietra
    .one = una pietra
    .many = pietre
wensleydale-piece-cheese = formaggio
    .one = un formaggio
    .many = formaggi
wensleydale-piece-red = passeggero rosso
    .one = un passeggero rosso
    .many = passeggeri rossi
wensleydale-piece-green = passeggero verde
    .one = un passeggero verde
    .many = passeggeri verdi
wensleydale-piece-opposition = oppositore
    .one = un oppositore
    .many = oppositori

## Parti di frasi

wensleydale-part-passengers = { $passengers ->
    [one] { $passengers } passeggero
   *[other] { $passengers } passeggeri
}
wensleydale-part-goods = { $goods ->
    [one] { $goods } merce
   *[other] { $goods } merci
}
wensleydale-part-slots = { $passengers ->
    [0] { wensleydale-part-goods }
   *[other] { $goods ->
        [0] { wensleydale-part-passengers }
       *[other] { wensleydale-part-passengers } e { wensleydale-part-goods }
    }
}
wensleydale-part-links = { $links ->
    [one] { $links } binario
   *[other] { $links } binari
}
wensleydale-part-cost = { $cost ->
    [one] { $cost } punto costruzione
   *[other] { $cost } punti costruzione
}
wensleydale-part-need = { $need ->
    [1] { $kind_one }
   *[other] { $need } { $kind_many }
}
wensleydale-part-points = { $need ->
    [one] { $need } punto
   *[other] { $need } punti
}

## Il registro

wensleydale-log-bid = { $player } offre { $cubes } cubetti per il riquadro { $box }.
wensleydale-log-overbid = { $player } offre { $cubes } cubetti per il riquadro { $box } e supera { $owner }.
wensleydale-log-decline = { $player } non fa altre offerte in questa asta.
wensleydale-log-won = { $player } vince il riquadro { $box } con { $cubes } cubetti: { $points }.
wensleydale-log-build-order = Ordine di costruzione: { $players }.
wensleydale-log-train-order = Ordine per treni e carichi: { $players }.
wensleydale-log-lay = { $player } costruisce un binario { $a_from } { $b_to }: { wensleydale-part-cost }.
wensleydale-log-opposition = { $count ->
    [one] { $count } oppositore { $area_in } esce dal gioco.
   *[other] { $count } oppositori { $area_in } escono dal gioco.
}
wensleydale-log-series = { $player } costruisce una linea { $a_from } { $b_to }: { wensleydale-part-links }, { wensleydale-part-cost }.
wensleydale-log-paid = { $player } paga { $payment }.
wensleydale-log-no-build = { $player } non costruisce.
wensleydale-log-choose-train = { $player } vuole il { $train } e deve dare punti in cambio.
wensleydale-log-buy = { $player } compra il { $train } ({ $train_slots }) con { $payment }.
wensleydale-log-move = { $player } carica { $piece_one } { $area_from }.
wensleydale-log-pass = { $player } passa.
wensleydale-log-profit = { $player } incassa £{ $income } e paga £{ $links } per i binari: { $result }. Profitti e perdite: ora { $level }.
wensleydale-log-player-order = Nuovo ordine dei giocatori: { $players }.
wensleydale-log-choose-company = { $player } comincia a cedere una linea { $company_to }.
wensleydale-log-over = { $player } cede { $a }–{ $b }.
wensleydale-log-takeover = { $player } cede una linea { $a_from } { $b_to } { $company_to }: { wensleydale-part-links }, { $price ->
    [one] { $price } punto influenza
   *[other] { $price } punti influenza
}.
wensleydale-log-company-town = { $area } è ora una città { $company_of }.
wensleydale-log-dead = Fuori portata per sempre, quindi fuori dal gioco { $area_in }: { $pieces }.
wensleydale-log-no-takeover = { $player } non cede nulla.
wensleydale-log-turn = Comincia il turno { $turn }. Nei riquadri arrivano: { $points }.
wensleydale-log-over-game = La partita è finita. Primo posto con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}: { $winners }.

## Rifiuti: che cosa non va e che cosa è permesso

refused-bid-own = Nel riquadro { $box } c’è già la tua offerta; scegline un altro.
refused-bid-least = Nel riquadro { $box } servono almeno { $least } cubetti.
refused-bid-cubes = Non puoi offrire { $cubes } cubetti; in mano { $have ->
    [0] non ne hai
   *[other] ne hai { $have }
}.
refused-must-bid = Hai meno di due offerte e puoi farne una, quindi devi farla.
refused-lay-hill = { $area } è una collina, e sulle colline non passano binari; costruisci tra pianure e valli.
refused-lay-south = Nessun binario può arrivare { $area_to }; una linea può solo partire da lì.
refused-lay-taken = { $border } ha già un binario { $owner ->
    [none] { $company_of }
   *[other] di { $owner }
}; c’è posto per uno solo.
refused-lay-start = Una linea parte da una città di una compagnia o da dove hai già binari; { $area } non è né l’una né l’altra cosa.
refused-lay-on = La linea è arrivata { $area_to }; il prossimo binario deve partire da lì.
refused-lay-twice = La linea è già passata { $area_from }; in ogni zona può arrivare una volta sola.
refused-lay-links = Tutti i tuoi binari sono sul tabellone; ne tornano solo con una cessione.
refused-lay-fee = Passando { $area_from } questa linea richiede in tutto { wensleydale-part-need } oltre al costo, e tu { $have ->
    [0] non ne hai
   *[other] ne hai { $have }
}.
refused-lay-cost = La linea costerebbe { $need ->
    [one] { $need } punto costruzione
   *[other] { $need } punti costruzione
} e tu { $have ->
    [0] non puoi pagarne nessuno
   *[other] puoi pagarne { $have }
}.
refused-lay-closed = La linea è un anello, chiuso { $area_in }; non si può aggiungere altro.
refused-build-begun = Hai cominciato a costruire; termina la linea, oppure annullala.
refused-build-nothing = Non hai ancora costruito binari; costruiscine uno o rinuncia a costruire.
refused-pay-sum = Il resto della linea si paga con esattamente { $need ->
    [one] { $need } punto influenza
   *[other] { $need } punti influenza
}, non con { $given }.
refused-pay-points = Per questo pagamento { $need ->
    [1] serve { $kind_one }
   *[other] servono { $need } { $kind_many }
} e tu { $have ->
    [0] non ne hai
   *[other] ne hai { $have }
}.
refused-pay-kind = Per questo pagamento { $need ->
    [1] serve { $kind_one }
   *[other] servono { $need } { $kind_many }
}; tolti quelli già dovuti { $have ->
    [0] non te ne rimane nessuno
    [one] te ne rimane { $have }
   *[other] te ne rimangono { $have }
}.
refused-train-held = Il { $train } è già di { $owner }; scegline uno libero.
refused-train-row = Hai già un treno che costa { $price }; puoi averne uno solo per ogni costo, quindi non puoi comprare il { $train }.
refused-train-points = Per comprare il { $train } dovresti dare { wensleydale-part-points } in cambio, e tu { $have ->
    [0] non ne hai
   *[other] ne hai { $have }
}.
refused-exchange-sum = Bisogna dare in cambio esattamente { wensleydale-part-points }, non { $given }.
refused-exchange-least = Bisogna dare in cambio almeno { wensleydale-part-points }, non { $given }.
refused-exchange-most = Si possono dare in cambio al massimo { wensleydale-part-points }, non { $given }.
refused-exchange-kind = Per questo scambio { $need ->
    [1] serve { $kind_one }
   *[other] servono { $need } { $kind_many }
} e tu { $have ->
    [0] non ne hai
   *[other] ne hai { $have }
}.
refused-move-absent = Non ci sono { $piece_many } { $area_in }; scegli un pezzo che c’è.
refused-move-trainless = Senza treno non si carica nulla; prima comprane uno.
refused-move-slot = Sui tuoi treni non c’è uno spazio libero per { $piece_one }.
refused-move-unreached = Nessuno dei tuoi binari tocca { $area }, quindi lì non puoi caricare { $piece_one }.
refused-move-company-cheese = I binari di una compagnia toccano { $area }, quindi lì non si carica formaggio.
refused-move-stone = Per caricare pietra { $area_from } serve un tuo binario che tocchi una città accanto.
refused-move-stone-company = Per caricare pietra { $area_from } serve una città accanto che non sia di una compagnia, e i tuoi binari non ne toccano nessuna.
refused-move-home = { $area } è già una città della sua compagnia: { $piece_one } non parte da lì.
refused-move-way = I tuoi binari non portano { $area_from } a nessuna città { $company_of }, dove vuole andare { $piece_one }.
refused-takeover-none = Nessuno dei tuoi binari tocca una città { $company_of }, e una linea ceduta deve partire da una delle sue città.
refused-takeover-end = I tuoi binari non portano da nessuna città { $company_of } a un’altra città, e una linea ceduta deve finire in una città.
refused-takeover-price = Anche la tua linea più corta costa { wensleydale-part-points } { $company_of }, e tu { $have ->
    [0] non ne hai
   *[other] ne hai { $have }
}.
refused-takeover-stock = Non restano abbastanza binari { $company_of } per nessuna delle tue linee.
refused-over-link = Su { $border } non c’è un tuo binario; puoi cedere solo i tuoi.
refused-over-start = { $area } non è una città { $company_of }, e una linea ceduta deve partire da una delle sue città.
refused-over-on = La linea è arrivata { $area_to }; il prossimo binario deve partire da lì.
refused-over-twice = La linea è già passata { $area_from }; in ogni zona può arrivare una volta sola.
refused-over-link-twice = La linea passa già per { $border }; un binario si cede una volta sola.
refused-over-price = Questa linea costa { wensleydale-part-points } { $company_of }, e tu { $have ->
    [0] non ne hai
   *[other] ne hai { $have }
}.
refused-over-stock = Non restano abbastanza binari { $company_of } per questa linea.
refused-over-end = Una linea ceduta deve finire in una città, e passando { $area_from } non ne raggiunge nessuna.
refused-takeover-begun = Hai cominciato a cedere una linea; finisci di cederla, oppure annulla.
refused-takeover-nothing = Non hai ancora ceduto binari; scegline uno.
refused-takeover-town = Una linea ceduta deve finire in una città, e { $area_in } non ce n’è.

## Azioni, per un elenco da cui scegliere

wensleydale-do-bid = Offri { $cubes } cubetti per il riquadro { $box }
wensleydale-do-decline = Non fare altre offerte in questa asta
wensleydale-do-lay = Costruisci un binario { $a_from } { $b_to }
wensleydale-do-no-build = Non costruire
wensleydale-do-done = Termina la linea
wensleydale-do-pay = Paga { $payment }
wensleydale-do-buy = Compra il { $train_full }
wensleydale-do-exchange = { $payment ->
    [none] Non dare nulla in cambio; paga solo con punti treno
   *[other] Dai { $payment } in cambio
}
wensleydale-do-move = Carica { $piece_one } { $area_from }
wensleydale-do-pass = Passa
wensleydale-do-takeover = Cedi una linea { $company_to }
wensleydale-do-over = Cedi { $a }–{ $b }
wensleydale-do-no-takeover = Non cedere nulla

## Il tavolo a parole

wensleydale-look-turn = Turno { $turn } di { $turns }: { $phase_name }.
wensleydale-look-orders = Ordine dei giocatori: { $players }.
wensleydale-look-pieces = Sul tabellone, { $piece_many }: { $areas }.
wensleydale-look-towns = Città { $company_of }: { $areas }.
wensleydale-look-links = { $player }, binari: { $borders }.
wensleydale-look-box = Riquadro { $box }: { $points }; { $owner ->
    [none] servono almeno { $least } cubetti
   *[other] { $owner } offre { $cubes }, ora ne servono almeno { $least }
}.
wensleydale-look-player = { $player }: { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
}; influenza: governo { $government }, treno { $train }, Midland { $midland }, North Eastern { $north_eastern }; profitti e perdite { $profit }; binari: { $links } da costruire, { $laid } sul tabellone.
wensleydale-look-trains = { $pieces ->
    [none] { $player }: { $trains }, senza carico.
   *[other] { $player }: { $trains }, con { $pieces } a bordo.
}
wensleydale-look-build-order = Ordine di costruzione: { $players }.
wensleydale-look-train-order = Ordine per treni e carichi: { $players }.
wensleydale-look-declined = Fuori da questa asta: { $players }.
wensleydale-look-passed = Hanno passato: { $players }.
wensleydale-look-company = Binari { $company_of }: { $borders ->
    [none] ancora nessuno
   *[other] { $borders }
}; nella riserva: { $links }.
wensleydale-look-free = Liberi, { $cost ->
    [one] { $cost } cubetto l’uno
   *[other] { $cost } cubetti l’uno
}: { $borders }.
wensleydale-look-market = Treni in vendita: { $trains ->
    [none] nessuno
   *[other] { $trains }
}.
wensleydale-look-out = Fuori dal gioco: { $pieces }.
wensleydale-look-account = { $player }: posti liberi per passeggeri { $passengers }, per merci { $goods }; incasso £{ $income } meno £{ $laid } per i binari: { $result }; caricato finora: { $pieces ->
    [none] niente
   *[other] { $pieces }
}; { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
wensleydale-look-building = La linea finora: { $borders }. Costa { $cost }: { $cubes } in cubetti, { $rest } a scelta. Oltre al costo: governo { $government }, Midland { $midland }, North Eastern { $north_eastern }.
wensleydale-look-buying = In acquisto: { $train } a { $price }; { $missing ->
    [one] manca { $missing } punto treno
   *[other] mancano { $missing } punti treno
}.
wensleydale-look-taking = In cessione { $company_to }, per { $price }: { $borders ->
    [none] ancora nessun binario
   *[other] { $borders }
}.
wensleydale-look-takeover = Si può cedere { $company_to } per { $price }: { $borders }. Nuove città: { $areas ->
    [none] nessuna
   *[other] { $areas }
}; pezzi persi: { $pieces ->
    [none] nessuno
   *[other] { $pieces }
}.

## Il conto finale

wensleydale-count-total = Totale: { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}, { sheet-rank } posto
wensleydale-count-pieces = Pezzi caricati: { $stone ->
    [one] { $stone } pietra
   *[other] { $stone } pietre
}, { $cheese ->
    [one] { $cheese } formaggio
   *[other] { $cheese } formaggi
}, passeggeri rossi { $red }, verdi { $green }: { sheet-points }
wensleydale-count-sets = { $sets ->
    [one] { $sets } gruppo completo: { sheet-points }
   *[other] { $sets } gruppi completi: { sheet-points }
}
wensleydale-count-profit = Profitti e perdite: { sheet-points }
wensleydale-count-links = { $links ->
    [one] { $links } binario sul tabellone: { sheet-points }
   *[other] { $links } binari sul tabellone: { sheet-points }
}
