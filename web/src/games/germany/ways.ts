/** The cheapest way to finish a ticket: own routes cost nothing, free ones their length. */
import type { Route } from "./map/types";
import type { Board, View } from "./types";

export interface Way {
  /** every route on it, own ones too */
  routes: string[];
  /** every place on it, countries by their own id */
  places: string[];
  /** those still to be claimed */
  missing: string[];
  /** wagons still needed */
  wagons: number;
}

type Position = Pick<View, "owners" | "closed">;

function cost(route: Route, position: Position, seat: number): number {
  const owner = position.owners[route.id];
  if (owner === seat) return 0;
  if (owner !== undefined || position.closed.includes(route.id)) return Infinity;
  return route.length;
}

/** The points of the map where a ticket's end is met: a city is one, a country has one for each route into it. */
function pointsOf(board: Board, place: string): string[] {
  return board.countries.find((country) => country.id === place)?.spots ?? [place];
}

/** Dijkstra over cities and border spots. A spot touches one route only, so no way can run through a country. */
export function shortestWay(board: Board, position: Position, seat: number, a: string, b: string): Way | null {
  const roads = new Map<string, { to: string; route: Route; cost: number }[]>();
  for (const route of board.routes) {
    const price = cost(route, position, seat);
    if (price === Infinity) continue;
    for (const [from, to] of [
      [route.a, route.b],
      [route.b, route.a],
    ] as const) {
      const list = roads.get(from) ?? [];
      list.push({ to, route, cost: price });
      roads.set(from, list);
    }
  }

  // Among ways of equal price the one with fewer routes reads better on the map.
  const far = new Map<string, number>();
  const came = new Map<string, { from: string; route: Route }>();
  const open = new Set<string>();
  for (const start of pointsOf(board, a)) {
    far.set(start, 0);
    open.add(start);
  }
  const ends = new Set(pointsOf(board, b));
  const A_LITTLE = 0.001;

  let end: string | undefined;
  while (open.size > 0) {
    let here = "";
    for (const point of open) if (here === "" || far.get(point)! < far.get(here)!) here = point;
    open.delete(here);
    if (ends.has(here)) {
      end = here;
      break;
    }
    for (const road of roads.get(here) ?? []) {
      const distance = far.get(here)! + road.cost + A_LITTLE;
      if (distance < (far.get(road.to) ?? Infinity)) {
        far.set(road.to, distance);
        came.set(road.to, { from: here, route: road.route });
        open.add(road.to);
      }
    }
  }
  if (end === undefined) return null;

  const routes: Route[] = [];
  for (let step = came.get(end); step; step = came.get(step.from)) routes.unshift(step.route);
  const missing = routes.filter((route) => position.owners[route.id] !== seat);
  const spots = new Map(board.border_spots.map((spot) => [spot.id, spot.country]));
  const places = new Set([a, b, ...routes.flatMap((route) => [route.a, route.b])].map((id) => spots.get(id) ?? id));
  return {
    routes: routes.map((route) => route.id),
    places: [...places],
    missing: missing.map((route) => route.id),
    wagons: missing.reduce((sum, route) => sum + route.length, 0),
  };
}
