/** A private pencil on the map: what somebody plans and nobody else sees. It is kept with the table for their seat; who
    watches has none, and theirs lasts as long as the page. When the game is over there is nothing left to plan. What the
    marks are is the game's affair. */
import { api } from "../api/http";
import type { Sitting } from "./sitting.svelte";

export class Pencil<Marks extends object = object> {
  #inHand = $state(false);
  #marks: Marks;
  #seat: number | null = null;
  /** What was kept has been read; marks are made only on top of it. */
  #read: Promise<unknown> = Promise.resolve();
  #kept: Promise<void> = Promise.resolve();

  constructor(
    private readonly sitting: Sitting,
    private readonly blank: Marks,
  ) {
    this.#marks = $state.raw(blank);
  }

  /** In hand: a click on the board marks, and plays nothing. */
  get inHand(): boolean {
    return this.#inHand && !this.sitting.table.table.over;
  }

  set inHand(taken: boolean) {
    this.#inHand = taken;
  }

  get marks(): Marks {
    return this.sitting.table.table.over ? this.blank : this.#marks;
  }

  get used(): boolean {
    return JSON.stringify(this.marks) !== JSON.stringify(this.blank);
  }

  /** Somebody sits down before it: what the last one drew is not theirs. */
  passTo(seat: number | null): void {
    this.inHand = false;
    this.#marks = this.blank;
    this.#seat = seat;
    this.#read = this.#readFor(seat);
  }

  /** Draws something on top of what is there. */
  async draw(change: (marks: Marks) => Marks): Promise<void> {
    const seat = this.#seat;
    await this.#read;
    if (seat !== this.#seat) return;
    this.#marks = change(this.#marks);
    if (seat !== null) this.#keep(seat, this.#marks);
  }

  rubOut(): void {
    void this.draw(() => this.blank);
  }

  async #readFor(seat: number | null): Promise<void> {
    if (seat === null) return;
    try {
      await this.#kept; // somebody may come back before the last mark was kept
      const marks = await api.pencil<Marks>(this.sitting.id, seat);
      if (seat === this.#seat) this.#marks = { ...this.blank, ...marks };
    } catch (error) {
      this.sitting.tell(error);
    }
  }

  /** One after the other, so that the newest is kept last; what was drawn over before its turn need not be. */
  #keep(seat: number, marks: Marks): void {
    this.#kept = this.#kept.then(async () => {
      if (seat === this.#seat && marks !== this.#marks) return;
      await api.keepPencil(this.sitting.id, seat, marks).catch((error: unknown) => this.sitting.tell(error));
    });
  }
}
