/** The board of Lunar Rails and what can be asked; all that the game says by its own description. */
import type { Schemas } from "../../api/types";

export const SIDES = ["near", "far"] as const;
export type Side = (typeof SIDES)[number];

export const TERRAINS = ["mare", "mountain", "alpine", "small", "medium", "major"] as const;
export type Terrain = (typeof TERRAINS)[number];
export type CitySize = "small" | "medium" | "major";

/** A milepost's place: side, column and row of the lattice. */
export type Place = [Side, number, number];
/** Side, column, row, terrain, and the id of the city it belongs to. */
export type BoardMilepost = [Side, number, number, Terrain, string | null];
/** Two mileposts by number, whether a crater rim or a valley lies between them (+1 M), and the wrap pair's label. */
export type BoardLink = [number, number, boolean, string | null];

export const WRAP_COLOURS = ["orange", "blue", "white", "green"] as const;
export type WrapColour = (typeof WRAP_COLOURS)[number];

/** A pair of wrap letters: where the letter stands on each side, and the mileposts beside it there. */
export interface Wrap {
  label: string;
  colour: WrapColour;
  limb: "east" | "west";
  near_at: [number, number];
  far_at: [number, number];
  near: Place[];
  far: Place[];
}

export interface City {
  id: string;
  name: string;
  size: CitySize;
  lat: number;
  lon: number;
  side: Side | "both";
  goods: string[];
  milepost: Place;
}

export interface Good {
  id: string;
  name: string;
  tokens: number;
  sources: string[];
}

export interface Loco {
  id: string;
  name: string;
  level: number;
  capacity: number;
  speed: number;
  copies: number;
}

export interface Demand {
  city: string;
  good: string;
  payoff: number;
}

export interface DemandCard {
  id: number;
  demands: Demand[];
}

/** The six ways along the lattice. */
export const DIRECTIONS = ["N", "NE", "SE", "S", "SW", "NW"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type EventType =
  "tax" | "meteor" | "strike" | "boom" | "shortage" | "seismic" | "decompression" | "solar_flare" | "cosmic_rays";

/** One of the twenty cards; which of the params are there depends on the type. */
export interface EventCard {
  id: number;
  type: EventType;
  name: string;
  params: {
    percent?: number;
    direction?: Direction;
    distance?: number;
    /** which side a strike or radiation is about */
    side?: Side | "all";
    /** what a strike forbids */
    blocks?: string[] | string;
    goods?: string[];
    payoff?: number;
    /** what seismic activity closes */
    terrain?: Terrain[];
    lose_loads?: number | "all";
    free_track?: boolean;
  };
}

/** A place on the Moon in degrees, as latitude and longitude. */
export type LatLon = [number, number];

/** What the terrain was made from; the drawing follows the same shapes. */
export interface TerrainInputs {
  maria: { id: string; lat: number; lon: number; a: number; b: number; azimuth: number }[];
  ranges: { id: string; half_width: number; line: LatLon[] }[];
  craters: { id: string; lat: number; lon: number; diameter_km: number }[];
  rilles: { id: string; line: LatLon[] }[];
}

export interface Board {
  rules: {
    players: [number, number];
    start_cash: number;
    win_cash: number;
    win_majors: number;
    build_limit: number;
    upgrade_cost: number;
    track_fee: number;
    hand_size: number;
    boom_payoff: number;
    build_cost: Record<Terrain | "crossing" | "wrap_letter", number>;
    city_player_limit: { small: number; medium: number };
    city_track_limit_per_player: number;
  };
  grid: { radius: number; centres: Record<Side, number>; moon_radius_km: number };
  locomotives: Loco[];
  cities: City[];
  goods: Good[];
  demand_cards: DemandCard[];
  event_cards: EventCard[];
  terrain: TerrainInputs;
  generator: {
    directions: Record<Direction, [number, number]>;
    polar_meteor: Record<string, Record<Direction, [Side, Direction]>>;
  };
  mileposts: BoardMilepost[];
  links: BoardLink[];
  wraps: Wrap[];
}

export type View = Schemas["LunarView"];
export type EventInEffect = Schemas["LunarViewEventInEffect"];
export type Player = Schemas["LunarViewPlayer"];
export type Sheet = Schemas["LunarViewSheet"];

export type Event = Schemas["LunarEvent"];

/** What can be asked of the path service. */
export type PlanQuestion =
  | { build: string; prefer?: "cheapest" | "shortest"; from?: "anywhere" | "network" }
  | { ride: string; prefer?: "fastest" | "cheapest" }
  | { haul: { good: string; city: string } }
  | { draft: { links: readonly number[]; from?: string; to?: string } };

export type Plan = Schemas["LunarPlan"];
export type BuildPlan = Schemas["LunarPlanBuild"];
export type RidePlan = Schemas["LunarPlanRide"];
export type RideStep = Schemas["LunarPlanRideStep"];
export type HaulPlan = Schemas["LunarPlanHaul"];
export type DraftPlan = Schemas["LunarPlanDraft"];

/** What the server is asked when something cannot be done. */
export type About =
  { link: number } | { milepost: string } | { city: string } | { good: string } | { card: string } | { loco: string };

export type Action = Schemas["LunarAction"];
export type Handle = Schemas["LunarActionHandle"];
export type Deliver = Schemas["LunarActionDeliver"];
export type Plain = Schemas["LunarActionPlain"];
