/** Prints components of the page as bare SVG, in the inks of one game. */
import { readFileSync } from "node:fs";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { inksOf, plain } from "./colours";
import { flattened } from "./flatten";

const read = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), "utf8");

export interface Press {
  print: <Props extends Record<string, unknown>>(drawn: Component<Props>, props: Props) => string;
  /** a colour of the game's stylesheets, by its name */
  ink: (name: string) => string;
}

/** The printing press of a game; each thing it prints has ids of its own. */
export function pressOf(game: string, sheet: string): Press {
  const sheets = ["styles/tokens.css", `games/${game}/colours.css`, `games/${game}/map/${sheet}`];
  const inks = new Map(sheets.flatMap((path) => [...inksOf(read(path))]));
  let prints = 0;
  const print: Press["print"] = (drawn, props) => {
    const { head, body } = render(drawn as Component, { props });
    const css = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, rules]) => rules).join("\n");
    prints += 1;
    return flattened(body, css, inks).replace(/\bs\d+-/g, `${game}-${prints}-`);
  };
  return { print, ink: (name) => plain(`var(--${name})`, inks) };
}

export function boardOf<Board>(game: string): Board {
  return JSON.parse(read(`../../src/branchline/games/${game}/board.json`)) as Board;
}

/** A seat's disc. */
export { default as SeatDrawing } from "../../src/pieces/SeatDrawing.svelte";

export const near = (value: number): number => Math.round(value * 10) / 10;
