/** What a reader likes at every table. The browser keeps it, and an account where there is one; the tables know nothing
    of it until it is needed. */
import { prefersReducedMotion } from "svelte/motion";
import { recall, remember, whenAdopted } from "./memory";

/** One of a few ways, the usual one until the reader chooses. */
export class Kept<Way extends string | number | boolean> {
  readonly #key: string;
  #way: Way;

  constructor(
    key: string,
    readonly ways: readonly Way[],
    private readonly usual: Way,
  ) {
    this.#key = key;
    this.#way = $state(this.#recalled());
    whenAdopted(() => (this.#way = this.#recalled()));
  }

  #recalled(): Way {
    const stored = recall(this.#key);
    return this.ways.find((way) => String(way) === stored) ?? this.usual;
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

/** Whether to be asked before what cannot be taken back. */
export const confirming = new Kept("confirm", [true, false], false);
/** The colour of one's own pieces; a game without it leaves the seat as it is. */
export const colour = new Kept(
  "colour",
  ["seat", "white", "red", "yellow", "green", "blue", "purple", "black"] as const,
  "seat",
);
export const size = new Kept("size", ["normal", "large"] as const, "normal");
/** Whether the patterns of seats are drawn strongly, from any distance. */
export const patterns = new Kept("patterns", [true, false], false);

export type Pace = (typeof pace)["way"];

/** Whether nothing is to move on the page. */
export const still = (): boolean =>
  movement.way === "system" ? prefersReducedMotion.current : movement.way === "still";
