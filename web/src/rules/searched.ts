/** What of a book holds the words that are searched for. */
import type { Block, Book } from "../rulebook/book";
import { matches } from "../words/search";

export interface Searched {
  book: Book;
  /** of the places that match */
  count: number;
}

/** The book without what does not match. With nothing typed it is the whole book. */
export function searched(book: Book, typed: string): Searched {
  if (!typed.trim()) return { book, count: 0 };
  let count = 0;
  const hit = (text: string): boolean => {
    const is = matches(text, typed);
    if (is) count += 1;
    return is;
  };
  const chapters = book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(({ id, text }) => hit(`${id} ${text}`)) }))
    .filter(({ rules }) => rules.length > 0);
  const sections = book.sections
    .map((section) => ({ ...section, blocks: section.blocks.flatMap((block) => within(block, hit)) }))
    .filter(({ blocks }) => blocks.length > 0);
  return { book: { ...book, intro: book.intro.filter(hit), chapters, sections }, count };
}

function within(block: Block, hit: (text: string) => boolean): Block[] {
  if (block.kind !== "table") return hit(block.text) ? [block] : [];
  const rows = block.rows.filter((row) => hit(row.join(" ")));
  return rows.length > 0 ? [{ ...block, rows }] : [];
}
