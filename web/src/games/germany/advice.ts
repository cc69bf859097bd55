/** Advice on Germany's table: where an action is seen, and what a plan is made of. */
import type { Advice } from "../../kit/game";
import type { Names } from "../../words/words";
import type { GermanyGlossary } from "./glossary";
import { LEARNT, learntFrom } from "./learnt";
import type { Action, View } from "./types";

/** A place is a city or a country, and has the name of one of them. */
const placeSpots = (id: string): string[] => [`city-${id}`, `country-${id}`];

export function spotsOf(action: Action, view: View): string[] {
  switch (action.kind) {
    case "claim":
      return [`route-${action.route}`];
    case "take":
      return view.display.flatMap((card, slot) => (card === action.card ? [`display-${slot}`] : []));
    case "draw":
      return ["deck"];
    case "tickets":
      return [...(action.short > 0 ? ["short-tickets"] : []), ...(action.long > 0 ? ["long-tickets"] : [])];
    case "keep":
      return action.keep.flatMap((position) => {
        const ticket = view.pending[position];
        return ticket ? [...placeSpots(ticket.a), ...placeSpots(ticket.b)] : [];
      });
    case "passenger":
      return view.claimed === null ? [] : [`route-${view.claimed}`];
    default:
      return [];
  }
}

export const ADVICE: Advice = {
  spots: (action, view) => spotsOf(action as Action, view as View),
  place: (id, names) => (names as Names<GermanyGlossary>).route(id),
  learnt: (done, better) => learntFrom(done as Action, better as Action),
  lessons: LEARNT,
};
