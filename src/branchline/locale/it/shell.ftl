### Le parole della pagina comuni a tutti i giochi.

## Ogni pagina

header-home = Branchline, pagina iniziale
header-about = Informazioni
header-language = Lingua
dialog-close = Chiudi
lost-title = Qui non c’è nulla
lost-text = Questo indirizzo non porta da nessuna parte. Nella pagina iniziale ritrovi i tuoi tavoli.
lost-home = Vai alla pagina iniziale
trouble-unreachable = In questo momento il server non risponde. Nulla è perduto; riprova tra poco.
trouble-server = Il server non ha potuto rispondere. Nulla è perduto; riprova tra poco.

## La prima pagina

lobby-title = Giochi ferroviari, attorno a un tavolo
lobby-loading = Preparo i giochi…
lobby-name = Il tuo nome
lobby-nameless = Viaggiatore
lobby-play = Gioca
lobby-play-hint = { $others ->
    [one] Tu contro { $others } giocatore automatico. Si comincia subito.
   *[other] Tu contro { $others } giocatori automatici. Si comincia subito.
}
tables-title = I tuoi tavoli
tables-none = I tavoli che apri restano qui, così puoi continuare più tardi.
tables-over = Partita finita
tables-your-turn = Tocca a te
tables-turn = Tocca { AD($name) }
tables-rematch = Gioca ancora: { $game }, { $names }
tables-remove = Togli: { $game }, { $names }
tables-remove-title = Togliere { $game } dai tuoi tavoli?
tables-remove-alone = Nessun altro gioca a questo tavolo, quindi viene cancellato per sempre.
tables-remove-others = Gli altri continuano: un giocatore automatico prende il tuo posto. All’indirizzo del tavolo puoi riprenderlo.
tables-remove-over = Gli altri lo tengono; puoi ancora aprirlo al suo indirizzo.
tables-remove-do = Togli
tables-remove-not = Tieni

lobby-new = Non conosci il gioco?

## Preparare un tavolo

setup-title = Prepara un tavolo
setup-count = Giocatori
setup-seats = Chi gioca
setup-who = Giocatore { $number }: chi gioca
setup-me = Gioco io
setup-here = Un’altra persona a questo schermo
setup-bot = Computer: { $kind }
setup-name = Giocatore { $number }: nome
setup-nameless = Giocatore { $number }
setup-here-hint = Chi gioca allo stesso schermo si alterna; fra un turno e l’altro un sipario nasconde ciò che è segreto.
seats-open = Un amico a un altro schermo
seats-open-hint = Il posto di un amico resta libero: riceverai un indirizzo da mandargli, e la partita comincerà quando ci sarete tutti.
seats-open-table = Apri il tavolo
seats-here-hint = Chi gioca allo stesso schermo si alterna semplicemente; non serve un sipario, perché tutto accade allo scoperto.
setup-options = Varianti delle regole
setup-seat = Giocatore { $number }
setup-unlimited = Senza limite
setup-limited = Un numero fisso di ciascuna
setup-supply = { $of }: quante
setup-bracket-from = Fascia { $number }: da
setup-bracket-amount = Fascia { $number }: importo
setup-brackets-from = Da
setup-brackets-amount = Importo
setup-bracket-add = Aggiungi una fascia
setup-bracket-remove = Togli la fascia { $number }
setup-seed = Numero della partita
setup-seed-hint = Lo stesso numero ripete la stessa sorte; lascialo vuoto per una partita mai vista.
setup-seed-open = Con degli amici al tavolo il numero non si sceglie: chi lo conosce sa tutto ciò che è coperto.
setup-start = Inizia la partita

bot-name = Un nome suo
bot-random = principiante
    .like = Fa una mossa qualsiasi tra quelle permesse, senza un piano.
bot-novice = novellino
    .like = Conosce le regole ma tentenna: spesso prende la seconda scelta e perde di vista il suo piano.
bot-greedy = dilettante
    .like = Prende quello che rende di più subito, senza guardare lontano.
