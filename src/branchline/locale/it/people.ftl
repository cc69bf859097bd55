### Account: ciò che dice la pagina e ciò che si spedisce per e-mail.

## E-mail

letter-reset = Una nuova password per Branchline
letter-reset-text =
    Ciao { $name },

    qualcuno, probabilmente tu, ha perso la password del tuo account. Entro un giorno puoi sceglierne un’altra qui:

    { $link }

    Se non sei stato tu, non c’è niente da fare: la tua password resta com’è.

letter-confirm = È il tuo indirizzo e-mail?
letter-confirm-text =
    Ciao { $name },

    hai indicato questo indirizzo per il tuo account. Entro un giorno puoi confermare qui che è il tuo:

    { $link }

    Se non sei stato tu, non c’è nulla da fare: qui non arriverà altro.

## Accedere

header-account = Il tuo account: { $name }
account-title = Accedi o crea un account
account-guest = Giochi come ospite e solo questo browser ti conosce. Con un account ritrovi tavoli, lezioni e preferenze su ogni dispositivo, e nessun posto va perso insieme a un cookie.
account-first = Qui nessuno ha ancora un account. Il primo è quello del gestore, che si occupa di tavoli e persone.
account-in = Accedi
account-new = Crea un account
account-name = Nome
account-name-hint = Quello che gli altri vedono al tavolo: al massimo 24 caratteri.
account-password = Password
account-password-hint = Almeno 8 caratteri.
account-email = Indirizzo e-mail, se vuoi
account-email-hint = Per un link a una nuova password, se perdi la tua, e per gli avvisi se li scegli. Vale dopo che lo hai confermato.
account-email-none = Questo gestore non spedisce ancora e-mail, quindi non vi arriva nulla.
account-keeps = Ciò che hai come ospite in questo browser passa all’account.
account-bring = Porta con me ciò che ho come ospite in questo browser
account-lost = Password persa?
account-lost-letter = Se il tuo account ha un indirizzo e-mail, vi arriva un link per scegliere un’altra password.
account-lost-send = Spedisci il link
account-lost-sent = Se esiste un tale account con un indirizzo e-mail, il link è in arrivo.
account-lost-host = Questo gestore non spedisce e-mail. Chiedigli un link: con quello scegli un’altra password.

## Il proprio account

account-mine = Il tuo account
account-since = dal { $when }
account-out = Esci
account-out-everywhere = Esci da tutti i dispositivi
account-change = Cambiare qualcosa
account-name-about = I posti già presi conservano il nome con cui li hai presi.
account-new-password = Nuova password
account-new-password-about = Almeno 8 caratteri. Gli altri tuoi dispositivi vengono disconnessi.
account-current = La tua password attuale
account-save = Salva
account-saved = Salvato.
preferences-kept-account = Il tuo account ricorda quello che scegli qui, su ogni dispositivo.
account-data = I tuoi dati
account-data-about = Tutto ciò che è conservato di te in un file: account, preferenze, lezioni, risultati, tavoli, ciò che hai segnato a matita e le registrazioni delle partite finite.
account-data-get = Scarica
account-programs = Programmi che giocano per te
account-programs-about = Con un token un tuo programma prende posto e gioca a tuo nome. Non può cambiare il tuo account, e puoi revocarlo in ogni momento.
account-programs-for = A che cosa serve
account-programs-make = Crea un token
account-programs-made = Questo è il token per { $name }. Si vede solo adesso: copialo nel tuo programma.
account-programs-none = Non hai creato nessun token.
account-programs-take-back = Revoca
account-programs-take-back-name = Revoca il token per { $name }
account-delete = Elimina l’account
account-delete-about = I tavoli a cui non gioca nessun altro vengono eliminati. Dove giocano altri, giocatori del computer proseguono ai tuoi posti e il tuo nome resta nel diario della partita, ma non nei risultati. Nulla di questo si può annullare.
account-delete-title = Eliminare l’account per sempre?
account-delete-do = Elimina per sempre
account-unconfirmed = L’indirizzo { $email } non è ancora confermato: apri il link nella lettera che vi è stata mandata. Fino ad allora non vi arriva altro.
account-unconfirmed-again = Manda di nuovo la lettera
account-unconfirmed-sent = La lettera è in viaggio.
email-confirm-title = Conferma il tuo indirizzo e-mail
email-confirm-about = Da ora in poi i link a una nuova password e gli avvisi che scegli arrivano a questo indirizzo.
email-confirm-do = Confermalo
email-confirm-done = Il tuo indirizzo e-mail è confermato.
reset-title = Scegli una nuova password
reset-about = Con questo link scegli una nuova password, una volta sola. Gli altri dispositivi vengono disconnessi dal tuo account.
reset-do = Sceglila

