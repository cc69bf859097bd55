import { expect, it } from "vitest";
import { exchanged, type Paint } from "../src/kit/paint";

const paint = (name: string): Paint => ({ colour: `#${name}`, ink: `ink of ${name}`, name });
const palette = ["white", "red", "purple"].map(paint);

it("gives me the colour I want, and mine to whoever had it", () => {
  expect([...exchanged(palette, 0, "purple")]).toEqual([
    [0, palette[2]],
    [2, palette[0]],
  ]);
});

it("leaves all as it is where I have it already, or the game does not have it", () => {
  expect([exchanged(palette, 1, "red").size, exchanged(palette, 1, "green").size]).toEqual([0, 0]);
});
