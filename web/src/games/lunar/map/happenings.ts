/** What the events in effect mean for the map. */
import type { Geography } from "../geography";
import type { EventInEffect, Side, Terrain } from "../types";
import { cross, hexagon } from "./paths";

export interface Happenings {
  /** sides where radiation falls */
  exposed: ReadonlySet<Side>;
  /** terrain that is closed */
  shaken: ReadonlySet<Terrain>;
  /** seats whose track is closed to all trains */
  closed: readonly number[];
  /** cards told beside each side */
  told: Record<Side, string[]>;
}

export function happeningsOf(geography: Geography, events: readonly EventInEffect[]): Happenings {
  const exposed = new Set<Side>();
  const shaken = new Set<Terrain>();
  const closed: number[] = [];
  const told: Record<Side, string[]> = { near: [], far: [] };
  for (const { card, drawer } of events) {
    const event = geography.events.get(card);
    if (!event) continue;
    const { side, terrain = [] } = event.params;
    if (event.type === "solar_flare" || event.type === "cosmic_rays") exposed.add(side as Side);
    if (event.type === "seismic") for (const kind of terrain) shaken.add(kind);
    if (event.type === "decompression") closed.push(drawer);
    // What is about one side is told there, what holds everywhere only once.
    told[side === "far" ? "far" : "near"].push(card);
  }
  return { exposed, shaken, closed, told };
}

export function shakenPath(geography: Geography, side: Side, shaken: ReadonlySet<Terrain>): string {
  if (shaken.size === 0) return "";
  return geography.mileposts
    .filter((milepost) => shaken.has(milepost.terrain) && geography.isOn(milepost, side))
    .map((milepost) => cross(milepost, 5))
    .join("");
}

/** What meteors laid waste on a side: each milepost that was struck, with all around it. */
export function blastPath(geography: Geography, side: Side, blasts: readonly string[]): string {
  return blasts
    .flatMap((id) => geography.find(id) ?? [])
    .filter((milepost) => geography.isOn(milepost, side))
    .map((milepost) => hexagon(milepost, 1.25) + hexagon(milepost, 0.5))
    .join("");
}
