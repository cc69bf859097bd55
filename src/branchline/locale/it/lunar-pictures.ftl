### Le parole sotto le figure nelle regole di Lunar Rails.

lunar-picture-l2 = Milepost di mare lunare, di montagna e di montagna alpina; città piccole, medie e grandi; un bordo di cratere e una valle, che stanno tra i milepost.
lunar-picture-l3 = Una carta richiesta: tre richieste, ognuna con la merce, la città che la vuole e quanto paga.
lunar-picture-l6 = Un tratto costa quanto il milepost verso cui si costruisce. Attraversare un bordo di cratere o una valle aggiunge 1 M.
lunar-picture-l7 = Una grande città ha sette milepost. In un turno al massimo due tratti si costruiscono in uscita dalle grandi città.
lunar-picture-l9 = I binari verso una lettera wrap continuano subito dalla stessa lettera sull’altra faccia.
lunar-picture-l11 = Le locomotive, livello per livello, con velocità e carichi. Ogni passaggio di livello costa 10 M.
lunar-picture-l15 = I propri binari sono gratuiti. Quelli di un altro giocatore costano 4 M per tutto il turno, pagati a lui.
lunar-picture-l16 = La prima locomotiva porta due carichi. Queste sono tutte le merci della Luna.
lunar-picture-l18 = I tipi di eventi, ognuno con il capitolo che dice che cosa fa.
lunar-picture-l27 = Sette delle otto grandi città su un’unica rete, e 250 M in contanti.
