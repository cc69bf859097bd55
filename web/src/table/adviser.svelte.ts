/** Hints for the position in sight, one depth further each time they are asked for. What was said about another
    position, or to somebody else, is no longer shown. */
import type { Depth, Hint } from "./messages";
import type { Sitting } from "./sitting.svelte";

const DEPTHS: readonly Depth[] = ["aim", "best", "plan"];

interface Asked {
  depth: Depth;
  version: number;
  seat: number;
}

export class Adviser {
  #asked = $state.raw<Asked | null>(null);
  #answer = $state.raw<Hint | null>(null);

  constructor(private readonly sitting: Sitting) {}

  /** Whether hints can be asked for: at this table, by whoever looks, now. */
  get allowed(): boolean {
    const { table, looking } = this.sitting.table;
    return table.hints && !table.over && looking !== null && !this.sitting.past;
  }

  /** What was asked about the position in sight. */
  get #current(): Asked | null {
    const asked = this.#asked;
    const { version, looking } = this.sitting.table;
    return this.allowed && asked?.version === version && asked.seat === looking ? asked : null;
  }

  get open(): boolean {
    return this.#current !== null;
  }

  /** The deepest answer so far. */
  get hint(): Hint | null {
    return this.open ? this.#answer : null;
  }

  get thinking(): boolean {
    const asked = this.#current;
    return asked !== null && this.#answer?.depth !== asked.depth;
  }

  /** What is to be built, in this order, once that was asked for. */
  get plan(): readonly string[] {
    return this.hint?.plan ?? [];
  }

  /** What to ask for next; null when all is told. While others decide there are no best actions. */
  get next(): Depth | null {
    const last = this.#current?.depth;
    const deeper = DEPTHS.slice(last === undefined ? 0 : DEPTHS.indexOf(last) + 1);
    return deeper.find((depth) => depth !== "best" || this.sitting.actions.length > 0) ?? null;
  }

  /** One depth further; after the last one it is put away. */
  async ask(): Promise<void> {
    const depth = this.next;
    const { version, looking } = this.sitting.table;
    if (!this.allowed || looking === null || this.thinking) return;
    if (depth === null) {
      this.close();
      return;
    }
    if (!this.open) this.#answer = null;
    const before = this.#current;
    const asked = { depth, version, seat: looking };
    this.#asked = asked;
    const hint = await this.sitting.connection.hint(depth);
    if (this.#asked !== asked) return;
    if (hint?.version === version) this.#answer = hint;
    else this.#asked = before; // refused, or about a position that is no more
  }

  /** Puts the hint away; true if there was one. */
  close(): boolean {
    const { open } = this;
    this.#asked = null;
    return open;
  }
}
