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
  linkShapes,
  placeAll,
  roomAtHub,
  roomFor,
  roomForName,
  setName,
  shapesOf,
} from "../../src/games/wensleydale/map/layout";
import type { Half, Layout } from "../../src/games/wensleydale/map/layout";
import { densely, drawOutlines, inside } from "../../src/games/wensleydale/map/outlines";
import type { Area, Board } from "../../src/games/wensleydale/map/types";
import { depthOfBoxes } from "../../src/map/boxes";
import type { Box, Point } from "../../src/map/boxes";

const here = (path: string): URL => new URL(path, import.meta.url);
const board = JSON.parse(readFileSync(here("../../../src/branchline/games/wensleydale/board.json"), "utf8")) as Board;
const LAYOUT = here("../../src/games/wensleydale/map/layout.json");

const STEP = 2.5;
/** how far from the printed marker a thing may stand; goods and names have the whole area */
const REACH: Record<Kind, number> = { hub: 30, pieces: 60, name: 66 };
/** candidates of one thing that are looked at at all, and those that are tried with each other */
const KEPT = 1500;
const MOST: Record<Kind, number> = { hub: 50, pieces: 100, name: 160 };
const SWEEPS = 5;
/** units of air wanted around everything */
const AIR = 2;
const COST = {
  overlap: 40,
  /** a piece in the wrong area would mislead; a name across a wall is only less tidy */
  outside: { hub: 60, pieces: 18, name: 1.3 },
  /** for a name whose middle lies in another area */
  abroad: 250,
  track: 0.22,
  far: 1,
  aside: 0.12,
  twoLines: 1.5,
  edge: 400,
  moved: 0.4,
};

type Kind = "hub" | "pieces" | "name";

interface Candidate {
  box: Box;
  lines: 1 | 2;
  cost: number;
}

interface Thing {
  area: Area;
  kind: Kind;
  candidates: Candidate[];
  chosen: Candidate;
}

const { outlines } = drawOutlines(board);
const rings = new Map(outlines.map(({ area, ring }) => [area, ring]));
const links = linkShapes(board).map(({ box }) => box);

const crowding = (p: Box, q: Box): number => {
  if (Math.abs(p.x - q.x) > p.halfLength + q.halfLength + 20 || Math.abs(p.y - q.y) > 60) return 0;
  return Math.max(0, depthOfBoxes(p, q) + AIR);
};

const within = (box: Box, { x, y }: Point): boolean =>
  Math.abs(x - box.x) < box.halfLength && Math.abs(y - box.y) < box.halfWidth;

/** Points all over a box. */
function* sprinkled({ x, y, halfLength, halfWidth }: Box): Generator<Point> {
  for (let u = -1; u <= 1.001; u += 2 / 8)
    for (let v = -1; v <= 1.001; v += 2 / 4) yield { x: x + u * halfLength, y: y + v * halfWidth };
}

/** What a place costs whatever the other things do. */
function costOf(area: Area, kind: Kind, box: Box): number {
  let cost = 0;
  for (const link of links) cost += crowding(box, link) * COST.overlap;
  const { width, height } = board.map;
  const over = [
    box.halfLength - box.x,
    box.halfWidth - box.y,
    box.x + box.halfLength - width,
    box.y + box.halfWidth - height,
  ];
  cost += Math.max(0, ...over.map((by) => by + 7)) * COST.edge;
  for (const point of sprinkled(box)) if (!inside(point, rings.get(area.id)!)) cost += COST.outside[kind];
  if (!inside(box, rings.get(area.id)!)) cost += COST.abroad;
  return cost + Math.hypot(box.x - area.marker[0], box.y - area.marker[1]) * (kind === "hub" ? COST.moved : 0.02);
}

/** What a name or a row of pieces costs beside the hub of its own area. */
function costBeside(area: Area, kind: Kind, box: Box, hub: Box): number {
  const [dx, dy] = [Math.abs(box.x - hub.x), Math.abs(box.y - hub.y)];
  const gap = Math.hypot(
    Math.max(0, dx - box.halfLength - hub.halfLength),
    Math.max(0, dy - box.halfWidth - hub.halfWidth),
  );
  let cost = gap * COST.far + dx * COST.aside;
  // Goods may lie where lines meet: they stand on them.
  if (kind === "name" || area.town) cost += crowding(box, hub) * COST.overlap;
  if (kind === "pieces") return cost + (box.y > hub.y ? 1 : 0);
  // Names stand under their place rather than over it, and not where lines will run.
  for (const { a, b, link, buildable } of board.adjacency)
    if (buildable && (a === area.id || b === area.id))
      for (const point of densely([hub, link], 3)) if (within(box, point)) cost += COST.track;
  return cost + (box.y < hub.y ? 1 : 0);
}

