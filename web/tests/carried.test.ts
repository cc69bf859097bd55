import { beforeEach, describe, expect, it } from "vitest";
import { adopt, carried, remember, whenCarriedChanges } from "../src/browser/memory";
import { Kept } from "../src/browser/preferences.svelte";
import { Coach } from "../src/table/coach.svelte";

const stored = new Map<string, string>();

/** A browser that remembers. */
beforeEach(() => {
  stored.clear();
  const storage = new Proxy({} as Storage, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (_, name) =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      })[String(name)],
  });
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
});

describe("what an account carries", () => {
  it("is what the reader likes and has learnt, and nothing of the browser’s own", () => {
    for (const key of ["theme", "coached.germany", "coach.lunar", "name", "game", "themes"]) remember(key, "x");
    expect(carried()).toEqual({ theme: "x", "coached.germany": "x", "coach.lunar": "x" });
  });

  it("is told of when it changes", () => {
    let told = 0;
    whenCarriedChanges(() => (told += 1));
    remember("theme", "dark");
    remember("name", "Anna");
    expect(told).toBe(1);
  });

  it("is seen at once where it arrives, and nothing else is let in", () => {
    const theme = new Kept("theme", ["system", "light", "dark"] as const, "system");
    const coach = new Coach("germany");
    adopt({ theme: "dark", "coached.germany": "turn", name: "Somebody else" });
    expect(theme.way).toBe("dark");
    expect(coach.topic(["turn", "payment"])).toBe("payment");
    expect(stored.has("branchline.name")).toBe(false);
  });
});
