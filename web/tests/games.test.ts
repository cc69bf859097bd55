import { describe, expect, it } from "vitest";
import { load, NAMES, shown } from "../src/games";

describe("the games of the page", () => {
  it("are told apart from those it does not know", async () => {
    expect(NAMES.every(shown)).toBe(true);
    for (const name of ["", "chess", "toString"]) {
      expect(shown(name)).toBe(false);
      await expect(load(name)).rejects.toThrow(`cannot show the game ${name}`);
    }
  });
});
