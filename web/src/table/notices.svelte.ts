/** What a player is told beside the game: refusals, troubles, people and connections that come and go. The last of
    them is in sight as long as it is true; all of them can be read again. */

export interface Notice {
  text: string;
  rule: string | null;
}

/** Said anew whenever it is read, so that it follows a change of language. */
export type Said = () => Notice;

export interface Told {
  number: number;
  at: Date;
  said: Said;
}

/** So long a notice stays even if others have moved on meanwhile: it could not be read otherwise. */
const READING = 4000;

export class Notices {
  told = $state.raw<readonly Told[]>([]);
  #shown = $state.raw<{ said: Said; holds: (read: boolean) => boolean } | null>(null);
  #read = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get now(): Notice | null {
    return this.#shown?.holds(this.#read) ? this.#shown.said() : null;
  }

  /** Tells something that is in sight while it `holds`, which learns whether there was time to read it. */
  tell(said: Said, holds: (read: boolean) => boolean): void {
    this.note(said);
    this.#shown = { said, holds };
    this.#read = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#read = true), READING);
  }

  /** Only to be read later. */
  note(said: Said): void {
    this.told = [...this.told, { number: this.told.length, at: new Date(), said }];
  }

  dismiss(): void {
    this.#shown = null;
  }
}
