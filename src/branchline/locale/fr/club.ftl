### Jouer en club : pendules, places qui changent de mains, tables à trouver.

## Pendules

clock-title = Pendule
clock-none = Aucune
clock-live = En direct
clock-correspondence = Par correspondance
clock-none-about = Chacun prend le temps qu’il lui faut.
clock-live-about = Tout le monde est à la table : le temps passe pour qui doit décider, et chaque coup en ajoute un peu.
clock-correspondence-about = La partie peut durer des semaines : les heures s’accumulent, et chaque coup en ajoute.
clock-live-bank = Minutes pour la partie
clock-live-allowance = Secondes par coup
clock-correspondence-bank = Heures au départ
clock-correspondence-allowance = Heures par coup
clock-correspondence-most = Heures au plus
clock-at-zero = Quand quelqu’un a épuisé son temps
clock-at-zero-bot = L’ordinateur continue
clock-at-zero-wait = La table attend
clock-live-said = { $bank } pour la partie, plus { $allowance } par coup.
clock-correspondence-said = Par correspondance : { $bank } au départ, plus { $allowance } par coup, { $most } au plus.
clock-ends-bot = Si quelqu’un épuise son temps, un joueur automatique continue.
clock-ends-wait = Si quelqu’un épuise son temps, la table attend.
clock-left = Reste { $time }
clock-over = Temps écoulé

## Quitter la table

seats-timeout = { $player } a épuisé son temps ; un joueur automatique continue la partie.
seats-resign = { $player } abandonne la partie ; un joueur automatique continue jusqu’à la fin.
seats-vote = Les autres ont décidé qu’un joueur automatique continue pour { $player }.
resign-do = Abandonner…
resign-title = Abandonner la partie ?
resign-text = Un joueur automatique continue à votre place jusqu’à la fin, et vous finissez à la dernière place. C’est sans retour.
resign-yes = Abandonner
resign-no = Continuer à jouer
resign-done = abandon
vote-do = Voter pour que l’ordinateur continue
vote-count = Votes pour que l’ordinateur continue : { $votes } sur { $voters }.
vote-own = Vous avez voté.
end-resigned = { $name } a abandonné et finit à la dernière place.

## Des règles qui ont changé

rules-changed-title = Les règles ont changé depuis le début de cette partie
rules-changed-text = La partie continue avec les règles d’aujourd’hui dès que tous ceux qui jouent ici les ont acceptées.
rules-changed-missing = N’ont pas encore accepté : { $names }.
rules-changed-agree = Accepter et continuer
rules-changed-agreed = Vous avez accepté.
rules-changed-lost = Avec les règles d’aujourd’hui, cette partie ne peut plus être suivie à partir de l’action { $step }. On peut la revoir jusque-là, mais elle ne peut pas continuer ici.
rules-changed-over = Cette partie s’est jouée avec des règles plus anciennes que celles d’aujourd’hui.

## Tables à trouver

access-title = Qui trouve la table
access-link = Qui a l’adresse
access-public = Tout le monde
access-password = Qui connaît le mot de passe
access-link-about = Elle n’est dans aucune liste ; vous envoyez l’adresse à qui vous voulez.
access-public-about = Elle figure sur la première page tant qu’une place est libre, et chacun peut s’y asseoir.
access-password-about = Elle figure sur la première page ; qui veut entrer donne le mot de passe.
access-password-field = Mot de passe de la table
open-title = Tables qui attendent des joueurs
open-about = Choisissez une table, puis la place qui vous plaît ; chaque place a sa couleur.
open-missing = { $open ->
    [one] { $open } place libre sur { $seats }
   *[other] { $open } places libres sur { $seats }
}
open-options = { $count ->
    [one] { $count } variante des règles
   *[other] { $count } variantes des règles
}
open-join = S’asseoir
open-enter = Entrer avec le mot de passe
option-yes = oui
option-no = non
join-colour = Chaque place a sa couleur : choisissez celle qui vous plaît.
locked-title = Cette table est protégée par un mot de passe
locked-text = La personne qui a préparé la table l’a donné à celles et ceux qui doivent jouer.
locked-enter = Entrer

## Vacances

vacation-title = Vacances
vacation-about = Pendant vos vacances, vos pendules par correspondance s’arrêtent, et les autres voient jusqu’à quand. Jours restants sur un an : { $left } sur { $days }.
vacation-until = Vous revenez le
vacation-go = Partir en vacances
vacation-on = Vous êtes en vacances jusqu’au { $date }.
vacation-end = Je suis de retour
vacation-seat = en vacances jusqu’au { $date }
