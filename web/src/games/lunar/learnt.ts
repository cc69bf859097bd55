/** What is to be learnt from a decision on the Moon after which another would have been better. */
import type { Action } from "./types";

/** Each with the lesson that teaches it; its sentence is `lunar-learnt-…`. */
export const LEARNT = {
  upgrade: "winning",
  "upgrade-later": "winning",
  "new-hand": "events",
  "keep-hand": "demands",
  build: "building",
  "less-track": "building",
  "other-way": "building",
  load: "riding",
  "other-load": "demands",
  deliver: "demands",
  "other-trip": "demands",
  "go-on": "riding",
  wait: "events",
} as const satisfies Record<string, string>;

type Learnt = keyof typeof LEARNT;

const ENDS: readonly string[] = ["end-operate", "end-turn"];

export function learntFrom(done: Action, better: Action): Learnt {
  if (better.kind === "upgrade") return "upgrade";
  if (done.kind === "upgrade") return "upgrade-later";
  if (better.kind === "exchange") return "new-hand";
  if (done.kind === "exchange") return "keep-hand";
  if (better.kind === "build") return done.kind === "build" ? "other-way" : "build";
  if (done.kind === "build") return "less-track";
  if (better.kind === "deliver") return "deliver";
  if (better.kind === "load") return done.kind === "load" ? "other-load" : "load";
  if (done.kind === "load" || better.kind === "drop" || better.kind === "give-up") return "other-load";
  if (ENDS.includes(done.kind)) return "go-on";
  return ENDS.includes(better.kind) ? "wait" : "other-trip";
}
