### What is told of a board file, each of a place in it: “routes[0].length: …”.

board-list = a list is needed here
board-object = an object is needed here
board-text = a text is needed here
board-value = a value is needed here, if only null
board-name = a text is needed here, or one for each language, English among them
board-needed = { $value } is needed here
board-whole = { $value } is not a whole number from { $least } to { $most }
board-yes-no = { $value } is neither true nor false
board-one-of = { $value } is not possible; allowed is { $allowed }
board-id = { $value } is no id; small letters, digits, hyphens and underscores make one
board-id-twice = the id { $value } is used twice
board-no-area = { $value } is no area of this board
board-no-city = { $value } is no city of this board
board-no-city-or-border-spot = { $value } is no city or border spot of this board
board-no-city-or-country = { $value } is no city or country of this board
board-no-country = { $value } is no country of this board
board-no-good = { $value } is no good of this board
board-no-group = { $value } is no group of this board
board-differs = { $value } does not fit the rest of the board; { $wanted } does
