/** Germany's keys. */
import type { KeyHelp } from "../../kit/game";

export type Meaning = { kind: "digit"; digit: number } | { kind: "draw" } | { kind: "tickets" } | { kind: "none" };

export const GERMANY_KEYS: readonly KeyHelp[] = [
  { keys: ["1", "2", "3", "4", "5"], does: "germany-keys-display" },
  { keys: ["d"], does: "germany-keys-draw" },
  { keys: ["t"], does: "germany-keys-tickets" },
  { keys: ["1", "…", "9"], does: "keys-choose" },
  { keys: ["0"], does: "germany-keys-none" },
];

export function meaningOf(key: string): Meaning | null {
  if (/^[1-9]$/.test(key)) return { kind: "digit", digit: Number(key) };
  if (key === "d") return { kind: "draw" };
  if (key === "t") return { kind: "tickets" };
  if (key === "0") return { kind: "none" };
  return null;
}
