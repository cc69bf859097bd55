/**
 * Hills and valleys from the outlines alone: a hill rises and a valley sinks with the distance from its border, a
 * little unevenly. The unevenness comes from the place itself, so every drawing of a board is the same.
 */
import { contours } from "d3-contour";
import type { Point } from "../../../map/boxes";
import { densely, distanceTo, inside, near } from "./outlines";
import type { Outline } from "./outlines";

const GRID = 5;
/** beyond the outline, so that lines of equal height close outside the sheet */
const MARGIN = 3;

/** The same number between 0 and 1 for the same place. */
export function chance(x: number, y: number, salt = 0): number {
  let n =
    Math.imul(Math.round(x * 8) ^ (salt * 0x9e3779b1), 0x85ebca6b) ^ Math.imul(Math.round(y * 8) + 0x7f4a, 0xc2b2ae35);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return ((n ^ (n >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** Chance made smooth: waves of about `size` units, between -1 and 1. */
export function unevenness(x: number, y: number, size: number, salt = 0): number {
  const [i, j] = [Math.floor(x / size), Math.floor(y / size)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [ease(x / size - i), ease(y / size - j)];
  const corner = (a: number, b: number): number => chance((i + a) * size, (j + b) * size, salt);
  const top = corner(0, 0) * (1 - u) + corner(1, 0) * u;
  const bottom = corner(0, 1) * (1 - u) + corner(1, 1) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}

/** Heights on a grid that covers an area and a little more. */
interface Field {
  left: number;
  top: number;
  across: number;
  down: number;
  heights: number[];
}

/** The nearest place on the sheet, a little inside its edge. */
const ontoSheet = ({ x, y }: Point): Point => ({ x: Math.min(999, Math.max(1, x)), y: Math.min(999, Math.max(1, y)) });

/** How far inside the area each point lies, made uneven away from the border; negative outside. */
function fieldOf({ corners, walls }: Outline, rough: number): Field {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - MARGIN * GRID, Math.min(...ys) - MARGIN * GRID];
  const across = Math.ceil((Math.max(...xs) - left) / GRID) + MARGIN;
  const down = Math.ceil((Math.max(...ys) - top) / GRID) + MARGIN;
  const heights = Array.from({ length: across * down }, (_, n) => {
    const at = { x: left + ((n % across) + 0.5) * GRID, y: top + (Math.floor(n / across) + 0.5) * GRID };
    const far = distanceTo(at, walls);
    // A hill at the edge of the sheet goes on beyond it.
    if (!inside(ontoSheet(at), corners)) return -far;
    return far + unevenness(at.x, at.y, 26) * rough * Math.min(1, far / 14);
  });
  return { left, top, across, down, heights };
}

/** The height between the points of the grid. */
function heightAt({ left, top, across, down, heights }: Field, { x, y }: Point): number {
  const u = Math.min(across - 1.001, Math.max(0, (x - left) / GRID - 0.5));
  const v = Math.min(down - 1.001, Math.max(0, (y - top) / GRID - 0.5));
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const at = (a: number, b: number): number => heights[(j + b) * across + i + a]!;
  const [s, t] = [u - i, v - j];
  return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t;
}

/** Lines of equal height, as closed rings, level by level. */
function ringsAt({ left, top, across, down, heights }: Field, levels: number[]): Point[][][] {
  return contours()
    .size([across, down])
    .thresholds(levels)(heights)
    .map(({ coordinates }) =>
      coordinates.flat().map((ring) => ring.map(([x = 0, y = 0]) => ({ x: left + x * GRID, y: top + y * GRID }))),
    );
}

/** Rounded corners: through the middle of each side. */
function closed(ring: Point[]): string {
  const points = ring.slice(0, -1);
  if (points.length < 4) return "";
  const middle = (i: number): Point => {
    const [p, q] = [points[i % points.length]!, points[(i + 1) % points.length]!];
    return { x: near((p.x + q.x) / 2), y: near((p.y + q.y) / 2) };
  };
  const start = middle(0);
  const turns = points.map((_, i) => {
    const corner = points[(i + 1) % points.length]!;
    const to = middle(i + 1);
    return `Q${near(corner.x)} ${near(corner.y)} ${to.x} ${to.y}`;
  });
  return `M${start.x} ${start.y}${turns.join("")}Z`;
}

interface Hachures {
  lit: string;
  shaded: string;
}

/** Light comes from the upper left, as on every printed map. */
const LIGHT = { x: -0.62, y: -0.78 };

/** Strokes that run down the slope from a line of equal height, close and heavy where the hill is in shade. */
function hachuresFrom(ring: Point[], field: Field, level: number, salt: number): Hachures {
  const strokes = { lit: "", shaded: "" };
  let walked = 0;
  let next = 0;
  densely(ring, 1).forEach((at, i, line) => {
    if (i > 0) walked += Math.hypot(at.x - line[i - 1]!.x, at.y - line[i - 1]!.y);
    if (walked < next) return;
    const slope = {
      x: heightAt(field, { x: at.x - 1.5, y: at.y }) - heightAt(field, { x: at.x + 1.5, y: at.y }),
      y: heightAt(field, { x: at.x, y: at.y - 1.5 }) - heightAt(field, { x: at.x, y: at.y + 1.5 }),
    };
    const steep = Math.hypot(slope.x, slope.y);
    const luck = chance(at.x, at.y, salt);
    const down = { x: slope.x / (steep || 1), y: slope.y / (steep || 1) };
    const lit = down.x * LIGHT.x + down.y * LIGHT.y;
    next = walked + (lit > 0.25 ? 6.5 : 4) + luck * 2.5;
    if (steep < 0.8) return;
    const length = Math.min(level * 0.55, 8) * (0.6 + luck * 0.55);
    const stroke = `M${near(at.x)} ${near(at.y)}l${near(down.x * length)} ${near(down.y * length)}`;
    strokes[lit > 0.25 ? "lit" : "shaded"] += stroke;
  });
  return strokes;
}

export interface Hill extends Hachures {
  area: string;
  /** from the foot to the top, each a flat layer on the one below */
  layers: string[];
}

const LAYERS = [9, 20, 32, 46];

export function raiseHill(outline: Outline): Hill {
  const field = fieldOf(outline, 5);
  const rings = ringsAt(field, LAYERS);
  const hill: Hill = { area: outline.area, layers: rings.map((at) => at.map(closed).join("")), lit: "", shaded: "" };
  rings.forEach((at, i) => {
    for (const ring of at) {
      const { lit, shaded } = hachuresFrom(ring, field, LAYERS[i]!, i);
      hill.lit += lit;
      hill.shaded += shaded;
    }
  });
  return hill;
}

export interface Valley {
  area: string;
  floor: string;
  /** a terrace on the valley's side */
  terrace: string;
}

export function sinkValley(outline: Outline): Valley {
  const [terrace, floor] = ringsAt(fieldOf(outline, 2.5), [6.5, 14]);
  const draw = (rings: Point[][] | undefined): string => (rings ?? []).map(closed).join("");
  return { area: outline.area, floor: draw(floor), terrace: draw(terrace) };
}
