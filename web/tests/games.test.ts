import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { load, NAMES, shown } from "../src/games";

/** What Python registers: its table of packs names each game once. */
const PACKS = /^PACKS: .*\{(.*)\}$/m.exec(
  readFileSync(new URL("../../src/branchline/games/__init__.py", import.meta.url), "utf8"),
);

describe("the games of the page", () => {
  it("are those of Python, in the same order", () => {
    expect([...PACKS![1]!.matchAll(/"(\w+)":/g)].map(([, name]) => name)).toEqual(NAMES);
  });

  it("are told apart from those it does not know", async () => {
    expect(NAMES.every(shown)).toBe(true);
    for (const name of ["", "chess", "toString"]) {
      expect(shown(name)).toBe(false);
      await expect(load(name)).rejects.toThrow(`cannot show the game ${name}`);
    }
  });
});
