import { describe, expect, it } from "vitest";
import { cardsOf, paymentsFor } from "../src/games/germany/payments";
import { signed } from "../src/kit/figures";
import type { Action, Claim } from "../src/games/germany/types";

const claim = (id: number, route: string, colour: string | null, cards: number, locos: number): Claim => ({
  id,
  kind: "claim",
  notation: "",
  route,
  colour,
  cards,
  locos,
});

describe("payments", () => {
  const actions: Action[] = [
    claim(5, "a-b", null, 0, 2),
    claim(1, "a-b", "red", 1, 1),
    claim(2, "a-b", "blue", 2, 0),
    claim(3, "a-b", "red", 2, 0),
    claim(4, "c-d", "red", 2, 0),
    { id: 9, kind: "draw", notation: "draw" },
  ];

  it("are those of the route, least locomotives first, then what the hand holds most of", () => {
    expect(paymentsFor(actions, "a-b", { red: 4, blue: 2, loco: 2 }).map((one) => one.id)).toEqual([3, 2, 1, 5]);
  });

  it("are none for a route that cannot be claimed", () => {
    expect(paymentsFor(actions, "e-f", { red: 4 })).toEqual([]);
  });

  it("show their cards one by one", () => {
    expect(cardsOf(claim(1, "a-b", "red", 2, 1))).toEqual(["red", "red", "loco"]);
    expect(cardsOf(claim(1, "a-b", null, 0, 2))).toEqual(["loco", "loco"]);
  });

  it("and points carry a true minus", () => {
    expect([signed(4), signed(0), signed(-12)]).toEqual(["+4", "0", "−12"]);
  });
});
