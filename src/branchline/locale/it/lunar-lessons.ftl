### Le lezioni di Lunar Rails: titolo, argomento, compiti e parole di chiusura.

## Richieste e merci

lunar-lesson-demands = Richieste e merci
    .about = Leggi una carta richiesta, trova dove si produce la merce e portala dove la vogliono.
    .end = Il denaro si fa così: trova, carica, porta, consegna. Hai sempre nove richieste su tre carte: cercane due che vanno nella stessa direzione. Le consegne lontane rendono di più, ma prima servono i binari.
lunar-lesson-demands-place = Le tue tre carte hanno tre richieste ciascuna: la merce, la città che la vuole e quanto paga. Punta ossigeno a Tranquillità per 9 M: la mappa mostra dove si produce l’ossigeno. I tuoi binari collegano già una di queste città a Tranquillità: clicca su Ptolemaeus nella mappa, e il tuo treno parte da lì.
lunar-lesson-demands-load = Una merce si carica in una città che la produce. Accanto alla mappa vedi che cosa c’è a Ptolemaeus: carica l’ossigeno.
lunar-lesson-demands-second = Il tuo treno ha posto per due carichi. Un’altra carta chiede computer, sempre a Tranquillità, e si producono anche qui. Caricali: così un viaggio serve a due richieste.
lunar-lesson-demands-ride = Ora si parte. Clicca su Tranquillità nella mappa: compare la via, cinque milepost sui tuoi binari, e il tuo treno ne fa dieci per turno. Poi premi il pulsante per viaggiare.
lunar-lesson-demands-deliver = Sei nella città che vuole tutti e due. Consegna l’ossigeno e i computer: vieni pagato subito. Ogni volta la carta se ne va con le altre due richieste, e ne peschi una nuova.
lunar-lesson-demands-new = Guarda le tue nuove carte. Una chiede titanio a Ptolemaeus, da dove sei venuto, e il titanio si produce proprio qui. Caricalo: così anche il ritorno è pagato.

## Costruire

lunar-lesson-building = Posare i binari
    .about = Posa binari da una grande città, guarda quanto costa il terreno e passa sull’altro lato della Luna.
    .end = Guarda il prezzo prima di costruire: mare 1 M, montagna 2 M, montagna alpina 5 M, città piccola o media 3 M, grande città 5 M, e un bordo o una valle 1 M in più. Costruisci solo ciò che una consegna ripaga presto, e fai passare le linee dalle grandi città: alla fine te ne servono sette.
lunar-lesson-building-out = Nei primi due turni si costruisce soltanto, spendendo quanto vuoi dei tuoi 60 M. Una carta paga 14 M per il titanio a Gauss, e Taurus-Littrow ha titanio. I binari partono dal bordo di una grande città, e Mare Crisium sta in mezzo. Clicca su Taurus-Littrow, guarda quanto costa e costruisci.
lunar-lesson-building-rim = Ogni tratto costa quanto il milepost verso cui va: mare 1 M, montagna 2 M, montagna alpina 5 M, città piccola o media 3 M. Superare un bordo di cratere o una valle aggiunge 1 M. Gauss sta dentro un cratere, quindi l’ultimo tratto costa 4 M. Costruisci lo stesso fino a Gauss: la consegna lo ripaga.
lunar-lesson-building-end = In un turno solo due tratti possono uscire da grandi città, e li hai usati entrambi. Per ora tieni il resto del denaro: termina il turno. Tutti costruiscono ancora una volta prima che i treni partano.
lunar-lesson-building-letter = Le tute spaziali rendono 26 M a Tycho, e vengono solo da Joliot, sul lato lontano. Ci si arriva dalle lettere sul bordo della mappa: un tratto passa per una coppia di lettere uguali e costa quanto il milepost di là. Sopra la mappa passa al lato lontano, clicca su Joliot e costruisci.
lunar-lesson-building-turn = Termina il turno. Dal terzo turno prima viaggia il treno, poi costruisci, per 20 M al massimo. Il tuo treno non ha ancora niente da portare: passa subito alla costruzione.
lunar-lesson-building-join = Alla fine devi collegare sette grandi città. Collega Mare Nectaris alla tua rete. Entrare in una grande città costa 5 M, uscirne solo quanto costa il terreno: per questo la via mostrata parte dai due capi.

