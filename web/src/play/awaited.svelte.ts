/** A person who is waited for: how long, and whether others may decide about their seat by now. */
import { Countdown } from "../table/countdown.svelte";
import type { Seat } from "../table/messages";
import type { Sitting } from "../table/sitting.svelte";

export class Awaited {
  readonly #countdown: Countdown;

  /** To be made where a component is. */
  constructor(
    private readonly sitting: Sitting,
    private readonly of: () => Seat,
  ) {
    this.#countdown = new Countdown(() => {
      const { clock, hand_in, runs } = of();
      return { seconds: clock ?? hand_in ?? 0, runs: this.timed ? runs : this.gone };
    });
  }

  /** At a table with a clock it is the person's own time that one waits for. */
  get timed(): boolean {
    return this.sitting.table.table.clock !== null;
  }

  get #another(): boolean {
    return !this.sitting.table.table.over && this.of().kind === "person" && !this.of().yours;
  }

  get gone(): boolean {
    return this.#another && !this.of().present;
  }

  /** Seconds. */
  get left(): number {
    return this.#countdown.left;
  }

  /** Whoever is here may still be waited for, where the time is over. */
  get inVain(): boolean {
    return this.#another && this.left === 0 && (this.timed || this.gone);
  }
}
