### Le parole di Lunar Rails comuni a Python e alla pagina: nomi, registro, rifiuti, azioni.
### Come gli argomenti diventano nomi e forme è spiegato in README.md, accanto alle lingue.

## Città, milepost, facce

lunar-city = { $name }
    .in = { AD($name) }
    .from = da { $name }
    .to = { AD($name) }
# L’unica città il cui nome ha un significato.
lunar-city-tranquility = Tranquillità
    .in = a Tranquillità
    .from = da Tranquillità
    .to = a Tranquillità

# Il nome dice la città più vicina e la via da lì: Kepler 2 N 1 NE.
lunar-milepost = { $name }
    .in = { AD($name) }
    .from = da { $name }
    .to = { AD($name) }

lunar-direction-n = N
    .word = nord
lunar-direction-ne = NE
    .word = nord-est
lunar-direction-se = SE
    .word = sud-est
lunar-direction-s = S
    .word = sud
lunar-direction-sw = SO
    .word = sud-ovest
lunar-direction-nw = NO
    .word = nord-ovest

lunar-side-near = faccia visibile
    .on = sulla faccia visibile
lunar-side-far = faccia nascosta
    .on = sulla faccia nascosta

lunar-pair = { $label }
    .full = { $label } ({ $colour })
lunar-colour-orange = arancione
lunar-colour-blue = blu
lunar-colour-white = bianco
lunar-colour-green = verde

## Decisioni

# Sopra le mosse di un turno, quando si racconta una partita registrata.
lunar-heading = Turno { $turn }: { $player }

# Ognuna completa la frase «Prima c’è altro da fare: …»; il nome sta da solo.
lunar-phase-opening = costruisci binari, compra una locomotiva o termina il turno
    .name = turno iniziale, si costruisce soltanto
lunar-phase-operate = fai viaggiare il treno o passa alla costruzione
    .name = fase operativa
lunar-phase-build = costruisci binari, compra una locomotiva o termina il turno
    .name = fase di costruzione
lunar-phase-give-up = scegli il carico che non ha più posto a bordo
    .name = un carico di troppo
lunar-phase-flare = scegli il carico che il brillamento solare porta via
    .name = brillamento solare
lunar-phase-relocate = scegli una città per il treno colpito da una meteora
    .name = dopo le meteore
lunar-phase-over = la partita è finita
    .name = fine

## Locomotive

lunar-loco = { $name }
    .full = { $name } (livello { $level }: { $speed } milepost, { $capacity } carichi)

## Merci

lunar-good-aluminum = alluminio
    .one = un carico di alluminio
    .many = carichi di alluminio
    .of = di alluminio
    .some = alluminio
lunar-good-basalt = basalto
    .one = un carico di basalto
    .many = carichi di basalto
    .of = di basalto
    .some = basalto
lunar-good-bricks = mattoni
    .one = un carico di mattoni
    .many = carichi di mattoni
    .of = di mattoni
    .some = mattoni
lunar-good-ceramics = ceramiche
    .one = un carico di ceramiche
    .many = carichi di ceramiche
    .of = di ceramiche
    .some = ceramiche
lunar-good-cheese = formaggio
    .one = un carico di formaggio
    .many = carichi di formaggio
    .of = di formaggio
    .some = formaggio
lunar-good-computers = computer
    .one = un carico di computer
    .many = carichi di computer
    .of = di computer
    .some = computer
lunar-good-fertilizer = fertilizzante
    .one = un carico di fertilizzante
    .many = carichi di fertilizzante
    .of = di fertilizzante
    .some = fertilizzante
lunar-good-fish = pesce
    .one = un carico di pesce
    .many = carichi di pesce
    .of = di pesce
    .some = pesce
lunar-good-glass = vetro
    .one = un carico di vetro
    .many = carichi di vetro
    .of = di vetro
    .some = vetro
lunar-good-helium-3 = elio-3
    .one = un carico di elio-3
    .many = carichi di elio-3
    .of = di elio-3
    .some = elio-3
