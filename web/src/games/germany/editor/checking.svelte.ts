/** Looks for faults while a board is drawn: the page sees most of them at once, the house says the last word and how it
    would lay the sheet. */
import { api } from "../../../api/http";
import type { Values } from "../../../words/catalogues";
import { t } from "../../../words/language.svelte";
import { has, type Draft, type Thing } from "./draft";
import type { Editing } from "./editing.svelte";
import { faultsOf, type Needs } from "./faults";
import { write, type BoardFile, type Written } from "./file";
import { tooShort } from "../map/layout";
import type { HouseLayout } from "./frame";
import { housed, PLAIN, type Finish } from "./sheet";
import { filledUp, moreTickets } from "./suggest";

/** A fault as a sentence. */
export interface Told {
  said: string;
  at: Thing | null;
  warning: boolean;
}

const AFTER = 350;
/** in units of the sheet: less is not seen */
const TIGHT = 20;

export function needsOf({ rules, game }: BoardFile): Needs {
  const [, most = 0] = game.players;
  return { passengers: rules.passengers.total, tickets: rules.tickets.setup_draw * most };
}

/** What is not drawn yet is made up, so that the house can lay the rest. */
function madeUp(draft: Draft, { passengers, tickets }: Needs): Draft {
  const reached = new Set(draft.lines.map(({ b }) => b));
  const named = draft.cities.map((city) => ({ ...city, name: city.name.trim() || "?" }));
  const countries = draft.countries
    .filter(({ id }) => reached.has(id))
    .map((country) => ({ ...country, name: country.name.trim() || "?" }));
  const known = { ...draft, cities: named, countries };
  return moreTickets(filledUp(known, passengers), tickets);
}

export class Checking {
  /** signs and bends, as the house lays them */
  finish: Finish = $state.raw(PLAIN);
  #found: readonly Told[] = $state.raw([]);
  /** lines without room for their spaces, however they are bent */
  #crowded: readonly string[] = $state.raw([]);
  readonly needs: Needs;

  constructor(
    private readonly editing: Editing,
    private readonly own: BoardFile,
  ) {
    this.needs = needsOf(own);
  }

  readonly #seen = $derived.by(() => faultsOf(this.editing.draft, this.needs, this.#crowded));

  /** All there is to say, what cannot stay first. */
  readonly faults: readonly Told[] = $derived.by(() => {
    const { draft } = this.editing;
    const seen = this.#seen.map(({ id, args, at, warning }) => ({
      said: t(`germany-fault-${id}`, args),
      at,
      warning,
    }));
    const found = this.#found.filter(({ at }) => at === null || has(draft, at));
    return [...seen, ...found].sort((one, other) => Number(one.warning) - Number(other.warning));
  });

  get playable(): boolean {
    return this.faults.every(({ warning }) => warning);
  }

  /** Asks the house a little after the last change; gives what puts that off. */
  soon(): () => void {
    const { draft } = this.editing;
    const waiting = setTimeout(() => void this.#ask(draft), AFTER);
    return () => clearTimeout(waiting);
  }

  async #ask(draft: Draft): Promise<void> {
    if (draft.cities.length < 2 || draft.lines.length === 0) return;
    const written = write(madeUp(draft, this.needs), this.editing.frame, this.own);
    // Without an answer the page's own eyes have to do.
    const answer = await api.checkBoard("germany", written.board).catch(() => null);
    if (!answer || draft !== this.editing.draft) return;
    this.#found = answer.problems.map(({ place, message, id, args }) => ({
      said: `${place}: ${id === null ? message : t(id, args as Values)}`,
      at: thingAt(place, written),
      warning: false,
    }));
    if (!answer.layout) return;
    const layout = answer.layout as unknown as HouseLayout;
    this.finish = housed(layout, draft, written.ids, this.editing.frame);
    const short = new Set(tooShort(written.board, layout, TIGHT));
    this.#crowded = draft.lines.map(({ id }) => id).filter((id) => short.has(written.ids.get(id) ?? ""));
  }

  /** Another board lies on the table, with this finish. */
  lay(finish: Finish): void {
    this.finish = finish;
    this.#found = [];
    this.#crowded = [];
  }
}

/** `routes[3].length` is about the fourth route. */
function thingAt(place: string, { things }: Written): Thing | null {
  const row = /^[a-z_.]+\[\d+\]/.exec(place);
  return (row && things.get(row[0])) ?? null;
}
