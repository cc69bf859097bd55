/** Measures of the picture of points over time. */
import type { TimelinePoint } from "./messages";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Round numbers for the scale, at most about six of them. */
export function ticks(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((size) => span / size <= 6) ?? 500;
  const first = Math.floor(least / step) * step;
  const marks: number[] = [];
  for (let mark = first; mark < most + step; mark += step) marks.push(mark);
  return marks;
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
  if (few(points)) return Array.from({ length: last }, (_, index) => index + 1);
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
  y(points: number): number;
}

/** Where points of the timeline stand; the last of them is the final scoring, set apart from the turns before. */
export function scale(timeline: readonly TimelinePoint[], frame: Frame): Scale {
  const all = timeline.flatMap((point) => point.scores);
  const marks = ticks(Math.min(0, ...all), Math.max(10, ...all));
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 10;
  const wide = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  const last = timeline.length - 1;
  const before = 1 - Math.max(FINAL, 1 / Math.max(1, last));
  return {
    marks,
    x: (index) => frame.left + wide * (index === last ? 1 : before * (index / Math.max(1, last - 1))),
    y: (points) => frame.height - frame.bottom - (tall * (points - low)) / (high - low),
  };
}
