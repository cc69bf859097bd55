import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Return } from "../src/table/return.svelte";
import type { Sitting } from "../src/table/sitting.svelte";

const steps = (count: number): { n: number; seat: number; lines: [] }[] =>
  Array.from({ length: count }, (_, n) => ({ n, seat: n % 2, lines: [] }));

/** Somebody in seat 0, who played every other step; the last of them before step `news`. */
function sat(count: number, news: number, more: object = {}): Sitting {
  return {
    id: "a-table",
    table: { steps: count, table: { over: false }, lesson: null, ...more },
    seats: [{ yours: true }, { yours: false }],
    news: steps(count).slice(news),
  } as unknown as Sitting;
}
const missed = (back: Return, count: number): number[] => back.missed(steps(count)).map(({ n }) => n);

describe("coming back to a table", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("tells nothing to who comes for the first time, or has seen it all", () => {
    new Return(sat(4, 1)).watch(4);
    expect(missed(new Return(sat(4, 1)), 4)).toEqual([]);
    kept.clear();
    expect(missed(new Return(sat(4, 1)), 4)).toEqual([]);
  });

  it("tells what was played since one's turn, the newest first, until it is put away", () => {
    new Return(sat(3, 3)).watch(3);
    const back = new Return(sat(6, 3));
    back.watch(6);
    expect(missed(back, 6)).toEqual([5, 4, 3]);
    expect(missed(back, 8)).toEqual([5, 4, 3]); // what is played before one's eyes is no news
    back.close();
    expect(missed(back, 6)).toEqual([]);
  });

  it("counts a page behind another as not being there", () => {
    const sitting = sat(3, 3);
    const back = new Return(sitting);
    back.watch(3);
    back.turn(true);
    Object.assign(sitting, sat(5, 3));
    back.watch(5);
    expect(missed(back, 5)).toEqual([]);
    back.turn(false);
    expect(missed(back, 5)).toEqual([4, 3]);
  });

  it("is silent where several share the screen, in a lesson and after the end", () => {
    new Return(sat(3, 3)).watch(3);
    for (const sitting of [sat(6, 3, { table: { over: true } }), sat(6, 3, { lesson: {} })])
      expect(missed(new Return(sitting), 6)).toEqual([]);
    const shared = { ...sat(6, 3), seats: [{ yours: true }, { yours: true }] } as unknown as Sitting;
    expect(missed(new Return(shared), 6)).toEqual([]);
  });
});
