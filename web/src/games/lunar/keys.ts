/** The keys of Lunar Rails. */
import type { KeyHelp } from "../../kit/game";

export type Meaning =
  | { kind: "digit"; digit: number }
  | { kind: "more" | "less" | "enter" | "prefer" | "start" | "mode" | "cities" | "locos" | "end" | "end-all" };

export const MOON_KEYS: readonly KeyHelp[] = [
  { keys: ["1", "…", "9"], does: "lunar-keys-demand" },
  { keys: ["Enter"], does: "lunar-keys-enter" },
  { keys: ["+", "−"], does: "lunar-keys-part" },
  { keys: ["w"], does: "lunar-keys-prefer" },
  { keys: ["f"], does: "lunar-keys-start" },
  { keys: ["b"], does: "lunar-keys-mode" },
  { keys: ["c"], does: "lunar-keys-cities" },
  { keys: ["o"], does: "lunar-keys-locos" },
  { keys: ["e"], does: "lunar-keys-end" },
  { keys: ["Shift+E"], does: "lunar-keys-end-all" },
  { keys: ["Home", "End", "Page ↑", "Page ↓"], does: "lunar-map-keys-slanting" },
  { keys: [",", "."], does: "lunar-map-keys-cities" },
];

const LETTERS: Readonly<Record<string, Exclude<Meaning["kind"], "digit">>> = {
  "+": "more",
  "=": "more",
  "-": "less",
  "−": "less",
  Enter: "enter",
  w: "prefer",
  f: "start",
  b: "mode",
  c: "cities",
  o: "locos",
  e: "end",
  E: "end-all",
};

export function meaningOf(key: string): Meaning | null {
  if (/^[1-9]$/.test(key)) return { kind: "digit", digit: Number(key) };
  const kind = LETTERS[key];
  return kind ? { kind } : null;
}
