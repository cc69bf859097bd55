/** What goes over the wire of one table, by the server's own description. */
import type { Schemas } from "../api/types";
import type { Arguments } from "../words/words";

/** A sentence: an id of the catalogues and what it is filled with. */
export interface Line {
  id: string;
  args: Arguments;
}

/** Any game's event, told apart within a game by its kind. */
export type Event = Schemas["AnyEvent"];
/** A step of the log, with the events of one game or of any. */
export type Step<E extends Event = Event> = Omit<Schemas["StepInfo"], "events"> & { events: E[] };
export type Seat = Schemas["TableSeat"];
export type Refusal = Schemas["Refusal"];
/** What is new since a table was begun, and who has agreed to go on by it. */
export type Rules = Schemas["RulesInfo"];
/** A turn's end: what the game draws over time, each thing with a number a seat. */
export type TimelinePoint = Schemas["TimelineInfo"];
/** Any game's action, view and plan. */
export type Action = Schemas["AnyAction"];
export type View = Schemas["AnyView"];
export type Plan = Schemas["AnyPlan"];

/** The lesson that is taken at a table, and what it asks for now. */
export type Lesson = Schemas["TaskInfo"];

/** How deep a hint goes: what to aim for, what is best to do, what to build. */
export type Depth = Schemas["HintMessage"]["depth"];
export type Hint = Schemas["HintMessage"];
/** Why something was done, or what could be done is worth, beside the best others. */
export type Explanation = Schemas["ExplainMessage"];
/** An action with what it is worth in points, term by term. */
export type Weighed = Schemas["WeighedInfo"];
export type Term = Schemas["TermInfo"];
/** A decision of a finished game, looked at again. */
export type Review = Schemas["ReviewInfo"];
/** What is to be explained: a step of the log, or a possible action. */
export type Puzzle = { step: number } | { action: number };

export type TableMessage = Schemas["TableMessage"];
/** What was said since the page was told last, and one thing that was said. */
export type ChatMessage = Schemas["ChatMessage"];
export type Said = Schemas["SaidInfo"];
export type ServerMessage = Schemas["ServerMessage"];

/** What answers one request repeats its number; null where the request could not be read. */
export type AnswerMessage = Exclude<ServerMessage, TableMessage | ChatMessage>;

/** What can be asked about: a move in notation, or a thing on the board. */
export type Question = { notation: string } | { about: Record<string, string | number> };
