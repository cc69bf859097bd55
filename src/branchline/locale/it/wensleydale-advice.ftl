### Consigli per Last Train to Wensleydale: a che cosa mirare, e quanto vale una mossa.

## A che cosa mirare

wensleydale-aim-last = È l’ultimo turno: riempi i treni e cedi tutto quello che puoi; ogni binario che tieni costa un punto.
wensleydale-aim-box = Fai un’offerta per il riquadro { $box } ({ $points }): è quello che serve di più ai tuoi piani.
wensleydale-aim-line = Costruisci una linea { $a_from } { $b_to }: { wensleydale-part-links }.
wensleydale-aim-no-line = In questo turno non costruire: nessuna linea rende quello che costa.
wensleydale-aim-train = Compra il { $train_full }.
wensleydale-aim-hand-over = Cedi una linea { $company_to }: ti costa più di quanto rende ancora.
wensleydale-aim-keep = Tieni le tue linee: rendono ancora più di quanto costano.
wensleydale-aim-piece = Carica { $piece_many } dove puoi: sono quello che manca di più ai tuoi gruppi.

## Di che cosa è fatta una mossa

wensleydale-term-pieces = Pezzi e gruppi
wensleydale-term-profit = Profitto
wensleydale-term-links = Binari sul tabellone
wensleydale-term-left-behind = Pezzi per il prossimo turno
wensleydale-term-purse = Cubetti e influenza
wensleydale-term-others-first = Altri possono costruire prima
wensleydale-term-other-partners = Se il secondo riquadro è un altro
wensleydale-term-order = Ordine di gioco
wensleydale-term-overbid = Più cubetti del necessario
wensleydale-term-hurry = Prima che lo comprino altri
wensleydale-term-foreseen = Come può andare avanti il turno
wensleydale-term-unweighed = Non valutato

## Che cosa insegna una decisione

wensleydale-learnt-bid-more = Un riquadro vale ciò che rende al tuo piano migliore: offri fin lì, o lo prende un altro per meno.
wensleydale-learnt-bid-less = Ogni cubetto che tieni posa binari: parti basso e rilancia solo se qualcuno ti supera.
wensleydale-learnt-other-box = Scegli la linea prima di offrire: il riquadro che le serve vale più di quello con più punti.
wensleydale-learnt-bid = I cubetti comprano poco che l’influenza non compri meglio: offri finché c’è un riquadro che ti serve.
wensleydale-learnt-decline = Un riquadro senza un piano è sprecato: quei cubetti posano binari.
wensleydale-learnt-other-line = Cerca una linea dove aspettano più pezzi che nessun avversario raggiunge prima di te.
wensleydale-learnt-build-on = Un binario che raggiunge qualcosa da caricare si ripaga: prosegui finché ce n’è.
wensleydale-learnt-short-line = Ogni binario costa £1 a turno: fermati dove non c’è più nulla da caricare.
wensleydale-learnt-payment = Paga con ciò per cui non hai piani: tieni l’influenza che ti fa stare davanti.
wensleydale-learnt-other-train = Prendi il treno che porta proprio ciò che raggiungi, non il più grande.
wensleydale-learnt-other-piece = Carica prima ciò che raggiunge anche un avversario; il resto può aspettare.
wensleydale-learnt-load = Un pezzo è un punto e anche denaro: caricalo finché c’è posto su un treno.
wensleydale-learnt-leave-it = Non tutti i pezzi valgono il loro treno: passare presto tiene influenza per il prossimo turno.
wensleydale-learnt-hand-over = Una linea senza più nulla da caricare costa soltanto: cedila finché hai l’influenza.
wensleydale-learnt-keep-line = Una linea con ancora qualcosa da caricare vale di più in mano tua: cedi quella vuota.
