/** The keys of the Dales. */
import type { KeyHelp } from "../../kit/game";

export type Meaning = { kind: "digit"; digit: number } | { kind: "more" | "less" | "enter" | "done" | "none" };

export const DALES_KEYS: readonly KeyHelp[] = [
  { keys: ["1", "…", "8"], does: "wensleydale-keys-box" },
  { keys: ["+", "−"], does: "wensleydale-keys-cubes" },
  { keys: ["Enter"], does: "wensleydale-keys-enter" },
  { keys: ["1", "…", "9"], does: "keys-choose" },
  { keys: ["d"], does: "wensleydale-keys-done" },
  { keys: ["0"], does: "wensleydale-keys-none" },
];

export function meaningOf(key: string): Meaning | null {
  if (/^[1-9]$/.test(key)) return { kind: "digit", digit: Number(key) };
  if (key === "+" || key === "=") return { kind: "more" };
  if (key === "-" || key === "−") return { kind: "less" };
  if (key === "Enter") return { kind: "enter" };
  if (key === "d") return { kind: "done" };
  if (key === "0") return { kind: "none" };
  return null;
}
