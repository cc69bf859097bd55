/** Whether a ride begun in an earlier turn goes on by itself. */
import { recallHere, rememberHere } from "../../browser/memory";
import type { RidePlan, RideStep } from "./types";

/** What is paid to whom on a way. */
export interface Toll {
  owner: number;
  amount: number;
}

export function tollsOf(steps: readonly RideStep[]): Toll[] {
  const paid = new Map<number, number>();
  for (const { owner, toll } of steps) if (owner !== null && toll > 0) paid.set(owner, (paid.get(owner) ?? 0) + toll);
  return [...paid].map(([owner, amount]) => ({ owner, amount }));
}

/** What was agreed to when the ride began: where to, and on whose track. */
export interface Agreed {
  to: string;
  owners: readonly number[];
}

/** A ride under way. */
export interface Ride extends Agreed {
  /** the turn in which it was begun or taken up last: what is undone there is not done again */
  turn: number;
}

const keyOf = (table: string, seat: number): string => `onward.${table}.${seat}`;

/** A ride that outlives a reload; null forgets it. */
export function keepRide(table: string, seat: number, ride: Ride | null): void {
  rememberHere(keyOf(table, seat), ride && JSON.stringify(ride));
}

export function keptRide(table: string, seat: number): Ride | null {
  const kept = recallHere(keyOf(table, seat));
  return kept === null ? null : (JSON.parse(kept) as Ride);
}

export type Continuation =
  /** nobody could be asked: the next word of the server will ask again */
  | { kind: "unknown" }
  | { kind: "go"; actions: number[]; arrives: boolean }
  /** the train is there */
  | { kind: "there" }
  /** no track leads there any more */
  | { kind: "no-way" }
  /** a toll that was not agreed to */
  | { kind: "toll"; owners: number[] }
  /** the first step cannot be taken in this turn */
  | { kind: "held"; milepost: string };

export function continuation(plan: RidePlan | null, { owners }: Agreed): Continuation {
  if (!plan) return { kind: "unknown" };
  if (!plan.reached) return { kind: "no-way" };
  const [first] = plan.steps;
  if (!first) return { kind: "there" };
  if (plan.now === 0) return { kind: "held", milepost: first.milepost };
  const now = plan.steps.slice(0, plan.now);
  const unforeseen = tollsOf(now).flatMap(({ owner }) => (owners.includes(owner) ? [] : [owner]));
  if (unforeseen.length > 0) return { kind: "toll", owners: unforeseen };
  return { kind: "go", actions: now.map(({ action }) => action), arrives: plan.now === plan.steps.length };
}
