/** A bid that is being made: which box, and how many cubes. */
import type { DalesDesk } from "./desk.svelte";
import type { Meaning } from "./keys";
import type { Box, MakeBid } from "./types";

export class Bidding {
  #box = $state<number | null>(null);
  #cubes = $state(0);

  constructor(readonly desk: DalesDesk) {}

  /** The bids that may be made in the chosen box, from the least. */
  readonly bids: MakeBid[] = $derived.by(() => this.bidsIn(this.#box));

  bidsIn(box: number | null): MakeBid[] {
    return this.desk
      .of("bid")
      .filter((bid) => bid.box === box)
      .sort((x, y) => x.cubes - y.cubes);
  }

  get open(): boolean {
    return this.bids.length > 0;
  }

  get box(): Box | null {
    return this.open ? (this.desk.view.boxes.find((box) => box.number === this.#box) ?? null) : null;
  }

  get least(): number {
    return this.bids[0]?.cubes ?? 0;
  }

  get most(): number {
    return this.bids.at(-1)?.cubes ?? 0;
  }

  get cubes(): number {
    return this.#cubes;
  }

  set cubes(wanted: number) {
    this.#cubes = Math.min(this.most, Math.max(this.least, wanted));
  }

  /** A box was chosen: begin with the least bid, or say why there is none. */
  choose(box: number): void {
    const possible = this.bidsIn(box);
    this.desk.sitting.dismiss();
    this.#box = possible.length > 0 ? box : null;
    this.#cubes = possible[0]?.cubes ?? 0;
    if (possible.length === 0) this.desk.why({ box });
  }

  bid(): void {
    const wanted = this.bids.find((bid) => bid.cubes === this.#cubes);
    if (wanted) this.desk.act(wanted);
  }

  press(meaning: Meaning): boolean {
    if (meaning.kind === "digit") {
      if (meaning.digit > this.desk.view.boxes.length) return false;
      this.choose(meaning.digit);
      return true;
    }
    if (!this.open) return false;
    if (meaning.kind === "more") this.cubes += 1;
    else if (meaning.kind === "less") this.cubes -= 1;
    else if (meaning.kind === "enter") this.bid();
    else return false;
    return true;
  }

  clear(): boolean {
    const any = this.#box !== null;
    this.#box = null;
    return any;
  }
}
