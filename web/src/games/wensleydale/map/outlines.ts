/** The areas' polygons as drawn outlines: borders shared by two areas are smoothed once, so that both fit exactly. */
import type { Point } from "../../../map/boxes";
import { borderId } from "./types";
import type { Board } from "./types";

/** Where two areas meet, or one meets the edge of the sheet (`beyond` is then null). */
interface Stretch {
  area: string;
  beyond: string | null;
  corners: Point[];
}

export interface Outline {
  area: string;
  path: string;
  /** the outline as a close polygon */
  ring: Point[];
  /** the polygon as the board has it, which is enough to measure by */
  corners: Point[];
  /** the same where it borders on other areas: a hill that runs off the sheet has no slope there */
  walls: Point[][];
}

interface Wall {
  border: string;
  line: Point[];
}

const keyOf = (p: Point, q: Point): string =>
  p.x < q.x || (p.x === q.x && p.y < q.y) ? `${p.x},${p.y} ${q.x},${q.y}` : `${q.x},${q.y} ${p.x},${p.y}`;

export const near = (value: number): number => Math.round(value * 10) / 10;

export function pathOf(line: readonly Point[]): string {
  return line.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${near(x)} ${near(y)}`).join("");
}

/** A curve through all corners (Catmull-Rom), the same from either end. */
export function smooth(corners: readonly Point[], steps = 4): Point[] {
  const at = (i: number): Point => corners[Math.min(corners.length - 1, Math.max(0, i))]!;
  const line: Point[] = [at(0)];
  for (let i = 0; i + 1 < corners.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      const along = (a: number, b: number, c: number, d: number): number =>
        b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2;
      line.push({ x: along(p0.x, p1.x, p2.x, p3.x), y: along(p0.y, p1.y, p2.y, p3.y) });
    }
  }
  return line;
}

/** Each area's ring cut where the neighbour changes. */
function stretches(board: Board): Stretch[][] {
  const rings = board.areas.map(({ id, polygon }) => ({ id, ring: polygon.map(([x, y]) => ({ x, y: Math.abs(y) })) }));
  const owners = new Map<string, string[]>();
  const sides = (ring: Point[]): [Point, Point][] => ring.map((p, i) => [p, ring[(i + 1) % ring.length]!]);
  for (const { id, ring } of rings)
    for (const [p, q] of sides(ring)) owners.set(keyOf(p, q), [...(owners.get(keyOf(p, q)) ?? []), id]);
  return rings.map(({ id, ring }) => {
    const beyond = sides(ring).map(([p, q]) => owners.get(keyOf(p, q))!.find((other) => other !== id) ?? null);
    const first = beyond.findIndex((other, i) => other !== beyond.at(i - 1));
    const cut: Stretch[] = [];
    for (let step = 0; step < ring.length; step++) {
      const i = (Math.max(0, first) + step) % ring.length;
      const next = ring[(i + 1) % ring.length]!;
      const last = cut.at(-1);
      if (last && last.beyond === beyond[i] && step > 0) last.corners.push(next);
      else cut.push({ area: id, beyond: beyond[i]!, corners: [ring[i]!, next] });
    }
    return cut;
  });
}

export function drawOutlines(board: Board): { outlines: Outline[]; walls: Wall[] } {
  const walls: Wall[] = [];
  const outlines = stretches(board).map((cut): Outline => {
    const ring: Point[] = [];
    const rough: Point[] = [];
    const inner: Point[][] = [];
    for (const { area, beyond, corners } of cut) {
      const line = beyond === null ? corners : smooth(corners);
      ring.push(...line.slice(0, -1));
      rough.push(...corners.slice(0, -1));
      if (beyond === null) continue;
      inner.push(corners);
      if (area < beyond) walls.push({ border: borderId(area, beyond), line });
    }
    return { area: cut[0]!.area, path: `${pathOf(ring)}Z`, ring, corners: rough, walls: inner };
  });
  return { outlines, walls };
}

/** What is left of a wall when a gate of that width is opened in it at a point. */
export function openGate(line: readonly Point[], at: Point, width: number): Point[][] {
  const far = ({ x, y }: Point): number => Math.hypot(x - at.x, y - at.y);
  const parts: Point[][] = [[]];
  // Only around the gate the wall is looked at stone by stone.
  const stones = line.flatMap((to, i) => {
    const from = line[i - 1];
    return !from || distanceTo(at, [[from, to]]) > width ? [to] : densely([from, to], 1).slice(1);
  });
  for (const point of stones) {
    if (far(point) >= width / 2) parts.at(-1)!.push(point);
    else if (parts.at(-1)!.length > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

/** The same line with a point at least every `step` units. */
export function densely(line: readonly Point[], step: number): Point[] {
  const result: Point[] = line.slice(0, 1);
  line.slice(1).forEach((to, i) => {
    const from = line[i]!;
    const pieces = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
    for (let n = 1; n <= pieces; n++)
      result.push({ x: from.x + ((to.x - from.x) * n) / pieces, y: from.y + ((to.y - from.y) * n) / pieces });
  });
  return result;
}

export function inside({ x, y }: Point, ring: readonly Point[]): boolean {
  let within = false;
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    if (p.y > y !== q.y > y && x < ((q.x - p.x) * (y - p.y)) / (q.y - p.y) + p.x) within = !within;
  });
  return within;
}

/** The distance from a point to the nearest of these lines. */
export function distanceTo({ x, y }: Point, lines: readonly (readonly Point[])[]): number {
  let least = Infinity;
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      const [p, q] = [line[i - 1]!, line[i]!];
      const [dx, dy] = [q.x - p.x, q.y - p.y];
      const t = Math.min(1, Math.max(0, ((x - p.x) * dx + (y - p.y) * dy) / (dx * dx + dy * dy || 1)));
      const [ex, ey] = [p.x + t * dx - x, p.y + t * dy - y];
      least = Math.min(least, ex * ex + ey * ey);
    }
  }
  return Math.sqrt(least);
}
