/** Drawing a board: what is in hand, what was chosen, and every step that can be taken back. */
import { createContext } from "svelte";
import type { Point } from "../../../map/boxes";
import * as drafts from "./draft";
import type { Draft, Thing } from "./draft";
import { fairTicket } from "./suggest";
import { onSheet, USUAL, type Frame } from "./frame";

export const TOOLS = ["move", "city", "country", "line", "ticket"] as const;
export type Tool = (typeof TOOLS)[number];

const MOST_STEPS = 200;

export const [editingHere, setEditing] = createContext<Editing>();

export class Editing {
  draft: Draft = $state.raw(drafts.EMPTY);
  frame: Frame = $state.raw(USUAL);
  tool: Tool = $state("city");
  chosen: Thing | null = $state.raw(null);
  /** where a route or ticket that is being drawn begins */
  from: string | null = $state(null);
  #past: readonly Draft[] = $state.raw([]);
  #future: readonly Draft[] = $state.raw([]);
  /** what the last step was about: more of the same is still that step */
  #about = "";

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Another board lies on the table. */
  lay(draft: Draft, frame: Frame): void {
    this.draft = draft;
    this.frame = frame;
    this.#past = this.#future = [];
    this.#about = "";
    this.chosen = null;
    this.take(draft.cities.length > 0 ? "move" : "city");
  }

  take(tool: Tool): void {
    this.tool = tool;
    this.from = null;
  }

  /** One step; of steps about the same thing, as when it is dragged or typed, only the first can be gone back to. */
  change(draft: Draft, about = ""): void {
    if (draft === this.draft) return;
    if (about === "" || about !== this.#about) this.#past = [...this.#past, this.draft].slice(-MOST_STEPS);
    this.#about = about;
    this.#future = [];
    this.draft = draft;
  }

  /** A thing was let go of: the next step about it is another one. */
  settle(): void {
    this.#about = "";
  }

  undo(): void {
    this.#turn(this.#past, (past) => {
      this.#future = [...this.#future, this.draft];
      this.#past = past;
    });
  }

  redo(): void {
    this.#turn(this.#future, (future) => {
      this.#past = [...this.#past, this.draft];
      this.#future = future;
    });
  }

  #turn(from: readonly Draft[], keep: (left: readonly Draft[]) => void): void {
    const draft = from.at(-1);
    if (!draft) return;
    keep(from.slice(0, -1));
    this.#about = "";
    this.draft = draft;
    if (this.chosen && !drafts.has(draft, this.chosen)) this.chosen = null;
    if (this.from !== null && !drafts.placeOf(draft, this.from)) this.from = null;
  }

  choose(thing: Thing | null): void {
    this.chosen = thing;
    this.settle();
  }

  place(kind: "city" | "country", at: Point, name = ""): void {
    const [draft, thing] = drafts.addPlace(this.draft, kind, onSheet(this.frame, at), name);
    this.change(draft);
    this.choose(thing);
  }

  /** From one place to another: a route or a ticket. */
  draw(kind: "line" | "ticket", a: string, b: string): void {
    const made = kind === "ticket" ? fairTicket(this.draft, a, b) : drafts.join(this.draft, a, b);
    this.from = null;
    if (!made) return;
    const [draft, thing] = made;
    this.change(draft);
    this.choose(thing);
  }

  move(thing: Thing, at: Point): void {
    const point = onSheet(this.frame, at);
    const moved =
      thing.kind === "line"
        ? drafts.editLine(this.draft, thing.id, { spot: point })
        : drafts.editPlace(this.draft, thing.id, point);
    this.change(moved, `move ${thing.id}`);
  }

  /** Where a thing stands that can be moved. */
  standing({ kind, id }: Thing): Point | null {
    if (kind === "line") return drafts.lineOf(this.draft, id)?.spot ?? null;
    return kind === "ticket" ? null : (drafts.placeOf(this.draft, id) ?? null);
  }

  remove(thing: Thing): void {
    this.change(drafts.remove(this.draft, thing));
    if (this.chosen?.id === thing.id) this.choose(null);
    if (this.from !== null && !drafts.placeOf(this.draft, this.from)) this.from = null;
  }
}
