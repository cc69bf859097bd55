import { describe, expect, it } from "vitest";
import { matches, once } from "../src/words/search";

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
