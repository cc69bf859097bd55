/** A link as it is drawn: a piece of track across the border, and its line to the middle of both areas. */
import type { Point } from "../../../map/boxes";
import { SIZE } from "./layout";
import { near } from "./outlines";
import type { Placed } from "./layout";
import { borderId } from "./types";
import type { Border, Owner } from "./types";

export interface Crossing {
  id: string;
  border: Border;
  /** where the link lies */
  at: Point;
  /** degrees, from the border's first area into its second */
  angle: number;
}

export function crossingOf(border: Border, placed: ReadonlyMap<string, Placed>): Crossing {
  const { a, b, link } = border;
  const [from, to] = [placed.get(a)!.hub, placed.get(b)!.hub];
  const turn = (link.angle * Math.PI) / 180;
  const ahead = Math.cos(turn) * (to.x - from.x) + Math.sin(turn) * (to.y - from.y) >= 0;
  return { id: borderId(a, b), border, at: { x: link.x, y: link.y }, angle: ahead ? link.angle : link.angle + 180 };
}

/** Turned so that what is drawn on it is never upside down. */
export function upright(degrees: number): number {
  const turned = ((((degrees + 90) % 180) + 180) % 180) - 90;
  return near(turned);
}

/** Where one owner's lines meet in an area: beside those of others who have lines there too. */
function meeting(hub: Point, place: number, owners: number): Point {
  if (owners < 2) return hub;
  const turn = ((place + 0.5) / owners) * Math.PI * 2;
  return { x: hub.x + Math.cos(turn) * 6, y: hub.y + Math.sin(turn) * 6 };
}

export interface Line {
  border: string;
  owner: Owner;
  /** from the middle of the border's first area to the middle of its second */
  path: string;
}

export interface Junction extends Point {
  owner: Owner;
  area: string;
  /** links that meet here */
  count: number;
}

const ownersOrder = (p: Owner, q: Owner): number => String(p).localeCompare(String(q));

/** All lines on the map, and where they meet. */
export function drawLines(
  links: Readonly<Record<string, Owner>>,
  crossings: ReadonlyMap<string, Crossing>,
  placed: ReadonlyMap<string, Placed>,
): { lines: Line[]; junctions: Junction[] } {
  const counts = new Map<string, Map<Owner, number>>();
  for (const [id, owner] of Object.entries(links)) {
    const crossing = crossings.get(id);
    if (!crossing) continue;
    for (const area of [crossing.border.a, crossing.border.b]) {
      const here = counts.get(area) ?? new Map<Owner, number>();
      counts.set(area, here.set(owner, (here.get(owner) ?? 0) + 1));
    }
  }
  const meet = (area: string, owner: Owner): Point => {
    const owners = [...counts.get(area)!.keys()].sort(ownersOrder);
    return meeting(placed.get(area)!.hub, owners.indexOf(owner), owners.length);
  };
  const lines = Object.entries(links).flatMap(([border, owner]) => {
    const crossing = crossings.get(border);
    if (!crossing) return [];
    const { a, b } = crossing.border;
    return [{ border, owner, path: lineThrough(crossing, meet(a, owner), meet(b, owner)) }];
  });
  const junctions = [...counts].flatMap(([area, owners]) =>
    [...owners].map(([owner, count]) => ({ ...meet(area, owner), owner, area, count })),
  );
  return { lines, junctions };
}

/** Straight over the border, then in a bend to the middle of each area. */
export function lineThrough({ at, angle }: Crossing, from: Point, to: Point): string {
  const turn = (angle * Math.PI) / 180;
  const along = (far: number): Point => ({ x: at.x + Math.cos(turn) * far, y: at.y + Math.sin(turn) * far });
  const write = ({ x, y }: Point): string => `${near(x)} ${near(y)}`;
  const half = SIZE.link.halfLength * 0.8;
  const bend = (end: Point): number => half + Math.hypot(end.x - at.x, end.y - at.y) * 0.28;
  return (
    `M${write(from)}Q${write(along(-bend(from)))} ${write(along(-half))}` +
    `L${write(along(half))}Q${write(along(bend(to)))} ${write(to)}`
  );
}
