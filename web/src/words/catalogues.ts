/** The Fluent catalogues that Python and the page share, and sentences made from them. Each language comes in parts: what
    every page says, and what each game says. Only those that are asked for are fetched. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import parts from "virtual:words";
import { FUNCTIONS } from "./elision";

export const LANGUAGES = ["en", "it", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language under its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", it: "Italiano", fr: "Français" };

/** The locale that numbers and lists follow, the same as in Python. */
export const LOCALES: Record<Language, string> = { en: "en-GB", it: "it", fr: "fr" };

export type Values = Record<string, FluentVariable>;

/** The part that every page needs. The others have the name of a game. */
export const SHARED = "";

const bundles = new Map(
  // Isolation marks would be read out in accessible names and break text drawn in SVG.
  LANGUAGES.map((language) => [
    language,
    new FluentBundle(LOCALES[language], { useIsolating: false, functions: FUNCTIONS }),
  ]),
);
const coming = new Map<string, Promise<void>>();
const here = new Set<string>();

const key = (language: Language, part: string): string => `${language}/${part}`;

export const has = (language: Language, part: string): boolean => here.has(key(language, part));

async function read(language: Language, part: string): Promise<void> {
  const source = await parts[key(language, part)]?.();
  if (source !== undefined) bundles.get(language)?.addResource(new FluentResource(source));
  here.add(key(language, part));
}

/** Fetches a part of a language, once; after a failure it can be asked for again. */
export function fetched(language: Language, part: string): Promise<void> {
  const name = key(language, part);
  const known = coming.get(name);
  if (known) return known;
  const reading = read(language, part).catch((error: unknown) => {
    coming.delete(name);
    throw error;
  });
  coming.set(name, reading);
  return reading;
}

/** The sentence of an id, or of an attribute as `id.attribute`; null when that language does not have it. */
export function find(language: Language, id: string, values: Values = {}): string | null {
  const [name = id, attribute] = id.split(".");
  const bundle = bundles.get(language);
  const message = bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!bundle || !pattern) return null;
  const problems: Error[] = [];
  const sentence = bundle.formatPattern(pattern, values, problems);
  for (const problem of problems) console.warn(`${language} ${id}: ${problem.message}`);
  return sentence;
}

/** A message with all its attributes, by name; the message itself is under "". */
export function formsFound(language: Language, id: string, values?: Values): Record<string, string> | null {
  const message = bundles.get(language)?.getMessage(id);
  if (!message) return null;
  const attributes = Object.keys(message.attributes).map((form) => [form, find(language, `${id}.${form}`, values)]);
  return Object.fromEntries([["", find(language, id, values)], ...attributes]) as Record<string, string>;
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first of the reader's languages that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}
