### Ce que le serveur refuse, par HTTP et à la table.

## Demandes et préparation

error-not-found = Il n’y a rien à l’adresse { $path }.
error-method = { $method } n’est pas possible à l’adresse { $path } ; utilisez { $allowed }.
error-internal = Quelque chose s’est mal passé dans le serveur ; son journal en garde la trace.
error-storage = Les données n’ont pas pu être lues ou écrites ; rien n’a donc changé.
error-origin = La demande vient d’une page d’une autre adresse ({ $origin }) et est refusée.
error-content-type = La demande doit être envoyée en application/json.
error-too-large = C’est trop grand ; on lit au plus { $most } Kio.
error-too-often = Vous demandez trop souvent ; réessayez dans { $seconds } s.
error-many-sockets = De chez vous, { $most } pages de ce serveur sont ouvertes, et c’est le maximum ; fermez-en une.
error-many-tables = Vous avez préparé { $most } tables en un jour, et c’est le maximum ; jouez à l’une d’elles.
error-not-json = Ceci n’est pas du JSON.
error-not-object = Un message doit être un objet JSON.
error-not-text = Un message doit être envoyé comme texte, pas comme octets.
error-unknown-type = « { $type } » n’est pas un type de message ; types permis : { $allowed }.
error-field-missing = Il manque le champ { $field }.
error-field-unknown = Il n’y a pas de champ { $field } ici.
error-field-wrong = Le champ { $field } ne convient pas : { $detail }.
error-what = Indiquez exactement l’un de ceux-ci : { $allowed }.
error-unknown-table = La table { $table } n’existe pas.
error-not-your-table = Vous ne jouez pas à la table { $table } ; elle n’est donc pas dans votre liste.
error-unknown-game = Il n’y a pas de jeu « { $game } » ; jeux disponibles : { $allowed }.
error-unknown-lesson = Il n’y a pas de leçon « { $lesson } ».
error-seat-count = { $game } se joue de { $least } à { $most }, pas à { $count }.
error-unknown-bot = { $game } n’a pas de joueur automatique « { $bot } » ; disponibles : { $allowed }.
error-bot-missing = { $player } est un joueur automatique ; il faut donc dire lequel : { $allowed }.
error-bot-person = { $player } est une personne ; on ne peut donc pas indiquer de joueur automatique.
error-open = { $player } est une place libre ; on ne peut donc indiquer ni nom ni joueur automatique.
error-name-long = Un nom a au plus { $most } caractères.
error-name-sign = Un nom ne contient que ce qui se voit : rien d’invisible, et rien qui change le sens de l’écriture.
error-name-alike = { $name } est déjà à cette table, et personne ne pourrait vous distinguer ; choisissez un autre nom.
error-unknown-option = { $game } n’a pas d’option « { $option } » ; options disponibles : { $allowed }.
error-option-value = L’option { $option } ne peut pas être { $value } ; valeurs permises : { $allowed }.
error-setup = La partie ne peut pas être préparée ainsi : { $detail }.
error-not-played = Seules les personnes qui ont joué à la table { $table } peuvent demander une autre partie.
error-branch-step = Il n’y a pas d’étape { $step } d’où reprendre ; les étapes vont de 0 à { $last }.
error-no-advice = { $game } n’a pas de quoi conseiller.
error-hints-off = À cette table, aucun conseil n’est donné pendant la partie.
error-not-an-action = L’étape { $step } n’est pas une action ; il n’y a donc rien à expliquer.
error-no-answer = Aucun conseil n’a été trouvé cette fois-ci ; demandez à nouveau.
error-many-questions = { $most } de vos questions sont en attente, et c’est le maximum ; attendez une réponse.
error-clock = La pendule ne peut pas être réglée ainsi : { $detail }.
error-seed-open = Le numéro de la partie ne se choisit que si chaque place est à vous ou à un joueur automatique ; places libres ici : { $count }.
error-said-nothing = Il n’y a rien à dire : écrivez quelque chose ou choisissez une phrase.
error-said-long = On dit au plus { $most } caractères à la fois.
error-text-sign = Un texte ne contient que ce qui se voit : rien d’invisible, et rien qui inverse le sens de l’écriture.
error-note-long = Les notes ont au plus { $most } caractères.
error-talk-seated = La conversation d’une table est réservée à ceux qui y sont assis ; prenez d’abord une place.
error-talk-often = Vous avez dit beaucoup d’un coup ; reprenez dans { $seconds } s.
error-mute = À la place de { $player }, il n’y a personne d’autre à faire taire.
error-notice-address = Un avis ne peut être envoyé qu’à une adresse https que tout le monde peut atteindre.
error-notice-mail = Une lettre ne peut être envoyée que si l’hôte a un serveur de courrier et votre compte une adresse e-mail confirmée.
error-push-keys = Ce ne sont pas les clés d’un navigateur qui peut recevoir des avis.
error-skip = Seuls les joueurs de cette table peuvent avancer jusqu’à leur tour.
error-rules-changed = La table { $table } a été jouée avec d’autres règles ou sur un autre plateau que ceux de cette version ; elle ne peut donc pas continuer.
error-table-damaged = Le journal de la table { $table } est endommagé ; elle ne peut donc pas être ouverte.
error-page = La page n’a pas été construite : lancez d’abord « make web », puis redémarrez le serveur.

## Les personnes

