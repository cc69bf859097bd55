/** Where town, pieces and name stand in each area: layout.json joined with the board into boxes that can be drawn. */
import { depthOfBoxes, depthOfDisc } from "../../../map/boxes";
import type { Box, Point } from "../../../map/boxes";
import { textWidth } from "../../../map/lettering";
import { borderId } from "./types";
import type { Area, Board } from "./types";

/** Sizes in sheet units; at a sheet 700 pixels high one unit is about 0.6 pixels. */
export const SIZE = {
  /** half the side of a major town's square, the radius of a minor town's disc */
  major: 12,
  minor: 11,
  /** the radius kept free where lines meet and no town is */
  junction: 5,
  link: { halfLength: 14.5, halfWidth: 5.5 },
  person: { width: 16.5, height: 26.5 },
  goods: { width: 25, height: 23 },
  font: { major: 20, minor: 17.5, plain: 15.5 },
  /** from line to line, and the height of a capital with a little of what hangs below, by type size */
  leading: 0.92,
  letter: 0.8,
} as const;

/** What layout.json says of an area: where its town stands or its lines meet, the middle of its pieces and of its name. */
interface Spot {
  hub: Point;
  pieces?: Point;
  /** with the number of lines it is set on */
  name: Point & { lines: 1 | 2 };
}

export type Layout = Record<string, Spot>;

export interface Placed {
  /** where tracks meet: the town, or where one would stand */
  hub: Point;
  town: Box | null;
  pieces: Box;
  name: { lines: string[]; size: number; box: Box };
}

export interface Half {
  halfLength: number;
  halfWidth: number;
}

export const boxAt = ({ x, y }: Point, { halfLength, halfWidth }: Half, angle = 0): Box => ({
  x,
  y,
  halfLength,
  halfWidth,
  angle,
});

/** The room at the hub: for the town, else for lines that meet. */
export function roomAtHub(area: Area): Half {
  const half = area.town ? SIZE[area.town.size] : SIZE.junction;
  return { halfLength: half, halfWidth: half };
}

/** The room an area's pieces begin with; null where the set-up puts none. Goods stand a little behind each other. */
export function roomFor(area: Area): Half | null {
  const { person, goods } = SIZE;
  if (area.goods_square) return { halfLength: goods.width * 0.86, halfWidth: goods.height / 2 };
  if (!area.town || area.town.company) return null;
  return { halfLength: (person.width * (area.town.size === "major" ? 3 : 2)) / 2, halfWidth: person.height / 2 };
}

/** A name on one line, or on two of about the same length. */
export function setName(name: string, lines: 1 | 2): string[] {
  const words = name.split(" ");
  if (lines === 1 || words.length === 1) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (cut: string[]): number => Math.max(...cut.map((line) => line.length));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}

export function roomForName(area: Area, lines: readonly string[]): Half {
  const size = fontOf(area);
  return {
    halfLength: Math.max(...lines.map((line) => textWidth(line, size))) / 2 + 1.5,
    halfWidth: (size * (SIZE.leading * (lines.length - 1) + SIZE.letter)) / 2,
  };
}

function fontOf(area: Area): number {
  return area.town ? SIZE.font[area.town.size] : SIZE.font.plain;
}

export function placeAll(board: Board, layout: Layout, nameOf: (area: string) => string): Map<string, Placed> {
  return new Map(
    board.areas.map((area) => {
      const spot = layout[area.id];
      if (!spot) throw new Error(`The layout has no place for ${area.id}.`);
      const { hub } = spot;
      const lines = setName(nameOf(area.id), spot.name.lines);
      return [
        area.id,
        {
          hub,
          town: area.town ? boxAt(hub, roomAtHub(area)) : null,
          pieces: boxAt(spot.pieces ?? hub, roomFor(area) ?? { halfLength: 1, halfWidth: 1 }),
          name: { lines, size: fontOf(area), box: boxAt(spot.name, roomForName(area, lines)) },
        },
      ];
    }),
  );
}

/** A spot near an area's hub for a disc of that radius: clear of its name, its pieces and these other things. */
export function clearSpot({ hub, name, pieces }: Placed, others: readonly Point[], radius = 13): Point {
  const spots = [24, 31, 38, 45].flatMap((far) =>
    Array.from({ length: 16 }, (_, i) => ({
      x: hub.x + Math.cos((i * Math.PI) / 8) * far,
      y: hub.y + Math.sin((i * Math.PI) / 8) * far,
    })),
  );
  const room = (at: Point): number => {
    const disc = boxAt(at, { halfLength: radius, halfWidth: radius });
    const gaps = [name.box, pieces].map((other) => -depthOfDisc(disc, other));
    return Math.min(...gaps, ...others.map(({ x, y }) => Math.hypot(x - at.x, y - at.y) - radius - 18));
  };
  // The first one with some air around it, which is the nearest; else the one with the most.
  return spots.find((spot) => room(spot) > 2) ?? spots.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
}

/** Whatever must not lie on something else. */
export interface Shape {
  name: string;
  kind: "town" | "name" | "pieces" | "link";
  box: Box;
}

export function linkShapes(board: Board): Shape[] {
  return board.adjacency
    .filter(({ buildable }) => buildable)
    .map(({ a, b, link }) => ({
      name: `link ${borderId(a, b)}`,
      kind: "link",
      box: boxAt(link, SIZE.link, (link.angle * Math.PI) / 180),
    }));
}

/** Everything that is printed or may stand on the sheet. */
export function shapesOf(board: Board, placed: ReadonlyMap<string, Placed>): Shape[] {
  const shapes = linkShapes(board);
  for (const area of board.areas) {
    const { town, pieces, name } = placed.get(area.id)!;
    if (town) shapes.push({ name: `town ${area.id}`, kind: "town", box: town });
    if (roomFor(area)) shapes.push({ name: `pieces of ${area.id}`, kind: "pieces", box: pieces });
    shapes.push({ name: `name of ${area.id}`, kind: "name", box: name.box });
  }
  return shapes;
}

export interface Overlap {
  first: string;
  second: string;
  /** by how many sheet units */
  by: number;
}

export function findOverlaps(shapes: readonly Shape[], tolerance = 0.5): Overlap[] {
  const overlaps: Overlap[] = [];
  shapes.forEach((p, i) => {
    for (const q of shapes.slice(i + 1)) {
      const by = depthOfBoxes(p.box, q.box);
      if (by > tolerance) overlaps.push({ first: p.name, second: q.name, by: Math.round(by * 10) / 10 });
    }
  });
  return overlaps.sort((p, q) => q.by - p.by);
}
