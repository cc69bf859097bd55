import { describe, expect, it } from "vitest";
import { justDelivered, newCards } from "../../src/games/lunar/drawn";
import type { Event } from "../../src/games/lunar/types";
import { step } from "./steps";

const drawn = (player: number, card: string): Event => ({ kind: "drawn", player, card });
const ended = (player: number): Event => ({ kind: "end-turn", player, spent: 0 });
const delivered: Event = { kind: "deliver", player: 0, good: "oxygen", city: "tycho", card: "d96", pay: 8 };

describe("a new card", () => {
  it("is new until the end of the turn in which it came", () => {
    const log = [step(0, 8, delivered, drawn(0, "d4"))];
    expect([...newCards(log, 0)]).toEqual(["d4"]);
    expect(newCards(log, 1).size).toBe(0);
    expect(newCards([...log, step(0, 8, ended(0))], 0).size).toBe(0);
  });

  it("of an exchange is new until the end of the next turn", () => {
    const exchange: Event = { kind: "exchange", player: 0, cards: ["d1"] };
    const log = [step(0, 8, exchange, drawn(0, "d4")), step(1, 9, drawn(1, "d7")), step(1, 9, ended(1))];
    expect([...newCards(log, 0)]).toEqual(["d4"]);
    expect(newCards([...log, step(0, 10, ended(0))], 0).size).toBe(0);
  });
});

describe("a delivery", () => {
  it("is celebrated until something else happens", () => {
    const log = [step(0, 8, delivered, drawn(0, "d4"))];
    expect(justDelivered(log)?.pay).toBe(8);
    expect(justDelivered([...log, step(0, 8, ended(0))])).toBeNull();
    expect(justDelivered([])).toBeNull();
  });
});
