/** The language of the page: chosen at any time, remembered, taken from the browser at first. */
import { recall, remember, whenAdopted } from "../browser/memory";
import {
  fetched,
  find,
  formsFound,
  has,
  isLanguage,
  LOCALES,
  preferred,
  SHARED,
  type Language,
  type Values,
} from "./catalogues";

class Speech {
  language = $state<Language>("en");
  /** What has to be said in any language that is chosen: whatever came into sight so far. */
  readonly #parts = new Set([SHARED]);
  #wanted: Language = "en";

  constructor() {
    const stored = recall("language");
    this.#show(stored && isLanguage(stored) ? stored : preferred(globalThis.navigator?.languages ?? []));
    whenAdopted(() => {
      const adopted = recall("language");
      if (adopted && isLanguage(adopted) && adopted !== this.language) this.#want(adopted);
    });
  }

  /** Another language, as soon as all its words are there; until then the page stays in the one it has. */
  choose(language: Language): void {
    remember("language", language);
    this.#want(language);
  }

  #want(language: Language): void {
    this.#wanted = language;
    this.#turn(language);
  }

  /** Resolves when the words of a game are there, or without a name those of every page. */
  async learn(part = SHARED): Promise<void> {
    this.#parts.add(part);
    while (!has(this.language, part)) await fetched(this.language, part);
  }

  #turn(language: Language): void {
    if (language !== this.#wanted) return;
    const missing = [...this.#parts].filter((part) => !has(language, part));
    if (missing.length === 0) this.#show(language);
    else
      Promise.all(missing.map((part) => fetched(language, part))).then(
        () => this.#turn(language),
        () => (this.#wanted = this.language),
      );
  }

  #show(language: Language): void {
    this.language = language;
    this.#wanted = language;
    globalThis.document?.documentElement.setAttribute("lang", language);
  }
}

export const speech = new Speech();

/** A sentence in the chosen language. Templates that call it follow a change of language by themselves. */
export function t(id: string, values?: Values): string {
  return find(speech.language, id, values) ?? id;
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

/** A number as the language writes it, with a true minus. */
export function number(value: number, format: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(LOCALES[speech.language], format).format(value).replace("-", "−");
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

/** A day, without the hour. */
export function day(moment: Date): string {
  return new Intl.DateTimeFormat(LOCALES[speech.language], { dateStyle: "long" }).format(moment);
}

export function when(moment: Date): string {
  return new Intl.DateTimeFormat(LOCALES[speech.language], { dateStyle: "medium", timeStyle: "short" }).format(moment);
}

/** Of something that is called differently from language to language: what the reader calls it, or else anybody. */
export function ofMine(names: Readonly<Record<string, string>>): string {
  return names[speech.language] ?? Object.values(names)[0] ?? "";
}
