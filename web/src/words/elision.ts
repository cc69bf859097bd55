/** Prepositions that change before the name they stand with: the functions that sentences of all languages may call. */
import type { FluentFunction } from "@fluent/bundle";

/** The letters without their accents, in lower case. */
const plain = (name: string): string => name.normalize("NFD").toLowerCase();

/** Italian: a Settle, ad Aysgarth. */
const ad = (name: string): string => `${plain(name).startsWith("a") ? "ad" : "a"} ${name}`;

/** French: de Ben, d’Anna; an h is taken as mute, and a y counts as a vowel before a consonant (Yves, not Yann). */
const de = (name: string): string =>
  /^([aeiouhœæ]|y(?![aeiouh])\p{L})/u.test(plain(name)) ? `d’${name}` : `de ${name}`;

export const FUNCTIONS: Record<string, FluentFunction> = {
  AD: ([name]) => ad(String(name)),
  DE: ([name]) => de(String(name)),
};
