/** Lines and little shapes as path data, in units of the sheet around the middle of a disc. */
import type { Spot } from "../geography";

/** units of the sheet in a step from milepost to milepost */
export const STEP = 24;

const round = (value: number): number => Math.round(value * 10) / 10;

export function at({ x, y }: Spot): string {
  return `${round(x * STEP)} ${round(y * STEP)}`;
}

/** A line from spot to spot. */
export function straight(spots: readonly Spot[], closed = false): string {
  return `M${spots.map(at).join("L")}${closed ? "Z" : ""}`;
}

/** A soft line through all spots (Catmull-Rom, told as Bézier curves). */
export function soft(spots: readonly Spot[], closed = false): string {
  const count = spots.length;
  if (count < 3) return straight(spots);
  const pick = (i: number): Spot =>
    closed ? spots[(i + count) % count]! : spots[Math.min(count - 1, Math.max(0, i))]!;
  const pull = (from: Spot, before: Spot, after: Spot, by: number): Spot => ({
    x: from.x + (after.x - before.x) * by,
    y: from.y + (after.y - before.y) * by,
  });
  const curves: string[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p, q, r, s] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    curves.push(`C${at(pull(q, p, r, 1 / 6))} ${at(pull(r, q, s, -1 / 6))} ${at(r)}`);
  }
  return `M${at(spots[0]!)}${curves.join("")}${closed ? "Z" : ""}`;
}

/** A disc, `radius` in units of the sheet. */
export function disc(spot: Spot, radius: number): string {
  return `M${at(spot)}m${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}

/** A square that stands on its edge. */
export function square(spot: Spot, half: number): string {
  return `M${at(spot)}m${-half} ${-half}h${half * 2}v${half * 2}h${-half * 2}Z`;
}

/** A triangle that points up. */
export function triangle(spot: Spot, half: number): string {
  const height = round(half * 1.75);
  return `M${at(spot)}m${-half} ${round(height * 0.42)}h${half * 2}l${-half} ${-height}Z`;
}

/** A standing cross. */
export function cross(spot: Spot, half: number): string {
  return `M${at(spot)}m${-half} ${-half}l${half * 2} ${half * 2}m0 ${-half * 2}l${-half * 2} ${half * 2}`;
}

/** The outline of the cells of a milepost and its six neighbours: a major city, or what a meteor lays waste. */
export function hexagon(spot: Spot, reach: number): string {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: spot.x + Math.sin(angle) * reach, y: spot.y - Math.cos(angle) * reach };
  });
  return straight(corners, true);
}
