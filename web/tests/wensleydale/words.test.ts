import { describe, expect, it } from "vitest";
import { glossaryOf } from "../../src/games/wensleydale/glossary";
import { actionSentence, expected } from "../../src/games/wensleydale/sentences";
import type { Action } from "../../src/games/wensleydale/types";
import { namesOf } from "../../src/words/words";
import { board } from "./board";
import { viewWith } from "./view";

const names = namesOf(glossaryOf(board), ["Anna", "Otto", "Clara"]);

describe("the words of the Dales", () => {
  it("name areas, borders and trains", () => {
    expect(names.place("kirkby_stephen")).toBe("Kirkby Stephen");
    expect(names.border("settle-the_south")).toBe("Settle–The South");
    expect(names.t("wensleydale-log-choose-train", { player: 1, train: "t3a" })).toContain("3A");
  });

  it("count the points of a payment by kind", () => {
    const payment = ["cube", "cube", "midland"];
    expect(names.t("wensleydale-log-paid", { player: 0, payment })).toBe("Anna pays 2 cubes and a Midland point.");
  });

  it("keep a number of train points a number", () => {
    const figures = { cubes: 3, government: 1, train: 2, midland: 0, north_eastern: 4, profit: -3, links: 9, laid: 6 };
    expect(names.t("wensleydale-look-player", { player: 2, ...figures })).toContain("train 2");
  });

  it("say what each action does", () => {
    const base = { id: 1, notation: "" };
    const said = (action: Action): string => actionSentence(action, names);
    expect(said({ ...base, kind: "bid", box: 3, cubes: 5 })).toBe("Bid 5 cubes for box 3");
    expect(said({ ...base, kind: "lay", a: "skipton", b: "rylstone", border: "rylstone-skipton" })).toBe(
      "Build a link from Skipton to Rylstone",
    );
    expect(said({ ...base, kind: "exchange", payment: {} })).toContain("nothing");
    expect(said({ ...base, kind: "move", piece: "red", area: "settle" })).toContain("red passenger");
    expect(said({ ...base, kind: "pass" })).toBe("Pass");
  });
});

describe("what is expected", () => {
  const view = viewWith({ phase: "build", seat: 1 });
  const lay = { id: 1, notation: "", kind: "lay", a: "skipton", b: "rylstone", border: "" } satisfies Action;
  const done = { id: 2, notation: "", kind: "done" } satisfies Action;

  it("follows the line as it grows", () => {
    const fees = { government: 0, midland: 0, north_eastern: 0 };
    const building = { areas: ["skipton", "rylstone"], links: ["rylstone-skipton"], cost: 2, fees, cubes: 0, rest: 2 };
    const grown = viewWith({ phase: "build", seat: 1, building });
    const first = expected(view, [lay], names);
    const on = expected(grown, [lay, done], names);
    const last = expected(grown, [done], names);
    expect(new Set([first, on, last]).size).toBe(3);
    expect(on).toContain("Rylstone");
  });

  it("is to wait while another decides", () => {
    expect(expected(view, [], names)).toContain("Otto");
  });

  it("has a sentence for every decision and every phase", () => {
    for (const phase of ["auction", "build", "pay", "trains", "exchange", "takeover"] as const) {
      for (const actions of [[], [done], [lay, done]]) {
        const said = expected({ ...view, phase }, actions, names);
        expect(said).not.toContain("wensleydale-");
      }
    }
  });
});