lunar-good-hydrogen = idrogeno
    .one = un carico di idrogeno
    .many = carichi di idrogeno
    .of = di idrogeno
    .some = idrogeno
lunar-good-ice = ghiaccio
    .one = un carico di ghiaccio
    .many = carichi di ghiaccio
    .of = di ghiaccio
    .some = ghiaccio
lunar-good-iron = ferro
    .one = un carico di ferro
    .many = carichi di ferro
    .of = di ferro
    .some = ferro
lunar-good-machinery = macchinari
    .one = un carico di macchinari
    .many = carichi di macchinari
    .of = di macchinari
    .some = macchinari
lunar-good-medicine = medicinali
    .one = un carico di medicinali
    .many = carichi di medicinali
    .of = di medicinali
    .some = medicinali
lunar-good-meteorites = meteoriti
    .one = un carico di meteoriti
    .many = carichi di meteoriti
    .of = di meteoriti
    .some = meteoriti
lunar-good-optics = strumenti ottici
    .one = un carico di strumenti ottici
    .many = carichi di strumenti ottici
    .of = di strumenti ottici
    .some = strumenti ottici
lunar-good-oxygen = ossigeno
    .one = un carico di ossigeno
    .many = carichi di ossigeno
    .of = di ossigeno
    .some = ossigeno
lunar-good-rare-earths = terre rare
    .one = un carico di terre rare
    .many = carichi di terre rare
    .of = di terre rare
    .some = terre rare
lunar-good-robots = robot
    .one = un carico di robot
    .many = carichi di robot
    .of = di robot
    .some = robot
lunar-good-rovers = rover
    .one = un carico di rover
    .many = carichi di rover
    .of = di rover
    .some = rover
lunar-good-silicon = silicio
    .one = un carico di silicio
    .many = carichi di silicio
    .of = di silicio
    .some = silicio
lunar-good-solar-collectors = collettori solari
    .one = un carico di collettori solari
    .many = carichi di collettori solari
    .of = di collettori solari
    .some = collettori solari
lunar-good-spacesuits = tute spaziali
    .one = un carico di tute spaziali
    .many = carichi di tute spaziali
    .of = di tute spaziali
    .some = tute spaziali
lunar-good-thorium = torio
    .one = un carico di torio
    .many = carichi di torio
    .of = di torio
    .some = torio
lunar-good-titanium = titanio
    .one = un carico di titanio
    .many = carichi di titanio
    .of = di titanio
    .some = titanio
lunar-good-tourists = turisti
    .one = un carico di turisti
    .many = carichi di turisti
    .of = di turisti
    .some = turisti
lunar-good-vegetables = verdura
    .one = un carico di verdura
    .many = carichi di verdura
    .of = di verdura
    .some = verdura
lunar-good-wheat = grano
    .one = un carico di grano
    .many = carichi di grano
    .of = di grano
    .some = grano
lunar-good-workers = operai
    .one = un carico di operai
    .many = carichi di operai
    .of = di operai
    .some = operai

## Carte

lunar-card-demand = carta { $number }
    .the = la carta { $number }
    .text = { $demands }

lunar-card-tax = Tassa ferroviaria
    .the = la tassa ferroviaria
    .text = Ogni giocatore paga alla banca il { $percent }% del denaro che ha, arrotondato per difetto.
lunar-card-meteor = Pioggia di meteore { $distance } { $direction }
    .the = la pioggia di meteore { $distance } { $direction }
    .text = Si scopre una carta richiesta e una meteora cade { $distance } milepost a { $direction_word } di ognuna delle sue tre città, se quel punto è ancora sulla Luna. Cancella tutti i binari che toccano quel milepost e quelli intorno. Un treno che si trova lì perde tutti i carichi e il turno successivo, e riparte da una città della rete del suo proprietario.
lunar-card-e8 = { lunar-part-cargo }
    .the = lo sciopero degli scaricatori { $side_on }
    .text = { lunar-part-cargo-text }
lunar-card-e9 = { lunar-part-cargo }
    .the = lo sciopero degli scaricatori { $side_on }
    .text = { lunar-part-cargo-text }
