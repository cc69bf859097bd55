import { describe, expect, it } from "vitest";
import { scale, spread, ticks } from "../src/table/chart";

describe("the picture of points", () => {
  it("has round numbers that hold all points, negative ones too", () => {
    expect(ticks(-17, 181)).toEqual([-50, 0, 50, 100, 150, 200]);
    expect(ticks(0, 10)).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it("pushes labels apart and keeps their order", () => {
    const places = spread([100, 102, 101, 300], 24, 0, 310);
    const [a, b, c] = places as [number, number, number, number];
    expect(c - a).toBeGreaterThanOrEqual(24);
    expect(b - c).toBeGreaterThanOrEqual(24);
    expect(Math.max(...places)).toBeLessThanOrEqual(310);
  });

  it("sets the final scoring apart from the turns", () => {
    const frame = { width: 100, height: 50, left: 0, right: 0, top: 0, bottom: 0 };
    const timeline = [0, 1, 2, 3].map((turn) => ({ turn, scores: [turn] }));
    const drawn = scale(timeline, frame);
    expect(drawn.x(0)).toBe(0);
    expect(drawn.x(2)).toBe(88);
    expect(drawn.x(3)).toBe(100);
  });
});
