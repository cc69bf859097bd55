/** What came of the boxes a player won: each of their points with what it was spent on. */
import type { Step } from "../../../table/messages";
import { INFLUENCE, type Board, type Event } from "../types";

export type Kind = (typeof INFLUENCE)[number];

/** What a point was spent on; "left": on nothing; "lost": at the end of its track there was no room for it. */
export const FATES = ["track", "train", "exchange", "takeover", "left", "lost"] as const;
export type Fate = (typeof FATES)[number];

export interface Point {
  kind: Kind;
  fate: Fate;
}

export interface BoxWon {
  /** counted from one */
  turn: number;
  box: number;
  cubes: number;
  points: Point[];
}

const isKind = (means: string): means is Kind => INFLUENCE.includes(means as Kind);

/** Points of one kind are alike, so the oldest is said to be spent first; those of the start come before all. */
export function boxesWon(
  log: readonly Step<Event>[],
  seat: number,
  { max, start }: Board["tracks"]["influence"],
): BoxWon[] {
  const won: BoxWon[] = [];
  const held = new Map(INFLUENCE.map((kind) => [kind, Array.from({ length: start[kind] }, () => begun(kind))]));
  const spend = (kind: Kind, fate: Fate): void => {
    const oldest = held.get(kind)?.shift();
    if (oldest) oldest.fate = fate;
  };
  let turn = 1;
  for (const event of log.flatMap((step) => step.events)) {
    if (event.kind === "player-order") turn += 1;
    if (!("player" in event) || event.player !== seat) continue;
    if (event.kind === "won") {
      const points = event.points.filter(isKind).map(begun);
      for (const point of points) {
        const on = held.get(point.kind) ?? [];
        if (on.length < max) on.push(point);
        else point.fate = "lost";
      }
      won.push({ turn, box: event.box, cubes: event.cubes, points });
    } else if (event.kind === "paid") {
      for (const kind of event.payment.filter(isKind)) spend(kind, "track");
    } else if (event.kind === "buy") {
      for (const kind of event.payment.filter(isKind)) spend(kind, kind === "train" ? "train" : "exchange");
    } else if (event.kind === "takeover" && isKind(event.company)) {
      for (let paid = 0; paid < event.price; paid += 1) spend(event.company, "takeover");
    }
  }
  return won;
}

const begun = (kind: Kind): Point => ({ kind, fate: "left" });

/** What a box was worth in the end, in points that were spent; of those that stand in for a train point several make one. */
export function worthOf({ points }: BoxWon, exchange: number): number {
  const worth: Record<Fate, number> = { track: 1, train: 1, exchange: 1 / exchange, takeover: 1, left: 0, lost: 0 };
  return points.reduce((sum, { fate }) => sum + worth[fate], 0);
}
