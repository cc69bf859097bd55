/** What a reader likes at every table. The browser keeps it; nothing of it is known to the server until it is needed. */
import { prefersReducedMotion } from "svelte/motion";
import { recall, remember } from "./memory";

/** One of a few ways, the usual one until the reader chooses. */
export class Kept<Way extends string | number | boolean> {
  readonly #key: string;
  #way: Way;

  constructor(
    key: string,
    readonly ways: readonly Way[],
    usual: Way,
  ) {
    this.#key = key;
    const stored = recall(key);
    this.#way = $state(ways.find((way) => String(way) === stored) ?? usual);
  }

  get way(): Way {
    return this.#way;
  }

  choose(way: Way): void {
    this.#way = way;
    remember(this.#key, String(way));
  }
}

export const theme = new Kept("theme", ["system", "light", "dark"] as const, "system");
export const sounds = new Kept("sounds", [true, false], true);
/** Tenths of what there is. */
export const volume = new Kept<number>("volume", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5);
/** How fast computer players play on. */
export const pace = new Kept("pace", ["slow", "brisk", "once"] as const, "brisk");
export const movement = new Kept("movement", ["system", "moving", "still"] as const, "system");

export type Pace = (typeof pace)["way"];

/** Whether nothing is to move on the page. */
export const still = (): boolean =>
  movement.way === "system" ? prefersReducedMotion.current : movement.way === "still";
