/** What a coach explains in the Dales, and the rules it is about. */
import type { Action, View } from "./types";

export const COACH = {
  auction: ["W6.4", "W6.5", "W6.16"],
  build: ["W8.1", "W8.7"],
  "build-on": ["W8.21", "W8.24", "W8.29"],
  pay: ["W8.38", "W8.39"],
  trains: ["W10.2", "W10.8"],
  load: ["W11.10", "W11.12", "W11.16"],
  exchange: ["W10.16", "W10.20"],
  takeover: ["W15.1", "W15.3", "W17.4"],
  handing: ["W15.8", "W15.9"],
  "last-turn": ["W16.4", "W17.2"],
} as const satisfies Record<string, readonly string[]>;

type Topic = keyof typeof COACH;

export function topicsOf(view: View, actions: readonly Action[]): Topic[] {
  if (actions.length === 0) return [];
  const last: Topic[] = view.turn + 1 === view.turns ? ["last-turn"] : [];
  switch (view.phase) {
    case "build":
      return [(view.building?.areas.length ?? 0) > 0 ? "build-on" : "build"];
    case "trains":
      return actions.some(({ kind }) => kind === "move") ? ["trains", "load"] : ["trains"];
    case "takeover":
      return [view.taking ? "handing" : "takeover"];
    case "auction":
      return [...last, "auction"];
    case "over":
      return [];
    default:
      return [view.phase];
  }
}
