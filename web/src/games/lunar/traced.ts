/** What moves left on the map, for tracing them. */
import type { Step } from "../../table/messages";
import type { Geography } from "./geography";
import type { Highlight } from "./map/types";
import type { Event } from "./types";

export function traced(steps: readonly Step<Event>[], geography: Geography): Highlight {
  const mileposts = new Set<string>();
  const links = new Set<number>();
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.kind === "build" || event.kind === "build-wrap") {
      const [from, to] = [geography.find(event.a), geography.find(event.b)];
      const pair = event.kind === "build" ? null : event.pair;
      const link = from && to ? geography.between(from.number, to.number, pair) : null;
      if (link) links.add(link.number);
    } else if (event.kind === "move") mileposts.add(event.milepost);
    else if (event.kind === "place" || event.kind === "relocate") {
      const where = geography.find(event.city);
      if (where) mileposts.add(where.id);
    }
  }
  return { mileposts: [...mileposts], links: [...links] };
}
