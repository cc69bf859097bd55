/** Germany's board, and its view, actions, events and scoring sheet by the game's own description. */
import type { Schemas } from "../../api/types";
import type { Board as MapBoard } from "./map/types";

export const CARDS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "loco"] as const;
export const PASSENGERS = ["red", "green", "black", "yellow", "blue", "white"] as const;

export interface PrintedTicket {
  id: string;
  a: string;
  b: string;
  value: number;
}

export interface Board extends MapBoard {
  tickets: { short: PrintedTicket[]; long: PrintedTicket[] };
  rules: MapBoard["rules"] & { tickets: { setup_keep_min: number; turn_keep_min: number } };
}

export type View = Schemas["GermanyView"];
export type Ticket = Schemas["GermanyViewTicket"];
export type Sheet = Schemas["GermanyViewSheet"];
export type Counts = View["discard"];

export type Event = Schemas["GermanyEvent"];

export type Action = Schemas["GermanyAction"];
export type Mix = Schemas["GermanyActionMix"];
export type Keep = Schemas["GermanyActionKeep"];
export type Claim = Schemas["GermanyActionClaim"];
