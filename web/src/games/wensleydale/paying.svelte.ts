/** A payment that is being put together: what influence pays of a line, or what is given for a train. */
import type { DalesDesk } from "./desk.svelte";
import type { Meaning } from "./keys";
import { amount, common, exact, span, sum, sums, usable, withMeans, type Span } from "./payments";
import type { Means, Pay, Payment } from "./types";

export class Paying {
  /** null until the player has changed anything: then it is what every payment holds */
  #chosen = $state.raw<Payment | null>(null);

  constructor(readonly desk: DalesDesk) {}

  readonly actions: Pay[] = $derived.by(() => [...this.desk.of("pay"), ...this.desk.of("exchange")]);
  readonly #payments: Payment[] = $derived.by(() => this.actions.map((action) => action.payment));

  get open(): boolean {
    return this.actions.length > 0;
  }

  get chosen(): Payment {
    return this.#chosen ?? common(this.#payments);
  }

  /** The kinds that can pay. */
  get means(): Means[] {
    return usable(this.#payments);
  }

  get paid(): number {
    return sum(this.chosen);
  }

  /** How many points are wanted; more than one number where the player may also give more. */
  get wanted(): Span {
    return sums(this.#payments);
  }

  get ready(): Pay | null {
    return exact(this.actions, this.chosen);
  }

  number(means: Means): number {
    return amount(this.chosen, means);
  }

  /** The most of a kind that any payment takes. */
  most(means: Means): number {
    return Math.max(...this.#payments.map((payment) => amount(payment, means)));
  }

  span(means: Means): Span {
    return span(this.#payments, this.chosen, means);
  }

  set(means: Means, number: number): void {
    this.#chosen = withMeans(this.#payments, this.chosen, means, number);
  }

  pay(): void {
    if (this.ready) this.desk.act(this.ready);
  }

  /** A digit gives one more of that kind, and none once it has all. */
  press(meaning: Meaning): boolean {
    if (meaning.kind === "enter") {
      this.pay();
      return true;
    }
    const means = meaning.kind === "digit" ? this.means[meaning.digit - 1] : undefined;
    if (!means) return false;
    const { least, most } = this.span(means);
    this.set(means, this.number(means) < most ? this.number(means) + 1 : least);
    return true;
  }

  clear(): boolean {
    const any = this.#chosen !== null;
    this.#chosen = null;
    return any;
  }
}
