/** What a player has pencilled in: the routes wanted, and what it takes to claim them all. */
import type { Route } from "./map/types";
import type { Board, Counts, View } from "./types";

export interface Marks {
  wanted: string[];
}

export interface Plan {
  /** still to be had */
  open: ReadonlySet<string>;
  /** gone to somebody else, or closed */
  lost: ReadonlySet<string>;
  wagons: number;
  points: number;
  /** cards of each colour that are not in hand */
  missing: { colour: string; count: number }[];
  /** how many cards are missing in all, once every locomotive in hand stands in for one */
  short: number;
}

type Position = Pick<View, "owners" | "closed">;

/** Own routes are no longer wanted. */
export function planOf(board: Board, view: Position, seat: number | null, hand: Counts | null, wanted: string[]): Plan {
  const routes = board.routes.filter(({ id }) => wanted.includes(id) && (seat === null || view.owners[id] !== seat));
  const gone = ({ id }: Route): boolean => view.owners[id] !== undefined || view.closed.includes(id);
  const open = routes.filter((route) => !gone(route));
  const missing = missingFor(open, hand ?? {});
  const all = missing.reduce((sum, { count }) => sum + count, 0);
  return {
    open: new Set(open.map(({ id }) => id)),
    lost: new Set(routes.filter(gone).map(({ id }) => id)),
    wagons: open.reduce((sum, { length }) => sum + length, 0),
    points: open.reduce((sum, { length }) => sum + (board.rules.route_scores[length] ?? 0), 0),
    missing,
    short: Math.max(0, all - (hand?.loco ?? 0)),
  };
}

/** Coloured routes take their own cards first; a grey one, the longest before the others, takes the colour of which most
    is left over. What it lacks then is of any one colour: `grey`. */
function missingFor(routes: readonly Route[], hand: Counts): { colour: string; count: number }[] {
  const left: Record<string, number> = { ...hand };
  delete left.loco;
  const missing: Record<string, number> = {};
  const take = (from: string, count: number, lacks: string): void => {
    const taken = Math.min(count, left[from] ?? 0);
    left[from] = (left[from] ?? 0) - taken;
    if (count > taken) missing[lacks] = (missing[lacks] ?? 0) + count - taken;
  };
  for (const { colour, length } of routes) if (colour !== "grey") take(colour, length, colour);
  const grey = routes.filter(({ colour }) => colour === "grey").sort((x, y) => y.length - x.length);
  for (const { length } of grey) {
    const most = Object.keys(left).reduce((best, one) => ((left[one] ?? 0) > (left[best] ?? 0) ? one : best), "grey");
    take(most, length, "grey");
  }
  return Object.entries(missing).map(([colour, count]) => ({ colour, count }));
}
