/** From places and bends to drawn shapes: wagon spaces along a curve, station signs, passengers on their sign. */
import type { Box, Point } from "../../../map/boxes";
import { textWidth } from "../../../map/lettering";
import type { RouteGroup } from "./types";

/** Sizes in sheet units. At a sheet 640 pixels high one unit is a little under half a pixel. */
export const SIZE = {
  space: { length: 37, width: 18, gap: 4, widest: 9 },
  lane: 21.5,
  city: 11,
  spot: 13,
  sign: { height: 27, font: 23, pad: 7 },
  passenger: { width: 14.5, height: 23 },
  medallion: 43,
  /** the name plate across a medallion; the country's passengers stand on it */
  ribbon: 23,
} as const;

export interface PlacedSpace extends Box {
  /** position in the route, from the `a` end */
  index: number;
}

/** A gentle arc from one place to another: a quadratic curve whose middle stands `bend` to the left of the line. */
export interface Arc {
  from: Point;
  control: Point;
  to: Point;
}

export function arc(from: Point, to: Point, bend: number): Arc {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const distance = Math.hypot(dx, dy) || 1;
  return {
    from,
    to,
    control: {
      x: (from.x + to.x) / 2 - (dy / distance) * bend * 2,
      y: (from.y + to.y) / 2 + (dx / distance) * bend * 2,
    },
  };
}

function pointOn({ from, control, to }: Arc, t: number): Point {
  const s = 1 - t;
  return {
    x: s * s * from.x + 2 * s * t * control.x + t * t * to.x,
    y: s * s * from.y + 2 * s * t * control.y + t * t * to.y,
  };
}

function directionOn({ from, control, to }: Arc, t: number): number {
  return Math.atan2(
    (1 - t) * (control.y - from.y) + t * (to.y - control.y),
    (1 - t) * (control.x - from.x) + t * (to.x - control.x),
  );
}

const STEPS = 24;

/** Distances along the arc at even steps of its parameter. */
function measure(curve: Arc): number[] {
  const marks = [0];
  let last = curve.from;
  for (let i = 1; i <= STEPS; i++) {
    const next = pointOn(curve, i / STEPS);
    marks.push(marks[i - 1]! + Math.hypot(next.x - last.x, next.y - last.y));
    last = next;
  }
  return marks;
}

function parameterAt(marks: number[], distance: number): number {
  let i = 1;
  while (i < STEPS && marks[i]! < distance) i++;
  const before = marks[i - 1]!;
  return (i - 1 + (distance - before) / (marks[i]! - before || 1)) / STEPS;
}

interface Ends {
  a: Point;
  b: Point;
  /** how far from each end the first space may begin */
  clearA: number;
  clearB: number;
}

/** How much of the arc is left over once all spaces stand at their smallest gap; negative when they do not fit. */
export function slack(ends: Ends, bend: number, length: number): number {
  const marks = measure(arc(ends.a, ends.b, bend));
  const { length: size, gap } = SIZE.space;
  return marks[STEPS]! - ends.clearA - ends.clearB - length * size - (length + 1) * gap;
}

/** The wagon spaces of every track of a group, track by track, tracks side by side. */
export function placeSpaces(ends: Ends, bend: number, length: number, tracks: number): PlacedSpace[][] {
  const curve = arc(ends.a, ends.b, bend);
  const marks = measure(curve);
  const { length: size, gap, widest, width } = SIZE.space;
  const room = marks[STEPS]! - ends.clearA - ends.clearB;
  const spread = Math.max(gap / 2, Math.min(widest, (room - length * size) / (length + 1)));
  const pitch = size + spread;
  const middle = ends.clearA + room / 2;
  const result: PlacedSpace[][] = [];
  for (let track = 0; track < tracks; track++) {
    const side = (track - (tracks - 1) / 2) * SIZE.lane;
    const spaces: PlacedSpace[] = [];
    for (let index = 0; index < length; index++) {
      const t = parameterAt(marks, middle + (index - (length - 1) / 2) * pitch);
      const centre = pointOn(curve, t);
      const angle = directionOn(curve, t);
      spaces.push({
        index,
        x: centre.x - Math.sin(angle) * side,
        y: centre.y + Math.cos(angle) * side,
        angle,
        halfLength: size / 2,
        halfWidth: width / 2,
      });
    }
    result.push(spaces);
  }
  return result;
}

export interface Sign {
  plate: Box;
  /** where the passengers stand, on the upper edge of the plate */
  people: Box;
  seats: Point[];
}

/** A station sign centred on `at`, with room on its upper edge for `passengers` little people. */
export function placeSign(at: Point, name: string, passengers: number, stand: number): Sign {
  const { height, font, pad } = SIZE.sign;
  const crowd = passengers * SIZE.passenger.width;
  const width = Math.max(textWidth(name, font) + pad * 2, crowd + 6);
  const free = (width - crowd - 6) / 2;
  const middle = at.x + stand * Math.max(0, free);
  const floor = at.y - height / 2;
  return {
    plate: { x: at.x, y: at.y, halfLength: width / 2, halfWidth: height / 2, angle: 0 },
    people: {
      x: middle,
      y: floor - SIZE.passenger.height / 2,
      halfLength: crowd / 2,
      halfWidth: SIZE.passenger.height / 2,
      angle: 0,
    },
    seats: Array.from({ length: passengers }, (_, i) => ({
      x: middle + (i - (passengers - 1) / 2) * SIZE.passenger.width,
      y: floor,
    })),
  };
}

/** Ends of a group as the arc needs them. `spots` are the ends in a neighbouring country. */
export function endsOf(group: RouteGroup, places: Record<string, Point>, spots: ReadonlySet<string>): Ends {
  const a = places[group.a];
  const b = places[group.b];
  if (!a || !b) throw new Error(`The layout has no place for ${a ? group.b : group.a}.`);
  return { a, b, clearA: SIZE.city, clearB: spots.has(group.b) ? SIZE.spot : SIZE.city };
}
