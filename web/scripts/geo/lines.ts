/** Lines and areas of the drawn map: clipping, smoothing, simplifying, and writing them as short SVG paths. */
export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  west: number;
  east: number;
  south: number;
  north: number;
}

type LonLat = readonly [number, number];

/** Cuts an area to a rectangle, side by side (Sutherland and Hodgman). */
export function clipArea(ring: LonLat[], frame: Frame): LonLat[] {
  const sides: [inside: (p: LonLat) => boolean, axis: 0 | 1, at: number][] = [
    [(p) => p[0] >= frame.west, 0, frame.west],
    [(p) => p[0] <= frame.east, 0, frame.east],
    [(p) => p[1] >= frame.south, 1, frame.south],
    [(p) => p[1] <= frame.north, 1, frame.north],
  ];
  let points = ring;
  for (const [inside, axis, at] of sides) {
    const kept: LonLat[] = [];
    points.forEach((p, i) => {
      const before = points[(i + points.length - 1) % points.length]!;
      if (inside(p) !== inside(before)) {
        const t = (at - before[axis]) / (p[axis] - before[axis]);
        kept.push([before[0] + t * (p[0] - before[0]), before[1] + t * (p[1] - before[1])]);
      }
      if (inside(p)) kept.push(p);
    });
    points = kept;
  }
  return points;
}

/** The pieces of a line that lie inside a rectangle. */
export function clipLine(line: LonLat[], frame: Frame): LonLat[][] {
  const pieces: LonLat[][] = [[]];
  for (const p of line) {
    const inside = p[0] >= frame.west && p[0] <= frame.east && p[1] >= frame.south && p[1] <= frame.north;
    if (inside) pieces[pieces.length - 1]!.push(p);
    else if (pieces[pieces.length - 1]!.length > 0) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** A smooth line through the points (Catmull and Rom), `steps` to each stretch. */
export function smooth(points: Point[], steps: number): Point[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const result: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const blend = (k: "x" | "y") => {
        const [p, q, r, u] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]];
        return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t * t + (3 * q - p - 3 * r + u) * t * t * t);
      };
      result.push({ x: blend("x"), y: blend("y") });
    }
  }
  return [...result, points[points.length - 1]!];
}

/** Leaves out points that lie nearer than `tolerance` to the line without them (Douglas and Peucker). */
export function simplify(points: Point[], tolerance: number): Point[] {
  if (points.length < 3) return points;
  const [first, last] = [points[0]!, points[points.length - 1]!];
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  let worst = 0;
  let split = 0;
  points.forEach((p, i) => {
    const off =
      length === 0
        ? Math.hypot(p.x - first.x, p.y - first.y)
        : Math.abs((last.x - first.x) * (p.y - first.y) - (last.y - first.y) * (p.x - first.x)) / length;
    if (off > worst) [worst, split] = [off, i];
  });
  if (worst <= tolerance) return [first, last];
  return [...simplify(points.slice(0, split + 1), tolerance).slice(0, -1), ...simplify(points.slice(split), tolerance)];
}

/** An SVG path in tenths of a unit, relative steps, as short as it can be written. */
export function path(points: Point[], closed: boolean): string {
  const tenths = points.map((p) => [Math.round(p.x * 10), Math.round(p.y * 10)] as const);
  const write = (value: number) => `${value / 10}`.replace(/^(-?)0\./, "$1.");
  let text = "";
  tenths.forEach(([x, y], i) => {
    if (i === 0) text = `M${write(x)} ${write(y)}l`;
    else {
      const [dx, dy] = [x - tenths[i - 1]![0], y - tenths[i - 1]![1]];
      if (dx !== 0 || dy !== 0) text += `${write(dx)}${dy < 0 ? "" : " "}${write(dy)} `;
    }
  });
  return text.trim() + (closed ? "z" : "");
}

/** The outline of a line that grows from one width to another, as a river does. */
export function taper(points: Point[], from: number, to: number): Point[] {
  const side = (sign: 1 | -1) =>
    points.map((p, i) => {
      const before = points[Math.max(0, i - 1)]!;
      const after = points[Math.min(points.length - 1, i + 1)]!;
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const half = (sign * (from + ((to - from) * i) / (points.length - 1))) / 2;
      return { x: p.x - ((after.y - before.y) / length) * half, y: p.y + ((after.x - before.x) / length) * half };
    });
  return [...side(1), ...side(-1).reverse()];
}
