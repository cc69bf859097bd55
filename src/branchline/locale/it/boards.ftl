### Quel che si dice del file di un tabellone, ogni volta di un suo punto: «routes[0].length: …».

board-list = qui ci vuole una lista
board-object = qui ci vuole un oggetto
board-text = qui ci vuole un testo
board-value = qui ci vuole un valore, anche solo null
board-name = qui ci vuole un testo, o uno per ogni lingua, tra cui l’inglese
board-needed = qui ci vuole { $value }
board-whole = { $value } non è un numero intero da { $least } a { $most }
board-yes-no = { $value } non è né vero né falso
board-one-of = { $value } non è possibile; valori ammessi: { $allowed }
board-id = { $value } non è un identificativo: ci stanno lettere minuscole, cifre, trattini e trattini bassi
board-id-twice = l’identificativo { $value } compare due volte
board-no-area = { $value } non è un’area di questo tabellone
board-no-city = { $value } non è una città di questo tabellone
board-no-city-or-border-spot = { $value } non è né una città né un posto di confine di questo tabellone
board-no-city-or-country = { $value } non è né una città né una nazione di questo tabellone
board-no-country = { $value } non è una nazione di questo tabellone
board-no-good = { $value } non è una merce di questo tabellone
board-no-group = { $value } non è un gruppo di questo tabellone
board-differs = { $value } non va d’accordo con il resto del tabellone; ci va { $wanted }
