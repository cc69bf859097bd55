/** The rules of every game in every language; a book is fetched when somebody opens it. */
import type { Language } from "../words/catalogues";
import { bookOf, type Book } from "./book";

const HOME = "../../../docs/rules";
const files = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });
const books = new Map<string, Promise<Book>>();

const names = Object.keys(files).flatMap((path) => /\/rules\/([a-z]+)\.md$/.exec(path)?.[1] ?? []);

/** The game that a rule belongs to: its ids begin with its first letter. */
export function gameOf(rule: string): string {
  return names.find((name) => name[0]?.toUpperCase() === rule[0]) ?? "";
}

/** Fetches a book, once; after a failure it can be asked for again. */
export function open(game: string, language: Language): Promise<Book> {
  // English is at home where the others have a folder.
  const path = language === "en" ? `${HOME}/${game}.md` : `${HOME}/${language}/${game}.md`;
  const known = books.get(path);
  if (known) return known;
  const file = files[path];
  if (!file) return Promise.reject(new Error(`There are no rules of ${game} in ${language}.`));
  const book = file().then(bookOf);
  books.set(path, book);
  book.catch(() => books.delete(path));
  return book;
}
