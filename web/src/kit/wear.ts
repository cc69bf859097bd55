/** A table wears the colours of its game: its stylesheet speaks for `[data-game="..."]`. */
import { onDestroy } from "svelte";

/** Called while the table's page is set up; ends with it. */
export function wear(game: string): void {
  const { dataset } = document.documentElement;
  dataset.game = game;
  onDestroy(() => {
    if (dataset.game === game) delete dataset.game;
  });
}
