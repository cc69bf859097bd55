/** The real board as it is laid out on the sheet, for tests. */
import { placeAll, type Layout } from "../../../src/games/wensleydale/map/layout";
import layout from "../../../src/games/wensleydale/map/layout.json";
import { crossingOf } from "../../../src/games/wensleydale/map/tracks";
import { board } from "../board";

const names = new Map(board.areas.map(({ id, name }) => [id, name]));
export const nameOf = (area: string): string => names.get(area) ?? area;
export const placed = placeAll(board, layout as Layout, nameOf);
export const crossings = new Map(
  board.adjacency
    .filter(({ buildable }) => buildable)
    .map((border) => crossingOf(border, placed))
    .map((crossing) => [crossing.id, crossing]),
);
