/** What the browser remembers for its reader. A browser that forbids it simply forgets. */

const PREFIX = "branchline.";
type Storing = "localStorage" | "sessionStorage";

function get(storing: Storing, key: string): string | null {
  try {
    return globalThis[storing]?.getItem(PREFIX + key) ?? null;
  } catch {
    return null;
  }
}

function set(storing: Storing, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[storing]?.removeItem(PREFIX + key);
    else globalThis[storing]?.setItem(PREFIX + key, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

export const recall = (key: string): string | null => get("localStorage", key);

export function remember(key: string, value: string): void {
  set("localStorage", key, value);
  if (CARRIED.test(key)) noticed();
}

export const forget = (key: string): void => set("localStorage", key, null);

/** What is the reader's rather than the browser's: whoever has an account finds it on every device. */
const CARRIED = /^(theme|sounds|volume|pace|movement|confirm|colour|size|patterns|language|coach(ed)?\..+)$/;
let noticed = (): void => {};
const rereading: (() => void)[] = [];

export function carried(): Record<string, string> {
  const kept: Record<string, string> = {};
  try {
    for (const key of Object.keys(globalThis.localStorage)) {
      const name = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : "";
      const value = recall(name);
      if (CARRIED.test(name) && value !== null) kept[name] = value;
    }
  } catch {
    // A browser that forbids it has nothing to carry.
  }
  return kept;
}

/** Tells whoever takes it elsewhere that something of it has changed. */
export function whenCarriedChanges(notice: () => void): void {
  noticed = notice;
}

/** What was carried here from another device takes the place of what was remembered. */
export function adopt(values: Record<string, string>): void {
  for (const [key, value] of Object.entries(values)) if (CARRIED.test(key)) set("localStorage", key, value);
  for (const reread of rereading) reread();
}

/** Whoever holds something that is remembered reads it again when it came from elsewhere. */
export function whenAdopted(reread: () => void): void {
  rereading.push(reread);
}

/** The same for this window alone, until it is closed: what a reload must not lose. */
export const recallHere = (key: string): string | null => get("sessionStorage", key);
/** null forgets it. */
export const rememberHere = (key: string, value: string | null): void => set("sessionStorage", key, value);
