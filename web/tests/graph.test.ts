import { describe, expect, it } from "vitest";
import { apart, few, marked, roundNumbers, rows, scale, spread } from "../src/kit/graph";

describe("the picture of points", () => {
  it("has round numbers that hold all points, negative ones too", () => {
    expect(roundNumbers(-17, 181)).toEqual([-50, 0, 50, 100, 150, 200]);
    expect(roundNumbers(0, 10)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(roundNumbers(0, 12_345)).toEqual([0, 2000, 4000, 6000, 8000, 10000, 12000, 14000]);
  });

  it("has no fractions of a point", () => {
    for (let most = 1; most < 300; most += 1) {
      const marks = roundNumbers(0, most);
      expect(marks.every(Number.isInteger)).toBe(true);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(marks.length).toBeLessThanOrEqual(9);
    }
  });

  it("pushes labels apart and keeps their order", () => {
    const places = spread([100, 102, 101, 300], 24, 0, 310);
    const [a, b, c] = places as [number, number, number, number];
    expect(c - a).toBeGreaterThanOrEqual(24);
    expect(b - c).toBeGreaterThanOrEqual(24);
    expect(Math.max(...places)).toBeLessThanOrEqual(310);
  });

  it("marks every turn where there are few, and some along the line where there are many", () => {
    const five = [0, 1, 2, 3, 4, 5];
    const many = Array.from({ length: 150 }, (_, turn) => turn);
    expect(few(five)).toBe(true);
    expect(marked(five, 3)).toEqual(five);
    expect(marked([0, 1], 0)).toEqual([0, 1]);
    expect(few(many)).toBe(false);
    for (let seats = 13; seats < 40; seats += 1) {
      for (let seat = 0; seat < 5; seat += 1) {
        const marks = marked(many.slice(0, seats), seat);
        expect(new Set(marks).size).toBe(marks.length);
        expect(marks.at(-1)).toBe(seats - 1);
      }
    }
    expect(marked(many, 0)).toHaveLength(7);
    expect(marked(many, 0)).not.toEqual(marked(many, 1));
  });

  it("has a table of all turns where they are few, and of rounds where they are many", () => {
    expect(rows([0, 1, 2, 3, 4, 5], 3)).toEqual([0, 1, 2, 3, 4, 5]);
    const many = Array.from({ length: 32 }, (_, turn) => turn);
    expect(rows(many, 4)).toEqual([0, 4, 8, 12, 16, 20, 24, 28, 31]);
  });

  it("sets the final scoring apart from the turns", () => {
    const frame = { width: 100, height: 50, left: 0, right: 0, top: 0, bottom: 0 };
    const points = (count: number) =>
      Array.from({ length: count }, (_, turn) => ({ label: String(turn), values: [turn] }));
    const many = scale(points(42), frame, true);
    expect(many.x(0)).toBe(0);
    expect(many.x(40)).toBe(88);
    expect(many.x(41)).toBe(100);
    const few = scale(points(5), frame, true);
    expect([0, 1, 2, 3, 4].map(few.x)).toEqual([0, 25, 50, 75, 100]);
    expect([0, 20, 41].map(scale(points(42), frame).x)).toEqual([0, (20 / 41) * 100, 100]);
  });

  it("draws equal numbers side by side", () => {
    expect(apart([4, 2, 4], 10)).toEqual([-5, 0, 5]);
    expect(apart([1, 1, 1], 10)).toEqual([-10, 0, 10]);
  });
});
