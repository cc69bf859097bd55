/** What the first page offers: games to play and to learn, tables to go on with. */
import { api } from "../api/http";
import type { FoundTables, GameInfo, LessonInfo } from "../api/types";
import { recall } from "../browser/memory";
import { NAMES, shown } from "../games";
import { speech } from "../words/language.svelte";

export interface Offer {
  games: GameInfo[];
  /** the first page of each list */
  mine: FoundTables;
  open: FoundTables;
  lessons: LessonInfo[];
}

let prepared: Promise<Offer> | null = null;

async function ask(): Promise<Offer> {
  const [games, mine, open, lessons] = await Promise.all([
    api.games(),
    api.tables(0),
    api.openTables(0),
    api.lessons(),
  ]);
  return { games: games.filter(({ name }) => shown(name)), mine, open, lessons };
}

/** Asks already while the page itself is still to come, for the words of the game that was chosen last as well. */
export function prepare(): void {
  prepared = ask();
  prepared.catch(() => {}); // told to whoever takes it
  speech.learn(recall("game") ?? NAMES[0]).catch(() => {});
}

/** The offer as it is now. */
export function offer(): Promise<Offer> {
  const first = prepared;
  prepared = null;
  return first ?? ask();
}
