import { describe, expect, it } from "vitest";
import { glossaryOf } from "../../src/games/lunar/glossary";
import { actionSentence, eventText, expected } from "../../src/games/lunar/sentences";
import type { Action, View } from "../../src/games/lunar/types";
import { namesOf } from "../../src/words/words";
import { board } from "./board";
import { OPTIONS, playerWith, viewWith } from "./view";

const names = namesOf(glossaryOf(board), ["Anna", "Otto"]);

describe("the words of the Moon", () => {
  it("name every milepost differently, from the nearest city", () => {
    const called = board.mileposts.map(([side, column, row]) => names.milepost(`${side}:${column}:${row}`));
    expect(new Set(called).size).toBe(board.mileposts.length);
    expect(called).toContain("Kepler 2 S 1 SE");
    expect(called).toContain("Tycho (NW)");
    expect(called).toContain("Peary 2 S (far side)");
  });

  it("name cities, goods, locomotives, cards, sides and wrap pairs", () => {
    expect(names.city("fra-mauro")).toBe("Fra Mauro");
    expect(names.good("rare-earths")).toBe("rare earths");
    expect(names.loco("von-braun")).toBe("Von Braun");
    expect([names.card("d17"), names.card("e14"), names.card("e18")]).toEqual([
      "card 17",
      "Moonquake",
      "Solar flare, far side",
    ]);
    expect(names.side("near")).toBe("near side");
    expect([names.pair("-A"), names.pair("A'")]).toEqual(["−A", "A′"]);
  });

  it("leave what is a number a number", () => {
    expect(names.t("lunar-log-reshuffle", { cards: 141 })).toContain("the 141 discarded cards");
  });

  it("say what each action does", () => {
    const base = { id: 1, notation: "" };
    const said = (action: Action): string => actionSentence(action, names);
    const ends = { a: "near:3:31", b: "far:-3:31", link: 5, cost: 2 };
    expect(said({ ...base, ...ends, kind: "build", pair: null })).not.toContain("+A");
    expect(said({ ...base, ...ends, kind: "build", pair: "+A" })).toContain("through +A (2 M)");
    expect(said({ ...base, kind: "upgrade", loco: "soyuz" })).toBe("Buy Soyuz (level III: 12 mileposts, 3 loads)");
    expect(said({ ...base, kind: "move", milepost: "near:-7:5", city: null })).toBe("Ride to Kepler 1 NE");
    expect(said({ ...base, kind: "drop", good: "ice" })).toBe("Drop ice");
    const load = { ...base, kind: "deliver", good: "fish", pay: 23 } as const;
    expect(said({ ...load, card: "d1", city: "tranquility" })).toBe("Deliver fish to Tranquility for 23 M (card 1)");
    expect(said({ ...load, card: "e12", city: null })).toBe("Deliver fish for 23 M: Food shortage");
    expect(said({ ...base, kind: "end-turn" })).toBe("End the turn");
  });
});

describe("events in words", () => {
  const said = (tax_table: [number, number][] | null, card = "e1"): string =>
    eventText(card, board, viewWith({ options: { ...OPTIONS, tax_table } }), names);

  it("tell the tax of this table", () => {
    expect(said(null)).toContain("20%");
    const brackets: [number, number][] = [
      [50, 5],
      [100, 20],
    ];
    expect(said(brackets)).toContain("5 M from 50 M in cash on and 20 M from 100 M in cash on");
    expect(said(brackets)).not.toContain("%");
    expect(said(brackets, "e14")).toBe(said(null, "e14"));
  });

  it("tell until when they last", () => {
    const left = (turns: number): string => names.t("lunar-event-left", { player: 0, turns });
    expect([0, 1, 3].map(left)).toEqual([
      "until Anna ends this turn",
      "until the end of Anna’s next turn",
      "until the end of Anna’s next 3 turns",
    ]);
  });
});

describe("what is expected on the Moon", () => {
  const players = [playerWith({ cash: 60 }), playerWith({ cash: 4 })];
  const view = viewWith({ phase: "build", seat: 1, players }, { moved: 3, speed: 10, spent: 14, limit: 20 });
  const build = { id: 1, notation: "", kind: "build", a: "", b: "", link: 1, pair: null, cost: 1 } satisfies Action;
  const move = { id: 2, notation: "", kind: "move", milepost: "near:-7:5", city: null } satisfies Action;
  const end = { id: 3, notation: "", kind: "end-turn" } satisfies Action;

  it("tells how much can still be spent: what the limit and the cash leave", () => {
    expect(expected(view, [build, end], names)).toContain(": 4 M can still be spent");
    expect(expected({ ...view, seat: 0 }, [build, end], names)).toContain(": 6 M can still be spent");
    expect(expected(view, [end], names)).toContain("nothing more");
  });

  it("tells how far the train can go, and when it cannot", () => {
    const operate: View = { ...view, phase: "operate" };
    expect(expected(operate, [move, end], names)).toContain("7 mileposts left");
    expect(expected(operate, [{ ...end, kind: "turn-round" }], names)).toContain("turn it round");
    expect(expected(operate, [end], names)).toContain("goes no further");
    expect(expected(operate, [{ ...move, kind: "place" }], names)).toContain("any city");
  });

  it("names the winners with their cash", () => {
    const over: View = { ...view, phase: "over", seat: null, ranks: [2, 1], scores: [40, 262] };
    expect(expected(over, [], names)).toBe("Otto wins with 262 M.");
    expect(expected({ ...over, ranks: [1, 1] }, [], names)).toContain("Anna and Otto share");
  });

  it("has a sentence for every decision and every phase", () => {
    for (const phase of ["opening", "operate", "build", "give-up", "flare", "relocate"] as const) {
      for (const actions of [[], [end], [build, move, end]]) {
        expect(expected({ ...view, phase }, actions, names)).not.toContain("lunar-");
      }
      expect(expected({ ...view, phase }, [], names)).toContain("Otto");
    }
  });
});
