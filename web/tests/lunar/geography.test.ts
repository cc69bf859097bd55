import { describe, expect, it } from "vitest";
import { geographyOf, latticeAt, spotOf } from "../../src/games/lunar/geography";
import { rimsOf, valleysOf } from "../../src/games/lunar/map/crossings";
import { Projection } from "../../src/games/lunar/map/selenography";
import { board } from "./board";

const moon = geographyOf(board);

describe("the tables of the Moon", () => {
  it("has every milepost and link by its number and id", () => {
    expect([moon.mileposts.length, moon.links.length, moon.wraps.size]).toEqual([1860, 5796, 104]);
    for (const milepost of moon.mileposts) expect(moon.find(milepost.id)).toBe(milepost);
    expect(moon.find("tycho")?.id).toBe("near:-2:-16");
    expect(moon.milepostsOf.get("tycho")).toHaveLength(7);
    expect(moon.milepostsOf.get("kepler")).toHaveLength(1);
    expect(moon.find("near:99:1")).toBeUndefined();
    expect(geographyOf(board)).toBe(moon);
  });

  it("knows a pole as one milepost of both sides", () => {
    const peary = moon.find("peary")!;
    expect(moon.find("far:0:32")).toBe(peary);
    expect([moon.isOn(peary, "near"), moon.isOn(peary, "far"), peary.pole]).toEqual([true, true, true]);
    const sides = moon.linksAt[peary.number]!.map((link) => moon.sideOf(moon.links[link]!));
    expect(sides.filter((side) => side === "far")).toHaveLength(3);
    expect(sides.filter((side) => side === "near")).toHaveLength(3);
    expect(moon.step(peary, "far", "S")?.id).toBe("far:0:30");
  });

  it("finds the link between neighbours, and through which pair", () => {
    const [a, b] = [moon.find("near:3:31")!, moon.find("far:-3:31")!];
    expect(moon.between(a.number, b.number)).toBeUndefined();
    expect(moon.between(a.number, b.number, "+A")?.pair).toBe("+A");
    const [c, d] = [moon.find("near:-5:17")!, moon.find("near:-5:19")!];
    expect(moon.between(c.number, d.number)?.red).toBe(true);
    expect(moon.across(moon.between(c.number, d.number)!.number, c.number)).toBe(d);
  });

  it("finds the milepost at a spot by arithmetic alone", () => {
    for (const milepost of moon.mileposts) {
      for (const [dx, dy] of [
        [0, 0],
        [0.4, 0.1],
        [-0.3, 0.3],
        [0.05, -0.45],
      ] as const) {
        expect(latticeAt({ x: milepost.x + dx, y: milepost.y + dy })).toEqual({
          column: milepost.column,
          row: milepost.row,
        });
      }
    }
    expect(moon.nearest("far", spotOf(0, 0))?.id).toBe("far:0:0");
    expect(moon.nearest("near", { x: 40, y: 0 })).toBeUndefined();
  });
});

describe("the drawing of what costs more", () => {
  it("crosses just the links that the board says", () => {
    const drawn = new Set([...rimsOf(moon), ...valleysOf(moon)].flatMap(({ links }) => links));
    const told = moon.links.filter(({ crossing }) => crossing).map(({ number }) => number);
    expect([...drawn].sort((p, q) => p - q)).toEqual(told);
    expect(told).toHaveLength(804);
  });
});

describe("the projection", () => {
  const projection = new Projection(board.grid);

  it("puts each city beside its milepost", () => {
    for (const { lat, lon, milepost, side } of board.cities) {
      if (side === "both") continue;
      const [there, column, row] = milepost;
      const [p, q] = [projection.spot(there, [lat, lon]), spotOf(column, row)];
      expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeLessThan(3);
    }
  });

  it("goes there and back", () => {
    for (const place of [
      [12, 34],
      [-60, -71],
      [80, 5],
    ] as [number, number][]) {
      const back = projection.place("near", projection.spot("near", place));
      expect(back[0]).toBeCloseTo(place[0]);
      expect(back[1]).toBeCloseTo(place[1]);
    }
  });
});
