/** Demands that a player could have met and did not. Whether the track would have allowed it is not told by what
    happened; that the train had been where the goods are and where they were wanted is. */
import type { Step } from "../../../table/messages";
import { demandsOf, type Held } from "../cards";
import type { Geography } from "../geography";
import type { Event } from "../types";
import { happened } from "./rounds";

export interface Missed extends Held {
  /** in which its card was exchanged; null: it was in hand at the end */
  round: number | null;
}

/** The best such demand of each card that brought nothing, the best paid first. */
export function missedBy(
  seat: number,
  log: readonly Step<Event>[],
  moon: Geography,
  hand: readonly string[],
): Missed[] {
  const visited = new Set<string>();
  const missed: Missed[] = [];
  const giveAway = (cards: readonly string[], round: number | null): void => {
    for (const card of cards) {
      const [best] = demandsOf(moon.board, card)
        .filter(({ good, city }) => visited.has(city) && sourcesOf(moon, good).some((source) => visited.has(source)))
        .sort((x, y) => y.payoff - x.payoff);
      if (best) missed.push({ ...best, card, round });
    }
  };
  for (const { event, round } of happened(log)) {
    if (!("player" in event) || event.player !== seat) continue;
    if (event.kind === "place" || event.kind === "relocate") visited.add(event.city);
    if (event.kind === "move") visited.add(moon.find(event.milepost)?.city ?? "");
    if (event.kind === "exchange") giveAway(event.cards, round);
  }
  giveAway(hand, null);
  return missed.sort((x, y) => y.payoff - x.payoff);
}

const sourcesOf = (moon: Geography, good: string): readonly string[] =>
  moon.board.goods.find(({ id }) => id === good)?.sources ?? [];
