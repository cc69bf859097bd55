import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pencil } from "../src/table/pencil.svelte";
import type { Sitting } from "../src/table/sitting.svelte";

interface Wanted {
  wanted: string[];
}

/** The server's side: what is kept for each seat, and a word to wait for before it answers. */
let kept: Record<string, object>;
let writes: object[];
let slow: Promise<void>;
const told: unknown[] = [];
const table = { over: false };
const sitting = { id: "t", table: { table }, tell: (error: unknown) => told.push(error) } as unknown as Sitting;
const blank: Wanted = { wanted: [] };
const want = (route: string) => (marks: Wanted) => ({ wanted: [...marks.wanted, route] });

beforeEach(() => {
  kept = {};
  table.over = false;
  writes = [];
  slow = Promise.resolve();
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    await slow;
    const seat = path.split("seat=")[1]!;
    if (method === "PUT") {
      const { marks } = JSON.parse(body as string) as { marks: object };
      writes.push(marks);
      kept[seat] = marks;
    }
    return new Response(JSON.stringify({ marks: kept[seat] ?? {} }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const quiet = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("a pencil", () => {
  it("draws on top of what was kept, also before that has been read", async () => {
    kept["0"] = { wanted: ["emden-bremen"] };
    const pencil = new Pencil(sitting, blank);
    pencil.passTo(0);
    await pencil.draw(want("berlin-dresden"));
    await quiet();
    expect(pencil.marks).toEqual({ wanted: ["emden-bremen", "berlin-dresden"] });
    expect(kept["0"]).toEqual(pencil.marks);
  });

  it("keeps the newest last, and not every one in between", async () => {
    let answer = (): void => {};
    const pencil = new Pencil(sitting, blank);
    pencil.passTo(0);
    await pencil.draw(want("a"));
    slow = new Promise((resolve) => (answer = resolve));
    for (const route of ["b", "c", "d"]) await pencil.draw(want(route));
    answer();
    await quiet();
    expect(writes.at(-1)).toEqual({ wanted: ["a", "b", "c", "d"] });
    expect(writes.length).toBeLessThan(4);
  });

  it("shows nobody what another seat drew", async () => {
    const pencil = new Pencil(sitting, blank);
    pencil.passTo(0);
    pencil.inHand = true;
    await pencil.draw(want("a"));
    pencil.passTo(1);
    expect([pencil.marks, pencil.used, pencil.inHand]).toEqual([blank, false, false]);
    await quiet();
    expect(pencil.marks).toEqual(blank);
    pencil.passTo(0);
    await quiet();
    expect(pencil.marks).toEqual({ wanted: ["a"] });
  });

  it("is put away when the game is over, with all that was drawn", async () => {
    const pencil = new Pencil(sitting, blank);
    pencil.passTo(0);
    pencil.inHand = true;
    await pencil.draw(want("a"));
    table.over = true;
    expect([pencil.marks, pencil.used, pencil.inHand]).toEqual([blank, false, false]);
  });

  it("of somebody without a seat is asked of nobody and kept nowhere", async () => {
    const pencil = new Pencil(sitting, blank);
    pencil.passTo(null);
    await pencil.draw(want("a"));
    await quiet();
    expect(pencil.marks).toEqual({ wanted: ["a"] });
    expect([kept, writes, told]).toEqual([{}, [], []]);
  });
});
