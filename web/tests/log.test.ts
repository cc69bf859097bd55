import { describe, expect, it } from "vitest";
import { traced } from "../src/games/germany/traced";
import { lastMove, lastMoveOf, merge, rewrites, sinceTurnOf } from "../src/table/log";
import type { Event } from "../src/games/germany/types";
import type { Step } from "../src/table/messages";

const step = (n: number, seat: number, turn = n, kind: "stop" | "pass" = "stop"): Step<Event> => ({
  n,
  seat,
  turn,
  events: [{ kind, player: seat }],
  line: null,
});
const numbers = (log: Step[]): number[] => log.map((one) => one.n);

describe("the log", () => {
  const log = [step(0, 0), step(1, 1), step(2, 0), step(3, 1), step(4, 2)];

  it("knows what a seat did last, without what it did before others", () => {
    const longer = [...log, step(5, 0), step(6, 0), step(7, 1)];
    expect(numbers(lastMoveOf(longer, 0))).toEqual([5, 6]);
    expect(numbers(lastMoveOf(longer, 1))).toEqual([7]);
    expect(lastMoveOf(longer, 3)).toEqual([]);
  });

  it("grows by what arrives", () => {
    expect(numbers(merge(log, [step(5, 0)], 6))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("lets a step replace everything from its number on", () => {
    const merged = merge(log, [step(3, 1, 3, "pass")], 4);
    expect(numbers(merged)).toEqual([0, 1, 2, 3]);
    expect(merged[3]?.events[0]?.kind).toBe("pass");
  });

  it("shrinks after an undo that brings no steps", () => {
    expect(numbers(merge(log, [], 3))).toEqual([0, 1, 2]);
  });

  it("begins anew where there would be a gap", () => {
    expect(numbers(merge(log, [step(7, 0), step(8, 1)], 9))).toEqual([7, 8]);
    expect(numbers(merge([step(7, 0)], [], 7))).toEqual([]);
  });

  it("stays as it is when nothing is new", () => {
    expect(merge(log, [], 5)).toEqual(log);
  });

  it("knows when known steps are taken back or told anew", () => {
    expect(rewrites(log, [step(5, 0)], 6)).toBe(false);
    expect(rewrites(log, [], 5)).toBe(false);
    expect(rewrites([], [step(0, 0)], 1)).toBe(false);
    expect(rewrites(log, [], 3)).toBe(true);
    expect(rewrites(log, [step(4, 2)], 5)).toBe(true);
  });

  it("knows what a seat has not seen yet", () => {
    expect(numbers(sinceTurnOf(log, 0))).toEqual([3, 4]);
    expect(numbers(sinceTurnOf(log, 2))).toEqual([]);
    expect(numbers(sinceTurnOf(log, 3))).toEqual([0, 1, 2, 3, 4]);
    expect(sinceTurnOf(log, null)).toEqual([]);
  });

  it("finds the whole last move, however many steps it took", () => {
    const claimed = [step(0, 0, 0), step(1, 1, 1), step(2, 1, 1), step(3, 1, 1)];
    expect(numbers(lastMove(claimed))).toEqual([1, 2, 3]);
    expect(lastMove([])).toEqual([]);
  });

  it("is traced on the map by its claims", () => {
    const paid = { length: 2, points: 2, colour: "red", cards: 2, locos: 0 };
    const claim: Event = { kind: "claim", player: 0, route: "berlin-dresden", a: "berlin", b: "dresden", ...paid };
    expect(traced([{ ...step(0, 0), events: [claim] }, step(1, 0)])).toEqual(["berlin-dresden"]);
  });
});
