import { describe, expect, it } from "vitest";
import { GERMANY_KEYS, meaningOf } from "../src/games/germany/keys";
import { commandOf, SHELL_KEYS, type Stroke } from "../src/play/keys";
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
    expect(placeOf("/table/uDmGKFd3wmgGg0E_")).toEqual({ page: "table", id: "uDmGKFd3wmgGg0E_" });
    expect(placeOf("/about/")).toEqual({ page: "about" });
    expect(placeOf("/rules/germany")).toEqual({ page: "rules", game: "germany" });
    expect(placeOf("/table/")).toEqual({ page: "lost" });
  });
});
