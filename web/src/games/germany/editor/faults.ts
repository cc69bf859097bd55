/** What stands against playing on a draft, and what may be meant so but is seldom wanted: each with its place. */
import type { Values } from "../../../words/catalogues";
import { placeOf, type Draft, type Place, type Thing } from "./draft";
import { distances } from "./suggest";

export interface Fault {
  /** id of its sentence, `germany-fault-<this>` */
  id: string;
  args: Values;
  /** where it is; null where it is everywhere */
  at: Thing | null;
  /** it can be played so */
  warning: boolean;
}

/** What the rules ask of a board. */
export interface Needs {
  passengers: number;
  /** of each kind */
  tickets: number;
}

/** Lines whose spaces have no room between their ends, as the drawing knows. */
type Crowded = readonly string[];

export function faultsOf(draft: Draft, needs: Needs, crowded: Crowded = []): Fault[] {
  return [...needed(draft, needs), ...seldomMeant(draft, crowded)];
}

function needed(draft: Draft, { passengers, tickets }: Needs): Fault[] {
  const faults: Fault[] = [];
  const fault = (id: string, at: Thing | null, args: Values = {}): void =>
    void faults.push({ id, args, at, warning: false });

  if (draft.cities.length < 2) fault("cities", null);
  for (const [kind, places] of [
    ["city", draft.cities],
    ["country", draft.countries],
  ] as const)
    for (const { id, name } of places) if (!name.trim()) fault("nameless", { kind, id });
  for (const { id, name } of draft.countries)
    if (!draft.lines.some(({ b }) => b === id)) fault("no-border", { kind: "country", id }, { name });
  const standing = [...draft.cities, ...draft.countries].reduce((sum, place) => sum + place.passengers, 0);
  if (standing !== passengers) fault("passengers", null, { standing, needed: passengers });
  for (const long of [false, true]) {
    const there = draft.tickets.filter((ticket) => ticket.long === long).length;
    if (there < tickets) fault(long ? "long-tickets" : "short-tickets", null, { there, needed: tickets });
  }
  return faults;
}

function seldomMeant(draft: Draft, crowded: Crowded): Fault[] {
  const faults: Fault[] = [];
  const warn = (id: string, at: Thing | null, args: Values = {}): void =>
    void faults.push({ id, args, at, warning: true });
  const said = (id: string): string => placeOf(draft, id)?.name ?? "";

  const names = new Map<string, Place>();
  for (const city of draft.cities) {
    if (city.name && names.has(city.name)) warn("twice", { kind: "city", id: city.id }, { name: city.name });
    names.set(city.name, city);
  }
  const ends = new Set(draft.lines.flatMap(({ a, b }) => [a, b]));
  const lonely = draft.cities.filter(({ id }) => !ends.has(id));
  for (const { id, name } of lonely) warn("lonely", { kind: "city", id }, { name });

  const far = distances(draft);
  const [first, ...others] = draft.cities.filter(({ id }) => ends.has(id));
  const apart = first && others.find(({ id }) => far(first.id, id) === Infinity);
  if (first && apart) warn("apart", { kind: "city", id: apart.id }, { a: first.name, b: apart.name });
  for (const { id, a, b } of draft.tickets)
    if (far(a, b) === Infinity) warn("ticket", { kind: "ticket", id }, { a: said(a), b: said(b) });
  for (const line of draft.lines)
    if (crowded.includes(line.id)) {
      const { id, a, b, length } = line;
      warn("crowded", { kind: "line", id }, { a: said(a), b: said(b), length });
    }
  return faults;
}
