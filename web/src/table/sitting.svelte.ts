/** One person's sitting at a table: what they see now or at a moment of the past, and what they can do about it. */
import { Trouble } from "../api/http";
import { confirming } from "../browser/preferences.svelte";
import { t } from "../words/language.svelte";
import { namesOf, type Glossary, type Names } from "../words/words";
import { Adviser } from "./adviser.svelte";
import type { Connection, Listener } from "./connection.svelte";
import { History, type Moment } from "./history.svelte";
import { lastMove, sinceTurnOf } from "./log";
import type { Action, Question, Refusal, Seat, Step, TableMessage, View } from "./messages";
import { Notices, type Notice, type Said } from "./notices.svelte";
import type { Teller } from "./told";

export class Sitting implements Listener {
  readonly history: History;
  readonly notices = new Notices();
  readonly adviser = new Adviser(this);
  /** What the player is asked about before it is done: it cannot be taken back. */
  asked = $state.raw<readonly (number | string)[] | null>(null);
  /** How many actions each deed of this turn had: what was done with one click is taken back with one. */
  #deeds: number[] = [];

  constructor(
    readonly connection: Connection,
    readonly id: string,
    readonly board: unknown,
    /** where it lies on a sheet, where that is not known to the game's page already */
    readonly layout: unknown,
    readonly glossary: Glossary,
    teller: Teller,
  ) {
    this.history = new History(connection, id, teller, (error) => this.tell(error));
    connection.listener = this;
  }

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

  /** Others decide, and what is secret here can be hidden from those who share this screen. */
  get mayLeave(): boolean {
    const { table, actions } = this.table;
    const several = this.seats.filter((seat) => seat.yours).length > 1;
    return several && table.secrets && !table.over && this.looking !== null && actions.length === 0;
  }

  /** Who at this screen decides now, while another of them still looks: the screen is to be passed on. */
  get passesTo(): number | null {
    const { seat } = this.table.view;
    return this.mayLeave && seat !== null && this.seats[seat]?.yours ? seat : null;
  }

  leave(): void {
    if (this.looking !== null) this.connection.leave(this.looking);
  }

  /** A moment of the past that is being looked at, or the end seen through somebody else's eyes. */
  get past(): Moment | null {
    return this.history.moment;
  }

  /** Whose things are in sight. */
  get looking(): number | null {
    return this.past ? this.past.seat : this.table.looking;
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

  /** What a board should show as fresh: what happened since the player's turn or, with nothing new, the last move; in
      the past what led from the stop before to the one in sight. */
  get fresh(): Step[] {
    const past = this.past;
    if (past) return this.log.filter((step) => step.n > past.since);
    return this.news.length > 0 ? this.news : lastMove(this.log);
  }

  get canUndo(): boolean {
    return !this.past && this.table.undo.steps > 0;
  }

  get canRestart(): boolean {
    return this.canUndo && this.table.undo.restart;
  }

  get notice(): Notice | null {
    return this.notices.now;
  }

  dismiss(): void {
    this.notices.dismiss();
  }

  play(action: Action): void {
    this.playAll([action.id]);
  }

  /** Several actions as one deed: by number, or in notation where they are not possible yet. */
  playAll(actions: readonly (number | string)[]): void {
    if (this.connection.busy || this.asked) return;
    if (confirming.way) void this.#weigh(actions);
    else this.#do(actions);
  }

  confirm(): void {
    const { asked } = this;
    this.asked = null;
    if (asked) this.#do(asked);
  }

  decline(): void {
    this.asked = null;
  }

  async #weigh(actions: readonly (number | string)[]): Promise<void> {
    const { version } = this.table;
    const final = await this.connection.weigh(actions);
    if (this.table.version !== version) return;
    if (final) this.asked = actions;
    else this.#do(actions);
  }

  #do(actions: readonly (number | string)[]): void {
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
      this.notices.tell(
        plain(() => t("history-only-looking")),
        () => this.past !== null,
      );
      return;
    }
    const refusal = await this.connection.why(question);
    if (refusal) this.refused(refusal);
    else this.say(instead);
  }

  /** Says what went wrong. */
  tell(error: unknown): void {
    this.say(() => this.trouble(error));
  }

  /** Says something about this decision. */
  say(text: () => string): void {
    this.#answer(plain(text));
  }

  trouble(error: unknown): string {
    if (error instanceof Trouble) return this.names.t(error.id, error.args);
    return String(error);
  }

  // What the wire brings

  refused(refusal: Refusal): void {
    this.#answer(() => ({ text: this.names.t(refusal.id, refusal.args), rule: refusal.rule }));
  }

  told(before: TableMessage): void {
    if (before.version !== this.table.version) this.asked = null;
    if (this.table.table.over) return;
    for (const { seat, kind, yours, present, name } of this.seats) {
      const was = before.table.seats[seat];
      if (yours || kind !== "person" || was?.kind !== "person" || was.present === present) continue;
      if (present) this.notices.note(plain(() => t("notice-back", { name })));
      else
        this.notices.tell(
          plain(() => t("notice-away", { name })),
          () => this.seats[seat]?.kind === "person" && !this.seats[seat].present,
        );
    }
  }

  lost(): void {
    this.notices.note(plain(() => t("offline-title")));
  }

  back(missing: boolean): void {
    this.notices.note(plain(() => t("offline-back")));
    if (missing) this.say(() => t("offline-missing"));
  }

  /** Tells what is true of this decision: it leaves when something else is done, or the table has moved on. */
  #answer(said: Said): void {
    const { deeds } = this.connection;
    const { version, looking } = this.table;
    this.notices.tell(
      said,
      (read) =>
        this.connection.deeds === deeds && this.looking === looking && (this.table.version === version || !read),
    );
  }
}

const plain =
  (text: () => string): Said =>
  () => ({ text: text(), rule: null });
