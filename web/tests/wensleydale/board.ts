import { readFileSync } from "node:fs";
import type { Board } from "../../src/games/wensleydale/types";

const path = new URL("../../../src/branchline/games/wensleydale/board.json", import.meta.url);
export const board = JSON.parse(readFileSync(path, "utf-8")) as Board;
