/** The poster: the square map in a frame of paper, and beside or under it a band with the title. */
import type { Point } from "../../../map/boxes";

const MARGIN = 24;
const MAP = 1000;
const GAP = 10;
export const BAND = { length: MAP, breadth: 108 } as const;

export interface Sheet {
  width: number;
  height: number;
  /** the band stands upright, left of the map */
  upright: boolean;
  /** upper left corners */
  band: Point;
  map: Point;
}

const long = MARGIN + MAP + GAP + BAND.breadth + MARGIN;
const short = MARGIN + MAP + MARGIN;

const UPRIGHT: Sheet = {
  width: long,
  height: short,
  upright: true,
  band: { x: MARGIN, y: MARGIN },
  map: { x: MARGIN + BAND.breadth + GAP, y: MARGIN },
};
const LYING: Sheet = {
  width: short,
  height: long,
  upright: false,
  band: { x: MARGIN, y: MARGIN + MAP + GAP },
  map: { x: MARGIN, y: MARGIN },
};

/** The band goes where it leaves the map the most room. */
export function sheetFor(width: number, height: number): Sheet {
  return width > height ? UPRIGHT : LYING;
}

/** A place of the board on the sheet. */
export const onSheet = ({ x, y }: Point, { map }: Sheet): Point => ({ x: x + map.x, y: y + map.y });
