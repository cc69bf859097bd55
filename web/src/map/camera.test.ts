import { describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte";

function camera(): Camera {
  const made = new Camera({ width: 1000, height: 1000 });
  made.resize(800, 500);
  return made;
}

describe("looking at the sheet", () => {
  it("begins with the whole sheet in the middle", () => {
    const { scale, x, y, fitted } = camera();
    expect([scale, x, y, fitted]).toEqual([0.5, 150, 0, true]);
  });

  it("zooms around the point under the hand", () => {
    const looking = camera();
    const hand = { x: 400, y: 250 };
    const before = looking.toSheet(hand);
    looking.zoom(3, hand);
    expect(looking.toSheet(hand).x).toBeCloseTo(before.x);
    expect(looking.toSheet(hand).y).toBeCloseTo(before.y);
    expect(looking.fitted).toBe(false);
  });

  it("never loses the sheet", () => {
    const looking = camera();
    looking.zoom(0.1);
    expect(looking.scale).toBe(0.5);
    looking.zoom(100);
    expect(looking.scale).toBe(3);
    looking.pan(99_999, -99_999);
    expect(looking.x).toBe(0);
    expect(looking.y).toBe(500 - 3000);
  });

  it("keeps its place when the window changes", () => {
    const looking = camera();
    looking.zoom(4, { x: 400, y: 250 });
    const middle = looking.toSheet({ x: 400, y: 250 });
    looking.resize(600, 600);
    const now = looking.toSheet({ x: 300, y: 300 });
    expect(now.x).toBeCloseTo(middle.x);
    expect(now.y).toBeCloseTo(middle.y);
  });

  it("stays fitted when the window changes", () => {
    const looking = camera();
    looking.resize(300, 900);
    expect([looking.scale, looking.x, looking.y]).toEqual([0.3, 0, 300]);
  });

  it("takes the sheet that suits the window", () => {
    const looking = new Camera((width, height) => ({ width: width > height ? 2000 : 1000, height: 1000 }));
    looking.resize(800, 500);
    expect([looking.sheet.width, looking.scale]).toEqual([2000, 0.4]);
    looking.resize(500, 800);
    expect([looking.sheet.width, looking.scale]).toEqual([1000, 0.5]);
  });

  it("brings what has the focus into sight", () => {
    const looking = camera();
    looking.zoom(6);
    looking.reveal({ x: 20, y: 20 });
    const { x, y } = looking.toWindow({ x: 20, y: 20 });
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
  });

  it("looks at a place from near, and stays near where it is already", () => {
    const looking = camera();
    looking.lookAt({ x: 500, y: 500 });
    expect(looking.toWindow({ x: 500, y: 500 })).toEqual({ x: 400, y: 250 });
    expect(looking.scale).toBeCloseTo(1.1);
    looking.zoom(2);
    looking.lookAt({ x: 400, y: 600 });
    expect(looking.scale).toBeCloseTo(2.2);
  });

  it("visits what is asked and goes back to where it was", () => {
    const looking = camera();
    const back = looking.visit([{ x: 300, y: 300 }], 2);
    expect(looking.scale).toBe(2);
    expect(looking.toWindow({ x: 300, y: 300 })).toEqual({ x: 400, y: 250 });
    back();
    expect([looking.scale, looking.x, looking.y, looking.fitted]).toEqual([0.5, 150, 0, true]);
  });

  it("goes back to the whole sheet also where the window is another by then", () => {
    const looking = camera();
    const back = looking.visit([{ x: 300, y: 300 }], 2);
    looking.resize(1000, 1000);
    expect(looking.scale).toBe(4);
    back();
    expect([looking.scale, looking.x, looking.y]).toEqual([1, 0, 0]);
  });

  it("comes no nearer than all of it can be seen", () => {
    const looking = camera();
    looking.visit(
      [
        { x: 200, y: 400 },
        { x: 800, y: 600 },
      ],
      2,
      50,
    );
    for (const corner of [
      { x: 200, y: 400 },
      { x: 800, y: 600 },
    ]) {
      const { x, y } = looking.toWindow(corner);
      expect([x > 49, x < 751, y > 49, y < 451]).toEqual([true, true, true, true]);
    }
    expect(looking.scale).toBeGreaterThan(1);
  });

  it("stays where its reader has moved it since", () => {
    const looking = camera();
    const back = looking.visit([{ x: 300, y: 300 }], 2);
    looking.pan(-30, 0);
    const { x } = looking;
    back();
    expect([looking.x, looking.scale]).toEqual([x, 2]);
  });
});
