/** What became of the pieces that a player's lines reached. Which these were only the rules know, so it is read from the
    positions in which the trains began to run: within a turn no link changes hands after that. */
import type { Step } from "../../../table/messages";
import { MOVED, type Event, type Moved, type View } from "../types";

export const FATES = ["shipped", "snatched", "dead", "left"] as const;
export type Fate = (typeof FATES)[number];

/** Pieces of one kind in one area that ended alike. */
export interface Found {
  area: string;
  piece: Moved;
  fate: Fate;
  /** who shipped them, or handed over the line they died with */
  by: number | null;
  count: number;
}

/** A position in which trains began to run, and the step after which it stood. */
export interface Position extends Pick<View, "movable" | "pieces"> {
  n: number;
}

const BUILDING: readonly Event["kind"][] = ["series", "paid", "no-build"];

/** The steps after which trains ran, one a turn: the last with which something was built, or not built. */
export function trainsRan(log: readonly Step<Event>[]): number[] {
  const steps: number[] = [];
  for (const { n, events } of log)
    for (const { kind } of events) {
      if (kind === "build-order") steps.push(n);
      else if (BUILDING.includes(kind)) steps[steps.length - 1] = n;
    }
  return steps;
}

/** All pieces that the lines of a seat reached at any time, by what became of them from then on. */
export function reachedBy(seat: number, log: readonly Step<Event>[], positions: readonly Position[]): Found[] {
  const seen = new Set<string>();
  return positions.flatMap(({ n, movable, pieces }) =>
    Object.entries(movable).flatMap(([area, kinds]) =>
      MOVED.flatMap((piece) => {
        const key = `${area} ${piece}`;
        if (seen.has(key) || !kinds[piece]?.includes(seat)) return [];
        seen.add(key);
        const after = log.filter((step) => step.n > n);
        return whatBecame({ area, piece, count: pieces[area]?.[piece] ?? 0 }, seat, after);
      }),
    ),
  );
}

function whatBecame(
  { area, piece, count }: Pick<Found, "area" | "piece" | "count">,
  seat: number,
  log: readonly Step<Event>[],
): Found[] {
  const goods: Found[] = [];
  let still = count;
  const end = (fate: Fate, by: number | null, count: number): void => {
    const alike = goods.find((one) => one.fate === fate && one.by === by);
    if (alike) alike.count += count;
    else if (count > 0) goods.push({ area, piece, fate, by, count });
    still -= count;
  };
  for (const step of log)
    for (const event of step.events)
      if (event.kind === "move" && event.area === area && event.piece === piece)
        end(event.player === seat ? "shipped" : "snatched", event.player, 1);
      else if (event.kind === "dead" && event.area === area)
        end("dead", step.seat, event.pieces.filter((one) => one === piece).length);
  end("left", null, still);
  return goods;
}

export const countOf = (goods: readonly Found[], fate: Fate): number =>
  goods.reduce((sum, one) => sum + (one.fate === fate ? one.count : 0), 0);
