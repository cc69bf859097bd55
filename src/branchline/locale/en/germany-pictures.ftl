### What stands under the pictures in the rules of Ticket to Ride: Germany.

germany-picture-g1 = Train cards of eight colours and locomotives, passengers of six colours, and the wagons of five players.
germany-picture-g4 = Two cards in a turn: each a face-up one of your choice, or one unseen from the deck.
germany-picture-g5 = Three locomotives lie face up: all five cards are swept away and replaced.
germany-picture-g6 = A yellow route of four spaces, paid with three yellow cards and a locomotive, takes four wagons.
germany-picture-g7 = With two or three players the second track closes as soon as the first is claimed. With four or five, another player may claim it.
germany-picture-g8 = Whoever claims the route takes one passenger from each end, here a green one and a red one.
germany-picture-g9 = What routes of one to seven spaces score.
germany-picture-g10 = Two short and two long tickets were drawn. One is kept here, the others go under their decks.
germany-picture-g13 = Red passengers at the end: the most bring 20 points, the second most 10, also to each of two who tie. Who has none gets nothing.
