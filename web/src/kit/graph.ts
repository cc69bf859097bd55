/** Measures of the graphs: a number a player, over the turns of a game. Of d3 only the round numbers are taken: its
    scales would be 11 kB more for each page, in place of the two formulas at `scale`. */
import { nice, ticks } from "d3-array";

export interface Point {
  /** what stands below it: the number of the turn */
  label: string;
  /** a number a seat */
  values: readonly number[];
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How many numbers stand beside a graph: about so many, and no fractions of a point between them. */
const MARKS = 5;

/** Round numbers that hold all points. */
export function roundNumbers(least: number, most: number): number[] {
  const count = Math.min(MARKS, most - least);
  return ticks(...nice(least, most, count), count);
}

/** Labels at the line ends, pushed apart so that none covers another; order of height is kept. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((y, index) => ({ y, index })).sort((p, q) => p.y - q.y);
  let floor = top;
  for (const label of order) {
    label.y = Math.max(label.y, floor);
    floor = label.y + gap;
  }
  let ceiling = bottom;
  for (const label of order.reverse()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - gap;
  }
  const out = [...heights];
  for (const label of order) out[label.index] = label.y;
  return out;
}

/** With so few points each has its mark and its number; with more only some do, and the axis says what they are. */
const FEW = 12;

export const few = (points: readonly unknown[]): boolean => points.length <= FEW;

/** Which points of a player's line carry a mark. Along many points there are six, each player's a little further on,
    so that they do not cover one another; the last point always has one. */
export function marked(points: readonly unknown[], seat: number): number[] {
  const last = points.length - 1;
  if (few(points)) return points.map((_, index) => index);
  const along = [0, 1, 2, 3, 4, 5].map((part) => Math.round(((part + 0.5 + seat * 0.12) / 6) * (last - 1)));
  return [...new Set([...along, last])];
}

/** The points a table shows: all if they are few, otherwise one a round and the last. */
export function rows<Point>(points: readonly Point[], seats: number): Point[] {
  if (few(points)) return [...points];
  return points.filter((_, index) => index % seats === 0 || index === points.length - 1);
}

/** The least room at the right for the final scoring, as a part of the width: it happens at once, but should not look
    like a wall. Where there are few turns it has as much as each of them. */
const FINAL = 0.12;

export interface Scale {
  marks: number[];
  x(index: number): number;
  y(value: number): number;
}

/** Where points stand. With `final` the last of them is what happens at once at the end, set apart from the turns. Of a
    part, of which there can be `most`, five marks stand beside it. */
export function scale(points: readonly Point[], frame: Frame, final = false, most: number | null = null): Scale {
  const all = points.flatMap((point) => point.values);
  const marks = most === null ? roundNumbers(Math.min(0, ...all), Math.max(1, ...all)) : ticks(0, most, MARKS);
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const last = points.length - 1;
  const turns = Math.max(1, final ? last - 1 : last);
  const before = final ? 1 - Math.max(FINAL, 1 / Math.max(1, last)) : 1;
  return {
    marks,
    x: (index) => frame.left + wide * (index === last ? 1 : before * (index / turns)),
    y: (value) => frame.height - frame.bottom - (tall * (value - low)) / (high - low),
  };
}

/** How far each of these values has to move aside so that equal ones stand side by side round their place. */
export function apart(values: readonly number[], gap: number): number[] {
  const before = new Map<number, number>();
  const places = values.map((value) => {
    const place = before.get(value) ?? 0;
    before.set(value, place + 1);
    return place;
  });
  return values.map((value, index) => ((places[index] ?? 0) - ((before.get(value) ?? 1) - 1) / 2) * gap);
}