bot-planner = esperto
    .like = Progetta insieme tutti i suoi viaggi e valuta quanto ciascuno costa e quanto rende.
bot-scout = stratega
    .like = Come l’esperto, ma prima prova a mente le scelte che pesano di più.
bot-search = maestro
    .like = Prima di una scelta importante immagina centinaia di modi in cui la partita può proseguire, contando ogni carta che ha visto.
bot-learned = prodigio
    .like = Ha imparato da sé in centinaia di migliaia di partite, e vede a colpo d’occhio ciò che gli hanno insegnato.
bot-grandmaster = gran maestro
    .like = Vede ciò che vede il prodigio, e se ne discosta solo quando le partite che gioca a mente consigliano altro.

## In attesa dei giocatori

seats-waiting = { $count ->
    [one] Manca { $count } giocatore
   *[other] Mancano { $count } giocatori
}
seats-free = libero
join-text = La partita comincia da sola appena tutti i posti sono occupati.
join-address = Indirizzo di questo tavolo
join-send = Manda questo indirizzo ai tuoi amici.
join-copy = Copia
join-copied = L’indirizzo è copiato.
join-select = L’indirizzo è selezionato; copialo con la tastiera o dal menu.
join-only-here = Questo indirizzo funziona solo sul tuo computer. Per gli altri, avvia Branchline con «branchline serve --host 0.0.0.0» e aprilo all’indirizzo che questo computer ha nella rete.
join-name = Giocatore { $number }: il tuo nome
join-sit = Siediti
join-kept = Riservato { AD($name) }
join-fill = Fallo giocare
join-seated = Hai il tuo posto; non resta che aspettare gli altri.

## Il tavolo

table-opening = Preparo il tavolo…
table-skip-to-list = Vai all’elenco delle mosse possibili
table-board = Tabellone
table-market = Accanto al tabellone
table-things = Le tue cose
table-tabs = Parti del tavolo
table-tab-seats = Giocatori
table-tab-log = Registro
table-tab-more = Altro
table-watching = Stai guardando questa partita.
table-tools = Strumenti
tool-undo = Annulla
tool-restart = Ricomincia il turno
tool-list = Mosse possibili
tool-history = Cronologia
tool-rules = Regole
tool-keys = Tasti
seats-title = Giocatori
seats-you = tu
seats-present = in linea
seats-away = non in linea
seats-dealt = La sorte di questa partita viene da un numero scelto.
seats-now = Ora: { $name }
seats-hand = Fai giocare il computer…
seats-hand-title = Far giocare il computer al posto di { $name }?
seats-hand-text = { $name } non è in linea. Un giocatore automatico terrebbe questo posto finché { $name } non se lo riprende, e tutti lo leggerebbero nel registro.
seats-hand-wait = Il computer potrà giocare fra { $time }.
seats-hand-who = Quale giocatore automatico
seats-hand-do = Fai giocare il computer
seats-hand-not = Aspetta ancora
seats-handed = { $player } ha lasciato il tavolo; continua un giocatore automatico.
seats-back = { $player } è di nuovo al tavolo e riprende a giocare.
seats-back-text = Un giocatore automatico gioca al tuo posto.
seats-back-do = Riprendi il tuo posto

log-title = Registro
log-all = Tutto
log-news = Dal tuo turno
log-show = Mostra la posizione dopo questa mossa
log-empty = Non è ancora successo nulla.
log-no-news = Dal tuo turno non è successo nulla.

history-title = Cronologia
history-present = Questo è il presente; sposta il cursore per guardare indietro.
history-now = Torna al presente
history-start = L’inizio della partita.
history-before = Una mossa indietro
history-after = Una mossa avanti
history-slider = Momento della partita
history-only-looking = Questo è un momento passato; torna al presente per giocare.
history-turn-before = Un turno indietro
history-turn-after = Un turno avanti
history-play = Riproduci da qui
history-pause = Pausa
history-turn = Turno { $turn }
history-link = Copia il link a questo momento
history-link-copied = Link copiato
history-link-here = Il link a questo momento: { $address }
eyes-title = Visto da
eyes-nobody = uno spettatore

