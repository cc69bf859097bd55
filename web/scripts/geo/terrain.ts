/**
 * Draws the land under the board: coasts and borders from Natural Earth (through the package world-atlas), rivers and
 * mountains from the files beside this one, all carried along with the cities to where layout.json puts them.
 *
 *   npx tsx scripts/geo/terrain.ts        writes src/games/germany/map/terrain.json
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { MultiPolygon, Polygon } from "geojson";
import type { Layout } from "../../src/games/germany/map/layout";
import type { Board } from "../../src/games/germany/map/types";
import { clipArea, clipLine, path, simplify, smooth, taper } from "./lines";
import type { Point } from "./lines";
import { project } from "../../src/games/germany/map/projection";
import { warp } from "./warp";
import { waves } from "./waves";

const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as T;
const board = read<Board>("../../../src/branchline/games/germany/board.json");
const layout = read<Layout>("../../src/games/germany/map/layout.json");
const { rivers, lakes } = read<{
  rivers: { name: string; from: number; to: number; course: string }[];
  lakes: { name: string; shore: string }[];
}>("./rivers.json");
const { ranges } = read<{ ranges: { name: string; height: number; crest: string }[] }>("./ranges.json");

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;
const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("world-atlas/countries-10m.json"), "utf8"),
) as Countries;

/** Wider than the sheet, so that no cut edge shows. */
const frame = { west: 4.5, east: 16.1, south: 46.3, north: 55.9 };
const GERMANY = "276";

/** The frame keeps its place; in between the land follows the cities. */
const { width, height } = layout.sheet;
const still: Point[] = [];
for (let i = 0; i <= 6; i++) {
  const [x, y] = [-90 + (i * (width + 180)) / 6, -90 + (i * (height + 180)) / 6];
  still.push({ x, y: -90 }, { x, y: height + 90 }, { x: -90, y }, { x: width + 90, y });
}
const bend = warp(
  [
    ...board.cities.map((city) => ({ from: project(city.lon, city.lat), to: layout.cities[city.id]! })),
    ...board.border_spots.map((spot) => ({ from: project(spot.lon, spot.lat), to: layout.spots[spot.id]! })),
    ...still
      .filter((p, i) => still.findIndex((q) => q.x === p.x && q.y === p.y) === i)
      .map((p) => ({ from: p, to: p })),
  ],
  0.0015,
);
const lonLat = (text: string) => text.split(", ").map((pair) => pair.split(" ").map(Number) as [number, number]);
const place = ([lon, lat]: readonly [number, number]): Point => bend(project(lon, lat));

const closed = <T>(ring: T[]): T[] => [...ring, ring[0]!];

/** The distortion must not fold the land over itself. */
let tightest = Infinity;
for (let x = 0; x < width; x += 10) {
  for (let y = 0; y < height; y += 10) {
    const [p, q, r] = [bend({ x, y }), bend({ x: x + 2, y }), bend({ x, y: y + 2 })];
    tightest = Math.min(tightest, ((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)) / 4);
  }
}
if (tightest < 0.05)
  throw new Error(`The land folds over itself (area factor ${tightest.toFixed(2)}); move the cities less.`);
console.log("tightest area factor", tightest.toFixed(2));

const DETAIL = 1;
const SMALLEST_ISLAND = 18;

function rings(geometry: Polygon | MultiPolygon): Point[][] {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flat()
    .map((ring) => clipArea(ring as [number, number][], frame).map(place))
    .filter((ring) => ring.length > 3 && extent(ring) > SMALLEST_ISLAND);
}

const areas = (land: Point[][]) => land.map((ring) => path(simplify(closed(ring), DETAIL), true)).join("");

function extent(points: Point[]): number {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
}

