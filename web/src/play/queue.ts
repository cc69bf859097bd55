/** One thing is shown after the other. Who is behind hurries, and what would come too late is not shown at all. */

/** Milliseconds that one thing lasts where nothing waits, and where much does. */
export const LONGEST = 260;
export const SHORTEST = 90;
/** Milliseconds that a reader may be behind the table. */
const BEHIND = 1500;
const MOST = Math.floor(BEHIND / SHORTEST);

/** How long the next of so many things lasts. */
export const lasting = (waiting: number): number => Math.max(SHORTEST, Math.min(LONGEST, BEHIND / waiting));

export class Queue<Thing> {
  #waiting: Thing[] = [];
  #running = false;

  constructor(readonly show: (thing: Thing, milliseconds: number) => Promise<unknown>) {}

  add(things: readonly Thing[]): void {
    this.#waiting = [...this.#waiting, ...things].slice(-MOST);
    if (!this.#running) void this.#run();
  }

  /** What waits is no longer true. */
  clear(): void {
    this.#waiting = [];
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (;;) {
      const milliseconds = lasting(this.#waiting.length);
      const thing = this.#waiting.shift();
      if (thing === undefined) break;
      await this.show(thing, milliseconds);
    }
    this.#running = false;
  }
}
