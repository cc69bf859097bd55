/** What the browser remembers for its reader. A browser that forbids it simply forgets. */

const PREFIX = "branchline.";

export function recall(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(PREFIX + key) ?? null;
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    globalThis.localStorage?.setItem(PREFIX + key, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
