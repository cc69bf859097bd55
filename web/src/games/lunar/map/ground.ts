/** The ground of a disc as a few big paths: maria, ranges, rims, valleys, and the symbols of the mileposts in sheets. */
import type { Geography, Milepost, Spot } from "../geography";
import type { LatLon, Side, Terrain } from "../types";
import { rimsOf, valleysOf, type Crossing } from "./crossings";
import { disc, soft, STEP, straight, triangle } from "./paths";
import { Projection, towards } from "./selenography";

export interface Ground {
  maria: string;
  /** their deeper parts */
  deeps: string;
  /** lines, each with its width in units of the sheet */
  ranges: { d: string; width: number }[];
  rims: string;
  valleys: string;
  /** every thirtieth degree of latitude and longitude */
  graticule: string;
  /** bright dust thrown out of young craters */
  rays: string;
  /** symbols, cut into sheets of a region each: what is out of sight then need not be painted */
  symbols: Record<"mare" | "mountain" | "alpine", string[]>;
}

/** steps across the regions that symbols are painted by */
const REGION = 8;
/** corners of what is drawn round a mare */
const CORNERS = 24;
/** degrees from one line of the chart to the next */
const GRATICULE = 30;

/** An ellipse on the globe, as the board gives maria. */
function ellipse(projection: Projection, side: Side, mare: Mare, shrunk: number): Spot[] {
  return Array.from({ length: CORNERS }, (_, i) => {
    const turn = (i / CORNERS) * 2 * Math.PI;
    const reach = shrunk / Math.hypot(Math.cos(turn) / mare.a, Math.sin(turn) / mare.b);
    return projection.spot(side, towards([mare.lat, mare.lon], (turn * 180) / Math.PI + mare.azimuth, reach));
  });
}

interface Mare {
  lat: number;
  lon: number;
  a: number;
  b: number;
  azimuth: number;
}

const line = ({ line, closed }: Crossing): string => {
  if (closed || line.length > 1) return soft(line, closed);
  // A valley over one link alone still is a line: a short one across it.
  const [{ x, y }] = line as [Spot];
  return straight([
    { x: x - 0.3, y: y + 0.12 },
    { x: x + 0.3, y: y - 0.12 },
  ]);
};

/** Rays go out from young craters; how many and how far only the drawing knows. */
const YOUNG: readonly { place: LatLon; rays: number; reach: number }[] = [
  { place: [-43.3, -11.4], rays: 13, reach: 30 },
  { place: [9.6, -20.1], rays: 9, reach: 11 },
  { place: [8.1, -38], rays: 7, reach: 8 },
  { place: [23.7, -47.4], rays: 7, reach: 8 },
  { place: [36.1, 102.9], rays: 9, reach: 20 },
  { place: [-21.2, -128.5], rays: 8, reach: 13 },
];

function raysOf(projection: Projection, side: Side): string {
  return YOUNG.filter(({ place }) => projection.fromMiddle(side, place) < 100)
    .flatMap(({ place, rays, reach }) =>
      Array.from({ length: rays }, (_, i) => {
        const bearing = (i * 360) / rays + ((i * 47) % 19);
        const far = reach * (0.6 + ((i * 31) % 17) / 34);
        const spot = (turn: number, distance: number) =>
          projection.spot(side, towards(place, bearing + turn, distance));
        return straight([spot(0, far * 0.08), spot(-1.4, far * 0.6), spot(0, far), spot(1.4, far * 0.6)], true);
      }),
    )
    .join("");
}

function graticuleOf(projection: Projection, side: Side, centre: number): string {
  const range = (from: number, to: number, by: number): number[] =>
    Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);
  const line = (places: LatLon[]): string => soft(places.map((place) => projection.spot(side, place)));
  return [
    ...range(-60, 60, GRATICULE).map((lat) => line(range(-90, 90, 10).map((lon): LatLon => [lat, centre + lon]))),
    ...range(-60, 60, GRATICULE).map((lon) => line(range(-90, 90, 10).map((lat): LatLon => [lat, centre + lon]))),
  ].join("");
}

function inRegions(mileposts: readonly Milepost[], shape: (milepost: Milepost) => string): string[] {
  const regions = Map.groupBy(mileposts, ({ x, y }) => `${Math.floor(x / REGION)} ${Math.floor(y / REGION)}`);
  return [...regions.values()].map((here) => here.map(shape).join(""));
}

function drawSide(geography: Geography, side: Side, rims: readonly Crossing[], valleys: readonly Crossing[]): Ground {
  const { terrain, grid } = geography.board;
  const projection = new Projection(grid);
  const here = geography.mileposts.filter((milepost) => geography.isOn(milepost, side));
  const of = (kind: Terrain): Milepost[] => here.filter((milepost) => milepost.terrain === kind);
  const maria = terrain.maria.filter(
    ({ lat, lon, a, b }) => projection.fromMiddle(side, [lat, lon]) < 90 + Math.max(a, b),
  );
  return {
    maria: maria.map((mare) => soft(ellipse(projection, side, mare, 1), true)).join(""),
    deeps: maria
      .filter(({ a, b }) => Math.min(a, b) > 4)
      .map((mare) => soft(ellipse(projection, side, mare, 0.72), true))
      .join(""),
    ranges: terrain.ranges.flatMap(({ line, half_width }) => {
      const pieces = projection.pieces(side, line);
      return pieces.length === 0
        ? []
        : [{ d: pieces.map((ends) => straight(ends)).join(""), width: half_width * 2 * STEP }];
    }),
    rims: rims
      .filter((rim) => rim.side === side)
      .map(line)
      .join(""),
    valleys: valleys
      .filter((valley) => valley.side === side)
      .map(line)
      .join(""),
    graticule: graticuleOf(projection, side, grid.centres[side]),
    rays: raysOf(projection, side),
    symbols: {
      mare: inRegions(of("mare"), (milepost) => disc(milepost, 2)),
      mountain: inRegions(of("mountain"), (milepost) => triangle(milepost, 3)),
      alpine: inRegions(of("alpine"), (milepost) => triangle(milepost, 4.6)),
    },
  };
}

export function drawGround(geography: Geography): Record<Side, Ground> {
  const [rims, valleys] = [rimsOf(geography), valleysOf(geography)];
  return {
    near: drawSide(geography, "near", rims, valleys),
    far: drawSide(geography, "far", rims, valleys),
  };
}
