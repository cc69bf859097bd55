/** What has come by the log and is worth a mark: new cards, and a delivery that was made just now. */
import type { OfKind } from "../../kit/actions";
import type { Step } from "../../table/messages";
import type { Event } from "./types";

/** The cards a seat has drawn since it last ended a turn. Those of an exchange, which ends the turn by itself, are so
    new until the end of the next one. */
export function newCards(log: readonly Step<Event>[], seat: number): ReadonlySet<string> {
  const cards = new Set<string>();
  for (let i = log.length - 1; i >= 0; i -= 1) {
    for (const event of log[i]!.events.toReversed()) {
      if (event.kind === "end-turn" && event.player === seat) return cards;
      if (event.kind === "drawn" && event.player === seat) cards.add(event.card);
    }
  }
  return cards;
}

/** The delivery that is the newest thing that happened. */
export function justDelivered(log: readonly Step<Event>[]): OfKind<Event, "deliver" | "boom"> | null {
  for (const event of log.at(-1)?.events ?? []) if (event.kind === "deliver" || event.kind === "boom") return event;
  return null;
}