lunar-card-e10 = Sciopero degli operai della linea
    .the = lo sciopero degli operai della linea
    .text = Nessuno costruisce binari; le locomotive si possono ancora comprare. { lunar-part-until }
lunar-card-e11 = Boom edilizio
    .the = il boom edilizio
    .text = { lunar-part-wanted }
lunar-card-e12 = Penuria di cibo
    .the = la penuria di cibo
    .text = { lunar-part-wanted }
lunar-card-e13 = Penuria di sostanze volatili
    .the = la penuria di sostanze volatili
    .text = { lunar-part-wanted }
lunar-card-e14 = Lunamoto
    .the = il lunamoto
    .text = Nessun treno entra in un milepost di montagna alpina o ne esce, e non si costruisce da o verso uno di questi. { lunar-part-until }
lunar-card-e15 = Colata lavica
    .the = la colata lavica
    .text = Nessun treno entra in un milepost di mare lunare o ne esce, e non si costruisce da o verso uno di questi. { lunar-part-until }
lunar-card-decompression = Decompressione
    .the = la decompressione
    .text = Nessun treno viaggia sui binari di chi ha pescato la carta, nemmeno il suo; costruire resta possibile. { lunar-part-until }
lunar-card-solar_flare = Brillamento solare, { $side }
    .the = il brillamento solare { $side_on }
    .text = Nessun treno lascia una città { $side_on }, e lì non si costruisce. Chi finisce un turno con il treno su quella faccia e fuori città perde un carico a scelta e il turno successivo. La carta non colpisce nessuno due volte. { lunar-part-until }
lunar-card-cosmic_rays = Raggi cosmici, { $side }
    .the = la pioggia di raggi cosmici { $side_on }
    .text = Nessun treno lascia una città { $side_on }, e lì non si costruisce. Chi finisce un turno con il treno su quella faccia e fuori città perde tutti i carichi e il turno successivo. Intanto non si pagano pedaggi. La carta non colpisce nessuno due volte. { lunar-part-until }

## Parti di frasi

lunar-part-until = Dura fino alla fine del prossimo turno di chi ha pescato la carta.
lunar-part-cargo = Sciopero degli scaricatori, { $side }
lunar-part-cargo-text = Nelle città { $side_on } non si carica e non si consegna; si può però lasciare un carico senza compenso. { lunar-part-until }
lunar-part-wanted = In una grande città qualsiasi un carico rende { $payoff } M, senza carta richiesta, se è una di queste merci: { $goods }. Finisce con la prima consegna; altrimenti dura tre turni interi di chi ha pescato la carta.
lunar-part-demand = { $good } { $city_to } per { $pay } M
lunar-part-segments = { $segments ->
    [one] { $segments } tratto
   *[other] { $segments } tratti
}

## Il registro

