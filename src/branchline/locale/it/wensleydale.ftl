### Le parole proprie della pagina per Last Train to Wensleydale.

## Nella pagina iniziale, e informazioni

game-wensleydale-about = Conquista influenza all’asta, costruisci una linea per turno nelle valli dello Yorkshire, carica passeggeri, pietra e formaggio, e cedi in tempo le linee esaurite alle grandi compagnie. Per 3 o 4 giocatori, circa un’ora e mezza.
about-rights-wensleydale = Last Train to Wensleydale è un gioco di Martin Wallace, pubblicato nel 2009 da Warfrog Games nella Treefrog Line.
about-boards-wensleydale = Il tabellone delle Dales è una ricostruzione: quello stampato non è pubblico. Regole, barre, pezzi e diversi luoghi sono quelli del regolamento; quasi tutte le zone, i riquadri e i treni sono nostri, pensati in modo che i suoi esempi funzionino.
wensleydale-tab = Ferrovia

## Che cosa si aspetta

wensleydale-expect-auction = { $bids ->
    [0] Fai un’offerta per un riquadro influenza: te ne servono due.
   *[other] Fai un’offerta per un riquadro influenza: te ne serve ancora una.
}
wensleydale-expect-build = Costruisci una linea, da una città di una compagnia o da dove hai già binari, oppure non costruire.
wensleydale-expect-build-on = Continua { $area_from } o termina la linea.
wensleydale-expect-build-done = La linea finisce { $area_in }: non si può aggiungere altro. Terminala.
wensleydale-expect-pay = { $count ->
    [one] Scegli l’influenza che paga l’ultimo punto costruzione.
   *[other] Scegli l’influenza che paga gli ultimi { $count } punti costruzione.
}
wensleydale-expect-trains-bm = Compra un treno, carica un pezzo o passa.
wensleydale-expect-trains-b = Compra un treno o passa.
wensleydale-expect-trains-m = Carica un pezzo o passa.
wensleydale-expect-exchange = { $count ->
    [0] Scegli che cosa dare al posto di punti treno per il { $train }: tre punti per uno, oppure niente.
    [one] Scegli che cosa dare per il punto treno che manca per il { $train }: tre punti per uno.
   *[other] Scegli che cosa dare per i { $count } punti treno che mancano per il { $train }: tre punti per uno.
}
wensleydale-expect-takeover = Cedi una delle tue linee a una compagnia, o nessuna.
wensleydale-expect-takeover-begin = Scegli il primo binario della linea; parte da una città { $company_of }.
wensleydale-expect-takeover-on = Continua { $area_from }; la linea deve finire in una città.
wensleydale-expect-takeover-either = Continua { $area_from } o cedi la linea così com’è.
wensleydale-expect-takeover-done = Non si può aggiungere altro { $area_in }: cedi la linea.
wensleydale-notice-auction = Fai un’offerta all’asta o passa.
wensleydale-notice-build = Costruisci una linea, oppure non costruire.
wensleydale-notice-pay = Paga la tua linea.
wensleydale-notice-trains = Compra un treno, carica un pezzo o passa.
wensleydale-notice-exchange = Paga il tuo treno.
wensleydale-notice-takeover = Cedi una delle tue linee a una compagnia, o nessuna.
wensleydale-wait-auction = { $player } sta facendo un’offerta.
wensleydale-wait-build = { $player } sta costruendo.
wensleydale-wait-pay = { $player } sta pagando una linea.
wensleydale-wait-trains = { $player } sta comprando treni e caricando.
wensleydale-wait-exchange = { $player } sta pagando un treno.
wensleydale-wait-takeover = { $player } sta pensando a una cessione.
wensleydale-last-turn = È l’ultimo turno.

## Titoli dell’elenco delle mosse

wensleydale-group-bid = Offerte
wensleydale-group-links = Binari
wensleydale-group-pay = Pagamenti
wensleydale-group-buy = Treni
wensleydale-group-move = Pezzi
wensleydale-group-takeover = Cessioni
wensleydale-group-other = Altre mosse

