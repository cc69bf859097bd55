/** What a coach explains on the Moon, and the rules it is about. */
import type { Action, View } from "./types";

export const COACH = {
  opening: ["L5.1", "L5.5", "L6.12"],
  place: ["L12.1", "L12.2"],
  operate: ["L5.7", "L12.7", "L15.2"],
  load: ["L16.2", "L16.6"],
  deliver: ["L17.1", "L3.4"],
  exchange: ["L5.12"],
  stranded: ["L13.8"],
  build: ["L5.8", "L6.2", "L27.2"],
  upgrade: ["L11.4", "L11.10"],
  event: ["L18.2", "L18.6"],
  "give-up": ["L11.14"],
  flare: ["L25.8"],
  relocate: ["L20.18"],
  "last-round": ["L27.13"],
} as const satisfies Record<string, readonly string[]>;

type Topic = keyof typeof COACH;

export function topicsOf(view: View, actions: readonly Action[]): Topic[] {
  if (actions.length === 0) return [];
  const can = new Set(actions.map(({ kind }) => kind));
  const news: Topic[] = [...(view.fulfilled.length > 0 ? ["last-round" as const] : [])];
  if (view.events.length > 0) news.push("event");
  switch (view.phase) {
    case "opening":
    case "build":
      return [...news, view.phase, ...(can.has("upgrade") ? ["upgrade" as const] : [])];
    case "operate":
      return [...news, ...operating(can)];
    case "over":
      return [];
    default:
      return [view.phase];
  }
}

function operating(can: ReadonlySet<Action["kind"]>): Topic[] {
  if (can.has("place")) return ["place"];
  if (can.has("turn-round")) return ["stranded"];
  const here = (["deliver", "load", "exchange"] as const).filter((kind) => can.has(kind));
  return ["operate", ...here];
}
