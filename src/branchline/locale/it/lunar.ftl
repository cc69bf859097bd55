### Le parole proprie della pagina per Lunar Rails.

## Nella pagina iniziale, e informazioni

game-lunar-about = Traccia la tua ferrovia sulle due facce della Luna, un milepost dopo l’altro, porta ghiaccio, robot e formaggio alle città che li chiedono e resisti a meteore e brillamenti solari. Vince chi per primo collega sette delle otto grandi città e ha 250 M in contanti. Per 2-6 giocatori, circa un’ora a testa.
about-rights-lunar = Lunar Rails è un gioco di M. Robert Stribula, pubblicato nel 2003 da Mayfair Games; appartiene alla famiglia di Empire Builder, di Darwin Bromley e Bill Fawcett.
about-boards-lunar = Il tabellone della Luna è una ricostruzione: la mappa e le carte stampate non sono pubbliche. Regole, costi, locomotive, numero di città, carte e gettoni e tipi di evento sono quelli del regolamento, e alcune città e merci sono note al pubblico. La mappa con i suoi milepost, quasi tutte le città e le merci, tutte le carte richiesta e quasi tutto quello che sta sulle carte evento sono nostri; crateri, mari e valli si trovano all’incirca dove sono sulla Luna vera, e alcune valli sono inventate.
lunar-tab = Ferrovia

## Che cosa si aspetta

lunar-expect-opening = Costruisci binari da una grande città o dalla tua rete, compra una locomotiva o termina il turno: puoi spendere { $left } M.
lunar-expect-build = Costruisci binari, compra una locomotiva o termina il turno: puoi spendere ancora { $left } M.
lunar-expect-build-nothing = Non puoi costruire altro; termina il turno.
lunar-expect-place = Metti il treno in una città a scelta, oppure passa alla costruzione.
lunar-expect-operate = Viaggia, carica e consegna: hai ancora { $left } milepost. Oppure passa alla costruzione.
lunar-expect-operate-done = In questo turno il tuo treno non va oltre: carica, lascia o consegna dove sei, oppure passa alla costruzione.
lunar-expect-stranded = Il tuo treno non può proseguire: rinuncia al movimento di questo turno per girarlo, oppure passa alla costruzione.
lunar-expect-give-up = La nuova locomotiva porta meno carichi: scegli a quale rinunciare.
lunar-expect-flare = Il tuo treno è allo scoperto: scegli il carico che il brillamento solare porta via.
lunar-expect-relocate = Una meteora ha colpito il tuo treno: scegli la città da cui riparte.
lunar-notice-opening = Costruisci i tuoi primi binari, compra una locomotiva o termina il turno.
lunar-notice-operate = Viaggia, carica e consegna, oppure passa alla costruzione.
lunar-notice-build = Costruisci binari, compra una locomotiva o termina il turno.
lunar-notice-give-up = Scegli a quale carico rinunciare.
lunar-notice-flare = Scegli il carico che il brillamento solare porta via.
lunar-notice-relocate = Una meteora ha colpito il tuo treno: scegli la città da cui riparte.
lunar-wait-opening = { $player } sta costruendo.
lunar-wait-operate = { $player } sta facendo viaggiare il treno.
lunar-wait-build = { $player } sta costruendo.
lunar-wait-give-up = { $player } sta scegliendo a quale carico rinunciare.
lunar-wait-flare = { $player } sta scegliendo il carico che il brillamento solare porta via.
lunar-wait-relocate = { $player } sta scegliendo una città per un treno colpito.
lunar-winners = { $many ->
    [one] { $winners } vince con { $cash } M.
   *[other] { $winners } condividono la vittoria con { $cash } M a testa.
}

## Opzioni

option-lunar-opening-build-limit = Limite nei turni iniziali
    .about = Quanto può spendere un giocatore in binari e locomotive in ognuno dei due turni iniziali.
    .none = Senza limite
option-lunar-start-rule = Chi comincia
    .about = Come si trova il primo giocatore.
    .single = La richiesta più alta
    .sum_of_best = Le migliori di ogni carta, sommate
    .random = A sorte
    .seat = Il primo posto
option-lunar-exchange-in-opening = Cambio di carte nei turni iniziali
    .about = Anche al posto di un turno iniziale si possono cambiare le carte richiesta; gli eventi che escono hanno effetto.
option-lunar-major-access = Posto nelle grandi città
    .about = Che cosa conta come posto di una grande città, da lasciare a chi non è ancora collegato.
    .literal = Sei posti
    .edge = Ogni collegamento del bordo
option-lunar-crossgrade-cost = Cambio allo stesso livello
    .about = Quanto costa passare all’altra locomotiva dello stesso livello.
    .none = Non permesso
option-lunar-loco-supply = Locomotive nella scatola
    .about = Quante ce ne sono di ogni tipo; quella che viene sostituita torna libera per gli altri.
    .von-braun = Von Braun
    .redstone = Redstone
    .vostok = Vostok
    .atlas = Atlas
    .soyuz = Soyuz
    .titan = Titan
    .proton = Proton
    .saturn = Saturn
option-lunar-stranded-turnaround = I treni bloccati si girano
    .about = Un treno fuori città che non può proseguire può girarsi, al costo del movimento del turno.
option-lunar-backtracking = Ogni treno può girarsi
    .about = Un treno fuori città può girarsi, al costo del movimento del turno, anche se potrebbe proseguire.
option-lunar-cosmic-toll-scope = Binari gratuiti con i raggi cosmici
    .about = Dove non si pagano pedaggi finché durano i raggi cosmici.
    .all = Ovunque
    .exposed = Solo sulla faccia esposta
option-lunar-late-toll = Pedaggi a credito
    .about = Un treno può entrare sui binari altrui senza denaro; il pedaggio si paga con quello che guadagna più tardi nello stesso turno.
