import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SIZE, placeSpaces } from "./geometry";
import { drawSheet, shapesOf, tooShort } from "./layout";
import type { Shape } from "./layout";
import layout from "./layout.json";
import { findOverlaps } from "./overlaps";
import terrain from "./terrain.json";
import type { Board } from "./types";

const board = JSON.parse(
  readFileSync(new URL("../../../../../src/branchline/games/germany/board.json", import.meta.url), "utf8"),
) as Board;
const sheet = drawSheet(board, layout);
const shapes = shapesOf(board, sheet);

function box(kind: Shape["kind"], owner: string, x: number, y: number, angle = 0, half = 10): Shape {
  return { kind, name: owner, owner, ends: [], box: { x, y, halfLength: half, halfWidth: 5, angle } };
}

describe("the sheet", () => {
  it("has a place for everything on the board", () => {
    expect(Object.keys(layout.cities).sort()).toEqual(board.cities.map((city) => city.id).sort());
    expect(Object.keys(layout.spots).sort()).toEqual(board.border_spots.map((spot) => spot.id).sort());
    const groups = new Set(board.route_groups.map((group) => group.id));
    expect(Object.keys(layout.bends).filter((id) => !groups.has(id))).toEqual([]);
    expect(sheet.medallions.filter((medallion) => medallion.first).map((medallion) => medallion.country)).toEqual(
      board.countries.map((country) => country.id),
    );
  });

  it("draws as many spaces as each track has", () => {
    const spaces = sheet.groups.flatMap(({ tracks }) => tracks.flat());
    expect(spaces).toHaveLength(board.routes.reduce((sum, route) => sum + route.length, 0));
  });

  it("lays nothing on anything else", () => {
    expect(findOverlaps(shapes)).toEqual([]);
  });

  it("gives every route room for its spaces", () => {
    expect(tooShort(board, layout)).toEqual([]);
  });

  it("keeps everything inside the frame", () => {
    const { width, height } = layout.sheet;
    const outside = shapes.filter(
      ({ box: { x, y } }) => x < SIZE.space.length || y < SIZE.space.length || x > width - 36 || y > height - 36,
    );
    expect(outside.map((shape) => shape.name)).toEqual([]);
  });

  it("says where the land comes from and stays small", () => {
    expect(terrain.source).toContain("Natural Earth");
    expect(JSON.stringify(terrain).length).toBeLessThan(120_000);
  });
});

describe("the search for overlaps", () => {
  it("finds two spaces of different routes that cross, however they are turned", () => {
    expect(findOverlaps([box("space", "a", 0, 0), box("space", "b", 12, 3, 0.7)])).toHaveLength(1);
    expect(findOverlaps([box("space", "a", 0, 0), box("space", "b", 0, 20)])).toEqual([]);
  });

  it("sees that turned rectangles pass each other where their frames would meet", () => {
    const [p, q] = [box("space", "a", 0, 0, Math.PI / 4, 20), box("space", "b", 16, -16, Math.PI / 4, 20)];
    expect(findOverlaps([p, q])).toEqual([]);
  });

  it("finds a sign on a city, its own or another", () => {
    expect(findOverlaps([box("city", "ulm", 0, 0), box("plate", "ulm", 0, 8)])).toHaveLength(1);
    expect(findOverlaps([box("city", "ulm", 0, 0), box("plate", "augsburg", 0, 8)])).toHaveLength(1);
  });

  it("lets spaces of one group and the ends of a route touch", () => {
    const space = { ...box("space", "ulm-augsburg", 0, 0), ends: ["ulm", "augsburg"] };
    const beside = { ...space, box: { ...space.box, x: 4 } };
    expect(findOverlaps([space, beside, box("city", "ulm", 8, 0)])).toEqual([]);
    expect(findOverlaps([space, box("city", "lindau", 8, 0)])).toHaveLength(1);
  });
});

describe("spaces along a route", () => {
  const ends = { a: { x: 0, y: 0 }, b: { x: 200, y: 0 }, clearA: SIZE.city, clearB: SIZE.city };

  it("stand in a row, in order, without touching", () => {
    const [track] = placeSpaces(ends, 0, 4, 1);
    const xs = track!.map((space) => space.x);
    expect(xs).toEqual([...xs].sort((p, q) => p - q));
    xs.slice(1).forEach((x, i) => expect(x - xs[i]!).toBeGreaterThanOrEqual(SIZE.space.length));
    expect(track!.every((space) => Math.abs(space.y) < 0.001)).toBe(true);
  });

  it("lie side by side on parallel tracks", () => {
    const [first, second] = placeSpaces(ends, 0, 2, 2);
    expect(second![0]!.y - first![0]!.y).toBeCloseTo(SIZE.lane);
    expect(SIZE.lane).toBeGreaterThan(SIZE.space.width);
  });

  it("follow the bend", () => {
    const [track] = placeSpaces(ends, 30, 3, 1);
    expect(track![1]!.y).toBeCloseTo(30, 0);
    expect(track![0]!.angle).toBeGreaterThan(track![2]!.angle);
  });
});
