### Ce qui se dit du fichier d’un plateau, chaque fois d’un endroit : « routes[0].length : … ».

board-list = il faut une liste ici
board-object = il faut un objet ici
board-text = il faut un texte ici
board-value = il faut une valeur ici, ne serait-ce que null
board-name = il faut un texte ici, ou un par langue, dont l’anglais
board-needed = il faut { $value } ici
board-whole = { $value } n’est pas un nombre entier de { $least } à { $most }
board-yes-no = { $value } n’est ni vrai ni faux
board-one-of = { $value } n’est pas possible ; valeurs permises : { $allowed }
board-id = { $value } n’est pas un identifiant : des minuscules, des chiffres, des tirets et des tirets bas en font un
board-id-twice = l’identifiant { $value } sert deux fois
board-no-area = { $value } n’est pas une zone de ce plateau
board-no-city = { $value } n’est pas une ville de ce plateau
board-no-city-or-border-spot = { $value } n’est ni une ville ni un poste frontière de ce plateau
board-no-city-or-country = { $value } n’est ni une ville ni un pays de ce plateau
board-no-country = { $value } n’est pas un pays de ce plateau
board-no-good = { $value } n’est pas une marchandise de ce plateau
board-no-group = { $value } n’est pas un groupe de ce plateau
board-differs = { $value } ne s’accorde pas avec le reste du plateau ; { $wanted } convient
