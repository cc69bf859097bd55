/** The rule that somebody wants to read now, wherever on the page they asked for it. */
import { speech } from "../words/language.svelte";
import type { Book } from "./book";
import { gameOf, open } from "./library";

export interface Asked {
  id: string;
  game: string;
  /** null when it could not be fetched */
  book: Book | null;
}

class Asking {
  /** From the first that was asked for to the one in sight, as one led to the other. */
  trail = $state.raw<readonly Asked[]>([]);

  readonly now = $derived(this.trail.at(-1) ?? null);
  readonly before = $derived(this.trail.at(-2) ?? null);

  /** Opens a rule or a chapter. */
  async ask(id: string): Promise<void> {
    this.trail = [await this.#find(id)];
  }

  /** Goes on to one that the sentence in sight names. */
  async follow(id: string): Promise<void> {
    const from = this.trail;
    const told = await this.#find(id);
    if (this.trail === from) this.trail = [...from, told];
  }

  back(): void {
    this.trail = this.trail.slice(0, -1);
  }

  close(): void {
    this.trail = [];
  }

  async #find(id: string): Promise<Asked> {
    const game = gameOf(id);
    // The sentence is fetched before it is shown, so that what is read out is whole.
    return { id, game, book: await open(game, speech.language).catch(() => null) };
  }
}

export const asking = new Asking();
