/** Walking the map with the arrow keys: from each thing to the nearest one in that direction. */
import type { Point } from "./boxes";

export interface Stop extends Point {
  id: string;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const DIRECTION: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrow(key: string): key is Arrow {
  return key in DIRECTION;
}

/** Things off to the side count as farther, so that a walk goes straight on; nothing beyond 60 degrees is "that way". */
export function nextStop<T extends Stop>(stops: readonly T[], from: Point & { id: string }, arrow: Arrow): T | null {
  const { x, y } = DIRECTION[arrow];
  let best: T | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const ahead = (stop.x - from.x) * x + (stop.y - from.y) * y;
    const aside = Math.abs((stop.x - from.x) * y - (stop.y - from.y) * x);
    if (stop.id === from.id || ahead <= 0 || aside > ahead * 1.75) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [stop, cost];
  }
  return best;
}
