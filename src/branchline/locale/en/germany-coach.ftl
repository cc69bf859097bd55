### What a coach says in a first game of Ticket to Ride: Germany.

germany-coach-setup-mix = Say how many short and long tickets you want to draw; you keep at least two of the four. Short tickets are soon completed, long ones bring more: three short and one long suit a first game.
germany-coach-setup-keep = A ticket names two places: join them by your own routes and its points are yours, miss it and they are taken away. Keep those that run the same way, and put back what lies far off.
germany-coach-turn = You do one of three things: take two cards, claim a route, or draw more tickets. Collect colours for the routes your tickets need, and claim them before somebody else does.
germany-coach-second = The first card is yours; now take a second one, face up or from the deck. A face-up locomotive counts as two cards, so it cannot be the second.
germany-coach-payment = A route costs as many cards as it has spaces, all of one colour; locomotives stand in for any card. Keep locomotives for long routes, where the last card is the hardest to find.
germany-coach-passenger = Take one passenger from each end of the route you have claimed. At the end the most passengers of a colour bring 20 points and the second most 10, so many in two or three colours are better than a few in all.
germany-coach-tickets = Instead of cards or a route you may draw four more tickets and keep at least one. It pays when your network is large: new tickets may be half done already.
germany-coach-keep = Keep at least one; the others go back. Those that your routes nearly join already bring points for little work; the rest would cost you at the end.
germany-coach-last-round = Somebody is down to two wagons or fewer: everybody has one more turn. Cards in hand are worth nothing now, so claim the best route you can pay.