error-name-empty = Un compte doit avoir un nom.
error-name-taken = Il existe un compte { $name }, ou un compte dont le nom se lit pareil ; choisissez un autre nom.
error-password-short = Un mot de passe a au moins { $least } caractères.
error-password-long = Un mot de passe a au plus { $most } caractères.
error-password-name = Le mot de passe ne doit pas être le nom lui-même.
error-password-wrong = Ce n’est pas votre mot de passe.
error-email = Ce n’est pas une adresse e-mail ; laissez le champ vide si vous ne voulez pas en donner.
error-sign-in = Aucun compte ne porte ce nom avec ce mot de passe.
error-many-attempts = Trop de mots de passe ont été essayés ; réessayez dans { $seconds } s.
error-many-passwords = Trop de personnes se connectent en ce moment ; réessayez dans quelques secondes.
error-vacation-past = Des vacances se terminent dans l’avenir.
error-vacation-days = Il y a { $days } jours de vacances par an ; il vous en reste maintenant : { $most }.
error-no-account = Pour cela, il faut être connecté.
error-token = Ce jeton n’ouvre rien ici : il a été révoqué ou n’a jamais existé.
error-unknown-token = Vous n’avez aucun jeton { $token }.
error-many-tokens = Un compte a au plus { $most } jetons ; révoquez-en un d’abord.
error-only-host = Vous êtes le seul hôte, et d’autres ont un compte ici ; désignez d’abord un autre hôte.
error-reset = Ce lien a déjà servi ou il est trop ancien ; demandez-en un autre.
error-confirm = Ce lien a déjà servi ou il est trop ancien ; la page de votre compte permet d’en demander un autre.
error-no-letters = Ce serveur n’envoie pas d’e-mails ; demandez un lien à l’hôte.
error-blocked = L’hôte a bloqué votre compte ; ce que vous avez est conservé, mais vous ne pouvez pas jouer.
error-come-again = Vous vous êtes connecté ou déconnecté ; la table revient dans un instant.
error-not-host = Seul l’hôte peut le faire.
error-yourself = Cela ne peut pas être fait à votre propre compte.
error-unknown-person = Personne n’a ce compte.
error-table-password = La table { $table } est protégée par un mot de passe ; donnez-le pour entrer.
error-table-password-wrong = Ce n’est pas le mot de passe de la table.
error-password-unused = Une table du genre « { $access } » ne demande pas de mot de passe ; choisissez « password » ou n’en donnez aucun.
error-table-closed = L’hôte a fermé la table { $table }.

## À la table

error-unknown-seat = Il n’y a pas de place { $seat } à cette table ; les places vont de 0 à { $last }.
error-not-your-seat = Vous ne jouez pas pour { $player }.
error-not-your-turn = C’est à { $player } de décider maintenant.
error-waiting = La partie commence quand toutes les places sont prises ; places encore libres : { $count }.
error-seated = Vous avez déjà une place à cette table : { $player }.
error-seat-taken = Cette place est déjà prise par { $player }.
error-seat-open = La place { DE($player) } est libre ; personne ne l’a donc quittée.
error-seat-bot = L’ordinateur joue déjà pour { $player }.
error-seat-present = { $player } est à la table ; personne d’autre ne joue donc à sa place.
error-seat-away = { $player } vient seulement de s’absenter ; un joueur automatique pourra continuer dans { $seconds } s.
error-seat-time = { $player } a encore du temps à la pendule.
error-not-seated = Seules les personnes assises à cette table peuvent voter.
error-vote-own = On ne vote pas au sujet de sa propre place.
error-voted = Vous avez déjà voté pour qu’un joueur automatique continue pour { $player }.
error-not-left = À la place { DE($player) }, aucun joueur automatique ne joue pour vous.
error-not-maker = Seule la personne qui a préparé cette table décide de ses places.
error-no-watchers = Cette table est réservée à ceux qui y jouent ; personne d’autre ne peut regarder.
error-rules-agree = Les règles ont changé depuis le début de cette partie ; elle continue dès que tous ceux qui jouent ici les ont acceptées.
error-rules-lost = Avec les règles d’aujourd’hui, cette partie ne peut plus être suivie à partir de l’action { $step } ; elle ne peut donc pas continuer ici.
error-agreed = Vous avez déjà accepté les règles d’aujourd’hui, ou la table les suit déjà.
error-agree-seated = Seules les personnes qui jouent à cette table peuvent accepter de continuer avec les règles d’aujourd’hui.
error-time-left = À cette table, personne n’a épuisé son temps.
error-over = La partie est finie.
error-not-over = La partie est encore en cours ; son enregistrement sera visible à la fin.
error-stale = La table a avancé : la demande était pour la version { $at }, elle en est maintenant à la { $version }.
error-nothing-to-undo = Il n’y a rien à annuler : un coup est définitif dès que quelque chose de caché a été révélé ou que c’est à un autre joueur de décider.
error-undo-steps = On ne peut pas annuler { $steps } actions à la fois ; possible maintenant : { $most }.
error-lesson = La leçon demande autre chose pour l’instant.
error-lesson-done = La leçon est terminée.
error-lesson-record = Une leçon commence au milieu d’une partie : elle n’a pas d’enregistrement.
error-notation = « { $notation } » n’est pas une action de ce jeu : { $detail }.
error-about = On ne peut rien en dire : { $detail }.
error-unknown-step = Il n’y a pas d’étape { $step } ; les étapes vont de -1, le début, à { $last }.

## Tournois

error-unknown-tournament = Il n’y a pas de tournoi { $tournament }.
error-tournament-name = Un tournoi a besoin d’un nom.
error-tournament-people = Chaque participant doit avoir un compte qui n’est pas bloqué, et n’être nommé qu’une fois.
error-tournament-few = Une ronde demande au moins { $least } personnes ; participants : { $count }.
error-tournament-over = Aucune ronde ne suit celle-ci ; rondes tirées : { $rounds }.
