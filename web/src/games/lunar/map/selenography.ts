/** From latitude and longitude to the two discs and back: the equal-area projection the board was made with. */
import type { Spot } from "../geography";
import type { Board, LatLon, Side } from "../types";

const RADIANS = Math.PI / 180;

/** Degrees between two places along a great circle. */
export function apart([lat, lon]: LatLon, [otherLat, otherLon]: LatLon): number {
  const [p, q] = [lat * RADIANS, otherLat * RADIANS];
  const cosine = Math.sin(p) * Math.sin(q) + Math.cos(p) * Math.cos(q) * Math.cos((lon - otherLon) * RADIANS);
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / RADIANS;
}

/** The place that lies `distance` degrees from another in the direction of `bearing` (degrees, clockwise from north). */
export function towards([lat, lon]: LatLon, bearing: number, distance: number): LatLon {
  const [p, t, d] = [lat * RADIANS, bearing * RADIANS, distance * RADIANS];
  const sine = Math.sin(p) * Math.cos(d) + Math.cos(p) * Math.sin(d) * Math.cos(t);
  const east = Math.atan2(Math.sin(t) * Math.sin(d) * Math.cos(p), Math.cos(d) - Math.sin(p) * sine);
  return [Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS, lon + east / RADIANS];
}

export class Projection {
  private readonly radius: number;

  constructor(private readonly grid: Board["grid"]) {
    this.radius = grid.radius / Math.SQRT2;
  }

  /** Where a place is drawn; places of the other side fall outside the disc. */
  spot(side: Side, [lat, lon]: LatLon): Spot {
    const [p, l] = [lat * RADIANS, (lon - this.grid.centres[side]) * RADIANS];
    // Only the point opposite the middle has no place at all, and nothing is drawn near it.
    const k = Math.sqrt(2 / Math.max(1e-9, 1 + Math.cos(p) * Math.cos(l)));
    return { x: this.radius * k * Math.cos(p) * Math.sin(l), y: -this.radius * k * Math.sin(p) };
  }

  place(side: Side, { x, y }: Spot): LatLon {
    const rho = Math.hypot(x, y);
    const centre = this.grid.centres[side];
    if (rho < 1e-12) return [0, centre];
    const c = 2 * Math.asin(Math.min(1, rho / (2 * this.radius)));
    const lat = Math.asin(Math.min(1, Math.max(-1, (-y * Math.sin(c)) / rho)));
    return [lat / RADIANS, Math.atan2(x * Math.sin(c), rho * Math.cos(c)) / RADIANS + centre];
  }

  /** The pieces of a line that come onto a disc: what lies behind the Moon would be torn right across it. */
  pieces(side: Side, line: readonly LatLon[]): [Spot, Spot][] {
    const spots = line.map((place) => this.spot(side, place));
    return spots
      .slice(1)
      .map((to, i): [Spot, Spot] => [spots[i]!, to])
      .filter((ends) => ends.some(({ x, y }) => Math.hypot(x, y) <= this.grid.radius));
  }

  /** Degrees from the middle of a disc. */
  fromMiddle(side: Side, place: LatLon): number {
    return apart(place, [0, this.grid.centres[side]]);
  }

  degrees(kilometres: number): number {
    return kilometres / (this.grid.moon_radius_km * RADIANS);
  }
}
