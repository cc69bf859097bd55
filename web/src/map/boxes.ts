/** Points and turned rectangles on a sheet, and how deep they lie in each other. */

export interface Point {
  x: number;
  y: number;
}

/** A turned rectangle: centre, half sizes, angle in radians. */
export interface Box extends Point {
  halfLength: number;
  halfWidth: number;
  angle: number;
}

/** How deep two turned rectangles lie in each other; negative when they are apart (then a lower bound of the gap). */
export function depthOfBoxes(p: Box, q: Box): number {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  let least = Infinity;
  for (const angle of [p.angle, p.angle + Math.PI / 2, q.angle, q.angle + Math.PI / 2]) {
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    const reach = (b: Box) => {
      const c = Math.abs(Math.cos(b.angle) * x + Math.sin(b.angle) * y);
      const s = Math.abs(-Math.sin(b.angle) * x + Math.cos(b.angle) * y);
      return b.halfLength * c + b.halfWidth * s;
    };
    least = Math.min(least, reach(p) + reach(q) - Math.abs(dx * x + dy * y));
  }
  return least;
}

/** The same for a disc (its radius is its half length) and a rectangle. */
export function depthOfDisc(disc: Box, box: Box): number {
  const c = Math.cos(box.angle);
  const s = Math.sin(box.angle);
  const dx = disc.x - box.x;
  const dy = disc.y - box.y;
  const outX = Math.abs(dx * c + dy * s) - box.halfLength;
  const outY = Math.abs(-dx * s + dy * c) - box.halfWidth;
  const distance = outX > 0 || outY > 0 ? Math.hypot(Math.max(0, outX), Math.max(0, outY)) : Math.max(outX, outY);
  return disc.halfLength - distance;
}
