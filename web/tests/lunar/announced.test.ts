import { describe, expect, it } from "vitest";
import { announced, blasts, concerns } from "../../src/games/lunar/announced";
import type { Event } from "../../src/games/lunar/types";
import type { Step } from "../../src/table/messages";

const step = (n: number, ...events: Event[]): Step<Event> => ({ n, seat: 0, turn: 9, events, line: null });

describe("announcements", () => {
  it("hold each event of a draw with all that it did", () => {
    const found = announced([
      step(
        7,
        { kind: "deliver", player: 0, good: "ice", city: "plato", card: "d4", pay: 9 },
        { kind: "event", player: 0, card: "e2" },
        { kind: "aside", card: "e1" },
        { kind: "target", card: "d9", cities: ["plato"] },
        { kind: "struck", city: "plato", milepost: "near:0:9" },
        { kind: "erased", owner: 1, segments: 3 },
        { kind: "event", player: 0, card: "e1" },
        { kind: "tax", player: 0, amount: 12 },
        { kind: "drawn", player: 0, card: "d5" },
        { kind: "loses-turn", player: 1 },
      ),
    ]);
    expect(found.map(({ card, effects }) => [card, effects.length])).toEqual([
      ["e2", 4],
      ["e1", 1],
    ]);
    expect(blasts(found)).toEqual(["near:0:9"]);
  });

  it("tell the seats at this screen of radiation and of lost turns", () => {
    const found = announced([
      step(8, { kind: "end-turn", player: 1, spent: 0 }, { kind: "exposed", player: 1, card: "e19", goods: [] }),
      step(9, { kind: "end-turn", player: 0, spent: 0 }, { kind: "lost-turn", player: 1 }),
    ]);
    expect(found.map(({ kind }) => kind)).toEqual(["exposed", "lost"]);
    expect(found.map((one) => concerns(one, new Set([1])))).toEqual([true, true]);
    expect(found.map((one) => concerns(one, new Set([0])))).toEqual([false, false]);
  });
});
