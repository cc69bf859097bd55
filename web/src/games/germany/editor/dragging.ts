/** Taking hold of a thing on the map: it is dragged, and the map stays where it is. A drag is not a click. */
import type { Point } from "../../../map/boxes";
import type { Camera } from "../../../map/camera.svelte";

const DRAG_FROM = 5;

export interface Held {
  camera: Camera;
  /** where it stands now; null where it cannot be dragged */
  standing: () => Point | null;
  /** it is dragged so that it would stand `at`; the hand is at `hand` */
  dragged: (at: Point, hand: Point) => void;
  /** it was let go, over this place if over any */
  dropped: (over: string | null) => void;
}

/** The place that lies at a point of the window. */
function placeAt({ clientX, clientY }: PointerEvent): string | null {
  const stops = document.elementsFromPoint(clientX, clientY).map((one) => one.closest("[data-stop^='place:']"));
  return (
    stops
      .find((stop) => stop)
      ?.getAttribute("data-stop")
      ?.slice("place:".length) ?? null
  );
}

export function dragging(node: SVGElement, held: Held): { update(held: Held): void; destroy(): void } {
  let finger: number | null = null;
  let [start, origin]: [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let moving = false;

  const handAt = ({ clientX, clientY }: PointerEvent): Point => {
    const box = node.closest("[role=application]")!.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };

  const listeners: { [K in keyof SVGElementEventMap]?: (event: SVGElementEventMap[K]) => void } = {
    pointerdown(event) {
      const standing = event.button === 0 ? held.standing() : null;
      if (!standing) return;
      event.stopPropagation(); // or the map would be dragged along
      finger = event.pointerId;
      start = handAt(event);
      origin = standing;
      moving = false;
    },
    pointermove(event) {
      if (event.pointerId !== finger) return;
      const now = handAt(event);
      const [dx, dy] = [now.x - start.x, now.y - start.y];
      if (!moving && Math.hypot(dx, dy) > DRAG_FROM) {
        moving = true;
        node.setPointerCapture(event.pointerId);
      }
      const { scale } = held.camera;
      const at = { x: origin.x + dx / scale, y: origin.y + dy / scale };
      if (moving) held.dragged(at, held.camera.toSheet(now));
    },
    pointerup(event) {
      if (event.pointerId === finger && moving) held.dropped(placeAt(event));
      finger = null;
    },
    pointercancel() {
      if (moving) held.dropped(null);
      finger = null;
    },
  };
  const swallow = (event: Event): void => {
    if (moving) event.stopPropagation();
    moving = false;
  };

  for (const [kind, listener] of Object.entries(listeners)) node.addEventListener(kind, listener as EventListener);
  node.addEventListener("click", swallow, { capture: true });
  return {
    update: (next) => void (held = next),
    destroy() {
      for (const [kind, listener] of Object.entries(listeners))
        node.removeEventListener(kind, listener as EventListener);
      node.removeEventListener("click", swallow, { capture: true });
    },
  };
}
