/** Fingers on the map: wide, where tracks are narrow. */
import type { Point } from "../../../map/boxes";
import { FINGERTIP } from "../../../map/hands";
import type { DrawnRoute } from "./drawing";
import { SIZE, type PlacedSpace } from "./geometry";

/** Pixels a unit at which a finger tells two neighbouring tracks apart. */
export const NEAR_ENOUGH = FINGERTIP / SIZE.lane;

function distance(space: PlacedSpace, { x, y }: Point): number {
  const [dx, dy] = [x - space.x, y - space.y];
  const along = dx * Math.cos(space.angle) + dy * Math.sin(space.angle);
  const aside = dy * Math.cos(space.angle) - dx * Math.sin(space.angle);
  return Math.hypot(Math.max(0, Math.abs(along) - space.halfLength), aside);
}

/** The routes that a finger at this place of the sheet could mean: the nearest it covers, and others hardly farther;
    near enough it is the nearest alone. */
export function meant(routes: readonly DrawnRoute[], at: Point, scale: number): string[] {
  const reach = Math.max(FINGERTIP / 2 / scale, SIZE.space.width / 2);
  const covered = routes
    .map(({ route, spaces }) => ({ id: route.id, far: Math.min(...spaces.map((space) => distance(space, at))) }))
    .filter(({ far }) => far <= reach)
    .sort((one, other) => one.far - other.far);
  const doubt = scale < NEAR_ENOUGH ? reach / 2 : 0;
  return covered.filter(({ far }, i) => i === 0 || far < covered[0]!.far + doubt).map(({ id }) => id);
}
