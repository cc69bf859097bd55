/** The board as it is drawn, worked out once: every route with its spaces and its lane, every stop of a walk. */
import type { Point } from "../../../map/boxes";
import type { Stop } from "../../../map/walk";
import { SIZE } from "./geometry";
import type { PlacedSpace } from "./geometry";
import type { Sheet } from "./layout";
import type { Ground, Route } from "./types";

export interface DrawnRoute {
  route: Route;
  spaces: PlacedSpace[];
  /** a line through the middle of all spaces, from end to end of the outer ones */
  lane: string;
  middle: Point;
}

const near = (value: number): number => Math.round(value * 10) / 10;

function ahead(space: PlacedSpace, distance: number): string {
  return `${near(space.x + Math.cos(space.angle) * distance)} ${near(space.y + Math.sin(space.angle) * distance)}`;
}

/** Through each space the lane runs straight, as the space does. */
function laneThrough(spaces: PlacedSpace[]): string {
  const half = SIZE.space.length / 2 - SIZE.space.width / 2;
  return spaces.map((space, i) => `${i === 0 ? "M" : "L"}${ahead(space, -half)}L${ahead(space, half)}`).join("");
}

export function drawRoutes(board: Ground, sheet: Sheet): DrawnRoute[] {
  const routes = new Map(board.routes.map((route) => [route.id, route]));
  return sheet.groups.flatMap(({ group, tracks }) =>
    group.routes.map((id, track) => {
      const spaces = tracks[track]!;
      const [first, second] = [
        spaces[Math.floor((spaces.length - 1) / 2)]!,
        spaces[Math.ceil((spaces.length - 1) / 2)]!,
      ];
      return {
        route: routes.get(id)!,
        spaces,
        lane: laneThrough(spaces),
        middle: { x: near((first.x + second.x) / 2), y: near((first.y + second.y) / 2) },
      };
    }),
  );
}

/** Turned so that what stands on the space is never upside down. */
export function upright(space: PlacedSpace): string {
  let degrees = (space.angle * 180) / Math.PI;
  if (degrees > 90) degrees -= 180;
  if (degrees <= -90) degrees += 180;
  return `translate(${near(space.x)} ${near(space.y)}) rotate(${near(degrees)})`;
}

/** Routes, cities and countries by where they are, for the arrow keys. */
export function stopsOf(board: Ground, sheet: Sheet, routes: DrawnRoute[]): Stop[] {
  return [
    ...routes.map(({ route, middle }) => ({ id: `route:${route.id}`, ...middle })),
    ...board.cities.map(({ id }) => ({ id: `place:${id}`, x: sheet.places[id]!.x, y: sheet.places[id]!.y })),
    ...sheet.medallions.filter((m) => m.first).map((m) => ({ id: `place:${m.country}`, x: m.x, y: m.y })),
  ];
}

/** Where passengers stand: on the sign of each city, on the ribbon of each country. */
export function standingOn(board: Ground, sheet: Sheet): Record<string, Point[]> {
  const places: Record<string, Point[]> = {};
  for (const city of board.cities) places[city.id] = sheet.signs[city.id]!.seats;
  for (const { country, first, x, y } of sheet.medallions) if (first) places[country] = [{ x, y: y - SIZE.ribbon / 2 }];
  return places;
}
