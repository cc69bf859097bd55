/** The real board file, for tests. */
import { readFileSync } from "node:fs";
import type { Board } from "../src/games/germany/types";

const file = new URL("../../src/branchline/games/germany/board.json", import.meta.url);
export const board = JSON.parse(readFileSync(file, "utf8")) as Board;
