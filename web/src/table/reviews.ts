/** A finished game looked at again, in sums: what was luck, what was decided badly. */
import type { Review } from "./messages";

/** So many standard errors must lie between what was done and what was better before it counts as worse. */
const SURE = 1;

/** What came beside what was to be expected, as a part of the chance to win. */
export function luck(reviews: readonly Review[]): number {
  return reviews.reduce((sum, { hope, after }) => sum + after - hope, 0);
}

/** Decisions that cost something that is more than chance. */
const costly = (reviews: readonly Review[]): Review[] => reviews.filter(({ sure }) => sure >= SURE);

/** What the decisions cost altogether. */
export function lost(reviews: readonly Review[]): number {
  return costly(reviews).reduce((sum, { cost }) => sum + cost, 0);
}

/** The costliest decisions for which something better is known, the worst first. */
export function costliest(reviews: readonly Review[], most: number): Review[] {
  return costly(reviews)
    .filter(({ better }) => better !== null)
    .sort((x, y) => y.cost - x.cost)
    .slice(0, most);
}
