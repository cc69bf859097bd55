/** Lines that follow the shore at given distances out at sea, as engravers cut them. */
import { simplify } from "./lines";
import type { Point } from "./lines";

const CELL = 2;
const BEYOND = 24;

interface Grid {
  columns: number;
  rows: number;
  values: Float64Array;
}

/** Which cells are land: along each row, between every other crossing of a shore. */
function landMask(rings: Point[][], width: number, height: number): Grid {
  const columns = Math.ceil((width + 2 * BEYOND) / CELL);
  const rows = Math.ceil((height + 2 * BEYOND) / CELL);
  const values = new Float64Array(columns * rows).fill(Infinity);
  for (let row = 0; row < rows; row++) {
    const y = row * CELL - BEYOND + 0.01;
    for (const ring of rings) {
      const crossings: number[] = [];
      ring.forEach((p, i) => {
        const q = ring[(i + 1) % ring.length]!;
        if (p.y > y !== q.y > y) crossings.push(p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x));
      });
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const first = Math.max(0, Math.ceil((crossings[i]! + BEYOND) / CELL));
        const last = Math.min(columns - 1, Math.floor((crossings[i + 1]! + BEYOND) / CELL));
        for (let column = first; column <= last; column++) values[row * columns + column] = 0;
      }
    }
  }
  return { columns, rows, values };
}

/** Squared distances to the nearest zero along one line: the lower envelope of parabolas (Felzenszwalb). */
function nearest(line: Float64Array): Float64Array {
  const n = line.length;
  const result = new Float64Array(n).fill(Infinity);
  const roots: number[] = [];
  const starts: number[] = [];
  for (let q = 0; q < n; q++) {
    if (line[q] === Infinity) continue;
    const meets = (r: number) => (line[q]! + q * q - line[r]! - r * r) / (2 * (q - r));
    while (roots.length > 0 && meets(roots[roots.length - 1]!) <= starts[starts.length - 1]!) {
      roots.pop();
      starts.pop();
    }
    starts.push(roots.length === 0 ? -Infinity : meets(roots[roots.length - 1]!));
    roots.push(q);
  }
  for (let q = 0, k = 0; q < n && roots.length > 0; q++) {
    while (k + 1 < roots.length && starts[k + 1]! < q) k++;
    result[q] = (q - roots[k]!) ** 2 + line[roots[k]!]!;
  }
  return result;
}

function distances({ columns, rows, values }: Grid): Grid {
  const far = values.slice();
  for (let row = 0; row < rows; row++) far.set(nearest(far.slice(row * columns, (row + 1) * columns)), row * columns);
  for (let column = 0; column < columns; column++) {
    const line = nearest(Float64Array.from({ length: rows }, (_, row) => far[row * columns + column]!));
    line.forEach((value, row) => (far[row * columns + column] = Math.sqrt(value) * CELL));
  }
  return { columns, rows, values: far };
}

/** The lines on which the grid has one value, cell by cell (marching squares), joined end to end. */
function contour({ columns, rows, values }: Grid, level: number): Point[][] {
  const ends = new Map<string, Point[]>();
  const done: Point[][] = [];
  const key = (p: Point) => `${p.x.toFixed(3)} ${p.y.toFixed(3)}`;
  const join = (from: Point, to: Point) => {
    const before = ends.get(key(from));
    const after = ends.get(key(to));
    const free = (line: Point[]) => [line[0]!, line[line.length - 1]!].forEach((p) => ends.delete(key(p)));
    if (before) free(before);
    if (after) free(after);
    if (before && before === after) return void done.push([...before, before[0]!]);
    const head = !before ? [from] : key(before[before.length - 1]!) === key(from) ? before : before.reverse();
    const tail = !after ? [to] : key(after[0]!) === key(to) ? after : after.reverse();
    const line = [...head, ...tail];
    ends.set(key(line[0]!), line);
    ends.set(key(line[line.length - 1]!), line);
  };
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const at = (dx: number, dy: number) => values[(row + dy) * columns + column + dx]!;
      const corners = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const;
      const crossings: Point[] = [];
      corners.forEach(([x, y], i) => {
        const [u, v] = corners[(i + 1) % 4]!;
        const [here, there] = [at(x, y), at(u, v)];
        if (here > level === there > level) return;
        const t = (level - here) / (there - here);
        crossings.push({ x: (column + x + t * (u - x)) * CELL - BEYOND, y: (row + y + t * (v - y)) * CELL - BEYOND });
      });
      for (let i = 0; i + 1 < crossings.length; i += 2) join(crossings[i]!, crossings[i + 1]!);
    }
  }
  return [...done, ...new Set(ends.values())];
}

export function waves(land: Point[][], width: number, height: number, levels: readonly number[]): Point[][][] {
  const grid = distances(landMask(land, width, height));
  return levels.map((level) =>
    contour(grid, level)
      .filter((line) => line.length > 12)
      .map((line) => simplify(line, 0.9)),
  );
}
