### Consigli per Lunar Rails: a che cosa mirare, e quanto vale una mossa.

## A che cosa mirare

lunar-aim-win = Hai il denaro per la vittoria: collega le grandi città che mancano e tieni 250 M.
lunar-aim-upgrade = Compra { $loco_full }: si ripaga a ogni milepost che verrà.
lunar-aim-exchange = Cambia le carte: è probabile che altre richieste rendano più di queste.
lunar-aim-deliver = Porta { $good } { $a_from } { $b_to }: { $pay } M.
lunar-aim-carry = Consegna { $good } { $b_to }: { $pay } M.
lunar-aim-build = Costruisci i binari che mancano: { $cost } M.
lunar-aim-major = Prossima grande città da collegare: { $city }, per { $cost } M.

## Di che cosa è fatta una mossa

lunar-term-pay = Guadagno
lunar-term-track = Binari
lunar-term-tolls = Pedaggi
lunar-term-joining = Grandi città collegate
lunar-term-later = Per i viaggi futuri
lunar-term-enough = Più di quanto serve per vincere
lunar-term-time = Tempo che richiede
lunar-term-pocket = Poco denaro in cassa
lunar-term-delay = Tempo perso
lunar-term-spare-load = Un carico di riserva
lunar-term-astray = Binari fuori dal piano
lunar-term-locomotive = Locomotiva
lunar-term-hand = Carte nuove
lunar-term-nothing = Nessun piano rimasto

## Il piano sulla mappa

lunar-plan-stretch = { $a_from } { $b_to }: { $count ->
    [one] { $count } tratto
   *[other] { $count } tratti
}

## Che cosa insegna una decisione

lunar-learnt-upgrade = Una locomotiva più veloce si ripaga a ogni viaggio: comprala presto, appena una consegna lascia denaro.
lunar-learnt-upgrade-later = Verso la fine una locomotiva non si ripaga più: tieni il denaro, conta per i 250 M.
lunar-learnt-new-hand = Nove richieste scarse costano più di un turno perso: prendi nuove carte quando nessuna rende.
lunar-learnt-keep-hand = Le nuove carte costano un turno intero: cerca prima due richieste sullo stesso viaggio.
lunar-learnt-build = I binari che servono a due consegne si ripagano presto: costruiscili prima di partire.
lunar-learnt-less-track = Il denaro dei binari non torna: costruisci solo ciò che serve alla prossima consegna, o paga un pedaggio.
lunar-learnt-other-way = Quando puoi, fai passare la linea da una grande città: alla fine ne servono sette collegate.
lunar-learnt-load = Un treno non deve mai viaggiare vuoto: carica ciò che trovi per strada e che qualcuno vuole più avanti.
lunar-learnt-other-load = Un posto a bordo vale il carico più pagato del viaggio: lascia lì quello che rende poco.
lunar-learnt-deliver = Il denaro arriva con la consegna: porta ciò che hai a bordo prima di cominciare altro.
lunar-learnt-other-trip = Confronta quanto rende un viaggio per milepost: due carichi sulla stessa strada battono uno caro e lontano.
lunar-learnt-go-on = I milepost avanzati vanno persi: usali tutti, e finisci in una città se devi tornare indietro.
lunar-learnt-wait = Se un evento chiude la strada, aspettare in una città costa meno di un carico o di un turno persi.
