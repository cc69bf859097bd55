### How people who are not at a table learn that it is their turn.

notice-turn = It is your turn
    .said = it is your turn at { $game } with { $players }. { $expected }
    .text = { $game } with { $players }. { $expected }
notice-clock = Your time is nearly over
    .said = your time at { $game } with { $players } is nearly over. { $expected }
    .text = { $game } with { $players }. { $expected }
notice-vote = A vote at your table
    .said = at { $game } with { $players } there is a vote on whether a computer player goes on for somebody.
    .text = { $game } with { $players }
notice-rules = New rules at your table
    .said = the rules of { $game } have changed since you began to play with { $players }; the game goes on once everybody has agreed to the new ones.
    .text = { $game } with { $players }
notice-decide = Others wait for what you decide.
notice-subject = { $title }: { $game }
notice-webhook = { $player }, { $said }
notice-letter =
    Hello { $player },

    { $said }

    { $link }

    This letter comes because you asked for it. You can switch such letters off for this table at the table itself, and for all tables on the page of your account.

## On the page

notices-title = Notices
notices-about = You are told when others wait for you at a table and you are not there, about a minute after your turn has come. A notice says which game, who plays and what kind of decision is waited for, and nothing else. You are told of votes, of new rules and, by correspondence, when your time is nearly over as well.
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
