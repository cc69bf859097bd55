/**
 * The Moon as tables: mileposts, links, cities and wrap pairs by number and by id, who is next to whom, and where each
 * stands on its disc. The map, the desk and the panels all ask here. Positions are in steps from the middle of the disc,
 * x to the right and y down.
 */
import type { Board, City, Direction, EventCard, Side, Terrain, Wrap } from "./types";

const COLUMN = Math.sqrt(3) / 2;
const ROW = 0.5;

export interface Spot {
  x: number;
  y: number;
}

export interface Milepost extends Spot {
  /** its number in `board.mileposts` */
  number: number;
  id: string;
  side: Side;
  column: number;
  row: number;
  terrain: Terrain;
  /** the city it belongs to: a major city has seven mileposts */
  city: string | null;
  /** a pole belongs to both sides */
  pole: boolean;
}

export interface Link {
  /** its number in `board.links` */
  number: number;
  a: number;
  b: number;
  /** a crater rim or a valley lies between its ends */
  crossing: boolean;
  /** the label of the wrap pair it goes through */
  pair: string | null;
  /** it lies inside a red area, where nothing is built */
  red: boolean;
}

export function spotOf(column: number, row: number): Spot {
  return { x: column * COLUMN, y: -row * ROW };
}

/** Column and row of the lattice point nearest to a spot, whether there is a milepost or not. */
export function latticeAt({ x, y }: Spot): { column: number; row: number } {
  let best = { column: 0, row: 0 };
  let least = Infinity;
  // The nearest point lies in one of the two columns beside the spot, at the row nearest to it of that column's parity.
  for (const column of [Math.floor(x / COLUMN), Math.floor(x / COLUMN) + 1]) {
    const row = 2 * Math.round((-y / ROW - column) / 2) + column;
    const at = spotOf(column, row);
    const far = (at.x - x) ** 2 + (at.y - y) ** 2;
    if (far < least) [best, least] = [{ column, row }, far];
  }
  return best;
}

export function placeId(side: Side, column: number, row: number): string {
  return `${side}:${column}:${row}`;
}

export class Geography {
  readonly mileposts: readonly Milepost[];
  readonly links: readonly Link[];
  readonly cities: ReadonlyMap<string, City>;
  readonly wraps: ReadonlyMap<string, Wrap>;
  readonly events: ReadonlyMap<string, EventCard>;
  /** links by the number of a milepost they touch */
  readonly linksAt: readonly (readonly number[])[];
  /** the mileposts of each city, its centre first */
  readonly milepostsOf: ReadonlyMap<string, readonly number[]>;
  private readonly byId: ReadonlyMap<string, number>;

  constructor(readonly board: Board) {
    const pole = board.grid.radius * 2;
    this.mileposts = board.mileposts.map(([side, column, row, terrain, city], number) => ({
      number,
      id: placeId(side, column, row),
      side,
      column,
      row,
      terrain,
      city,
      pole: column === 0 && Math.abs(row) === pole,
      ...spotOf(column, row),
    }));
    const byId = new Map(this.mileposts.map(({ id, number }) => [id, number]));
    // A pole is one milepost of both sides: what points at its far copy finds the near one.
    for (const { pole, column, row, number } of this.mileposts) if (pole) byId.set(placeId("far", column, row), number);
    this.byId = byId;

    this.cities = new Map(board.cities.map((city) => [city.id, city]));
    const milepostsOf = new Map<string, number[]>(
      board.cities.map(({ id, milepost }) => [id, [byId.get(placeId(...milepost))!]]),
    );
    for (const { city, number } of this.mileposts) {
      const ofCity = city === null ? undefined : milepostsOf.get(city);
      if (ofCity && !ofCity.includes(number)) ofCity.push(number);
    }
    this.milepostsOf = milepostsOf;

    const cityAt = (number: number): string | null => this.mileposts[number]!.city;
    this.links = board.links.map(([a, b, crossing, pair], number) => ({
      number,
      a,
      b,
      crossing,
      pair,
      red: pair === null && cityAt(a) !== null && cityAt(a) === cityAt(b),
    }));
    const linksAt = this.mileposts.map((): number[] => []);
    for (const { a, b, number } of this.links) {
      linksAt[a]!.push(number);
      linksAt[b]!.push(number);
    }
    this.linksAt = linksAt;

    this.wraps = new Map(board.wraps.map((wrap) => [wrap.label, wrap]));
    this.events = new Map(board.event_cards.map((card) => [`e${card.id}`, card]));
  }

  /** The milepost of that id; a city's id means its milepost, a major city's its centre. */
  find(id: string): Milepost | undefined {
    return this.mileposts[this.byId.get(id) ?? this.milepostsOf.get(id)?.[0] ?? -1];
  }

  at(side: Side, column: number, row: number): Milepost | undefined {
    return this.find(placeId(side, column, row));
  }

  /** The milepost at a spot of a disc; nothing off the board. */
  nearest(side: Side, spot: Spot): Milepost | undefined {
    const { column, row } = latticeAt(spot);
    return this.at(side, column, row);
  }

  /** The milepost at the other end of a link. */
  across(link: number, from: number): Milepost {
    const { a, b } = this.links[link]!;
    return this.mileposts[a === from ? b : a]!;
  }

  /** The link between two mileposts: through that wrap pair, or the one on the ground. */
  between(a: number, b: number, pair: string | null = null): Link | undefined {
    const number = this.linksAt[a]?.find(
      (link) => this.links[link]!.pair === pair && this.across(link, a).number === b,
    );
    return number === undefined ? undefined : this.links[number];
  }

  /** The link of that id: its ends and, round the edge, its wrap pair. */
  linkOf(id: string): Link | undefined {
    const [a = "", b = "", pair = null] = id.split(" ");
    const [from, to] = [this.find(a), this.find(b)];
    return from && to && this.between(from.number, to.number, pair);
  }

  /** The milepost one step away on the same disc; at a pole `side` tells on which. */
  step(from: Milepost, side: Side, direction: Direction): Milepost | undefined {
    const [columns, rows] = this.board.generator.directions[direction];
    return this.at(side, from.column + columns, from.row + rows);
  }

  /** On which disc a milepost is drawn: a pole on both. */
  isOn(milepost: Milepost, side: Side): boolean {
    return milepost.pole || milepost.side === side;
  }

  /** The disc a link on the ground is drawn on. */
  sideOf({ a, b }: Link): Side {
    const [from, to] = [this.mileposts[a]!, this.mileposts[b]!];
    return from.pole ? to.side : from.side;
  }

  /** The letter of a pair as it stands on one side: column and row outside the disc. */
  letterAt({ near_at, far_at }: Wrap, side: Side): Spot {
    return spotOf(...(side === "near" ? near_at : far_at));
  }

  /** What building onto a milepost costs, without what a rim or a valley adds. */
  costOf({ terrain }: Milepost): number {
    return this.board.rules.build_cost[terrain];
  }
}

const known = new WeakMap<Board, Geography>();

/** The tables of a board, made once for each. */
export function geographyOf(board: Board): Geography {
  let geography = known.get(board);
  if (!geography) known.set(board, (geography = new Geography(board)));
  return geography;
}
