import { describe, expect, it, vi } from "vitest";
import { geographyOf, spotOf } from "../../src/games/lunar/geography";
import { onSheet, sheetFor } from "../../src/games/lunar/map/discs";
import { Stroll, type Stand } from "../../src/games/lunar/map/stroll";
import { Strolling } from "../../src/games/lunar/map/strolling.svelte";
import type { Side } from "../../src/games/lunar/types";
import { Camera } from "../../src/map/camera.svelte";
import { board } from "./board";

const moon = geographyOf(board);
const middle = (side: Side): Stand => ({ side, column: 0, row: 0 });

function strolling() {
  let side: Side = "near";
  const camera = new Camera(() => sheetFor(side, 800, 800));
  camera.resize(800, 800);
  const act = vi.fn();
  const stroll = new Stroll(moon);
  const cities = ["tycho", "apollo"]
    .map((id) => moon.find(id)!)
    .map(({ side, column, row }) => ({ side, column, row }));
  const walker = new Strolling(
    camera,
    () => stroll,
    (stand) => stand.side === side,
    () => middle(side),
    () => cities,
    (stand) => {
      side = stand.side;
      return onSheet(sheetFor(side, 800, 800), side, spotOf(stand.column, stand.row))!;
    },
    act,
  );
  const press = (key: string, more: Partial<KeyboardEvent> = {}) => {
    const preventDefault = vi.fn();
    walker.key({ key, altKey: false, ctrlKey: false, metaKey: false, preventDefault, ...more } as KeyboardEvent);
    return preventDefault;
  };
  return { camera, walker, act, press, cities };
}

describe("the keyboard on the Moon", () => {
  it("walks, and acts where it stands", () => {
    const { walker, act, press } = strolling();
    expect(walker.at).toEqual(middle("near"));
    expect(press("ArrowUp")).toHaveBeenCalled();
    expect([walker.at.row, walker.ringed]).toEqual([2, true]);
    press("Enter");
    expect(act).toHaveBeenCalledWith({ side: "near", column: 0, row: 2 });
    walker.left();
    expect(walker.ringed).toBe(false);
  });

  it("keeps to its row on the way to the side", () => {
    const { walker, press } = strolling();
    walker.stand({ side: "near", column: -4, row: 4 });
    for (let i = 0; i < 8; i += 1) press("ArrowRight");
    expect([walker.at.column, Math.abs(walker.at.row - 4) <= 1]).toEqual([4, true]);
  });

  it("goes from city to city, and turns the Moon over for it", () => {
    const { walker, press, cities } = strolling();
    press(".");
    expect(walker.at).toEqual(cities[0]);
    press(".");
    expect(walker.at).toEqual(cities[1]);
    expect(walker.at.side).toBe("far");
    press(",");
    expect(walker.at).toEqual(cities[0]);
    press(",");
    expect(walker.at).toEqual(cities[1]);
  });

  it("does not stand on a side that is not shown", () => {
    const { walker } = strolling();
    walker.stand({ side: "far", column: 3, row: 5 });
    expect(walker.at).toEqual(middle("near"));
  });

  it("zooms, and leaves other keys and keys of the browser alone", () => {
    const { camera, press } = strolling();
    press("+");
    expect(camera.fitted).toBe(false);
    press("0");
    expect(camera.fitted).toBe(true);
    expect(press("x")).not.toHaveBeenCalled();
    expect(press("ArrowUp", { ctrlKey: true })).not.toHaveBeenCalled();
  });
});
