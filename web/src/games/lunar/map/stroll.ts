/**
 * Walking the lattice: from milepost to milepost, over the poles, and through wrap letters onto the other side. A letter
 * is a place to stand on too, where its partner is told; going on from it leads out of the partner.
 */
import type { Geography } from "../geography";
import { placeId } from "../geography";
import { type Direction, type Side, type Wrap } from "../types";

/** A place of the lattice: a milepost, or a wrap letter outside the disc. */
export interface Stand {
  side: Side;
  column: number;
  row: number;
}

/** Keys for the six directions; the four slanting ones lie on a number pad as they do on the Moon. */
const KEYS: Record<string, Direction> = {
  ArrowUp: "N",
  ArrowDown: "S",
  Home: "NW",
  PageUp: "NE",
  End: "SW",
  PageDown: "SE",
};
/** Left and right go to the next column, by turns up and down, so that the walk keeps to its row. */
const SIDEWAYS: Record<string, readonly [Direction, Direction]> = {
  ArrowLeft: ["NW", "SW"],
  ArrowRight: ["NE", "SE"],
};

export const other = (side: Side): Side => (side === "near" ? "far" : "near");

/** Letters by the place they stand at. */
export function lettersOf(geography: Geography): ReadonlyMap<string, Wrap> {
  return new Map(
    [...geography.wraps.values()].flatMap((wrap): [string, Wrap][] => [
      [placeId("near", ...wrap.near_at), wrap],
      [placeId("far", ...wrap.far_at), wrap],
    ]),
  );
}

export function partnerOf(wrap: Wrap, side: Side): Stand {
  const [column, row] = side === "near" ? wrap.far_at : wrap.near_at;
  return { side: other(side), column, row };
}

export class Stroll {
  private readonly letters: ReadonlyMap<string, Wrap>;

  constructor(private readonly geography: Geography) {
    this.letters = lettersOf(geography);
  }

  letterAt({ side, column, row }: Stand): Wrap | undefined {
    return this.letters.get(placeId(side, column, row));
  }

  isPlace({ side, column, row }: Stand): boolean {
    return this.geography.at(side, column, row) !== undefined || this.letters.has(placeId(side, column, row));
  }

  /** Where a key leads; null where it leads nowhere. `keel` is the row that a walk to the side keeps to. */
  next(from: Stand, key: string, keel: number): Stand | null {
    const direction = KEYS[key];
    if (direction) return this.go(from, direction);
    const ways = SIDEWAYS[key];
    if (!ways) return null;
    const [up, down] = ways;
    const order =
      from.row < keel || (from.row === keel && (from.column + from.row) % 4 === 0) ? [up, down] : [down, up];
    return this.go(from, order[0]!) ?? this.go(from, order[1]!);
  }

  private go(from: Stand, direction: Direction): Stand | null {
    const [columns, rows] = this.geography.board.generator.directions[direction];
    const to: Stand = { side: from.side, column: from.column + columns, row: from.row + rows };
    if (this.isPlace(to)) return to;
    const letter = this.letterAt(from);
    if (letter)
      return columns !== 0 && Math.sign(columns) === Math.sign(from.column) ? partnerOf(letter, from.side) : null;
    return this.overPole(from, direction);
  }

  /** Past a pole the Moon goes on downwards on the other disc. */
  private overPole(from: Stand, direction: Direction): Stand | null {
    const pole = this.geography.at(from.side, from.column, from.row);
    if (!pole?.pole || pole.city === null) return null;
    // The board tells it for walks that begin on the near side; from the far one it is the same the other way round.
    const [side, turned] = this.geography.board.generator.polar_meteor[pole.city]![direction];
    const beyond = this.geography.step(pole, side, turned);
    if (from.side === "near") return beyond ? { side, column: beyond.column, row: beyond.row } : null;
    const back = beyond && this.geography.step(pole, other(side), turned);
    return back ? { side: other(side), column: back.column, row: back.row } : null;
  }
}
