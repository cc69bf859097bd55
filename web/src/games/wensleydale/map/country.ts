/** Everything of the country that never changes, as paths: worked out once from the board's polygons. */
import type { Point } from "../../../map/boxes";
import { dot } from "../../../pieces/shapes";
import { distanceTo, drawOutlines, inside, near, openGate, pathOf } from "./outlines";
import type { Outline } from "./outlines";
import { chance, raiseHill, sinkValley } from "./relief";
import type { Hill, Valley } from "./relief";
import { borderId } from "./types";
import type { Board } from "./types";

export const GATE = 17;

export interface Country {
  outlines: Map<string, Outline>;
  valleys: (Valley & { outline: string })[];
  hills: (Hill & { outline: string })[];
  tufts: string;
  walls: string;
  /** the posts of the gates, where a link may go through */
  posts: string;
}

const TUFT_GRID = 21;

/** Grass, strewn evenly but not in rows. */
function tuftsIn({ ring, walls }: Outline): string {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  let tufts = "";
  for (let x = Math.min(...xs); x < Math.max(...xs); x += TUFT_GRID)
    for (let y = Math.min(...ys); y < Math.max(...ys); y += TUFT_GRID) {
      const at: Point = { x: x + chance(x, y, 1) * TUFT_GRID, y: y + chance(x, y, 2) * TUFT_GRID };
      if (!inside(at, ring) || distanceTo(at, walls) < 9) continue;
      const size = 2.6 + chance(x, y, 3) * 1.6;
      tufts +=
        `M${near(at.x - size)} ${near(at.y - size * 0.7)}l${near(size * 0.7)} ${near(size * 0.8)}` +
        `M${near(at.x)} ${near(at.y - size * 1.3)}v${near(size * 1.4)}` +
        `M${near(at.x + size)} ${near(at.y - size * 0.7)}l${near(-size * 0.7)} ${near(size * 0.8)}`;
    }
  return tufts;
}

export function drawCountry(board: Board): Country {
  const { outlines, walls } = drawOutlines(board);
  const terrain = new Map(board.areas.map((area) => [area.id, area.terrain]));
  const of = (kind: string): Outline[] => outlines.filter(({ area }) => terrain.get(area) === kind);
  const gates = new Map(
    board.adjacency.filter(({ buildable }) => buildable).map(({ a, b, link }) => [borderId(a, b), link]),
  );
  let posts = "";
  const standing = walls.flatMap(({ border, line }) => {
    const gate = gates.get(border);
    if (!gate) return [line];
    const parts = openGate(line, gate, GATE);
    // A post at each side of the gap, square to nothing: stones are round.
    for (const part of parts)
      for (const end of [part[0]!, part.at(-1)!])
        if (Math.abs(Math.hypot(end.x - gate.x, end.y - gate.y) - GATE / 2) < 2.5) posts += dot(near(end.x), near(end.y), 2.6);
    return parts;
  });
  return {
    outlines: new Map(outlines.map((outline) => [outline.area, outline])),
    valleys: of("valley").map((outline) => ({ ...sinkValley(outline), outline: outline.path })),
    hills: of("hill").map((outline) => ({ ...raiseHill(outline), outline: outline.path })),
    tufts: of("lowland").map(tuftsIn).join(""),
    walls: standing.map(pathOf).join(""),
    posts,
  };
}
