import { describe, expect, it } from "vitest";
import { clearSpot, findOverlaps, placeAll, setName, shapesOf } from "../../../src/games/wensleydale/map/layout";
import layout from "../../../src/games/wensleydale/map/layout.json";
import { drawOutlines, inside } from "../../../src/games/wensleydale/map/outlines";
import { depthOfDisc } from "../../../src/map/boxes";
import { board } from "../board";
import { nameOf, placed } from "./sheet";

const shapes = shapesOf(board, placed);
const rings = new Map(drawOutlines(board).outlines.map(({ area, ring }) => [area, ring]));

describe("the sheet", () => {
  it("has a place for every area of the board", () => {
    expect(Object.keys(layout).sort()).toEqual(board.areas.map(({ id }) => id).sort());
    expect(() => placeAll(board, {}, nameOf)).toThrow(/no place for/);
  });

  it("lays no name, town, piece or link on anything else", () => {
    expect(findOverlaps(shapes)).toEqual([]);
  });

  it("keeps towns and pieces in their own areas", () => {
    const strayed = board.areas.filter(({ id, goods_square, town }) => {
      const { hub, pieces } = placed.get(id)!;
      const row = goods_square || (town && !town.company);
      return !inside(hub, rings.get(id)!) || (row && !inside(pieces, rings.get(id)!));
    });
    expect(strayed.map(({ id }) => id)).toEqual([]);
  });

  it("puts the middle of each name in its own area", () => {
    const strayed = board.areas.filter(({ id }) => !inside(placed.get(id)!.name.box, rings.get(id)!));
    expect(strayed.map(({ id }) => id)).toEqual([]);
  });

  it("keeps everything inside the frame", () => {
    const outside = shapes.filter(
      ({ kind, box: { x, y, halfLength, halfWidth } }) =>
        kind !== "link" &&
        (x - halfLength < 2 ||
          y - halfWidth < 2 ||
          x + halfLength > board.map.width - 2 ||
          y + halfWidth > board.map.height - 2),
    );
    expect(outside.map(({ name }) => name)).toEqual([]);
  });
});

describe("setting a name", () => {
  it("divides it into lines of about the same length", () => {
    expect(setName("Horton in Ribblesdale", 2)).toEqual(["Horton in", "Ribblesdale"]);
    expect(setName("Great Shunner Fell", 1)).toEqual(["Great Shunner Fell"]);
    expect(setName("Hawes", 2)).toEqual(["Hawes"]);
  });
});

describe("the search for overlaps", () => {
  it("finds two things that lie on each other, however they are turned", () => {
    const thing = (name: string, x: number, angle = 0) =>
      ({ name, kind: "link", box: { x, y: 0, halfLength: 15, halfWidth: 5, angle } }) as const;
    expect(findOverlaps([thing("a", 0), thing("b", 18, Math.PI / 2)])).toHaveLength(1);
    expect(findOverlaps([thing("a", 0), thing("b", 22, Math.PI / 2)])).toEqual([]);
  });
});

describe("the bill of a line", () => {
  it("stands clear of every area's name and pieces, and of where the line can go on", () => {
    for (const [area, at] of placed) {
      const way = { x: at.hub.x + 40, y: at.hub.y };
      const spot = clearSpot(at, [way]);
      const disc = { ...spot, halfLength: 13, halfWidth: 13, angle: 0 };
      expect(depthOfDisc(disc, at.name.box), area).toBeLessThan(0);
      expect(depthOfDisc(disc, at.pieces), area).toBeLessThan(0);
      expect(Math.hypot(spot.x - way.x, spot.y - way.y), area).toBeGreaterThan(30);
    }
  });
});