lunar-log-build = { $player } costruisce { $a_from } { $b_to } per { $cost } M.
lunar-log-build-wrap = { $player } costruisce { $a_from } { $b_to }, oltre il bordo con la coppia { $pair_full }, per { $cost } M.
lunar-log-upgrade = { $player } compra la locomotiva { $loco_full } per { $cost } M.
lunar-log-place = Il treno di { $player } parte { $city_from }.
lunar-log-relocate = Il treno di { $player } riparte { $city_from }.
lunar-log-move = { $player } viaggia fino { $milepost_to }.
lunar-log-toll = { $player } paga { AD($owner) } un pedaggio di { $amount } M.
lunar-log-owed = { $player } deve { AD($owner) } un pedaggio di { $amount } M.
lunar-log-turn-round = { $player } gira il treno { $milepost_in } e rinuncia al movimento di questo turno.
lunar-log-load = { $player } carica { $good } { $city_in }.
lunar-log-drop = { $player } lascia { $good } { $city_in }.
lunar-log-deliver = { $player } consegna { $good } { $city_to } per { $pay } M ({ $card }).
lunar-log-boom = { $player } consegna { $good } { $city_to } per { $pay } M: finisce { $card_the }.
lunar-log-give-up = { $player } rinuncia a { $good_one }.
lunar-log-exchange = Al posto del turno { $player } scarta { $cards } e pesca tre carte nuove.
lunar-log-end-operate = { $moved ->
    [0] { $player } non viaggia e passa alla costruzione.
   *[other] Dopo { $moved } milepost { $player } passa alla costruzione.
}
lunar-log-end-turn = { $spent ->
    [0] { $player } termina il turno senza spendere nulla.
   *[other] { $player } termina il turno; ha speso { $spent } M.
}
lunar-log-drawn = { $player } pesca { $card_the }: { $card_text }.
lunar-log-reshuffle = Il mazzo è finito; le { $cards } carte scartate vengono mescolate e diventano quello nuovo.
lunar-log-event = { $player } pesca un evento: { $card }. { $card_text }
lunar-log-aside = Esce un altro evento, che aspetta la fine delle meteore: { $card }.
lunar-log-tax = { $player } paga { $amount } M di tassa.
lunar-log-target = Le meteore si contano dalle città della { $card }: { $cities }.
lunar-log-struck = La meteora contata { $city_from } cade su { $milepost }.
lunar-log-missed = La meteora contata { $city_from } manca la Luna.
lunar-log-erased = { $owner } perde { lunar-part-segments } di binario.
lunar-log-hit = { $goods ->
    [none] Una meteora colpisce il treno di { $player }, che viaggia vuoto.
   *[other] Una meteora colpisce il treno di { $player }, che perde { $goods }.
}
lunar-log-loses-turn = { $player } perderà il prossimo turno.
lunar-log-exposed = { $goods ->
    [none] Il treno di { $player } è allo scoperto durante { $card_the }.
   *[other] Il treno di { $player } è allo scoperto durante { $card_the } e perde { $goods }.
}
lunar-log-expired = L’evento è finito: { $card }.
lunar-log-lost-turn = { $player } perde questo turno.
lunar-log-round = Comincia il giro { $round }.
lunar-log-operating = I turni iniziali sono finiti; da ora viaggiano i treni.
lunar-log-fulfilled = { $player } soddisfa entrambe le condizioni; questo giro si gioca fino in fondo.
lunar-log-raised = In testa c’è parità, quindi si continua; ora servono { $cash } M.
lunar-log-won = La partita è finita. Primo posto con { $cash } M: { $winners }.
lunar-log-stopped = La partita si ferma dopo il giro { $rounds }. Primo posto con { $cash } M: { $winners }.

## Rifiuti: che cosa non va e che cosa è permesso

