import { describe, expect, it } from "vitest";
import { announced, blasts, concerns } from "../../src/games/lunar/announced";
import type { Line, Step } from "../../src/table/messages";

const line = (id: string, args: Line["args"]): Line => ({ id: `lunar-log-${id}`, args });
const step = (n: number, ...lines: Line[]): Step => ({ n, seat: 0, turn: 9, lines });

describe("announcements", () => {
  it("hold each event of a draw with all that it did", () => {
    const found = announced([
      step(
        7,
        line("deliver", { player: 0, good: "ice", card: "d4" }),
        line("event", { player: 0, card: "e2" }),
        line("aside", { card: "e1" }),
        line("target", { card: "d9", cities: ["plato"] }),
        line("struck", { city: "plato", milepost: "near:0:9" }),
        line("erased", { owner: 1, segments: 3 }),
        line("event", { player: 0, card: "e1" }),
        line("tax", { player: 0, amount: 12 }),
        line("drawn", { player: 0, card: "d5" }),
        line("loses-turn", { player: 1 }),
      ),
    ]);
    expect(found.map(({ card, lines }) => [card, lines.length])).toEqual([
      ["e2", 4],
      ["e1", 1],
    ]);
    expect(blasts(found)).toEqual(["near:0:9"]);
  });

  it("tell the seats at this screen of radiation and of lost turns", () => {
    const found = announced([
      step(8, line("end-turn", { player: 1, spent: 0 }), line("exposed", { player: 1, card: "e19", goods: [] })),
      step(9, line("end-turn", { player: 0, spent: 0 }), line("lost-turn", { player: 1 })),
    ]);
    expect(found.map(({ kind }) => kind)).toEqual(["exposed", "lost"]);
    expect(found.map((one) => concerns(one, new Set([1])))).toEqual([true, true]);
    expect(found.map((one) => concerns(one, new Set([0])))).toEqual([false, false]);
  });
});
