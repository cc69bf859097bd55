/** Advice on the Moon: where an action is seen, and the track of a plan as stretches. */
import type { Advice } from "../../kit/game";
import type { Names } from "../../words/words";
import type { MoonGlossary } from "./glossary";
import { LEARNT, learntFrom } from "./learnt";
import type { Action } from "./types";

export function spotsOf(action: Action): string[] {
  switch (action.kind) {
    case "build":
      return ["build"];
    case "move":
    case "place":
      return [action.city === null ? "operate" : `city-${action.city}`];
    case "load":
      return [`loading-${action.good}`];
    case "drop":
    case "give-up":
      return ["loads"];
    case "deliver":
      return [`demand-${action.card}`, ...(action.city === null ? [] : [`city-${action.city}`])];
    case "upgrade":
      return [`upgrade-${action.loco}`, "loco"];
    default:
      return [`do-${action.kind}`];
  }
}

/** Links that follow one another, from milepost to milepost. */
export interface Stretch {
  a: string;
  b: string;
  links: string[];
}

/** A planned link is told by the ids of its ends and, round the edge, its pair. */
export function stretchesOf(plan: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const link of plan) {
    const [a = "", b = ""] = link.split(" ");
    const last = stretches.at(-1);
    if (last?.links.length === 1 && (a === last.a || b === last.a)) [last.a, last.b] = [last.b, last.a];
    if (last && (a === last.b || b === last.b)) {
      last.b = a === last.b ? b : a;
      last.links.push(link);
    } else stretches.push({ a, b, links: [link] });
  }
  return stretches;
}

export const ADVICE: Advice = {
  spots: (action) => spotsOf(action as Action),
  stretches: (plan) => stretchesOf(plan).map(({ a, b, links }) => `${a} ${b} ${links.length}`),
  place(id, names) {
    const [a, b, count] = id.split(" ");
    return (names as Names<MoonGlossary>).t("lunar-plan-stretch", { a, b, count: Number(count) });
  },
  learnt: (done, better) => learntFrom(done as Action, better as Action),
  lessons: LEARNT,
};
