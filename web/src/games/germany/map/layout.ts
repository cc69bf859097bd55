/** The hand-tuned positions of the sheet (layout.json) joined with the board into shapes that can be drawn. */
import type { Box, Point } from "../../../map/boxes";
import { SIZE, arc, endsOf, placeSign, placeSpaces, slack } from "./geometry";
import type { Arc, PlacedSpace, Sign } from "./geometry";
import type { Ground, RouteGroup } from "./types";

export interface Layout {
  sheet: { width: number; height: number; margin: number };
  /** Middle of each city; of each border spot. */
  cities: Record<string, Point & { sign: { dx: number; dy: number; stand: number } }>;
  spots: Record<string, Point>;
  /** Medallions of the countries by `country/medallion`. */
  medallions: Record<string, Point>;
  /** How far the middle of a group's arc stands off the straight line; straight when missing. */
  bends: Record<string, number>;
}

export interface DrawnGroup {
  group: RouteGroup;
  arc: Arc;
  tracks: PlacedSpace[][];
}

export interface DrawnMedallion extends Point {
  id: string;
  country: string;
  /** A country's passengers stand at its first medallion. */
  first: boolean;
  spots: string[];
}

export interface Sheet {
  groups: DrawnGroup[];
  signs: Record<string, Sign>;
  places: Record<string, Point>;
  medallions: DrawnMedallion[];
}

/** A country that no route reaches yet still stands somewhere. */
const ONLY = ["main"];

export function drawGroup(
  group: RouteGroup,
  layout: Layout,
  places: Record<string, Point>,
  spots: ReadonlySet<string>,
): DrawnGroup {
  const ends = endsOf(group, places, spots);
  const bend = layout.bends[group.id] ?? 0;
  return { group, arc: arc(ends.a, ends.b, bend), tracks: placeSpaces(ends, bend, group.length, group.tracks) };
}

export function drawSheet(board: Ground, layout: Layout): Sheet {
  const places: Record<string, Point> = { ...layout.cities, ...layout.spots };
  const spots = new Set(board.border_spots.map((spot) => spot.id));
  const signs: Record<string, Sign> = {};
  for (const city of board.cities) {
    const at = layout.cities[city.id];
    if (!at) throw new Error(`The layout has no place for ${city.id}.`);
    const { dx, dy, stand } = at.sign;
    signs[city.id] = placeSign({ x: at.x + dx, y: at.y + dy }, city.name, city.passengers, stand);
  }
  const medallions: DrawnMedallion[] = [];
  for (const country of board.countries) {
    const mine = board.border_spots.filter((spot) => spot.country === country.id);
    for (const name of mine.length > 0 ? new Set(mine.map((spot) => spot.medallion)) : ONLY) {
      const id = `${country.id}/${name}`;
      const at = layout.medallions[id];
      if (!at) throw new Error(`The layout has no medallion ${id}.`);
      const first = !medallions.some((other) => other.country === country.id);
      medallions.push({
        id,
        country: country.id,
        first,
        ...at,
        spots: mine.filter((s) => s.medallion === name).map((s) => s.id),
      });
    }
  }
  return {
    groups: board.route_groups.map((group) => drawGroup(group, layout, places, spots)),
    signs,
    places,
    medallions,
  };
}

/** Groups whose spaces do not fit between their ends, by more than so many units. */
export function tooShort(board: Ground, layout: Layout, by = 1): string[] {
  const places: Record<string, Point> = { ...layout.cities, ...layout.spots };
  const spots = new Set(board.border_spots.map((spot) => spot.id));
  return board.route_groups
    .filter((group) => slack(endsOf(group, places, spots), layout.bends[group.id] ?? 0, group.length) < -by)
    .map((group) => group.id);
}

/** Everything on the sheet that must not lie on something else. */
export interface Shape {
  kind: "space" | "city" | "plate" | "people" | "spot" | "medallion";
  /** what it is called in a report */
  name: string;
  /** shapes with the same owner may touch: spaces of one group, a sign and its people */
  owner: string;
  /** places that a group joins; its spaces may touch them */
  ends: readonly string[];
  box: Box;
}

function square(at: Point, half: number): Box {
  return { x: at.x, y: at.y, halfLength: half, halfWidth: half, angle: 0 };
}

export function shapesOfGroup({ group, tracks }: DrawnGroup): Shape[] {
  return tracks.flatMap((spaces, track) =>
    spaces.map((box) => ({
      kind: "space" as const,
      name: `${group.id} track ${track + 1} space ${box.index + 1}`,
      owner: group.id,
      ends: [group.a, group.b],
      box,
    })),
  );
}

export function shapesOfSign(city: string, sign: Sign): Shape[] {
  return [
    { kind: "plate", name: `sign of ${city}`, owner: city, ends: [], box: sign.plate },
    { kind: "people", name: `passengers of ${city}`, owner: city, ends: [], box: sign.people },
  ];
}

export function shapesOf(board: Ground, sheet: Sheet): Shape[] {
  const place = (kind: "city" | "spot", id: string, half: number): Shape => ({
    kind,
    name: id,
    owner: id,
    ends: [],
    box: square(sheet.places[id]!, half),
  });
  return [
    ...sheet.groups.flatMap(shapesOfGroup),
    ...board.cities.map((city) => place("city", city.id, SIZE.city)),
    ...board.cities.flatMap((city) => shapesOfSign(city.id, sheet.signs[city.id]!)),
    ...board.border_spots.map((spot) => place("spot", spot.id, SIZE.spot)),
    ...sheet.medallions.map((m): Shape => ({
      kind: "medallion",
      name: m.id,
      owner: m.id,
      ends: [],
      box: square(m, SIZE.medallion),
    })),
  ];
}
