/** What moves left on the map, for tracing them. */
import type { Step } from "../../table/messages";
import type { Geography } from "./geography";
import type { Highlight } from "./map/types";

export function traced(steps: readonly Step[], geography: Geography): Highlight {
  const mileposts = new Set<string>();
  const links = new Set<number>();
  for (const { id, args } of steps.flatMap((step) => step.lines)) {
    const { a, b, pair, milepost, city } = args;
    if (id === "lunar-log-build" || id === "lunar-log-build-wrap") {
      const [from, to] = [geography.find(String(a)), geography.find(String(b))];
      const link =
        from && to ? geography.between(from.number, to.number, pair === undefined ? null : String(pair)) : null;
      if (link) links.add(link.number);
    } else if (id === "lunar-log-move") mileposts.add(String(milepost));
    else if (id === "lunar-log-place" || id === "lunar-log-relocate") {
      const found = geography.find(String(city));
      if (found) mileposts.add(found.id);
    }
  }
  return { mileposts: [...mileposts], links: [...links] };
}
