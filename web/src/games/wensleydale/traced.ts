/** What a move left on the map, for tracing it. */
import type { Step } from "../../table/messages";
import { borderId, type Highlight } from "./map/types";

export function traced(steps: readonly Step[]): Highlight {
  const areas = new Set<string>();
  const borders = new Set<string>();
  for (const { id, args } of steps.flatMap((step) => step.lines)) {
    const { a, b, area } = args;
    if (
      (id === "wensleydale-log-lay" || id === "wensleydale-log-over") &&
      typeof a === "string" &&
      typeof b === "string"
    )
      borders.add(borderId(a, b));
    else if (typeof area === "string") areas.add(area);
  }
  return { areas: [...areas], borders: [...borders] };
}
