/** The view, actions, board and scoring sheet of the Dales, as the game's README says. The map reads a part of the same. */
import type { View as ShellView } from "../../table/messages";
import type { Board as MapBoard, Company, Counts, Series, Takeover as MapTakeover, View as MapView } from "./map/types";

export { COMPANIES, type Company, type Counts } from "./map/types";

export const INFLUENCE = ["government", "train", "midland", "north_eastern"] as const;
export type Influence = (typeof INFLUENCE)[number];

/** What pays: cubes, then influence in the order of the tracks. */
export const MEANS = ["cubes", ...INFLUENCE] as const;
export type Means = (typeof MEANS)[number];
export type Payment = Partial<Record<Means, number>>;

/** Pieces that are moved and scored. */
export const MOVED = ["stone", "cheese", "red", "green"] as const;
export type Moved = (typeof MOVED)[number];

export interface Train {
  id: string;
  cost: number;
  passenger_slots: number;
  goods_slots: number;
}

export interface Board extends MapBoard {
  turns: Record<string, number>;
  trains: Train[];
  tracks: {
    influence: { min: number; max: number };
    profit_loss: { min: number; max: number };
    investment: { hold_max: number };
  };
  values: {
    profit: Record<Moved, number>;
    final: { piece: number; set: number };
    exchange_points_per_train_point: number;
  };
  components: { per_player: { track_links: number; investment_cubes: number } };
}

export interface Bid {
  seat: number;
  cubes: number;
}

export interface Box {
  number: number;
  row: "top" | "lower";
  points: Influence[];
  token: Influence;
  least: number;
  bid: Bid | null;
}

export interface Player {
  cubes: number;
  stock: number;
  influence: Record<Influence, number>;
  profit: number;
  links: number;
  laid: number;
  trains: string[];
  slots: { passengers: number; goods: number };
  load: Counts;
  delivered: Counts;
  income: number;
  result: number;
  score: number;
}

export interface Building extends Series {
  cost: number;
  fees: Record<"government" | Company, number>;
  cubes: number;
  rest: number;
}

export interface Takeover extends MapTakeover {
  actions: string[];
}

export interface Sheet {
  delivered: Counts;
  pieces: number;
  sets: number;
  set_points: number;
  profit: number;
  links: number;
  link_points: number;
  total: number;
}

export type Phase = "auction" | "build" | "pay" | "trains" | "exchange" | "takeover" | "over";
/** Each space of a track with its stack, from the bottom to the top. */
export type Track = Record<string, number[]>;

export interface View extends Omit<MapView, "phase" | "building">, ShellView {
  seats: number;
  you: number | null;
  phase: Phase;
  turns: number;
  orders: { player: number[]; build: number[]; train: number[] };
  tracks: Record<Influence | "profit_loss", Track>;
  boxes: Box[];
  declined: number[];
  passed: number[];
  trains: Record<string, number>;
  stock: Record<Company, number>;
  building: Building | null;
  buying: { train: string; price: number; points: number; missing: number } | null;
  takeovers: Takeover[];
  players: Player[];
  sheet?: Sheet[];
}

interface Base {
  id: number;
  notation: string;
}

export interface MakeBid extends Base {
  kind: "bid";
  box: number;
  cubes: number;
}

export interface Plain extends Base {
  kind: "decline" | "no-build" | "done" | "pass" | "no-takeover";
}

export interface Step extends Base {
  kind: "lay" | "over";
  a: string;
  b: string;
  border: string;
}

export interface Pay extends Base {
  kind: "pay" | "exchange";
  payment: Payment;
}

export interface Buy extends Base {
  kind: "buy";
  train: string;
}

export interface Move extends Base {
  kind: "move";
  piece: Moved;
  area: string;
}

export interface BeginTakeover extends Base {
  kind: "takeover";
  company: Company;
}

export type Action = MakeBid | Plain | Step | Pay | Buy | Move | BeginTakeover;
