import { describe, expect, it } from "vitest";
import { boxesWon, worthOf, type BoxWon } from "../../src/games/wensleydale/afterwards/boxes";
import { countOf, reachedBy, trainsRan, type Position } from "../../src/games/wensleydale/afterwards/goods";
import { sourcesOf } from "../../src/games/wensleydale/afterwards/profit";
import type { Event } from "../../src/games/wensleydale/types";
import type { Step } from "../../src/table/messages";

/** A log of steps by seat 0, each with its events; a number before them is another seat. */
const logOf = (...steps: [...(number | Event)[]][]): Step<Event>[] =>
  steps.map((told, n) => ({
    n,
    seat: typeof told[0] === "number" ? told[0] : 0,
    turn: 0,
    events: told.filter((one): one is Event => typeof one !== "number"),
    line: null,
  }));

const START = { min: 0, max: 3, start: { government: 1, train: 0, midland: 0, north_eastern: 0 } };
const won = (player: number, box: number, ...points: string[]): Event => ({
  kind: "won",
  player,
  box,
  cubes: 4,
  points,
});
const paid = (player: number, ...payment: string[]): Event => ({ kind: "paid", player, payment });
const fates = (boxes: BoxWon[]): string[][] => boxes.map(({ points }) => points.map(({ fate }) => fate));

describe("points of a box", () => {
  it("are spent after older ones of their kind", () => {
    const log = logOf([won(0, 3, "government", "government")], [paid(0, "cube", "government", "government")]);
    expect(fates(boxesWon(log, 0, START))).toEqual([["track", "left"]]);
  });

  it("pay for track, trains and takeovers, or stand in for a train point", () => {
    const log = logOf(
      [won(0, 1, "train", "midland", "midland", "north_eastern")],
      [{ kind: "buy", player: 0, train: "t2a", payment: ["midland", "train", "cube", "cube"] }],
      [{ kind: "takeover", player: 0, company: "midland", a: "skipton", b: "settle", links: 2, price: 1 }],
      [paid(0, "north_eastern")],
    );
    const [box] = boxesWon(log, 0, START);
    expect(box).toMatchObject({ turn: 1, box: 1, cubes: 4 });
    expect(fates([box!])).toEqual([["train", "exchange", "takeover", "track"]]);
    expect(worthOf(box!, 3)).toBeCloseTo(3 + 1 / 3);
  });

  it("are lost beyond the end of the track, and worth nothing unspent", () => {
    const log = logOf([won(0, 3, "government", "government", "government")]);
    const [box] = boxesWon(log, 0, START);
    expect(fates([box!])).toEqual([["left", "left", "lost"]]);
    expect(worthOf(box!, 3)).toBe(0);
  });

  it("belong to whoever won them, turn by turn", () => {
    const log = logOf(
      [won(1, 2, "train"), won(0, 4, "midland")],
      [{ kind: "player-order", players: [1, 0] }],
      [won(0, 5, "train")],
      [paid(1, "train")],
    );
    expect(boxesWon(log, 0, START).map(({ turn, box }) => [turn, box])).toEqual([
      [1, 4],
      [2, 5],
    ]);
    expect(fates(boxesWon(log, 0, START))).toEqual([["left"], ["left"]]);
    expect(fates(boxesWon(log, 1, START))).toEqual([["track"]]);
  });
});

describe("pieces in reach", () => {
  const move = (player: number, area: string, piece = "cheese"): Event => ({ kind: "move", player, piece, area });
  const log = logOf(
    [{ kind: "build-order", players: [0, 1] }],
    [{ kind: "no-build", player: 1 }],
    [paid(0, "cube")],
    [move(0, "hawes")],
    [1, move(1, "hawes")],
    [1, { kind: "dead", area: "leyburn", pieces: ["red", "red"] }],
    [{ kind: "build-order", players: [0, 1] }],
    [{ kind: "no-build", player: 0 }],
    [move(0, "malham")],
    [{ kind: "dead", area: "hawes", pieces: ["cheese"] }],
  );
  const positions: Position[] = [
    {
      n: 2,
      movable: { hawes: { cheese: [0, 1] }, leyburn: { red: [0] } },
      pieces: { hawes: { cheese: 4 }, leyburn: { red: 2, green: 1 }, malham: { cheese: 2 } },
    },
    {
      n: 7,
      movable: { hawes: { cheese: [0] }, malham: { cheese: [0] } },
      pieces: { hawes: { cheese: 2 }, malham: { cheese: 2 } },
    },
  ];

  it("are those of the moments after the last line of each turn", () => {
    expect(trainsRan(log)).toEqual(positions.map(({ n }) => n));
  });

  it("are told once each, with what became of them and by whose doing", () => {
    expect(reachedBy(0, log, positions)).toEqual([
      { area: "hawes", piece: "cheese", fate: "shipped", by: 0, count: 1 },
      { area: "hawes", piece: "cheese", fate: "snatched", by: 1, count: 1 },
      { area: "hawes", piece: "cheese", fate: "dead", by: 0, count: 1 },
      { area: "hawes", piece: "cheese", fate: "left", by: null, count: 1 },
      { area: "leyburn", piece: "red", fate: "dead", by: 1, count: 2 },
      { area: "malham", piece: "cheese", fate: "shipped", by: 0, count: 1 },
      { area: "malham", piece: "cheese", fate: "left", by: null, count: 1 },
    ]);
  });

  it("are another's where their lines reach them", () => {
    const found = reachedBy(1, log, positions);
    expect(found.every(({ area }) => area === "hawes")).toBe(true);
    expect([countOf(found, "shipped"), countOf(found, "snatched")]).toEqual([1, 1]);
  });
});

describe("sources of profit", () => {
  const worth = { stone: 2, cheese: 1, red: 1, green: 1 };

  it("make the level at the end, with what lay beyond the track", () => {
    const sources = sourcesOf(
      [
        { pieces: { stone: 3, red: 1 }, income: 7, links: 1, result: 6, from: 0, to: 5 },
        { pieces: { cheese: 1 }, income: 1, links: 4, result: -3, from: 5, to: 2 },
      ],
      worth,
    );
    expect(Object.fromEntries(sources.map(({ from, amount }) => [from, amount]))).toEqual({
      stone: 6,
      cheese: 1,
      red: 1,
      green: 0,
      links: -5,
      beyond: -1,
    });
  });

  it("say nothing of the ends of the track where they were not reached", () => {
    const sources = sourcesOf([{ pieces: {}, income: 0, links: 2, result: -2, from: 0, to: -2 }], worth);
    expect(sources.map(({ from }) => from)).not.toContain("beyond");
  });
});
