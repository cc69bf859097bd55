### Che cosa dice l’istruttore in una prima partita di Ticket to Ride: Germany.

germany-coach-setup-mix = Di’ quanti biglietti corti e lunghi vuoi pescare; dei quattro ne tieni almeno due. I corti si completano presto, i lunghi rendono di più: per una prima partita vanno bene tre corti e uno lungo.
germany-coach-setup-keep = Un biglietto nomina due luoghi: se li colleghi con le tue linee i suoi punti sono tuoi, altrimenti ti vengono tolti. Tieni quelli che vanno nella stessa direzione e rimetti via i più lontani.
germany-coach-turn = Fai una di tre cose: prendi due carte, prendi il controllo di una linea o peschi altri biglietti. Raccogli i colori delle linee che servono ai tuoi biglietti e prendile prima che lo faccia qualcun altro.
germany-coach-second = La prima carta è tua; ora prendine una seconda, scoperta o dal mazzo. Una locomotiva scoperta vale due carte, quindi non può essere la seconda.
germany-coach-payment = Una linea costa tante carte quante sono le sue caselle, tutte dello stesso colore; le locomotive sostituiscono qualsiasi carta. Tienile per le linee lunghe, dove l’ultima carta è la più difficile da trovare.
germany-coach-passenger = Prendi un passeggero da ciascun capo della linea di cui hai preso il controllo. Alla fine chi ne ha di più di un colore prende 20 punti e il secondo 10: meglio due o tre colori con molti passeggeri che tutti con pochi.
germany-coach-tickets = Invece di carte o di una linea puoi pescare altri quattro biglietti e tenerne almeno uno. Conviene quando la tua rete è grande: i nuovi biglietti possono essere già fatti a metà.
germany-coach-keep = Tienine almeno uno; gli altri vanno sotto il mazzo. Quelli che le tue linee collegano quasi del tutto danno punti con poca fatica, gli altri ti costerebbero alla fine.
germany-coach-last-round = A qualcuno restano due vagoni o meno: ognuno ha ancora un turno. Le carte in mano ora non valgono più nulla, quindi prendi la linea migliore che puoi pagare.
