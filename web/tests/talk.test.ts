import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatMessage, Said } from "../src/table/messages";
import { PHRASES, Talk } from "../src/table/talk.svelte";
import { find, LANGUAGES } from "../src/words/catalogues";

const said = (n: number, yours = false): Said => ({
  n,
  at: "2026-01-01T12:00:00Z",
  seat: yours ? 0 : 1,
  name: yours ? "Anna" : "Ben",
  yours,
  text: `line ${n}`,
  phrase: null,
});
const chat = (lines: Said[], more: Partial<ChatMessage> = {}): ChatMessage => ({
  type: "chat",
  anew: false,
  earlier: false,
  muted: [],
  lines,
  ...more,
});
const numbers = (talk: Talk): number[] => talk.lines.map(({ n }) => n);

describe("the talk at a table", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const sat = (): Talk => new Talk("a-table", () => Promise.resolve(null));

  it("counts the lines of others that were not read, also after a reload", () => {
    const talk = sat();
    talk.hear(chat([said(1), said(2, true), said(3)], { anew: true }));
    expect(talk.unread).toBe(2);
    talk.read();
    expect(talk.unread).toBe(0);
    const again = sat();
    again.hear(chat([said(1), said(2, true), said(3), said(4)], { anew: true }));
    expect(again.unread).toBe(1);
  });

  it("goes on where it was, and begins anew when other people are muted", () => {
    const talk = sat();
    talk.hear(chat([said(1)], { anew: true, earlier: true }));
    talk.hear(chat([said(2)]));
    expect([numbers(talk), talk.earlier]).toEqual([[1, 2], true]);
    talk.hear(chat([], { anew: true, muted: [1] }));
    expect([numbers(talk), talk.earlier, talk.muted]).toEqual([[], false, [1]]);
  });

  it("has older lines in front once they were asked for", async () => {
    const talk = sat();
    talk.hear(chat([said(3)], { anew: true, earlier: true }));
    const answer = { ok: true, json: () => Promise.resolve({ lines: [said(1), said(2)], earlier: false }) };
    const fetched = vi.fn(() => Promise.resolve(answer));
    vi.stubGlobal("fetch", fetched);
    await talk.recall();
    expect(fetched).toHaveBeenCalledWith("/api/tables/a-table/chat?before=3", expect.anything());
    expect([numbers(talk), talk.earlier]).toEqual([[1, 2, 3], false]);
  });

  it("has every phrase in every language", () => {
    for (const language of LANGUAGES)
      for (const phrase of PHRASES) expect(find(language, `phrase-${phrase}`)).toBeTruthy();
  });
});