## Per il gestore

host-title = Per il gestore
host-tables = Tavoli ({ $count })
host-no-tables = Non ci sono tavoli.
host-on = Partita in corso
tables-closed = Chiuso dal gestore
host-close = Chiudi
host-close-table = Chiudi: { $name }
host-open = Riapri
host-open-table = Riapri: { $name }
host-export = Esporta
host-export-table = Esporta: { $name }
host-delete = Elimina
host-delete-table = Elimina: { $name }
host-delete-title = Eliminare questo tavolo per tutti?
host-delete-about = Non ne resta nulla, per nessuno. Chiuderlo lo conserva: nessuno vi entra finché non lo riapri.
host-people = Persone con un account ({ $count })
host-you = tu
host-host = gestore
host-blocked = account bloccato
host-block = Blocca
host-block-person = Blocca { $name }
host-block-table = Blocca: { $name }
host-block-title = Chi vuoi bloccare?
host-block-about = Chi è bloccato può guardare e nient’altro. L’indirizzo di un ospite resta chiuso a tutti gli ospiti per un giorno da quando torna; chi ha un account gioca da lì come prima.
host-guests = Ospiti bloccati ({ $count })
host-guests-about = Possono guardare e nient’altro. Riammettere un ospite riapre anche l’indirizzo da cui è venuto.
host-let-in = Riammetti
host-let-in-person = Riammetti: { $name }
host-link = Link a una nuova password
host-link-person = Link a una nuova password per { $name }
host-link-about = Dai questo indirizzo a { $name } e a nessun altro. Vale un giorno, una volta sola.
host-make = Nomina gestore
host-make-person = Nomina gestore: { $name }
host-deeds = Che cosa è stato fatto
host-terminal = Il terminale del gestore
host-page = Pagina { $page } di { $pages }
host-before = Pagina precedente
host-after = Pagina seguente

deed-account-made = { $who } ha creato un account.
deed-account-deleted = { $who } ha eliminato il proprio account.
deed-account-renamed = { $who } ora si chiama { $name }.
deed-password-reset = { $who } ha scelto una nuova password con un link.
deed-reset-link = { $who } ha creato un link a una nuova password per { $name }.
deed-person-blocked = { $who } ha bloccato { $name }.
deed-person-let-in = { $who } ha riammesso { $name }.
deed-person-made-host = { $who } ha nominato { $name } gestore.
deed-guest-blocked = { $who } ha bloccato { $name }, ospite.
deed-guest-let-in = { $who } ha riammesso { $name }, ospite.
deed-table-closed = { $who } ha chiuso il tavolo { $table } ({ $game }: { $names }).
deed-table-opened = { $who } ha riaperto il tavolo { $table } ({ $game }: { $names }).
deed-table-deleted = { $who } ha eliminato il tavolo { $table } ({ $game }: { $names }).
deed-tournament-made = { $who } ha iniziato il torneo “{ $name }” ({ $game }).
deed-tournament-round = { $who } ha fatto cominciare il turno successivo del torneo “{ $name }”.
deed-tournament-deleted = { $who } ha eliminato il torneo “{ $name }”.
deed-table-exported = { $who } ha esportato il tavolo { $table } ({ $game }: { $names }).
