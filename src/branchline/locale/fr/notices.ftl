### Comment ceux qui ne sont pas à une table apprennent que c’est leur tour.

notice-turn = C’est à vous de jouer
    .said = c’est à vous de jouer à { $game } avec { $players }. { $expected }
    .text = { $game } avec { $players }. { $expected }
notice-clock = Votre temps est presque écoulé
    .said = votre temps à { $game } avec { $players } est presque écoulé. { $expected }
    .text = { $game } avec { $players }. { $expected }
notice-vote = Un vote à votre table
    .said = à { $game } avec { $players }, on vote pour savoir si un joueur de l’ordinateur continue à la place de quelqu’un.
    .text = { $game } avec { $players }
notice-rules = De nouvelles règles à votre table
    .said = les règles de { $game } ont changé depuis que vous avez commencé à jouer avec { $players } ; la partie continue dès que tout le monde a accepté les nouvelles.
    .text = { $game } avec { $players }
notice-decide = Les autres attendent votre décision.
notice-subject = { $title } : { $game }
notice-webhook = { $player }, { $said }
notice-letter =
    Bonjour { $player },

    { $said }

    { $link }

    Vous recevez cette lettre parce que vous l’avez demandée. Vous pouvez désactiver ces lettres pour cette table à la table même, et pour toutes les tables sur la page de votre compte.

## Sur la page

notices-title = Avis
notices-about = Vous êtes averti quand d’autres vous attendent à une table et que vous n’y êtes pas, environ une minute après le début de votre tour. Un avis dit quel jeu, qui joue et quel genre de décision on attend, et rien d’autre. Vous êtes averti aussi des votes, des nouvelles règles et, par correspondance, quand votre temps est presque écoulé.
notices-push = Par ce navigateur
notices-push-about = Même quand la page est fermée. Vous pouvez ajouter la page à l’écran d’accueil ; pour jouer, il faut un réseau.
notices-push-unable = Ce navigateur ne peut pas afficher d’avis pour cette page, ou la page n’a pas été ouverte par https.
notices-push-forbidden = Le navigateur ne le permet pas. Vous pouvez le changer dans ses réglages pour cette page.
notices-mail = Par e-mail
notices-mail-about = À l’adresse de votre compte.
notices-mail-unable = Il faut pour cela un serveur de courrier chez l’hôte et une adresse e-mail dans votre compte.
notices-webhook = Par un message dans une discussion (webhook)
notices-webhook-about = L’adresse https que votre service de discussion vous donne pour cela. Laissez vide pour n’en avoir aucune.
notices-table = Avis pour cette table
notices-table-on = M’avertir quand c’est à moi
notices-table-ways = Comment vous êtes averti
since-title = Depuis votre dernier tour
since-close = Vu
since-more = { $count ->
    [one] Une autre ligne est dans le journal.
   *[other] { $count } autres lignes sont dans le journal.
}
