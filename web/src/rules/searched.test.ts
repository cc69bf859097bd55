import { describe, expect, it } from "vitest";
import type { Book } from "../rulebook/book";
import { searched } from "./searched";

const BOOK: Book = {
  title: "Patience",
  intro: ["One player plays."],
  chapters: [
    { id: "P1", title: "One", rules: [{ id: "P1.1", text: "Sept piles à côté." }] },
    {
      id: "P2",
      title: "Two",
      rules: [
        { id: "P2.1", text: "As in P1.1." },
        { id: "P2.10", text: "As in P1.10." },
      ],
    },
  ],
  sections: [
    {
      id: "options",
      title: "Options",
      blocks: [
        { kind: "prose", text: "What may change." },
        {
          kind: "table",
          head: ["name"],
          rows: [["`piles`", "How many piles."], ["`deck`"]],
        },
      ],
    },
  ],
};

const ids = (typed: string): string[] =>
  searched(BOOK, typed).book.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));

describe("searching the rules", () => {
  it("finds words without accents or capitals, wherever they stand", () => {
    const { book, count } = searched(BOOK, "PILES");
    expect(count).toBe(2);
    expect(book.chapters.map(({ id }) => id)).toEqual(["P1"]);
    expect(book.sections[0]?.blocks).toEqual([
      { kind: "table", head: ["name"], rows: [["`piles`", "How many piles."]] },
    ]);
    expect(ids("cote")).toEqual(["P1.1"]);
  });

  it("finds a rule by its id, and where it is named, but no other that begins like it", () => {
    expect(ids("p1.1")).toEqual(["P1.1", "P2.1"]);
    expect(ids("P2.10")).toEqual(["P2.10"]);
    expect(ids("p2")).toEqual(["P2.1", "P2.10"]);
  });

  it("leaves the book as it is while nothing is typed", () => {
    expect(searched(BOOK, "  ").book).toBe(BOOK);
  });
});
