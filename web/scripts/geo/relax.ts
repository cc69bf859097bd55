/**
 * Finds room on the sheet: moves cities, signs, border spots, medallions and bends little by little, by simulated
 * annealing, until nothing overlaps and everything is still near its true place. Reads and writes layout.json, so that
 * what is set by hand is only settled, not lost, when the heat is low; without a file it starts from the true places.
 *
 *   npx tsx scripts/geo/relax.ts --rounds 400000 --heat 50            from nothing
 *   npx tsx scripts/geo/relax.ts --rounds 60000 --heat 0.2 --step 4   to settle a change made by hand
 *
 * After it come scripts/geo/check-layout.ts, to see what is left, and scripts/geo/terrain.ts, to draw the land anew.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { SIZE, endsOf, placeSign, slack } from "../../src/games/germany/map/geometry";
import { drawGroup, shapesOfGroup, shapesOfSign } from "../../src/games/germany/map/layout";
import type { Layout, Shape } from "../../src/games/germany/map/layout";
import { crowding } from "../../src/games/germany/map/overlaps";
import type { Board, RouteGroup } from "../../src/games/germany/map/types";
import type { Point } from "../../src/map/boxes";
import { project } from "../../src/games/germany/map/projection";

const here = (path: string) => new URL(path, import.meta.url);
const LAYOUT = here("../../src/games/germany/map/layout.json");
const board = JSON.parse(readFileSync(here("../../../src/branchline/games/germany/board.json"), "utf8")) as Board;
const { values: flags } = parseArgs({
  options: {
    rounds: { type: "string", default: "150000" },
    heat: { type: "string", default: "30" },
    step: { type: "string", default: "30" },
  },
});

let seed = 20170901;
function random(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}
const jitter = (size: number) => (random() + random() + random() - 1.5) * size;

function start(): Layout {
  const layout: Layout = {
    sheet: { width: 1300, height: 1400, margin: 36 },
    cities: {},
    spots: {},
    medallions: {},
    bends: {},
  };
  for (const city of board.cities)
    layout.cities[city.id] = { ...project(city.lon, city.lat), sign: { dx: 0, dy: -28, stand: 0 } };
  for (const spot of board.border_spots) layout.spots[spot.id] = project(spot.lon, spot.lat);
  layout.medallions = {
    "daenemark/main": project(9.3, 55.0),
    "niederlande/main": project(5.75, 52.6),
    "frankreich/main": project(6.5, 48.3),
    "schweiz/main": project(8.5, 47.05),
    "oesterreich/east": project(13.9, 47.5),
    "oesterreich/west": project(10.7, 47.0),
  };
  return layout;
}

const layout: Layout = existsSync(LAYOUT) ? (JSON.parse(readFileSync(LAYOUT, "utf8")) as Layout) : start();
const home: Record<string, Point> = {};
for (const place of [...board.cities, ...board.border_spots]) home[place.id] = project(place.lon, place.lat);
const medallionHome = start().medallions;
const spots = new Set(board.border_spots.map((spot) => spot.id));
const groupsAt: Record<string, RouteGroup[]> = {};
for (const group of board.route_groups) for (const end of [group.a, group.b]) (groupsAt[end] ??= []).push(group);
const passengers = Object.fromEntries(board.cities.map((city) => [city.id, city]));

/** Shapes by what moves them: a group, a sign, a place, a medallion. */
const shapes = new Map<string, Shape[]>();
const places = (): Record<string, Point> => ({ ...layout.cities, ...layout.spots });
function reshape(item: string): Shape[] {
  const [kind, id] = item.split(":") as [string, string];
  if (kind === "group")
    return shapesOfGroup(
      drawGroup(
        board.route_groups.find((g) => g.id === id)!,
        layout,
        places(),
        spots,
      ),
    );
  const square = (at: Point, half: number) => ({ x: at.x, y: at.y, halfLength: half, halfWidth: half, angle: 0 });
  if (kind === "medallion")
    return [{ kind, name: id, owner: id, ends: [], box: square(layout.medallions[id]!, SIZE.medallion) }];
  if (kind === "spot") return [{ kind, name: id, owner: id, ends: [], box: square(layout.spots[id]!, SIZE.spot) }];
  const { x, y, sign } = layout.cities[id]!;
  const city = passengers[id]!;
  return [
    { kind: "city", name: id, owner: id, ends: [], box: square({ x, y }, SIZE.city) },
    ...shapesOfSign(id, placeSign({ x: x + sign.dx, y: y + sign.dy }, city.name, city.passengers, sign.stand)),
  ];
}

