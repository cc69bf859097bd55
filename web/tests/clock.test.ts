import { expect, it } from "vitest";
import { ClockChoice } from "../src/lobby/clocks.svelte";
import { clockSaid, duration, minutes, timeLeft } from "../src/table/clock";

const HOUR = 3600;

it("says seconds as people do", () => {
  expect([3755, 120, 95, 60, 9, 0].map(minutes)).toEqual(["1:02:35", "2:00", "1:35", "1:00", "0:09", "0:00"]);
});

it("says a time in its two largest units", () => {
  expect([0, 15, 60, 90, 5 * HOUR, 30 * HOUR, 48 * HOUR + 60].map((time) => duration(time))).toEqual([
    "0 seconds",
    "15 seconds",
    "1 minute",
    "1 minute 30 seconds",
    "5 hours",
    "1 day 6 hours",
    "2 days",
  ]);
});

it("counts seconds where they count", () => {
  const live = { kind: "live", bank: 1800, allowance: 15, most: null, at_zero: "bot" } as const;
  const letters = { ...live, kind: "correspondence" } as const;
  expect([5000, 90].map((left) => timeLeft(left, live))).toEqual(["1:23:20", "1:30"]);
  expect([5000, 90].map((left) => timeLeft(left, letters))).toEqual(["1h 23m", "1:30"]);
});

it("offers clocks that a table can have, and says how they give time", () => {
  const choice = new ClockChoice();
  expect(choice.asked).toBeNull();
  choice.kind = "live";
  expect(choice.asked).toEqual({ kind: "live", bank: 1800, allowance: 15, most: null, at_zero: "bot" });
  expect(clockSaid(choice.asked!)).toBe(
    "30 minutes for the game, 15 seconds more for each move. When somebody’s time is over, a computer player plays on.",
  );
  choice.kind = "correspondence";
  choice.times.correspondence.at_zero = "wait";
  expect(clockSaid(choice.asked!)).toBe(
    "By correspondence: 3 days at first, 1 day more for each move, at most 5 days. When somebody’s time is over, the table waits.",
  );
});
