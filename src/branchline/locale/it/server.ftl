### Ciò che il server rifiuta, via HTTP e al tavolo.

## Richieste e preparazione

error-not-found = Non c’è nulla all’indirizzo { $path }.
error-method = { $method } non è possibile all’indirizzo { $path }; usa { $allowed }.
error-internal = Qualcosa è andato storto nel server; è stato annotato nel suo registro.
error-storage = Non è stato possibile leggere o scrivere i dati, quindi nulla è cambiato.
error-origin = La richiesta viene da una pagina di un altro indirizzo ({ $origin }) ed è respinta.
error-content-type = La richiesta va inviata come application/json.
error-too-large = È troppo grande; si leggono al massimo { $most } KiB.
error-too-often = Chiedi troppo spesso; riprova fra { $seconds } s.
error-many-sockets = Da dove ti trovi sono aperte { $most } pagine di questo server e di più non si può; chiudine una.
error-many-tables = Hai preparato { $most } tavoli in un giorno e di più non si può; gioca a uno di quelli.
error-not-json = Questo non è JSON.
error-not-object = Un messaggio deve essere un oggetto JSON.
error-not-text = Un messaggio va inviato come testo, non come byte.
error-unknown-type = «{ $type }» non è un tipo di messaggio; tipi ammessi: { $allowed }.
error-field-missing = Manca il campo { $field }.
error-field-unknown = Qui non c’è un campo { $field }.
error-field-wrong = Il campo { $field } non va bene: { $detail }.
error-what = Indica esattamente uno tra { $allowed }.
error-unknown-table = Il tavolo { $table } non esiste.
error-not-your-table = Non giochi al tavolo { $table }, quindi non è nel tuo elenco.
error-unknown-game = Il gioco «{ $game }» non c’è; giochi disponibili: { $allowed }.
error-unknown-lesson = La lezione «{ $lesson }» non c’è.
error-seat-count = A { $game } si gioca da { $least } a { $most }, non in { $count }.
error-unknown-bot = { $game } non ha un giocatore automatico «{ $bot }»; disponibili: { $allowed }.
error-bot-missing = { $player } è un giocatore automatico, quindi va detto quale: { $allowed }.
error-bot-person = { $player } è una persona, quindi non si può indicare un giocatore automatico.
error-open = { $player } è un posto libero, quindi non si può indicare né un nome né un giocatore automatico.
error-name-long = Un nome ha al massimo { $most } caratteri.
error-name-sign = Un nome contiene solo ciò che si vede: niente di invisibile e niente che cambi la direzione della scrittura.
error-name-alike = A questo tavolo siede già { $name } e nessuno saprebbe distinguervi; scegli un altro nome.
error-unknown-option = { $game } non ha un’opzione «{ $option }»; opzioni disponibili: { $allowed }.
error-option-value = L’opzione { $option } non può essere { $value }; valori ammessi: { $allowed }.
error-setup = La partita non si può preparare così: { $detail }.
error-not-played = Solo chi ha giocato al tavolo { $table } può chiedere un’altra partita.
error-branch-step = Non c’è un passo { $step } da cui riprendere; i passi vanno da 0 a { $last }.
error-no-advice = { $game } non ha di che dare consigli.
error-hints-off = A questo tavolo non si danno suggerimenti durante la partita.
error-not-an-action = Il passo { $step } non è un’azione, quindi non c’è nulla da spiegare.
error-no-answer = Questa volta non si è trovato alcun consiglio; chiedi di nuovo.
error-many-questions = Hai { $most } domande in attesa e di più non si può; aspetta una risposta.
error-clock = L’orologio non si può regolare così: { $detail }.
error-seed-open = Il numero della partita si può scegliere solo se ogni posto è tuo o di un giocatore automatico; posti liberi qui: { $count }.
error-said-nothing = Non c’è niente da dire: scrivi qualcosa o scegli una frase.
error-said-long = In una volta si dicono al massimo { $most } caratteri.
error-text-sign = Un testo contiene solo ciò che si vede: niente di invisibile e niente che inverta la direzione di scrittura.
error-note-long = Gli appunti hanno al massimo { $most } caratteri.
error-talk-seated = Al tavolo parla e legge solo chi vi siede: prima prendi un posto.
error-talk-often = Hai detto molto in poco tempo; riprendi tra { $seconds } s.
error-mute = Al posto di { $player } non c’è nessun altro da silenziare.
error-notice-address = Un avviso si può mandare solo a un indirizzo https raggiungibile da tutti.
error-notice-mail = Una lettera si può mandare solo se l’host ha un server di posta e il tuo account un indirizzo e-mail confermato.
error-push-keys = Queste non sono le chiavi di un browser che può ricevere avvisi.
error-skip = Solo chi gioca a questo tavolo può saltare avanti.
error-rules-changed = Il tavolo { $table } è stato giocato con regole o su un tabellone diversi da quelli di questa versione, quindi non può continuare.
error-table-damaged = Il registro del tavolo { $table } è danneggiato, quindi non si può aprire.
error-page = La pagina non è stata costruita: esegui prima «make web», poi riavvia il server.

## Persone

