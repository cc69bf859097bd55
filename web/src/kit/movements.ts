/** What travels when something happens: a game says it for each kind of its events, the stage lets it be seen. */
import type { Component } from "svelte";
import type { Sound } from "../browser/sounds";
import type { Event, View } from "../table/messages";
import type { OfKind } from "./actions";

/** A thing on the screen by its `data-spot`, or a point of the drawing that carries the name, in that drawing's units. */
export type Spot = string | { on: string; x: number; y: number };

/** The first of these that is in sight. */
export type Place = Spot | readonly Spot[];

/** A piece as the game draws it everywhere else. */
export interface Drawn {
  /** complete: it takes nothing more */
  Drawing: Component;
  /** what it is drawn with */
  props: Record<string, unknown>;
  /** of the piece on its way, in pixels */
  width: number;
}

export interface Travel {
  piece: Drawn;
  /** from the first to the last, by all between */
  way: readonly Place[];
}

/** What belongs together: pieces that travel close behind each other, and what is heard as they set out. */
export interface Beat {
  travels: readonly Travel[];
  sound?: Sound;
}

/** What this screen knew before and knows now. */
export interface Seen<V extends View = View, Board = unknown> {
  me: number | null;
  board: Board;
  before: V;
  now: V;
}

/** What is neither seen nor heard. */
export const QUIET = "quiet";

/** What is seen of one event, or of several of a kind in a row by the same player. */
type Movement<E, V extends View, Board> = (run: readonly E[], seen: Seen<V, Board>) => Beat;

/** Every kind of event has its movement, or is quiet. */
export type Movements<E extends Event, V extends View = View, Board = unknown> = {
  [K in E["kind"]]: typeof QUIET | Movement<OfKind<E, K>, V, Board>;
};

/** For each event of a run the same. */
export function each<E, V extends View, Board>(
  travels: (event: E, seen: Seen<V, Board>) => readonly Travel[],
  sound?: Sound,
): Movement<E, V, Board> {
  return (run, seen) => ({ travels: run.flatMap((event) => travels(event, seen)), ...(sound && { sound }) });
}

export function drawn<Props extends Record<string, unknown>>(
  Drawing: Component<Props>,
  props: Props,
  width: number,
): Drawn {
  return { Drawing: (internals) => Drawing(internals, props), props, width };
}

/** A player's place among all: on a phone the tab that leads there. */
export const seatSpot = (seat: number): readonly Spot[] => [`seat-${seat}`, "tab-seats"];

/** The same piece as often as said. */
export const times = (count: number, piece: Drawn): Drawn[] => Array<Drawn>(count).fill(piece);

/** One of the player's own things, or the tab that hides it. */
export const ownSpot = (name: string): readonly Spot[] => [name, "tab-things"];

/** What a game's page shows of events: one beat for each run of them, in their order. `after` says what of the position
    before has changed with a run, where the next one has to know. */
export function moving<E extends Event, V extends View, Board>(
  movements: Movements<E, V, Board>,
  after: (before: V, run: readonly E[]) => V = (before) => before,
): (events: readonly Event[], seen: Seen) => Beat[] {
  return (events, { before: first, ...seen }) => {
    let before = first as V;
    return runsOf(events as readonly E[]).flatMap((run) => {
      const movement = movements[run[0]!.kind as E["kind"]];
      const beats = movement === QUIET ? [] : [movement(run as never, { ...seen, before } as Seen<V, Board>)];
      before = after(before, run);
      return beats;
    });
  };
}

const playerOf = (event: Event): unknown => ("player" in event ? event.player : null);

function runsOf<E extends Event>(events: readonly E[]): E[][] {
  const runs: E[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.kind === event.kind && playerOf(last) === playerOf(event)) run.push(event);
    else runs.push([event]);
  }
  return runs;
}
