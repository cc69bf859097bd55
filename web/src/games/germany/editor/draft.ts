/** A board as it is being drawn: what somebody places, joins and names. A change gives a new draft and leaves the old one
    as it was, so that it can be taken back. */
import type { Point } from "../../../map/boxes";

/** A city, or a neighbouring country where its medallion stands. */
export interface Place extends Point {
  id: string;
  name: string;
  passengers: number;
}

/** Between two cities, or from a city abroad. */
export interface Line {
  id: string;
  a: string;
  b: string;
  length: number;
  /** one for each parallel track */
  colours: readonly string[];
  /** where it ends abroad */
  spot: Point | null;
}

export interface Journey {
  id: string;
  a: string;
  b: string;
  value: number;
  long: boolean;
}

export interface Draft {
  name: string;
  cities: readonly Place[];
  countries: readonly Place[];
  lines: readonly Line[];
  tickets: readonly Journey[];
}

export const KINDS = ["city", "country", "line", "ticket"] as const;
export type Kind = (typeof KINDS)[number];

/** One thing of a draft. */
export interface Thing {
  kind: Kind;
  id: string;
}

export const MOST_TRACKS = 3;
const USUAL_LENGTH = 2;
const USUAL_VALUE = 5;

export const EMPTY: Draft = { name: "", cities: [], countries: [], lines: [], tickets: [] };

export const cityOf = (draft: Draft, id: string): Place | undefined => draft.cities.find((city) => city.id === id);
export const countryOf = (draft: Draft, id: string): Place | undefined =>
  draft.countries.find((country) => country.id === id);
export const placeOf = (draft: Draft, id: string): Place | undefined => cityOf(draft, id) ?? countryOf(draft, id);
export const lineOf = (draft: Draft, id: string): Line | undefined => draft.lines.find((line) => line.id === id);
export const ticketOf = (draft: Draft, id: string): Journey | undefined =>
  draft.tickets.find((ticket) => ticket.id === id);

export function has(draft: Draft, { kind, id }: Thing): boolean {
  const find = { city: cityOf, country: countryOf, line: lineOf, ticket: ticketOf }[kind];
  return find(draft, id) !== undefined;
}

/** An id that nothing of the draft has. */
function fresh(draft: Draft): string {
  const taken = new Set([...draft.cities, ...draft.countries, ...draft.lines, ...draft.tickets].map(({ id }) => id));
  let number = taken.size + 1;
  while (taken.has(`new-${number}`)) number += 1;
  return `new-${number}`;
}

const put = <Row extends { id: string }>(rows: readonly Row[], id: string, change: Partial<Row>): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));

export function addPlace(draft: Draft, kind: "city" | "country", at: Point, name: string): [Draft, Thing] {
  const id = fresh(draft);
  const place = { id, name, ...at, passengers: 1 };
  const added = kind === "city" ? { cities: [...draft.cities, place] } : { countries: [...draft.countries, place] };
  return [
    { ...draft, ...added },
    { kind, id },
  ];
}

export const editPlace = (draft: Draft, id: string, change: Partial<Place>): Draft => ({
  ...draft,
  cities: put(draft.cities, id, change),
  countries: put(draft.countries, id, change),
});

export const editLine = (draft: Draft, id: string, change: Partial<Line>): Draft => ({
  ...draft,
  lines: put(draft.lines, id, change),
});

export const editTicket = (draft: Draft, id: string, change: Partial<Journey>): Draft => ({
  ...draft,
  tickets: put(draft.tickets, id, change),
});

/** Where a route abroad ends unless somebody moves it: most of the way to the medallion. */
function usualSpot(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const short = Math.max(0.4, (far - 90) / far);
  return { x: from.x + (to.x - from.x) * short, y: from.y + (to.y - from.y) * short };
}

/** A route between two places; between cities that have one already, a parallel track. Null where none is possible:
    abroad a route ends, so one of its ends is a city. */
export function join(draft: Draft, a: string, b: string): [Draft, Thing] | null {
  const [from, to] = cityOf(draft, a) ? [a, b] : [b, a];
  const city = cityOf(draft, from);
  const other = placeOf(draft, to);
  if (!city || !other || from === to) return null;
  const same = draft.lines.find(
    (line) => line.spot === null && [line.a, line.b].sort().join() === [a, b].sort().join(),
  );
  if (same) {
    const colours = [...same.colours, "grey"];
    if (colours.length > MOST_TRACKS) return null;
    return [editLine(draft, same.id, { colours }), { kind: "line", id: same.id }];
  }
  const id = fresh(draft);
  const spot = cityOf(draft, to) ? null : usualSpot(city, other);
  const line = { id, a: from, b: to, length: USUAL_LENGTH, colours: ["grey"], spot };
  return [
    { ...draft, lines: [...draft.lines, line] },
    { kind: "line", id },
  ];
}

export function addTicket(
  draft: Draft,
  a: string,
  b: string,
  value = USUAL_VALUE,
  long = false,
): [Draft, Thing] | null {
  if (a === b || !placeOf(draft, a) || !placeOf(draft, b)) return null;
  const id = fresh(draft);
  return [
    { ...draft, tickets: [...draft.tickets, { id, a, b, value, long }] },
    { kind: "ticket", id },
  ];
}

/** Without a thing, and without what ends there. */
export function remove(draft: Draft, { id }: Thing): Draft {
  const stays = (row: { id: string; a?: string; b?: string }): boolean => ![row.id, row.a, row.b].includes(id);
  return {
    ...draft,
    cities: draft.cities.filter(stays),
    countries: draft.countries.filter(stays),
    lines: draft.lines.filter(stays),
    tickets: draft.tickets.filter(stays),
  };
}
