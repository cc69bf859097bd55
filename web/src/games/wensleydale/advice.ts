/** Advice on the table of the Dales: where an action is seen, and what a plan is made of. */
import type { Advice } from "../../kit/game";
import type { Names } from "../../words/words";
import type { DalesGlossary } from "./glossary";
import { LEARNT, learntFrom } from "./learnt";
import type { Action } from "./types";

export function spotsOf(action: Action): string[] {
  switch (action.kind) {
    case "bid":
      return [`box-${action.box}`];
    case "lay":
    case "over":
      return [`link-${action.border}`];
    case "buy":
      return [`train-${action.train}`];
    case "move":
      return [`piece:${action.area}:${action.piece}`];
    default:
      return [];
  }
}

export const ADVICE: Advice = {
  spots: (action) => spotsOf(action as Action),
  place: (id, names) => (names as Names<DalesGlossary>).border(id),
  learnt: (done, better) => learntFrom(done as Action, better as Action),
  lessons: LEARNT,
};
