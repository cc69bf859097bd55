/** Degrees to sheet units before any distortion: a plain cylindrical projection, a little wide as wall maps are. */
import type { Point } from "../../../map/boxes";

export const DEGREE = { lon: 122, lat: -158 };
/** what lies at the sheet's upper left corner */
export const CORNER = { lon: 4.957, lat: 55.544 };

export function project(lon: number, lat: number): Point {
  return { x: (lon - CORNER.lon) * DEGREE.lon, y: (lat - CORNER.lat) * DEGREE.lat };
}