## Turno, fasi, ordini, barre

wensleydale-turn = Turno { $turn } di { $turns }
wensleydale-phases = Le fasi di un turno
wensleydale-phase-name-1 = Cubetti investimento
wensleydale-phase-name-2 = Influenza
wensleydale-phase-name-3 = Asta
wensleydale-phase-name-4 = Ordini di gioco
wensleydale-phase-name-5 = Costruzione
wensleydale-phase-name-6 = Treni e carichi
wensleydale-phase-name-7 = Profitti e perdite
wensleydale-phase-name-8 = Ordine dei giocatori
wensleydale-phase-name-9 = Cessioni
wensleydale-phase-name-10 = Fine del turno
wensleydale-order-player = Ordine dei giocatori: { $players }
wensleydale-order-build = Ordine di costruzione: { $players }
wensleydale-order-train = Ordine per treni e carichi: { $players }
wensleydale-tracks = Influenza, profitti e perdite
wensleydale-track-government = Governo: decide chi costruisce per primo e paga gli oppositori
wensleydale-track-train = Treno: decide chi compra treni e carica per primo, e paga i treni
wensleydale-track-midland = Midland: paga le sue città sulla tua linea e le linee che le cedi
wensleydale-track-north_eastern = North Eastern: paga le sue città sulla tua linea e le linee che le cedi
wensleydale-track-space = { $many ->
    [one] { $space }: { $players }
   *[other] { $space }, dall’alto: { $players }
}
wensleydale-profit = Profitti e perdite

## L’asta

wensleydale-auction = Asta
wensleydale-auction-why = I tuoi cubetti comprano influenza: decide chi costruisce e chi carica per primo, e paga treni, oppositori, città delle compagnie e cessioni.
wensleydale-auction-top = Fila in alto: offerte da 3 cubetti
wensleydale-auction-lower = Fila in basso: offerte da 2 cubetti
wensleydale-box = Riquadro { $box }: { $points }.
wensleydale-box-bid = { $cubes ->
    [one] { $player } offre { $cubes } cubetto.
   *[other] { $player } offre { $cubes } cubetti.
}
wensleydale-box-free = { $cubes ->
    [one] Ancora nessuna offerta; la prima è di almeno { $cubes } cubetto.
   *[other] Ancora nessuna offerta; la prima è di almeno { $cubes } cubetti.
}
wensleydale-box-next = { $cubes ->
    [one] La prossima offerta è di almeno { $cubes } cubetto.
   *[other] La prossima offerta è di almeno { $cubes } cubetti.
}
wensleydale-box-from = { $cubes ->
    [one] da { $cubes } cubetto
   *[other] da { $cubes } cubetti
}
wensleydale-box-more = da { $cubes }
wensleydale-box-mine = è tuo
wensleydale-bid-cubes = Cubetti per il riquadro { $box }
wensleydale-bid-choose = { $cubes ->
    [one] Scegli un riquadro; hai { $cubes } cubetto.
   *[other] Scegli un riquadro; hai { $cubes } cubetti.
}
wensleydale-bid = { $cubes ->
    [one] Offri { $cubes } cubetto
   *[other] Offri { $cubes } cubetti
}
wensleydale-bid-costs = Il riquadro { $box } ti costa { $cubes } dei tuoi { $hand } cubetti; se qualcuno offre di più, li riprendi.
wensleydale-cubes = { $cubes ->
    [one] { $cubes } cubetto
   *[other] { $cubes } cubetti
}
wensleydale-bidder-now = { $player } sta offrendo: { wensleydale-cubes }, offerte: { $bids }
wensleydale-bidder-waiting = { $player } deve ancora offrire: { wensleydale-cubes }, offerte: { $bids }
wensleydale-bidder-done = { $player } ha due offerte e ancora { wensleydale-cubes }
wensleydale-bidder-declined = { $player } non offre più e ha ancora { wensleydale-cubes }

## Costruire e pagare

