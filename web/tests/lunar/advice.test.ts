import { expect, test } from "vitest";
import { stretchesOf } from "../../src/games/lunar/advice";

const ends = (plan: string[]): string[] => stretchesOf(plan).map(({ a, b, links }) => `${a}>${b} ${links.length}`);

test("links that follow one another are one stretch, whichever way round they are told", () => {
  expect(ends(["a b", "c b", "c d"])).toEqual(["a>d 3"]);
  expect(ends(["b a", "b c", "d c"])).toEqual(["a>d 3"]);
});

test("where the track begins elsewhere another stretch begins, round the edge it goes on", () => {
  expect(ends(["a b", "x y", "y z"])).toEqual(["a>b 1", "x>z 2"]);
  expect(ends(["a b", "b c +K"])).toEqual(["a>c 2"]);
  expect(ends([])).toEqual([]);
});
