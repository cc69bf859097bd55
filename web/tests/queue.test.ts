import { describe, expect, it } from "vitest";
import { lasting, LONGEST, Queue, SHORTEST } from "../src/play/queue";

/** A queue whose things end when they are told to. */
function watched() {
  const shown: { thing: number; milliseconds: number; end: () => void }[] = [];
  const queue = new Queue<number>(
    (thing, milliseconds) => new Promise<void>((end) => shown.push({ thing, milliseconds, end })),
  );
  const things = (): number[] => shown.map(({ thing }) => thing);
  /** Ends what is being shown, until nothing is. */
  const finish = async (): Promise<void> => {
    for (let n = 0; n < shown.length; n += 1) {
      shown[n]!.end();
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { queue, shown, things, finish };
}

describe("the queue of what is shown", () => {
  it("shows one thing after the other, in order", async () => {
    const { queue, things, finish } = watched();
    queue.add([1, 2]);
    queue.add([3]);
    expect(things()).toEqual([1]);
    await finish();
    expect(things()).toEqual([1, 2, 3]);
    queue.add([4]);
    await finish();
    expect(things()).toEqual([1, 2, 3, 4]);
  });

  it("takes its time where nothing waits, and hurries where much does", async () => {
    expect(lasting(1)).toBe(LONGEST);
    expect(lasting(10)).toBeLessThan(LONGEST);
    expect(lasting(1000)).toBe(SHORTEST);
    const { queue, shown } = watched();
    queue.add([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(shown[0]!.milliseconds).toBe(lasting(10));
  });

  it("leaves out what would come too late, and never the newest", async () => {
    const { queue, shown, things, finish } = watched();
    queue.add(Array.from({ length: 100 }, (_, n) => n));
    await finish();
    expect(things().at(-1)).toBe(99);
    expect(things()).toEqual(Array.from({ length: shown.length }, (_, n) => 100 - shown.length + n));
    expect(shown.reduce((sum, { milliseconds }) => sum + milliseconds, 0)).toBeLessThan(5000);
  });

  it("forgets what is no longer true", async () => {
    const { queue, things, finish } = watched();
    queue.add([1, 2, 3]);
    queue.clear();
    await finish();
    expect(things()).toEqual([1]);
    queue.add([4]);
    await finish();
    expect(things()).toEqual([1, 4]);
  });
});
