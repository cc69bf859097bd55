/**
 * Looks for the best place for the name and the pieces of every area of the Dales, and writes them to layout.json:
 * clear of links, towns and each other, inside their own walls if they can be, near their town or square.
 *
 *   npx tsx scripts/dales/place.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import {
  boxAt,
  findOverlaps,
  hubOf,
  linkShapes,
  placeAll,
  roomFor,
  roomForName,
  setName,
  shapesOf,
  townOf,
} from "../../src/games/wensleydale/map/layout";
import type { Layout } from "../../src/games/wensleydale/map/layout";
import { densely, drawOutlines, inside } from "../../src/games/wensleydale/map/outlines";
import type { Area, Board } from "../../src/games/wensleydale/map/types";
import { depthOfBoxes } from "../../src/map/boxes";
import type { Box, Point } from "../../src/map/boxes";

const here = (path: string): URL => new URL(path, import.meta.url);
const board = JSON.parse(readFileSync(here("../../../src/branchline/games/wensleydale/board.json"), "utf8")) as Board;
const LAYOUT = here("../../src/games/wensleydale/map/layout.json");

const STEP = 3;
const REACH = { pieces: 54, name: 66 };
/** candidates of one thing that are looked at again and again */
const KEPT = 260;
const SWEEPS = 12;
/** units of air wanted around everything */
const AIR = 2;
const COST = { overlap: 40, outside: 1.1, track: 0.22, far: 0.16, aside: 0.12, twoLines: 1.5, edge: 400 };

interface Candidate {
  box: Box;
  lines: 1 | 2;
  cost: number;
}

interface Thing {
  area: Area;
  kind: "pieces" | "name";
  candidates: Candidate[];
  chosen: Candidate;
}

const { outlines } = drawOutlines(board);
const rings = new Map(outlines.map(({ area, ring }) => [area, ring]));
const links = linkShapes(board).map(({ box }) => box);
const towns = board.areas.map(townOf).filter((town) => town !== null);

const crowding = (p: Box, q: Box): number => {
  const far = p.halfLength + q.halfLength + AIR;
  if (Math.abs(p.x - q.x) > far + 20 || Math.abs(p.y - q.y) > far + 20) return 0;
  return Math.max(0, depthOfBoxes(p, q) + AIR);
};

const within = (box: Box, { x, y }: Point): boolean =>
  Math.abs(x - box.x) < box.halfLength && Math.abs(y - box.y) < box.halfWidth;

/** Points all over a box. */
function* sprinkled({ x, y, halfLength, halfWidth }: Box): Generator<Point> {
  for (let u = -1; u <= 1.001; u += 2 / 8)
    for (let v = -1; v <= 1.001; v += 2 / 4) yield { x: x + u * halfLength, y: y + v * halfWidth };
}

/** What a place costs whatever the other names and pieces do. */
function costOf(area: Area, kind: Thing["kind"], box: Box): number {
  const hub = hubOf(area);
  const [dx, dy] = [Math.abs(box.x - hub.x), Math.abs(box.y - hub.y)];
  let cost = 0;
  for (const other of [...links, ...towns]) cost += crowding(box, other) * COST.overlap;
  const { width, height } = board.map;
  const over = [box.halfLength - box.x, box.halfWidth - box.y, box.x + box.halfLength - width, box.y + box.halfWidth - height];
  cost += Math.max(0, ...over.map((by) => by + 7)) * COST.edge;
  for (const point of sprinkled(box)) if (!inside(point, rings.get(area.id)!)) cost += COST.outside;
  // Where tracks will run, from the middle of the area to its links.
  for (const { a, b, link, buildable } of board.adjacency)
    if (buildable && (a === area.id || b === area.id))
      for (const point of densely([hub, link], 3)) if (within(box, point)) cost += kind === "name" ? COST.track : 0;
  const gapX = Math.max(0, dx - box.halfLength);
  const gapY = Math.max(0, dy - box.halfWidth);
  // Names stand under or over their place rather than beside it.
  return cost + Math.hypot(gapX, gapY) * COST.far + dx * COST.aside + (box.y < hub.y === (kind === "name") ? 1 : 0);
}

function candidatesFor(area: Area, kind: Thing["kind"]): Candidate[] {
  const hub = hubOf(area);
  const sizes =
    kind === "pieces"
      ? [{ half: roomFor(area)!, lines: 1 as const }]
      : ([1, 2] as const)
          .filter((lines) => lines === 1 || area.name.includes(" "))
          .map((lines) => ({ half: roomForName(area, setName(area.name, lines)), lines }));
  const reach = REACH[kind] + (area.town ? 0 : 30);
  const found: Candidate[] = [];
  for (const { half, lines } of sizes)
    for (let dx = -reach; dx <= reach; dx += STEP)
      for (let dy = -reach; dy <= reach; dy += STEP) {
        const box = boxAt({ x: hub.x + dx, y: hub.y + dy }, half);
        found.push({ box, lines, cost: costOf(area, kind, box) + (lines - 1) * COST.twoLines });
      }
  return found.sort((p, q) => p.cost - q.cost).slice(0, KEPT);
}

const things: Thing[] = board.areas.flatMap((area) =>
  (["pieces", "name"] as const)
    .filter((kind) => kind === "name" || roomFor(area))
    .map((kind) => {
      const candidates = candidatesFor(area, kind);
      return { area, kind, candidates, chosen: candidates[0]! };
    }),
);

for (let sweep = 0; sweep < SWEEPS; sweep++) {
  for (const thing of things) {
    const others = things.filter(
      (other) =>
        other !== thing &&
        Math.hypot(other.area.marker[0] - thing.area.marker[0], other.area.marker[1] - thing.area.marker[1]) < 320,
    );
    let least = Infinity;
    for (const candidate of thing.candidates) {
      if (candidate.cost >= least) break;
      let cost = candidate.cost;
      for (const other of others) cost += crowding(candidate.box, other.chosen.box) * COST.overlap;
      if (cost < least) [least, thing.chosen] = [cost, candidate];
    }
  }
}

const layout: Layout = {};
const round = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
for (const { area, kind, chosen } of things) {
  const spot = (layout[area.id] ??= { name: { x: 0, y: 0, lines: 1 } });
  if (kind === "pieces") spot.pieces = round(chosen.box);
  else spot.name = { ...round(chosen.box), lines: chosen.lines };
}
const path = LAYOUT.pathname;
const text = await format(JSON.stringify(layout), { ...(await resolveConfig(path)), filepath: path });
writeFileSync(LAYOUT, text);

const names = new Map(board.areas.map(({ id, name }) => [id, name]));
const overlaps = findOverlaps(shapesOf(board, placeAll(board, layout, (id) => names.get(id)!)));
for (const { first, second, by } of overlaps) console.log(`${first} lies ${by} on ${second}`);
console.log(`${Object.keys(layout).length} areas, ${overlaps.length} overlaps`);
