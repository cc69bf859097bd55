import { afterEach, describe, expect, it, vi } from "vitest";
import { continuation, keepRide, keptRide, tollsOf } from "../../src/games/lunar/onward";
import type { RidePlan, RideStep } from "../../src/games/lunar/types";

const step = (action: number, turn: number, owner: number | null = null, toll = 0): RideStep => ({
  action,
  milepost: `near:0:${action}`,
  toll,
  owner,
  turn,
});
const plan = (steps: RideStep[], reached = true): RidePlan => ({
  kind: "ride",
  to: "tycho",
  reached,
  length: steps.length,
  tolls: steps.reduce((sum, { toll }) => sum + toll, 0),
  now: steps.filter(({ turn }) => turn === 0).length,
  turns: 1 + Math.max(-1, ...steps.map(({ turn }) => turn)),
  steps,
});
const agreed = { to: "tycho", owners: [2] };

describe("a ride that goes on by itself", () => {
  it("takes the steps of this turn, and knows when it arrives", () => {
    expect(continuation(plan([step(1, 0), step(2, 0), step(3, 1)]), agreed)).toEqual({
      kind: "go",
      actions: [1, 2],
      arrives: false,
    });
    expect(continuation(plan([step(1, 0)]), agreed)).toEqual({ kind: "go", actions: [1], arrives: true });
  });

  it("pays the tolls that were agreed to, and stops for others", () => {
    expect(continuation(plan([step(1, 0, 2, 4)]), agreed).kind).toBe("go");
    expect(continuation(plan([step(1, 0, 2, 4), step(2, 0, 3, 4)]), agreed)).toEqual({ kind: "toll", owners: [3] });
    expect(continuation(plan([step(1, 0), step(2, 1, 3, 4)]), agreed).kind).toBe("go");
  });

  it("ends where no track leads there and when it is there, and waits where an event holds the train", () => {
    expect(continuation(plan([], false), agreed)).toEqual({ kind: "no-way" });
    expect(continuation(plan([step(1, 1)]), agreed)).toEqual({ kind: "held", milepost: "near:0:1" });
    expect(continuation(plan([]), agreed)).toEqual({ kind: "there" });
  });

  it("does not end because nobody could be asked", () => {
    expect(continuation(null, agreed)).toEqual({ kind: "unknown" });
  });

  it("adds up what each owner gets", () => {
    expect(tollsOf([step(1, 0, 1, 4), step(2, 0, 1), step(3, 1, 1, 4), step(4, 1, 0, 4), step(5, 1)])).toEqual([
      { owner: 1, amount: 8 },
      { owner: 0, amount: 4 },
    ]);
  });
});

describe("a ride that outlives a reload", () => {
  afterEach(() => vi.unstubAllGlobals());
  const ride = { ...agreed, turn: 14 };

  it("is kept for its table and seat, and forgotten when it ends", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    keepRide("first", 0, ride);
    expect(keptRide("first", 0)).toEqual(ride);
    expect([keptRide("first", 1), keptRide("second", 0)]).toEqual([null, null]);
    keepRide("first", 0, null);
    expect(keptRide("first", 0)).toBeNull();
    expect(kept.size).toBe(0);
  });

  it("lasts as long as the page where nothing may be kept", () => {
    keepRide("first", 0, ride);
    expect(keptRide("first", 0)).toBeNull();
  });
});
