/** A finished game looked at again, in sums: what was luck, what was decided badly. */
import type { Analysis } from "../api/types";
import type { Action, Review } from "./messages";

/** Whether it is known what the draws alone gave. */
export function drawn(reviews: readonly Review[]): boolean {
  return reviews.some((review) => review.drawn !== null);
}

/** What the draws gave beside what they give on average, as a part of the chance to win. Where that is not known, what
 * they and the others brought beside what was to be hoped for at the start. */
export function luck({ reviews, result }: Pick<Analysis, "reviews" | "result">): number {
  if (drawn(reviews)) return reviews.reduce((sum, review) => sum + (review.drawn ?? 0), 0);
  return result - (reviews[0]?.hope ?? result) + lost(reviews);
}

/** What the decisions cost altogether. */
export function lost(reviews: readonly Review[]): number {
  return reviews.reduce((sum, { cost }) => sum + cost, 0);
}

/** The costliest decisions, the worst first. */
export function costliest(reviews: readonly Review[], most: number): Review[] {
  return reviews
    .filter(({ better }) => better !== null)
    .sort((x, y) => y.cost - x.cost)
    .slice(0, most);
}

/** The same thing to be learnt from one decision or several, and what these cost. */
export interface Learnt {
  what: string;
  times: number;
  cost: number;
}

/** What there is to be learnt from all decisions that cost something, what cost most first. */
export function learntFrom(
  reviews: readonly Review[],
  learnt: (done: Action, better: Action) => string,
  most: number,
): Learnt[] {
  const all = new Map<string, Learnt>();
  for (const { done, better, cost } of reviews) {
    if (!better) continue;
    const what = learnt(done.action, better.action);
    const before = all.get(what) ?? { what, times: 0, cost: 0 };
    all.set(what, { what, times: before.times + 1, cost: before.cost + cost });
  }
  return [...all.values()].sort((x, y) => y.cost - x.cost).slice(0, most);
}