function candidatesFor(area: Area, kind: Kind): Candidate[] {
  const [x, y] = area.marker;
  const sizes: { half: Half; lines: 1 | 2 }[] =
    kind === "hub"
      ? [{ half: roomAtHub(area), lines: 1 }]
      : kind === "pieces"
        ? [{ half: roomFor(area)!, lines: 1 }]
        : ([1, 2] as const)
            .filter((lines) => lines === 1 || area.name.includes(" "))
            .map((lines) => ({ half: roomForName(area, setName(area.name, lines)), lines }));
  const reach = REACH[kind] + (area.town ? 0 : 24);
  const found: Candidate[] = [];
  for (const { half, lines } of sizes)
    for (let dx = -reach; dx <= reach; dx += STEP)
      for (let dy = -reach; dy <= reach; dy += STEP) {
        const box = boxAt({ x: x + dx, y: y + dy }, half);
        found.push({ box, lines, cost: costOf(area, kind, box) + (lines - 1) * COST.twoLines });
      }
  return found.sort((p, q) => p.cost - q.cost).slice(0, KEPT);
}

const things: Thing[] = board.areas.flatMap((area) =>
  (["hub", "pieces", "name"] as const)
    .filter((kind) => kind !== "pieces" || roomFor(area))
    .map((kind) => {
      const candidates = candidatesFor(area, kind);
      return { area, kind, candidates, chosen: candidates[0]! };
    }),
);

/** A candidate with what it costs beside the things of other areas. */
interface Offer {
  candidate: Candidate;
  cost: number;
}

function offersOf(thing: Thing, others: readonly Thing[], most: number): Offer[] {
  const yields = thing.kind === "hub" && !thing.area.town;
  const offers = thing.candidates
    .map((candidate) => ({
      candidate,
      cost: others.reduce(
        (sum, other) => sum + (yields ? 0 : crowding(candidate.box, other.chosen.box) * COST.overlap),
        candidate.cost,
      ),
    }))
    .sort((p, q) => p.cost - q.cost);
  // Good ones that stand apart: where there is room, the best ones alone would all stand in one place.
  const kept: Offer[] = [];
  for (const offer of offers) {
    const { box, lines } = offer.candidate;
    const known = kept.some(
      ({ candidate }) =>
        candidate.lines === lines && Math.abs(candidate.box.x - box.x) < 5 && Math.abs(candidate.box.y - box.y) < 4,
    );
    if (!known && kept.push(offer) === most) break;
  }
  return kept;
}

/** The best arrangement of an area's own things, while those of all other areas stay where they are. */
function arrange(area: Area): void {
  const [x, y] = area.marker;
  const others = things.filter(
    (other) =>
      other.area !== area &&
      (other.kind !== "hub" || other.area.town) &&
      Math.hypot(other.area.marker[0] - x, other.area.marker[1] - y) < 320,
  );
  const of = (kind: Kind): Thing | undefined => things.find((one) => one.area === area && one.kind === kind);
  const [hub, pieces, name] = [of("hub")!, of("pieces"), of("name")!];
  const names = offersOf(name, others, MOST.name);
  const rows: (Offer | null)[] = pieces ? offersOf(pieces, others, MOST.pieces) : [null];
  let least = Infinity;
  for (const at of offersOf(hub, others, MOST.hub)) {
    if (at.cost >= least) break;
    const besides = names.map((offer) => offer.cost + costBeside(area, "name", offer.candidate.box, at.candidate.box));
    for (const row of rows) {
      let cost = at.cost + (row?.cost ?? 0);
      if (row) cost += costBeside(area, "pieces", row.candidate.box, at.candidate.box);
      if (cost >= least) continue;
      names.forEach((offer, i) => {
        let whole = cost + besides[i]!;
        if (whole >= least) return;
        if (row) whole += crowding(row.candidate.box, offer.candidate.box) * COST.overlap;
        if (whole >= least) return;
        least = whole;
        hub.chosen = at.candidate;
        if (pieces && row) pieces.chosen = row.candidate;
        name.chosen = offer.candidate;
      });
    }
  }
}

for (let sweep = 0; sweep < SWEEPS; sweep++) {
  // To and fro, so that room found at one end of the map is passed on to the other.
  for (const area of sweep % 2 === 0 ? board.areas : board.areas.toReversed()) arrange(area);
}

const layout: Layout = {};
const round = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
for (const { area, kind, chosen } of things) {
  const spot = (layout[area.id] ??= { hub: { x: 0, y: 0 }, name: { x: 0, y: 0, lines: 1 } });
  if (kind === "name") spot.name = { ...round(chosen.box), lines: chosen.lines };
  else spot[kind] = round(chosen.box);
}
const path = LAYOUT.pathname;
const text = await format(JSON.stringify(layout), { ...(await resolveConfig(path)), filepath: path });
writeFileSync(LAYOUT, text);

const names = new Map(board.areas.map(({ id, name }) => [id, name]));
const overlaps = findOverlaps(
  shapesOf(
    board,
    placeAll(board, layout, (id) => names.get(id)!),
  ),
);
for (const { first, second, by } of overlaps) console.log(`${first} lies ${by} on ${second}`);
console.log(`${Object.keys(layout).length} areas, ${overlaps.length} overlaps`);