## Viaggiare e caricare

lunar-lesson-riding = Viaggiare e caricare
    .about = Usa tutti i milepost di un turno, carica lungo la strada e impara dove un treno può girarsi.
    .end = Un buon viaggio non è mai a vuoto: carica all’andata, carica per il ritorno, e finisci il turno in una città se vuoi tornare indietro. Ciò che nessuna carta chiede più si lascia senza compenso.
lunar-lesson-riding-drop = Il tuo treno ha posto per due carichi, e un posto è occupato dal torio. Nessuna tua carta lo chiede più. In qualsiasi città si può lasciare un carico, senza compenso: lascia il torio.
lunar-lesson-riding-load = Caricare e lasciare non costano movimento. Una tua carta chiede formaggio a Hadley, e solo Plato ha il formaggio. Caricalo.
lunar-lesson-riding-pass = Andando a Hadley passi da Sinus Iridum, che ha macchinari per Copernicus. Clicca su Sinus Iridum e viaggia fin lì, poi carica i macchinari. La sosta non costa niente: il treno riparte con i milepost che restano.
lunar-lesson-riding-deliver = Ogni milepost ne consuma uno dei tuoi dieci, anche nella zona rossa di una grande città, dove tutti viaggiano gratis. Te ne restano otto, e Hadley è a sei. Vai lì e consegna il formaggio.
lunar-lesson-riding-glass = A bordo c’è di nuovo un posto libero. Hadley ha il vetro, che Copernicus chiede, e anche i macchinari vanno lì. Carica il vetro.
lunar-lesson-riding-back = Un treno può girarsi solo in una città, quindi fallo qui. Clicca su Copernicus: la via torna al bivio e prende l’altro ramo. Viaggia fin dove arriva questo turno, termina il turno, prosegui nel prossimo e consegna i due carichi.

## Pedaggi

lunar-lesson-tolls = I binari degli altri
    .about = Viaggia sui binari degli altri pagando un pedaggio, impara quando conviene averne di propri e incassa pedaggi anche tu.
    .end = Un pedaggio costa 4 M per proprietario e per turno, per quanto lontano tu vada. Per un solo viaggio conviene quasi sempre rispetto a costruire. Dove passi di continuo, costruisci. Una cosa però i pedaggi non la fanno: i binari degli altri non collegano le tue grandi città.
lunar-lesson-tolls-toll = Scott paga 12 M per i robot che hai a bordo. Una linea tua costerebbe più di 20 M, ma quella del tuo avversario ci arriva da Tycho. Puoi usarla: 4 M per tutto il turno, per quanto lontano tu vada, e nessuno può rifiutare. Clicca su Clavius, che è lungo la strada, e viaggia.
lunar-lesson-tolls-load = Il pedaggio di questo turno è pagato, quindi fermarsi non costa altro. Un’altra carta chiede verdura a Scott. Si produce a Clavius: caricala lì.
lunar-lesson-tolls-deliver = Prosegui fino a Scott e consegna i due carichi: 19 M per un pedaggio di 4 M. Se non arrivi in questo turno, il prossimo costa un nuovo pedaggio.
lunar-lesson-tolls-own = Clavius ha robot e verdura, quindi ci passerai spesso, e tre pedaggi costano più di una linea tua. Tra due milepost c’è posto per un solo tratto, quindi i tuoi corrono accanto a quelli del tuo avversario. Clicca su Clavius, scegli di costruire e posa i binari.
lunar-lesson-tolls-earn = Vale anche al contrario. Il treno del tuo avversario è a Tycho e vuole andare a nord, dove arriva solo la tua linea. Termina il turno e guarda il tuo denaro.

