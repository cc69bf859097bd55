/** What is to be learnt from a decision in the Dales after which another would have been better. */
import type { Action } from "./types";

/** Each with the lesson that teaches it; its sentence is `wensleydale-learnt-…`. */
export const LEARNT = {
  "bid-more": "auction",
  "bid-less": "auction",
  "other-box": "auction",
  bid: "auction",
  decline: "auction",
  "other-line": "building",
  "build-on": "building",
  "short-line": "profit",
  payment: "opposition",
  "other-train": "trains",
  "other-piece": "trains",
  load: "trains",
  "leave-it": "trains",
  "hand-over": "handing",
  "keep-line": "handing",
} as const satisfies Record<string, string>;

type Learnt = keyof typeof LEARNT;

const TRACK: readonly string[] = ["lay", "over"];

export function learntFrom(done: Action, better: Action): Learnt {
  if (done.kind === "bid" && better.kind === "bid") {
    if (done.box !== better.box) return "other-box";
    return better.cubes > done.cubes ? "bid-more" : "bid-less";
  }
  if (better.kind === "bid") return "bid";
  if (done.kind === "bid") return "decline";
  if (better.kind === "takeover") return "hand-over";
  if (done.kind === "takeover") return "keep-line";
  if (done.kind === "pay" || done.kind === "exchange") return "payment";
  if (TRACK.includes(better.kind)) return TRACK.includes(done.kind) ? "other-line" : "build-on";
  if (TRACK.includes(done.kind)) return "short-line";
  if (better.kind === "buy" && done.kind === "buy") return "other-train";
  if (better.kind === "move" && done.kind === "move") return "other-piece";
  return better.kind === "pass" ? "leave-it" : "load";
}
