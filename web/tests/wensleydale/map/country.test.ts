import { describe, expect, it } from "vitest";
import { drawCountry } from "../../../src/games/wensleydale/map/country";
import { densely, distanceTo, drawOutlines, inside, openGate } from "../../../src/games/wensleydale/map/outlines";
import { chance, unevenness } from "../../../src/games/wensleydale/map/relief";
import { borderId } from "../../../src/games/wensleydale/map/types";
import { board } from "../board";

const { outlines, walls } = drawOutlines(board);

describe("outlines", () => {
  it("leave a wall on every border and nowhere else", () => {
    expect(walls.map(({ border }) => border).sort()).toEqual(board.adjacency.map(({ a, b }) => borderId(a, b)).sort());
  });

  it("hold their town or square", () => {
    for (const { id, marker } of board.areas) {
      const { ring } = outlines.find(({ area }) => area === id)!;
      expect(inside({ x: marker[0], y: marker[1] }, ring), id).toBe(true);
    }
  });

  it("fit each other: the smoothed areas still cover the whole sheet once", () => {
    const sizes = outlines.map(({ ring }) =>
      Math.abs(
        ring.reduce(
          (sum, p, i) => sum + p.x * ring[(i + 1) % ring.length]!.y - p.y * ring[(i + 1) % ring.length]!.x,
          0,
        ) / 2,
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeCloseTo(board.map.width * board.map.height, 0);
  });

  it("carry every link: the border runs through its place", () => {
    for (const { a, b, link } of board.adjacency) {
      const { line } = walls.find(({ border }) => border === borderId(a, b))!;
      expect(distanceTo(link, [line]), borderId(a, b)).toBeLessThan(1);
    }
  });
});

describe("walls", () => {
  it("open where a link may go through", () => {
    const line = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    const parts = openGate(line, { x: 50, y: 0 }, 12);
    expect(parts).toHaveLength(2);
    expect(parts[0]!.at(-1)!.x).toBeLessThanOrEqual(44);
    expect(parts[1]![0]!.x).toBeGreaterThanOrEqual(56);
  });

  it("keep their ends when points are put between", () => {
    const line = densely(
      [
        { x: 0, y: 0 },
        { x: 0, y: 10 },
      ],
      3,
    );
    expect(line[0]).toEqual({ x: 0, y: 0 });
    expect(line.at(-1)).toEqual({ x: 0, y: 10 });
    expect(line).toHaveLength(5);
  });
});

describe("the country", () => {
  const country = drawCountry(board);

  it("is the same whenever it is drawn", () => {
    expect(drawCountry(board)).toEqual(country);
    expect(chance(3, 4)).toBe(chance(3, 4));
  });

  it("raises every hill and sinks every valley", () => {
    const of = (terrain: string) => board.areas.filter((area) => area.terrain === terrain).map(({ id }) => id);
    expect(country.hills.map(({ area }) => area).sort()).toEqual(of("hill").sort());
    expect(country.valleys.map(({ area }) => area).sort()).toEqual(of("valley").sort());
    for (const hill of country.hills) expect(hill.layers[0], hill.area).not.toBe("");
    for (const valley of country.valleys) expect(valley.floor, valley.area).not.toBe("");
  });

  it("is uneven within bounds", () => {
    const heights = Array.from({ length: 500 }, (_, i) => unevenness(i * 7.3, i * 3.1, 26));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...heights)).toBeLessThanOrEqual(1);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(1);
  });
});
