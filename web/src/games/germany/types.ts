/** Germany's view, actions, board and scoring sheet, as its README says. The map reads a part of the same. */
import type { View as ShellView } from "../../table/messages";
import type { Board as MapBoard, View as MapView } from "./map/types";

export const CARDS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "loco"] as const;
export const PASSENGERS = ["red", "green", "black", "yellow", "blue", "white"] as const;

export type Counts = Record<string, number>;

export interface PrintedTicket {
  id: string;
  a: string;
  b: string;
  value: number;
}

export interface Ticket extends PrintedTicket {
  long: boolean;
  complete: boolean;
}

export interface Board extends MapBoard {
  tickets: { short: PrintedTicket[]; long: PrintedTicket[] };
  rules: MapBoard["rules"] & { tickets: { setup_keep_min: number; turn_keep_min: number } };
}

export interface Player {
  wagons: number;
  score: number;
  cards: number;
  shown: Counts;
  passengers: Counts;
  tickets: { short: number; long: number } | null;
  pending: { short: number; long: number };
  hand: Counts | null;
  held: Ticket[] | null;
}

export type Phase = "setup-mix" | "setup-keep" | "turn" | "second" | "passenger-a" | "passenger-b" | "keep" | "over";

export interface ScoredTicket extends Ticket {
  points: number;
}

export interface Sheet {
  routes: { route: string; length: number; points: number }[];
  route_points: number;
  tickets: ScoredTicket[];
  ticket_points: number;
  completed: number;
  globetrotter: number;
  passengers: { colour: string; count: number; points: number }[];
  passenger_points: number;
  passenger_count: number;
  total: number;
}

export interface View extends MapView, Omit<ShellView, "seat"> {
  seats: number;
  phase: Phase;
  start: number;
  turns_left: number | null;
  last_round_by: number | null;
  resets: number;
  shuffles: number;
  deck: number;
  discard: Counts;
  display: (string | null)[];
  short_deck: number;
  long_deck: number;
  players: Player[];
  pending: Ticket[];
  sheet?: Sheet[];
}

export interface Take {
  id: number;
  notation: string;
  kind: "take";
  card: string;
}

export interface Plain {
  id: number;
  notation: string;
  kind: "draw" | "stop" | "pass";
}

export interface Mix {
  id: number;
  notation: string;
  kind: "tickets";
  short: number;
  long: number;
}

export interface Keep {
  id: number;
  notation: string;
  kind: "keep";
  keep: number[];
}

export interface TakePassenger {
  id: number;
  notation: string;
  kind: "passenger";
  colour: string | null;
}

export interface Claim {
  id: number;
  notation: string;
  kind: "claim";
  route: string;
  colour: string | null;
  cards: number;
  locos: number;
}

export type Action = Take | Plain | Mix | Keep | TakePassenger | Claim;
