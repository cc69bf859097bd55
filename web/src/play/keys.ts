/** The shell's keys. Everything a mouse can do at the table has one, or a place that Tab reaches. */

export type Command = "undo" | "restart" | "keys" | "list" | "history" | "board" | "rules" | "now" | "log" | "pencil";

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
  "?": "keys",
  l: "list",
  h: "history",
  m: "board",
  g: "log",
  i: "rules",
  n: "now",
  p: "pencil",
};

export const SHELL_KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["u"], does: "keys-undo" },
  { keys: ["r", "Shift+U"], does: "keys-restart" },
  { keys: ["l"], does: "keys-list" },
  { keys: ["m"], does: "keys-board" },
  { keys: ["←", "↑", "→", "↓", "Enter"], does: "keys-arrows" },
  { keys: ["h"], does: "keys-history" },
  { keys: ["n"], does: "keys-now" },
  { keys: ["g"], does: "keys-log" },
  { keys: ["i"], does: "keys-rules" },
  { keys: ["p"], does: "keys-pencil" },
  { keys: ["Esc"], does: "keys-escape" },
  { keys: ["?"], does: "keys-keys" },
];

/** The command of a key stroke; strokes with Ctrl, Alt or Meta belong to the browser. */
export function commandOf(stroke: Stroke): Command | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null;
  return COMMANDS[stroke.key] ?? null;
}

/** Whether what has the focus takes letters itself. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["range", "checkbox", "radio", "button"].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
