/** While a passenger is being chosen: where, and who stands forward to be taken. */
import type { Point } from "../../../map/boxes";
import type { Stop } from "../../../map/walk";
import { SIZE } from "./geometry";
import type { Action, Route, View } from "./types";

export interface Caller extends Stop {
  colour: string;
}

export interface Calling {
  place: string;
  /** colours that may be taken */
  colours: string[];
}

/** First the route's `a` end is decided, then its `b`; a border spot's passengers are its country's. */
export function callingAt(
  view: View,
  actions: readonly Action[],
  route: Route | undefined,
  countryOf: ReadonlyMap<string, string>,
): Calling | null {
  const colours = actions
    .filter((action) => action.kind === "passenger")
    .map((action) => action.colour)
    .filter((colour) => typeof colour === "string");
  if (!route || colours.length === 0) return null;
  const end = view.phase === "passenger-a" ? route.a : route.b;
  return { place: countryOf.get(end) ?? end, colours };
}

const SMALLEST_PIXELS = 24;

/** Large enough for a finger, however far the map is zoomed out, but not so large that they cover the country. */
export function callerSize(scale: number): number {
  return Math.min(4, Math.max(1.6, SMALLEST_PIXELS / (SIZE.passenger.width * scale)));
}

/** In a row on their sign, one for each colour there is to take. */
export function callers(
  { place, colours }: Calling,
  here: readonly string[],
  standing: Point[],
  size: number,
): Caller[] {
  const width = SIZE.passenger.width * size;
  const height = SIZE.passenger.height * size;
  const middle = standing.reduce((sum, p) => sum + p.x, 0) / (standing.length || 1);
  const floor = Math.max(standing[0]?.y ?? 0, height + SIZE.passenger.height);
  const forward = [...new Set(here)].filter((colour) => colours.includes(colour));
  return forward.map((colour, i) => ({
    id: `passenger:${place}:${colour}`,
    colour,
    x: middle + (i - (forward.length - 1) / 2) * width,
    y: floor - height / 2,
  }));
}
