### Les comptes : ce que dit la page, et ce qui s’envoie par e-mail.

## Les e-mails

letter-reset = Un nouveau mot de passe pour Branchline
letter-reset-text =
    Bonjour { $name },

    quelqu’un, sans doute vous, a perdu le mot de passe de votre compte. Pendant un jour, vous pouvez en choisir un autre ici :

    { $link }

    Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste ce qu’il est.

letter-confirm = Est-ce bien votre adresse e-mail ?
letter-confirm-text =
    Bonjour { $name },

    vous avez donné cette adresse pour votre compte. Pendant un jour, vous pouvez confirmer ici qu’elle est à vous :

    { $link }

    Si ce n’était pas vous, il n’y a rien à faire : rien d’autre ne sera envoyé ici.

## Se connecter

header-account = Votre compte : { $name }
account-title = Se connecter ou créer un compte
account-guest = Vous jouez en invité, et seul ce navigateur vous connaît. Avec un compte, vous retrouvez vos tables, vos leçons et vos préférences sur chaque appareil, et aucune place ne se perd avec un cookie.
account-first = Personne n’a encore de compte ici. Le premier est celui de l’hôte, qui veille sur les tables et les personnes.
account-in = Se connecter
account-new = Créer un compte
account-name = Nom
account-name-hint = Ce que les autres voient à la table : 24 caractères au plus.
account-password = Mot de passe
account-password-hint = Au moins 8 caractères.
account-email = Adresse e-mail, si vous voulez
account-email-hint = Pour un lien vers un nouveau mot de passe, si vous perdez le vôtre, et pour les avis si vous les choisissez. Elle compte une fois que vous l’avez confirmée.
account-email-none = Cet hôte n’envoie pas encore d’e-mails : rien n’y est envoyé.
account-keeps = Ce que vous avez en invité dans ce navigateur passe au compte.
account-bring = Emporter ce que j’ai en invité dans ce navigateur
account-lost = Mot de passe perdu ?
account-lost-letter = Si votre compte a une adresse e-mail, un lien pour choisir un autre mot de passe y est envoyé.
account-lost-send = Envoyer le lien
account-lost-sent = S’il existe un tel compte avec une adresse e-mail, le lien est en route.
account-lost-host = Cet hôte n’envoie pas d’e-mails. Demandez-lui un lien : avec lui, vous choisissez un autre mot de passe.

## Son propre compte

account-mine = Votre compte
account-since = depuis le { $when }
account-out = Se déconnecter
account-out-everywhere = Se déconnecter de tous les appareils
account-change = Changer quelque chose
account-name-about = Les places que vous avez prises gardent le nom sous lequel vous les avez prises.
account-new-password = Nouveau mot de passe
account-new-password-about = Au moins 8 caractères. Vos autres appareils sont alors déconnectés.
account-current = Votre mot de passe actuel
account-save = Enregistrer
account-saved = C’est enregistré.
preferences-kept-account = Votre compte retient ce que vous choisissez ici, sur chaque appareil.
account-data = Vos données
account-data-about = Tout ce qui est conservé de vous, en un fichier : compte, préférences, leçons, résultats, tables, ce que vous avez tracé au crayon et les enregistrements des parties finies.
account-data-get = Télécharger
account-programs = Programmes qui jouent pour vous
account-programs-about = Avec un jeton, un de vos programmes prend place et joue en votre nom. Il ne peut pas modifier votre compte, et vous pouvez le révoquer à tout moment.
account-programs-for = À quoi il sert
account-programs-make = Créer un jeton
account-programs-made = Voici le jeton pour { $name }. Il n’est montré que maintenant : copiez-le dans votre programme.
account-programs-none = Vous n’avez créé aucun jeton.
account-programs-take-back = Révoquer
account-programs-take-back-name = Révoquer le jeton pour { $name }
account-delete = Supprimer le compte
account-delete-about = Les tables où personne d’autre ne joue sont supprimées avec lui. Là où d’autres jouent, des joueurs de l’ordinateur continuent à vos places, et votre nom reste dans le journal de la partie, mais pas dans les résultats. Rien de cela ne peut être annulé.
account-delete-title = Supprimer votre compte pour toujours ?
account-delete-do = Supprimer pour toujours
account-unconfirmed = L’adresse { $email } n’est pas encore confirmée : ouvrez le lien de la lettre qui y a été envoyée. D’ici là, rien d’autre n’y est envoyé.
account-unconfirmed-again = Renvoyer la lettre
account-unconfirmed-sent = La lettre est en route.
email-confirm-title = Confirmer votre adresse e-mail
email-confirm-about = Désormais, les liens vers un nouveau mot de passe et les avis que vous choisissez arrivent à cette adresse.
email-confirm-do = La confirmer
email-confirm-done = Votre adresse e-mail est confirmée.
reset-title = Choisir un nouveau mot de passe
reset-about = Avec ce lien, vous choisissez un nouveau mot de passe, une seule fois. Votre compte est alors déconnecté des autres appareils.
reset-do = Le choisir

