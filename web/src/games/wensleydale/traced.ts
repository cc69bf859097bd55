/** What a move left on the map, for tracing it. */
import type { Step } from "../../table/messages";
import { borderId, type Highlight } from "./map/types";
import type { Event } from "./types";

export function traced(steps: readonly Step<Event>[]): Highlight {
  const areas = new Set<string>();
  const borders = new Set<string>();
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.kind === "lay" || event.kind === "over") borders.add(borderId(event.a, event.b));
    else if ("area" in event) areas.add(event.area);
  }
  return { areas: [...areas], borders: [...borders] };
}
