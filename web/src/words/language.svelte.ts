/** The language of the page: chosen at any time, remembered, taken from the browser at first. */
import { find, formsFound, isLanguage, LOCALES, preferred, type Language, type Values } from "./catalogues";
import { recall, remember } from "../browser/memory";

class Speech {
  language = $state<Language>("en");

  constructor() {
    const stored = recall("language");
    const first = stored && isLanguage(stored) ? stored : preferred(globalThis.navigator?.languages ?? []);
    this.show(first);
  }

  choose(language: Language): void {
    remember("language", language);
    this.show(language);
  }

  private show(language: Language): void {
    this.language = language;
    globalThis.document?.documentElement.setAttribute("lang", language);
  }
}

export const speech = new Speech();

/** A sentence in the chosen language. Templates that call it follow a change of language by themselves. */
export function t(id: string, values?: Values): string {
  return find(speech.language, id, values) ?? find("en", id, values) ?? id;
}

/** The first of these ids that the catalogues know, as a sentence; else what is given instead. */
export function firstOf(ids: readonly string[], instead: string, values?: Values): string {
  for (const id of ids) {
    const sentence = find(speech.language, id, values);
    if (sentence !== null) return sentence;
  }
  return instead;
}

/** A name and its other grammatical forms, by form; the name itself is under "". Null if nothing is called so. */
export function forms(id: string, values?: Values): Record<string, string> | null {
  return formsFound(speech.language, id, values);
}

export function list(items: string[]): string {
  return new Intl.ListFormat(LOCALES[speech.language], { style: "long", type: "conjunction" }).format(items);
}

/** The time of day. */
export function clock(moment: Date): string {
  return new Intl.DateTimeFormat(LOCALES[speech.language], { timeStyle: "short" }).format(moment);
}

const UNITS = [
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** How long ago, in the largest unit that has passed. */
export function ago(moment: Date, now = new Date()): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 60_000));
  const [unit, length] = UNITS.find(([, length]) => minutes >= length) ?? ["second", 1];
  const format = new Intl.RelativeTimeFormat(LOCALES[speech.language], { numeric: "auto" });
  return format.format(-Math.floor(minutes / length), unit);
}

export function when(moment: Date): string {
  return new Intl.DateTimeFormat(LOCALES[speech.language], { dateStyle: "medium", timeStyle: "short" }).format(moment);
}
