/** What happens on a side that is turned away. */
import type { Geography, Milepost } from "../geography";
import type { Side } from "../types";
import type { Demanded, Highlight } from "./types";

interface Matters {
  /** where a path leads */
  goal: Milepost | null;
  demanded: Demanded | null;
  last: Highlight;
}

/** Sides out of sight where the last move was made, a path leads to, or a demand is about. */
export function newsElsewhere(
  geography: Geography,
  shown: readonly Side[],
  { goal, demanded, last }: Matters,
): ReadonlySet<Side> {
  const wanted = demanded ? [...demanded.sources, ...demanded.destinations] : [];
  const ends = [...(goal ? [goal.id] : []), ...last.mileposts, ...wanted];
  const sides = [
    ...ends.flatMap((id) => geography.find(id)?.side ?? []),
    ...last.links.map((number) => geography.sideOf(geography.links[number]!)),
  ];
  return new Set(sides.filter((side) => !shown.includes(side)));
}
