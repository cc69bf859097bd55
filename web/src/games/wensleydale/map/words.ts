/** What each thing on the map is called, with its state: for screen readers, and line by line for the tips. */
import { borderId, COMPANIES, KINDS } from "./types";
import type { Area, Border, Company, Counts, Kind, Names, Owner, Step, View } from "./types";

/** The pieces of an area as a list of ids, which is how sentences count them. */
export function listed(counts: Counts): Kind[] {
  return KINDS.flatMap((kind) => Array<Kind>(counts[kind] ?? 0).fill(kind));
}

/** Whose links touch an area: seats first, then companies. */
export function ownersIn(area: string, links: View["links"], borders: ReadonlyMap<string, Border>): Owner[] {
  const owners = new Set<Owner>();
  for (const [id, owner] of Object.entries(links)) {
    const border = borders.get(id);
    if (border?.a === area || border?.b === area) owners.add(owner);
  }
  const seats = [...owners].filter((owner) => typeof owner === "number").sort((p, q) => p - q);
  return [...seats, ...COMPANIES.filter((company) => owners.has(company))];
}

export function groundOf(area: Area, companies: readonly Company[], names: Names): string[] {
  return [
    names.t("wensleydale-map-terrain", { terrain: area.terrain }),
    ...(area.town ? [names.t("wensleydale-map-town", { size: area.town.size })] : []),
    ...companies.map((company) => names.t("wensleydale-map-company-town", { company })),
  ];
}

/** Who has links here, seats and companies each in a part of their own. */
function linksIn(owners: readonly Owner[], names: Names): string[] {
  const seats = owners.filter((owner) => typeof owner === "number");
  return [
    ...(seats.length > 0 ? [names.t("wensleydale-map-links", { players: seats })] : []),
    ...owners
      .filter((owner) => typeof owner === "string")
      .map((company) => names.t("wensleydale-map-company-links", { company })),
  ];
}

interface AreaState {
  companies: readonly Company[];
  pieces: Counts;
  owners: readonly Owner[];
  offered: boolean;
}

export function areaName(area: Area, { companies, pieces, owners, offered }: AreaState, names: Names): string {
  const here = listed(pieces);
  return [
    names.place(area.id),
    ...groundOf(area, companies, names),
    ...(here.length > 0 ? [names.t("wensleydale-map-pieces", { pieces: here })] : []),
    ...linksIn(owners, names),
    ...(offered ? [names.t("wensleydale-map-choose")] : []),
  ].join(", ");
}

/** A free border says its cost, and that it goes one way only where it does; a link says whose it is. */
export function borderState({ a, build_cost, one_way }: Border, owner: Owner | null, names: Names): string[] {
  if (typeof owner === "number") return [names.t("wensleydale-map-link", { owner })];
  if (owner !== null) return [names.t("wensleydale-map-company-link", { company: owner })];
  return [
    names.t("wensleydale-map-free", { cost: build_cost ?? 0 }),
    ...(one_way ? [names.t("wensleydale-map-one-way", { area: a })] : []),
  ];
}

/** What a link costs besides build points, one entry a point: company towns it touches, opposition it meets. */
export function feesOf({ kind, a, b }: Step, view: View): string[] {
  if (kind !== "lay") return [];
  const begun = (view.building?.areas.length ?? 0) > 0;
  return [
    ...Array<string>(view.pieces[b]?.opposition ?? 0).fill("government"),
    ...(begun ? [] : (view.companies[a] ?? [])),
    ...(view.companies[b] ?? []),
  ];
}

export function feeWords(fees: readonly string[], names: Names): string[] {
  return fees.length > 0 ? [names.t("wensleydale-map-fees", { points: fees })] : [];
}

/** What is thought of a border: a line in pencil, or its number in the plan of a hint, 0 where it has none. */
interface Thought {
  pencilled: boolean;
  planned: number;
}
const NO_THOUGHT: Thought = { pencilled: false, planned: 0 };

export function borderName(
  border: Border,
  step: Step | null,
  view: View,
  names: Names,
  { pencilled, planned } = NO_THOUGHT,
): string {
  const [a, b] = step ? [step.a, step.b] : [border.a, border.b];
  return [
    names.t("wensleydale-map-border", { a, b }),
    ...borderState(border, view.links[borderId(a, b)] ?? null, names),
    ...(step ? [...feeWords(feesOf(step, view), names), names.t(`wensleydale-map-${step.kind}`)] : []),
    ...(pencilled ? [names.t("wensleydale-map-pencilled")] : []),
    ...(planned > 0 ? [names.t("wensleydale-map-planned", { number: planned })] : []),
  ].join(", ");
}

/** What a piece needs before it can be loaded; opposition only costs. */
export function needOf(kind: Kind, names: Names): string {
  const company = kind === "red" ? "midland" : kind === "green" ? "north_eastern" : null;
  return company
    ? names.t("wensleydale-map-needs-passenger", { company })
    : names.t(`wensleydale-map-needs-${kind as "stone" | "cheese" | "opposition"}`);
}

export function reachOf(kind: Kind, movers: readonly number[], names: Names): string[] {
  if (kind === "opposition") return [];
  return [names.t("wensleydale-map-reach", { players: movers })];
}

interface PieceState {
  count: number;
  movers: readonly number[];
  offered: boolean;
  lost: boolean;
  /** by a line in pencil */
  opened?: boolean;
}

export function pieceName(area: string, kind: Kind, state: PieceState, names: Names): string {
  return [
    names.t("wensleydale-map-piece", { pieces: Array<Kind>(state.count).fill(kind), area }),
    ...reachOf(kind, state.movers, names),
    ...(state.offered ? [names.t("wensleydale-map-load")] : []),
    ...(state.opened ? [names.t("wensleydale-map-opened")] : []),
    ...(state.lost ? [names.t("wensleydale-map-lost")] : []),
  ].join(", ");
}
