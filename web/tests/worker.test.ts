import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";

type Handler = (event: Record<string, unknown>) => void;
interface Window {
  url: string;
  focus: () => string;
}

/** The worker as a browser runs it, with what it does there. */
function worker(windows: Window[] = [], badge?: () => Promise<void>) {
  const handlers = new Map<string, Handler>();
  const shown = vi.fn(() => Promise.resolve());
  const opened = vi.fn((path: string) => Promise.resolve(`opened ${path}`));
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification: shown },
    clients: { matchAll: () => Promise.resolve(windows), openWindow: opened },
  };
  const source = readFileSync(join(import.meta.dirname, "../public/sw.js"), "utf8");
  new Function("self", "navigator", source)(self, { setAppBadge: badge });
  return {
    shown,
    opened,
    /** What the worker waits for before it may be stopped. */
    tell: async (name: string, event: object): Promise<unknown> => {
      let done: unknown;
      handlers.get(name)?.({ ...event, waitUntil: (work: unknown) => (done = work) });
      return done;
    },
  };
}

const notice = { title: "It is your turn", text: "Lunar Rails with Ben", table: "a-table" };

describe("the worker that shows notices", () => {
  let pushed: object;
  beforeEach(() => {
    pushed = { data: { json: () => notice } };
  });

  it("shows what it is sent, one for each table, and a badge where there are any", async () => {
    const badge = vi.fn(() => Promise.resolve());
    for (const set of [badge, undefined, () => Promise.reject(new Error("not installed"))]) {
      const { shown, tell } = worker([], set);
      await tell("push", pushed);
      expect(shown).toHaveBeenCalledWith(
        notice.title,
        expect.objectContaining({ body: notice.text, tag: "a-table", data: "/table/a-table" }),
      );
    }
    expect(badge).toHaveBeenCalledOnce();
  });

  it("leads to the table: to a window that shows it, or to a new one", async () => {
    const clicked = { notification: { close: vi.fn(), data: "/table/a-table" } };
    const there = { url: "https://trains.example/table/a-table", focus: () => "focused" };
    const other = { url: "https://trains.example/", focus: () => "wrong" };
    expect(await worker([other, there]).tell("notificationclick", clicked)).toBe("focused");
    expect(await worker([other]).tell("notificationclick", clicked)).toBe("opened /table/a-table");
    expect(clicked.notification.close).toHaveBeenCalledTimes(2);
  });
});
