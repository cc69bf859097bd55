/** Where one stops when leafing through a game: after each move as the log tells it, and after the last one of a turn. */
import type { Step } from "./messages";
import type { Told } from "./told";

/** Numbers of steps, rising; the position after that step is the stop, and -1 is the start. The first one is where the
    log begins. */
export interface Stops {
  moves: readonly number[];
  turns: readonly number[];
}

export function stopsOf(log: readonly Step[], told: readonly Told[]): Stops {
  const first = (log[0]?.n ?? 0) - 1;
  const last = log.at(-1)?.n;
  if (last === undefined) return { moves: [first], turns: [first] };
  const turns = new Map(log.map(({ n, turn }) => [n, turn]));
  const moves = told.map(({ n }) => n);
  const ends = moves.filter((n, i) => i + 1 === moves.length || turns.get(n) !== turns.get(moves[i + 1] ?? n));
  // What follows the last move without a word of its own belongs to it: the last stop is now.
  return { moves: [first, ...moves.slice(0, -1), last], turns: [first, ...ends.slice(0, -1), last] };
}

/** The nearest stop on that side of a step; none at either end. */
export function nextStop(stops: readonly number[], n: number, forward: boolean): number | undefined {
  return forward ? stops.find((stop) => stop > n) : stops.findLast((stop) => stop < n);
}

/** What was told between two stops; within a move that is told as one, that move. */
export function toldBetween(told: readonly Told[], since: number, n: number): Told[] {
  const between = told.filter((one) => one.n > since && one.n <= n);
  const next = told.find((one) => one.n >= n);
  return between.length > 0 || n < 0 || !next ? between : [next];
}