refused-build-red = Dentro { $city } non si costruisce; la sua area rossa è libera per i treni di tutti.
refused-build-taken = Su { $link } c’è già un tratto di { $owner }; due milepost si collegano una volta sola.
refused-build-pair = La coppia wrap { $pair } ha già un tratto di { $owner }; per ogni coppia ne passa uno solo.
refused-build-joined = { $a } e { $b } sono già collegati attraverso un’altra coppia wrap, da un tratto di { $owner }; due milepost si collegano una volta sola.
refused-build-start = Si costruisce a partire dalla propria rete o dal bordo di una grande città; { $milepost } non è né l’una né l’altro.
refused-build-out = In questo turno hai già costruito due tratti in uscita da grandi città; verso { $city } puoi costruire solo dai tuoi binari.
refused-build-direction = Costruisci questo tratto { $a_from } { $b_to }, per { $cost } M; nell’altro senso non conviene.
refused-build-access = Un altro tuo tratto { $city_in } toglierebbe un posto che serve ancora ai giocatori che non ci sono arrivati.
refused-build-players = { $city } accetta i binari di { $most } giocatori al massimo, e ci sono già.
refused-build-three = Hai già tre tratti { $city_in }, il massimo per un giocatore in una città piccola o media.
refused-build-places = Questo tratto prenderebbe il posto che { $city_in } deve restare libero per un altro giocatore.
refused-build-strike = Finché dura { $card_the } nessuno costruisce binari.
refused-build-seismic = Finché dura { $card_the } non si costruisce da o verso { $milepost }; costruisci su altro terreno.
refused-build-radiation = Finché dura { $card_the } non si costruisce su quella faccia; costruisci sull’altra.
refused-build-limit = Questo tratto costa { $need } M, e in questo turno puoi spendere ancora { $left } M.
refused-build-cash = Questo tratto costa { $need } M, e tu hai { $have } M.
refused-upgrade-level = La tua prossima locomotiva deve essere di livello { $level }, e { $loco } non lo è.
refused-upgrade-top = La tua locomotiva è del livello più alto; sopra non ce ne sono altre.
refused-upgrade-supply = Tutte le { $loco } sono in uso; scegli un’altra locomotiva di quel livello o aspetta che se ne liberi una.
refused-upgrade-strike = Finché dura { $card_the } nessuno compra locomotive.
refused-upgrade-limit = La locomotiva costa { $need } M, e in questo turno puoi spendere ancora { $left } M.
refused-upgrade-cash = La locomotiva costa { $need } M, e tu hai { $have } M.
refused-unplaced = Il tuo treno non è ancora sulla Luna; prima mettilo in una città.
refused-place-placed = Il tuo treno è già sulla Luna; spostalo lungo i binari.
refused-place-city = Un treno si mette in una città, e { $milepost } non lo è.
refused-place-network = Un treno colpito da una meteora va in una città della tua rete, e { $city } non ne fa parte.
refused-move-track = Nessun binario porta { $a_from } { $b_to }; un treno viaggia sui binari o dentro una grande città.
refused-move-speed = In questo turno il tuo treno ha già percorso tutti i suoi { $speed } milepost; può proseguire nel prossimo.
refused-move-back = Un treno torna indietro solo in una città; da qui non può tornare subito { $milepost_to }.
refused-move-strike = Finché dura { $card_the } il tuo treno non può passare di lì; prendi un’altra via.
refused-move-seismic = Finché dura { $card_the } nessun treno entra o esce da { $milepost }; prendi un’altra via.
refused-move-decompression = Finché dura { $card_the } nessun treno viaggia sui binari di { $owner }; prendi un’altra via.
refused-move-radiation = Finché dura { $card_the } nessun treno lascia { $city }; resta al riparo.
refused-move-toll = Il pedaggio per i binari di { $owner } è di { $need } M, e tu hai { $have } M.
refused-turn-option = A questo tavolo un treno si gira solo in una città.
refused-turn-city = In una città un treno può ripartire in ogni direzione; non ha bisogno di girarsi.
refused-turn-free = Il tuo treno può ancora partire in ogni direzione; non ha bisogno di girarsi.
refused-turn-moved = Girare il treno costa il movimento di un turno intero, e il tuo si è già mosso.
refused-turn-way = Si gira solo un treno che non può proseguire, e il tuo può proseguire verso { $milepost }.
refused-load-city = Si carica solo in una città, e il tuo treno è fuori città.
refused-load-produce = { $city } non produce { $good }; carica in una città che ne produce.
refused-load-tray = Tutti i carichi { $good_of } sono sui treni; aspetta che uno venga consegnato o lasciato.
refused-load-capacity = Il tuo treno non porta più di { $capacity } carichi; prima consegnane o lasciane uno.
refused-load-strike = Finché dura { $card_the } qui non si carica nulla.
refused-load-dropped = Hai appena lasciato qui { $good_one }; prima di ricaricarlo spostati o consegna qualcosa.
refused-drop-city = Un carico si lascia solo in una città, e il tuo treno è fuori città.
refused-drop-absent = A bordo non ci sono carichi { $good_of }; lascia uno di quelli che ci sono.
refused-drop-strike = Finché dura { $card_the } qui non si scarica nulla.
refused-deliver-card = Non hai { $card_the }; consegna per una delle tue tre carte.
refused-deliver-absent = A bordo non ci sono carichi { $good_of }; consegna uno di quelli che ci sono.
refused-deliver-city = Questo carico è richiesto { $city_in }, e il tuo treno non è lì.
refused-deliver-strike = Finché dura { $card_the } qui non si consegna nulla.
refused-boom-card = Ora non si paga nulla per { $card_the }; conta solo una carta in vigore.
refused-boom-city = Per un boom o una penuria si consegna in una grande città, e il tuo treno non è in nessuna.
refused-exchange-acted = Le carte si cambiano al posto di un turno intero, e questo è già cominciato; prima annullalo.
refused-exchange-opening = Nei turni iniziali non si cambiano carte; costruisci o termina il turno.
refused-give-up-absent = A bordo non ci sono carichi { $good_of }; rinuncia a uno di quelli che ci sono.

