/** Everything of the country that never changes, as paths: worked out once from the board's polygons. */
import type { Point } from "../../../map/boxes";
import { dot } from "../../../pieces/shapes";
import { distanceTo, drawOutlines, inside, near, openGate, pathOf } from "./outlines";
import type { Outline } from "./outlines";
import { chance, raiseHill, sinkValley } from "./relief";
import type { Hill, Valley } from "./relief";
import { borderId } from "./types";
import type { Area, Board, Border } from "./types";

const GATE = 11;
/** shades of green, so that neighbouring fields differ */
const FIELDS = 4;

export interface Country {
  outlines: Map<string, Outline>;
  valleys: (Valley & { outline: string })[];
  hills: (Hill & { outline: string })[];
  /** lowland by shade */
  fields: string[];
  tufts: string;
  /** all borders in one thin line, which goes on through the gates */
  bounds: string;
  walls: string;
  /** the posts of the gates, where a link may go through */
  posts: string;
  /** arrows at gates that are passed in one direction only */
  arrows: string;
}

const TUFT_GRID = 21;

/** Grass, strewn evenly but not in rows. */
function tuftsIn({ corners, walls }: Outline): string {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  let tufts = "";
  for (let x = Math.min(...xs); x < Math.max(...xs); x += TUFT_GRID)
    for (let y = Math.min(...ys); y < Math.max(...ys); y += TUFT_GRID) {
      const at: Point = { x: x + chance(x, y, 1) * TUFT_GRID, y: y + chance(x, y, 2) * TUFT_GRID };
      if (!inside(at, corners) || distanceTo(at, walls) < 9) continue;
      const size = 2.6 + chance(x, y, 3) * 1.6;
      tufts +=
        `M${near(at.x - size)} ${near(at.y - size * 0.7)}l${near(size * 0.7)} ${near(size * 0.8)}` +
        `M${near(at.x)} ${near(at.y - size * 1.3)}v${near(size * 1.4)}` +
        `M${near(at.x + size)} ${near(at.y - size * 0.7)}l${near(-size * 0.7)} ${near(size * 0.8)}`;
    }
  return tufts;
}

/** At a gate, pointing away from the area. */
function arrowFrom({ marker: [x, y] }: Area, { x: gx, y: gy, angle }: Border["link"]): string {
  const turn = (angle * Math.PI) / 180;
  const ahead = Math.cos(turn) * (gx - x) + Math.sin(turn) * (gy - y) >= 0 ? 1 : -1;
  const [c, s] = [Math.cos(turn) * ahead, Math.sin(turn) * ahead];
  const at = (along: number, aside: number): string =>
    `${near(gx + c * along - s * aside)} ${near(gy + s * along + c * aside)}`;
  return `M${at(9, 0)}L${at(-2, 5)}L${at(-2, -5)}Z`;
}

/** A shade for each area that none of its neighbours has, as far as shades go. */
function shadesOf(board: Board): Map<string, number> {
  const shades = new Map<string, number>();
  for (const { id } of board.areas) {
    const taken = board.adjacency
      .filter(({ a, b }) => a === id || b === id)
      .map(({ a, b }) => shades.get(a === id ? b : a));
    const free = Array.from({ length: FIELDS }, (_, shade) => shade).filter((shade) => !taken.includes(shade));
    shades.set(id, free[shades.size % Math.max(1, free.length)] ?? shades.size % FIELDS);
  }
  return shades;
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
        if (Math.abs(Math.hypot(end.x - gate.x, end.y - gate.y) - GATE / 2) < 2.5)
          posts += dot(near(end.x), near(end.y), 2.6);
    return parts;
  });
  const arrows = board.adjacency
    .filter(({ one_way }) => one_way)
    .map(({ a, link }) =>
      arrowFrom(
        board.areas.find(({ id }) => id === a)!,
        link,
      ),
    )
    .join("");
  const shades = shadesOf(board);
  return {
    fields: Array.from({ length: FIELDS }, (_, shade) =>
      of("lowland")
        .filter(({ area }) => shades.get(area) === shade)
        .map(({ path }) => path)
        .join(""),
    ),
    bounds: walls.map(({ line }) => pathOf(line)).join(""),
    outlines: new Map(outlines.map((outline) => [outline.area, outline])),
    valleys: of("valley").map((outline) => ({ ...sinkValley(outline), outline: outline.path })),
    hills: of("hill").map((outline) => ({ ...raiseHill(outline), outline: outline.path })),
    tufts: of("lowland").map(tuftsIn).join(""),
    walls: standing.map(pathOf).join(""),
    posts,
    arrows,
  };
}
