import { describe, expect, it, vi } from "vitest";
import { Camera } from "./camera.svelte";
import { middleOf, Walker } from "./walker.svelte";

const stops = [
  { id: "west", x: 100, y: 500 },
  { id: "middle", x: 480, y: 520 },
  { id: "east", x: 900, y: 500 },
];
const sheet = { width: 1000, height: 1000 };

function walking() {
  const camera = new Camera(sheet);
  camera.resize(500, 500);
  const act = vi.fn();
  const walker = new Walker(
    camera,
    () => stops,
    () => middleOf(stops, sheet),
    act,
  );
  const press = (key: string, more: Partial<KeyboardEvent> = {}) => {
    const preventDefault = vi.fn();
    walker.key({ key, altKey: false, ctrlKey: false, metaKey: false, preventDefault, ...more } as KeyboardEvent);
    return preventDefault;
  };
  return { camera, walker, act, press };
}

describe("a walker on the map", () => {
  it("begins in the middle and remembers where it stood", () => {
    const { walker } = walking();
    expect(walker.reachable).toBe("middle");
    walker.arrived("east");
    expect(walker.reachable).toBe("east");
    walker.arrived("gone");
    expect(walker.reachable).toBe("middle");
  });

  it("acts on what it stands on", () => {
    const { walker, act, press } = walking();
    walker.arrived("west");
    expect(press("Enter")).toHaveBeenCalled();
    expect(act).toHaveBeenCalledWith("west");
  });

  it("zooms around it and shows the whole sheet again", () => {
    const { camera, press } = walking();
    press("+");
    expect(camera.scale).toBeCloseTo(0.65);
    press("-");
    expect(camera.scale).toBeCloseTo(0.5);
    press("=");
    press("0");
    expect(camera.fitted).toBe(true);
  });

  it("goes on arrows to the element of the next stop", () => {
    const { walker, press } = walking();
    const focus = vi.fn();
    const querySelector = vi.fn(() => ({ focus }));
    vi.stubGlobal("CSS", { escape: (text: string) => text });
    walker.root = { querySelector } as unknown as Element;
    press("ArrowRight");
    expect(querySelector).toHaveBeenCalledWith('[data-stop="east"]');
    expect(focus).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it("leaves other keys, and keys of the browser, alone", () => {
    const { camera, press } = walking();
    expect(press("x")).not.toHaveBeenCalled();
    expect(press("+", { ctrlKey: true })).not.toHaveBeenCalled();
    expect(camera.fitted).toBe(true);
  });
});
