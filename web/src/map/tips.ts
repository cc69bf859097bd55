/** Where a tip goes: beside its thing, inside the window, and off what the hand may want next. */
import type { Point } from "./boxes";

interface Size {
  width: number;
  height: number;
}

/** From the thing to the tip, and from the tip to the edge of the window. */
const GAP = 22;
const EDGE = 4;
/** How far around its middle a thing that can be clicked is kept clear. */
const REACH = 16;
/** If there is no room beside the thing, the tip goes as far away as this many steps. */
const STEPS = 6;
const STEP = 36;

/** The sides of the thing that a tip may be on, those first that hide the least of a line of text. */
const SIDES = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** The upper left corner of the tip: the nearest spot that covers none of these points, or the fewest. */
export function tipCorner(at: Point, tip: Size, window: Size, clear: readonly Point[]): Point {
  const inside = (value: number, size: number, room: number): number =>
    Math.max(EDGE, Math.min(room - size - EDGE, value));
  const covers = (corner: Point, { x, y }: Point, reach: number): boolean =>
    x > corner.x - reach &&
    x < corner.x + tip.width + reach &&
    y > corner.y - reach &&
    y < corner.y + tip.height + reach;

  let best: Point | null = null;
  let fewest = Infinity;
  // Towards the middle of the window there is more room.
  const up = at.y < window.height * 0.45 ? 1 : -1;
  for (let step = 0; step <= STEPS; step += 1) {
    for (const [across, down] of SIDES) {
      const away = GAP + step * STEP;
      const corner = {
        x: inside(at.x - tip.width / 2 + across * (tip.width / 2 + away), tip.width, window.width),
        y: inside(at.y - tip.height / 2 + up * down * (tip.height / 2 + away), tip.height, window.height),
      };
      if (covers(corner, at, REACH)) continue;
      const covered = clear.filter((point) => covers(corner, point, REACH)).length;
      if (covered < fewest) [best, fewest] = [corner, covered];
      if (fewest === 0) return corner;
    }
  }
  return best ?? { x: inside(at.x, tip.width, window.width), y: EDGE };
}

/** Under a finger nothing can be read: the tip lies at the edge of the window that is farther away. */
export function tipAside(at: Point, tip: Size, window: Size): Point {
  const upper = at.y > window.height / 2;
  return { x: (window.width - tip.width) / 2, y: upper ? EDGE : window.height - tip.height - EDGE };
}