const items = [
  ...board.route_groups.map((g) => `group:${g.id}`),
  ...board.cities.map((c) => `city:${c.id}`),
  ...board.border_spots.map((s) => `spot:${s.id}`),
  ...Object.keys(layout.medallions).map((m) => `medallion:${m}`),
];
for (const item of items) shapes.set(item, reshape(item));

function outside(shape: Shape): number {
  const { width, height, margin } = layout.sheet;
  const reach = shape.kind === "space" ? 20 : shape.box.halfLength;
  return Math.max(
    0,
    margin + reach - shape.box.x,
    margin + reach - shape.box.y,
    shape.box.x - (width - margin - reach),
    shape.box.y - (height - margin - reach),
  );
}

/** What is wrong with one item alone: off its true place, crooked, too long or too short. */
function ownCost(item: string): number {
  const [kind, id] = item.split(":") as [string, string];
  let cost = 0;
  for (const shape of shapes.get(item)!) cost += outside(shape) ** 2;
  if (kind === "group") {
    const group = board.route_groups.find((g) => g.id === id)!;
    const ends = endsOf(group, places(), spots);
    const bend = layout.bends[id] ?? 0;
    const left = slack(ends, bend, group.length);
    cost += left < 0 ? 1.5 * left * left : 0.001 * left * left;
    const chord = distance(ends.a, ends.b);
    cost += (0.02 * bend * bend) / group.length + 500 * (bend / chord) ** 2;
    cost += Math.max(0, ends.clearA + ends.clearB + group.length * SIZE.space.length * 0.95 - chord) ** 2;
    const from = home[group.a]!;
    const to = home[group.b]!;
    const off = Math.hypot(ends.b.x - ends.a.x - (to.x - from.x), ends.b.y - ends.a.y - (to.y - from.y));
    return cost + 0.006 * off * off;
  }
  if (kind === "medallion") return cost + 0.01 * distance(layout.medallions[id]!, medallionHome[id]!) ** 2;
  if (kind === "spot") return cost + 0.01 * distance(layout.spots[id]!, home[id]!) ** 2;
  const { x, y, sign } = layout.cities[id]!;
  const [, plate] = shapes.get(item)!;
  const gapX = Math.max(0, Math.abs(sign.dx) - plate!.box.halfLength - SIZE.city);
  const gapY = Math.max(0, Math.abs(sign.dy) - plate!.box.halfWidth - SIZE.city);
  const gap = Math.hypot(gapX, gapY);
  return cost + 0.006 * distance({ x, y }, home[id]!) ** 2 + 0.4 * gap * gap + 1.5 * Math.abs(sign.stand);
}

function distance(p: Point, q: Point): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}

function cost(touched: Set<string>): number {
  let sum = 0;
  for (const item of touched) {
    sum += ownCost(item);
    const mine = shapes.get(item)!;
    for (const [other, theirs] of shapes) {
      if (other < item && touched.has(other)) continue;
      for (let i = 0; i < mine.length; i++) {
        for (let j = other === item ? i + 1 : 0; j < theirs.length; j++) {
          const by = crowding(mine[i]!, theirs[j]!);
          if (by > 0) sum += 60 * by + by * by;
        }
      }
    }
  }
  return sum;
}

