import { describe, expect, it } from "vitest";
import { accountsNow, accountsTold, booked, count } from "../../src/games/wensleydale/accounts";
import type { Event } from "../../src/games/wensleydale/types";
import type { Step } from "../../src/table/messages";
import { playerWith, viewWith } from "./view";

const step = (n: number, ...events: Event[]): Step<Event> => ({ n, seat: 0, turn: 0, events, line: null });
const move = (player: number, piece: string): Event => ({ kind: "move", player, piece, area: "malham" });
const profit = (player: number, income: number, links: number, level: number): Event => ({
  kind: "profit",
  player,
  income,
  links,
  result: income - links,
  level,
});

describe("accounts", () => {
  const log = [
    step(0, { kind: "bid", player: 0, box: 1, cubes: 3 }),
    step(1, move(1, "stone")),
    step(2, move(0, "cheese")),
    step(3, move(1, "red")),
    step(4, profit(1, 3, 4, -1), profit(0, 1, 1, 0)),
    step(5, move(0, "green")),
    step(6, profit(0, 1, 1, 0), profit(1, 0, 12, -13)),
  ];

  it("are told by the log, turn by turn, from level to level", () => {
    const [first, second] = accountsTold(log, 2, 2);
    expect(first?.[1]).toEqual({ pieces: { stone: 1, red: 1 }, income: 3, links: 4, result: -1, from: 0, to: -1 });
    expect(first?.[0]).toMatchObject({ pieces: { cheese: 1 }, from: 0, to: 0 });
    expect(second?.[0]).toMatchObject({ pieces: { green: 1 }, from: 0, to: 0 });
    expect(second?.[1]).toMatchObject({ pieces: {}, result: -12, from: -1, to: -13 });
  });

  it("wait until everybody has booked", () => {
    expect(accountsTold(log.slice(0, 4), 2, 0)).toEqual([]);
    expect(accountsTold([step(0, profit(1, 0, 1, -1))], 2, 0)).toEqual([]);
  });

  it("of a log that begins later tell where they came from", () => {
    const [first] = accountsTold([step(0, profit(1, 5, 3, 1), profit(0, 4, 8, -2))], 2, 3);
    expect(first?.map(({ from, to }) => [from, to])).toEqual([
      [2, -2],
      [-1, 1],
    ]);
    expect(booked({ phase: "takeover", turn: 2 })).toBe(3);
    expect(booked({ phase: "auction", turn: 2 })).toBe(2);
  });

  it("of the turn being played stop at the ends of the track", () => {
    const player = playerWith({ load: { stone: 2 }, income: 4, laid: 9, result: -5, profit: -11 });
    const view = viewWith({ players: [player, { ...player, laid: 0, result: 4, profit: 3 }] });
    expect(accountsNow(view, { min: -13, max: 5 }).map(({ from, to }) => [from, to])).toEqual([
      [-11, -13],
      [3, 5],
    ]);
  });

  it("count pieces of all kinds", () => {
    expect(count({ stone: 2, green: 1 })).toBe(3);
    expect(count({})).toBe(0);
  });
});
