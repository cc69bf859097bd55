import { describe, expect, it } from "vitest";
import type { Event } from "../src/games/germany/types";
import type { Step } from "../src/table/messages";
import { lineOf, linesOf } from "../src/table/told";

const step = (n: number, ...events: Event[]): Step => ({ n, seat: 1, turn: 0, events, line: null });

describe("the log in sentences", () => {
  it("names a sentence by the kind of the event, and fills it with the rest", () => {
    expect(lineOf("germany", { kind: "tickets", player: 1, short: 3, long: 1 })).toEqual({
      id: "germany-log-tickets",
      args: { player: 1, short: 3, long: 1 },
    });
  });

  it("says once what happens twice in a row", () => {
    const drawn: Event = { kind: "draw", player: 1 };
    const shuffle: Event = { kind: "shuffle" };
    const ids = linesOf("germany", step(0, drawn, shuffle, shuffle, { kind: "reset", times: 1 })).map(({ id }) => id);
    expect(ids).toEqual(["germany-log-draw", "germany-log-shuffle", "germany-log-reset"]);
    expect(linesOf("germany", step(0, { kind: "reset", times: 1 }, { kind: "reset", times: 2 }))).toHaveLength(2);
  });

  it("tells of a seat that went to somebody else", () => {
    const line = { id: "seats-handed", args: { player: 1 } };
    expect(linesOf("germany", { ...step(4), line })).toEqual([line]);
  });
});