wensleydale-line = La linea
wensleydale-line-of = La linea di { $player }
wensleydale-line-begin = Scegli il primo binario sulla mappa.
wensleydale-line-none = Non ci sono ancora binari.
wensleydale-line-have = Fondi
wensleydale-line-costs = Spesa
wensleydale-line-left = Resto
wensleydale-line-cost = { wensleydale-part-links }: { wensleydale-part-cost }.
wensleydale-line-rest = { $count ->
    [one] Resta da pagare { $count } punto con l’influenza.
   *[other] Restano da pagare { $count } punti con l’influenza.
}
wensleydale-ways = { $area }: da che parte?
wensleydale-pay-title = { $count ->
    [one] Paga { $count } punto con l’influenza
   *[other] Paga { $count } punti con l’influenza
}
wensleydale-pay-hint = I tuoi cubetti sono spesi; ogni punto influenza paga un punto costruzione.
wensleydale-pay-sum = { $least ->
    [0] Scelti: { $paid }, al massimo { $most }
   *[other] Scelti: { $paid } su { $most }
}
wensleydale-pay-most = al massimo { $most }
wensleydale-pay-button = Paga
wensleydale-exchange-title = Paga il { $train }
wensleydale-exchange-hint = Il costo è { $price } e i tuoi punti treno ne coprono { $points }. Tre cubetti o altri punti influenza qualsiasi valgono un punto che manca.
wensleydale-exchange-button = Compra il treno

## Linee a matita

wensleydale-pencil = Disegna linee scegliendo confini o zone.
wensleydale-drafts = Linee a matita
wensleydale-draft = Linea a matita { $a_from } { $b_to }
wensleydale-draft-rub-out = Cancella la linea { $a_from } { $b_to }
wensleydale-draft-none = Non c’è ancora nulla. Un binario scelto di nuovo si cancella.
wensleydale-draft-opposition = Oppositori sul percorso: { $areas }
wensleydale-draft-worth = { $links ->
    [one] Caricati, rendono £{ $income }; il binario costa £{ $links } ogni turno.
   *[other] Caricati, rendono £{ $income }; i binari costano £{ $links } ogni turno.
}
wensleydale-draft-nothing = { $links ->
    [one] Non raggiunge niente di nuovo da caricare; il binario costa £{ $links } ogni turno.
   *[other] Non raggiunge niente di nuovo da caricare; i binari costano £{ $links } ogni turno.
}
wensleydale-draft-can = Con quello che hai ora puoi pagarla.

## Le tue cose, e i pulsanti

wensleydale-prompt-decline = Basta offerte
wensleydale-prompt-no-build = Non costruire
wensleydale-prompt-done = Termina la linea
wensleydale-prompt-hand-over = Cedila
wensleydale-prompt-pass = Passa
wensleydale-prompt-no-takeover = Non cedere nulla

wensleydale-mine-cubes = { wensleydale-cubes } in mano, { $stock } in riserva
wensleydale-mine-links = Binari: { $links } da costruire, { $laid } sul tabellone
wensleydale-mine-slots = Spazi liberi sui tuoi treni: { $passengers } per passeggeri, { $goods } per merci

## Treni e carichi

wensleydale-trains = Treni
wensleydale-row = { $price ->
    [one] Treni da { $price } punto treno
   *[other] Treni da { $price } punti treno
}
wensleydale-row-held = Ne hai già uno di questa fila.
wensleydale-row-missing = { $missing ->
    [0] I tuoi punti treno bastano.
    [one] Manca { $missing } punto: dai { $other } altri punti.
   *[other] Mancano { $missing } punti: dai { $other } altri punti.
}
wensleydale-train-card = { $owner ->
    [none] { $train_full }, libero
   *[other] { $train_full }, di { $owner }
}
wensleydale-movable = A portata dei tuoi binari
wensleydale-movable-none = I tuoi binari non raggiungono nessun pezzo da caricare.
wensleydale-movable-piece = { $count ->
    [one] { $piece_one } { $area_in }.
   *[other] { $count } { $piece_many } { $area_in }.
}
wensleydale-movable-rivals = Anche altri possono caricare qui: { $players }.
wensleydale-movable-slot-passengers = Ti serve uno spazio libero per passeggeri.
wensleydale-movable-slot-goods = Ti serve uno spazio libero per merci.
wensleydale-pass-title = Passare per questo turno?
wensleydale-pass-hint = C’è ancora qualcosa che puoi caricare. Se passi, in questo turno non compri e non carichi più nulla.
wensleydale-pass-back = Continua a caricare

