import { describe, expect, it } from "vitest";
import { matches, once, pieces } from "../src/words/search";

describe("the list of moves", () => {
  it("finds words in any order, without accents or capitals", () => {
    expect(matches("Claim Köln–Düsseldorf", "dussel KOLN")).toBe(true);
    expect(matches("Claim Köln–Düsseldorf", "koln bonn")).toBe(false);
    expect(matches("Claim Köln–Düsseldorf", "")).toBe(true);
  });

  it("has each sentence once, in the order they came", () => {
    const moves = ["b", "a", "b", "c", "a"].map((sentence, id) => ({ sentence, id }));
    expect(once(moves)).toEqual([moves[0], moves[1], moves[3]]);
  });
});

describe("what was found", () => {
  it("is marked in the text as it is written", () => {
    expect(pieces("Ein Zug nach Köln", "koln zug")).toEqual([
      { text: "Ein ", hit: false },
      { text: "Zug", hit: true },
      { text: " nach ", hit: false },
      { text: "Köln", hit: true },
    ]);
    expect(pieces("G1.1 and G1.10", "g1.1")).toEqual([
      { text: "G1.1", hit: true },
      { text: " and G1.10", hit: false },
    ]);
    expect(pieces("l’un", "L'UN")).toEqual([{ text: "l’un", hit: true }]);
    expect(pieces("all", "")).toEqual([{ text: "all", hit: false }]);
  });
});
