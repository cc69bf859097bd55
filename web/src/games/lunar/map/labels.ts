/** Where the names of the cities stand: beside their marks, off each other, and those that find no room are left out. */
import { textWidth } from "../../../map/lettering";
import type { Geography, Spot } from "../geography";
import type { City, CitySize, Side } from "../types";

export interface Label extends Spot {
  city: string;
  name: string;
  /** a smaller line below the name */
  more: string;
  size: CitySize;
  /** what the name alone covers */
  box: Rectangle;
}

/** Type sizes, in steps. */
export type TypeSizes = Record<CitySize, number>;

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far the mark of a city reaches, in steps. */
export const REACH: Record<CitySize, number> = { major: 1.3, medium: 0.4, small: 0.38 };
const RANK: readonly CitySize[] = ["major", "medium", "small"];
/** height of letters above the base line and below it, for a type of size 1 */
const ABOVE = 0.74;
const BELOW = 0.22;
/** the line below a name: its type, and how far down it stands, for a name of size 1 */
export const MORE = { type: 0.84, down: 0.98 };

const overlap = (p: Rectangle, q: Rectangle): number =>
  Math.max(0, Math.min(p.right, q.right) - Math.max(p.left, q.left)) *
  Math.max(0, Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top));

const around = ({ x, y }: Spot, reach: number): Rectangle => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

/** A name with what stands below it, in steps. */
interface Block {
  width: number;
  size: number;
  /** height of what stands below the name */
  foot: number;
}

/** Places for a name beside a mark, the best first; each tells the middle of the base line. */
function placesFor(spot: Spot, reach: number, { width, size, foot }: Block): Spot[] {
  const gap = size * 0.18;
  const [below, above] = [spot.y + reach + gap + size * ABOVE, spot.y - reach - gap - size * BELOW - foot];
  const level = spot.y + (size * (ABOVE - BELOW) - foot) / 2;
  const beside = reach + gap * 1.5 + width / 2;
  return [
    { x: spot.x, y: below },
    { x: spot.x, y: above },
    { x: spot.x + beside, y: level },
    { x: spot.x - beside, y: level },
    ...[0.6, -0.6].flatMap((aside) => [
      { x: spot.x + aside * width * 0.8, y: below },
      { x: spot.x + aside * width * 0.8, y: above },
    ]),
    ...[1, -1].flatMap((aside) => [
      { x: spot.x + aside * beside, y: level + size * 0.7 },
      { x: spot.x + aside * beside, y: level - size * 0.7 },
    ]),
  ];
}

const boxOf = ({ x, y }: Spot, { width, size, foot }: Block): Rectangle => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - size * ABOVE,
  bottom: y + size * BELOW + foot,
});

export function placeLabels(
  geography: Geography,
  side: Side,
  nameOf: (city: string) => string,
  moreOf: (city: City) => string,
  sizes: TypeSizes,
): Label[] {
  const centre = ({ id }: City) => geography.find(id)!;
  const cities = [...geography.cities.values()]
    .filter((city) => geography.isOn(centre(city), side))
    .sort((p, q) => RANK.indexOf(p.size) - RANK.indexOf(q.size));
  const marks = cities.map((city) => around(centre(city), REACH[city.size] * 0.85));
  const limb = geography.board.grid.radius - 0.4;
  const taken: Rectangle[] = [];
  const labels: Label[] = [];
  for (const city of cities) {
    const [spot, size, name, more] = [centre(city), sizes[city.size], nameOf(city.id), moreOf(city)];
    const block: Block = {
      width: Math.max(textWidth(name, size), textWidth(more, size * MORE.type)),
      size,
      foot: more ? size * MORE.down : 0,
    };
    let best: { at: Spot; cost: number } | null = null;
    for (const [order, at] of placesFor(spot, REACH[city.size], block).entries()) {
      const box = boxOf(at, block);
      const hits = [...taken, ...marks].reduce((sum, other) => sum + overlap(box, other), 0);
      // Wrap letters stand around the Moon: a name over the limb covers them.
      const over = [box.left, box.right].some((x) => [box.top, box.bottom].some((y) => Math.hypot(x, y) > limb));
      // A major city is always named; another only where its name covers nothing.
      if (hits > 0.02 && city.size !== "major") continue;
      const cost = hits * 100 + (over ? 20 : 0) + order;
      if (!best || cost < best.cost) best = { at, cost };
    }
    if (!best) continue;
    taken.push(boxOf(best.at, block));
    const box = boxOf(best.at, { width: textWidth(name, size), size, foot: 0 });
    labels.push({ city: city.id, name, more, size: city.size, box, ...best.at });
  }
  return labels;
}

/** The city whose name is at a spot, or not farther from it than this; of several the nearest. */
export function namedAt(labels: readonly Label[], { x, y }: Spot, within: number): string | null {
  const far = ({ left, right, top, bottom }: Rectangle): number =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  let closest: string | null = null;
  let least = within;
  for (const { city, box } of labels) {
    const distance = far(box);
    if (distance <= least) [closest, least] = [city, distance];
  }
  return closest;
}
