### The lessons of Ticket to Ride: Germany: a title, what it is about, its tasks, and closing words.

## Cards and routes

germany-lesson-routes = Cards and routes
    .about = Take train cards, pay with them, and put your wagons on the map.
    .end = That is most of the game: two cards a turn until a route can be paid. Longer routes score far more for each wagon: 1, 2, 4, 7, 10, 15 and 18 points for one to seven spaces.
germany-lesson-routes-face-up = In a turn you take cards, claim a route or draw tickets. You want the blue route from Frankfurt to Kassel: it has four spaces, so it costs four blue cards, and you have two. Take the blue card that lies face up.
germany-lesson-routes-deck = A turn of cards is two cards. The second one may come from the deck, unseen: draw it. With luck it is a locomotive, which stands for any colour.
germany-lesson-routes-claim = A locomotive: together with your three blue cards it pays for the route. Now that it is your turn again, click the blue route from Frankfurt to Kassel and claim it. Four wagons go on it, and you score 7 points at once.
germany-lesson-routes-passengers = Whoever claims a route may take one passenger from each of its two ends. They count at the end of the game, and the third lesson is about them. Take one in Frankfurt and one in Kassel, whichever you like.
germany-lesson-routes-locomotive = A locomotive lies face up. It is a strong card, so taking it counts as both cards of your turn. Take it.
germany-lesson-routes-grey = Grey routes take any one colour. Claim Frankfurt to Mannheim with two cards of the same colour, or with one card and the locomotive. With two or three players the parallel track is closed to everybody then.
