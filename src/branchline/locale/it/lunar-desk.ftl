### La scrivania di Lunar Rails: ciò che sta accanto al tabellone e vi si sceglie.

lunar-money = { $amount } M

## Il turno

lunar-turn = Il turno
lunar-round = Giro { $round }
lunar-whose = Turno di { $player }
lunar-deck = Mazzo: { $count }
lunar-deck-long = Carte rimaste nel mazzo: { $count }
lunar-purse = Hai { $cash } M e { $majors } grandi città su { $goal }.
lunar-moved = Milepost: usati { $moved } su { $speed }
lunar-moved-turned = Milepost: spesi per girare il treno
lunar-spent = Costruzione: spesi { $spent } M su { $limit }
lunar-spent-free = Costruzione: spesi { $spent } M, nessun limite oltre al denaro
lunar-out = Tratti in uscita da grandi città: { $out } su 2
lunar-tolls-paid = Pedaggi pagati in questo turno { AD($players) }
lunar-tolls-owed = Pedaggi ancora dovuti { AD($players) }: si pagano con quanto si guadagna in questo turno
lunar-prompt-exchange = Nuove carte
lunar-prompt-turn-round = Gira il treno
lunar-prompt-end-operate = Passa alla costruzione
lunar-prompt-end-turn = Termina il turno
lunar-unused-steps = { $count ->
    [0] milepost tutti usati
    [one] { $count } milepost non usato
   *[other] { $count } milepost non usati
}
lunar-unused-money = { $count ->
    [0] niente da spendere
   *[other] { $count } M non spesi
}
lunar-aside-last-round = Ultimo giro: condizioni soddisfatte da { $players }.
lunar-aside-lost = { $turns ->
    [one] Perderai il prossimo turno.
   *[other] Perderai i prossimi { $turns } turni.
}

## Una via a cui si pensa

lunar-route-build = Binari fino { $milepost_to }
lunar-route-ride = Viaggio fino { $milepost_to }
lunar-route-mode = Viaggiare o costruire
lunar-mode-ride = Viaggia
lunar-mode-build = Costruisci
lunar-route-prefer = Quale via
lunar-prefer-cheapest = Più economica
lunar-prefer-shortest = Più corta
lunar-prefer-fastest = Più veloce
lunar-route-asking = Cerco una via.
lunar-route-build-cost = { $turns ->
    [one] { $cost } M per { lunar-part-stretch }.
   *[other] { $cost } M per { lunar-part-stretch }, in { $turns } turni.
}
lunar-part-stretch = { $count ->
    [one] { $count } tratto
   *[other] { $count } tratti
}
lunar-part-way = { $count ->
    [one] { $count } milepost
   *[other] { $count } milepost
}
lunar-route-part = Tratti da costruire ora
lunar-route-part-text = { lunar-part-stretch } per { $cost } M
lunar-route-now = su { $all } ora, { $cost } M
lunar-route-later = Più tardi: { lunar-part-stretch } per { $cost } M
lunar-route-ride-length = { $turns ->
    [one] { lunar-part-way }, in questo turno.
   *[other] { lunar-part-way }, in { $turns } turni.
}
lunar-route-ride-now = { $left ->
    [0] Ora { lunar-part-way }, poi non ne resta nessuno.
   *[other] Ora { lunar-part-way }, poi ne restano { $left }.
}
lunar-route-toll = Pedaggio { AD($owner) }: { $amount } M
lunar-route-onward = Continua il viaggio nei prossimi turni
lunar-route-do-build = { $count ->
    [one] Costruisci questo tratto per { $cost } M
   *[other] Costruisci { $count } tratti per { $cost } M
}
lunar-route-end-and-build = { $count ->
    [one] Passa alla costruzione: questo tratto per { $cost } M
   *[other] Passa alla costruzione: { $count } tratti per { $cost } M
}
lunar-route-do-ride = { $count ->
    [one] Viaggia per { $count } milepost
   *[other] Viaggia per { $count } milepost
}
lunar-route-no-way-build = Non puoi costruire fin lì: nessuna via è aperta.
lunar-route-no-way-ride = Nessun binario porta lì il tuo treno.
lunar-route-there-build = I tuoi binari arrivano già lì.
lunar-route-there-ride = Il tuo treno è lì.
lunar-route-not-your-turn = Non è il tuo turno; la via resta in vista.
lunar-route-not-operating = Per questo turno il treno ha finito; potrà andarci nel prossimo.
lunar-route-not-now-ride = In questo turno il treno non può fare il primo passo.
lunar-onward-to = Prosegue fino { $milepost_to }
lunar-onward-stop = Ferma
lunar-onward-toll = Il viaggio fino { $milepost_to } si ferma: ora pagherebbe un pedaggio { AD($players) }. Scegli tu la via.
lunar-onward-no-way = Il viaggio fino { $milepost_to } si ferma: non ci arriva più nessun binario.