## Azioni, per un elenco da cui scegliere

lunar-do-build = Costruisci { $a_from } { $b_to } ({ $cost } M)
lunar-do-build-wrap = Costruisci { $a_from } { $b_to }, oltre il bordo con { $pair } ({ $cost } M)
lunar-do-upgrade = Compra la locomotiva { $loco_full }
lunar-do-place = Metti il treno { $milepost_in }
lunar-do-move = Viaggia fino { $milepost_to }
lunar-do-turn-round = Gira il treno, rinunciando al movimento di questo turno
lunar-do-load = Carica { $good }
lunar-do-drop = Lascia { $good }
lunar-do-deliver = Consegna { $good } { $city_to } per { $pay } M ({ $card })
lunar-do-boom = Consegna { $good } per { $pay } M: { $card }
lunar-do-give-up = Rinuncia a { $good_one }
lunar-do-exchange = Cambia tutte e tre le carte richiesta al posto di questo turno
lunar-do-end-operate = Passa alla costruzione
lunar-do-end-turn = Termina il turno

## Il tavolo a parole

lunar-look-turn = Giro { $round }, turno di { $player }: { $phase_name }.
lunar-look-event = { $turns ->
    [one] In vigore ancora per { $turns } turno di { $player }: { $card }. { $card_text }
   *[other] In vigore ancora per { $turns } turni di { $player }: { $card }. { $card_text }
}
lunar-look-player = { $player }: { $cash ->
    [none] denaro non visibile
   *[other] { $cash } M
}; { $loco_full }; { lunar-part-segments } di binario; grandi città collegate: { $majors }.
lunar-look-train = { $goods ->
    [none] Il treno di { $player } è { $milepost_in }, vuoto.
   *[other] Il treno di { $player } è { $milepost_in } e porta { $goods }.
}
lunar-look-unplaced = Il treno di { $player } non è ancora sulla Luna.
lunar-look-demand = { $player }, { $card }: { $good } { $city_to } per { $pay } M.
lunar-look-lost = { $player } perderà il prossimo turno.
lunar-look-allowance = { $limit ->
    [none] In questo turno: { $moved } milepost su { $speed } percorsi, { $spent } M spesi.
   *[other] In questo turno: { $moved } milepost su { $speed } percorsi, { $spent } M su { $limit } spesi.
}
lunar-look-tray = Merci esaurite nella riserva: { $goods }.
lunar-look-aim = Per vincere: { $cash } M e { $majors } grandi città collegate. Carte nel mazzo: { $deck }.
lunar-look-network = La rete di { $player } raggiunge { $cities ->
    [none] ancora nessuna città
   *[other] { $cities }
}.
lunar-look-ends = La rete di { $player } { $mileposts ->
    [none] non ha estremità aperte
   *[other] finisce qui: { $mileposts }
}.
lunar-look-from = Il treno di { $player } è arrivato { $milepost_from }.
lunar-look-tolls = Pedaggi pagati in questo turno a: { $players }.
lunar-look-supply = { $loco_full }: ne restano { $count } nella scatola.
lunar-look-source = { $count ->
    [0] Luoghi di carico, { $good }: { $cities }; non ne restano nella riserva.
   *[other] Luoghi di carico, { $good }: { $cities }; ne restano { $count } nella riserva.
}

## Il conto finale

lunar-count-total = Denaro: { $total } M, { sheet-rank } posto
lunar-count-majors = Grandi città collegate: { $majors }
lunar-count-network = Binari: { lunar-part-segments }, per un valore di { $network } M
lunar-count-loco = Locomotiva: { $loco_full }
