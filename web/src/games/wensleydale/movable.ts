/** The pieces that a player's links reach, in the order in which one would look at them. */
import { MOVED, type Move, type Moved, type View } from "./types";

export interface Reachable {
  area: string;
  piece: Moved;
  count: number;
  /** the others whose links reach it too */
  rivals: number[];
  /** it may be loaded now */
  now: boolean;
}

/** What can be loaded now comes first, and of that what others may take before. */
export function reachable(
  view: Pick<View, "movable" | "pieces">,
  me: number,
  moves: readonly Move[],
  name: (area: string) => string,
): Reachable[] {
  const reached = Object.entries(view.movable).flatMap(([area, kinds]) =>
    MOVED.flatMap((piece): Reachable[] => {
      const seats = kinds[piece] ?? [];
      if (!seats.includes(me)) return [];
      const rivals = seats.filter((seat) => seat !== me);
      const now = moves.some((move) => move.area === area && move.piece === piece);
      return [{ area, piece, count: view.pieces[area]?.[piece] ?? 0, rivals, now }];
    }),
  );
  const order = (one: Reachable): number => Number(!one.now) * 2 + Number(one.rivals.length === 0);
  return reached.sort(
    (x, y) =>
      order(x) - order(y) ||
      MOVED.indexOf(x.piece) - MOVED.indexOf(y.piece) ||
      name(x.area).localeCompare(name(y.area)),
  );
}