notice-rule = Regola { $rule }
curtain-title = Passa lo schermo { AD($name) }
curtain-text = Gli altri guardano altrove. Non si vede nulla finché non premi il pulsante.
curtain-button = Sono { $name }

list-title = Mosse possibili
list-search = Cerca: un luogo, un colore…
list-count = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
list-wait = Ora non hai nulla da decidere.

## Avvisi e connessione

notice-log = Avvisi ({ $count })
notice-away = { $name } non è in linea in questo momento.
notice-back = { $name } è di nuovo in linea.
offline-title = Non in linea, riprovo
offline-safe = La tua partita è al sicuro. Quello che fai ora non viene inviato.
offline-unsure = La tua partita è al sicuro. Se la tua ultima mossa è arrivata, lo vedrai quando torna la connessione.
offline-missing = La tua ultima mossa non è arrivata; falla di nuovo.
offline-back = La connessione è tornata.

## La fine

end-winners = { $many ->
    [one] Vince { $winners } con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
   *[other] Vincono insieme { $winners } con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    } a testa.
}
end-sheet = Foglio dei punti
end-title = Punteggio finale
end-board = Guarda il tabellone
end-record = Scarica la partita
end-rematch = Gioca ancora
end-counting = Si contano i punti.
end-skip = Mostra tutto subito
end-picture = Salva un’immagine
end-picture-failed = Questo browser non è riuscito a disegnare l’immagine.
end-rematch-join = Vai alla prossima partita
end-home = Pagina iniziale
end-graph = I punti nel tempo
end-graph-table = Lo stesso in tabella
end-turns = Turni

## Tasti

keys-title = Tasti
keys-choose = Quando c’è da scegliere: prendi la voce con quel numero
keys-undo = Annulla l’ultima mossa
keys-restart = Ricomincia il turno da capo
keys-list = Elenco delle mosse possibili
keys-board = Vai al tabellone
keys-arrows = Sul tabellone: vai da un luogo all’altro, e scegli
keys-history = Sfoglia la partita
keys-now = Torna al presente
keys-leaf-moves = Nella cronologia: una mossa indietro, una mossa avanti
keys-leaf-turns = Nella cronologia: un turno indietro, un turno avanti
keys-leaf-ends = Nella cronologia: all’inizio, al presente
keys-leaf-play = Nella cronologia: riproduci, pausa
keys-log = Vai al registro; lì ↑ e ↓ passano da una riga all’altra
keys-rules = Regole
keys-escape = Annulla una scelta, chiudi
keys-keys = Questo elenco

## Saltare avanti

skip-do = Vai al mio turno
skip-asked = Gli altri non hanno ancora saltato.
keys-skip = Vai al tuo turno

## Preferenze

preferences-title = Preferenze
preferences-pace = I giocatori automatici giocano
preferences-pace-slow = Con calma
preferences-pace-brisk = Spediti
preferences-pace-once = All’istante
preferences-pace-about = Se al tavolo siete in più persone, vale il ritmo più lento.
preferences-sounds = Suoni
preferences-volume = Volume
preferences-movement = Movimento
preferences-movement-system = Come il sistema
preferences-movement-moving = Sì
preferences-movement-still = No
preferences-theme = Chiaro e scuro
preferences-theme-system = Come il sistema
preferences-theme-light = Chiaro
preferences-theme-dark = Scuro
preferences-confirm = Chiedi conferma prima di ciò che non si può annullare
preferences-confirm-about = Per esempio la fine del turno, o una carta che viene scoperta.
preferences-size = Testi e nomi sulla mappa
preferences-size-normal = Normali
preferences-size-large = Grandi
preferences-colour = Il tuo colore
preferences-colour-about = Solo sul tuo schermo. Chi l’aveva prende il tuo; dove non c’è, tieni quello del tuo posto.
preferences-colour-seat = quello del posto
preferences-colour-white = bianco
preferences-colour-red = rosso
preferences-colour-yellow = giallo
preferences-colour-green = verde
preferences-colour-blue = blu
preferences-colour-purple = viola
preferences-colour-black = nero
preferences-patterns = Motivi marcati sui pezzi di tutti
confirm-title = Non si potrà annullare
confirm-do = Procedi
confirm-not = Non ancora
preferences-kept = Questo browser ricorda quello che scegli qui.

