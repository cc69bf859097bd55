/** What actions are worth, term by term, as far as it can be told: with one figure behind the point. */
import { t } from "../words/language.svelte";
import type { Explanation, Term, Weighed } from "../table/messages";

export const rounded = (worth: number): number => Math.round(worth * 10) / 10;

/** The terms that count for something, the greatest first. */
export function telling(terms: readonly Term[]): Term[] {
  return terms
    .map(({ term, worth }) => ({ term, worth: rounded(worth) }))
    .filter(({ worth }) => worth !== 0)
    .sort((x, y) => Math.abs(y.worth) - Math.abs(x.worth));
}

/** A term by its name in the game. */
export const termName = (game: string, { term }: Term): string => t(`${game}-term-${term.replaceAll(" ", "-")}`);

/** Term by term what one action has more than another. */
export function difference(one: Pick<Weighed, "terms">, other: Pick<Weighed, "terms">): Term[] {
  const sums = new Map<string, number>();
  for (const { term, worth } of one.terms) sums.set(term, worth);
  for (const { term, worth } of other.terms) sums.set(term, (sums.get(term) ?? 0) - worth);
  return telling([...sums].map(([term, worth]) => ({ term, worth })));
}

/** How an action stands to the best of the others; null where there is no other. */
export function standing({ done, instead }: Explanation): { than: Weighed; by: number } | null {
  const [first, ...rest] = instead;
  if (!first) return null;
  const than = rest.reduce((best, one) => (one.worth > best.worth ? one : best), first);
  return { than, by: rounded(done.worth - than.worth) };
}

/** The range in which a chance most likely lies: two standard errors to each side. */
export function band(chance: number, error: number): { low: number; high: number } {
  return { low: Math.max(0, chance - 2 * error), high: Math.min(1, chance + 2 * error) };
}

export const percent = (part: number): number => Math.round(part * 100);
