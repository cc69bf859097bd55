### Una partita finita a Last Train to Wensleydale in cifre, sotto le decisioni dell’analisi.

## Riquadri

wensleydale-boxes = Riquadri: prezzo e valore
wensleydale-boxes-said = { $cubes ->
    [one] { $cubes } cubetto pagato per riquadri che valevano { $worth }.
   *[other] { $cubes } cubetti pagati per riquadri che valevano { $worth }.
}
wensleydale-boxes-about = Il valore è ciò che un riquadro ha reso alla fine: 1 per ogni suo punto che ha pagato binari, un treno o una cessione, un terzo per ogni punto usato al posto di un punto treno, niente per un punto mai speso. Si contano spesi per primi i punti più vecchi. Ciò che i punti hanno dato per l’ordine di gioco non è contato.
wensleydale-boxes-turn = Turno
wensleydale-boxes-box = Riquadro
wensleydale-boxes-paid = Cubetti
wensleydale-boxes-worth = Valore
wensleydale-boxes-points = A che cosa sono serviti i punti
wensleydale-boxes-point = { $use }: { $points }
wensleydale-point-track = binari
wensleydale-point-train = treno
wensleydale-point-exchange = tre per uno
wensleydale-point-takeover = cessione
wensleydale-point-left = non speso
wensleydale-point-lost = senza posto sulla barra

## Pezzi raggiungibili

wensleydale-reached = Pezzi a portata: caricati, presi da altri, rimasti
wensleydale-reached-said = Pezzi a portata caricati: { $shipped } su { $all }.
wensleydale-reached-about = Si contano i pezzi che le linee di un giocatore raggiungevano, in un turno qualsiasi, quando partivano i treni, e la loro sorte da allora in poi, che ci fosse posto su un treno o no.
wensleydale-reached-all = A portata
wensleydale-fate-shipped = Caricati
wensleydale-fate-snatched = Da altri
wensleydale-fate-dead = Fuori dal gioco
wensleydale-fate-left = Rimasti lì
wensleydale-reached-snatched = { $area }: { $player } carica { $pieces }.
wensleydale-reached-dead = { $area }: { $pieces } fuori dal gioco quando { $player } cede una linea.
wensleydale-reached-left = { $area }: { $pieces } ancora lì alla fine.

## Profitto

wensleydale-source = Da dove viene il profitto
wensleydale-source-said = Profitti e perdite alla fine: { $level }.
wensleydale-source-about = In £, su tutti i turni. Ogni binario costa £1 in ciascun turno in cui è sul tabellone; ciò che va oltre la fine della barra è perso.
wensleydale-source-pieces = { $piece_many }
wensleydale-source-beyond = oltre la fine della barra
wensleydale-source-turn = Turno { $turn }
