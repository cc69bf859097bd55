/** Germany on this screen: its view and actions by their own types, and the choices that are half made. */
import { createContext } from "svelte";
import { ofKind } from "../../kit/actions";
import type { Desk } from "../../kit/game";
import { Seated } from "../../kit/seated";
import { Pencil } from "../../table/pencil.svelte";
import { lastMoveOf } from "../../table/log";
import type { Action as AnyAction, Step, View as AnyView } from "../../table/messages";
import { t } from "../../words/language.svelte";
import { topicsOf } from "./coach";
import type { GermanyGlossary } from "./glossary";
import { meaningOf } from "./keys";
import type { Layout } from "./map/layout";
import { paymentsFor } from "./payments";
import { planOf, type Marks, type Plan } from "./plan";
import { actionSentence, decidingAt, expected } from "./sentences";
import type { Action, Board, Claim, Counts, Event, Keep, Mix, Ticket, View } from "./types";
import { shortestWay, type Way } from "./ways";

export const [deskHere, setDesk] = createContext<GermanyDesk>();

export class GermanyDesk extends Seated<Board, View, Action, Event, GermanyGlossary> implements Desk {
  /** The route whose payment is being chosen. */
  route = $state<string | null>(null);
  /** The player wants tickets and is choosing the mix. */
  mixing = $state(false);
  /** Positions of drawn tickets the player means to keep. */
  keeping = $state<number[]>([]);
  /** The ticket that is pointed at: its way shows on the map. */
  pointed = $state.raw<Ticket | null>(null);
  /** The way of a ticket that the map was asked to show. */
  shown = $state.raw<{ routes: string[]; places: string[] } | null>(null);
  readonly pencil = new Pencil<Marks>(this.sitting, { wanted: [] });

  /** Where the board lies on its sheet; null for the game's own. */
  get layout(): Layout | null {
    return this.sitting.layout as Layout | null;
  }

  get hand(): Counts | null {
    return this.me === null ? null : (this.view.players[this.me]?.hand ?? null);
  }

  get held(): Ticket[] {
    return this.me === null ? [] : (this.view.players[this.me]?.held ?? []);
  }

  /** The cards that came in the player's last turn, by their kind, until the next begins. */
  readonly drawn: Readonly<Record<string, number>> = $derived.by(() => {
    const mine = lastMoveOf(this.log, this.me) as Step<Event>[];
    const began = this.actions.length > 0 && this.view.phase === "turn";
    const came: Record<string, number> = {};
    for (const { events } of began ? [] : mine) {
      for (const event of events) {
        if (event.kind === "draw-own" || event.kind === "take") came[event.card] = (came[event.card] ?? 0) + 1;
      }
    }
    return came;
  });

  get expected(): string {
    return expected(this.board, this.view, this.actions, this.names);
  }

  get aside(): string | null {
    const { turns_left, last_round_by, over } = this.view;
    if (turns_left === null || over) return null;
    return this.names.t("germany-last-round", { player: last_round_by, turns: turns_left });
  }

  readonly plan: Plan = $derived.by(() => planOf(this.board, this.view, this.me, this.hand, this.pencil.marks.wanted));
  readonly payments: Claim[] = $derived.by(() =>
    this.route === null || this.pencil.inHand ? [] : paymentsFor(this.actions, this.route, this.hand),
  );
  readonly mixes: Mix[] = $derived.by(() => ofKind(this.actions, "tickets"));
  readonly keeps: Keep[] = $derived.by(() => ofKind(this.actions, "keep"));
  /** Nobody comes last. */
  readonly passengers = $derived.by(() =>
    ofKind(this.actions, "passenger").sort((x, y) => Number(x.colour === null) - Number(y.colour === null)),
  );

  /** Which choice is open over the board. */
  get choice(): "claim" | "mix" | "keep" | "passenger" | null {
    if (this.keeps.length > 0) return "keep";
    if (this.passengers.length > 0) return "passenger";
    if (this.payments.length > 0) return "claim";
    if (this.mixes.length > 0 && (this.mixing || this.view.phase === "setup-mix")) return "mix";
    return null;
  }

  get topics(): readonly string[] {
    return topicsOf(this.view, this.actions, this.choice);
  }

  get choosing(): boolean {
    return this.choice !== null;
  }

  get decidingAt(): string | null {
    return decidingAt(this.board, this.view);
  }

  /** The cheapest way left for each ticket in sight, by the ticket's id; null where none is left. */
  readonly ways: ReadonlyMap<string, Way | null> = $derived.by(() => {
    const { me, board, view } = this;
    if (me === null) return new Map();
    return new Map(
      [...this.held, ...view.pending].map((ticket) => [ticket.id, shortestWay(board, view, me, ticket.a, ticket.b)]),
    );
  });

  /** What is still missing for a ticket, in a few words; after the end nothing can be added to it. */
  missing(ticket: Ticket): string {
    if (ticket.complete) return "";
    if (this.view.over) return t("germany-ticket-missed");
    const way = this.ways.get(ticket.id);
    return way ? t("germany-way", { wagons: way.wagons }) : t("germany-way-none");
  }

