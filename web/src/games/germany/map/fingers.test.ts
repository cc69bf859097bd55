import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawRoutes } from "./drawing";
import { meant, NEAR_ENOUGH } from "./fingers";
import { drawSheet } from "./layout";
import layout from "./layout.json";
import type { Board } from "./types";

const board = JSON.parse(
  readFileSync(new URL("../../../../../src/branchline/games/germany/board.json", import.meta.url), "utf8"),
) as Board;
const routes = drawRoutes(board, drawSheet(board, layout));
const PHONE = 0.27;

describe("a finger", () => {
  it("near enough takes the route it is put on, whichever", () => {
    const others = routes.filter(({ route, middle }) => meant(routes, middle, NEAR_ENOUGH).join() !== route.id);
    expect(others.map(({ route }) => route.id)).toEqual([]);
  });

  it("near enough has the width of a fingertip for every track", () => {
    const missed = routes.flatMap(({ route, spaces }) => {
      const { x, y, angle } = spaces[Math.floor(spaces.length / 2)]!;
      const aside = (by: number) => ({ x: x - Math.sin(angle) * by, y: y + Math.cos(angle) * by });
      // 11 pixels to either side; parallel tracks lie 24 apart.
      const hits = [-11, 11].map((by) => meant(routes, aside(by / NEAR_ENOUGH), NEAR_ENOUGH)[0]);
      return hits.every((hit) => hit === route.id) ? [] : [route.id];
    });
    expect(missed).toEqual([]);
  });

  it("far away may mean any of parallel tracks, or the only one near it", () => {
    for (const { route, middle } of routes) {
      const could = meant(routes, middle, PHONE);
      expect(could).toContain(route.id);
      if (route.siblings.length > 0) expect(route.siblings).toContain(could.find((id) => id !== route.id));
    }
    expect(routes.filter(({ middle }) => meant(routes, middle, PHONE).length === 1).length).toBeGreaterThan(20);
  });

  it("means nothing where there is no route", () => {
    expect(meant(routes, { x: 80, y: 80 }, PHONE)).toEqual([]);
  });
});
