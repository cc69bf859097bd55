import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Sitting } from "../src/table/sitting.svelte";
import { Study } from "../src/table/study.svelte";

/** How many decisions of each seat the server has looked at when it is asked. */
let done: number;
let asked: string[];
let troubles: unknown[];
let study: Study;

beforeEach(() => {
  vi.useFakeTimers();
  [done, asked, troubles] = [0, [], []];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json({ of: 2, done, reviews: [] }));
  });
  const sitting = { id: "x", table: { looking: 1 }, tell: (error: unknown) => troubles.push(error) };
  study = new Study(sitting as unknown as Sitting);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);

it("begins with one's own game, and asks until all is found", async () => {
  study.follow(study.seat);
  await later(2.5);
  expect(asked).toEqual(Array(3).fill("/api/tables/x/analysis?seat=1"));
  done = 2;
  await later(10);
  expect([asked.length, study.analysis?.done]).toEqual([4, 2]);
});

it("asks no more once nobody looks, and forgets what comes too late", async () => {
  const leave = study.follow(0);
  leave();
  await later(5);
  expect([asked.length, study.analysis]).toEqual([1, null]);
});

it("tells what went wrong", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("cut")));
  study.follow(0);
  await later(5);
  expect(troubles).toHaveLength(1);
});
