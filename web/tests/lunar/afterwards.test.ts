import { describe, expect, it } from "vitest";
import { haulsOf, inVain } from "../../src/games/lunar/afterwards/hauls";
import { missedBy } from "../../src/games/lunar/afterwards/missed";
import { incomeOf } from "../../src/games/lunar/afterwards/rounds";
import { trackUse } from "../../src/games/lunar/afterwards/track";
import { geographyOf } from "../../src/games/lunar/geography";
import type { Event } from "../../src/games/lunar/types";
import { board } from "./board";
import { step } from "./steps";

const moon = geographyOf(board);
const one = (...events: Event[]): ReturnType<typeof step>[] => events.map((event) => step(0, 0, event));
const move = (player: number, milepost = "near:0:1"): Event => ({ kind: "move", player, milepost });
const load = (good: string): Event => ({ kind: "load", player: 0, good, city: "tycho" });
const round = (number: number): Event => ({ kind: "round", round: number });
const deliver = (player: number, pay: number): Event => ({
  kind: "deliver",
  player,
  good: "ice",
  city: "tycho",
  card: "d1",
  pay,
});

describe("income", () => {
  it("is what deliveries and tolls of others bring in each round", () => {
    const log = one(
      deliver(0, 20),
      { kind: "toll", player: 0, owner: 1, amount: 4 },
      round(2),
      { kind: "toll", player: 1, owner: 0, amount: 4 },
      { kind: "owed", player: 1, owner: 0, amount: 4 },
      deliver(1, 30),
      round(3),
      { kind: "boom", player: 0, good: "ice", city: "tycho", card: "e11", pay: 20 },
      deliver(0, 5),
    );
    expect(incomeOf(log, 0, 3)).toEqual([
      { deliveries: 20, tolls: 0 },
      { deliveries: 0, tolls: 4 },
      { deliveries: 25, tolls: 0 },
    ]);
  });
});

describe("hauls", () => {
  it("count mileposts by the loads aboard", () => {
    const log = one(move(0), move(1), load("ice"), move(0), move(0), load("iron"), load("fish"), move(0));
    expect(haulsOf(log, 0).mileposts).toEqual([1, 2, 0, 1]);
    expect(haulsOf(log, 1).mileposts).toEqual([1]);
  });

  it("tell what came of each load, and which were carried for nothing", () => {
    const log = one(
      load("ice"),
      { kind: "drop", player: 0, good: "ice", city: "tycho" },
      load("ice"),
      load("iron"),
      move(0),
      round(4),
      { kind: "hit", player: 0, goods: ["iron"] },
      load("fish"),
      move(0),
      deliver(0, 9),
      load("robots"),
      move(0),
      round(5),
      { kind: "give-up", player: 0, good: "fish" },
    );
    const hauls = haulsOf(log, 0);
    expect(hauls.loads.map(({ good, fate }) => [good, fate])).toEqual([
      ["ice", "dropped"],
      ["ice", "delivered"],
      ["iron", "lost"],
      ["fish", "lost"],
      ["robots", "aboard"],
    ]);
    expect(inVain(hauls)).toEqual([
      { good: "fish", city: "tycho", mileposts: 2, fate: "lost", round: 5 },
      { good: "iron", city: "tycho", mileposts: 1, fate: "lost", round: 4 },
      { good: "robots", city: "tycho", mileposts: 1, fate: "aboard", round: 4 },
    ]);
  });
});

describe("track", () => {
  /** Three mileposts in a row, away from any city. */
  const [a, b, c] = row();
  function row(): [string, string, string] {
    for (const { number, city } of moon.mileposts) {
      if (city !== null) continue;
      const on = moon.linksAt[number]!.map((link) => moon.across(link, number));
      const next = on.find((milepost) => milepost.city === null);
      const last = next && moon.linksAt[next.number]!.map((link) => moon.across(link, next.number));
      const end = last?.find((milepost) => milepost.number !== number && milepost.city === null);
      if (next && end) return [moon.mileposts[number]!.id, next.id, end.id];
    }
    throw new Error("The Moon has no three mileposts in a row.");
  }
  const build = (player: number, from: string, to: string, cost: number): Event => ({
    kind: "build",
    player,
    a: from,
    b: to,
    cost,
  });

  it("is used by its owner's train, only by others, or by nobody", () => {
    const log = one(build(0, a, b, 2), build(0, b, c, 1), move(1, c), move(1, b));
    expect(trackUse(log, moon, 2)[0]).toEqual({
      own: { segments: 0, cost: 0 },
      others: { segments: 1, cost: 1 },
      nobody: { segments: 1, cost: 2 },
    });
    const both = [...log, ...one(move(0, a), move(0, b), move(0, c))];
    expect(trackUse(both, moon, 2)[0]!.own).toEqual({ segments: 2, cost: 3 });
    expect(trackUse(both, moon, 2)[1]!.nobody).toEqual({ segments: 0, cost: 0 });
  });

  it("that is built again after a meteor is used anew", () => {
    const log = one(build(0, a, b, 2), move(0, a), move(0, b), build(0, b, a, 3));
    expect(trackUse(log, moon, 1)[0]).toMatchObject({ own: { cost: 2 }, nobody: { cost: 3 } });
  });

  it("out of a major city is used from whichever of its mileposts it begins at", () => {
    const city = board.cities.find(({ size }) => size === "major")!.id;
    const [, edge = -1] = moon.milepostsOf.get(city)!;
    const out = moon.linksAt[edge]!.find((link) => moon.across(link, edge).city === null)!;
    const to = moon.across(out, edge).id;
    const log = one(build(0, moon.mileposts[edge]!.id, to, 1), { kind: "place", player: 0, city }, move(0, to));
    expect(trackUse(log, moon, 1)[0]!.own).toEqual({ segments: 1, cost: 1 });
  });
});

describe("missed deliveries", () => {
  const [card, other] = board.demand_cards;
  const [wanted] = [...card!.demands].sort((x, y) => x.payoff - y.payoff);
  const source = board.goods.find(({ id }) => id === wanted!.good)!.sources[0]!;
  const visit = (city: string): Event => ({ kind: "place", player: 0, city });
  const exchange: Event = { kind: "exchange", player: 0, cards: [`d${card!.id}`] };

  it("are demands let go after the train had been at both ends", () => {
    const log = one(visit(source), round(7), move(0, moon.find(wanted!.city)!.id), exchange);
    expect(missedBy(0, log, moon, [])).toEqual([{ ...wanted, card: `d${card!.id}`, round: 7 }]);
    expect(missedBy(1, log, moon, [])).toEqual([]);
  });

  it("are none while the train has only been at one end, or comes later", () => {
    expect(missedBy(0, one(visit(source), exchange, visit(wanted!.city)), moon, [])).toEqual([]);
    expect(missedBy(0, one(visit(wanted!.city), exchange), moon, [])).toEqual([]);
  });

  it("are of each card only the best, cards in hand at the end included, the best paid first", () => {
    const everywhere = one(...board.cities.map(({ id }) => visit(id)), exchange);
    const best = (demands: { payoff: number }[]): number => Math.max(...demands.map(({ payoff }) => payoff));
    const missed = missedBy(0, everywhere, moon, [`d${other!.id}`]);
    expect(missed.map(({ payoff }) => payoff)).toEqual(
      [best(card!.demands), best(other!.demands)].sort((x, y) => y - x),
    );
    expect(missed.find(({ round }) => round === null)?.card).toBe(`d${other!.id}`);
  });
});
