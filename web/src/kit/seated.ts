/** What every game's desk reads from the sitting, in the game's own types: its board, view, actions and words. */
import type { Sitting } from "../table/sitting.svelte";
import type { Glossary, Names } from "../words/words";

export class Seated<Board, View, Action, Words extends Glossary> {
  constructor(readonly sitting: Sitting) {}

  get board(): Board {
    return this.sitting.board as Board;
  }

  get view(): View {
    return this.sitting.view as unknown as View;
  }

  get actions(): Action[] {
    return this.sitting.actions as Action[];
  }

  get names(): Names<Words> {
    return this.sitting.names as Names<Words>;
  }

  get me(): number | null {
    return this.sitting.looking;
  }
}
