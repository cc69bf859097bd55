/**
 * Lists what lies on something else on the sheet, deepest first, and every route that is too short for its spaces.
 *
 *   npx tsx scripts/geo/check-layout.ts
 */
import { readFileSync } from "node:fs";
import { drawSheet, shapesOf, tooShort } from "../../src/games/germany/map/layout";
import type { Layout } from "../../src/games/germany/map/layout";
import { findOverlaps } from "../../src/games/germany/map/overlaps";
import type { Board } from "../../src/games/germany/map/types";

const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as T;
const board = read<Board>("../../../src/branchline/games/germany/board.json");
const layout = read<Layout>("../../src/games/germany/map/layout.json");

const overlaps = findOverlaps(shapesOf(board, drawSheet(board, layout)));
for (const { first, second, by } of overlaps) console.log(`${first} and ${second} are too close by ${by}`);
const short = tooShort(board, layout);
for (const id of short) console.log(`${id} is too short for its spaces`);
console.log(`${overlaps.length} overlaps, ${short.length} routes too short`);
process.exitCode = overlaps.length + short.length > 0 ? 1 : 0;
