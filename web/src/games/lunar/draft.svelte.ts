/** Track in pencil: stretches from place to place that a player only thinks of, and what the path service says of them
    all. It is kept with the table; nobody else sees it, and nothing is played. */
import { untrack } from "svelte";
import { Pencil } from "../../table/pencil.svelte";
import type { MoonDesk } from "./desk.svelte";
import type { DraftPlan } from "./types";

export interface Stretch {
  a: string;
  b: string;
  /** links by number */
  links: readonly number[];
}

export class Draft {
  readonly pencil: Pencil<{ stretches: readonly Stretch[] }>;
  /** where the next stretch begins */
  from = $state<string | null>(null);
  plan = $state.raw<DraftPlan | null>(null);
  /** why the last click drew nothing, as the end of an id */
  nothing = $state<"there" | "no-way" | null>(null);
  #asked = 0;

  constructor(readonly desk: MoonDesk) {
    this.pencil = new Pencil(desk.sitting, { stretches: [] });
    $effect(() => {
      void desk.sitting.table.version;
      const { links } = this;
      untrack(() => void this.#price(links));
    });
    $effect(() => {
      if (!this.inHand) this.lift();
    });
  }

  get inHand(): boolean {
    return this.pencil.inHand;
  }

  get stretches(): readonly Stretch[] {
    return this.pencil.marks.stretches;
  }

  readonly links: readonly number[] = $derived.by(() => this.stretches.flatMap(({ links }) => links));

  /** A place was clicked: the first begins a stretch, the next ends it and begins another; the same once more lifts the
      pencil. */
  async touch(place: string): Promise<void> {
    const { from, links } = this;
    this.nothing = null;
    if (from === null || from === place) {
      this.from = from === null ? place : null;
      return;
    }
    const plan = await this.desk.plan<DraftPlan>({ draft: { links, from, to: place } });
    // While the way was looked for, the pencil may have gone elsewhere.
    if (!plan || this.from !== from) return;
    if (!plan.reached) {
      this.nothing = "no-way";
      return;
    }
    this.from = place;
    if (plan.added.length === 0) this.nothing = "there";
    else
      await this.pencil.draw((marks) => ({
        stretches: [...marks.stretches, { a: from, b: place, links: plan.added }],
      }));
  }

  remove(stretch: Stretch): void {
    void this.pencil.draw(({ stretches }) => ({ stretches: stretches.filter((one) => one !== stretch) }));
  }

  /** True if a stretch was begun. */
  lift(): boolean {
    const was = this.from !== null;
    this.from = null;
    this.nothing = null;
    return was;
  }

  async #price(links: readonly number[]): Promise<void> {
    const number = ++this.#asked;
    const plan = links.length > 0 ? await this.desk.plan<DraftPlan>({ draft: { links } }) : null;
    if (number === this.#asked) this.plan = plan;
  }
}
