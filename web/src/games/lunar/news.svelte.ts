/** Announcements that are still to be read, one after the other. */
import { announced, blasts, concerns, type Announcement } from "./announced";
import type { MoonDesk } from "./desk.svelte";

export class News {
  /** Steps up to this one have been read; at first everything up to the player's own last turn. */
  #read = $state(-1);
  /** How many announcements after those steps have been read too. */
  #done = $state(0);

  constructor(readonly desk: MoonDesk) {
    const { news, table } = desk.sitting;
    this.#read = (desk.me === null ? table.steps : (news[0]?.n ?? table.steps)) - 1;
  }

  /** All that nobody at this screen has put away yet. */
  readonly waiting: readonly Announcement[] = $derived.by(() => {
    const { seats } = this.desk.sitting;
    const mine = new Set(seats.filter(({ yours }) => yours).map(({ seat }) => seat));
    const fresh = this.desk.wholeLog.filter(({ n }) => n > this.#read);
    return announced(fresh)
      .filter((one) => concerns(one, mine))
      .slice(this.#done);
  });

  get current(): Announcement | null {
    return this.desk.sitting.past ? null : (this.waiting[0] ?? null);
  }

  get blasts(): string[] {
    return blasts(this.current ? [this.current] : []);
  }

  /** Puts the one in sight away. Only steps with something to announce count as read: they are never taken back. */
  next(): void {
    const { current } = this;
    if (!current) return;
    this.#done += 1;
    if (this.waiting.length > 0) return;
    this.#done = 0;
    this.#read = current.n;
  }
}
