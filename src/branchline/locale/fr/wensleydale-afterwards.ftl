### Une partie finie de Last Train to Wensleydale en chiffres, sous les décisions de l’analyse.

## Cases

wensleydale-boxes = Cases : prix et valeur
wensleydale-boxes-said = { $cubes ->
    [one] { $cubes } cube payé pour des cases qui valaient { $worth }.
   *[other] { $cubes } cubes payés pour des cases qui valaient { $worth }.
}
wensleydale-boxes-about = La valeur est ce qu’une case a donné à la fin : 1 pour chacun de ses points qui a payé des voies, un train ou un rachat, un tiers pour chaque point mis à la place d’un point ferroviaire, rien pour un point jamais dépensé. Les points les plus anciens comptent comme dépensés les premiers. Ce que les points ont apporté pour l’ordre de jeu n’est pas compté.
wensleydale-boxes-turn = Tour
wensleydale-boxes-box = Case
wensleydale-boxes-paid = Cubes
wensleydale-boxes-worth = Valeur
wensleydale-boxes-points = À quoi ont servi les points
wensleydale-boxes-point = { $use } : { $points }
wensleydale-point-track = voies
wensleydale-point-train = train
wensleydale-point-exchange = trois pour un
wensleydale-point-takeover = rachat
wensleydale-point-left = non dépensé
wensleydale-point-lost = sans place sur l’échelle

## Pièces à portée

wensleydale-reached = Pièces à portée : chargées, prises par d’autres, restées
wensleydale-reached-said = Pièces à portée chargées : { $shipped } sur { $all }.
wensleydale-reached-about = On compte les pièces que les lignes d’un joueur atteignaient, à n’importe quel tour, au départ des trains, et ce qu’elles sont devenues ensuite, qu’il y ait eu ou non de la place dans un train.
wensleydale-reached-all = À portée
wensleydale-fate-shipped = Chargées
wensleydale-fate-snatched = Par d’autres
wensleydale-fate-dead = Hors du jeu
wensleydale-fate-left = Restées là
wensleydale-reached-snatched = { $area } : { $player } charge { $pieces }.
wensleydale-reached-dead = { $area } : { $pieces } hors du jeu quand { $player } cède une ligne.
wensleydale-reached-left = { $area } : { $pieces } encore là à la fin.

## Profit

wensleydale-source = D’où vient le profit
wensleydale-source-said = Pertes et profits à la fin : { $level }.
wensleydale-source-about = En £, sur tous les tours. Chaque voie coûte 1 £ à chaque tour où elle est sur le plateau ; ce qui dépasse un bout de l’échelle est perdu.
wensleydale-source-pieces = { $piece_many }
wensleydale-source-beyond = au-delà du bout de l’échelle
wensleydale-source-turn = Tour { $turn }
