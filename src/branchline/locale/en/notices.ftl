### How people who are not at a table learn that it is their turn.

turn-title = It is your turn
turn-text = { $game } with { $players }
turn-webhook = { $player }, it is your turn at { $game } with { $players }.
letter-turn = It is your turn: { $game }
letter-turn-text =
    Hello { $player },

    it is your turn at { $game } with { $players }:

    { $link }

    This letter comes because you asked for it. You can switch such letters off for this table at the table itself, and for all tables on the page of your account.

## On the page

notices-title = Notices
notices-about = You are told when others wait for you at a table and you are not there, about a minute after your turn has come. A notice says which game and who plays, and nothing else.
notices-push = By this browser
notices-push-about = Also while the page is closed. You can add the page to your home screen; to play you need a network.
notices-push-unable = This browser cannot show notices for this page, or the page was not opened by https.
notices-push-forbidden = The browser does not allow it. You can change that in its settings for this page.
notices-mail = By e-mail
notices-mail-about = To the address of your account.
notices-mail-unable = For this the host needs a mail server, and your account an e-mail address.
notices-webhook = By a message in a chat (webhook)
notices-webhook-about = The https address that your chat service gives you for it. Leave it empty for none.
notices-table = Notices for this table
notices-table-on = Tell me when it is my turn
notices-table-ways = How you are told
since-title = Since your last turn
since-close = Seen
since-more = { $count ->
    [one] One more is in the log.
   *[other] { $count } more are in the log.
}
