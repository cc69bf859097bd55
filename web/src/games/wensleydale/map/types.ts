/**
 * What the map of the Dales reads and says. It knows nothing of the table: the position, what may be done and what is
 * pointed at come in as props, clicks go out as events. `Dales.svelte` takes `MapProps`.
 */

import type { Schemas } from "../../../api/types";

export type Company = Takeover["company"];
export const COMPANIES: readonly Company[] = ["midland", "north_eastern"];

export type Terrain = "lowland" | "valley" | "hill";

/** What can lie in an area; all but opposition can be moved. */
export type Kind = keyof Counts;
export const KINDS: readonly Kind[] = ["stone", "cheese", "red", "green", "opposition"];

/** A link belongs to a seat or to a company. */
export type Owner = number | Company;

export interface Area {
  id: string;
  name: string;
  terrain: Terrain;
  town: { size: "major" | "minor"; company: Company | null } | null;
  goods_square: "stone" | "cheese" | null;
  /** where a town or a square is printed */
  marker: [number, number];
  polygon: [number, number][];
}

export interface Border {
  a: string;
  b: string;
  buildable: boolean;
  build_cost: 1 | 2 | null;
  /** only from a into b */
  one_way: boolean;
  border_length: number;
  /** where a link crosses, and in which direction: degrees, clockwise from east */
  link: { x: number; y: number; angle: number };
}

export interface Board {
  map: { width: number; height: number };
  areas: Area[];
  adjacency: Border[];
}

export type Counts = Schemas["WensleydaleViewPieces"];
type Building = Schemas["WensleydaleViewBuilding"];
export type Series = Pick<Building, "areas" | "links">;
export type Takeover = Schemas["WensleydaleViewHandover"];
export type View = Pick<
  Schemas["WensleydaleView"],
  "seats" | "links" | "companies" | "pieces" | "movable" | "taking"
> & { building: (Series & Pick<Building, "cost">) | null };

/** A way over a border that may be taken now, from one of its areas into the other: actions `lay` and `over`. */
export type Step = Pick<Schemas["WensleydaleActionStep"], "id" | "kind" | "a" | "b" | "border">;

/** What a click may do now. Whatever is not in here goes out with `onother`. */
export interface Offered {
  /** by border; two steps where it may be crossed both ways: each then has an arrow of its own */
  borders: ReadonlyMap<string, readonly Step[]>;
  areas: ReadonlySet<string>;
  /** keys made by `pieceKey` */
  pieces: ReadonlySet<string>;
}

/** What is pencilled in. */
export interface Drafts {
  /** the pencil is in hand: clicks draw */
  drawing: boolean;
  /** where a line shall begin */
  begun: string | null;
  lines: readonly { areas: readonly string[]; cost: number | null }[];
  /** what could be loaded with them: keys made by `pieceKey` */
  pieces: ReadonlySet<string>;
}

export const NOTHING_DRAFTED: Drafts = { drawing: false, begun: null, lines: [], pieces: new Set() };

export const NOTHING_OFFERED: Offered = { borders: new Map(), areas: new Set(), pieces: new Set() };

/** Things pointed out: from the log, from a panel, or as the last move. */
export interface Highlight {
  areas: readonly string[];
  borders: readonly string[];
}

/** A thing on the map: what the server is asked about when it cannot be used, or what the pencil marks. */
export type About = { border: string } | { area: string } | { piece: Kind; area: string };

export type MessageArgs = Record<string, string | number | null | readonly (string | number)[]>;

/** The page's translated words: `place` names an area. Arguments are ids and seats, as in the game's README. */
export interface Names {
  place(id: string): string;
  seat(seat: number): string;
  t(id: string, args?: MessageArgs): string;
}

export interface MapProps {
  board: Board;
  view: View;
  names: Names;
  /** the looking player's seat: pieces that he could reach are outlined */
  me?: number | null;
  offered?: Offered;
  /** an area or a border (by id) for which something is being chosen beside the map */
  chosen?: string | null;
  /** pointed at elsewhere on the page */
  highlight?: Highlight;
  /** what the last move touched */
  last?: Highlight;
  /** a takeover to be shown before it is decided; `view.taking` is shown without it */
  preview?: Takeover | null;
  drafts?: Drafts;
  /** borders over which a hint would build, in this order */
  planned?: readonly string[];
  onborder: (border: string, step: Step) => void;
  onarea: (area: string) => void;
  onpiece: (area: string, kind: Kind) => void;
  /** a thing was clicked that offers nothing */
  onother: (about: About) => void;
}

/** A thing is pointed at, or with null no longer. */
export type Hover = (stop: string | null, event?: PointerEvent) => void;

export function pieceKey(area: string, kind: string): string {
  return `${area}:${kind}`;
}

/** The seats whose links reach pieces of a kind in an area; opposition is never moved. */
export function moversOf(view: View, area: string, kind: Kind): readonly number[] {
  return kind === "opposition" ? [] : (view.movable[area]?.[kind] ?? []);
}

/** A border's id: its two areas in the alphabet's order. */
export function borderId(a: string, b: string): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}
