/** Everything that happened, each with the round it happened in. */
import type { Step } from "../../../table/messages";
import type { Event } from "../types";

export interface Happened {
  event: Event;
  /** counted from one; the opening turns are the first two */
  round: number;
}

export function happened(log: readonly Step<Event>[]): Happened[] {
  let round = 1;
  return log.flatMap((step) =>
    step.events.map((event) => {
      if (event.kind === "round") round = event.round;
      return { event, round };
    }),
  );
}

/** What a seat earned in a round. */
export interface Income {
  deliveries: number;
  /** from those who rode over its track */
  tolls: number;
}

/** Round by round. */
export function incomeOf(log: readonly Step<Event>[], seat: number, rounds: number): Income[] {
  const income = Array.from({ length: rounds }, (): Income => ({ deliveries: 0, tolls: 0 }));
  for (const { event, round } of happened(log)) {
    const earned = income[round - 1];
    if (!earned) continue;
    if ((event.kind === "deliver" || event.kind === "boom") && event.player === seat) earned.deliveries += event.pay;
    if (event.kind === "toll" && event.owner === seat) earned.tolls += event.amount;
  }
  return income;
}
