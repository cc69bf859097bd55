/** The pencil in the Dales: lines that are only thought of, and what the rules say of each. */
import { untrack } from "svelte";
import { Pencil } from "../../table/pencil.svelte";
import type { DalesDesk } from "./desk.svelte";
import { acrossBorder, intoArea, isDrawn, linksOf, type Line } from "./drafts";
import { borderId, pieceKey, type About } from "./map/types";
import type { Draft } from "./types";

interface Marks {
  lines: readonly Line[];
}

const keyOf = (line: Line): string => line.join();

export class Drafting {
  readonly pencil: Pencil<Marks>;
  /** The answers so far, by line; those to an older position stay until the new ones are there. */
  #told = $state.raw<ReadonlyMap<string, Draft>>(new Map());

  constructor(readonly desk: DalesDesk) {
    this.pencil = new Pencil<Marks>(desk.sitting, { lines: [] });
    $effect(() => {
      // Every deed at the table may change what a line costs.
      void [desk.sitting.table.version, desk.me];
      const { lines } = this;
      untrack(() => void this.#ask(lines));
    });
  }

  get inHand(): boolean {
    return this.pencil.inHand;
  }

  /** The lines that still are a plan: some of their links are free. */
  readonly lines: Line[] = $derived.by(() =>
    this.pencil.marks.lines.filter((line) => linksOf(line).some((border) => !(border in this.desk.view.links))),
  );

  /** Where a line shall begin, while it has no link. */
  get begun(): string | null {
    return this.pencil.marks.lines.find((line) => !isDrawn(line))?.[0] ?? null;
  }

  /** What the rules say of a line; null while nobody was asked. */
  toldOf(line: Line): Draft | null {
    return this.#told.get(keyOf(line)) ?? null;
  }

  /** The pieces that could be loaded with one of the lines, by the map's keys. */
  readonly opened: ReadonlySet<string> = $derived.by(() => {
    const drafts = this.lines.flatMap((line) => this.toldOf(line) ?? []);
    const areas = drafts.flatMap(({ pieces }) => Object.entries(pieces));
    return new Set(areas.flatMap(([area, counts]) => Object.keys(counts).map((piece) => pieceKey(area, piece))));
  });

  /** A thing on the map was clicked with the pencil in hand. */
  mark(about: About): void {
    const { adjacency } = this.desk.board;
    void this.pencil.draw(({ lines }) => {
      if ("border" in about) {
        const border = adjacency.find(({ a, b }) => borderId(a, b) === about.border);
        return { lines: border ? acrossBorder(lines, border.a, border.b) : lines };
      }
      const crossed = adjacency.filter(({ a, b, buildable }) => buildable && (a === about.area || b === about.area));
      if (crossed.length === 0) return { lines }; // a hill
      return {
        lines: intoArea(
          lines,
          about.area,
          crossed.map(({ a, b }) => (a === about.area ? b : a)),
        ),
      };
    });
  }

  rubOut(line: Line): void {
    void this.pencil.draw(({ lines }) => ({ lines: lines.filter((one) => keyOf(one) !== keyOf(line)) }));
  }

  async #ask(lines: readonly Line[]): Promise<void> {
    if (this.desk.me === null || this.desk.view.over) return;
    const { connection } = this.desk.sitting;
    const told = await Promise.all(
      lines.map(async (line) => [keyOf(line), (await connection.plan({ line })) as Draft | null] as const),
    );
    if (lines !== this.lines) return; // drawn on meanwhile: there will be an answer to that
    this.#told = new Map(told.flatMap(([key, draft]) => (draft ? [[key, draft]] : [])));
  }
}
