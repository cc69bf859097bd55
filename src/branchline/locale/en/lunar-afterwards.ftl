### A finished game of Lunar Rails in figures, below the decisions of its analysis.

## Income

lunar-income = Income a round
lunar-income-said = { $amount } M earned in all, { $mean } M a round.
lunar-income-about = In M. Booms and shortages are deliveries too; what was paid for track, locomotives, tolls and taxes is not taken off. The two opening rounds count.
lunar-income-deliveries = Deliveries
lunar-income-tolls = Tolls from others
lunar-income-rounds = Rounds

## Mileposts

lunar-empty = Empty mileposts
lunar-empty-said = { $part } of the way empty; deliveries brought { $mean } M a milepost.
lunar-empty-about = Every milepost a train came to, by the loads it carried there.
lunar-empty-loads = { $loads ->
    [0] Empty
    [one] { $loads } load
   *[other] { $loads } loads
}
lunar-empty-all = Mileposts

## Track

lunar-unused = Track unused
lunar-unused-said = { $count ->
    [0] Trains ran on every segment.
    [one] No train ever ran on { lunar-part-stretch }, which cost { $cost } M.
   *[other] No train ever ran on { lunar-part-stretch }, which cost { $cost } M.
}
lunar-unused-about = In M, by whose trains ran on it; track that a meteor took later counts with what it cost. Track that only joins major cities is not wasted: the victory needs it.
lunar-unused-own = Own train
lunar-unused-others = Only others
lunar-unused-nobody = Nobody
lunar-unused-all = Built

## Deliveries

lunar-missed = Deliveries missed
lunar-missed-said = { $count ->
    [0] No demand missed
    [one] { $count } demand missed, worth { $pay } M
   *[other] { $count } demands missed, worth { $pay } M
}; { $loads ->
    [0] no load carried for nothing.
    [one] { $loads } load carried for nothing.
   *[other] { $loads } loads carried for nothing.
}
lunar-missed-about = A demand counts as missed if its card was exchanged, or in hand at the end, after the train had been both where the goods are loaded and where they are wanted; of each card only the best paid one. Whether there was time and track for it is not looked into.
lunar-missed-exchanged = { lunar-part-demand }: card exchanged in round { $round }
lunar-missed-held = { lunar-part-demand }: card in hand at the end
lunar-vain-dropped = { $good_one } { $city_from }: dropped in round { $round } after { lunar-part-way }
lunar-vain-lost = { $good_one } { $city_from }: lost in round { $round } after { lunar-part-way }
lunar-vain-aboard = { $good_one } { $city_from }: loaded in round { $round }, aboard at the end after { lunar-part-way }
lunar-missed-more = And { $count } more.
