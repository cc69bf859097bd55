/** What a coach explains in Germany, and the rules it is about. */
import type { Action, View } from "./types";

export const COACH = {
  "setup-mix": ["G2.14", "G2.15"],
  "setup-keep": ["G2.18", "G13.4"],
  turn: ["G3.3"],
  second: ["G4.2", "G5.3"],
  payment: ["G6.2", "G6.4"],
  passenger: ["G8.1", "G13.10"],
  tickets: ["G10.2"],
  keep: ["G10.6", "G13.4"],
  "last-round": ["G12.1", "G12.3"],
} as const satisfies Record<string, readonly string[]>;

type Topic = keyof typeof COACH;

/** What the decision is about; `choice` is the panel that is open. */
export function topicsOf(view: View, actions: readonly Action[], choice: string | null): Topic[] {
  if (actions.length === 0) return [];
  switch (view.phase) {
    case "turn": {
      const general: Topic[] = view.turns_left === null ? ["turn"] : ["last-round", "turn"];
      if (choice === "claim") return ["payment"];
      return choice === "mix" ? ["tickets"] : general;
    }
    case "passenger-a":
    case "passenger-b":
      return ["passenger"];
    case "over":
      return [];
    default:
      return [view.phase];
  }
}
