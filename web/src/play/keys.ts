/** The shell's keys. Everything a mouse can do at the table has one, or a place that Tab reaches. */

import type { Leaf } from "../table/history.svelte";

export type Command =
  | "undo"
  | "restart"
  | "skip"
  | "keys"
  | "list"
  | "history"
  | "board"
  | "rules"
  | "learn"
  | "now"
  | "log"
  | "pencil"
  | "hint";

export interface Stroke {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const COMMANDS: Record<string, Command> = {
  u: "undo",
  U: "restart",
  r: "restart",
  s: "skip",
  "?": "keys",
  l: "list",
  h: "history",
  m: "board",
  g: "log",
  i: "rules",
  k: "learn",
  n: "now",
  p: "pencil",
  a: "hint",
};

const LEAVES: Record<string, Leaf> = {
  ArrowLeft: "before",
  ArrowRight: "after",
  "Shift+ArrowLeft": "turn-before",
  "Shift+ArrowRight": "turn-after",
  Home: "start",
  End: "now",
  " ": "play",
};

export const SHELL_KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["u"], does: "keys-undo" },
  { keys: ["r", "Shift+U"], does: "keys-restart" },
  { keys: ["s"], does: "keys-skip" },
  { keys: ["l"], does: "keys-list" },
  { keys: ["m"], does: "keys-board" },
  { keys: ["←", "↑", "→", "↓", "Enter"], does: "keys-arrows" },
  { keys: ["h"], does: "keys-history" },
  { keys: ["←", "→"], does: "keys-leaf-moves" },
  { keys: ["Shift+←", "Shift+→"], does: "keys-leaf-turns" },
  { keys: ["Home", "End"], does: "keys-leaf-ends" },
  { keys: ["Space"], does: "keys-leaf-play" },
  { keys: ["n"], does: "keys-now" },
  { keys: ["g"], does: "keys-log" },
  { keys: ["i"], does: "keys-rules" },
  { keys: ["p"], does: "keys-pencil" },
  { keys: ["a"], does: "keys-hint" },
  { keys: ["k"], does: "keys-learn" },
  { keys: ["Esc"], does: "keys-escape" },
  { keys: ["?"], does: "keys-keys" },
];

/** The command of a key stroke; strokes with Ctrl, Alt or Meta belong to the browser. */
export function commandOf(stroke: Stroke): Command | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null;
  return COMMANDS[stroke.key] ?? null;
}

/** Where a key leads while one leafs through the game; a space belongs to the button that has the focus. */
export function leafOf(stroke: Stroke, target: EventTarget | null): Leaf | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null;
  if (stroke.key === " " && (target as Element | null)?.closest?.("button, a, summary")) return null;
  return LEAVES[`${stroke.shiftKey ? "Shift+" : ""}${stroke.key}`] ?? null;
}

/** Whether what has the focus takes letters itself. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["range", "checkbox", "radio", "button"].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
