/** What the page of a table asks of a game: its drawn parts, and a desk that knows the half-made choices of its player. */
import type { Component } from "svelte";
import type { GameName } from "../api/types";
import type { IconName } from "../shell/icons";
import type { Action, Event, Step } from "../table/messages";
import type { Sitting } from "../table/sitting.svelte";
import type { Told } from "../table/told";
import type { Glossary } from "../words/words";
import type { Beat, Seen } from "./movements";

/** The game's own state on this screen. Its parts find it through the context that `sit` sets. */
export interface Desk {
  /** What is expected now, from whom, in one sentence. */
  readonly expected: string;
  /** What else holds now, for everyone: a last round, for instance. */
  readonly aside: string | null;
  /** A choice is open among the player's things. */
  readonly choosing: boolean;
  /** An action as a plain sentence. */
  sentence(action: Action): string;
  /** The heading under which the list of moves shows it. */
  heading(action: Action): string;
  /** A key the page has no use for; true if the game had. */
  press(key: string): boolean;
  /** Put half-made choices away; true if there were any. */
  clear(): boolean;
  /** Another decision has come: put away what belonged to the one before, which is everything unless told. */
  decided?(): void;
}

export interface KeyHelp {
  keys: readonly string[];
  /** id of the sentence that says what they do */
  does: string;
}

export interface Game {
  name: GameName;
  glossary(board: unknown): Glossary;
  /** Called once while the table's page is set up. */
  sit(sitting: Sitting): Desk;
  keys: readonly KeyHelp[];
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
  SeatMark: Component<{ seat: number; size?: number }>;
  SeatFacts: Component<{ seat: number }>;
  Sheet: Component;
  Rules: Component;
  Poster: Component;
}
