import { describe, expect, it } from "vitest";
import { demandsOf, eventOf, heldBy, turnsToCome } from "../../src/games/lunar/cards";
import { citiesOf, goodsOf } from "../../src/games/lunar/catalogue";
import { geographyOf } from "../../src/games/lunar/geography";
import { meaningOf } from "../../src/games/lunar/keys";
import { standingOf, turnedRound } from "../../src/games/lunar/standing";
import { traced } from "../../src/games/lunar/traced";
import type { Action, Event, Player, View } from "../../src/games/lunar/types";
import { board } from "./board";
import { playerWith, viewWith } from "./view";

const viewOf = (more: Partial<Player>, events: View["events"] = []): View =>
  viewWith({ players: [playerWith(more)], events, tray: { ice: 0, robots: 3 } });
const action = (notation: string, more: object): Action => ({ id: 1, notation, ...more }) as Action;

describe("where a train stands", () => {
  const train = { at: "near:0:-22", from: null, city: "tycho" };

  it("offers what is legal and names what is not", () => {
    const standing = standingOf(board, viewOf({ train, loads: ["ice"] }), 0, [
      action("load robots", { kind: "load", good: "robots" }),
    ])!;
    expect(standing.loadings.map(({ good, left, action }) => [good, left, action !== null])).toEqual([
      ["robots", 3, true],
    ]);
    expect(standing.aboard).toEqual([{ good: "ice", drop: { notation: "drop ice", action: null }, deliveries: [] }]);
    expect(standing.free).toBe(2);
  });

  it("shows each delivery once, for demands and for booms", () => {
    const card = board.demand_cards.find(({ demands }) => demands.some(({ city }) => city === "tycho"))!;
    const { good, payoff } = card.demands.find(({ city }) => city === "tycho")!;
    const hand = [`d${card.id}`];
    const held = viewOf({ train, hand, loads: [good, good] });
    const [first, second] = standingOf(board, held, 0, [])!.aboard;
    expect(first!.deliveries).toEqual([
      { card: `d${card.id}`, good, pay: payoff, notation: `deliver d${card.id} ${good}`, action: null },
    ]);
    expect(second!.deliveries).toEqual([]);
    const boom = [{ card: "e13", drawer: 0, left: 3, fresh: false, punished: [] }];
    const wanted = (city: string): number =>
      standingOf(board, viewOf({ train: { ...train, city }, loads: ["ice"] }, boom), 0, [])!.aboard[0]!.deliveries
        .length;
    expect([wanted("tycho"), wanted("clavius")]).toEqual([1, 0]);
  });

  it("is nowhere before the train is on the Moon", () => {
    expect(standingOf(board, viewOf({}), 0, [])).toBeNull();
  });
});

describe("a train that turned round", () => {
  const turned = (from: string | null, city: string | null, moved: number): boolean =>
    turnedRound(viewWith({ players: [playerWith({ train: { at: "near:-7:5", from, city } })], active: 0 }, { moved }));

  it("has used its movement without coming from anywhere", () => {
    expect(turned(null, null, 10)).toBe(true);
    expect(turned(null, null, 0)).toBe(false);
    expect(turned("near:-7:7", null, 10)).toBe(false);
    expect(turned(null, "kepler", 10)).toBe(false);
  });
});

describe("an event in effect", () => {
  const event = { card: "e10", drawer: 0, left: 1, fresh: true, punished: [] };
  const boom = { ...event, card: "e11", left: 3 };

  it("lasts to the end of its drawer's turn after the one in which it was drawn", () => {
    expect(turnsToCome(event, 0)).toBe(1);
    const later = { ...event, fresh: false };
    expect([turnsToCome(later, 1), turnsToCome(later, 0)]).toEqual([1, 0]);
  });

  it("lasts for three such turns if it is a boom", () => {
    expect(turnsToCome(boom, 0)).toBe(3);
    const turns = [3, 2, 1].flatMap((left) => [1, 0].map((at) => turnsToCome({ ...boom, left, fresh: false }, at)));
    expect(turns).toEqual([3, 2, 2, 1, 1, 0]);
  });
});

describe("cards", () => {
  it("are found by their ids", () => {
    expect(demandsOf(board, "d1")).toHaveLength(3);
    expect(demandsOf(board, "d131")).toEqual([]);
    expect(eventOf(board, "e20")?.type).toBe("cosmic_rays");
    expect(heldBy(board, playerWith({ hand: ["d1", "d2"] })).map(({ card }) => card)).toEqual([
      ...Array<string>(3).fill("d1"),
      ...Array<string>(3).fill("d2"),
    ]);
  });
});

describe("cities and goods", () => {
  const words = { city: (id: string) => id, good: (id: string) => id };
  const tray = { cheese: 2 };

  it("are found by either, with what is left and what is wanted", () => {
    const held = [{ card: "d1", city: "plato", good: "ice", payoff: 9 }];
    expect(citiesOf(board, tray, held, words, "")).toHaveLength(56);
    const [plato] = citiesOf(board, tray, held, words, "cheese");
    expect([plato!.city.id, plato!.stocks[0]!.left, plato!.wanted]).toEqual(["plato", 2, held]);
    expect(goodsOf(board, tray, held, words, "PLATO").map(({ good }) => good.id)).toEqual(["cheese"]);
    expect(goodsOf(board, tray, held, words, "ice")[0]!.wanted).toEqual(held);
    expect(goodsOf(board, tray, held, words, "")).toHaveLength(30);
  });
});

describe("keys", () => {
  it("mean a demand, a part of a way or a list", () => {
    expect(meaningOf("4")).toEqual({ kind: "digit", digit: 4 });
    expect([meaningOf("="), meaningOf("−"), meaningOf("c")]).toEqual([
      { kind: "more" },
      { kind: "less" },
      { kind: "cities" },
    ]);
    expect([meaningOf("0"), meaningOf("u")]).toEqual([null, null]);
  });
});

describe("what is traced on the map", () => {
  it("is the track that was built and the mileposts a train went over", () => {
    const geography = geographyOf(board);
    const link = geography.links.find(({ pair }) => pair !== null)!;
    const [a, b] = [geography.mileposts[link.a]!.id, geography.mileposts[link.b]!.id];
    const events: Event[] = [
      { kind: "build-wrap", player: 0, a, b, pair: link.pair!, cost: 2 },
      { kind: "move", player: 0, milepost: b },
      { kind: "place", player: 0, city: "plato" },
      { kind: "round", round: 3 },
    ];
    expect(traced([{ n: 0, seat: 0, turn: 0, events, line: null }], geography)).toEqual({
      mileposts: [b, geography.find("plato")!.id],
      links: [link.number],
    });
  });
});