## Profitti e perdite

wensleydale-account-now = Se il turno finisse ora
wensleydale-account-turn = Profitti e perdite del turno { $turn }
wensleydale-account-player = Giocatore
wensleydale-account-links = Binari sul tabellone
wensleydale-account-result = Risultato
wensleydale-account-move = Sulla barra

## Cessioni

wensleydale-takeovers = Linee che si possono cedere
wensleydale-takeovers-wait = Chi decide sceglie tra le proprie linee.
wensleydale-takeover-links = Oppure scegli un binario alla volta:
wensleydale-takeover-back = { $links ->
    [one] { $links } binario torna a te
   *[other] { $links } binari tornano a te
}
wensleydale-takeover-price = Costa { wensleydale-part-need }
wensleydale-takeover-towns = Nuove città della compagnia: { $towns }
wensleydale-takeover-dead = Fuori dal gioco: { $pieces }
wensleydale-taking = { $player } cede una linea { $company_to }
wensleydale-taking-begin = Scegli il primo binario sulla mappa.

## Giocatori

wensleydale-fact-score = { $points ->
    [one] { $points } punto per ora
   *[other] { $points } punti per ora
}
wensleydale-fact-influence = { $kind }: { $count }
wensleydale-fact-profit = Profitti e perdite: { $level }
wensleydale-fact-trains = { $trains }; spazi liberi: { $free }
wensleydale-fact-no-trains = Nessun treno in questo turno
wensleydale-fact-moved = { $count ->
    [one] { $count } { $piece }
   *[other] { $count } { $piece_many }
}{ $aboard ->
    [0] {""}
   *[other] , più { $aboard } sui treni di questo turno
}

## Foglio dei punti

wensleydale-sheet-piece = { $piece_many }
wensleydale-sheet-sets = Gruppi completi
wensleydale-sheet-sets-count = × { $sets }
wensleydale-sheet-links = Binari sul tabellone
wensleydale-sheet-links-count = × { $links }
wensleydale-sheet-tie = A pari punti decide la barra profitti e perdite e, sulla stessa casella, chi sta più in alto nella pila: { $players }.
wensleydale-graph-profit = Profitti e perdite, turno per turno
wensleydale-graph-moved = Pezzi caricati, turno per turno
wensleydale-graph-start = Inizio

## Tasti

wensleydale-keys-box = All’asta: scegli il riquadro con quel numero
wensleydale-keys-cubes = Più o meno cubetti
wensleydale-keys-enter = Fai l’offerta, paga
wensleydale-keys-done = Termina la linea
wensleydale-keys-none = Non costruire, passa, non cedere nulla (sulla mappa, prima Esc)

## Opzioni

option-wensleydale-auction-stuck = Senza cubetti all’asta
    .about = Che cosa succede quando un giocatore ha meno di due offerte e non può farne altre.
    .skip = Il giocatore viene saltato
    .end_phase = L’asta finisce
option-wensleydale-auction-may-decline = Offerte libere
    .about = Un giocatore può smettere di offrire prima di avere due offerte.
option-wensleydale-series-shape = Forma di una linea
    .about = Se una linea costruita o ceduta può tornare in una zona.
    .simple_path = Ogni zona una volta sola
    .ring_ok = Può chiudersi ad anello
    .trail = Può incrociarsi
option-wensleydale-train-exchange = Tre punti per un punto treno
    .about = Comprando un treno, tre cubetti o punti influenza qualsiasi valgono un punto treno.
    .shortfall = Solo per i punti treno mancanti
    .any = Anche per risparmiare punti treno
