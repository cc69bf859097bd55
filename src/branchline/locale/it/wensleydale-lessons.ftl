### Le lezioni di Last Train to Wensleydale: titolo, argomento, compiti e parole di chiusura.

## L’asta

wensleydale-lesson-auction = L’asta
    .about = Offri cubetti per l’influenza, impara quanto vale un riquadro e stai davanti dove conta.
    .end = Due riquadri a ogni turno, con meno cubetti possibile: un riquadro che nessun altro vuole costa poco. L’influenza che non spendi resta tua, fino a 8 per tipo.
wensleydale-lesson-auction-bid = Ogni turno comincia con un’asta per l’influenza. Un riquadro della fila in alto dà quattro punti, da tre cubetti; uno di quella in basso tre punti, da due cubetti. Il riquadro 1 dà due punti North Eastern, un punto treno e un punto Midland. Offri 3, 4 o 5 cubetti.
wensleydale-lesson-auction-again = Qualcuno offre sei cubetti per il riquadro 1, e i tuoi tornano in mano. Potresti rilanciare, ma i cubetti che tieni pagano i tuoi binari, e ti servono due riquadri. Il riquadro 5 dà due punti North Eastern e un punto treno. Fai un’offerta lì, al massimo quattro cubetti.
wensleydale-lesson-auction-top = L’influenza governo decide chi costruisce per primo. Il riquadro 3 porta chi lo prende da 1 a 3, e il 7 porterebbe a 3 anche te. Paga più tardi, così il tuo disco finisce in cima alla pila, e sulla stessa casella è davanti chi sta in cima. Offri per il 7, al massimo cinque cubetti.
wensleydale-lesson-auction-first = Il tuo disco sta in cima, quindi costruisci per primo e scegli tra tutti i confini: ognuno ha posto per un solo binario. Una linea parte da una città di una compagnia e costa un suo punto; hai tre punti North Eastern e un punto Midland. Costruisci un binario, dove vuoi.

## Costruire

wensleydale-lesson-building = Costruire una linea
    .about = Parti da una città di una compagnia, trova la strada e impara quanto costa ogni binario.
    .end = Nel prossimo turno puoi proseguire da ogni zona che i tuoi binari toccano, e solo le città delle compagnie costano di nuovo un punto. Ma ogni binario ti costa £1 a ogni turno in cui resta lì: una linea lunga ha bisogno di molto da caricare.
wensleydale-lesson-building-start = In ogni turno costruisci una linea. Parte da dove hai già binari, o da una città di una compagnia, per un suo punto. Hai quattro punti North Eastern e vuoi arrivare a Richmond: parti da Darlington o da Northallerton, città della North Eastern.
wensleydale-lesson-building-around = Tra due pianure un binario costa un punto. Su ogni confine c’è posto per un solo binario, e quello tra Gilling West e Richmond è di un avversario. Le città invece sono di tutti: entra da un’altra parte e arriva a Richmond passando da Scorton o da Bedale.
wensleydale-lesson-building-valley = Ogni binario che tocca una valle costa due punti, e nessun binario può toccare una collina. Ma ne vale la pena: nelle colline intorno a Reeth c’è pietra, e per caricarla basta un binario in una città accanto. Prosegui per Marske fino a Reeth.
wensleydale-lesson-building-pay = La linea costa sette punti, e tu hai cinque cubetti. Pagano prima i cubetti; il resto lo paga l’influenza, un punto alla volta, del tipo che vuoi. Termina la linea e tieni i punti treno: tra poco vorrai comprare un treno.

## Oppositori

wensleydale-lesson-opposition = Gli oppositori
    .about = I pezzi bianchi sbarrano la strada: paga per loro, o lascia che lo faccia un altro.
    .end = L’influenza governo decide chi costruisce per primo e paga gli oppositori, e quella che spendi fa scendere il tuo disco. A volte conviene costruire dopo, quando altri hanno liberato la strada.
wensleydale-lesson-opposition-follow = I pezzi bianchi nelle città sono persone che non vogliono la ferrovia. Chi costruisce fin lì paga un punto governo per ognuno, e questi escono dal gioco. Un avversario ne ha appena pagati due a Bedale, e ora la strada è libera per tutti. Costruisci da Northallerton a Bedale, passando da Leeming.
wensleydale-lesson-opposition-pay = Prosegui fino a Leyburn, per Finghall o per Hunton. Lì c’è un oppositore, e ti costa uno dei tuoi due punti governo, oltre al costo dei binari. Nient’altro può pagarlo, né cubetti né altra influenza.
wensleydale-lesson-opposition-whole = Gli oppositori di una zona si pagano tutti insieme, altrimenti la linea non entra. A Middleham ce ne sono due, e ti resta un punto governo. A Redmire ce n’è uno solo: vai lì.
wensleydale-lesson-opposition-finish = C’è un oppositore anche ad Aysgarth, e i tuoi punti governo sono finiti. Hai ancora cubetti, ma qui non servono. Termina la linea: costa cinque cubetti, i due punti governo e un punto North Eastern per la partenza da Northallerton.

## Treni e carichi

wensleydale-lesson-trains = Treni e carichi
    .about = Compra treni e carica formaggio, pietra e passeggeri lungo i tuoi binari.
    .end = A fine turno tutti i treni tornano liberi, e nel prossimo si comprano di nuovo. Costruisci dove un treno si può riempire, e stai davanti sulla barra treno dove anche altri raggiungono gli stessi pezzi.
