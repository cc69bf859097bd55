/**
 * What the map of the Moon reads and says. It knows nothing of the table: the position, what may be done and what is
 * pointed at come in as props, clicks go out as events. `Moon.svelte` takes `MapProps`. Mileposts go by id throughout.
 */
import type { Board, BuildPlan, DraftPlan, RidePlan, Side, View } from "../types";

/** Which discs are shown; without a choice of the player's own the window's shape tells. */
export type Showing = Side | "both";

/** What a click on a milepost is for, which the words of a milepost say. */
export type Mode = "build" | "move" | "place" | "look";

/** What a click or a step of the path would do now. */
export interface Offered {
  /** mileposts that can be moved to, or a train put on */
  mileposts: ReadonlySet<string>;
  /** links that can be built, by number */
  links: readonly number[];
}

export const NOTHING_OFFERED: Offered = { mileposts: new Set(), links: [] };

/** Track in pencil. */
export interface Drafted {
  plan: DraftPlan | null;
  /** a click draws */
  inHand: boolean;
  /** where the next stretch begins */
  from: string | null;
}

/** Cities pointed out for a demand: where its good is, and where it is wanted. */
export interface Demanded {
  sources: readonly string[];
  destinations: readonly string[];
}

/** What a move touched. */
export interface Highlight {
  mileposts: readonly string[];
  /** links by number */
  links: readonly number[];
}

export const NOTHING_MARKED: Highlight = { mileposts: [], links: [] };

export type MessageArgs = Record<string, string | number | boolean | null | readonly (string | number)[]>;

/** The page's translated words. Arguments are ids and seats, as in the game's README. */
export interface Names {
  city(id: string): string;
  milepost(id: string): string;
  good(id: string): string;
  side(id: Side): string;
  card(id: string): string;
  /** the label of a wrap pair as it is printed */
  pair(label: string): string;
  seat(seat: number): string;
  t(id: string, args?: MessageArgs): string;
}

export interface MapProps {
  board: Board;
  view: View;
  names: Names;
  /** the looking player's seat */
  me?: number | null;
  mode?: Mode;
  offered?: Offered;
  /** a path that is thought of: drawn green as far as this turn reaches, in pencil beyond */
  plan?: BuildPlan | RidePlan | null;
  /** the milepost that path was asked for */
  chosen?: string | null;
  drafted?: Drafted | null;
  /** links that a hint plans to build, by their ids, the most urgent first */
  planned?: readonly string[];
  demanded?: Demanded | null;
  /** what the last move touched */
  last?: Highlight;
  /** where the last meteors struck */
  blasts?: readonly string[];
  /** a place that was asked for elsewhere: the map turns to it, each time a new object comes */
  centred?: { milepost: string } | null;
  /** a click, or Enter on the milepost with the focus */
  onchoose: (milepost: string, keyed: boolean) => void;
}