option-wensleydale-final-tie = Stessi punti e stesso profitto alla fine
    .about = Quando due giocatori sono anche sulla stessa casella della barra profitti e perdite.
    .stack = È davanti chi sta più in alto nella pila
    .shared = Condividono il posto

## Le regole in breve

wensleydale-rules-goal = Lo scopo
    .text = Ognuno dirige una piccola ferrovia nelle valli dello Yorkshire. Passeggeri, pietra e formaggio caricati lungo i propri binari portano denaro e punti; i binari che non rendono più costano entrambi. Vince chi alla fine ha più punti.
wensleydale-rules-turn = Un turno
    .text = In tre giocatori i turni sono cinque, in quattro sono quattro. In ogni turno tutti ricevono 12 cubetti (mai più di 15 in mano), fanno offerte per l’influenza, costruiscono una linea, comprano treni e li caricano, segnano un profitto o una perdita e possono cedere una linea.
wensleydale-rules-auction = L’asta
    .text = Otto riquadri contengono ciascuno tre o quattro punti influenza, uno dei quali pescato di nuovo a ogni turno. Nell’ordine dei giocatori, metti cubetti in un riquadro: almeno tre nella fila in alto e due in quella in basso, oppure più di chi c’è già, che si riprende i suoi. Si va avanti finché ognuno ha due riquadri o nessuno può più offrire.
wensleydale-rules-influence = L’influenza
    .text = L’influenza governo decide chi costruisce per primo, l’influenza treno chi compra treni e carica per primo; sulla stessa casella viene prima chi sta in cima alla pila. L’influenza paga treni, oppositori, città delle compagnie e cessioni, e può pagare anche i binari. Quella che non spendi resta, fino a 8 per tipo.
wensleydale-rules-build = Costruire
    .text = Costruisci una sola linea ininterrotta di binari, senza biforcazioni, lunga quanto puoi pagare. Parte da una città di una compagnia o da dove hai già binari. Tra due zone c’è posto per un solo binario. Sulle colline non si costruisce, e dal Sud si può solo partire.
wensleydale-rules-cost = Quanto costa
    .text = Un binario tra due pianure costa un punto, ogni binario che tocca una valle due. Pagano prima i cubetti, poi l’influenza che preferisci. Inoltre ogni città di una compagnia sulla linea costa un punto di quella compagnia, e ogni oppositore in una zona in cui entri costa un punto governo ed esce dal gioco.
wensleydale-rules-trains = I treni
    .text = A turno si fa una cosa: comprare un treno, caricare un pezzo, o passare per il resto della fase. I treni costano tre, due o un punto treno, e puoi averne uno per ogni costo. Tre altri punti o cubetti qualsiasi valgono un punto treno mancante. A fine turno tutti i treni tornano liberi.
wensleydale-rules-load = Caricare
    .text = Per il formaggio serve un tuo binario nella sua zona. Per la pietra ne serve uno in una città accanto alla collina, che non sia di una compagnia. Un passeggero ha bisogno di un percorso sui tuoi binari fino a una città della compagnia del suo colore: rosso per la Midland, verde per la North Eastern.
wensleydale-rules-profit = Profitti e perdite
    .text = La pietra rende £2, tutto il resto £1; ogni tuo binario sul tabellone costa £1. La barra va da 5 a -13. Il suo ordine diventa l’ordine dei giocatori per le cessioni e per il turno dopo.
wensleydale-rules-takeover = Le cessioni
    .text = Puoi cedere una linea a una compagnia: parte da una sua città, finisce in una città e costa un punto della compagnia ogni due binari, arrotondando per eccesso. I tuoi binari tornano a te. Le città sulla linea diventano della compagnia, e i pezzi che nessuno può più caricare escono dal gioco.
wensleydale-rules-end = La fine
    .text = Ogni pezzo caricato vale un punto, ogni gruppo di pietra, formaggio, passeggero rosso e passeggero verde altri due. Aggiungi il profitto o togli la perdita, e togli un punto per ogni tuo binario ancora sul tabellone. A pari punti vince chi è più avanti sulla barra profitti e perdite.

wensleydale-favourites = Last Train to Wensleydale: binari preferiti
