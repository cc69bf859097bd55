import { describe, expect, it } from "vitest";
import { reachable } from "../../src/games/wensleydale/movable";
import { bidsOf, isDone, orderNow, phaseNumber } from "../../src/games/wensleydale/phases";
import { stacksOf, standings } from "../../src/games/wensleydale/stacks";
import { tied } from "../../src/games/wensleydale/ties";
import { traced } from "../../src/games/wensleydale/traced";
import type { Event, Move, View } from "../../src/games/wensleydale/types";
import { boxWith, viewWith } from "./view";

describe("tracks", () => {
  const track = { "0": [1], "3": [2, 0], "-2": [], "5": [3] };

  it("are read from the highest space down, stacks from the bottom up", () => {
    expect(stacksOf(track)).toEqual([
      { space: 5, seats: [3] },
      { space: 3, seats: [2, 0] },
      { space: 0, seats: [1] },
    ]);
    expect(standings(track).find((one) => one.seat === 0)).toEqual({ seat: 0, space: 3, height: 1 });
  });
});

describe("the phases", () => {
  const base = viewWith({
    phase: "auction",
    seat: 1,
    orders: { player: [2, 1, 0], build: [0, 1, 2], train: [] },
    boxes: [
      boxWith({ number: 1, bid: { seat: 2, cubes: 3 } }),
      boxWith({ number: 2, bid: null }),
      boxWith({ number: 6, bid: { seat: 2, cubes: 2 } }),
    ],
    declined: [0],
    passed: [2],
  });

  it("have numbers, and an order of their own", () => {
    expect([phaseNumber("auction"), phaseNumber("pay"), phaseNumber("over")]).toEqual([3, 5, 11]);
    expect([orderNow("takeover"), orderNow("pay"), orderNow("exchange")]).toEqual(["player", "build", "train"]);
  });

  it("tell who has nothing more to do", () => {
    expect(bidsOf(base, 2)).toEqual([1, 6]);
    expect([0, 1, 2].map((seat) => isDone(base, seat))).toEqual([true, false, true]);
    const build: View = { ...base, phase: "build" };
    expect([0, 1, 2].map((seat) => isDone(build, seat))).toEqual([true, false, false]);
    const trains: View = { ...base, phase: "trains" };
    expect([0, 1, 2].map((seat) => isDone(trains, seat))).toEqual([false, false, true]);
  });
});

describe("pieces within reach", () => {
  const view = viewWith({
    pieces: { barden_moor: { stone: 2 }, hunton: { cheese: 1 }, malham: { red: 1, green: 1 } },
    movable: { barden_moor: { stone: [0] }, hunton: { cheese: [0, 2] }, malham: { red: [1], green: [0] } },
  });
  const moves = [
    { id: 1, kind: "move", notation: "", piece: "stone", area: "barden_moor" },
    { id: 2, kind: "move", notation: "", piece: "cheese", area: "hunton" },
  ] satisfies Move[];

  it("begin with those that can be loaded now and that others want too", () => {
    const found = reachable(view, 0, moves, (area) => area);
    expect(found.map(({ area, now, rivals }) => [area, now, rivals])).toEqual([
      ["hunton", true, [2]],
      ["barden_moor", true, []],
      ["malham", false, []],
    ]);
    expect(found[1]?.count).toBe(2);
  });
});

describe("a move", () => {
  it("is traced by its borders and areas", () => {
    const events: Event[] = [
      { kind: "lay", player: 0, a: "skipton", b: "rylstone", cost: 2 },
      { kind: "opposition", area: "rylstone", count: 1 },
      { kind: "series", player: 0, a: "skipton", b: "rylstone", links: 1, cost: 2 },
    ];
    const steps = [{ n: 0, seat: 0, turn: 0, events, line: null }];
    expect(traced(steps)).toEqual({ areas: ["rylstone"], borders: ["rylstone-skipton"] });
  });
});

describe("the end", () => {
  it("tells of equal totals that were put in an order", () => {
    expect(tied([5, 7, 5], [3, 1, 2])).toEqual([[2, 0]]);
    expect(tied([5, 7, 5], [2, 1, 2])).toEqual([]);
    expect(tied([5, 6, 7], [3, 2, 1])).toEqual([]);
  });
});