option-lunar-cash-visibility = Denaro in vista
    .about = Quando gli altri vedono quanto denaro ha un giocatore.
    .after_tax = Dopo la prima tassa ferroviaria
    .always = Sempre
    .never = Mai
option-lunar-tax-table = Tassa a scaglioni
    .about = Da ogni soglia di denaro in su la tassa è una somma fissa; senza scaglioni vale la percentuale della carta.
    .none = La percentuale della carta
option-lunar-radiation-check-on-draw-turn = Radiazioni immediate
    .about = Brillamenti solari e raggi cosmici colpiscono chi li pesca già alla fine di quello stesso turno.
option-lunar-lost-turns-add-up = I turni persi si sommano
    .about = Due eventi prima del turno successivo fanno perdere due turni; altrimenti ne fanno perdere uno solo.
option-lunar-equal-turns = Stesso numero di turni
    .about = Quando qualcuno soddisfa entrambe le condizioni si finisce il giro, e vince chi ha più denaro; la parità alza il limite a 300 M.
option-lunar-max-rounds = Numero massimo di giri
    .about = Dopo tanti giri la partita si ferma; vince chi ha più denaro, tra chi ha collegato sette grandi città se qualcuno lo ha fatto.

## Le regole in breve

lunar-rules-goal = Lo scopo
    .text = Ognuno costruisce una ferrovia sulla Luna e guida un treno. Vince subito chi finisce un proprio turno con sette delle otto grandi città collegate da un’unica rete propria ininterrotta e con almeno 250 M in contanti.
lunar-rules-turn = Un turno
    .text = Prima la fase operativa: viaggi, carichi, consegni e paghi pedaggi, nell’ordine che vuoi. Poi la costruzione: fino a 20 M per turno, per binari e locomotive insieme. Al posto di un turno intero puoi scartare tutte e tre le carte richiesta e pescarne di nuove.
lunar-rules-opening = I turni iniziali
    .text = Si comincia con 60 M, una Von Braun e tre carte richiesta scoperte. Nei primi due turni si costruisce soltanto, senza altro limite che il denaro: prima in senso orario dal primo giocatore, poi nell’ordine inverso. Comincia chi ha la richiesta più alta.
lunar-rules-build = Costruire
    .text = I binari uniscono milepost vicini. Partono da dove hai già binari, oppure dal bordo di una grande città qualsiasi, ma al massimo due tratti per turno possono partire da grandi città. Tra due milepost c’è posto per un solo tratto. Non si fa credito.
lunar-rules-cost = Quanto costa
    .text = Il prezzo dipende dal milepost di arrivo: mare 1 M, montagna 2 M, montagna alpina 5 M, città piccola o media 3 M, grande città 5 M. Il bordo di un cratere o una valle in mezzo aggiunge 1 M.
lunar-rules-sides = Le due facce
    .text = Le lettere sul bordo uniscono la faccia visibile e quella nascosta: il binario va da un milepost, attraverso una coppia di lettere uguali, a un milepost dall’altra parte, e costa quanto quest’ultimo. Per ogni coppia passa un solo tratto. Peary e Scott, ai poli, sono città di entrambe le facce.
lunar-rules-cities = Posto nelle città
    .text = L’area rossa di una grande città è di tutti: nessuno ci costruisce, tutti i treni ci passano. Una città piccola accetta i binari di due giocatori, una media di tre, con tre tratti ciascuno. Nessuno può prendere l’ultimo posto che serve ad altri per collegarsi.
lunar-rules-train = Il treno
    .text = Compare la prima volta in una città a scelta. Ogni milepost costa un punto di movimento, fino alla velocità della locomotiva; passare sull’altra faccia non costa più del milepost di arrivo. Un treno torna indietro solo in una città. Se non può proseguire, girarlo costa il movimento di un turno intero.
lunar-rules-tolls = I pedaggi
    .text = I tuoi binari sono gratuiti. Quelli di un altro giocatore costano 4 M per turno, pagati a lui prima di entrarci, per quanta strada si faccia. Nessuno può rifiutare il passaggio.
lunar-rules-loads = I carichi
    .text = Una merce si carica in una città che la produce, finché ce n’è un gettone libero, e non più di quanto porti la locomotiva. Ogni carico si può lasciare in qualsiasi città, senza compenso. Caricare e scaricare non costa movimento.
lunar-rules-deliver = Le consegne
    .text = Porta quello che chiede una tua carta nella sua città e incassi subito. La carta si scarta, con le altre due richieste, e ne peschi una nuova. Se esce un evento ha effetto immediato, e si continua a pescare.
lunar-rules-locos = Le locomotive
    .text = Per 10 M passi a una locomotiva del livello successivo: più veloce o più capiente. I livelli sono cinque, e due passaggi in un turno consumano tutti i 20 M. Una locomotiva può essere esaurita perché la usano gli altri.
lunar-rules-events = Gli eventi
    .text = Quasi tutti gli eventi durano fino alla fine del prossimo turno di chi li ha pescati e valgono per tutti. Le meteore cancellano i binari intorno a tre luoghi; gli scioperi fermano carichi o costruzioni; lunamoti e lava chiudono un tipo di terreno; la decompressione chiude i binari di chi l’ha pescata. Durante brillamenti solari e raggi cosmici cerca riparo in una città: chi resta allo scoperto perde carichi e un turno. La tassa prende un quinto del denaro di tutti, che da allora è visibile.
lunar-rules-lost = I turni persi
    .text = In un turno perso non si fa nulla. Chi perde un turno nel mezzo del proprio perde il resto di quello e tutto il successivo.

lunar-favourites = Lunar Rails: città preferite per le consegne
