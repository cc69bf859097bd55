/** Profit and loss as sums that can be checked, for the turn being played and, from the log, for those before it. */
import type { Step } from "../../table/messages";
import { MOVED, type Counts, type Event, type Moved, type View } from "./types";

export interface Account {
  pieces: Counts;
  income: number;
  links: number;
  result: number;
  /** on the profit and loss track, before and after */
  from: number;
  to: number;
}

/** What this turn's loads would bring if phase seven came now, by seat. */
export function accountsNow(view: View, track: { min: number; max: number }): Account[] {
  return view.players.map(({ load, income, laid, result, profit }) => ({
    pieces: load,
    income,
    links: laid,
    result,
    from: profit,
    to: Math.min(track.max, Math.max(track.min, profit + result)),
  }));
}

const isMoved = (piece: string): piece is Moved => MOVED.includes(piece as Moved);

/** How many turns have their profit and loss on the track. */
export const booked = ({ phase, turn }: Pick<View, "phase" | "turn">): number =>
  phase === "takeover" ? turn + 1 : turn;

/** The finished accounts that the log tells, turn by turn and seat by seat, out of so many that were booked.

    Levels begin at nought. A lesson begins later: then its first accounts tell themselves where they came from. */
export function accountsTold(log: readonly Step<Event>[], seats: number, booked: number): Account[][] {
  const turns: Account[][] = [];
  const level = Array<number>(seats).fill(0);
  let turn: Account[] = [];
  let pieces = fresh(seats);
  for (const event of log.flatMap((step) => step.events)) {
    if (event.kind === "move" && isMoved(event.piece)) {
      const load = pieces[event.player];
      if (load) load[event.piece] = (load[event.piece] ?? 0) + 1;
    } else if (event.kind === "profit") {
      const { player, income, links, result, level: to } = event;
      turn[player] = { pieces: pieces[player] ?? {}, income, links, result, from: level[player] ?? 0, to };
      level[player] = to;
      // Seats come in the order of play, so the list has holes until the last of them.
      if (turn.filter(Boolean).length === seats) {
        turns.push(turn);
        turn = [];
        pieces = fresh(seats);
      }
    }
  }
  const [first = []] = turns;
  if (turns.length < booked) for (const account of first) account.from = account.to - account.result;
  return turns;
}

const fresh = (seats: number): Counts[] => Array.from({ length: seats }, () => ({}));

/** Pieces of all kinds. */
export const count = (pieces: Counts): number => MOVED.reduce((all, kind) => all + (pieces[kind] ?? 0), 0);
