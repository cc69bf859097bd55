/** What every game's desk reads from the sitting, in the game's own types: its board, view, actions, log and words. */
import type { Action as AnyAction, Event as AnyEvent, Step, View as AnyView } from "../table/messages";
import type { Sitting } from "../table/sitting.svelte";
import type { Glossary, Names } from "../words/words";

export class Seated<
  Board,
  View extends AnyView,
  Action extends AnyAction,
  Event extends AnyEvent,
  Words extends Glossary,
> {
  constructor(readonly sitting: Sitting) {}

  get board(): Board {
    return this.sitting.board as Board;
  }

  get view(): View {
    return this.sitting.view as View;
  }

  get actions(): Action[] {
    return this.sitting.actions as Action[];
  }

  /** Up to the moment in sight. */
  get log(): Step<Event>[] {
    return this.sitting.log as Step<Event>[];
  }

  /** Whatever moment is in sight. */
  get wholeLog(): Step<Event>[] {
    return this.sitting.connection.log as Step<Event>[];
  }

  /** What the board shows as fresh. */
  get fresh(): Step<Event>[] {
    return this.sitting.fresh as Step<Event>[];
  }

  get names(): Names<Words> {
    return this.sitting.names as Names<Words>;
  }

  get me(): number | null {
    return this.sitting.looking;
  }
}
