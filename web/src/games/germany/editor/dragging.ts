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
  const nowhere = { x: 0, y: 0 };
  let finger: number | null = null;
  let [start, origin]: [Point, Point] = [nowhere, nowhere];
  let moving = false;

  const handAt = ({ clientX, clientY }: PointerEvent): Point => {
    const box = node.closest("[role=application]")!.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };

  function down(event: PointerEvent): void {
    const standing = event.button === 0 ? held.standing() : null;
    if (!standing) return;
    event.stopPropagation(); // or the map would be dragged along
    finger = event.pointerId;
    start = handAt(event);
    origin = standing;
    moving = false;
    // A quick hand has left the thing before it is noticed, so all the window is listened to.
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== finger) return;
    const now = handAt(event);
    const [dx, dy] = [now.x - start.x, now.y - start.y];
    moving ||= Math.hypot(dx, dy) > DRAG_FROM;
    const { scale } = held.camera;
    if (moving) held.dragged({ x: origin.x + dx / scale, y: origin.y + dy / scale }, held.camera.toSheet(now));
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== finger) return;
    leave();
    if (!moving) return;
    held.dropped(event.type === "pointerup" ? placeAt(event) : null);
    // The click that ends a drag comes now or never.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }

  function leave(): void {
    finger = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  }

  node.addEventListener("pointerdown", down);
  return {
    update: (next) => void (held = next),
    destroy() {
      leave();
      node.removeEventListener("pointerdown", down);
    },
  };
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
}
