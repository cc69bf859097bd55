/** The same examples as in Python: both sides turn ids into the same names and the same sentences. */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { glossaryOf as dales } from "../src/games/wensleydale/glossary";
import { glossaryOf as germany } from "../src/games/germany/glossary";
import { glossaryOf as moon } from "../src/games/lunar/glossary";
import { LANGUAGES, type Language } from "../src/words/catalogues";
import { speech } from "../src/words/language.svelte";
import { namesOf, type Arguments, type Glossary } from "../src/words/words";
import { board as moonBoard } from "./lunar/board";

interface Example {
  game: string;
  id: string;
  args: Arguments;
  said: Record<Language, string>;
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const board = (game: string): never => read(`../../src/branchline/games/${game}/board.json`) as never;

const glossaries: Record<string, Glossary> = {
  germany: germany(board("germany")),
  wensleydale: dales(board("wensleydale")),
  lunar: moon(moonBoard),
};
const examples = read("../../tests/locale/examples.json") as Example[];

afterEach(() => speech.choose("en"));

describe.each(LANGUAGES)("examples in %s", (language) => {
  it.each(examples)("$game: $id", ({ game, id, args, said }) => {
    speech.choose(language);
    expect(namesOf(glossaries[game]!, ["Anna", "Ben"]).t(id, args)).toBe(said[language]);
  });
});
