### Quel che si dice soltanto dei tabelloni di Ticket to Ride: Germany.

germany-board-file = il file di un tabellone è un solo oggetto JSON
germany-board-rows = { $count } voci; se ne ammettono al massimo { $most }
germany-board-ends = { $count } città e posti di confine; se ne ammettono al massimo { $most }
germany-board-colours = i colori delle carte sono { $allowed }, in quest’ordine
germany-board-passengers = in tutti i luoghi insieme i passeggeri sono { $count }; ne servono { $wanted }
germany-board-spot = le linee che finiscono qui sono { $count }; ce ne vuole una
germany-board-no-spot = nessun posto di confine appartiene a questa nazione
germany-board-route-loop = la linea va da { $value } a sé stessa
germany-board-colour = { $value } non è né un colore delle carte né { $grey }
germany-board-parallel = { $value } non è il gruppo di una linea parallela, { $wanted }
germany-board-routes = { $count } linee in { $colours }; se ne ammettono al massimo { $most }
germany-board-tickets = qui ci vuole un oggetto con le liste «short» e «long»
germany-board-few-tickets = i biglietti sono { $count }; ne servono almeno { $least }
germany-board-ticket-loop = il biglietto va da { $value } a sé stesso
germany-board-lost = senza longitudine e latitudine in gradi si disegna al margine
germany-board-alone = nessuna linea arriva qui
germany-board-apart = da qui nessuna linea porta a { $place }
germany-board-no-way = nessuna linea unisce { $a } e { $b }, quindi nessuno può completare questo biglietto
germany-board-few-spaces = { $count } caselle in tutto, meno dei { $wanted } vagoni di due giocatori
