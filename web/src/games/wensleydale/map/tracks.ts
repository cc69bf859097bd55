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

export interface Line {
  border: string;
  owner: Owner;
  path: string;
}

/** Where lines of one owner end or fork in the open country; in a town they all end in the town. */
export interface Junction extends Point {
  owner: Owner;
  area: string;
}

/** The end of a link in one of its areas, and the direction in which it points there. */
interface End extends Point {
  dx: number;
  dy: number;
}

const HALF = SIZE.link.halfLength * 0.8;
const write = ({ x, y }: Point): string => `${near(x)} ${near(y)}`;

function endIn({ at, angle, border }: Crossing, area: string): End {
  const turn = ((angle + (border.b === area ? 0 : 180)) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  return { x: at.x + dx * HALF, y: at.y + dy * HALF, dx, dy };
}

const ahead = ({ x, y, dx, dy }: End, far: number): Point => ({ x: x + dx * far, y: y + dy * far });

/** In a bend to a place. */
function bendTo(end: End, to: Point): string {
  const far = Math.hypot(to.x - end.x, to.y - end.y) * 0.42;
  return `Q${write(ahead(end, far))} ${write(to)}`;
}

/** The first half of a curve that goes on into another link: two halves make one smooth line. */
function halfWay(end: End, other: End): string {
  const far = Math.hypot(other.x - end.x, other.y - end.y) * 0.45;
  const [p, q] = [ahead(end, far), ahead(other, far)];
  const mix = (...parts: [number, Point][]): Point => ({
    x: parts.reduce((sum, [share, { x }]) => sum + share * x, 0),
    y: parts.reduce((sum, [share, { y }]) => sum + share * y, 0),
  });
  const first = mix([1 / 2, end], [1 / 2, p]);
  const second = mix([1 / 4, end], [1 / 2, p], [1 / 4, q]);
  const middle = mix([1 / 8, end], [3 / 8, p], [3 / 8, q], [1 / 8, other]);
  return `C${write(first)} ${write(second)} ${write(middle)}`;
}

/** Beside those of others who have lines in the area too. */
function meetingPoint(hub: Point, place: number, owners: number): Point {
  if (owners < 2) return hub;
  const turn = ((place + 0.5) / owners) * Math.PI * 2;
  return { x: hub.x + Math.cos(turn) * 6, y: hub.y + Math.sin(turn) * 6 };
}

/** All lines on the map: across their borders, then to the town, on into the next link, or to a stop. */
export function drawLines(
  links: Readonly<Record<string, Owner>>,
  crossings: ReadonlyMap<string, Crossing>,
  placed: ReadonlyMap<string, Placed>,
): { lines: Line[]; junctions: Junction[] } {
  const laid = Object.entries(links).flatMap(([border, owner]) => {
    const crossing = crossings.get(border);
    return crossing ? [{ border, owner, crossing }] : [];
  });
  const touching = new Map<string, typeof laid>();
  for (const link of laid)
    for (const area of [link.crossing.border.a, link.crossing.border.b])
      touching.set(area, [...(touching.get(area) ?? []), link]);

  const meeting = (area: string, owner: Owner): Point => {
    const owners = [...new Set(touching.get(area)!.map((link) => link.owner))];
    return meetingPoint(placed.get(area)!.hub, owners.indexOf(owner), owners.length);
  };
  const junctions = new Map<string, Junction>();
  const into = (area: string, { border, owner, crossing }: (typeof laid)[number]): string => {
    const end = endIn(crossing, area);
    const others = touching.get(area)!.filter((link) => link.owner === owner && link.border !== border);
    const { town, hub } = placed.get(area)!;
    if (town) return `M${write(end)}${bendTo(end, hub)}`;
    if (others.length === 1) return `M${write(end)}${halfWay(end, endIn(others[0]!.crossing, area))}`;
    const at = meeting(area, owner);
    junctions.set(`${area} ${owner}`, { ...at, owner, area });
    return `M${write(end)}${bendTo(end, at)}`;
  };
  const lines = laid.map((link) => {
    const { a, b } = link.crossing.border;
    const path = `M${write(endIn(link.crossing, a))}L${write(endIn(link.crossing, b))}${into(a, link)}${into(b, link)}`;
    return { border: link.border, owner: link.owner, path };
  });
  return { lines, junctions: [...junctions.values()] };
}
