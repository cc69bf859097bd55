import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isArrow, nextStop } from "../../../map/walk";
import type { Arrow, Stop } from "../../../map/walk";
import { drawRoutes, stopsOf } from "./drawing";
import { drawSheet } from "./layout";
import layout from "./layout.json";
import type { Board } from "./types";

const board = JSON.parse(
  readFileSync(new URL("../../../../../src/branchline/games/germany/board.json", import.meta.url), "utf8"),
) as Board;
const sheet = drawSheet(board, layout);
const stops = stopsOf(board, sheet, drawRoutes(board, sheet));
const stop = (id: string): Stop => stops.find((other) => other.id === id)!;
const ARROWS: Arrow[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

describe("a walk with the arrow keys", () => {
  it("goes to the nearest thing in that direction", () => {
    const cross: Stop[] = [
      { id: "here", x: 0, y: 0 },
      { id: "east", x: 10, y: 1 },
      { id: "far east", x: 30, y: 0 },
      { id: "north", x: 2, y: -10 },
    ];
    expect(nextStop(cross, cross[0]!, "ArrowRight")?.id).toBe("east");
    expect(nextStop(cross, cross[0]!, "ArrowUp")?.id).toBe("north");
    expect(nextStop(cross, cross[0]!, "ArrowLeft")).toBeNull();
  });

  it("never stays where it is and never turns round", () => {
    for (const from of stops) {
      const next = nextStop(stops, from, "ArrowRight");
      if (next) expect(next.x).toBeGreaterThan(from.x);
    }
  });

  it("reaches every route, city and country from Berlin", () => {
    const seen = new Set(["place:berlin"]);
    const open = [stop("place:berlin")];
    for (let from = open.pop(); from; from = open.pop()) {
      for (const arrow of ARROWS) {
        const next = nextStop(stops, from, arrow);
        if (next && !seen.has(next.id)) {
          seen.add(next.id);
          open.push(next);
        }
      }
    }
    expect(stops.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it("steps from one parallel track to the next", () => {
    const from = stop("route:hannover-kassel-1");
    const beside = ARROWS.map((arrow) => nextStop(stops, from, arrow)?.id);
    expect(beside).toContain("route:hannover-kassel-2");
  });

  it("knows its keys", () => {
    expect(isArrow("ArrowUp")).toBe(true);
    expect(isArrow("Enter")).toBe(false);
  });
});
