### Una partita finita a Lunar Rails in cifre, sotto le decisioni dell’analisi.

## Entrate

lunar-income = Entrate per giro
lunar-income-said = { $amount } M incassati in tutto, { $mean } M a giro.
lunar-income-about = In M. Contano come consegne anche quelle per boom e penurie; ciò che è stato pagato per binari, locomotive, pedaggi e tasse non è tolto. I due giri iniziali contano.
lunar-income-deliveries = Consegne
lunar-income-tolls = Pedaggi dagli altri
lunar-income-rounds = Giri

## Milepost

lunar-empty = Milepost a vuoto
lunar-empty-said = { $part } della strada a vuoto; le consegne hanno reso { $mean } M a milepost.
lunar-empty-about = Ogni milepost raggiunto da un treno, secondo i carichi che aveva a bordo.
lunar-empty-loads = { $loads ->
    [0] Vuoto
    [one] { $loads } carico
   *[other] { $loads } carichi
}
lunar-empty-all = Milepost

## Binari

lunar-unused = Binari inutilizzati
lunar-unused-said = { $count ->
    [0] Su ogni tratto è passato un treno.
    [one] Nessun treno è mai passato su { lunar-part-stretch }, costato { $cost } M.
   *[other] Nessun treno è mai passato su { lunar-part-stretch }, costati { $cost } M.
}
lunar-unused-about = In M, secondo i treni che ci sono passati; i binari tolti poi da una meteora contano per quanto sono costati. I binari che collegano soltanto grandi città non sono sprecati: servono per vincere.
lunar-unused-own = Il suo treno
lunar-unused-others = Solo altri
lunar-unused-nobody = Nessuno
lunar-unused-all = Costruiti

## Consegne

lunar-missed = Consegne mancate
lunar-missed-said = { $count ->
    [0] Nessuna richiesta mancata
    [one] { $count } richiesta mancata, del valore di { $pay } M
   *[other] { $count } richieste mancate, del valore di { $pay } M
}; { $loads ->
    [0] nessun carico portato per niente.
    [one] { $loads } carico portato per niente.
   *[other] { $loads } carichi portati per niente.
}
lunar-missed-about = Una richiesta è mancata se la sua carta è stata cambiata, o era in mano alla fine, dopo che il treno era stato sia dove la merce si carica sia dove la vogliono; di ogni carta conta solo la meglio pagata. Non si guarda se ci fossero il tempo e i binari.
lunar-missed-exchanged = { lunar-part-demand }: carta cambiata nel giro { $round }
lunar-missed-held = { lunar-part-demand }: carta in mano alla fine
lunar-vain-dropped = { $good_one } { $city_from }: lasciato nel giro { $round } dopo { lunar-part-way }
lunar-vain-lost = { $good_one } { $city_from }: perso nel giro { $round } dopo { lunar-part-way }
lunar-vain-aboard = { $good_one } { $city_from }: caricato nel giro { $round }, a bordo alla fine dopo { lunar-part-way }
lunar-missed-more = E ancora { $count }.
