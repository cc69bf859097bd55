/** The demand that is pointed at, and what the path service says about carrying the goods there. */
import type { MoonDesk } from "./desk.svelte";
import type { Demanded } from "./map/types";
import type { HaulPlan } from "./types";

export interface Wanted {
  good: string;
  /** null for a boom or a shortage: any major city */
  city: string | null;
}

const keyOf = ({ good, city }: Wanted): string => `${good}/${city ?? "*"}`;

export class Hauling {
  /** under the pointer, or with the focus */
  pointed = $state.raw<Wanted | null>(null);
  /** clicked, so that it stays while one looks at the map */
  pinned = $state.raw<Wanted | null>(null);
  /** answers, good for one version of the table */
  #plans = $state.raw<ReadonlyMap<string, HaulPlan>>(new Map());
  #version = -1;

  constructor(readonly desk: MoonDesk) {
    $effect(() => {
      const { shown } = this;
      const { version } = this.desk.sitting.table;
      if (shown) void this.#ask(shown, version);
    });
  }

  get shown(): Wanted | null {
    return this.pointed ?? this.pinned;
  }

  isShown(wanted: Wanted): boolean {
    return this.shown !== null && keyOf(this.shown) === keyOf(wanted);
  }

  isPinned(wanted: Wanted): boolean {
    return this.pinned !== null && keyOf(this.pinned) === keyOf(wanted);
  }

  pin(wanted: Wanted): void {
    this.pinned = this.isPinned(wanted) ? null : wanted;
  }

  get plan(): HaulPlan | null {
    return this.shown ? (this.#plans.get(keyOf(this.shown)) ?? null) : null;
  }

  get demanded(): Demanded | null {
    const { shown } = this;
    if (!shown) return null;
    const { goods, cities } = this.desk.board;
    const sources = goods.find(({ id }) => id === shown.good)?.sources ?? [];
    const majors = cities.filter(({ size }) => size === "major").map(({ id }) => id);
    return { sources, destinations: shown.city === null ? majors : [shown.city] };
  }

  async #ask(wanted: Wanted, version: number): Promise<void> {
    const { good, city } = wanted;
    if (city === null || this.desk.sitting.past) return;
    if (version !== this.#version) {
      this.#version = version;
      this.#plans = new Map();
    }
    const key = keyOf(wanted);
    if (this.#plans.has(key)) return;
    const plan = await this.desk.plan<HaulPlan>({ haul: { good, city } });
    if (plan && version === this.#version) this.#plans = new Map([...this.#plans, [key, plan]]);
  }

  /** Of what is pinned only a demand that is still on somebody's cards. */
  keep(held: readonly Wanted[]): void {
    if (!held.some((demand) => this.isPinned(demand))) this.pinned = null;
  }

  clear(): boolean {
    const was = this.pinned !== null;
    this.pinned = null;
    return was;
  }
}
