### Le parole sotto le figure nelle regole di Last Train to Wensleydale.

wensleydale-picture-w1 = I cubetti investimento e i binari dei giocatori; pietra, formaggio, passeggeri e oppositori; i quattro tipi di influenza.
wensleydale-picture-w6 = Un riquadro con tre punti stampati e il suo segnalino, che è tondo. L’offerta minima è di tre cubetti; con quattro la si supera.
wensleydale-picture-w8 = Un binario costa 1 tra due pianure, 2 se a un capo c’è una valle. Una città di una compagnia aggiunge un punto di quella compagnia, ogni oppositore un punto governo.
wensleydale-picture-w9 = Le città minori sono tonde, le maggiori quadrate: libere, della Midland, della North Eastern o di entrambe.
wensleydale-picture-w10 = I treni costano tre, due o un punto treno. Gli spazi tondi sono per i passeggeri, quelli quadrati per le merci.
wensleydale-picture-w11 = Per il formaggio serve un tuo binario nella sua zona, per la pietra uno in una città libera accanto alla sua collina, per un passeggero binari tuoi fino a una città della compagnia del suo colore.
wensleydale-picture-w13 = Quanto rende ogni pezzo caricato nel turno, e quanto costa ogni binario sul tabellone.
wensleydale-picture-w15 = Tre binari passano alla Midland per due punti Midland, e la città in cui finiscono diventa una città della compagnia.
wensleydale-picture-w17 = Quattro pezzi che formano un gruppo valgono 4 punti e altri 2. Ogni binario rimasto sul tabellone ne toglie 1.
