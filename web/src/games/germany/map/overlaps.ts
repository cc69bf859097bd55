/** Finds what lies on something else on the sheet. */
import { depthOfBoxes, depthOfDisc } from "../../../map/boxes";
import type { Shape } from "./layout";

/** Smallest distance wanted between two kinds, in sheet units; a pair that is not named needs none beyond 2. */
const CLEARANCE: Partial<Record<string, number>> = {
  "space space": 2,
  "city space": 2,
  "plate space": 2,
  "people space": 1,
  "plate plate": 4,
  "people plate": 2,
  "city plate": 1,
  "city people": 0,
};

const FARTHEST = 4;

function round(kind: Shape["kind"]): boolean {
  return kind === "city" || kind === "medallion" || kind === "spot";
}

/** How far two shapes come closer than they should; zero or less when they keep their distance. */
export function crowding(p: Shape, q: Shape): number {
  const far = p.box.halfLength + p.box.halfWidth + q.box.halfLength + q.box.halfWidth + FARTHEST;
  if (Math.abs(p.box.x - q.box.x) > far || Math.abs(p.box.y - q.box.y) > far) return -Infinity;
  if (p.owner === q.owner && !(p.kind === "city" || q.kind === "city")) return -Infinity;
  if (p.ends.includes(q.owner) && round(q.kind)) return -Infinity;
  if (q.ends.includes(p.owner) && round(p.kind)) return -Infinity;
  const wanted = CLEARANCE[p.kind < q.kind ? `${p.kind} ${q.kind}` : `${q.kind} ${p.kind}`] ?? 2;
  if (round(p.kind) && round(q.kind)) {
    return p.box.halfLength + q.box.halfLength + wanted - Math.hypot(p.box.x - q.box.x, p.box.y - q.box.y);
  }
  if (round(p.kind)) return depthOfDisc(p.box, q.box) + wanted;
  if (round(q.kind)) return depthOfDisc(q.box, p.box) + wanted;
  return depthOfBoxes(p.box, q.box) + wanted;
}

interface Overlap {
  first: string;
  second: string;
  /** by how many sheet units the two come closer than they should */
  by: number;
}

export function findOverlaps(shapes: Shape[], tolerance = 1): Overlap[] {
  const overlaps: Overlap[] = [];
  shapes.forEach((p, i) => {
    for (const q of shapes.slice(i + 1)) {
      const by = crowding(p, q);
      if (by > tolerance) overlaps.push({ first: p.name, second: q.name, by: Math.round(by * 10) / 10 });
    }
  });
  return overlaps.sort((p, q) => q.by - p.by);
}
