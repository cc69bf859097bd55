/** The poster: the square map in a frame of paper, and under it a band with the title. */
import type { Point } from "../../../map/boxes";

export const SHEET = { width: 1048, height: 1166, margin: 24, map: 1000, band: 108 } as const;

/** A place of the board on the sheet. */
export const onSheet = ({ x, y }: Point): Point => ({ x: x + SHEET.margin, y: y + SHEET.margin });
