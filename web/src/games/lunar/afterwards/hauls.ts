/** What a train carried, how far, and what came of it. */
import type { Step } from "../../../table/messages";
import type { Event } from "../types";
import { happened } from "./rounds";

export interface Haul {
  good: string;
  /** where it was loaded */
  city: string;
  mileposts: number;
  /** "lost": to meteors or radiation, or to a smaller locomotive */
  fate: "delivered" | "dropped" | "lost" | "aboard";
  /** when that was; of what is still aboard, when it was loaded */
  round: number;
}

export interface Hauls {
  /** how many mileposts the train came to with no load, with one, with two and so on */
  mileposts: number[];
  loads: Haul[];
}

const FATES: Partial<Record<Event["kind"], Haul["fate"]>> = {
  deliver: "delivered",
  boom: "delivered",
  drop: "dropped",
  "give-up": "lost",
  hit: "lost",
  exposed: "lost",
};

/** Loads of one good are alike, so the oldest is said to leave first. */
export function haulsOf(log: readonly Step<Event>[], seat: number): Hauls {
  const mileposts: number[] = [];
  const loads: Haul[] = [];
  let aboard: Haul[] = [];
  for (const { event, round } of happened(log)) {
    if (!("player" in event) || event.player !== seat) continue;
    if (event.kind === "move") {
      mileposts[aboard.length] = (mileposts[aboard.length] ?? 0) + 1;
      for (const load of aboard) load.mileposts += 1;
    } else if (event.kind === "load") {
      const load: Haul = { good: event.good, city: event.city, mileposts: 0, fate: "aboard", round };
      loads.push(load);
      aboard.push(load);
    }
    const fate = FATES[event.kind];
    if (!fate) continue;
    for (const good of goodsIn(event)) {
      const gone = aboard.find((load) => load.good === good);
      if (gone) Object.assign(gone, { fate, round });
      aboard = aboard.filter((load) => load !== gone);
    }
  }
  return { mileposts: Array.from(mileposts, (count) => count ?? 0), loads };
}

const goodsIn = (event: Event): string[] => ("good" in event ? [event.good] : "goods" in event ? event.goods : []);

/** Loads that were carried for nothing, the longest way first. */
export function inVain({ loads }: Hauls): Haul[] {
  return loads
    .filter(({ fate, mileposts }) => fate !== "delivered" && mileposts > 0)
    .sort((x, y) => y.mileposts - x.mileposts);
}