## Pour l’hôte

host-title = Pour l’hôte
host-tables = Tables ({ $count })
host-no-tables = Il n’y a pas de tables.
host-on = Partie en cours
tables-closed = Fermée par l’hôte
host-close = Fermer
host-close-table = Fermer : { $name }
host-open = Rouvrir
host-open-table = Rouvrir : { $name }
host-export = Exporter
host-export-table = Exporter : { $name }
host-delete = Supprimer
host-delete-table = Supprimer : { $name }
host-delete-title = Supprimer cette table pour tout le monde ?
host-delete-about = Il n’en reste rien, pour personne. La fermer la conserve : personne n’y entre jusqu’à ce que vous la rouvriez.
host-people = Personnes qui ont un compte ({ $count })
host-you = vous
host-host = hôte
host-blocked = compte bloqué
host-block = Bloquer
host-block-person = Bloquer { $name }
host-block-table = Bloquer : { $name }
host-block-title = Qui voulez-vous bloquer ?
host-block-about = Une personne bloquée peut regarder, rien de plus. L’adresse d’un invité est fermée à tous les invités pendant un jour à partir de son retour ; les personnes qui ont un compte y jouent comme avant.
host-guests = Invités bloqués ({ $count })
host-guests-about = Ils peuvent regarder, rien de plus. Réadmettre un invité rouvre aussi l’adresse d’où il venait.
host-let-in = Réadmettre
host-let-in-person = Réadmettre : { $name }
host-link = Lien vers un nouveau mot de passe
host-link-person = Lien vers un nouveau mot de passe pour { $name }
host-link-about = Donnez cette adresse à { $name }, et à personne d’autre. Elle vaut un jour, une seule fois.
host-make = Nommer hôte
host-make-person = Nommer hôte : { $name }
host-deeds = Ce qui a été fait
host-terminal = Le terminal de l’hôte
host-page = Page { $page } sur { $pages }
host-before = Page précédente
host-after = Page suivante

deed-account-made = { $who } a créé un compte.
deed-account-deleted = { $who } a supprimé son compte.
deed-account-renamed = { $who } s’appelle maintenant { $name }.
deed-password-reset = { $who } a choisi un nouveau mot de passe par un lien.
deed-reset-link = { $who } a créé un lien vers un nouveau mot de passe pour { $name }.
deed-person-blocked = { $who } a bloqué { $name }.
deed-person-let-in = { $who } a réadmis { $name }.
deed-person-made-host = { $who } a nommé { $name } hôte.
deed-guest-blocked = { $who } a bloqué { $name }, un invité.
deed-guest-let-in = { $who } a réadmis { $name }, un invité.
deed-table-closed = { $who } a fermé la table { $table } ({ $game } : { $names }).
deed-table-opened = { $who } a rouvert la table { $table } ({ $game } : { $names }).
deed-table-deleted = { $who } a supprimé la table { $table } ({ $game } : { $names }).
deed-tournament-made = { $who } a commencé le tournoi « { $name } » ({ $game }).
deed-tournament-round = { $who } a fait commencer la ronde suivante du tournoi « { $name } ».
deed-tournament-deleted = { $who } a supprimé le tournoi « { $name } ».
deed-table-exported = { $who } a exporté la table { $table } ({ $game } : { $names }).
