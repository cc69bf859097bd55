/** Whether the other end is still there. A cut network closes nothing, and a browser shows a page no pings: so a page
    that has heard nothing for a while asks, and takes silence for an answer. Together less than ten seconds. */

const QUIET = 4000;
const SILENT = 4000;
/** To open a long game, or one of many at once after a restart, takes a server its time, and so does the whole log over
    a slow line. */
const OPENING = 15000;

export class Pulse {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = false;

  constructor(
    readonly ask: () => void,
    readonly lost: () => void,
  ) {}

  /** A connection is being opened, or is open and has brought nothing yet. */
  open(): void {
    this.#asked = false;
    this.#wait(OPENING, this.lost);
  }

  heard(): void {
    this.#asked = false;
    this.#wait(QUIET, this.check);
  }

  /** There is reason to doubt: asks now. */
  check = (): void => {
    if (this.#asked) return;
    this.#asked = true;
    this.ask();
    this.#wait(SILENT, this.lost);
  };

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time);
  }
}
