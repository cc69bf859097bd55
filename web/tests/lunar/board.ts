/** The real board as the server sends it: the board file with the grid spelled out in the order of its numbers. */
import boardFile from "../../../src/branchline/games/lunar/board.json";
import gridFile from "../../../src/branchline/games/lunar/grid.json";
import type { Board, BoardLink, BoardMilepost, Place, Side, Terrain, Wrap } from "../../src/games/lunar/types";

interface Grid {
  codes: Record<string, Terrain>;
  columns: Record<Side, Record<string, { top: number; t: string }>>;
  major_mileposts: Record<string, Place[]>;
  plus_one: [Place, Place][];
  wraps: Wrap[];
}

const compare = ([side, column, row]: Place, [otherSide, otherColumn, otherRow]: Place): number =>
  side === otherSide ? column - otherColumn || row - otherRow : side === "far" ? -1 : 1;

function spelledOut(): Board {
  const file = boardFile as unknown as Board;
  const grid = gridFile as unknown as Grid;
  const city = new Map<string, string>();
  for (const { id, milepost } of file.cities) city.set(milepost.join(), id);
  for (const [id, places] of Object.entries(grid.major_mileposts)) {
    for (const place of places) city.set(place.join(), id);
  }

  const mileposts: BoardMilepost[] = Object.entries(grid.columns).flatMap(([side, columns]) =>
    Object.entries(columns).flatMap(([column, { top, t }]) =>
      [...t].map((code, i): BoardMilepost => {
        const place: Place = [side as Side, Number(column), top - 2 * i];
        return [...place, grid.codes[code]!, city.get(place.join()) ?? null];
      }),
    ),
  );
  mileposts.sort(([...p], [...q]) => compare(p.slice(0, 3) as Place, q.slice(0, 3) as Place));
  const number = new Map(mileposts.map(([side, column, row], i) => [`${side},${column},${row}`, i]));

  const pole = file.grid.radius * 2;
  const crossings = new Set(grid.plus_one.map((ends) => ends.join()));
  const at = (side: Side, column: number, row: number): Place =>
    column === 0 && Math.abs(row) === pole ? ["near", column, row] : [side, column, row];
  const ground: [Place, Place][] = [];
  for (const side of ["far", "near"] as const) {
    const columns = new Set([...Object.keys(grid.columns[side]).map(Number)]);
    for (const column of columns) {
      for (let row = -pole; row <= pole; row += 1) {
        for (const [columnsAway, rowsAway] of [
          [0, 2],
          [1, 1],
          [1, -1],
        ] as const) {
          const ends: [Place, Place] = [at(side, column, row), at(side, column + columnsAway, row + rowsAway)];
          if (ends.every((end) => number.has(end.join()))) ground.push(ends.sort(compare));
        }
      }
    }
  }
  ground.sort(([a, b], [c, d]) => compare(a, c) || compare(b, d));
  const through = grid.wraps.flatMap((wrap) =>
    wrap.far.flatMap((far) => wrap.near.map((near) => ({ far, near, label: wrap.label }))),
  );
  through.sort(
    (p, q) => compare(p.far, q.far) || compare(p.near, q.near) || (p.label < q.label ? -1 : p.label > q.label ? 1 : 0),
  );
  const links: BoardLink[] = [
    ...ground.map((ends): BoardLink => {
      const [a, b] = ends.map((end) => number.get(end.join())!) as [number, number];
      return [a, b, crossings.has(ends.join()), null];
    }),
    ...through.map(({ far, near, label }): BoardLink => {
      return [number.get(far.join())!, number.get(near.join())!, false, label];
    }),
  ];
  return { ...file, mileposts, links, wraps: grid.wraps };
}

export const board = spelledOut();
