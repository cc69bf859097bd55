/** The routes a move left on the map, for tracing it. */
import type { Step } from "../../table/messages";

export function traced(steps: readonly Step[]): string[] {
  return steps
    .flatMap((step) => step.lines)
    .flatMap((line) =>
      line.id === "germany-log-claim" && typeof line.args.route === "string" ? [line.args.route] : [],
    );
}
