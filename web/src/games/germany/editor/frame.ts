/** What of the world a sheet shows: degrees to sheet units and back. */
import type { Point } from "../../../map/boxes";
import { CORNER, DEGREE } from "../map/projection";

export const SHEET = { width: 1300, height: 1400, margin: 36 } as const;
/** Nothing stands nearer to the edge: signs and passengers need their room. */
const RIM = 70;

/** The corners of the sheet, as a board file keeps them. */
export interface Frame {
  west: number;
  east: number;
  south: number;
  north: number;
}

export interface Spot {
  lon: number;
  lat: number;
}

/** Where the game's own map lies: an empty sheet begins there. */
export const USUAL: Frame = {
  west: CORNER.lon,
  east: CORNER.lon + SHEET.width / DEGREE.lon,
  south: CORNER.lat + SHEET.height / DEGREE.lat,
  north: CORNER.lat,
};

export const toSheet = (frame: Frame, { lon, lat }: Spot): Point => ({
  x: ((lon - frame.west) / (frame.east - frame.west)) * SHEET.width,
  y: ((frame.north - lat) / (frame.north - frame.south)) * SHEET.height,
});

const near = (degrees: number): number => Math.round(degrees * 1000) / 1000;

export const toWorld = (frame: Frame, { x, y }: Point): Spot => ({
  lon: near(frame.west + (x / SHEET.width) * (frame.east - frame.west)),
  lat: near(frame.north - (y / SHEET.height) * (frame.north - frame.south)),
});

const within = (value: number, size: number): number => Math.min(size - RIM, Math.max(RIM, value));

/** The nearest point at which something can stand. */
export const onSheet = ({ x, y }: Point): Point => ({
  x: Math.round(within(x, SHEET.width)),
  y: Math.round(within(y, SHEET.height)),
});

/** A sheet around these spots, as true to their distances as a plain map is. */
export function frameAround(spots: readonly Spot[]): Frame {
  if (spots.length < 2) return USUAL;
  const [west, east] = [Math.min(...spots.map(({ lon }) => lon)), Math.max(...spots.map(({ lon }) => lon))];
  const [south, north] = [Math.min(...spots.map(({ lat }) => lat)), Math.max(...spots.map(({ lat }) => lat))];
  const middle = { lon: (west + east) / 2, lat: (south + north) / 2 };
  const narrow = Math.cos((middle.lat * Math.PI) / 180);
  const room = { x: SHEET.width - RIM * 2, y: SHEET.height - RIM * 2 };
  const unit = Math.max(((east - west) * narrow) / room.x, (north - south) / room.y, 1e-6);
  const half = { lon: (unit / narrow) * (SHEET.width / 2), lat: unit * (SHEET.height / 2) };
  return {
    west: middle.lon - half.lon,
    east: middle.lon + half.lon,
    south: middle.lat - half.lat,
    north: middle.lat + half.lat,
  };
}