## Informazioni

about-title = Che cos’è Branchline
about-what = Branchline è una casa aperta per i giochi da tavolo ferroviari: da soli contro giocatori automatici, attorno a uno schermo, o fra amici.
about-games = I giochi
about-games-text = I giochi appartengono ai loro autori ed editori. Branchline è un programma indipendente, senza legami con loro; testi e disegni sono suoi. Se un gioco ti piace qui, ti piacerà ancora di più su un tavolo vero.
about-boards = I tabelloni
about-rules = Le regole
about-licence = Licenza
about-licence-text = Branchline è software libero con licenza MIT; i caratteri Cabin, Old Standard e Saira Stencil One, inclusi, sono distribuiti con la SIL Open Font License.

## La matita

tool-pencil = Matita
keys-pencil = Prendi la matita per i tuoi piani, o mettila via
pencil-private = I segni li vedi solo tu, e non fanno mosse. Restano con il tavolo.
pencil-watching = I segni li vedi solo tu. Qui non hai un posto: spariscono quando lasci questa pagina.
pencil-rub-out = Cancella tutto
pencil-done = Metti via la matita

## Un registro lungo

log-earlier = Mostra le righe precedenti ({ $count })
log-recall = Mostra le righe precedenti

## Passare lo schermo

pass-on-title = La tua mossa è fatta; ora tocca { AD($name) }.
pass-on-button = Passa lo schermo { AD($name) }
pass-on-hide = Nascondi ciò che è mio

## Le regole a portata di mano

rules-find = Cerca una parola o una regola
rules-found = { $count ->
    [0] Nessun risultato.
    [one] Trovato { $count } passaggio.
   *[other] Trovati { $count } passaggi.
}
rules-contents = Indice
rules-print = Stampa
rules-back = Torna a { $rule }
rules-read-on = Continua nelle regole (nuova scheda)
rules-all = Tutte le regole, con le figure

## Le lezioni e l’istruttore

tool-learn = Impara
keys-learn = Lezioni e istruttore
learn-title = Impara il gioco
learn-leave = Una lezione ha un tavolo tutto suo. Questo resta com’è, e lo ritrovi nella pagina iniziale.
lesson-been = Fatta
lesson-task = Compito { $number } di { $of }
lesson-over = La lezione è finita.
lesson-again = Ricomincia
lesson-next = Avanti: { $lesson }
lesson-play = Gioca una partita
coach-title = Il tuo istruttore
coach-switch = Un istruttore spiega ogni tipo di decisione la prima volta che si presenta
coach-understood = Ho capito
coach-silent = Basta consigli

## Consigli

