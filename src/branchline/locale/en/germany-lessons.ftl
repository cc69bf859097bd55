### The lessons of Ticket to Ride: Germany: a title, what it is about, its tasks, and closing words.

## Cards and routes

germany-lesson-routes = Cards and routes
    .about = Take train cards, pay with them, and put your wagons on the map.
    .end = That is most of the game: two cards a turn until a route can be paid. Longer routes score far more for each wagon: 1, 2, 4, 7, 10, 15 and 18 points for one to seven spaces.
germany-lesson-routes-face-up = In a turn you take cards, claim a route or draw tickets. You want the blue route from Frankfurt to Kassel: it has four spaces, so it costs four blue cards, and you have two. Take the blue card that lies face up.
germany-lesson-routes-deck = Whoever takes cards takes two. The second one may come from the deck, unseen: draw it. With luck it is a locomotive, which stands for any colour.
germany-lesson-routes-claim = A locomotive: together with your three blue cards it pays for the route. Now that it is your turn again, click the blue route from Frankfurt to Kassel and claim it. Four wagons go on it, and you score 7 points at once.
germany-lesson-routes-passengers = Whoever claims a route may take one passenger from each of its two ends. They count at the end of the game, and the third lesson is about them. Take one in Frankfurt and one in Kassel, whichever you like.
germany-lesson-routes-locomotive = A locomotive lies face up. It is a strong card, so taking it counts as both cards of your turn. Take it.
germany-lesson-routes-grey = Grey routes take any one colour. Claim Frankfurt to Mannheim with two cards of the same colour, or with one card and the locomotive. With two or three players the parallel track is closed to everybody then.

## Tickets

germany-lesson-tickets = Tickets
    .about = Connect the places on your tickets, draw more of them, and know which to keep.
    .end = A ticket that is not complete at the end takes its points away, and whoever has completed the most tickets gets 15 points more. At the start of a game you choose in the same way: four tickets, of which you keep at least two.
germany-lesson-tickets-complete = A ticket names two places. Join them by routes of your own, and its points are yours at the end. You own Leipzig to Erfurt and Erfurt to Nürnberg: claim Nürnberg to Würzburg, and the ticket Erfurt–Würzburg is complete. Then take the passenger who waits in Würzburg.
germany-lesson-tickets-draw = Instead of taking cards or claiming a route you may draw tickets. You say how many short and how many long ones you want, four in all. Short ones are easier, long ones bring more. Draw four, with at least one short one among them.
germany-lesson-tickets-keep = You keep at least one, and the rest goes back. Look at Leipzig–Nürnberg: your routes join the two already, so its 7 points are as good as yours. Keep it; of the others keep only what you trust yourself to complete.
germany-lesson-tickets-second = One route may serve several tickets. Point at Leipzig–Frankfurt among your tickets to see what is missing: only Frankfurt to Würzburg, for 10 points. Claim it before your rival does, and take a passenger in Frankfurt.

## Passengers

germany-lesson-passengers = Passengers
    .about = Gather passengers of one colour: at the end the most of a colour are worth 20 points.
    .end = Six colours, up to 20 points each: passengers decide many games. Nobody can win them all, so choose two or three colours, and watch what the others have beside their names.
germany-lesson-passengers-claim = With every route you claim you may take one passenger from each end. At the end, for each colour, the most bring 20 points and the second most 10. In red you and your rival are level, two each. A red one waits in Frankfurt: claim Frankfurt to Köln.
germany-lesson-passengers-lead = First Frankfurt. Take the red passenger: with three you are ahead, which is worth 20 points to you and 10 to your rival.
germany-lesson-passengers-alone = Now Köln. Nobody has a blue passenger yet, so a single one would be the most of all: 20 points for one passenger, if nobody follows. Take the blue one.
germany-lesson-passengers-again = Your rival has fetched a red one in Dresden and is level again: as it stands, both of you would get 20. Another red one waits in Karlsruhe. Claim Karlsruhe to Mannheim and take it, and the 20 are yours alone.
germany-lesson-passengers-second = Countries have a passenger too. Your rival has the most white ones, but whoever is second in a colour gets 10 points, and with two players one passenger is enough for that. Claim Karlsruhe to France and take the white one there.

## The last round

germany-lesson-end = The last round and counting
    .about = End the game when it suits you, and see how the points are counted.
    .end = Now the points are counted: routes were scored on the way, complete tickets are added and missed ones taken away, the globetrotter gets 15, and each colour of passengers brings 20 and 10. Open the lines of the sheet to see what each is made of. You are ready for a game.
germany-lesson-end-complete = The game nears its end, so look at your tickets first. Rostock–Austria is worth 22 points: complete it adds them, incomplete it takes them away, which is a difference of 44. Only Schwerin to Rostock is missing. Claim it, and take the passenger in Rostock.
germany-lesson-end-trigger = You have four wagons left. Whoever ends a turn with two or fewer begins the last round: everybody has one more turn, then it is over. Your rival has many wagons left and could do much with them, so end it now. Claim a route with two spaces or more.
germany-lesson-end-last = Your rival has had a last turn, and this is yours. Cards in hand and wagons count for nothing at the end, but a short route brings its points and passengers besides. Do what brings the most.
