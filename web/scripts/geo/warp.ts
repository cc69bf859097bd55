/** A thin-plate spline: a smooth distortion of the plane that carries given points to given points. */
export interface Pair {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

const SCALE = 500;

function kernel(dx: number, dy: number): number {
  const r2 = (dx * dx + dy * dy) / (SCALE * SCALE);
  return r2 === 0 ? 0 : r2 * Math.log(r2);
}

/** Gauss with partial pivoting; two right-hand sides at once. */
function solve(rows: number[][]): number[][] {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let best = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(rows[k]![i]!) > Math.abs(rows[best]![i]!)) best = k;
    [rows[i], rows[best]] = [rows[best]!, rows[i]!];
    const pivot = rows[i]!;
    for (let k = 0; k < n; k++) {
      const row = rows[k]!;
      const factor = row[i]! / pivot[i]!;
      if (k === i || factor === 0) continue;
      for (let j = i; j < n + 2; j++) row[j]! -= factor * pivot[j]!;
    }
  }
  return rows.map((row, i) => [row[n]! / row[i]!, row[n + 1]! / row[i]!]);
}

/** `stiffness` lets the plane miss the points a little in return for a calmer distortion. */
export function warp(pairs: Pair[], stiffness: number): (p: { x: number; y: number }) => { x: number; y: number } {
  const rows = pairs.map(({ from, to }, i) => [
    ...pairs.map((other, j) => kernel(from.x - other.from.x, from.y - other.from.y) + (i === j ? stiffness : 0)),
    1,
    from.x / SCALE,
    from.y / SCALE,
    to.x - from.x,
    to.y - from.y,
  ]);
  rows.push([...pairs.map(() => 1), 0, 0, 0, 0, 0]);
  rows.push([...pairs.map(({ from }) => from.x / SCALE), 0, 0, 0, 0, 0]);
  rows.push([...pairs.map(({ from }) => from.y / SCALE), 0, 0, 0, 0, 0]);
  const weights = solve(rows);
  const n = pairs.length;
  return ({ x, y }) => {
    const result = { x, y };
    const add = (weight: number[], by: number) => {
      result.x += weight[0]! * by;
      result.y += weight[1]! * by;
    };
    pairs.forEach(({ from }, i) => add(weights[i]!, kernel(x - from.x, y - from.y)));
    add(weights[n]!, 1);
    add(weights[n + 1]!, x / SCALE);
    add(weights[n + 2]!, y / SCALE);
    return result;
  };
}
