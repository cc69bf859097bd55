/** The Dales on this screen: view and actions by their own types, and the choices that are half made. */
import { createContext, untrack } from "svelte";
import { ofKind, type OfKind } from "../../kit/actions";
import type { Desk } from "../../kit/game";
import { Seated } from "../../kit/seated";
import type { Action as AnyAction } from "../../table/messages";
import type { Sitting } from "../../table/sitting.svelte";
import { t } from "../../words/language.svelte";
import { Bidding } from "./bidding.svelte";
import { topicsOf } from "./coach";
import { Drafting } from "./drafting.svelte";
import type { DalesGlossary } from "./glossary";
import { meaningOf, type Meaning } from "./keys";
import { NOTHING_OFFERED, pieceKey, type About, type Highlight, type Kind, type Offered } from "./map/types";
import { Paying } from "./paying.svelte";
import { actionSentence, expected } from "./sentences";
import type { Action, Board, Event, Player, Plain, Step, Takeover, View } from "./types";

const CONTROLS = "button, a, input, select, summary, [role='button'], [role='spinbutton']";

export const [deskHere, setDesk] = createContext<DalesDesk>();

export class DalesDesk extends Seated<Board, View, Action, Event, DalesGlossary> implements Desk {
  readonly bidding = new Bidding(this);
  readonly paying = new Paying(this);
  readonly drafting = new Drafting(this);
  readonly pencil = this.drafting.pencil;
  /** Where a line shall start, or the area that several links lead into: the choice between them is open. */
  area = $state<string | null>(null);
  /** The takeover that is pointed at: the map shows what would follow. */
  pointed = $state.raw<Takeover | null>(null);
  /** An area pointed at in a list. */
  place = $state<string | null>(null);
  /** The player wants to pass though pieces could still be loaded. */
  passing = $state(false);
  /** Notations still to be played of a takeover chosen as a whole. */
  #series = $state.raw<readonly string[]>([]);
  /** The version at which the last of them was sent: news of anything else, a friend coming back, must not end it. */
  #sentAt: number | null = null;

