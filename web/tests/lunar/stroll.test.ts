import { describe, expect, it } from "vitest";
import { geographyOf } from "../../src/games/lunar/geography";
import { partnerOf, Stroll, type Stand } from "../../src/games/lunar/map/stroll";
import { board } from "./board";

const moon = geographyOf(board);
const stroll = new Stroll(moon);
const near = (column: number, row: number): Stand => ({ side: "near", column, row });
const far = (column: number, row: number): Stand => ({ side: "far", column, row });

function walk(from: Stand, key: string, times: number): Stand[] {
  const way = [from];
  for (let i = 0; i < times; i += 1) {
    const next = stroll.next(way.at(-1)!, key, from.row);
    if (!next) break;
    way.push(next);
  }
  return way;
}

describe("walking the Moon with the keyboard", () => {
  it("goes one milepost up and down, and to the side along a row", () => {
    expect(stroll.next(near(0, 0), "ArrowUp", 0)).toEqual(near(0, 2));
    expect(stroll.next(near(0, 0), "PageDown", 0)).toEqual(near(1, -1));
    const rows = walk(near(0, 0), "ArrowRight", 10).map(({ row }) => Math.abs(row));
    expect(Math.max(...rows)).toBeLessThanOrEqual(1);
    expect(stroll.next(near(0, 0), "x", 0)).toBeNull();
  });

  it("leaves by a wrap letter and comes in by its partner", () => {
    const way = walk(near(14, 4), "ArrowRight", 12);
    const letter = way.findIndex((stand) => stroll.letterAt(stand));
    expect(letter).toBeGreaterThan(0);
    const pair = stroll.letterAt(way[letter]!)!;
    expect(way[letter + 1]).toEqual(partnerOf(pair, "near"));
    expect(way[letter + 1]!.side).toBe("far");
    expect(way.at(-1)!.column).toBeLessThan(0);
    expect(moon.at("far", way.at(-1)!.column, way.at(-1)!.row)).toBeDefined();
  });

  it("goes on over the poles, and back", () => {
    expect(stroll.next(near(0, 32), "ArrowUp", 32)).toEqual(far(0, 30));
    expect(stroll.next(far(0, 32), "ArrowUp", 32)).toEqual(near(0, 30));
    expect(stroll.next(near(0, -32), "ArrowDown", -32)).toEqual(far(0, -30));
  });

  it("reaches every milepost", () => {
    const keys = ["ArrowUp", "ArrowDown", "Home", "PageUp", "End", "PageDown"];
    const seen = new Set<string>();
    const open: Stand[] = [near(0, 0)];
    while (open.length > 0) {
      const at = open.pop()!;
      const id = `${at.side}:${at.column}:${at.row}`;
      if (seen.has(id)) continue;
      seen.add(id);
      for (const key of keys) {
        const next = stroll.next(at, key, at.row);
        if (next) open.push(next);
      }
    }
    for (const { id } of moon.mileposts) expect(seen.has(id)).toBe(true);
  });
});
