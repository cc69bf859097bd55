import { describe, expect, it } from "vitest";
import { condense } from "../../src/games/lunar/digest";
import type { Event } from "../../src/games/lunar/types";
import type { Step } from "../../src/table/messages";
import { step } from "./steps";

const told = (steps: Step<Event>[]): string[] => condense(steps).flatMap(({ lines }) => lines.map(({ id }) => id));

describe("the log in short", () => {
  it("tells a ride as one line, with where it began and the tolls on the way", () => {
    const log = [
      step(0, 4, { kind: "place", player: 0, city: "tycho" }),
      step(0, 4, { kind: "move", player: 0, milepost: "near:0:1" }),
      step(0, 4, { kind: "move", player: 0, milepost: "near:0:3" }, { kind: "toll", player: 0, owner: 1, amount: 4 }),
      step(0, 4, { kind: "move", player: 0, milepost: "near:0:5" }),
      step(0, 4, { kind: "end-operate", player: 0, moved: 3 }),
      step(0, 4, { kind: "end-turn", player: 0, spent: 0 }, { kind: "round", round: 3 }),
    ];
    const short = condense(log);
    expect(short.map((one) => one.n)).toEqual([log[0]!.n, log[3]!.n, log[5]!.n]);
    expect(short[1]!.lines).toEqual([
      { id: "lunar-digest-rode", args: { player: 0, a: "tycho", b: "near:0:5", count: 3 } },
      { id: "lunar-log-toll", args: { player: 0, owner: 1, amount: 4 } },
    ]);
    expect(short[2]!.lines).toEqual([{ id: "lunar-log-round", args: { round: 3 } }]);
  });

  it("begins a ride anew after a load, from where the train was", () => {
    const log = [
      step(1, 5, { kind: "move", player: 1, milepost: "near:0:1" }),
      step(1, 5, { kind: "load", player: 1, good: "ice", city: "scott" }),
      step(1, 5, { kind: "move", player: 1, milepost: "near:0:3" }),
    ];
    const [first, , last] = condense(log);
    expect(first!.lines[0]).toEqual({ id: "lunar-digest-rode-to", args: { player: 1, b: "near:0:1", count: 1 } });
    expect(last!.lines[0]).toEqual({
      id: "lunar-digest-rode",
      args: { player: 1, a: "near:0:1", b: "near:0:3", count: 1 },
    });
  });

  it("tells a stretch of track as one line, and scattered track by its number", () => {
    const a = step(0, 1, { kind: "build", player: 0, a: "p", b: "q", cost: 2 });
    const b = step(0, 1, { kind: "build-wrap", player: 0, a: "q", b: "r", pair: "+A", cost: 1 });
    expect(condense([a, b])[0]!.lines).toEqual([
      { id: "lunar-digest-built", args: { player: 0, a: "p", b: "r", count: 2, cost: 3 } },
    ]);
    const c = step(0, 1, { kind: "build", player: 0, a: "x", b: "y", cost: 5 });
    expect(condense([a, b, c])[0]!.lines).toEqual([
      { id: "lunar-digest-built-about", args: { player: 0, count: 3, cost: 8 } },
    ]);
  });

  it("keeps turns and seats apart, and tells of a turn in which nothing happened", () => {
    expect(
      told([
        step(0, 6, { kind: "move", player: 0, milepost: "a" }),
        step(1, 7, { kind: "move", player: 1, milepost: "b" }),
        step(0, 8, { kind: "end-operate", player: 0, moved: 0 }),
        step(0, 8, { kind: "end-turn", player: 0, spent: 0 }),
        step(1, 9, { kind: "end-turn", player: 1, spent: 0 }),
      ]),
    ).toEqual(["lunar-digest-rode-to", "lunar-digest-rode-to", "lunar-log-end-turn", "lunar-log-end-turn"]);
  });

  it("tells of a seat that went to somebody else, and that its turn did not pass in silence", () => {
    const line = { id: "seats-handed", args: { player: 1 } };
    const handed = { ...step(1, 9), line };
    const log = [handed, step(1, 9, { kind: "end-turn", player: 1, spent: 0 })];
    expect(condense(log)).toEqual([{ n: handed.n, seat: 1, lines: [line] }]);
  });

  it("names events and drawn cards in few words", () => {
    const [short] = condense([
      step(
        0,
        12,
        { kind: "exchange", player: 0, cards: ["d1", "d2", "d3"] },
        { kind: "drawn", player: 0, card: "d4" },
        { kind: "drawn", player: 0, card: "d5" },
        { kind: "event", player: 0, card: "e2" },
        { kind: "struck", city: "plato", milepost: "near:0:9" },
        { kind: "drawn", player: 0, card: "d6" },
      ),
    ]);
    expect(short!.lines.slice(1).map(({ id, args }) => [id, args.cards ?? args.card ?? args.city])).toEqual([
      ["lunar-digest-drawn", ["d4", "d5"]],
      ["lunar-digest-event", "e2"],
      ["lunar-log-struck", "plato"],
      ["lunar-digest-drawn", ["d6"]],
    ]);
  });
});
