/** Points of the lattice told from the nearest landmark, as in Python's `core/lattice`: 3 NE, 2 N 1 NE. */
import type { Direction } from "./types";

export interface Landmark {
  id: string;
  column: number;
  row: number;
}

export interface Leg {
  steps: number;
  direction: Direction;
}

/** The landmark with the fewest steps to a point, the first of several, and the way from there. */
export function nearest(column: number, row: number, landmarks: readonly Landmark[]): { id: string; way: Leg[] } {
  let least = Infinity;
  let closest: Landmark = { id: "", column, row };
  for (const landmark of landmarks) {
    const across = Math.abs(column - landmark.column);
    const steps = across + Math.max(0, Math.abs(row - landmark.row) - across) / 2;
    if (steps < least) [least, closest] = [steps, landmark];
  }
  return { id: closest.id, way: wayOver(column - closest.column, row - closest.row) };
}

/** The legs over so many columns to the east and rows to the north; a step to the north is two rows. */
function wayOver(columns: number, rows: number): Leg[] {
  const across = Math.abs(columns);
  const vertical = rows > 0 ? "N" : "S";
  const lateral = columns > 0 ? "E" : "W";
  const legs: Leg[] =
    Math.abs(rows) >= across
      ? [
          { steps: (Math.abs(rows) - across) / 2, direction: vertical },
          { steps: across, direction: `${vertical}${lateral}` },
        ]
      : [
          { steps: (across + rows) / 2, direction: `N${lateral}` },
          { steps: (across - rows) / 2, direction: `S${lateral}` },
        ];
  return legs.filter(({ steps }) => steps > 0);
}
