/** What goes over the wire of one table. The frame is the server's own description; views and actions belong to games. */
import type { components } from "../api/schema";
import type { OptionValue } from "../api/types";
import type { Arguments } from "../words/words";

type Schemas = components["schemas"];

export interface Line {
  id: string;
  args: Arguments;
}

export type Step = Omit<Schemas["StepInfo"], "lines"> & { lines: Line[] };
export type Seat = Schemas["TableSeat"];
export type Refusal = Schemas["Refusal"];
/** A turn's end: what the game draws over time, each thing with a number a seat. */
export type TimelinePoint = Schemas["TimelineInfo"];

/** Any game's action: its id, its kind and whatever else the game says about it. */
export interface Action {
  id: number;
  kind: string;
  notation: string;
}

/** What the shell itself reads of a game's view. The rest belongs to the game. */
export interface View {
  seat: number | null;
  turn: number;
  over: boolean;
  options: Record<string, OptionValue>;
  scores?: number[];
  ranks?: number[];
}

export type TableMessage = Omit<Schemas["TableMessage"], "type" | "view" | "actions" | "lines"> & {
  type: "table";
  view: View;
  actions: Action[];
  lines: Step[];
};
/** What answers one request repeats its number; null where the request could not be read. */
type Answer = { request: number | null };
export type RefusedMessage = Answer & Refusal & { type: "refused" };
export type DoneMessage = Answer & { type: "done" };
type About = Record<string, unknown>;
export type WhyMessage = Answer & {
  type: "why";
  action: number | null;
  about: About | null;
  refusal: Refusal | null;
};
export type PlanMessage = Answer & { type: "plan"; about: About; plan: Record<string, unknown> | null };
export type AnswerMessage = RefusedMessage | DoneMessage | WhyMessage | PlanMessage;
export type ServerMessage = TableMessage | AnswerMessage;

/** What can be asked about: a move in notation, or a thing on the board. */
export type Question = { notation: string } | { about: Record<string, string | number> };
