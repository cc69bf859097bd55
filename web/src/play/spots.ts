/** Where things are on the screen, by the names they carry as `data-spot`. */
import type { Place, Spot } from "../kit/movements";
import type { Point } from "../map/boxes";

/** The middle of a place in pixels of the page; null where none of it is in sight. */
export function pointOf(place: Place): Point | null {
  for (const spot of Array.isArray(place) ? (place as readonly Spot[]) : [place as Spot]) {
    const point = typeof spot === "string" ? middleOf(spot) : within(spot);
    if (point) return point;
  }
  return null;
}

/** The same name may stand in several places, of which a narrow screen shows one. */
function shown(name: string): Element | undefined {
  const all = document.querySelectorAll(`[data-spot~="${CSS.escape(name)}"]`);
  return [...all].find((element) => element.getClientRects().length > 0);
}

function middleOf(name: string): Point | null {
  const element = shown(name);
  const box = element?.getBoundingClientRect();
  if (!element || !box || box.width + box.height === 0) return null;
  return framed(element, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

function within({ on, x, y }: Exclude<Spot, string>): Point | null {
  const drawing = shown(on);
  const matrix = drawing instanceof SVGGraphicsElement ? drawing.getScreenCTM() : null;
  return drawing && matrix ? framed(drawing, new DOMPoint(x, y).matrixTransform(matrix)) : null;
}

/** What is panned or scrolled out of its frame is behind the frame's edge. */
function framed(element: Element, { x, y }: Point): Point {
  const frame = element.closest("[data-frame]")?.getBoundingClientRect();
  if (!frame) return { x, y };
  const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  return { x: between(x, frame.left, frame.right), y: between(y, frame.top, frame.bottom) };
}
