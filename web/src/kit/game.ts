/** What the page of a table asks of a game: its drawn parts, and a desk that knows the half-made choices of its player. */
import type { Component } from "svelte";
import type { GameName } from "../api/types";
import type { IconName } from "../shell/icons";
import type { Action, Event, Step, View } from "../table/messages";
import type { Pencil } from "../table/pencil.svelte";
import type { Sitting } from "../table/sitting.svelte";
import type { Told } from "../table/told";
import type { Glossary, Names } from "../words/words";
import type { Beat, Seen } from "./movements";

/** The game's own state on this screen. Its parts find it through the context that `sit` sets. */
export interface Desk {
  /** What is expected now, from whom, in one sentence. */
  readonly expected: string;
  /** What else holds now, for everyone: a last round, for instance. */
  readonly aside: string | null;
  /** What the player's decision is about, for a coach who explains each of these once: the general before the
      particular. Empty while others decide. */
  readonly topics: readonly string[];
  /** A choice is open among the player's things. */
  readonly choosing: boolean;
  /** What the player plans on the board, where the game has a pencil for it; `<name>-pencil` says what a click marks. */
  readonly pencil?: Pencil;
  /** An action as a plain sentence; one of another moment with what was on the table then. */
  sentence(action: Action, at?: View): string;
  /** The heading under which the list of moves shows it. */
  heading(action: Action): string;
  /** A key the page has no use for; true if the game had. */
  press(key: string): boolean;
  /** Put half-made choices away; true if there were any. */
  clear(): boolean;
  /** Another decision has come: put away what belonged to the one before, which is everything unless told. */
  decided?(): void;
}

/** How the page shows advice in a game that has some. */
export interface Advice {
  /** What on the screen an action is about, by `data-spot`. */
  spots(action: Action, view: View): readonly string[];
  /** A part of a plan by its name. */
  place(id: string, names: Names): string;
  /** What is to be learnt where another action was better: its sentence is `<name>-learnt-<this>`. */
  learnt(done: Action, better: Action): string;
  /** The lesson that teaches each of these. */
  lessons: Readonly<Record<string, string>>;
  /** The parts of a plan that are told together, where each would be too little to tell: by an id that `place` knows. */
  stretches?(plan: readonly string[]): readonly string[];
}

export interface KeyHelp {
  keys: readonly string[];
  /** id of the sentence that says what they do */
  does: string;
}

/** What stands on the box, for whoever has not opened it yet. */
export interface Cover {
  Poster: Component;
  SeatMark: Component<{ seat: number; size?: number }>;
}

/** Pictures that explain the rules, by chapter; under each stands the sentence `<name>-picture-<chapter>`. */
export type Pictures = Record<string, Component>;

export interface Game extends Cover {
  name: GameName;
  glossary(board: unknown): Glossary;
  /** Called once while the table's page is set up. */
  sit(sitting: Sitting): Desk;
  keys: readonly KeyHelp[];
  /** The rules that each topic of its desk is about; its sentence is `<name>-coach-<topic>`. */
  coach: Readonly<Record<string, readonly string[]>>;
  /** Without it nobody is advised here: no hints, no explanations, no analysis. Its sentences are `<name>-aim-…` for aims
      and `<name>-term-…` for the terms of a judgement. */
  advice?: Advice;
  /** How a finished game went for a seat, in figures of the game's own: what its analysis shows below the decisions. */
  Afterwards?: Component<{ seat: number }>;
  /** What travels, and is heard, when this happens. */
  movements(events: readonly Event[], seen: Seen): Beat[];
  /** The log in short, where single steps would drown it: steps told together, each under the number of its last. */
  condense?(log: readonly Step[]): Told[];
  /** What stands on the tab of the player's things on a phone, beside the word `<name>-tab`; a tray unless told. */
  icon?: IconName;
  /** id of the word for what the points over time are counted by; "Turns" unless told. */
  turns?: string;
  /** The board with the choices that are made on it. */
  Board: Component;
  /** What lies beside the board for everyone. */
  Market: Component;
  /** What the player owns. */
  Things: Component;
  /** Buttons beside the sentence: the actions that have no place on the board. */
  Prompt: Component;
  SeatFacts: Component<{ seat: number }>;
  Sheet: Component;
  Rules: Component;
}
