/** Python draws the boards that the page draws. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GAMES, placeOf, prints } from "../scripts/prints/prints";

const found = await prints();

it.each(GAMES)("the print of %s is the page's: `npm run prints` writes it anew", (game) => {
  expect(readFileSync(placeOf(game), "utf8") === found[game]).toBe(true);
});
