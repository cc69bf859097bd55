import { describe, expect, it } from "vitest";
import { groupsIn } from "../../../src/games/wensleydale/map/standing";
import { sheetFor } from "../../../src/games/wensleydale/map/sheet";
import { stopsOf } from "../../../src/games/wensleydale/map/stops";
import { NOTHING_OFFERED, type Step } from "../../../src/games/wensleydale/map/types";
import { nextStop, type Arrow } from "../../../src/map/walk";
import { board } from "../board";
import { crossings, placed } from "./sheet";

const ARROWS: Arrow[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const step = (a: string, b: string): Step => ({ id: 0, kind: "lay", a, b, border: "airton-settle" });
const offered = {
  ...NOTHING_OFFERED,
  borders: new Map([["airton-settle", [step("airton", "settle"), step("settle", "airton")]]]),
};
const groups = board.areas.flatMap(({ id, goods_square, town }) =>
  groupsIn(
    goods_square ? { [goods_square]: 2 } : town && !town.company ? { red: 1, green: 1 } : {},
    placed.get(id)!.pieces,
  ).map((group) => ({ stop: `piece:${id}:${group.kind}`, group })),
);
const stops = stopsOf(board, placed, [...crossings.values()], offered, groups, sheetFor(600, 800));

describe("a walk over the Dales", () => {
  it("stops at every area, every gate and every kind of piece; at both arrows where a line may go both ways", () => {
    expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length);
    expect(stops).toHaveLength(board.areas.length + crossings.size + 1 + groups.length);
    expect(stops.map(({ id }) => id)).toContain("border:airton-settle:settle");
  });

  it("goes on where the sheet is laid out otherwise", () => {
    const [first] = stopsOf(board, placed, [...crossings.values()], offered, groups, sheetFor(800, 600));
    expect(first!.x - stops[0]!.x).toBe(118);
    expect(first!.y).toBe(stops[0]!.y);
  });

  it("reaches everything from Hawes", () => {
    const seen = new Set(["area:hawes"]);
    const open = stops.filter(({ id }) => id === "area:hawes");
    for (let from = open.pop(); from; from = open.pop())
      for (const arrow of ARROWS) {
        const next = nextStop(stops, from, arrow);
        if (!next || seen.has(next.id)) continue;
        seen.add(next.id);
        open.push(next);
      }
    expect(stops.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
