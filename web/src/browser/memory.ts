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
export const remember = (key: string, value: string): void => set("localStorage", key, value);

/** The same for this window alone, until it is closed: what a reload must not lose. */
export const recallHere = (key: string): string | null => get("sessionStorage", key);
/** null forgets it. */
export const rememberHere = (key: string, value: string | null): void => set("sessionStorage", key, value);
