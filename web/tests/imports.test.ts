/** The rules of eslint.config.js can be broken, in each of the ways they are there for. */
import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";

const eslint = new ESLint();

async function broken(file: string, script: string): Promise<(string | null)[]> {
  const text = file.endsWith(".svelte") ? `<script lang="ts">${script}</script>` : script;
  const [result] = await eslint.lintText(text, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

describe("the import rules", () => {
  it.each([
    ["a component from below", "src/play/New.svelte", 'import type { Game } from "../kit/game";'],
    ["a file of the same room", "src/words/new.ts", 'import "./words";'],
    ["another folder of the same game", "src/games/lunar/map/new.ts", 'import "../cards";'],
    ["a library", "src/words/new.ts", 'import "svelte";'],
  ])("allow %s", async (_, file, script) => {
    expect(await broken(file, script)).toEqual([]);
  });

  it.each([
    ["two folders that know each other", "src/words/new.ts", 'import "../shell/icons";'],
    ["a room of the lowest line that knows another", "src/browser/new.ts", 'import "../words/language.svelte";'],
    ["a type from above in a component", "src/kit/New.svelte", 'import type { load } from "../games";'],
    ["something from above, loaded when it is needed", "src/table/new.ts", 'void import("../games");'],
    ["something from above, handed on", "src/table/new.ts", 'export * from "../kit/game";'],
    ["two pages that know each other", "src/lobby/New.svelte", 'import "../about/About.svelte";'],
    ["a game by another way than its registration", "src/play/New.svelte", 'import "../games/lunar";'],
    ["two games that know each other", "src/games/lunar/new.ts", 'import type { Board } from "../germany/types";'],
  ])("forbid %s", async (_, file, script) => {
    expect(await broken(file, script)).toEqual(["boundaries/dependencies"]);
  });

  it("forbid a folder without a place, and what is outside the page", async () => {
    expect(await broken("src/attic/new.ts", "export {};")).toEqual(["boundaries/no-unknown-files"]);
    expect(await broken("src/games/new.ts", "export {};")).toEqual(["boundaries/no-unknown-files"]);
    expect(await broken("src/words/new.ts", 'import "../../tests/board";')).toEqual([
      "boundaries/no-unknown-dependencies",
    ]);
  });
});
