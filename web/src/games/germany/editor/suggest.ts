/** What can be worked out for somebody who draws a board: what a journey is worth, tickets and passengers for all. */
import { addTicket, editPlace, type Draft, type Journey, type Thing } from "./draft";

/** What one asks most of a road: how many wagons it takes from any place to any other. */
export type Distances = (a: string, b: string) => number;

/** The shortest ways between all places. Countries are ends of the line: no way runs through them. */
export function distances(draft: Draft): Distances {
  const roads = new Map<string, { to: string; length: number }[]>();
  for (const { a, b, length } of draft.lines) {
    roads.set(a, [...(roads.get(a) ?? []), { to: b, length }]);
    roads.set(b, [...(roads.get(b) ?? []), { to: a, length }]);
  }
  const ends = new Set(draft.countries.map(({ id }) => id));
  const known = new Map<string, Map<string, number>>();

  function from(start: string): Map<string, number> {
    const far = new Map([[start, 0]]);
    const open = new Set([start]);
    while (open.size > 0) {
      const here = [...open].reduce((best, one) => (far.get(one)! < far.get(best)! ? one : best));
      open.delete(here);
      if (ends.has(here) && here !== start) continue;
      for (const { to, length } of roads.get(here) ?? []) {
        const way = far.get(here)! + length;
        if (way >= (far.get(to) ?? Infinity)) continue;
        far.set(to, way);
        open.add(to);
      }
    }
    return far;
  }
  return (a, b) => {
    const far = known.get(a) ?? from(a);
    known.set(a, far);
    return far.get(b) ?? Infinity;
  };
}

/** Tickets are long from here on, as in the box. */
const LONG_FROM = 12;
const MOST_POINTS = 99;

/** A ticket that is worth its shortest way; without one, it is the drawer's to say. */
export function fairTicket(draft: Draft, a: string, b: string): [Draft, Thing] | null {
  const way = distances(draft)(a, b);
  if (way === Infinity) return addTicket(draft, a, b);
  return addTicket(draft, a, b, Math.min(MOST_POINTS, way), way >= LONG_FROM);
}

/** Journeys of all lengths until there are so many short and so many long ones: first between places that no ticket
    joins yet. The nearer half of all are short. */
export function moreTickets(draft: Draft, wanted: number): Draft {
  const far = distances(draft);
  const places = [...draft.cities, ...draft.countries].map(({ id }) => id);
  const pairs = draft.cities
    .flatMap(({ id: a }, i) => places.slice(i + 1).map((b) => ({ a, b, value: far(a, b) })))
    .filter(({ value }) => value < Infinity)
    .sort((one, other) => one.value - other.value || `${one.a} ${one.b}`.localeCompare(`${other.a} ${other.b}`));
  const half = Math.ceil(pairs.length / 2);
  return {
    ...draft,
    tickets: [
      ...draft.tickets,
      ...missing(draft, false, wanted, pairs.slice(0, half)),
      ...missing(draft, true, wanted, pairs.slice(half)),
    ],
  };
}

type Pair = Pick<Journey, "a" | "b" | "value">;

function missing(draft: Draft, long: boolean, wanted: number, pairs: readonly Pair[]): Journey[] {
  const count = wanted - draft.tickets.filter((ticket) => ticket.long === long).length;
  const joined = new Set(draft.tickets.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  const free = pairs.filter(({ a, b }) => !joined.has(`${a} ${b}`));
  const from = free.length > 0 ? free : pairs;
  if (count <= 0 || from.length === 0) return [];
  return Array.from({ length: count }, (_, i): Journey => {
    // Spread over near and far alike; where there are too few, some come twice.
    const pair = from[count <= from.length ? Math.floor((i * from.length) / count) : i % from.length]!;
    return { ...pair, id: `suggested ${long} ${draft.tickets.length + i}`, long };
  });
}

/** So many passengers, one at each place first, the others where most routes meet. */
export function shareOut(draft: Draft, passengers: number): Draft {
  const routes = new Map<string, number>();
  for (const { a, b } of draft.lines) for (const end of [a, b]) routes.set(end, (routes.get(end) ?? 0) + 1);
  const places = [...draft.cities, ...draft.countries];
  const standing = new Map(places.map(({ id }) => [id, 0]));
  const crowd = (id: string): number => standing.get(id)! / (1 + (routes.get(id) ?? 0));
  for (let left = passengers; left > 0 && draft.cities.length > 0; left -= 1) {
    const next = places.find(({ id }) => standing.get(id) === 0)?.id;
    const emptiest = next ?? draft.cities.reduce((best, city) => (crowd(city.id) < crowd(best.id) ? city : best)).id;
    standing.set(emptiest, standing.get(emptiest)! + 1);
  }
  const share = <Place extends { id: string }>(place: Place) => ({ ...place, passengers: standing.get(place.id)! });
  return { ...draft, cities: draft.cities.map(share), countries: draft.countries.map(share) };
}

/** So many passengers in all, with the others where they stand: the largest crowd makes up for it. */
export function filledUp(draft: Draft, passengers: number): Draft {
  const standing = [...draft.cities, ...draft.countries].reduce((sum, place) => sum + place.passengers, 0);
  const missing = passengers - standing;
  const largest = draft.cities.reduce(
    (best, city) => (city.passengers > best.passengers ? city : best),
    draft.cities[0]!,
  );
  if (largest.passengers + missing < 0) return shareOut(draft, passengers);
  return editPlace(draft, largest.id, { passengers: largest.passengers + missing });
}