error-name-empty = Un account ha bisogno di un nome.
error-name-taken = Esiste già un account { $name }, o uno il cui nome si legge uguale; scegli un altro nome.
error-password-short = Una password ha almeno { $least } caratteri.
error-password-long = Una password ha al massimo { $most } caratteri.
error-password-name = La password non può essere il nome stesso.
error-password-wrong = Questa non è la tua password.
error-email = Questo non è un indirizzo e-mail; lascialo vuoto se non vuoi darne uno.
error-sign-in = Non c’è nessun account con questo nome e questa password.
error-many-attempts = Sono state provate troppe password; riprova tra { $seconds } s.
error-many-passwords = In questo momento troppe persone stanno accedendo; riprova tra qualche secondo.
error-vacation-past = Una vacanza finisce nel futuro.
error-vacation-days = In un anno ci sono { $days } giorni di vacanza; ora te ne restano: { $most }.
error-no-account = Per questo devi aver effettuato l’accesso.
error-token = Questo token qui non apre nulla: è stato revocato, o non è mai esistito.
error-unknown-token = Non hai nessun token { $token }.
error-many-tokens = Un account ha al massimo { $most } token; prima revocane uno.
error-only-host = Sei l’unico gestore e altri hanno un account qui; prima nomina gestore uno di loro.
error-reset = Questo link è già stato usato o è troppo vecchio; chiedine un altro.
error-confirm = Questo link è già stato usato o è troppo vecchio; nella pagina del tuo account puoi chiederne un altro.
error-no-letters = Questo server non spedisce e-mail; chiedi un link al gestore.
error-blocked = Il gestore ha bloccato il tuo account; ciò che hai resta conservato, ma non puoi giocare.
error-come-again = Hai effettuato l’accesso o l’uscita; il tavolo torna tra un momento.
error-not-host = Solo il gestore può farlo.
error-yourself = Questo non si può fare al proprio account.
error-unknown-person = Non c’è nessuno con questo account.
error-table-password = Il tavolo { $table } è protetto da una password: serve per entrare.
error-table-password-wrong = Questa non è la password del tavolo.
error-password-unused = Un tavolo di tipo «{ $access }» non chiede password; scegli «password» o non indicarne nessuna.
error-table-closed = Il gestore ha chiuso il tavolo { $table }.

## Al tavolo

error-unknown-seat = A questo tavolo non c’è un posto { $seat }; i posti vanno da 0 a { $last }.
error-not-your-seat = Non giochi per { $player }.
error-not-your-turn = Ora deve decidere { $player }.
error-waiting = La partita comincia quando tutti i posti sono occupati; posti ancora liberi: { $count }.
error-seated = Hai già un posto a questo tavolo, come { $player }.
error-seat-taken = Questo posto è già occupato da { $player }.
error-seat-open = Il posto di { $player } è libero, quindi nessuno lo ha lasciato.
error-seat-bot = Per { $player } gioca già il computer.
error-seat-present = { $player } è al tavolo, quindi nessun altro gioca al suo posto.
error-seat-away = { $player } manca solo da poco; un giocatore automatico potrà continuare fra { $seconds } s.
error-seat-time = { $player } ha ancora tempo sull’orologio.
error-not-seated = Può votare solo chi siede a questo tavolo.
error-vote-own = Non si vota sul proprio posto.
error-voted = Hai già votato perché un giocatore automatico continui per { $player }.
error-not-left = Al posto di { $player } nessun giocatore automatico gioca per te.
error-not-maker = Solo chi ha preparato questo tavolo decide dei suoi posti.
error-no-watchers = Questo tavolo è per chi ci gioca: nessun altro può guardare.
error-rules-agree = Da quando è cominciata questa partita le regole sono cambiate; si prosegue quando tutti quelli che giocano qui le hanno accettate.
error-rules-lost = Con le regole di oggi questa partita non si può più seguire dall’azione { $step } in poi, quindi qui non può proseguire.
error-agreed = Hai già accettato le regole di oggi, oppure il tavolo le segue già.
error-agree-seated = Solo chi gioca a questo tavolo può accettare di proseguire con le regole di oggi.
error-time-left = A questo tavolo nessuno ha finito il tempo.
error-over = La partita è finita.
error-not-over = La partita è ancora in corso; la registrazione si potrà vedere alla fine.
error-stale = Il tavolo è andato avanti: la richiesta era per la versione { $at }, ora è alla { $version }.
error-nothing-to-undo = Non c’è nulla da annullare: una mossa è definitiva appena si scopre qualcosa di nascosto o tocca decidere a un altro giocatore.
error-undo-steps = Non si possono annullare { $steps } azioni insieme; ora è possibile: { $most }.
error-lesson = La lezione ora chiede un’altra cosa.
error-lesson-done = La lezione è finita.
error-lesson-record = Una lezione comincia a metà partita, quindi non ha una registrazione.
error-notation = «{ $notation }» non è un’azione di questo gioco: { $detail }.
error-about = Di questo non si può dire nulla: { $detail }.
error-unknown-step = Non c’è un passo { $step }; i passi vanno da -1, l’inizio, a { $last }.

## Tornei

error-unknown-tournament = Non c’è nessun torneo { $tournament }.
error-tournament-name = Un torneo ha bisogno di un nome.
error-tournament-people = Chi partecipa deve avere un account non bloccato ed essere indicato una sola volta.
error-tournament-few = Per un turno servono almeno { $least } persone; partecipanti: { $count }.
error-tournament-over = Dopo questo non ci sono altri turni; turni sorteggiati: { $rounds }.
