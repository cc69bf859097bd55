### Results: finished games, ratings, statistics and tournaments.

results-title = Results
results-back = All results
results-mine = Your statistics
results-two = { $one } and { $other }
results-you = you
results-gone = somebody who has left
results-guest = { $name } (guest)
results-bot = { $name } (computer: { $kind })

## Finished games

results-games = Finished games
results-no-games = No game that counts has ended yet.
results-rank = { $rank }.
results-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
results-points-lunar = { $points } M
results-more = Show more
results-uncounted-branch = Does not count: it went on from another game.
results-uncounted-seed = Does not count: the number of the game was chosen.
results-uncounted-board = Does not count: it was played on another board.
results-uncounted-shared = Does not count: one person had several seats.
results-uncounted-handed = Does not count: a computer player went on for somebody.
results-uncounted-advised = Does not count: advice was asked for.

## Ratings

results-ratings = Ratings
results-no-ratings = Nobody is rated yet. The first game that counts is the beginning.
results-ratings-about = Everybody begins at 1000 points. The true strength lies within the margin nineteen times out of twenty, and with every game the margin becomes smaller; the order is by what is certain at least. Games with advice, with a seat left to a computer player, with a chosen number or several seats of one person do not count.
results-ladder = Game and number of players
results-ladder-of = { $game }, { $seats } players ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
results-place = Place
results-rating = { $points } ± { $margin }
results-rating-head = Rating
results-games-head = Games
results-game-head = Game

## What somebody came to

results-nothing = No game that counts yet.
results-played = { $game }, { $seats } players
results-won = First places
results-mean = On average
results-best = Best result
results-course = Rating after each game
results-places = Places
results-times = { $count ->
    [one] once
   *[other] { $count } times
}
results-compare = Head to head
results-compare-with = With whom, by the name of their account
results-compare-do = Compare
results-compare-about = How often each came before the other at the same table, with any number of players, and what each reached on average.
results-never-met = These two have not met in a game that counts.
results-even = Even

## Tournaments

tournaments-title = Tournaments
tournaments-all = All tournaments
tournaments-back = All tournaments
tournaments-none = There has been no tournament yet. The host begins one.
tournaments-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
tournaments-seats = tables of at most { $seats }
tournaments-round = Round { $round } of { $rounds }
tournaments-round-of = Round { $round }
tournaments-over = Over
tournaments-yours = you take part
tournaments-standings = Standings
tournaments-points = Points
tournaments-opposition = Opposition
tournaments-standings-about = At a full table the last gets nothing and everybody else a point for each place before that; a smaller table gives the same on average, and so does sitting out. Equal points are parted by what one’s opponents have on average, then by first places.
tournaments-table = Table { $number }
tournaments-on = Game on
tournaments-out = Sitting out:
tournaments-next = Begin the next round now
tournaments-next-do = Begin it
tournaments-next-about = The next round begins by itself when all games of this one have ended. If you do not wait, games that are still on go on, and count when they end.
tournaments-delete = Delete the tournament
tournaments-delete-about = Rounds and standings are gone for good. The tables stay, and so do the results of their games.
tournaments-new = New tournament
tournaments-name = Name of the tournament
tournaments-seats-most = Seats a table, at most
tournaments-rounds = Rounds
tournaments-who = Who takes part ({ $count })
tournaments-begin = Draw the first round
tournaments-new-about = Everybody meets everybody as equally often as can be, and seats rotate. No advice is given at these tables, and nobody there decides about seats.
