/** The ten phases of a turn, and who decides in which order. */
import type { Phase, View } from "./types";

export const PHASES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** In which of the ten somebody decides now; past the last one when the game is over. */
const NUMBERS: Record<Phase, number> = {
  auction: 3,
  build: 5,
  pay: 5,
  trains: 6,
  exchange: 6,
  takeover: 9,
  over: 11,
};

export const phaseNumber = (phase: Phase): number => NUMBERS[phase];

export type OrderName = keyof View["orders"];
export const ORDERS: readonly OrderName[] = ["player", "build", "train"];

/** The order in which the present phase is played. */
export function orderNow(phase: Phase): OrderName {
  if (phase === "build" || phase === "pay") return "build";
  if (phase === "trains" || phase === "exchange") return "train";
  return "player";
}

export const bidsOf = (view: View, seat: number): number[] =>
  view.boxes.filter((box) => box.bid?.seat === seat).map((box) => box.number);

/** Bids that a player needs before the auction leaves him alone. */
export const BIDS_EACH = 2;

/** Whether this seat has nothing more to do in the present phase, as far as is known. */
export function isDone(view: View, seat: number): boolean {
  if (view.phase === "over" || view.seat === seat) return false;
  if (view.phase === "auction") return view.declined.includes(seat) || bidsOf(view, seat).length >= BIDS_EACH;
  if (view.phase === "trains" || view.phase === "exchange") return view.passed.includes(seat);
  // Building and takeovers go round once.
  const order = view.orders[orderNow(view.phase)];
  return view.seat !== null && order.indexOf(seat) < order.indexOf(view.seat);
}
