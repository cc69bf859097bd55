/** What has to be announced: events with all that they did at once, loads and turns lost to radiation, lost turns. */
import type { Step } from "../../table/messages";
import { once } from "../../table/told";
import type { OfKind } from "../../kit/actions";
import type { Event } from "./types";

export interface Announcement {
  /** the step it was told in */
  n: number;
  kind: "event" | "exposed" | "lost";
  /** what is announced */
  cause: OfKind<Event, "event"> | OfKind<Event, "exposed"> | OfKind<Event, "lost-turn">;
  /** null for a turn that is skipped */
  card: string | null;
  player: number;
  /** what it did at once */
  effects: Event[];
}

/** What follows an event card directly and belongs to it. */
const FOLLOWS = new Set<Event["kind"]>(["tax", "target", "struck", "missed", "erased", "hit", "loses-turn", "aside"]);

export function announced(steps: readonly Step<Event>[]): Announcement[] {
  const heard: Announcement[] = [];
  for (const { n, events } of steps) {
    let open: Announcement | null = null;
    for (const event of once(events)) {
      if (event.kind === "event") {
        const { card, player } = event;
        heard.push((open = { n, kind: "event", cause: event, card, player, effects: [] }));
      } else if (event.kind === "exposed") {
        const { card, player } = event;
        heard.push((open = { n, kind: "exposed", cause: event, card, player, effects: [event] }));
      } else if (event.kind === "lost-turn") {
        heard.push((open = { n, kind: "lost", cause: event, card: null, player: event.player, effects: [] }));
      } else if (open && FOLLOWS.has(event.kind)) open.effects.push(event);
      else open = null;
    }
  }
  return heard;
}

/** Events concern everybody; what radiation and lost turns do concerns the seats at this screen. */
export function concerns(announcement: Announcement, seats: ReadonlySet<number>): boolean {
  return announcement.kind === "event" || seats.has(announcement.player);
}

/** Where the meteors of these announcements struck. */
export function blasts(announcements: readonly Announcement[]): string[] {
  return announcements
    .flatMap(({ effects }) => effects)
    .flatMap((event) => (event.kind === "struck" ? [event.milepost] : []));
}