tool-hint = Consiglio
keys-hint = Un consiglio per te; di nuovo per andare più a fondo
hint-thinking = Ci sto pensando…
hint-aims = A che cosa mirare
hint-aims-none = Adesso non c’è nulla di particolare a cui mirare.
hint-best = Le mosse migliori
hint-plan = Il piano sulla mappa
hint-plan-none = Non resta nulla da costruire.
hint-deeper-best = Mostra le mosse migliori
hint-deeper-plan = Disegna il piano
hint-play = Gioca
hint-play-move = Gioca: { $move }
hint-chance = { $percent }% di vincere
hint-band = { $percent }% di vincere, con ogni probabilità fra { $low }% e { $high }%
hint-learned = Il prodigio ti dà il { $percent }% di vittoria.
# Quanto vale una mossa, nell’unità del suo gioco.
advice-worth = { $unit ->
    [millions] { $points } M
   *[points] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
why-step = Perché? { $step }
why-action = Quanto vale? { $sentence }
why-more = { advice-worth } in più di: { $other }
why-less = { advice-worth } in meno di: { $other }
why-same = Vale quanto: { $other }
why-only = Non c’era altro da scegliere.
why-plain = Qui non c’è nulla da soppesare.
why-learned = Qui il prodigio vedeva il { $percent }% di vittoria.
why-instead = Che altro c’era
why-part = Il resto dipende da ciò che questo giocatore ha in mano, e non si può dire prima della fine.
why-hidden = Dipende da ciò che questo giocatore ha in mano, e non si può dire prima della fine.
end-analysis = Analisi
analysis-whose = La partita di
analysis-player = Giocatore
analysis-progress = Decisioni esaminate: { $done } su { $of }
analysis-chance = Probabilità di vincere nel tempo
analysis-luck-title = { $extent ->
    [part] Fortuna e decisioni finora
   *[all] Fortuna e decisioni
}
analysis-luck = Fortuna
analysis-lost = Decisioni
analysis-said = { $sign ->
    [plus] La fortuna ha dato un { $luck }%
    [minus] La fortuna ha tolto un { $luck }%
   *[even] La fortuna è stata pari
}, { $lost ->
    [0] le decisioni non sono costate nulla
   *[other] le decisioni sono costate un { $lost }%
}.
analysis-about = Fortuna è ciò che il caso e gli altri hanno portato rispetto a quanto si poteva sperare all’inizio; una decisione costa ciò che un’idea sicuramente migliore avrebbe portato in più. Tutto in punti della probabilità di vincere, dove una sconfitta di misura conta quasi metà.
analysis-about-drawn = Fortuna è ciò che le pescate hanno dato rispetto a quanto danno in media, in punti della probabilità di vincere. Una decisione costa ciò che un’idea sicuramente migliore avrebbe portato in più, dove una sconfitta di misura conta quasi metà.
analysis-learnt = Da ricordare
analysis-learnt-from = { $times ->
    [one] Da una decisione, costata un { $percent }%
   *[other] Da { $times } decisioni, costate in tutto un { $percent }%
}
analysis-learnt-lesson = Lezione: { $lesson }
analysis-costly = { $extent ->
    [part] Le decisioni più costose finora
   *[all] Le decisioni più costose
}
analysis-costly-none = Nessuna decisione è stata chiaramente peggiore di un’altra.
analysis-done = Turno { $turn }: { $move }
analysis-cost = costo { $percent }%
analysis-better = Meglio: { $move }
analysis-see = Vedi questo momento
branch-do = Gioca da qui
branch-not = Non ora
branch-begin = Continua a giocare
branch-yours = Decidi di nuovo per { $player }.
branch-here = Chi altro gioca a questo schermo?
branch-bots = Per tutti gli altri gioca il computer.
branch-of = Questa partita continua da un momento di un’altra.
branch-see = Vedi quella partita
strength-steps = Forza { $steps } su { $most }
strength-rating = punteggio { $rating }
setup-bot-steps = { $bot } ({ $steps }/{ $most })
setup-hints = Consigli permessi
setup-hints-about = Durante la partita ognuno può chiedere a che cosa mirare, quali mosse sono le migliori e perché una mossa è stata fatta, sempre da ciò che il suo posto conosce. Una partita in cui qualcuno lo ha fatto non conta per le classifiche. Dopo la fine l’analisi è aperta in ogni caso.

## Mappe proprie

boards-title = Disegna una tua mappa
setup-board = Mappa
setup-board-own = Quella del gioco
setup-board-mine = Tua: { $name }
setup-board-nameless = senza nome
setup-board-file = Da un file…
setup-board-unread = Non è una mappa che si possa leggere: { $name }; scegli un file salvato dove si disegnano le mappe.
