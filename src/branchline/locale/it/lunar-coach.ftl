### Che cosa dice l’istruttore in una prima partita di Lunar Rails.

lunar-coach-opening = Nei primi due turni si costruisce soltanto. Scegli una richiesta in cui merce e città sono vicine e posa i binari tra loro partendo dal bordo di una grande città; meglio una linea corta che rende presto che una lunga.
lunar-coach-place = Metti il treno in una città qualsiasi, meglio dove si produce qualcosa che una tua carta chiede. Da quel momento viaggia solo sui binari.
lunar-coach-operate = Viaggia di milepost in milepost; caricare e consegnare lungo la strada non costa movimento. I tuoi binari sono gratuiti, quelli di un altro costano 4 M per turno: spesso meno che costruire accanto.
lunar-coach-load = Queste merci si producono qui, e caricare non costa movimento. Riempi ogni posto libero con qualcosa che una tua carta chiede lungo la strada.
lunar-coach-deliver = Una tua carta chiede questo carico proprio qui: consegnalo e incassi subito. La carta si scarta con le altre due richieste, e ne peschi una nuova.
lunar-coach-exchange = Se nessuna delle tue nove richieste vale il viaggio, puoi scartare tutte e tre le carte e pescarne di nuove. Costa il turno intero: fallo presto o non farlo.
lunar-coach-stranded = Il tuo treno non può proseguire, e fuori città non può tornare indietro. Rinuncia al movimento di questo turno per girarlo, oppure costruisci davanti a lui.
lunar-coach-build = Spendi fino a 20 M in binari e locomotive; il prezzo dipende dal milepost di arrivo, e bordi di crateri e valli aggiungono 1 M. Costruisci verso le merci delle tue carte e verso le grandi città: con sette collegate e 250 M in contanti si vince la partita.
lunar-coach-upgrade = Per 10 M passi a una locomotiva del livello successivo: più veloce, o con posto per un carico in più. Conviene comprarla quando una linea già rende: si ripaga a ogni viaggio.
lunar-coach-event = Un evento vale per tutti fino alla fine del prossimo turno di chi l’ha pescato. Che cosa vieta è scritto sulla carta; spesso basta aspettare in una città o fare un’altra strada.
lunar-coach-give-up = La nuova locomotiva porta meno carichi, quindi uno torna nella riserva. Rinuncia a quello la cui consegna è più lontana o rende meno.
lunar-coach-flare = Un brillamento solare ha sorpreso il tuo treno allo scoperto e porta via un carico. Lascia quello più facile da riprendere.
lunar-coach-relocate = Una meteora ha colpito il tuo treno: i carichi sono persi, e riparte da una città sui tuoi binari. Scegline una che produce ciò che chiedono le tue carte.
lunar-coach-last-round = Qualcuno ha soddisfatto le due condizioni, e il giro si gioca fino in fondo. Vince chi ha più denaro: consegna ciò che puoi e non costruire altro.
