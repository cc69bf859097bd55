/** How an area's pieces stand in the room they have. */
import type { Box, Point } from "../../../map/boxes";
import { SIZE } from "./layout";
import { KINDS } from "./types";
import type { Counts, Kind } from "./types";

export interface Group {
  kind: Kind;
  count: number;
  /** the size of one piece */
  width: number;
  height: number;
  /** the upper left corner of each piece that is drawn; a crowd is one piece and its number */
  at: Point[];
  /** all of them together */
  box: Box;
}

/** so many are drawn as one with a number */
export const CROWD = 4;
/** Goods are stacked a little behind each other, people stand side by side. */
export const PITCH = { goods: 0.72, person: 1 };

export function groupsIn(counts: Counts, room: Box): Group[] {
  const sorts = KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    if (count === 0) return [];
    const sort = kind === "stone" || kind === "cheese" ? "goods" : "person";
    const { width, height } = SIZE[sort];
    const drawn = count >= CROWD ? 1 : count;
    return [{ kind, count, width, height, drawn, pitch: width * PITCH[sort] }];
  });
  const lengths = sorts.map(({ width, drawn, pitch }) => width + (drawn - 1) * pitch);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const floor = room.y + room.halfWidth;
  let x = room.x - whole / 2;
  return sorts.map(({ kind, count, width, height, drawn, pitch }, i) => {
    const length = lengths[i]!;
    const left = x;
    x += length;
    return {
      kind,
      count,
      width,
      height,
      at: Array.from({ length: drawn }, (_, n) => ({ x: left + n * pitch, y: floor - height })),
      box: {
        x: left + length / 2,
        y: floor - height / 2,
        halfLength: length / 2,
        halfWidth: height / 2,
        angle: 0,
      },
    };
  });
}
