/** How the two discs lie on the sheet: beside each other, one above the other, or one alone. */
import type { Spot } from "../geography";
import { type Side, SIDES } from "../types";
import { STEP } from "./paths";
import type { Showing } from "./types";

export interface Disc {
  side: Side;
  /** its middle, in units of the sheet */
  x: number;
  y: number;
}

export interface Sheet {
  width: number;
  height: number;
  discs: readonly Disc[];
}

/** steps from the middle of a disc to the edge of its room: the wrap letters stand outside the Moon */
export const ROOM = { x: 18.4, y: 17.6 };
/** from how wide a window, for its height, both discs are shown side by side without being asked for */
const WIDE = 1.4;
/** and how many pixels each of them needs, or the names of one lie over those of the other */
const READABLE = 300;

/** What suits a window: both sides, or the one where something is at home. */
export function suits(width: number, height: number, home: Side): Showing {
  return width >= Math.max(height * WIDE, READABLE * 2) ? "both" : home;
}

export function sheetFor(showing: Showing, width: number, height: number): Sheet {
  const [halfWidth, halfHeight] = [ROOM.x * STEP, ROOM.y * STEP];
  if (showing !== "both")
    return {
      width: halfWidth * 2,
      height: halfHeight * 2,
      discs: [{ side: showing, x: halfWidth, y: halfHeight }],
    };
  const stacked = height > width;
  return {
    width: halfWidth * (stacked ? 2 : 4),
    height: halfHeight * (stacked ? 4 : 2),
    discs: SIDES.map((side, i) => ({
      side,
      x: halfWidth * (stacked ? 1 : 1 + 2 * i),
      y: halfHeight * (stacked ? 1 + 2 * i : 1),
    })),
  };
}

/** Where a spot of a disc lies on the sheet; null if that disc is not shown. */
export function onSheet(sheet: Sheet, side: Side, { x, y }: Spot): Spot | null {
  const disc = sheet.discs.find((one) => one.side === side);
  return disc ? { x: disc.x + x * STEP, y: disc.y + y * STEP } : null;
}

/** The disc whose room a point of the sheet lies in, and the spot on it. */
export function onDisc(sheet: Sheet, { x, y }: Spot): { side: Side; spot: Spot } | null {
  const disc = sheet.discs.find((one) => Math.abs(x - one.x) <= ROOM.x * STEP && Math.abs(y - one.y) <= ROOM.y * STEP);
  return disc ? { side: disc.side, spot: { x: (x - disc.x) / STEP, y: (y - disc.y) / STEP } } : null;
}