  /** A ticket in a sentence, with how far it is. */
  about(ticket: Ticket): string {
    const said = this.names.t("germany-ticket", { a: ticket.a, b: ticket.b, value: ticket.value });
    return `${said} ${ticket.complete ? t("germany-ticket-complete") : this.missing(ticket)}`;
  }

  /** What the map marks: the way of the ticket pointed at, or the ends of those being kept. */
  readonly highlight = $derived.by(() => {
    if (this.pointed) {
      return { routes: this.ways.get(this.pointed.id)?.missing ?? [], places: [this.pointed.a, this.pointed.b] };
    }
    const kept = this.keeps.length > 0 ? this.keeping : [];
    const places = kept.flatMap((position) => {
      const ticket = this.view.pending[position];
      return ticket ? [ticket.a, ticket.b] : [];
    });
    return { routes: [] as string[], places };
  });

  sentence(action: AnyAction, at: AnyView = this.view): string {
    return actionSentence(action as Action, this.board, at as View, this.names);
  }

  heading(action: AnyAction): string {
    const { kind } = action as Action;
    if (kind === "take" || kind === "draw" || kind === "stop" || kind === "pass") return t("germany-group-cards");
    return t(`germany-group-${kind}`);
  }

  act(action: Action): void {
    this.clear();
    this.sitting.play(action);
  }

  /** A route on the map was clicked: show how it can be paid, or why it cannot. */
  clickRoute(route: string): void {
    this.sitting.dismiss();
    if (this.pencil.inHand && this.#mark(route)) return;
    this.mixing = false;
    const possible = ofKind(this.actions, "claim").some((claim) => claim.route === route);
    this.route = possible ? route : null;
    if (!possible) void this.sitting.why({ about: { route } }, () => this.expected);
  }

  /** Wanted, or no longer; false where it is not to be had any more. Of parallel tracks one can be had, so one wanted. */
  #mark(route: string): boolean {
    if (this.plan.open.has(route)) this.erase(route);
    else if (this.view.owners[route] === undefined && !this.view.closed.includes(route)) {
      const siblings = this.board.routes.find(({ id }) => id === route)?.siblings ?? [];
      void this.pencil.draw(({ wanted }) => ({ wanted: [...wanted.filter((one) => !siblings.includes(one)), route] }));
    } else return false;
    return true;
  }

  erase(route: string): void {
    void this.pencil.draw(({ wanted }) => ({ wanted: wanted.filter((one) => one !== route) }));
  }

  /** A ticket was pressed: its way is marked, and a small map goes there. */
  show(ticket: Ticket): void {
    this.pointed = ticket;
    this.shown = this.highlight;
  }

  clickPassenger(place: string, colour: string): void {
    const wanted = place === this.decidingAt && this.passengers.find((action) => action.colour === colour);
    if (wanted) this.act(wanted);
  }

  toggleKeep(position: number): void {
    this.keeping = this.keeping.includes(position)
      ? this.keeping.filter((one) => one !== position)
      : [...this.keeping, position].sort((x, y) => x - y);
  }

  /** The action that keeps exactly the tickets marked now, if that many may be kept. */
  get keepNow(): Keep | null {
    const wanted = this.keeping.join();
    return this.keeps.find((action) => action.keep.join() === wanted) ?? null;
  }

  draw(): void {
    const action = ofKind(this.actions, "draw")[0];
    if (action) this.act(action);
    else void this.sitting.why({ notation: "draw" }, () => this.expected);
  }

  take(card: string): void {
    const action = ofKind(this.actions, "take").find((one) => one.card === card);
    if (action) this.act(action);
    else void this.sitting.why({ notation: `take ${card}` }, () => this.expected);
  }

  press(key: string): boolean {
    const meaning = meaningOf(key);
    if (!meaning) return false;
    if (meaning.kind === "digit") this.#digit(meaning.digit);
    else if (meaning.kind === "draw") this.draw();
    else if (meaning.kind === "tickets") this.wantTickets();
    else {
      const kinds = meaning.kind === "none" ? ["stop", "pass"] : [];
      const action =
        this.actions.find((one) => kinds.includes(one.kind)) ?? this.passengers.find((one) => one.colour === null);
      if (action) this.act(action);
    }
    return true;
  }

  /** Digits choose in the open panel; with none open they take from the display. */
  #digit(digit: number): void {
    const index = digit - 1;
    const { choice } = this;
    if (choice === "keep") {
      if (index < this.view.pending.length) this.toggleKeep(index);
      return;
    }
    if (choice !== null) {
      const options = { claim: this.payments, mix: this.mixes, passenger: this.passengers }[choice];
      const action = options[index];
      if (action) this.act(action);
      return;
    }
    const card = this.view.display[index];
    if (card) this.take(card);
  }

  wantTickets(): void {
    this.route = null;
    this.mixing = this.mixes.length > 0;
    if (!this.mixing) void this.sitting.why({ notation: "tickets short*4" }, () => this.expected);
  }

  clear(): boolean {
    const any = this.route !== null || this.mixing || this.keeping.length > 0;
    this.route = null;
    this.mixing = false;
    this.keeping = [];
    this.pointed = null;
    return any;
  }
}
