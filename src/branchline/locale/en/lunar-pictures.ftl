### What stands under the pictures in the rules of Lunar Rails.

lunar-picture-l2 = Mare, mountain and alpine mileposts; small, medium and major cities; a crater rim and a valley, which lie between mileposts.
lunar-picture-l3 = A demand card: three demands, each with goods, the city that wants them and what it pays.
lunar-picture-l6 = A segment costs what the milepost costs that it is built to. Crossing a crater rim or a valley adds 1 M.
lunar-picture-l7 = A major city has seven mileposts. At most two segments a turn are built out of major cities.
lunar-picture-l9 = Track to a wrap letter goes on at once from the same letter on the other side.
lunar-picture-l11 = The locomotives level by level, with speed and loads. Each step costs 10 M.
lunar-picture-l15 = Your own track is free. Another player’s track costs 4 M for the whole turn, paid to that player.
lunar-picture-l16 = The first locomotive carries two loads. These are all the goods of the Moon.
lunar-picture-l18 = The sorts of events, each with the chapter that tells what it does.
lunar-picture-l27 = Seven of the eight major cities on one network, and 250 M in cash.
