/** A rules page as `docs/rules` has it, taken apart: chapters of rules by id, then sections of prose, lists and a table. */

/** A piece of a sentence. A rule's text is its id. */
export type Mark =
  { kind: "text" | "strong" | "code" | "rule"; text: string } | { kind: "link"; text: string; to: string };

export interface Rule {
  id: string;
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

export type Block = { kind: "prose" | "item"; text: string } | { kind: "table"; head: string[]; rows: string[][] };

export interface Section {
  /** as links within the page name it */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Book {
  title: string;
  intro: string[];
  chapters: Chapter[];
  sections: Section[];
}

const CHAPTER = /^([A-Z]\d+) (.+)$/;
const RULE = /^- \*\*([A-Z]\d+\.\d+)\*\* (.+)$/;
/** What stands below is not for players. */
const END = "<!-- The rest is for those who work on the game. -->";
const MARKS = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|\b([A-Z]\d+(?:\.\d+)?)\b/g;

/** Apostrophes and the spaces of French as they are printed. */
const printed = (text: string): string => text.replaceAll("'", "’").replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0");
const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, " ");
const cells = (row: string): string[] => row.split("|").slice(1, -1).map(oneLine);

export function marksOf(sentence: string): Mark[] {
  const marks: Mark[] = [];
  let done = 0;
  for (const mark of sentence.matchAll(MARKS)) {
    const [whole, strong, code, link, to, rule] = mark;
    if (mark.index > done) marks.push({ kind: "text", text: printed(sentence.slice(done, mark.index)) });
    if (strong !== undefined) marks.push({ kind: "strong", text: printed(strong) });
    else if (code !== undefined) marks.push({ kind: "code", text: code });
    else if (rule !== undefined) marks.push({ kind: "rule", text: rule });
    else marks.push({ kind: "link", text: printed(link ?? ""), to: to ?? "" });
    done = mark.index + whole.length;
  }
  if (done < sentence.length) marks.push({ kind: "text", text: printed(sentence.slice(done)) });
  return marks;
}

function blocksOf(text: string): Block[] {
  return text.split(/\n{2,}/).flatMap((part): Block[] => {
    const lines = part.trim().split("\n");
    if (part.startsWith("- ")) return lines.map((line) => ({ kind: "item", text: line.slice(2) }));
    if (part.startsWith("|")) {
      const [head = "", , ...rows] = lines;
      return [{ kind: "table", head: cells(head), rows: rows.map(cells) }];
    }
    return part.trim() ? [{ kind: "prose", text: oneLine(part) }] : [];
  });
}

export function bookOf(page: string): Book {
  const [opening = "", ...parts] = page.split(END)[0]!.split(/^## /m);
  const [title = "", ...intro] = opening.trim().split(/\n{2,}/);
  const book: Book = { title: printed(title.replace("# ", "")), intro: intro.map(oneLine), chapters: [], sections: [] };
  for (const part of parts) {
    const [heading = "", ...lines] = part.split("\n");
    const chapter = CHAPTER.exec(heading);
    if (chapter) {
      const rules = lines.flatMap((line) => {
        const [, id, text] = RULE.exec(line) ?? [];
        return id && text ? [{ id, text }] : [];
      });
      book.chapters.push({ id: chapter[1]!, title: printed(chapter[2]!), rules });
    } else {
      const id = heading.toLowerCase().replaceAll(" ", "-");
      book.sections.push({ id, title: printed(heading), blocks: blocksOf(lines.join("\n").trim()) });
    }
  }
  return book;
}

/** A rule by its id with the chapter it stands in, or a whole chapter; null where the book has no such thing. */
export function lookUp(book: Book, id: string): { chapter: Chapter; rules: Rule[] } | null {
  const chapter = book.chapters.find((one) => one.id === id.split(".")[0]);
  const rules = chapter?.rules.filter((rule) => rule.id === id || chapter.id === id) ?? [];
  return chapter && rules.length > 0 ? { chapter, rules } : null;
}
