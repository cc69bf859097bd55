/** What is to be learnt from a decision in Germany after which another would have been better. */
import type { Action } from "./types";

/** Each with the lesson that teaches it; its sentence is `germany-learnt-…`. */
export const LEARNT = {
  mix: "tickets",
  "fewer-tickets": "tickets",
  "more-tickets": "tickets",
  "other-tickets": "tickets",
  "draw-tickets": "tickets",
  "build-first": "tickets",
  claim: "routes",
  gather: "routes",
  "other-route": "routes",
  cards: "routes",
  passenger: "passengers",
} as const satisfies Record<string, string>;

type Learnt = keyof typeof LEARNT;

export function learntFrom(done: Action, better: Action): Learnt {
  if (done.kind === "keep" && better.kind === "keep") {
    const more = better.keep.length - done.keep.length;
    return more < 0 ? "fewer-tickets" : more > 0 ? "more-tickets" : "other-tickets";
  }
  if (done.kind === "tickets" && better.kind === "tickets") return "mix";
  if (done.kind === "passenger" || better.kind === "passenger") return "passenger";
  if (better.kind === "tickets") return "draw-tickets";
  if (done.kind === "tickets") return "build-first";
  if (better.kind === "claim") return done.kind === "claim" ? "other-route" : "claim";
  return done.kind === "claim" ? "gather" : "cards";
}