/** Tries one change; keeps it when it helps, and sometimes when it does not, less and less often. */
function attempt(touched: string[], change: () => () => void, heat: number): void {
  const set = new Set(touched);
  const before = cost(set);
  const saved = touched.map((item) => shapes.get(item)!);
  const undo = change();
  for (const item of touched) shapes.set(item, reshape(item));
  const after = cost(set);
  if (after > before && random() >= Math.exp((before - after) / heat)) {
    undo();
    touched.forEach((item, i) => shapes.set(item, saved[i]!));
  }
}

function move(point: Point, size: number): () => void {
  const { x, y } = point;
  point.x += jitter(size);
  point.y += jitter(size);
  return () => Object.assign(point, { x, y });
}

const rounds = Number(flags.rounds);
const cityIds = board.cities.map((c) => c.id);
for (let round = 0; round < rounds; round++) {
  const left = 1 - round / rounds;
  const heat = Number(flags.heat) * left * left + 0.01;
  const size = 1 + Number(flags.step) * left;
  const choice = random();
  if (choice < 0.35) {
    const id = cityIds[Math.floor(random() * cityIds.length)]!;
    attempt([`city:${id}`, ...groupsAt[id]!.map((g) => `group:${g.id}`)], () => move(layout.cities[id]!, size), heat);
  } else if (choice < 0.65) {
    const id = cityIds[Math.floor(random() * cityIds.length)]!;
    const sign = layout.cities[id]!.sign;
    attempt(
      [`city:${id}`],
      () => {
        const old = { ...sign };
        if (random() < 0.4) {
          const plate = shapes.get(`city:${id}`)![1]!.box;
          const angle = random() * Math.PI * 2;
          const reachX = plate.halfLength + SIZE.city + 3;
          const reachY = plate.halfWidth + SIZE.city + 3;
          const scale = Math.min(
            reachX / Math.abs(Math.cos(angle) || 1e-6),
            reachY / Math.abs(Math.sin(angle) || 1e-6),
          );
          sign.dx = Math.cos(angle) * scale;
          sign.dy = Math.sin(angle) * scale;
        } else {
          sign.dx += jitter(size / 2);
          sign.dy += jitter(size / 2);
        }
        if (random() < 0.3) sign.stand = Math.max(-1, Math.min(1, Math.round(random() * 4 - 2) / 2));
        return () => Object.assign(sign, old);
      },
      heat,
    );
  } else if (choice < 0.85) {
    const { id } = board.route_groups[Math.floor(random() * board.route_groups.length)]!;
    attempt(
      [`group:${id}`],
      () => {
        const old = layout.bends[id] ?? 0;
        layout.bends[id] = old + jitter(size);
        return () => {
          layout.bends[id] = old;
        };
      },
      heat,
    );
  } else if (choice < 0.95) {
    const spot = board.border_spots[Math.floor(random() * board.border_spots.length)]!;
    attempt([`spot:${spot.id}`, `group:${spot.route}`], () => move(layout.spots[spot.id]!, size), heat);
  } else {
    const ids = Object.keys(layout.medallions);
    const id = ids[Math.floor(random() * ids.length)]!;
    attempt([`medallion:${id}`], () => move(layout.medallions[id]!, size), heat);
  }
  if (round % 20000 === 0) console.log(round, Math.round(cost(new Set(items))));
}

const tidy = (_: string, value: unknown) => (typeof value === "number" ? Math.round(value * 100) / 100 : value);
for (const [id, bend] of Object.entries(layout.bends)) {
  if (Math.abs(bend) < 2) delete layout.bends[id];
  else layout.bends[id] = Math.round(bend * 10) / 10;
}
for (const point of [
  ...Object.values(layout.cities),
  ...Object.values(layout.spots),
  ...Object.values(layout.medallions),
]) {
  point.x = Math.round(point.x * 10) / 10;
  point.y = Math.round(point.y * 10) / 10;
}
for (const { sign } of Object.values(layout.cities)) {
  sign.dx = Math.round(sign.dx * 10) / 10;
  sign.dy = Math.round(sign.dy * 10) / 10;
}
writeFileSync(LAYOUT, `${JSON.stringify(layout, tidy, 2)}\n`);
console.log("cost", Math.round(cost(new Set(items))));
