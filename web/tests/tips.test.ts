import { expect, test } from "vitest";
import { tipAside, tipCorner } from "../src/map/tips";
import type { Point } from "../src/map/boxes";

const WINDOW = { width: 800, height: 600 };
const TIP = { width: 240, height: 90 };
const covers = (corner: Point, { x, y }: Point): boolean =>
  x > corner.x && x < corner.x + TIP.width && y > corner.y && y < corner.y + TIP.height;

test("a tip lies beside its thing, inside the window, wherever that is", () => {
  for (const x of [0, 5, 400, 795, 800])
    for (const y of [0, 5, 300, 595, 600]) {
      const corner = tipCorner({ x, y }, TIP, WINDOW, []);
      expect(covers(corner, { x, y })).toBe(false);
      expect(corner.x).toBeGreaterThanOrEqual(0);
      expect(corner.y).toBeGreaterThanOrEqual(0);
      expect(corner.x + TIP.width).toBeLessThanOrEqual(WINDOW.width);
      expect(corner.y + TIP.height).toBeLessThanOrEqual(WINDOW.height);
    }
});

test("it goes where it covers nothing that is wanted next, near by if it can", () => {
  const at = { x: 400, y: 200 };
  const usual = tipCorner(at, TIP, WINDOW, []);
  const inTheWay = { x: usual.x + 30, y: usual.y + 40 };
  const moved = tipCorner(at, TIP, WINDOW, [inTheWay]);
  expect(covers(moved, inTheWay)).toBe(false);
  expect(covers(moved, at)).toBe(false);

  const around = [0, 60, 120, 180, 240, 300].map((turn) => ({
    x: at.x + Math.cos((turn * Math.PI) / 180) * 70,
    y: at.y + Math.sin((turn * Math.PI) / 180) * 70,
  }));
  const clear = tipCorner(at, TIP, WINDOW, around);
  expect(around.filter((point) => covers(clear, point))).toEqual([]);
});

test("where everything is full it covers the fewest", () => {
  const full: Point[] = [];
  for (let x = 0; x <= 800; x += 25) for (let y = 0; y <= 600; y += 25) if (y < 500) full.push({ x, y });
  const corner = tipCorner({ x: 400, y: 300 }, TIP, WINDOW, full);
  expect(corner.y).toBeGreaterThan(450);
});

test("under a finger it lies at the farther edge", () => {
  expect(tipAside({ x: 10, y: 20 }, TIP, WINDOW).y).toBeGreaterThan(500);
  expect(tipAside({ x: 10, y: 580 }, TIP, WINDOW).y).toBeLessThan(10);
});