type Country = GeometryCollection<{ name: string }>["geometries"][number];
function lines(wanted: (a: Country, b: Country) => boolean): string {
  const { coordinates } = mesh(atlas, atlas.objects.countries, wanted as Parameters<typeof mesh>[2]);
  return coordinates
    .flatMap((line) => clipLine(line as [number, number][], frame))
    .map((line) => line.map(place))
    .filter((line) => extent(line) > SMALLEST_ISLAND)
    .map((line) => path(simplify(line, DETAIL), false))
    .join("");
}

const countries = feature(atlas, atlas.objects.countries).features;
const german = (country: Country) => country.id === GERMANY;
const land = countries.map(({ id, geometry }) => ({ id, rings: rings(geometry as Polygon | MultiPolygon) }));

/** How far out at sea each line along the shore runs. */
const WAVES = [5, 11, 18, 26, 35, 46];
const shoreLines = waves(
  land.flatMap((country) => country.rings),
  width,
  height,
  WAVES,
);

/** Short strokes down both sides of a crest, as an engraver shades a range of hills. */
let seed = 1910;
const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
function hachures(crest: string, height: number): string {
  const points = smooth(lonLat(crest).map(place), 24);
  let text = "";
  let since = 0;
  points.forEach((p, i) => {
    const next = points[i + 1];
    if (!next) return;
    const step = Math.hypot(next.x - p.x, next.y - p.y);
    since += step;
    if (since < 4.2) return;
    since = 0;
    const rise = Math.sin((Math.PI * (i + 4)) / (points.length + 8));
    for (const side of [1, -1]) {
      const [nx, ny] = [(-(next.y - p.y) / step) * side, ((next.x - p.x) / step) * side];
      const length = height * (0.35 + 0.65 * rise) * (0.55 + 0.45 * random()) * (side * ny > 0 ? 1 : 0.7);
      const lean = (random() - 0.5) * 0.5;
      const from = { x: p.x + nx * 1.8, y: p.y + ny * 1.8 };
      text += path([from, { x: from.x + (nx + lean * ny) * length, y: from.y + (ny - lean * nx) * length }], false);
    }
  });
  return text;
}

const graticule: string[] = [];
for (let lon = 4; lon <= 17; lon++) {
  graticule.push(
    path(
      simplify(
        Array.from({ length: 60 }, (_, i) => place([lon, 45.9 + i * 0.18])),
        0.5,
      ),
      false,
    ),
  );
}
for (let lat = 46; lat <= 56; lat++) {
  graticule.push(
    path(
      simplify(
        Array.from({ length: 70 }, (_, i) => place([3.9 + i * 0.185, lat])),
        0.5,
      ),
      false,
    ),
  );
}

const terrain = {
  source:
    "Coasts and borders: Natural Earth 1:10m (public domain), through world-atlas. Rivers, lakes and mountains: entered by " +
    "hand. Distorted with the cities by scripts/geo/terrain.ts; do not edit.",
  germany: areas(land.filter((country) => country.id === GERMANY).flatMap((country) => country.rings)),
  neighbours: areas(land.filter((country) => country.id !== GERMANY).flatMap((country) => country.rings)),
  waves: shoreLines.map((level) => level.map((line) => path(line, false)).join("")),
  coast: lines((a, b) => a === b),
  frontier: lines((a, b) => a !== b && (german(a) || german(b))),
  borders: lines((a, b) => a !== b && !german(a) && !german(b)),
  rivers: rivers
    .map(({ from, to, course }) => path(simplify(taper(smooth(lonLat(course).map(place), 6), from, to), 0.25), true))
    .join(""),
  lakes: lakes.map(({ shore }) => path(simplify(smooth(closed(lonLat(shore)).map(place), 5), 0.3), true)).join(""),
  hills: ranges.map(({ crest, height }) => hachures(crest, height)).join(""),
  graticule: graticule.join(""),
};
const text = `${JSON.stringify(terrain, null, 2)}\n`;
writeFileSync(new URL("../../src/games/germany/map/terrain.json", import.meta.url), text);
for (const [part, value] of Object.entries(terrain)) console.log(part, value.length);
console.log("bytes", Buffer.byteLength(text));
