### What is said and written down at a table beside the game, and who may watch it.

sheets-title = Papers
talk-title = Talk
talk-empty = Nothing has been said yet. Only those who sit at this table read it.
talk-field = What you want to say
talk-say = Say
talk-phrases = Phrases
talk-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
talk-heard = { $count ->
    [0] Whom you hear
    [one] Whom you hear (one muted)
   *[other] Whom you hear ({ $count } muted)
}
talk-hear = Hear { $name }
talk-heard-about = Who is switched off is not heard at any table, and is not told.
notes-title = Notes
notes-about = Only you read what you write here.
notes-kept = Kept.
notes-writing = Will be kept in a moment…

## Phrases: each reads them in their own language

phrase-hello = Hello, everyone.
phrase-good-luck = Good luck, and have fun.
phrase-nice-move = Nice move.
phrase-ouch = Ouch, that hurt.
phrase-thanks = Thank you.
phrase-sorry = Sorry about that.
phrase-thinking = Let me think about it.
phrase-moment = One moment, I will be right back.
phrase-your-turn = I think it is your turn.
phrase-good-game = Good game.
phrase-bye = I have to go. See you soon.

## Who may watch

watchers-title = Who may watch
watchers-everyone = Everyone who has the address
    .about = They see what lies open on the table, and nobody’s cards.
watchers-later = Everyone, a turn later
    .about = They see each turn once it is over; what a player is doing just now stays at the table.
watchers-nobody = Nobody
    .about = Only those who play here come in, also after the game. As long as a seat is open, everyone who has the address does.
watchers-later-note = You are watching: you see each turn once it is over.
