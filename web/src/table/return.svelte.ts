/** Coming back to a table: what was played meanwhile is told first. The browser remembers how far its reader was. */
import { recall, remember } from "../browser/memory";
import type { Sitting } from "./sitting.svelte";
import type { Told } from "./told";

export class Return {
  /** How many steps there were when the reader came back to something new. */
  #since = $state<number | null>(null);
  #hidden = false;
  #seen: number;
  readonly #key: string;

  constructor(private readonly sitting: Sitting) {
    this.#key = `seen.${sitting.id}`;
    this.#seen = Number(recall(this.#key) ?? 0);
    this.#come();
  }

  /** The steps since the reader's turn, the newest first; none where they have seen them being played. */
  missed(told: readonly Told[]): Told[] {
    const { sitting } = this;
    const alone = sitting.seats.filter((seat) => seat.yours).length === 1;
    const from = sitting.news[0]?.n;
    const to = this.#since;
    if (to === null || !alone || from === undefined || sitting.table.table.over || sitting.table.lesson) return [];
    return told.filter(({ n }) => n >= from && n < to).reverse();
  }

  /** So many steps there are now; while the page is in sight they are seen. */
  watch(steps: number): void {
    if (this.#hidden || steps === this.#seen) return;
    this.#seen = steps;
    remember(this.#key, String(steps));
  }

  /** The page is hidden behind another, or comes back. */
  turn(hidden: boolean): void {
    this.#hidden = hidden;
    if (!hidden) {
      this.#come();
      this.watch(this.sitting.table.steps);
    }
  }

  close(): void {
    this.#since = null;
  }

  #come(): void {
    const { steps } = this.sitting.table;
    if (this.#seen > 0 && steps > this.#seen) this.#since = steps;
  }
}
