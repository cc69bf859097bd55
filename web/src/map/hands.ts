/** Fingers and mouse on the map: drag to pan, wheel and two fingers to zoom. A drag is not a click.

    d3-zoom would do what is here in half the lines, and nothing of the camera: that also follows keys, buttons and the
    size of the window, so where it looks would be kept twice and in step. It brings nine packages and 17 kB. */
import type { Point } from "./boxes";
import type { Camera } from "./camera.svelte";

const DRAG_FROM = 5;
/** how wide a thing has to be, in pixels, for a finger to hit it and not its neighbour */
export const FINGERTIP = 24;

/** Whether a click was a finger's, which covers more than the point it is counted at. */
export function byFinger(click: MouseEvent): boolean {
  return click instanceof PointerEvent && click.pointerType === "touch";
}

export function hands(node: HTMLElement, camera: Camera): { destroy(): void } {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let dragging = false;

  const at = (event: PointerEvent | WheelEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const pair = (): { middle: Point; apart: number } => {
    const [p, q] = [...fingers.values()] as [Point, Point];
    return { middle: { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }, apart: Math.hypot(p.x - q.x, p.y - q.y) || 1 };
  };

  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerdown(event) {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, at(event));
      if (fingers.size === 1) {
        start = at(event);
        dragging = false;
      }
    },
    pointermove(event) {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      if (fingers.size === 2) {
        const old = pair();
        fingers.set(event.pointerId, now);
        const { middle, apart } = pair();
        dragging = true;
        camera.zoom(apart / old.apart, middle);
        camera.pan(middle.x - old.middle.x, middle.y - old.middle.y);
        return;
      }
      fingers.set(event.pointerId, now);
      if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) > DRAG_FROM) {
        dragging = true;
        // Captured only now: a captured pointer's click would go to the map instead of the thing under it.
        node.setPointerCapture(event.pointerId);
      }
      if (dragging) camera.pan(now.x - before.x, now.y - before.y);
    },
    pointerup: (event) => void fingers.delete(event.pointerId),
    pointercancel: (event) => void fingers.delete(event.pointerId),
    pointerleave(event) {
      if (!dragging) fingers.delete(event.pointerId);
    },
    wheel(event) {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), at(event));
    },
  };
  const swallow = (event: MouseEvent): void => {
    if (dragging) event.stopPropagation();
    dragging = false;
  };

  for (const [kind, listener] of Object.entries(listeners)) {
    node.addEventListener(kind, listener as EventListener, { passive: false });
  }
  node.addEventListener("click", swallow, { capture: true });
  return {
    destroy() {
      for (const [kind, listener] of Object.entries(listeners))
        node.removeEventListener(kind, listener as EventListener);
      node.removeEventListener("click", swallow, { capture: true });
    },
  };
}
