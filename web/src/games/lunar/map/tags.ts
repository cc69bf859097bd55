/** Price tags of a path: each beside its place, none over another or off the sheet. Offsets are in pixels of the screen. */
import type { Spot } from "../geography";
import { ROOM } from "./discs";
import type { Badge, DrawnPlan } from "./plans";

/** What is written at a place of the path, and how far from it the middle of the tag stands. */
export interface Tag extends Badge {
  text: string;
  width: number;
  dx: number;
  dy: number;
}

export interface Tags {
  /** the sums where turns end */
  stages: Tag[];
  tolls: Tag[];
  /** prices of single segments, as many as find room */
  costs: Tag[];
}

export const HEIGHT = { stage: 19, mark: 17 };
/** from a place to the nearest tags around it, and from ring to ring where those are taken */
const RING = 23;
const GAP = 2;

interface Box extends Spot {
  width: number;
  height: number;
}

const overlap = (p: Box, q: Box): boolean =>
  Math.abs(p.x - q.x) < (p.width + q.width) / 2 + GAP && Math.abs(p.y - q.y) < (p.height + q.height) / 2 + GAP;

/** Above, below, to the sides and between. */
function around(width: number, ring: number): Spot[] {
  const aside = width / 2 + ring - 9;
  return [
    { x: 0, y: -ring },
    { x: 0, y: ring },
    { x: aside, y: 0 },
    { x: -aside, y: 0 },
    { x: aside, y: -ring },
    { x: -aside, y: -ring },
    { x: aside, y: ring },
    { x: -aside, y: ring },
  ];
}

/**
 * @param pixels from milepost to milepost
 * @param said a sum in words
 * @param close there is room for the prices of single segments
 */
export function placeTags(
  { stages, tolls, costs }: DrawnPlan,
  pixels: number,
  said: (sum: number) => string,
  close: boolean,
): Tags {
  const taken: Box[] = [];
  const boxAt = ({ at }: Badge, by: Spot, width: number, height: number): Box => ({
    x: at.x * pixels + by.x,
    y: at.y * pixels + by.y,
    width,
    height,
  });
  /** On the sheet, and on no other tag. */
  const isFree = (box: Box): boolean =>
    Math.abs(box.x) + box.width / 2 < ROOM.x * pixels &&
    Math.abs(box.y) + box.height / 2 < ROOM.y * pixels &&
    taken.every((other) => !overlap(box, other));
  const place = (badge: Badge, text: string, width: number, height: number): Tag[] => {
    for (let ring = RING; ring < ROOM.x * pixels; ring += RING) {
      const by = around(width, ring).find((one) => isFree(boxAt(badge, one, width, height)));
      if (!by) continue;
      taken.push(boxAt(badge, by, width, height));
      return [{ ...badge, text, width, dx: by.x, dy: by.y }];
    }
    return [];
  };
  // The whole sum is looked for first, so it has the best place.
  const sums = stages.toReversed().flatMap((badge) => {
    const text = said(badge.amount);
    return place(badge, text, 24 + text.length * 6.6, HEIGHT.stage);
  });
  const paid = tolls.flatMap((badge) => place(badge, String(badge.amount), HEIGHT.mark, HEIGHT.mark));
  const single = (close ? costs : []).flatMap((badge): Tag[] => {
    const box = boxAt(badge, { x: 0, y: 0 }, HEIGHT.mark, HEIGHT.mark);
    if (!isFree(box)) return [];
    taken.push(box);
    return [{ ...badge, text: String(badge.amount), width: HEIGHT.mark, dx: 0, dy: 0 }];
  });
  return { stages: sums, tolls: paid, costs: single };
}
