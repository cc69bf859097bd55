/** Seconds that the server told once, and that pass by the clock of this page. */
import { untrack } from "svelte";

interface Told {
  seconds: number;
  /** whether they pass */
  runs: boolean;
}

export class Countdown {
  left = $state(0);

  /** To be made where a component is. `told`: what the server last said. */
  constructor(told: () => Told) {
    this.left = untrack(told).seconds;
    $effect(() => {
      const { seconds, runs } = told();
      const end = performance.now() + seconds * 1000;
      const count = (): void => {
        this.left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      };
      count();
      if (!runs) return;
      const ticking = setInterval(count, 250);
      return () => clearInterval(ticking);
    });
  }
}
