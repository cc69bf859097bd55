/** The log of a table: steps arrive in pieces, the newest first where there are many, and an undo takes some back. */
import type { Step } from "./messages";

/** A step `n` replaces everything from `n` on; `steps` is how many there are now, fewer after an undo. What lies before a
    gap is dropped: a log has none. */
export function merge(log: readonly Step[], news: readonly Step[], steps: number): Step[] {
  const first = news[0]?.n ?? steps;
  const known = log.filter((step) => step.n < first && step.n < steps);
  return known.at(-1)?.n === first - 1 ? [...known, ...news] : [...news];
}

/** Whether steps of the log are taken back or told anew by what arrives. */
export function rewrites(log: readonly Step[], news: readonly Step[], steps: number): boolean {
  const last = log.at(-1)?.n ?? -1;
  return steps <= last || (news[0]?.n ?? steps) <= last;
}

/** The steps after the last turn of a seat: what its player has not seen yet. */
export function sinceTurnOf(log: readonly Step[], seat: number | null): Step[] {
  if (seat === null) return [];
  let last = -1;
  log.forEach((step, index) => {
    if (step.seat === seat) last = index;
  });
  return log.slice(last + 1);
}

/** What a seat did last, as far as nobody else did anything in between. */
export function lastMoveOf(log: readonly Step[], seat: number | null): Step[] {
  const last = log.findLastIndex((step) => step.seat === seat);
  const before = log.slice(0, last + 1).findLastIndex((step) => step.seat !== seat);
  return log.slice(before + 1, last + 1);
}

/** The newest steps of others, from the one who moved last: what the board traces. */
export function lastMove(log: readonly Step[]): Step[] {
  const newest = log.at(-1);
  if (!newest) return [];
  let from = log.length - 1;
  while (from > 0 && log[from - 1]?.seat === newest.seat && log[from - 1]?.turn === newest.turn) from -= 1;
  return log.slice(from);
}
