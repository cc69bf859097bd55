/** Whose trains ran on the track that each player built. */
import type { Step } from "../../../table/messages";
import type { Geography } from "../geography";
import type { Event } from "../types";

export const USERS = ["own", "others", "nobody"] as const;
export type User = (typeof USERS)[number];

interface Segment {
  owner: number;
  cost: number;
  own: boolean;
  others: boolean;
}

export interface Share {
  segments: number;
  cost: number;
}

export type TrackUse = Record<User, Share>;

/** By seat, and with track that meteors took later: it was paid for. */
export function trackUse(log: readonly Step<Event>[], moon: Geography, seats: number): TrackUse[] {
  const all: Segment[] = [];
  /** what lies between two mileposts; what is built there again, after a meteor, takes its place */
  const lying = new Map<string, Segment>();
  const between = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  /** where each train is: after it is put into a major city it may be any milepost of it */
  const trains = new Map<number, readonly number[]>();

  for (const event of log.flatMap((step) => step.events)) {
    if (event.kind === "build" || event.kind === "build-wrap") {
      const segment = { owner: event.player, cost: event.cost, own: false, others: false };
      const [a, b] = [moon.find(event.a), moon.find(event.b)];
      all.push(segment);
      if (a && b) lying.set(between(a.number, b.number), segment);
    } else if (event.kind === "place" || event.kind === "relocate") {
      trains.set(event.player, moon.milepostsOf.get(event.city) ?? []);
    } else if (event.kind === "move") {
      const to = moon.find(event.milepost)?.number ?? -1;
      const ways = (trains.get(event.player) ?? []).flatMap((from) => lying.get(between(from, to)) ?? []);
      // Of two ways out of a major city the train's own one is free of toll.
      const way = ways.find(({ owner }) => owner === event.player) ?? ways[0];
      if (way) way[way.owner === event.player ? "own" : "others"] = true;
      trains.set(event.player, [to]);
    }
  }
  return Array.from({ length: seats }, (_, seat) => usedBy(all.filter(({ owner }) => owner === seat)));
}

function usedBy(segments: readonly Segment[]): TrackUse {
  const share = (whose: User): Share => {
    const some = segments.filter(({ own, others }) => (own ? "own" : others ? "others" : "nobody") === whose);
    return { segments: some.length, cost: some.reduce((sum, { cost }) => sum + cost, 0) };
  };
  return { own: share("own"), others: share("others"), nobody: share("nobody") };
}