## Dove sta il treno

lunar-station = Il tuo treno
lunar-station-at = Il tuo treno { $milepost_in }
lunar-aboard = A bordo
lunar-aboard-free = posto libero
lunar-produced = Si produce { $city_in }
lunar-tokens-left = { $count ->
    [0] non ne restano
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
lunar-load = Carica
lunar-drop = Lascia
lunar-deliver = Consegna: { $pay } M
lunar-do-deliver-here = Consegna { $good } per { $pay } M ({ $card })
# Su ciò che ora non si può fare; risponde con il motivo.
lunar-why = { $deed }: perché non si può?
lunar-give-up-full = La nuova locomotiva porta meno carichi: a quale rinunci?
lunar-give-up-flare = Quale carico porta via il brillamento solare?

## Carte

lunar-hand = Le tue carte richiesta
lunar-hand-of = Le carte richiesta di { $player }
lunar-hand-look = Guarda le carte di { $player }
lunar-card = { $card }
lunar-demand-aboard = { $good } { $city_to } per { $pay } M, già a bordo
lunar-haul = { $good } { $city_to }
lunar-haul-way = { lunar-part-way }, { $cost ->
    [0] nessun binario mancante
   *[other] binari mancanti: { $cost } M
}
lunar-haul-none = non ne restano
lunar-haul-more = { $count ->
    [one] e un’altra città
   *[other] e altre { $count } città
}
lunar-exchange-title = Tre nuove carte al posto di questo turno?
lunar-exchange-hint = Si scartano tutte e tre le carte e il turno finisce. Gli eventi pescati hanno effetto subito.
lunar-exchange-not = Tieni le carte

## Eventi

lunar-events = In vigore
lunar-event = { $card }
lunar-event-text = { $card_text }
lunar-tax-brackets = Ogni giocatore paga alla banca secondo gli scaglioni di questo tavolo, invece di una percentuale: { $brackets }; chi ha di meno non paga nulla.
lunar-tax-bracket = { $amount } M da { $from } M di denaro in su
lunar-event-left = { $turns ->
    [0] finché { $player } non finisce questo turno
    [one] fino alla fine del prossimo turno di { $player }
   *[other] fino alla fine dei prossimi { $turns } turni di { $player }
}
lunar-news-event = { $player } pesca un evento
lunar-news-exposed = Allo scoperto
lunar-news-lost = Turno perso
lunar-news-lost-text = In un turno perso non si viaggia, non si carica, non si costruisce e non si cambiano carte.
lunar-news-over = Ormai è finito.
lunar-news-more = { $count ->
    [one] ancora { $count }
   *[other] ancora { $count }
}
lunar-news-next = Avanti
lunar-news-close = Prosegui

## Città e merci

lunar-cities = Città e merci
lunar-cities-search = Città o merce
lunar-cities-found = Trovate: { $count }
lunar-by-cities = Città
lunar-by-goods = Merci
lunar-size-small = città piccola
lunar-size-medium = città media
lunar-size-major = grande città
lunar-tokens = { $left ->
    [one] ne resta { $left } su { $all }
   *[other] ne restano { $left } su { $all }
}
lunar-wants = chiede { $good }: { $pay } M
lunar-wanted-in = richiesta { $city_in }: { $pay } M
lunar-way-build = Costruisci
lunar-way-ride = Viaggia
lunar-way-place = Parti da qui
lunar-way-build-city = Costruisci fino { $city_to }
lunar-way-ride-city = Viaggia fino { $city_to }
lunar-way-place-city = Metti il treno { $city_in }

## Locomotive

lunar-locos = Locomotive
lunar-locos-hint = Ogni livello in più costa { $price } M del denaro per costruire di questo turno; del livello seguente si può scegliere l’una o l’altra locomotiva.
lunar-level = Livello { $level }
lunar-level-short = { $level }
lunar-speed = Velocità: { $speed } milepost
lunar-capacity = Carichi: { $capacity }
lunar-supply = { $left ->
    [0] tutte in uso
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
lunar-supply-any = senza limite
lunar-buy = { $price } M
lunar-upgrades = Locomotive da comprare
lunar-upgrades-price = Nuova locomotiva per { $price } M

## Giocatori

lunar-cash = Denaro: { $cash } M; ne servono { $goal }
lunar-cash-hidden = Denaro non visibile
lunar-majors = { $count ->
    [0] Grandi città collegate: nessuna su { $goal }
   *[other] Grandi città collegate: { $count } su { $goal } ({ $cities })
}
lunar-fact-loads = { $goods ->
    [none] Niente a bordo
   *[other] A bordo: { $goods }
}
lunar-fact-lost = perde un turno

## Il registro in breve

lunar-digest-rode = { $player } viaggia { $a_from } { $b_to }, { lunar-part-way }.
lunar-digest-rode-to = { $player } viaggia fino { $b_to }, { lunar-part-way }.
lunar-digest-built = { $player } costruisce { $a_from } { $b_to }, { lunar-part-stretch } per { $cost } M.
lunar-digest-built-about = { $player } costruisce { lunar-part-stretch } per { $cost } M.
lunar-digest-event = { $player } pesca un evento: { $card }.
lunar-digest-drawn = { $player } pesca { $cards }.

## La fine

lunar-sheet-majors = Grandi città collegate
lunar-sheet-of = su { $goal }
lunar-sheet-network = Binari
lunar-sheet-loco = Locomotiva
lunar-sheet-cash = Denaro in M
lunar-graph-cash = Il denaro nel tempo, in M
lunar-graph-network = Il valore dei binari nel tempo, in M

## L’elenco delle mosse, e i tasti

lunar-group-move = Il treno
lunar-group-loads = Carichi
lunar-group-build = Binari
lunar-group-upgrade = Locomotive
lunar-group-other = Altro
lunar-keys-demand = Mostra una richiesta sulla mappa
lunar-keys-enter = Sulla mappa: mostra la via fin lì; ancora una volta: fai quello che è mostrato
lunar-keys-part = Costruisci più o meno tratti della via
lunar-keys-prefer = Via più economica, oppure più corta o più veloce
lunar-keys-mode = Viaggia o costruisci fin lì
lunar-keys-cities = Città e merci
lunar-keys-locos = Locomotive
lunar-keys-end = Passa alla costruzione o termina il turno

## Da dove partono i binari e perché aspettano, un turno senza mosse, carte nuove e consegne

lunar-route-start = Da dove si parte
lunar-start-network = Dalla mia rete
lunar-start-anywhere = Da qualsiasi punto
lunar-route-from = Si parte { $a_from }.
lunar-route-no-way-network = Dalla tua rete nessuna via è aperta; puoi partire da una grande città.
lunar-waits-cash = Ora il tuo denaro non basta per altro.
lunar-waits-limit = In un turno si costruisce per { $limit } M al massimo.
lunar-waits-out = In un turno solo due tratti possono uscire da grandi città.
lunar-waits-event = Ora un evento chiude quel terreno.
lunar-onward-waits = Il viaggio fino { $milepost_to } aspetta il tuo prossimo turno. { $reason }
lunar-delivered = { $player } consegna
lunar-delivered-pay = +{ $pay } M
lunar-card-new = { $card }, nuova
lunar-card-fresh = nuova
lunar-keys-start = Costruisci dalla tua rete, o da qualsiasi punto
lunar-keys-end-all = Termina subito il turno, senza costruire

## La matita

lunar-pencil = Tocca una città o un milepost, poi il successivo: si disegnano i binari più economici tra i due.
lunar-draft = Binari a matita
lunar-draft-none = Ancora nessun disegno.
lunar-draft-from = Il prossimo tratto comincia { $milepost_in }.
lunar-draft-turn = { $turn ->
    [0] Questo turno
    [1] Prossimo turno
   *[other] Tra { $turn } turni
}
lunar-draft-cash = Hai { $cash } M: ne mancano { $missing }.
lunar-draft-uncounted = Pedaggi e guadagni non sono contati.
lunar-draft-loose = { $count ->
    [one] { $count } tratto non è collegato alla tua rete né a una grande città.
   *[other] { $count } tratti non sono collegati alla tua rete né a una grande città.
}
lunar-draft-gone = { $count ->
    [one] { $count } tratto ormai è di altri.
   *[other] { $count } tratti ormai sono di altri.
}
lunar-draft-there = I tuoi binari o il tuo disegno li uniscono già.
lunar-draft-no-way = Non puoi costruire tra questi due: nessuna via è aperta.
lunar-draft-stretches = Tratti disegnati
lunar-draft-stretch = { $a } – { $b }
lunar-draft-erase = Cancella { $a } – { $b }
