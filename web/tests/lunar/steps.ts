import type { Event } from "../../src/games/lunar/types";
import type { Step } from "../../src/table/messages";

let n = 0;

/** A step of the log, numbered as they are made. */
export const step = (seat: number, turn: number, ...events: Event[]): Step<Event> => ({
  n: n++,
  seat,
  turn,
  events,
  line: null,
});
