import { describe, expect, it } from "vitest";
import { GERMANY_KEYS, meaningOf } from "../src/games/germany/keys";
import { commandOf, leafOf, SHELL_KEYS, type Stroke } from "../src/play/keys";
import { placeOf } from "../src/browser/router.svelte";
import { matches } from "../src/words/search";

const stroke = (key: string, more: Partial<Stroke> = {}): Stroke => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe("keys", () => {
  it("take back a move or a turn", () => {
    expect(commandOf(stroke("u"))).toBe("undo");
    expect(commandOf(stroke("U", { shiftKey: true }))).toBe("restart");
    expect(commandOf(stroke("r"))).toBe("restart");
  });

  it("with Ctrl, Alt or Meta belong to the browser", () => {
    expect(commandOf(stroke("u", { ctrlKey: true }))).toBeNull();
    expect(commandOf(stroke("r", { metaKey: true }))).toBeNull();
    expect(commandOf(stroke("l", { altKey: true }))).toBeNull();
  });

  it("of the game are none of the shell's", () => {
    for (const key of ["1", "5", "9", "d", "t", "0"]) {
      expect(commandOf(stroke(key))).toBeNull();
      expect(meaningOf(key)).not.toBeNull();
    }
  });

  it("leaf through the game by moves and turns, to its ends, and play it", () => {
    const leaf = (key: string, more: Partial<Stroke> = {}): string | null => leafOf(stroke(key, more), null);
    expect([leaf("ArrowLeft"), leaf("ArrowRight")]).toEqual(["before", "after"]);
    expect([leaf("ArrowLeft", { shiftKey: true }), leaf("ArrowRight", { shiftKey: true })]).toEqual([
      "turn-before",
      "turn-after",
    ]);
    expect([leaf("Home"), leaf("End"), leaf(" ")]).toEqual(["start", "now", "play"]);
    expect([leaf("ArrowLeft", { altKey: true }), leaf("ArrowUp"), leaf("u")]).toEqual([null, null, null]);
  });

  it("are told in the help, each with a sentence of its own", () => {
    const told = [...SHELL_KEYS, ...GERMANY_KEYS].map((help) => help.does);
    expect(new Set(told).size).toBe(told.length);
    expect(SHELL_KEYS.flatMap((help) => help.keys)).toEqual(expect.arrayContaining(["u", "r", "l", "h", "?"]));
  });
});

describe("the search in the list of moves", () => {
  it("minds neither accents nor capitals nor the order of words", () => {
    expect(matches("Claim Köln–Düsseldorf with 1 red card", "dussel koln")).toBe(true);
    expect(matches("Claim Köln–Düsseldorf with 1 red card", "blue")).toBe(false);
    expect(matches("Draw a card from the deck", "  ")).toBe(true);
  });
});

describe("addresses", () => {
  it("lead to the lobby, a table, about, or nowhere", () => {
    expect(placeOf("/")).toEqual({ page: "lobby" });
    expect(placeOf("/table/uDmGKFd3wmgGg0E_")).toEqual({ page: "table", id: "uDmGKFd3wmgGg0E_", at: null });
    expect(placeOf("/about/")).toEqual({ page: "about" });
    expect(placeOf("/rules/germany")).toEqual({ page: "rules", game: "germany" });
    expect(placeOf("/table/")).toEqual({ page: "lost" });
  });

  it("may name a moment of a game, and whose eyes see it", () => {
    const table = { page: "table", id: "a" };
    expect(placeOf("/table/a?at=12")).toEqual({ ...table, at: { n: 12, seat: null } });
    expect(placeOf("/table/a?at=-1&seat=2")).toEqual({ ...table, at: { n: -1, seat: 2 } });
    expect(placeOf("/table/a?at=then&seat=2")).toEqual({ ...table, at: null });
  });
});
