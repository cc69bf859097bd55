import { describe, expect, it } from "vitest";
import { NAMES } from "../games";
import { LANGUAGES } from "../words/catalogues";
import { bookOf, lookUp, marksOf } from "./book";
import { gameOf, open } from "./library";

const PAGE = `# The rules of Patience

One player
plays.

A **pile** is cards.

## P1 Setting up

- **P1.1** There are 7 piles (P2.1).
- **P1.2** The rest is the \`deck\`.

## P2 Playing

- **P2.1** Red goes on black.

## Options

What may change.

| name | default | what it changes | rule |
|---|---|---|---|
| \`piles\` | \`7\` | How many piles. | P1.1 |

## Rulings

- P1.1, P2.1: Nothing is said.

<!-- The rest is for those who work on the game. -->

## Examples

- **PT1** An example.
`;

describe("a rules page", () => {
  const book = bookOf(PAGE);

  it("is taken apart into chapters and rules", () => {
    expect(book.title).toBe("The rules of Patience");
    expect(book.intro).toEqual(["One player plays.", "A **pile** is cards."]);
    expect(book.chapters.map(({ id, title }) => [id, title])).toEqual([
      ["P1", "Setting up"],
      ["P2", "Playing"],
    ]);
    expect(book.chapters[0]?.rules).toEqual([
      { id: "P1.1", text: "There are 7 piles (P2.1)." },
      { id: "P1.2", text: "The rest is the `deck`." },
    ]);
  });

  it("has its other sections, but for those that are not for players", () => {
    expect(book.sections).toEqual([
      {
        id: "options",
        title: "Options",
        blocks: [
          { kind: "prose", text: "What may change." },
          {
            kind: "table",
            head: ["name", "default", "what it changes", "rule"],
            rows: [["`piles`", "`7`", "How many piles.", "P1.1"]],
          },
        ],
      },
      { id: "rulings", title: "Rulings", blocks: [{ kind: "item", text: "P1.1, P2.1: Nothing is said." }] },
    ]);
  });

  it("finds a rule, or a whole chapter", () => {
    expect(lookUp(book, "P1.2")?.rules).toEqual([{ id: "P1.2", text: "The rest is the `deck`." }]);
    expect(lookUp(book, "P1.2")?.chapter.title).toBe("Setting up");
    expect(lookUp(book, "P1")?.rules).toHaveLength(2);
    expect(lookUp(book, "P1.3")).toBeNull();
    expect(lookUp(book, "P3")).toBeNull();
  });
});

describe("a sentence", () => {
  it("is cut at its marks, and at the rules it names", () => {
    expect(marksOf("A **pile** of `max_7` as in P5.7, [more](#options): 3A costs 20 M.")).toEqual([
      { kind: "text", text: "A " },
      { kind: "strong", text: "pile" },
      { kind: "text", text: " of " },
      { kind: "code", text: "max_7" },
      { kind: "text", text: " as in " },
      { kind: "rule", text: "P5.7" },
      { kind: "text", text: ", " },
      { kind: "link", text: "more", to: "#options" },
      { kind: "text", text: ": 3A costs 20 M." },
    ]);
  });

  it("is set as it would be printed, but for what is typed", () => {
    expect(marksOf("l'un : « deux » `A'`")).toEqual([
      { kind: "text", text: "l’un\u00a0: «\u00a0deux\u00a0» " },
      { kind: "code", text: "A'" },
    ]);
  });
});

describe("the library", () => {
  it("has a book of every game in every language, with the same rules", async () => {
    for (const game of NAMES) {
      const books = await Promise.all(LANGUAGES.map((language) => open(game, language)));
      const ids = books.map((book) => book.chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));
      expect(ids[0]?.length).toBeGreaterThan(100);
      for (const other of ids) expect(other).toEqual(ids[0]);
      for (const id of ids[0] ?? []) expect(gameOf(id)).toBe(game);
      for (const book of books) expect(book.sections.length).toBe(books[0]?.sections.length);
    }
  });

  it("says so where there is none", async () => {
    await expect(open("chess", "en")).rejects.toThrow("no rules of chess");
  });
});
