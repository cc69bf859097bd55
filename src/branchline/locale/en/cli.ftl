### What the command line says beside the words of the games.

## branchline replay

replay-players = Players: { $players }
replay-setup = Set-up
replay-unfinished = The record ends here; the game is not over.

replay-scoring = Final scoring

## branchline play

play-welcome = You are { $player }. Answer with the number of an action or with its notation; a question mark and words look for actions; “look” tells all there is to see; “quit” leaves.
play-more = { $count ->
    [one] There is { $count } more action; a question mark shows them all; with words after it, only those that contain them.
   *[other] There are { $count } more actions; a question mark shows them all; with words after it, only those that contain them.
}

## A position in words

described-you = You are { $player }.
described-watching = You are looking on.
described-option = Option of this table: { $option }: { $chosen }. { $about }
described-yours = It is for you to decide: { $phase }.
described-theirs = { $player } has to decide.
described-over = The game is over.
described-choices = What you can do, as it is written and what it does:

## branchline mcp

assistant-possible = It is possible now.