## Eventi

lunar-lesson-events = Eventi
    .about = Prendi nuove carte, aspetta che passi un brillamento, approfitta di una penuria e ripara i danni delle meteore.
    .end = La maggior parte degli eventi dura fino alla fine del prossimo turno di chi li ha pescati. Che cosa vietano è scritto sulla carta accanto alla mappa. Aspetta in una città, giraci intorno o intanto fai altro: carica, costruisci sull’altro lato, metti da parte denaro.
lunar-lesson-events-exchange = Nessuna delle tue nove richieste vale il viaggio: i tuoi binari e le loro città sono troppo lontani. Invece di un turno puoi scartare tutte e tre le carte e pescarne di nuove. Premi «Nuove carte» e conferma. Nello stesso mazzo ci sono gli eventi, e quelli che escono valgono subito.
lunar-lesson-events-wait = Un brillamento solare sul lato vicino: lì nessun treno lascia una città, e chi finisce il turno allo scoperto perde un carico e un turno, come è appena successo al tuo avversario. A Ptolemaeus sei al sicuro. Carica ossigeno e computer per Tycho, poi termina il turno: il brillamento è finito.
lunar-lesson-events-deliver = La via è libera, e il tuo avversario perde un turno. Vai a Tycho e consegna i computer. In cambio peschi una nuova carta, e una nuova carta può sempre essere un evento.
lunar-lesson-events-shortage = Questo è un evento buono. Finché mancano le sostanze volatili, il primo carico di ossigeno in una grande città qualsiasi rende 20 M, senza carta. La tua carta ne pagherebbe 8. Consegna l’ossigeno per la penuria.
lunar-lesson-events-meteor = Termina il turno. Il tuo avversario prende nuove carte, e cadono meteore: tutti i binari intorno ai punti colpiti spariscono, e con loro due dei tuoi tratti. Nel tuo prossimo turno passa alla costruzione, clicca su Clavius e posali di nuovo.
lunar-lesson-events-lava = Termina il turno: il prossimo evento è una colata lavica, che chiude tutti i mari. La tua linea per Ptolemaeus ne attraversa uno, quella per Clavius resta in montagna. Non aspettare: vai a Clavius e carica la verdura, che Ptolemaeus vuole appena la via è libera.

## Locomotive e vittoria

lunar-lesson-winning = Locomotive e vittoria
    .about = Compra una locomotiva migliore al momento giusto, collega la settima grande città e vinci.
    .end = Sette grandi città sui tuoi binari e 250 M in contanti alla fine del tuo turno: lo scopo è tutto qui. Una locomotiva migliore comprata presto si ripaga a ogni viaggio, e le ultime grandi città conviene collegarle quando il denaro è quasi raggiunto. Sei pronto per una partita.
lunar-lesson-winning-locomotive = Per 10 M passi a una locomotiva del livello successivo. La tua Atlas fa 14 milepost con due carichi. La Titan ne fa 16, la Proton porta tre carichi. Copernicus paga 20 M per il tuo alluminio ed è a 16 milepost: con la Titan ci arrivi al prossimo turno. Scegline una.
lunar-lesson-winning-deliver = Termina il turno, e nel prossimo vai a Copernicus e consegna l’alluminio. Per vincere servono 250 M in contanti alla fine del tuo turno: con questa consegna ne hai 253. Ciò che spendi in binari e locomotive non conta più.
lunar-lesson-winning-join = Il denaro c’è. L’altra condizione: sette delle otto grandi città, collegate dai tuoi binari senza interruzioni. Ne hai sei. Passa alla costruzione, clicca su Mare Crisium e costruisci il tratto che manca. Costa 2 M, quindi ne restano 251.
lunar-lesson-winning-win = Le due condizioni si guardano quando finisce il tuo turno, dopo aver pagato tutto. Hai sette grandi città e 251 M. Termina il turno.
