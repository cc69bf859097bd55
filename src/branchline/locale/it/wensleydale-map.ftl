### Le parole sulla mappa di Last Train to Wensleydale e intorno a essa.

## Il foglio

wensleydale-map-label = Mappa delle Dales
wensleydale-map-keys = Con le frecce vai da una zona all’altra, oltre i confini e sui pezzi, con Invio scegli, con più e meno ingrandisci e riduci, con 0 vedi tutta la mappa, con Esc ne esci.

## Zone, come le dice un lettore di schermo e le mostra l’etichetta

wensleydale-map-terrain = { $terrain ->
    [lowland] pianura
    [valley] valle
   *[hill] collina
}
wensleydale-map-town = { $size ->
    [major] città maggiore
   *[minor] città minore
}
wensleydale-map-company-town = città { $company_of }
wensleydale-map-pieces = con { $pieces }
wensleydale-map-links = binari di { $players }
wensleydale-map-company-links = binari { $company_of }
wensleydale-map-choose = puoi sceglierla ora

## Confini

wensleydale-map-border = { $a_from } { $b_to }
wensleydale-map-free = libero, { wensleydale-part-cost }
wensleydale-map-fees = più { $points }
wensleydale-map-one-way = solo partendo { $area_from }
wensleydale-map-link = binario di { $owner }
wensleydale-map-company-link = binario { $company_of }
wensleydale-map-lay = puoi costruire un binario qui ora
wensleydale-map-over = puoi cederlo ora
wensleydale-map-pencilled = a matita
wensleydale-map-planned = numero { $number } del piano

wensleydale-map-tip-border = { $a } – { $b }
wensleydale-map-tip-lay = Puoi costruire un binario qui ora.
wensleydale-map-tip-over = Puoi cedere questo binario ora.

## Pezzi

wensleydale-map-piece = { $pieces } { $area_in }
wensleydale-map-reach = { $players ->
    [none] fuori dalla portata di tutti
   *[other] alla portata di { $players }
}
wensleydale-map-load = puoi caricare ora
wensleydale-map-opened = a portata della tua linea a matita
wensleydale-map-lost = fuori dal gioco con questa cessione

wensleydale-map-needs-stone = Serve un tuo binario in una città accanto a questa collina che non sia di una compagnia.
wensleydale-map-needs-cheese = Serve un tuo binario in questa zona, e nessuno di una compagnia.
wensleydale-map-needs-passenger = Serve una via sui tuoi binari da qui a una città { $company_of }.
wensleydale-map-needs-opposition = Chi costruisce in questa zona paga un punto governo per ciascuno.
wensleydale-map-tip-load = Puoi caricare qui ora.
wensleydale-map-tip-lost = Fuori dal gioco con questa cessione: { $pieces }.

## Legenda

wensleydale-map-legend-country = Territorio
wensleydale-map-legend-lowland = Pianura: un binario costa 1
wensleydale-map-legend-valley = Valle: un binario costa 2
wensleydale-map-legend-hill = Collina: nessun binario
wensleydale-map-legend-gate = Cancello aperto: posto per un binario
wensleydale-map-legend-towns = Città
wensleydale-map-legend-major = Città maggiore
wensleydale-map-legend-minor = Città minore
wensleydale-map-legend-company = Città { $company_of }
wensleydale-map-legend-both = Città di entrambe le compagnie
wensleydale-map-legend-pieces = Pezzi
wensleydale-map-legend-piece = { $piece }
wensleydale-map-legend-owners = Binari
wensleydale-map-legend-owner = { $company }
wensleydale-map-legend-states = Sulla mappa
wensleydale-map-legend-offered = Puoi costruire un binario qui; i punti sono il costo
wensleydale-map-legend-load = Si può caricare ora
wensleydale-map-legend-within = I tuoi binari ci arrivano
wensleydale-map-legend-last = Toccato dall’ultima mossa
wensleydale-map-legend-draft = Una linea a matita, che vedi solo tu
wensleydale-map-legend-planned = Nel piano del consiglio, in quest’ordine
