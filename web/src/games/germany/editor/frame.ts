/** The sheet that is drawn on, and what of the world it shows: degrees to its units and back. */
import type { Point } from "../../../map/boxes";
import type { Layout } from "../map/layout";

/** Nothing stands nearer to the edge: signs and passengers need their room. */
const RIM = 70;

export interface Frame {
  width: number;
  height: number;
  /** what lies at the upper left corner */
  lon: number;
  lat: number;
  /** units a degree */
  east: number;
  south: number;
}

export interface Spot {
  lon: number;
  lat: number;
}

/** Where the game's own map lies, as true to distances as a plain map can be. */
export const USUAL: Frame = { width: 1300, height: 1400, lon: 4, lat: 55.5, east: 99, south: 158 };

/** A layout of the house says how it came from degrees. */
export interface HouseLayout extends Layout {
  projection: Pick<Frame, "lon" | "lat" | "east" | "south">;
}

export function frameOf({ sheet: { width, height }, projection: { lon, lat, east, south } }: HouseLayout): Frame {
  return { width, height, lon, lat, east, south };
}

export const toSheet = (frame: Frame, { lon, lat }: Spot): Point => ({
  x: (lon - frame.lon) * frame.east,
  y: (frame.lat - lat) * frame.south,
});

const near = (degrees: number): number => Math.round(degrees * 1000) / 1000;

export const toWorld = (frame: Frame, { x, y }: Point): Spot => ({
  lon: near(frame.lon + x / frame.east),
  lat: near(frame.lat - y / frame.south),
});

const within = (value: number, size: number): number => Math.round(Math.min(size - RIM, Math.max(RIM, value)));

/** The nearest point at which something can stand. */
export const onSheet = (frame: Frame, { x, y }: Point): Point => ({
  x: within(x, frame.width),
  y: within(y, frame.height),
});

/** A sheet around these spots. */
export function frameAround(all: readonly Spot[]): Frame {
  const spots = all.filter(({ lon, lat }) => Number.isFinite(lon) && Number.isFinite(lat));
  if (spots.length < 2) return USUAL;
  const [west, east] = [Math.min(...spots.map(({ lon }) => lon)), Math.max(...spots.map(({ lon }) => lon))];
  const [low, high] = [Math.min(...spots.map(({ lat }) => lat)), Math.max(...spots.map(({ lat }) => lat))];
  const narrow = Math.cos((((low + high) / 2) * Math.PI) / 180);
  const { width, height } = USUAL;
  const scale = Math.min(
    (width - RIM * 2) / Math.max((east - west) * narrow, 1e-3),
    (height - RIM * 2) / Math.max(high - low, 1e-3),
  );
  return {
    width,
    height,
    lon: (west + east) / 2 - width / 2 / (scale * narrow),
    lat: (low + high) / 2 + height / 2 / scale,
    east: scale * narrow,
    south: scale,
  };
}
