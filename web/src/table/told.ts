/** The log in sentences: the kind of an event names its sentence, and the other fields fill it. */
import type { Event, Line, Step } from "./messages";

/** A step, or several told as one, under the number of the last. */
export interface Told {
  n: number;
  seat: number;
  lines: Line[];
}

/** A game as far as it tells: by its name, or in words of its own. */
export interface Teller {
  name: string;
  condense?(log: readonly Step[]): Told[];
}

export function lineOf(game: string, event: Event): Line {
  const { kind, ...args } = event;
  return { id: `${game}-log-${kind}`, args };
}

/** What happens twice in a row, as the reshuffle of a few cards may, is said once. */
export function once<E extends Event>(events: readonly E[]): E[] {
  return events.filter((event, i) => JSON.stringify(event) !== JSON.stringify(events[i - 1]));
}

export function linesOf(game: string, { line, events }: Step): Line[] {
  return line ? [line] : once(events).map((event) => lineOf(game, event));
}

/** As the game tells it in short, or step by step. */
export function told(game: Teller, log: readonly Step[]): Told[] {
  return game.condense?.(log) ?? log.map((step) => ({ n: step.n, seat: step.seat, lines: linesOf(game.name, step) }));
}
