import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection } from "../src/table/connection.svelte";
import { History } from "../src/table/history.svelte";
import type { Step } from "../src/table/messages";
import { nextStop, stopsOf, toldBetween } from "../src/table/moments";
import { told } from "../src/table/told";

const step = (n: number, turn: number): Step => ({ n, seat: turn % 2, turn, events: [], line: null });
/** Turns of two, three and two steps, of which the game tells steps 2 to 4 as one move, and nothing of the last. */
const log = [0, 0, 1, 1, 1, 2, 2].map((turn, n) => step(n, turn));
const game = {
  name: "tiny",
  condense: (steps: readonly Step[]) =>
    steps.filter(({ n }) => [0, 1, 4, 5].includes(n)).map(({ n, seat }) => ({ n, seat, lines: [] })),
};
const moves = [-1, 0, 1, 4, 6];

describe("one stops", () => {
  it("after each move as the log tells it, at the start and now", () => {
    expect(stopsOf(log, told(game, log)).moves).toEqual(moves);
  });

  it("after the last move of each turn", () => {
    expect(stopsOf(log, told(game, log)).turns).toEqual([-1, 1, 4, 6]);
  });

  it("first where the log begins, of which the earlier part is not known", () => {
    const recent = log.slice(2);
    expect(stopsOf(recent, told(game, recent)).moves).toEqual([1, 4, 6]);
  });

  it("at the start alone while nothing has happened", () => {
    expect(stopsOf([], [])).toEqual({ moves: [-1], turns: [-1] });
  });

  it("next at the nearest stop on either side, also from within a move", () => {
    expect(nextStop(moves, 3, true)).toBe(4);
    expect(nextStop(moves, 3, false)).toBe(1);
    expect(nextStop(moves, -1, false)).toBeUndefined();
    expect(nextStop(moves, 6, true)).toBeUndefined();
  });
});

describe("what is told of a moment", () => {
  const numbers = (since: number, n: number): number[] => toldBetween(told(game, log), since, n).map((one) => one.n);

  it("is what happened since the stop one came from", () => {
    expect(numbers(-1, 1)).toEqual([0, 1]);
    expect(numbers(1, 4)).toEqual([4]);
  });

  it("is the whole move within one that is told at once", () => expect(numbers(1, 3)).toEqual([4]));
  it("is nothing at the start", () => expect(numbers(-1, -1)).toEqual([]));
});

describe("leafing", () => {
  let asked: string[] = [];
  let troubles: unknown[] = [];
  let history: History;
  const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
  /** How the server answers; a test may have another. */
  let answer: (address: string) => Promise<unknown>;

  beforeEach(() => {
    vi.useFakeTimers();
    [asked, troubles] = [[], []];
    answer = (address) => Promise.resolve({ ok: true, json: () => Promise.resolve({ seen: address }) });
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return answer(address);
    });
    const recall = (): Promise<void> => answer("recall").then(() => undefined);
    const connection = { log, table: { steps: log.length, looking: 1 }, recall } as unknown as Connection;
    history = new History(connection, "a", game, (error) => troubles.push(error));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("gives any position to who asks for it, and stays where it is", async () => {
    expect(await history.at(2)).toEqual({ seen: asked[0] });
    expect(asked[0]).toContain("seat=1");
    expect([history.moment, history.open]).toEqual([null, false]);
  });

  it("goes by moves and by turns, and says since when", async () => {
    history.leaf("before");
    await settled();
    expect(history.moment).toMatchObject({ n: 4, since: 1, seat: 1, view: { seen: "/api/tables/a/at/4?seat=1" } });
    history.leaf("turn-before");
    await settled();
    expect(history.moment).toMatchObject({ n: 1, since: -1 });
    history.leaf("after");
    await settled();
    expect(history.moment).toMatchObject({ n: 4, since: 1 });
    history.leaf("turn-after");
    await settled();
    expect([history.moment, history.open]).toEqual([null, true]);
  });

  it("goes on from where one is going, also before it is in sight", async () => {
    for (const leaf of ["start", "after", "after"] as const) history.leaf(leaf);
    await settled();
    expect(history.moment?.n).toBe(1);
  });

  it("has the moments beside the one in sight at hand", async () => {
    await history.show(1);
    expect(asked).toEqual([1, 4, 0].map((n) => `/api/tables/a/at/${n}?seat=1`));
    history.leaf("after");
    await settled();
    expect(history.moment?.n).toBe(4);
    expect(asked).toHaveLength(3);
  });

  it("asks only for the last of the moments a slider passes while one is looked up", async () => {
    for (const n of [-1, 0, 1]) void history.show(n);
    await settled();
    expect(history.moment?.n).toBe(1);
    expect(asked.slice(0, 2)).toEqual(["/api/tables/a/at/-1?seat=1", "/api/tables/a/at/1?seat=1"]);
  });

  it("plays by itself from the start until it is paused or all is told", async () => {
    history.leaf("play");
    await settled();
    expect(history.moment?.n).toBe(-1);
    await vi.advanceTimersToNextTimerAsync();
    expect([history.moment?.n, history.playing]).toEqual([0, true]);
    history.leaf("play");
    expect([vi.getTimerCount(), history.playing]).toEqual([0, false]);
    history.leaf("play");
    for (let left = moves.length; left > 0 && vi.getTimerCount() > 0; left -= 1)
      await vi.advanceTimersToNextTimerAsync();
    expect([history.moment, history.playing, vi.getTimerCount()]).toEqual([null, false, 0]);
  });

  it("by hand ends playing", async () => {
    history.leaf("play");
    await settled();
    history.leaf("turn-after");
    await settled();
    expect([history.moment?.n, history.playing, vi.getTimerCount()]).toEqual([1, false, 0]);
  });

  it("through other eyes shows now as they see it, and one's own again", async () => {
    history.see(0);
    await settled();
    expect(history.moment).toMatchObject({ n: 6, seat: 0 });
    expect(history.address).toBe("/table/a?at=6&seat=0");
    history.see(1);
    await settled();
    expect(history.moment).toBeNull();
    expect(history.address).toBe("/table/a?at=6");
  });

  it("to where one may not look says so, and stays at the table as it is", async () => {
    const error = { message: "No.", id: "error-not-your-seat", args: {} };
    answer = () => Promise.resolve({ ok: false, status: 403, json: () => Promise.resolve({ error }) });
    await history.follow(2, 0);
    expect([history.moment, history.open, history.eyes]).toEqual([null, false, null]);
    expect(troubles).toMatchObject([{ id: "error-not-your-seat" }]);
  });

  it("looks again when steps were taken back", async () => {
    await history.show(1);
    const before = asked.length;
    history.lookAgain();
    await settled();
    expect(asked.slice(before)).toContain("/api/tables/a/at/1?seat=1");
    expect(history.moment?.n).toBe(1);
  });
});