wensleydale-lesson-trains-buy = A turno, ognuno fa una cosa: compra un treno, carica un pezzo o passa. Senza treno non si carica nulla; gli spazi tondi sono per i passeggeri, i quadrati per le merci. Con i tuoi due punti treno compra un treno della fila di mezzo che porti un passeggero e almeno due merci.
wensleydale-lesson-trains-cheese = Il formaggio si carica dove un tuo binario tocca la sua zona. A Leeming ce n’è uno, e anche un avversario ha un binario lì. Carica per primo ciò che altri potrebbero portarti via: il formaggio di Leeming.
wensleydale-lesson-trains-stone = La pietra sta nelle colline, dove i binari non arrivano. Ti serve un binario in una città accanto alla collina, che non sia di una compagnia. Leyburn e Redmire vanno bene. Carica una pietra da una delle colline vicine.
wensleydale-lesson-trains-passenger = I passeggeri vogliono andare in una città della loro compagnia: i verdi della North Eastern, i rossi della Midland. I tuoi binari portano da Leyburn e Redmire fino a Northallerton, ma a nessuna città della Midland: i rossi devono aspettare. Carica un passeggero verde.
wensleydale-lesson-trains-second = C’è altro da caricare. Puoi avere un treno di ogni costo, ma i punti treno sono finiti: tre cubetti o altri punti qualsiasi ne valgono uno. Dai cubetti: nel prossimo turno ne ricevi dodici. Compra un treno della fila più in basso che porti merci.
wensleydale-lesson-trains-fill = Tutto ciò che è a portata è elencato accanto alla mappa. Alla fine ogni pezzo vale un punto, e una pietra, un formaggio, un passeggero rosso e uno verde insieme ne valgono altri due. Carica altri due pezzi, quelli che vuoi.

## Profitti e perdite

wensleydale-lesson-profit = Profitti e perdite
    .about = Guarda quanto rende una linea, quanto costano i suoi binari e perché conviene che sia corta.
    .end = A fine partita un profitto si aggiunge ai tuoi punti e una perdita si toglie. La barra decide anche l’ordine dei giocatori. Ma ora la collina è vuota: dal prossimo turno i tuoi tre binari costano soltanto. Come liberarsene lo dice l’ultima lezione.
wensleydale-lesson-profit-build = Ogni binario sul tabellone ti costa £1 a ogni turno. I due binari fino a Muker non hanno più nulla da caricare e costano £2 lo stesso. Un solo binario da Kirkby Stephen a Ravenstonedale raggiunge due pietre; una pietra rende £2, tutto il resto £1. Costruiscilo e termina la linea.
wensleydale-lesson-profit-train = I treni costano punti treno, non denaro. Ci sono due pietre e un passeggero verde: compra un treno con due o più spazi per merci, meglio se ne ha anche uno per passeggeri.
wensleydale-lesson-profit-stone = Carica tutte e due le pietre. Rendono £4, e i tuoi tre binari costano £3. Accanto alla mappa vedi come andrebbe per ognuno se il turno finisse ora.
wensleydale-lesson-profit-book = Sei in attivo di £1. Se hai uno spazio per il passeggero verde di Ravenstonedale, rende £1 in più. Poi passa. Quando tutti sono passati, profitti e perdite si segnano sulla barra.

## Cedere una linea

wensleydale-lesson-handing = Cedere una linea
    .about = Cedi una linea in tempo e gioca l’ultimo turno fino alla fine.
    .end = Ora si conta: un punto per ogni pezzo, altri due per ogni gruppo completo, il profitto si aggiunge, e ogni binario rimasto sul tabellone toglie un punto. Chi cede in tempo risparmia a ogni turno e riprende i binari. Ora puoi giocare una partita.
wensleydale-lesson-handing-hand = La tua linea da Ripon a Lofthouse non ha più nulla da caricare e costa £4 a turno. Una compagnia prende una linea che parte da una sua città e finisce in una città, per un punto ogni due binari, arrotondato per eccesso. Cedila alla North Eastern fino a Lofthouse.
wensleydale-lesson-handing-bids = I quattro binari sono di nuovo tuoi, e questo è l’ultimo turno. L’altra linea parte da Skipton, città della Midland. Ha tre binari, quindi costerà due punti Midland, e non ne hai. Fai offerte per due riquadri con influenza Midland, al massimo cinque cubetti ciascuno.
wensleydale-lesson-handing-nothing = In un turno puoi cedere una sola linea, e ogni binario rimasto alla fine ti costa un punto. Nell’ultimo turno costruisci quindi solo ciò che carichi subito e se ne va con quella linea. Intorno a Malham c’è abbastanza da caricare: non costruire.
wensleydale-lesson-handing-train = Hai a portata due pietre a Kirkby Fell, un passeggero rosso a Malham e un formaggio ad Airton. Compra il treno che gli si adatta, per due o tre punti treno.
wensleydale-lesson-handing-load = Prima carica, poi cedi: il formaggio lungo i binari di una compagnia, la pietra con intorno solo città di compagnie e i passeggeri già in una città della loro compagnia escono dal gioco. Carica due pezzi.
wensleydale-lesson-handing-book = Carica quello che il treno porta ancora: ogni pezzo vale un punto, e anche denaro. Poi passa, e si segnano profitti e perdite.
wensleydale-lesson-handing-last = Ora cedi alla Midland la linea da Skipton a Malham. Così i tuoi ultimi binari lasciano il tabellone; ognuno che restasse ti toglierebbe un punto. Quando anche gli altri hanno deciso, la partita è finita.
