### Accounts: what the page says, and what is sent by letter.

## Letters

letter-reset = A new password for Branchline
letter-reset-text =
    Hello { $name },

    somebody, probably you, has lost the password of your account. Within a day you can choose another one here:

    { $link }

    If it was not you, there is nothing to do: your password stays as it is.

letter-confirm = Is this your e-mail address?
letter-confirm-text =
    Hello { $name },

    you have given this address for your account. Within a day you can say here that it is yours:

    { $link }

    If it was not you, there is nothing to do: nothing more will be sent here.

## Signing in

header-account = Your account: { $name }
account-title = Sign in or create an account
account-guest = You play as a guest, and only this browser knows you. With an account you find your tables, lessons and preferences on every device, and no seat is lost with a cookie.
account-first = Nobody has an account here yet. The first one is the host’s, who looks after tables and people.
account-in = Sign in
account-new = Create an account
account-name = Name
account-name-hint = What others see at the table: at most 24 characters.
account-password = Password
account-password-hint = At least 8 characters.
account-email = E-mail address, if you like
account-email-hint = For a link to a new password, should you lose yours, and for notices if you choose them. It counts once you have confirmed it.
account-email-none = This host sends no e-mail yet, so nothing is sent there.
account-keeps = What you have in this browser as a guest is the account’s from then on.
account-bring = Take along what I have in this browser as a guest
account-lost = Password lost?
account-lost-letter = If your account has an e-mail address, a link to choose another password is sent there.
account-lost-send = Send the link
account-lost-sent = If there is such an account with an e-mail address, the link is on its way.
account-lost-host = This host sends no e-mail. Ask the host for a link: with it you choose another password.

## One’s own account

account-mine = Your account
account-since = since { $when }
account-out = Sign out
account-out-everywhere = Sign out on all devices
account-change = Change something
account-name-about = Seats you have taken keep the name they were taken under.
account-new-password = New password
account-new-password-about = At least 8 characters. Your other devices are signed out then.
account-current = Your password now
account-save = Save
account-saved = It is saved.
preferences-kept-account = Your account remembers what you choose here, on every device.
account-data = Your data
account-data-about = All that is kept of you as one file: account, preferences, lessons, results, tables, what you have pencilled in, and the records of finished games.
account-data-get = Download
account-programs = Programs that play for you
account-programs-about = With a token a program of yours takes seats and plays in your name. It cannot change your account, and you take it back at any time.
account-programs-for = What it is for
account-programs-make = Make a token
account-programs-made = This is the token for { $name }. It is shown only now: copy it to your program.
account-programs-none = You have given no token.
account-programs-take-back = Take back
account-programs-take-back-name = Take back the token for { $name }
account-delete = Delete the account
account-delete-about = Tables at which nobody else plays are deleted with it. Where others play, computer players go on in your seats, and your name stays in the log of the game, but not in results. None of this can be taken back.
account-delete-title = Delete your account for good?
account-delete-do = Delete it for good
account-unconfirmed = { $email } is not confirmed yet: open the link in the letter that was sent there. Until then nothing else is sent there.
account-unconfirmed-again = Send the letter again
account-unconfirmed-sent = The letter is on its way.
email-confirm-title = Confirm your e-mail address
email-confirm-about = From now on, links to a new password and the notices you choose go to this address.
email-confirm-do = Confirm it
email-confirm-done = Your e-mail address is confirmed.
reset-title = Choose a new password
reset-about = With this link you choose a new password, once. On other devices your account is signed out then.
reset-do = Choose it

## For the host

host-title = For the host
host-tables = Tables ({ $count })
host-no-tables = There are no tables.
host-on = Game on
tables-closed = Closed by the host
host-close = Close
host-close-table = Close: { $name }
host-open = Open again
host-open-table = Open again: { $name }
host-export = Export
host-export-table = Export: { $name }
host-delete = Delete
host-delete-table = Delete: { $name }
host-delete-title = Delete this table for everybody?
host-delete-about = Nothing of it is left, for nobody. Closing it keeps it: nobody enters, until you open it again.
host-people = People with an account ({ $count })
host-you = you
host-host = host
host-blocked = blocked
host-block = Block
host-block-person = Block { $name }
host-block-table = Block: { $name }
host-block-title = Whom do you want to block?
host-block-about = Whoever is blocked may look on, and no more. A guest’s address is closed to all guests for a day from when they come again; people with an account play from there as before.
host-guests = Blocked guests ({ $count })
host-guests-about = They may look on, and no more. Letting one in again opens the address they came from as well.
host-let-in = Let in again
host-let-in-person = Let in again: { $name }
host-link = Link to a new password
host-link-person = Link to a new password for { $name }
host-link-about = Give this address to { $name }, and to nobody else. It holds a day, and once.
host-make = Make a host
host-make-person = Make a host: { $name }
host-deeds = What was done
host-terminal = The host’s terminal
host-page = Page { $page } of { $pages }
host-before = Page before
host-after = Next page

deed-account-made = { $who } has made an account.
deed-account-deleted = { $who } has deleted their account.
deed-account-renamed = { $who } is called { $name } now.
deed-password-reset = { $who } has chosen a new password by a link.
deed-reset-link = { $who } has made a link to a new password for { $name }.
deed-person-blocked = { $who } has blocked { $name }.
deed-person-let-in = { $who } has let { $name } in again.
deed-person-made-host = { $who } has made { $name } a host.
deed-guest-blocked = { $who } has blocked { $name }, a guest.
deed-guest-let-in = { $who } has let { $name }, a guest, in again.
deed-table-closed = { $who } has closed the table { $table } ({ $game }: { $names }).
deed-table-opened = { $who } has opened the table { $table } again ({ $game }: { $names }).
deed-table-deleted = { $who } has deleted the table { $table } ({ $game }: { $names }).
deed-tournament-made = { $who } has begun the tournament “{ $name }” ({ $game }).
deed-tournament-round = { $who } has let the next round of the tournament “{ $name }” begin.
deed-tournament-deleted = { $who } has deleted the tournament “{ $name }”.
deed-table-exported = { $who } has exported the table { $table } ({ $game }: { $names }).
