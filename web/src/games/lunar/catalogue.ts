/** Cities and goods as a list that can be searched. */
import { matches } from "../../words/search";
import type { Held } from "./cards";
import type { Board, City, Good } from "./types";

export interface Stock {
  good: Good;
  /** tokens left in the tray */
  left: number;
}

export interface CityEntry {
  city: City;
  stocks: Stock[];
  /** demands of the player that name it */
  wanted: Held[];
}

export interface GoodEntry extends Stock {
  sources: City[];
  wanted: Held[];
}

interface Words {
  city(id: string): string;
  good(id: string): string;
}

/** Cities by name; a city is found by its own name and by what it produces. */
export function citiesOf(
  board: Board,
  tray: Readonly<Record<string, number>>,
  held: readonly Held[],
  words: Words,
  typed: string,
): CityEntry[] {
  const goods = new Map(board.goods.map((good) => [good.id, good]));
  return board.cities
    .filter(({ id, goods }) => matches([words.city(id), ...goods.map(words.good)].join(" "), typed))
    .map((city) => ({
      city,
      stocks: city.goods.flatMap((id) => {
        const good = goods.get(id);
        return good ? [{ good, left: tray[id] ?? 0 }] : [];
      }),
      wanted: held.filter((demand) => demand.city === city.id),
    }))
    .sort((x, y) => words.city(x.city.id).localeCompare(words.city(y.city.id)));
}

/** Goods by name; a good is found by its own name and by where it comes from. */
export function goodsOf(
  board: Board,
  tray: Readonly<Record<string, number>>,
  held: readonly Held[],
  words: Words,
  typed: string,
): GoodEntry[] {
  const cities = new Map(board.cities.map((city) => [city.id, city]));
  return board.goods
    .filter(({ id, sources }) => matches([words.good(id), ...sources.map(words.city)].join(" "), typed))
    .map((good) => ({
      good,
      left: tray[good.id] ?? 0,
      sources: good.sources.flatMap((id) => cities.get(id) ?? []),
      wanted: held.filter((demand) => demand.good === good.id),
    }))
    .sort((x, y) => words.good(x.good.id).localeCompare(words.good(y.good.id)));
}
