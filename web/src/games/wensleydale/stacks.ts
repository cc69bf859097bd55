/** Where the discs of a track stand: stacks by space, and how each is drawn and said. */
import type { Track } from "./types";

export interface Stack {
  space: number;
  /** from the bottom to the top */
  seats: readonly number[];
}

/** The stacks of a track, from the highest space down: the order in which players rank. */
export function stacksOf(track: Track): Stack[] {
  return Object.entries(track)
    .map(([space, seats]) => ({ space: Number(space), seats }))
    .filter((stack) => stack.seats.length > 0)
    .sort((x, y) => y.space - x.space);
}

export interface Standing {
  seat: number;
  space: number;
  /** how many discs lie under it */
  height: number;
}

/** Every disc of a track, the lower ones of a stack first, so that the upper ones are drawn over them. */
export function standings(track: Track): Standing[] {
  return stacksOf(track).flatMap(({ space, seats }) => seats.map((seat, height) => ({ seat, space, height })));
}
