### Le parole sotto le figure nelle regole di Ticket to Ride: Germany.

germany-picture-g1 = Le carte treno di otto colori e le locomotive, i passeggeri di sei colori e i vagoni di cinque giocatori.
germany-picture-g4 = Due carte per turno: ognuna si sceglie tra quelle scoperte o si pesca alla cieca dal mazzo.
germany-picture-g5 = Tre locomotive scoperte: tutte e cinque le carte si scartano e si sostituiscono.
germany-picture-g6 = Una linea gialla di quattro caselle, pagata con tre carte gialle e una locomotiva, riceve quattro vagoni.
germany-picture-g7 = In due o tre giocatori il secondo binario si chiude appena qualcuno prende il primo. In quattro o cinque può prenderlo un altro giocatore.
germany-picture-g8 = Chi prende il controllo della linea prende un passeggero da ogni capo, qui uno verde e uno rosso.
germany-picture-g9 = Quanti punti danno le linee da una a sette caselle.
germany-picture-g10 = Si sono pescati due biglietti corti e due lunghi. Qui se ne tiene uno, gli altri vanno sotto i loro mazzi.
germany-picture-g13 = I passeggeri rossi alla fine: chi ne ha di più prende 20 punti, il secondo 10, e 10 ciascuno in caso di parità. Chi non ne ha non prende nulla.
