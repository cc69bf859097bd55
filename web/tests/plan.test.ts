import { describe, expect, it } from "vitest";
import { planOf } from "../src/games/germany/plan";
import { board } from "./board";

const empty = { owners: {} as Record<string, number>, closed: [] as string[] };
const ofColour = (colour: string, count: number) =>
  board.routes.filter((route) => route.colour === colour && route.siblings.length === 0).slice(0, count);
const ids = (routes: readonly { id: string }[]): string[] => routes.map(({ id }) => id);
const [red, alsoRed] = ofColour("red", 2) as [(typeof board.routes)[0], (typeof board.routes)[0]];
const [grey] = ofColour("grey", 1) as [(typeof board.routes)[0]];

describe("what is pencilled in", () => {
  it("takes the wagons and gives the points of all routes together", () => {
    const plan = planOf(board, empty, 0, {}, [red.id, grey.id]);
    expect(plan.wagons).toBe(red.length + grey.length);
    const points = (length: number): number => board.rules.route_scores[length] ?? NaN;
    expect(plan.points).toBe(points(red.length) + points(grey.length));
  });

  it("asks once for cards that two routes need", () => {
    const hand = { red: red.length + 1 };
    const plan = planOf(board, empty, 0, hand, ids([red, alsoRed]));
    expect(plan.missing).toEqual([{ colour: "red", count: alsoRed.length - 1 }]);
  });

  it("gives a grey route what is left of the colour most is left of, after the coloured ones", () => {
    const hand = { red: red.length, blue: grey.length - 1, green: 1 };
    const plan = planOf(board, empty, 0, hand, ids([red, grey]));
    expect(plan.missing).toEqual(grey.length > 1 ? [{ colour: "grey", count: 1 }] : []);
  });

  it("lets every locomotive stand in for a missing card, and none for more", () => {
    const plan = (loco: number) => planOf(board, empty, 0, { loco }, [red.id]);
    expect(plan(1).short).toBe(red.length - 1);
    expect(plan(1).missing).toEqual([{ colour: "red", count: red.length }]);
    expect(plan(red.length + 3).short).toBe(0);
  });

  it("is crossed out where somebody else was quicker, and done where it is one's own", () => {
    const position = { owners: { [red.id]: 1, [alsoRed.id]: 0 }, closed: [grey.id] };
    const plan = planOf(board, position, 0, {}, ids([red, alsoRed, grey]));
    expect([...plan.lost].sort()).toEqual([red.id, grey.id].sort());
    expect([plan.open.size, plan.wagons, plan.short]).toEqual([0, 0, 0]);
  });
});
