/** The board, view, plans, actions and scoring sheet of Lunar Rails, as the game's README says. */
import type { View as ShellView } from "../../table/messages";

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

export type Phase = "opening" | "operate" | "build" | "give-up" | "flare" | "relocate" | "over";

/** An event card in effect. */
export interface EventInEffect {
  card: string;
  drawer: number;
  /** turns of the drawer it still lasts */
  left: number;
  fresh: boolean;
  punished: number[];
}

export interface Train {
  at: string;
  from: string | null;
  city: string | null;
}

export interface Player {
  /** null where it is hidden */
  cash: number | null;
  loco: string;
  loads: string[];
  hand: string[];
  /** null while unplaced */
  train: Train | null;
  segments: number;
  network: number;
  majors: string[];
  cities: string[];
  lost: number;
}

/** What the turn has used. */
export interface Allowance {
  acted: boolean;
  moved: number;
  speed: number;
  spent: number;
  /** null where only the cash counts */
  limit: number | null;
  out: number;
  tolls: number[];
  owed: number[];
  dropped: string[];
  turn_over: boolean;
}

/** A hand that is being filled while trains hit by a meteor are put somewhere. */
export interface Draw {
  meteor: string;
  target: string;
  hit: number[];
  aside: string[];
  exchange: boolean;
}

export interface Sheet {
  cash: number;
  majors: number;
  network: number;
  segments: number;
  loco: string;
  winner: boolean;
}

export interface View extends ShellView {
  seats: number;
  you: number | null;
  /** whose turn it is, which in `relocate` need not be who decides */
  active: number | null;
  phase: Phase;
  round: number;
  start: number;
  deck: number;
  discard: string[];
  win_cash: number;
  tax_seen: boolean;
  fulfilled: number[];
  /** links by number, one list a seat */
  track: number[][];
  tray: Record<string, number>;
  /** free locomotives, null for one without limit */
  supply: Record<string, number | null>;
  events: EventInEffect[];
  allowance: Allowance;
  draw: Draw | null;
  players: Player[];
  legal: number[];
  sheet?: Sheet[];
}

/** What can be asked of the path service. */
export type PlanQuestion =
  | { build: string; prefer?: "cheapest" | "shortest" }
  | { ride: string; prefer?: "fastest" | "cheapest" }
  | { haul: { good: string; city: string } };

export interface BuildStep {
  action: number;
  link: number;
  a: string;
  b: string;
  cost: number;
  /** 0 for what can be done in this turn, 1 for the next one and so on */
  turn: number;
}

export interface BuildPlan {
  kind: "build";
  to: string;
  reached: boolean;
  cost: number;
  length: number;
  /** how many steps can be done in this turn */
  now: number;
  turns: number;
  steps: BuildStep[];
}

export interface RideStep {
  action: number;
  milepost: string;
  toll: number;
  owner: number | null;
  turn: number;
}

export interface RidePlan {
  kind: "ride";
  to: string;
  reached: boolean;
  length: number;
  tolls: number;
  now: number;
  turns: number;
  steps: RideStep[];
}

export interface HaulPlan {
  kind: "haul";
  good: string;
  city: string;
  /** the cheapest source first */
  sources: { city: string; cost: number; length: number; tokens: number }[];
}

export type Plan = BuildPlan | RidePlan | HaulPlan;

/** What the server is asked when something cannot be done. */
export type About =
  { link: number } | { milepost: string } | { city: string } | { good: string } | { card: string } | { loco: string };

interface Base {
  id: number;
  notation: string;
}

export interface Build extends Base {
  kind: "build";
  a: string;
  b: string;
  link: number;
  pair: string | null;
  cost: number;
}

export interface Upgrade extends Base {
  kind: "upgrade";
  loco: string;
}

export interface Ride extends Base {
  kind: "place" | "move";
  milepost: string;
  city: string | null;
}

export interface Handle extends Base {
  kind: "load" | "drop" | "give-up";
  good: string;
}

export interface Deliver extends Base {
  kind: "deliver";
  card: string;
  good: string;
  /** null for a boom or a shortage: any major city */
  city: string | null;
  pay: number;
}

export interface Plain extends Base {
  kind: "turn-round" | "exchange" | "end-operate" | "end-turn";
}

export type Action = Build | Upgrade | Ride | Handle | Deliver | Plain;
