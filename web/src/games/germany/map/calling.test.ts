import { describe, expect, it } from "vitest";
import { callerSize, callers, callingAt } from "./calling";
import type { Action, Route, View } from "./types";

const route: Route = {
  id: "kiel-daenemark",
  a: "kiel",
  b: "daenemark_kiel",
  length: 2,
  colour: "grey",
  group: "kiel-daenemark",
  siblings: [],
};
const view = (phase: View["phase"]): View => ({
  you: 0,
  seat: 0,
  phase,
  owners: {},
  closed: [],
  passengers_at: {},
  claimed: route.id,
});
const take = (colour: string | null): Action => ({ id: 1, kind: "passenger", notation: "", colour });
const countries = new Map([["daenemark_kiel", "daenemark"]]);

describe("choosing a passenger", () => {
  it("happens first at one end of the route, then at the other", () => {
    expect(callingAt(view("passenger-a"), [take("red"), take(null)], route, countries)).toEqual({
      place: "kiel",
      colours: ["red"],
    });
    expect(callingAt(view("passenger-b"), [take("red")], route, countries)?.place).toBe("daenemark");
  });

  it("is over when nobody can be taken", () => {
    expect(callingAt(view("turn"), [], undefined, countries)).toBeNull();
    expect(callingAt(view("passenger-a"), [take(null)], route, countries)).toBeNull();
  });

  it("calls each colour forward once, side by side", () => {
    const standing = [
      { x: 100, y: 200 },
      { x: 114, y: 200 },
      { x: 128, y: 200 },
    ];
    const calling = { place: "berlin", colours: ["red", "blue"] };
    const forward = callers(calling, ["red", "blue", "red"], standing, 2);
    expect(forward.map((caller) => caller.id)).toEqual(["passenger:berlin:red", "passenger:berlin:blue"]);
    expect(forward[1]!.x - forward[0]!.x).toBeCloseTo(29);
    expect((forward[0]!.x + forward[1]!.x) / 2).toBeCloseTo(114);
  });

  it("makes them larger the farther the map is zoomed out, within reason", () => {
    expect(callerSize(0.5)).toBeGreaterThan(callerSize(1));
    expect(callerSize(0.01)).toBe(4);
    expect(callerSize(5)).toBe(1.6);
  });
});
