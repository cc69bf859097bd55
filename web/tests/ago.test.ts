import { expect, it } from "vitest";
import { ago } from "../src/words/language.svelte";

const NOON = new Date("2026-03-14T12:00:00Z");
const before = (minutes: number): string => ago(new Date(NOON.getTime() - minutes * 60_000), NOON);

it("says how long ago something was, in the largest unit that has passed", () => {
  expect([0, 1, 59, 60, 150, 24 * 60, 3 * 24 * 60].map(before)).toEqual([
    "now",
    "1 minute ago",
    "59 minutes ago",
    "1 hour ago",
    "2 hours ago",
    "yesterday",
    "3 days ago",
  ]);
});

it("takes a clock that is a little ahead for now", () => {
  expect(before(-2)).toBe("now");
});
