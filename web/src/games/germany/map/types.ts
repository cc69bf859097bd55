/** What the map reads of the board file, the view and the actions. Other fields exist; the map does not need them. */
import type { Schemas } from "../../../api/types";

export interface City {
  id: string;
  name: string;
  lon: number;
  lat: number;
  passengers: number;
}

export interface Country extends City {
  spots: string[];
}

export interface BorderSpot {
  id: string;
  country: string;
  city: string;
  route: string;
  medallion: string;
  lon: number;
  lat: number;
}

export interface Route {
  id: string;
  a: string;
  b: string;
  length: number;
  colour: string;
  group: string;
  siblings: string[];
}

export interface RouteGroup {
  id: string;
  a: string;
  b: string;
  length: number;
  tracks: number;
  routes: string[];
}

export interface Board {
  /** in one language, or by language; the game's own goes without */
  name?: string | Record<string, string>;
  colours: string[];
  cities: City[];
  countries: Country[];
  border_spots: BorderSpot[];
  routes: Route[];
  route_groups: RouteGroup[];
  rules: { route_scores: Record<string, number>; player_colours: string[]; passengers: { colours: string[] } };
}

/** What of a board lies on the sheet. */
export type Ground = Pick<Board, "cities" | "countries" | "border_spots" | "routes" | "route_groups">;

export type View = Pick<
  Schemas["GermanyView"],
  "you" | "seat" | "phase" | "owners" | "closed" | "passengers_at" | "claimed"
>;
export type Action = Schemas["GermanyAction"];
export type Claim = Schemas["GermanyActionClaim"];

export type MessageArgs = Record<string, string | number | readonly string[]>;

/** The page's translated words. */
export interface Names {
  place(id: string): string;
  seat(seat: number): string;
  colour(id: string): string;
  t(id: string, args?: MessageArgs): string;
}

export interface Highlight {
  routes: string[];
  places: string[];
}