  constructor(sitting: Sitting) {
    super(sitting);
    // Each answer of the server brings the next decision; a series chosen as a whole goes on by itself.
    $effect(() => {
      const { actions } = this;
      untrack(() => this.#goOn(actions));
    });
  }

  get mine(): Player | null {
    return this.me === null ? null : (this.view.players[this.me] ?? null);
  }

  of<K extends Action["kind"]>(kind: K): OfKind<Action, K>[] {
    return ofKind(this.actions, kind);
  }

  get expected(): string {
    return expected(this.view, this.actions, this.names);
  }

  get aside(): string | null {
    const { turn, turns, over } = this.view;
    return turn + 1 === turns && !over ? t("wensleydale-last-turn") : null;
  }

  get topics(): readonly string[] {
    return topicsOf(this.view, this.actions);
  }

  get choosing(): boolean {
    return this.bidding.open || this.paying.open || this.ways.length > 0 || this.passing;
  }

  /** Steps over borders that may be taken now. */
  readonly steps: Step[] = $derived.by(() => [...this.of("lay"), ...this.of("over")]);

  /** With an area chosen: the steps that start in it or lead into it. */
  readonly ways: Step[] = $derived.by(() =>
    this.area === null ? [] : this.steps.filter((step) => step.a === this.area || step.b === this.area),
  );

  /** With the pencil in hand nothing on the board is played. */
  readonly offered: Offered = $derived.by(() => {
    if (this.drafting.inHand) return NOTHING_OFFERED;
    return {
      borders: Map.groupBy(this.steps, (step) => step.border),
      areas: new Set(this.steps.flatMap((step) => (this.started ? [step.b] : [step.a, step.b]))),
      pieces: new Set(this.of("move").map((move) => pieceKey(move.area, move.piece))),
    };
  });

  /** A line is begun: it goes on from one area only. */
  get started(): boolean {
    const { building, taking } = this.view;
    return (building?.areas.length ?? taking?.areas.length ?? 0) > 0;
  }

  get highlight(): Highlight {
    return { areas: this.place === null ? [] : [this.place], borders: [] };
  }

  /** The moves that have no place on the board. */
  get plain(): Plain[] {
    const kinds = ["decline", "no-build", "pass", "no-takeover", "done"];
    return this.actions.filter((action): action is Plain => kinds.includes(action.kind));
  }

  sentence(action: AnyAction): string {
    return actionSentence(action as Action, this.names);
  }

  heading(action: AnyAction): string {
    const { kind } = action as Action;
    if (kind === "bid") return t("wensleydale-group-bid");
    if (kind === "lay" || kind === "over") return t("wensleydale-group-links");
    if (kind === "pay" || kind === "exchange") return t("wensleydale-group-pay");
    if (kind === "buy") return t("wensleydale-group-buy");
    if (kind === "move") return t("wensleydale-group-move");
    if (kind === "takeover") return t("wensleydale-group-takeover");
    return t("wensleydale-group-other");
  }

  act(action: Action): void {
    this.clear();
    this.sitting.play(action);
  }

  why(about: About | { box: number } | { train: string }): void {
    this.sitting.dismiss();
    this.area = null;
    this.passing = false;
    void this.sitting.why({ about }, () => this.expected);
  }

  /** A thing on the map that offers nothing. */
  clickOther(about: About): void {
    if (this.drafting.inHand) this.drafting.mark(about);
    else this.why(about);
  }

  clickArea(area: string): void {
    this.sitting.dismiss();
    const into = this.steps.filter((step) => step.b === area);
    const from = this.started ? [] : this.steps.filter((step) => step.a === area);
    this.area = null;
    if (into.length + from.length === 0) this.why({ area });
    else if (into.length === 1 && from.length === 0 && into[0]) this.act(into[0]);
    else this.area = area;
  }

  clickStep(id: number): void {
    const step = this.steps.find((one) => one.id === id);
    if (step) this.act(step);
  }

  clickPiece(area: string, piece: Kind): void {
    const move = this.of("move").find((one) => one.area === area && one.piece === piece);
    if (move) this.act(move);
    else this.why({ piece, area });
  }

  clickTrain(train: string): void {
    const buy = this.of("buy").find((one) => one.train === train);
    if (buy) this.act(buy);
    else this.why({ train });
  }

  clickPlain(action: Plain): void {
    if (action.kind === "pass" && !this.passing && this.of("move").length > 0) {
      this.clear();
      this.passing = true;
    } else this.act(action);
  }

  /** Hand over a whole series, link by link, up to the last word, which the player says. */
  take(takeover: Takeover): void {
    this.#series = takeover.actions.slice(0, -1);
    this.#sentAt = null;
    this.pointed = null;
    this.#goOn(this.actions);
  }

  #goOn(actions: readonly Action[]): void {
    const [next, ...rest] = this.#series;
    const { version } = this.sitting.table;
    if (next === undefined || actions.length === 0 || version === this.#sentAt) return;
    const action = actions.find((one) => one.notation === next);
    this.#series = action ? rest : [];
    this.#sentAt = version;
    if (action) this.sitting.play(action);
  }

  press(key: string): boolean {
    const meaning = meaningOf(key);
    // A control that has the focus knows itself what Enter means.
    if (meaning?.kind === "enter" && document.activeElement?.matches(CONTROLS)) return false;
    return meaning !== null && this.#means(meaning);
  }

  #means(meaning: Meaning): boolean {
    if (this.view.phase === "auction") return this.bidding.press(meaning) || this.#last(meaning);
    if (this.paying.open) return this.paying.press(meaning);
    if (meaning.kind === "digit") {
      const way = this.ways[meaning.digit - 1];
      const takeover = this.view.taking ? undefined : this.view.takeovers[meaning.digit - 1];
      if (way) this.act(way);
      else if (takeover && this.actions.length > 0) this.take(takeover);
      return way !== undefined || takeover !== undefined;
    }
    return this.#last(meaning);
  }

  /** Finishing, or doing nothing. */
  #last(meaning: Meaning): boolean {
    const wanted = this.plain.find((action) => (action.kind === "done" ? "done" : "none") === meaning.kind);
    if (wanted) this.clickPlain(wanted);
    return wanted !== undefined;
  }

  clear(): boolean {
    const bid = this.bidding.clear();
    const paid = this.paying.clear();
    const any = bid || paid || this.area !== null || this.passing;
    this.area = null;
    this.pointed = null;
    this.place = null;
    this.passing = false;
    return any;
  }
}
