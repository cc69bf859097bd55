/**
 * Crater rims and valleys as lines over the links they make dearer. Each line runs through the middles of just those
 * links, so what is drawn and what is paid are the same.
 */
import type { Geography, Milepost, Spot } from "../geography";
import { spotOf } from "../geography";
import { DIRECTIONS, SIDES, type Direction, type LatLon, type Side, type TerrainInputs } from "../types";
import { apart, Projection } from "./selenography";

export interface Crossing {
  side: Side;
  /** the middles of the links, in the order of the line */
  line: Spot[];
  closed: boolean;
  /** links that cost more because of it, by number */
  links: number[];
}

type Crater = TerrainInputs["craters"][number];

const middle = (p: Spot, q: Spot): Spot => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });

/** The mileposts inside a crater: all nearer to its middle than its rim, or else the nearest one. */
function insideOf(geography: Geography, projection: Projection, places: readonly LatLon[], crater: Crater): number[] {
  const centre: LatLon = [crater.lat, crater.lon];
  const reach = projection.degrees(crater.diameter_km / 2);
  const inside = geography.mileposts.filter(({ number }) => {
    const place = places[number]!;
    return Math.abs(place[0] - centre[0]) <= reach && apart(place, centre) <= reach;
  });
  if (inside.length > 0) return inside.map(({ number }) => number);
  const side: Side = Math.abs(crater.lon) < 90 ? "near" : "far";
  const spot = projection.spot(side, centre);
  const aside = ({ x, y }: Spot): number => Math.hypot(x - spot.x, y - spot.y);
  const here = geography.mileposts.filter((milepost) => milepost.side === side);
  return [here.reduce((best, one) => (aside(one) < aside(best) ? one : best)).number];
}

const turned = (direction: Direction, by: number): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + by + DIRECTIONS.length) % DIRECTIONS.length]!;

/** Follows the edge of a set of mileposts on one side, all the way round; once for each piece of it. */
function edgesOf(geography: Geography, side: Side, inside: ReadonlySet<number>): Crossing[] {
  const isInside = (milepost: Milepost | undefined): boolean => milepost !== undefined && inside.has(milepost.number);
  const beside = (from: Milepost, direction: Direction): Spot => {
    const [columns, rows] = geography.board.generator.directions[direction];
    return spotOf(from.column + columns, from.row + rows);
  };
  const seen = new Set<string>();
  const crossings: Crossing[] = [];
  for (const number of inside) {
    const start = geography.mileposts[number]!;
    if (!geography.isOn(start, side)) continue;
    for (const first of DIRECTIONS) {
      if (isInside(geography.step(start, side, first)) || seen.has(`${number} ${first}`)) continue;
      const crossing: Crossing = { side, line: [], closed: true, links: [] };
      let [at, direction] = [start, first];
      do {
        seen.add(`${at.number} ${direction}`);
        crossing.line.push(middle(at, beside(at, direction)));
        const outside = geography.step(at, side, direction);
        const link = outside && geography.between(at.number, outside.number);
        if (link && !link.red) crossing.links.push(link.number);
        // The third corner of the triangle the line enters tells which of its two other links comes next.
        const third = geography.step(at, side, turned(direction, 1));
        if (third && isInside(third)) [at, direction] = [third, turned(direction, -1)];
        else direction = turned(direction, 1);
      } while (!seen.has(`${at.number} ${direction}`));
      crossings.push(crossing);
    }
  }
  return crossings;
}

export function rimsOf(geography: Geography): Crossing[] {
  const { grid, terrain } = geography.board;
  const projection = new Projection(grid);
  const places = geography.mileposts.map((milepost) => projection.place(milepost.side, milepost));
  return terrain.craters.flatMap((crater) => {
    const inside = new Set(insideOf(geography, projection, places, crater));
    return SIDES.flatMap((side) => edgesOf(geography, side, inside));
  });
}

/** Whether a spot lies to the left of the line from p to q, or on it, as the board was made: with y going up. */
const turn = (p: Spot, q: Spot, r: Spot): boolean => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) <= 0;

/** How far along p to q the line through a and b crosses it; null where it does not. */
function meeting(p: Spot, q: Spot, a: Spot, b: Spot): number | null {
  if (turn(p, q, a) === turn(p, q, b) || turn(a, b, p) === turn(a, b, q)) return null;
  const [dx, dy, ex, ey] = [q.x - p.x, q.y - p.y, b.x - a.x, b.y - a.y];
  const across = dx * ey - dy * ex;
  return across === 0 ? 0 : ((a.x - p.x) * ey - (a.y - p.y) * ex) / across;
}

/** The links on the ground of a side, with their ends. */
function groundLinks(geography: Geography, side: Side): { number: number; a: Milepost; b: Milepost }[] {
  return geography.links
    .filter((link) => link.pair === null && !link.red && geography.sideOf(link) === side)
    .map(({ number, a, b }) => ({ number, a: geography.mileposts[a]!, b: geography.mileposts[b]! }));
}

export function valleysOf(geography: Geography): Crossing[] {
  const { grid, terrain } = geography.board;
  const projection = new Projection(grid);
  return SIDES.flatMap((side) => {
    const links = groundLinks(geography, side);
    return terrain.rilles.flatMap(({ line }): Crossing[] => {
      const met: { link: number; at: Spot; along: number }[] = [];
      for (const [i, [from, to]] of projection.pieces(side, line).entries()) {
        const [left, right] = [Math.min(from.x, to.x) - 1, Math.max(from.x, to.x) + 1];
        for (const { number, a, b } of links) {
          if (a.x < left || a.x > right || met.some(({ link }) => link === number)) continue;
          const along = meeting(from, to, a, b);
          if (along !== null) met.push({ link: number, at: middle(a, b), along: i + along });
        }
      }
      met.sort((p, q) => p.along - q.along);
      const crossing = { side, line: met.map(({ at }) => at), closed: false, links: met.map(({ link }) => link) };
      return met.length > 0 ? [crossing] : [];
    });
  });
}
