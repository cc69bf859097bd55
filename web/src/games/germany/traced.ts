/** The routes a move left on the map, for tracing it. */
import type { Step } from "../../table/messages";
import type { Event } from "./types";

export function traced(steps: readonly Step<Event>[]): string[] {
  return steps.flatMap((step) => step.events).flatMap((event) => (event.kind === "claim" ? [event.route] : []));
}
