/** The board of the Dales, and its view, actions, events and scoring sheet by the game's own description. */
import type { Schemas } from "../../api/types";
import type { Board as MapBoard } from "./map/types";

export { COMPANIES, type Company, type Counts } from "./map/types";

export const INFLUENCE = ["government", "train", "midland", "north_eastern"] as const;

/** What pays: cubes, then influence in the order of the tracks. */
export const MEANS = ["cubes", ...INFLUENCE] as const;
export type Means = (typeof MEANS)[number];

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
    influence: { min: number; max: number; start: Record<(typeof INFLUENCE)[number], number> };
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

export type View = Schemas["WensleydaleView"];
export type Phase = View["phase"];
export type Box = Schemas["WensleydaleViewBox"];
export type Building = Schemas["WensleydaleViewBuilding"];
export type Player = Schemas["WensleydaleViewPlayer"];
export type Takeover = Schemas["WensleydaleViewTakeover"];
export type Sheet = Schemas["WensleydaleViewSheet"];
/** Each space of a track with its stack, from the bottom to the top. */
export type Track = View["tracks"]["profit_loss"];

export type Event = Schemas["WensleydaleEvent"];

export type Action = Schemas["WensleydaleAction"];
export type MakeBid = Schemas["WensleydaleActionMakeBid"];
export type Plain = Schemas["WensleydaleActionPlain"];
export type Step = Schemas["WensleydaleActionStep"];
export type Pay = Schemas["WensleydaleActionPay"];
export type Payment = Schemas["WensleydaleActionPayment"];
export type Move = Schemas["WensleydaleActionMove"];

/** A line that is only thought of, as the rules tell it. */
export type Draft = Schemas["WensleydalePlan"];
