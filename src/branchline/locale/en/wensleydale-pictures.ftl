### What stands under the pictures in the rules of Last Train to Wensleydale.

wensleydale-picture-w1 = Investment cubes and links of the players; stone, cheese, passengers and opposition; the four kinds of influence.
wensleydale-picture-w6 = A box with three printed points and its token, which is round. The least bid is three cubes; four outbid it.
wensleydale-picture-w8 = A link costs 1 between lowlands, 2 where a valley is at either end. A company town adds a point of that company, each opposition piece a government point.
wensleydale-picture-w9 = Minor towns are round, major ones square: free, of the Midland, of the North Eastern, or of both.
wensleydale-picture-w10 = Trains cost three, two or one train points. Round slots take passengers, square ones goods.
wensleydale-picture-w11 = Cheese needs a link of yours in its area, stone one in a free town beside its hill, a passenger your own links all the way to a company town of its colour.
wensleydale-picture-w13 = What each piece loaded in a turn brings in, and what each link on the board costs.
wensleydale-picture-w15 = Three links go to the Midland for two Midland points, and the town at their end becomes a company town.
wensleydale-picture-w17 = Four pieces that form a set are worth 4 points and 2 more. Each link left on the board takes 1 away.
