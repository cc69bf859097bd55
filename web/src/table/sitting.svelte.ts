/** One person's sitting at a table: what they see now or at a moment of the past, and what they can do about it. */
import { api, Trouble } from "../api/http";
import { t } from "../words/language.svelte";
import { namesOf, type Glossary, type Names } from "../words/words";
import type { Connection } from "./connection.svelte";
import { lastMove, sinceTurnOf } from "./log";
import type { Action, Question, Refusal, Seat, Step, TableMessage, View } from "./messages";

export interface Notice {
  text: string;
  rule: string | null;
}

export class Sitting {
  /** A moment of the past that is being looked at. */
  past = $state.raw<{ n: number; view: View } | null>(null);
  /** The history bar is open, at the present until the slider moves. */
  leafing = $state(false);
  /** Said anew whenever it is read, so that it follows a change of language. */
  #notice = $state.raw<(() => Notice) | null>(null);
  #moments = new Map<string, View>();
  #wanted: number | null = null;
  /** How many actions each deed of this turn had: what was done with one click is taken back with one. */
  #deeds: number[] = [];

  constructor(
    readonly connection: Connection,
    readonly id: string,
    readonly board: unknown,
    readonly glossary: Glossary,
  ) {}

  readonly names: Names = $derived.by(() =>
    namesOf(
      this.glossary,
      this.seats.map((seat) => seat.name || t("seat-name", { number: seat.seat + 1 })),
    ),
  );

  /** The latest word of the server; a sitting begins only once there is one. */
  get table(): TableMessage {
    const table = this.connection.table;
    if (!table) throw new Error("A sitting began before the table was known.");
    return table;
  }

  get seats(): Seat[] {
    return this.table.table.seats;
  }

  get connected(): boolean {
    return this.connection.link === "open";
  }

  /** How many seats are open: the game waits until there is none. */
  get waiting(): number {
    return this.seats.filter((seat) => seat.kind === "open").length;
  }

  /** Several people play at this screen, and nothing is hidden between them: it changes hands without a curtain. */
  get shared(): boolean {
    return !this.table.table.secrets && this.seats.filter((seat) => seat.yours).length > 1;
  }

  /** Who at a shared screen has to decide now. */
  get now(): string | null {
    const decides = this.shared && !this.past && this.table.actions.length > 0;
    return decides && this.looking !== null ? t("seats-now", { name: this.names.seat(this.looking) }) : null;
  }

  get looking(): number | null {
    return this.table.looking;
  }

  get view(): View {
    return this.past?.view ?? this.table.view;
  }

  /** What can be done now; nothing in the past. While a move is on its way they stay in sight, and do nothing. */
  get actions(): Action[] {
    return this.past ? [] : this.table.actions;
  }

  get log(): Step[] {
    const past = this.past;
    return past ? this.connection.log.filter((step) => step.n <= past.n) : this.connection.log;
  }

  get news(): Step[] {
    return sinceTurnOf(this.connection.log, this.looking);
  }

  /** What a board should show as fresh: what happened since the player's turn; in the past, or with nothing new, the
      last move. */
  get fresh(): Step[] {
    return this.past === null && this.news.length > 0 ? this.news : lastMove(this.log);
  }

  get canUndo(): boolean {
    return !this.past && this.table.undo.steps > 0;
  }

  get canRestart(): boolean {
    return this.canUndo && this.table.undo.restart;
  }

  get notice(): Notice | null {
    const refusal = this.connection.refusal;
    return refusal ? this.#said(refusal) : (this.#notice?.() ?? null);
  }

  dismiss(): void {
    this.#notice = null;
    this.connection.refusal = null;
  }

  play(action: Action): void {
    this.playAll([action.id]);
  }

  /** Several actions as one deed: by number, or in notation where they are not possible yet. */
  playAll(actions: readonly (number | string)[]): void {
    if (this.connection.busy) return;
    this.#notice = null;
    this.#deeds.push(actions.length);
    this.connection.play(actions);
  }

  undo(): void {
    if (!this.canUndo || this.connection.busy) return;
    const { steps } = this.table.undo;
    // What can no longer be taken back, or was refused, is no deed any more.
    while (this.#deeds.reduce((all, one) => all + one, 0) > steps) this.#deeds.shift();
    this.connection.undo(this.#deeds.pop() ?? 1);
  }

  restart(): void {
    if (!this.canRestart) return;
    this.#deeds = [];
    this.connection.restart();
  }

  /** Asks the rules why a thing offers nothing, and shows the answer; else says what is going on instead. */
  async why(question: Question, instead: () => string): Promise<void> {
    if (this.past) {
      this.#notice = () => ({ text: t("history-only-looking"), rule: null });
      return;
    }
    const refusal = await this.connection.why(question);
    this.#notice = () => (refusal ? this.#said(refusal) : { text: instead(), rule: null });
  }

  /** Show the position after step n; -1 is the start. */
  async show(n: number): Promise<void> {
    this.leafing = true;
    if (n >= this.table.steps - 1) {
      this.toNow();
      this.leafing = true;
      return;
    }
    this.#wanted = n;
    const key = `${this.looking ?? "-"}/${n}`;
    try {
      const moments = this.#moments;
      const view = moments.get(key) ?? (await api.at<View>(this.id, n, this.looking));
      moments.set(key, view);
      // While the server looked it up the slider may have moved on, or the past may have changed.
      if (this.#wanted === n && this.#moments === moments) this.past = { n, view };
    } catch (error) {
      this.tell(error);
    }
  }

  /** Says what went wrong. */
  tell(error: unknown): void {
    this.#notice = () => ({ text: this.trouble(error), rule: null });
  }

  /** Says something that stays until it is read. */
  say(text: () => string): void {
    this.#notice = () => ({ text: text(), rule: null });
  }

  toNow(): void {
    this.#wanted = null;
    this.past = null;
    this.leafing = false;
  }

  /** Another person looks: pictures of the past are not theirs. */
  forget(): void {
    this.#moments = new Map();
    this.toNow();
  }

  /** Steps were taken back: pictures of the past may no longer be true, so the one in sight is asked for again. */
  lookAgain(): void {
    this.#moments = new Map();
    if (this.#wanted !== null) void this.show(this.#wanted);
  }

  trouble(error: unknown): string {
    if (error instanceof Trouble) return this.names.t(error.id, error.args);
    return String(error);
  }

  #said(refusal: Refusal): Notice {
    return { text: this.names.t(refusal.id, refusal.args), rule: refusal.rule };
  }
}
