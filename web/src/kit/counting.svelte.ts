/** The count at the end: one line after the other is written, and only then it is said who has won. */
import { createContext } from "svelte";
import { still } from "../browser/preferences.svelte";

const A_LINE = 550;

export class Counting {
  /** How many lines are written. */
  written = $state(0);
  /** All of them are, or somebody did not want to wait. A reader who wants no motion gets all at once. */
  done = $state(still());

  /** Writes so many lines one after the other, until the answer is called; what is written stays. */
  count(lines: number): () => void {
    const clock = setInterval(() => {
      this.written += 1;
      if (this.written >= lines) this.finish();
    }, A_LINE);
    return () => clearInterval(clock);
  }

  finish(): void {
    this.done = true;
  }
}

export const [countingHere, setCounting] = createContext<Counting>();
