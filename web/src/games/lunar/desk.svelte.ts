/** The Moon on this screen: view and actions by their own types, and the choices that are half made. */
import { createContext } from "svelte";
import { ofKind, type OfKind } from "../../kit/actions";
import type { Desk } from "../../kit/game";
import { Seated } from "../../kit/seated";
import type { Action as AnyAction } from "../../table/messages";
import type { Sitting } from "../../table/sitting.svelte";
import { t } from "../../words/language.svelte";
import { heldBy, type Held } from "./cards";
import { topicsOf } from "./coach";
import { Draft } from "./draft.svelte";
import { geographyOf, type Geography } from "./geography";
import type { MoonGlossary } from "./glossary";
import { Hauling } from "./hauling.svelte";
import { NOTHING_OFFERED, type Mode, type Offered } from "./map/types";
import { News } from "./news.svelte";
import { Onward } from "./onward.svelte";
import { press } from "./press";
import { Route, type RouteMode } from "./route.svelte";
import { actionSentence, expected } from "./sentences";
import type { About, Action, Board, Event, Plain, Plan, PlanQuestion, Player, View } from "./types";

/** What is looked up in a dialog of its own. */
export type Looking = { kind: "cities" | "locos" } | { kind: "hand"; seat: number };

export const [deskHere, setDesk] = createContext<MoonDesk>();

export class MoonDesk extends Seated<Board, View, Action, Event, MoonGlossary> implements Desk {
  readonly geography: Geography;
  readonly route = new Route(this);
  readonly hauling: Hauling;
  readonly onward: Onward;
  readonly draft: Draft;
  readonly news: News;
  /** A place in a list that the map shall show; each time a new object, so that it can be asked for twice. */
  centre = $state.raw<{ milepost: string } | null>(null);
  looking = $state.raw<Looking | null>(null);
  /** The player wants to exchange the hand and is asked once more. */
  exchanging = $state(false);

  constructor(sitting: Sitting) {
    super(sitting);
    this.geography = geographyOf(this.board);
    this.hauling = new Hauling(this);
    this.onward = new Onward(this);
    this.news = new News(this);
    this.draft = new Draft(this);
    // In the turn of others a path that is thought of changes with what they build.
    $effect(() => {
      void sitting.table.version;
      if (this.actions.length === 0) void this.route.ask();
    });
  }

  /** Only for whoever plays: costs are asked of the server, for a seat. */
  get pencil(): Draft["pencil"] | undefined {
    return this.me === null ? undefined : this.draft.pencil;
  }

  get mine(): Player | null {
    return this.me === null ? null : (this.view.players[this.me] ?? null);
  }

  get demands(): Held[] {
    return this.mine ? heldBy(this.board, this.mine) : [];
  }

  /** Mileposts that the player's train can still move in this turn, or in the next one of its owner. */
  get stepsLeft(): number {
    const { allowance, active } = this.view;
    if (active === this.me) return allowance.speed - allowance.moved;
    return this.board.locomotives.find(({ id }) => id === this.mine?.loco)?.speed ?? 0;
  }

  of<K extends Action["kind"]>(kind: K): OfKind<Action, K>[] {
    return ofKind(this.actions, kind);
  }

  get expected(): string {
    return expected(this.view, this.actions, this.names);
  }

  get aside(): string | null {
    const { view, mine } = this;
    if (view.over) return null;
    if (view.fulfilled.length > 0) return this.names.t("lunar-aside-last-round", { players: view.fulfilled });
    if (mine && mine.lost > 0) return t("lunar-aside-lost", { turns: mine.lost });
    return null;
  }

  get topics(): readonly string[] {
    return topicsOf(this.view, this.actions);
  }

  get choosing(): boolean {
    return this.route.open || this.exchanging || this.yielding.length > 0;
  }

  /** Loads one of which is to be given up now. */
  get yielding(): OfKind<Action, "give-up">[] {
    return this.of("give-up");
  }

  /** The moves that have no place on the board. */
  get plain(): Plain[] {
    const kinds = ["exchange", "turn-round", "end-operate", "end-turn"];
    return this.actions.filter((action): action is Plain => kinds.includes(action.kind));
  }

  /** What a click on the map is for at the moment. */
  get mode(): Mode {
    const { view, me, actions } = this;
    if (me === null || this.sitting.past || view.over) return "look";
    if (this.of("place").length > 0) return "place";
    if (actions.length === 0) return "look";
    return this.usual === "ride" ? "move" : "build";
  }

  /** Whether a place is usually asked for by rail or by crayon: what this phase does; else what the train could do. */
  get usual(): RouteMode {
    const { phase, seat } = this.view;
    if (seat === this.me) return phase === "operate" ? "ride" : "build";
    return this.mine?.train ? "ride" : "build";
  }

  readonly offered: Offered = $derived.by(() => {
    if (this.draft.inHand) return NOTHING_OFFERED;
    return {
      mileposts: new Set([...this.of("place"), ...this.of("move")].map(({ milepost }) => milepost)),
      links: this.of("build").map(({ link }) => link),
    };
  });

  /** What the path service says; nothing once the game is over. */
  plan<P extends Plan>(about: PlanQuestion): Promise<P | null> {
    if (this.sitting.table.view.over) return Promise.resolve(null);
    return this.sitting.connection.plan(about) as Promise<P | null>;
  }

  sentence(action: AnyAction): string {
    return actionSentence(action as Action, this.names);
  }

  heading(action: AnyAction): string {
    const { kind } = action as Action;
    if (kind === "place" || kind === "move") return t("lunar-group-move");
    if (kind === "load" || kind === "drop" || kind === "deliver" || kind === "give-up") return t("lunar-group-loads");
    if (kind === "build" || kind === "upgrade") return t(`lunar-group-${kind}`);
    return t("lunar-group-other");
  }

  act(action: Action): void {
    this.clear();
    this.sitting.play(action);
  }

  /** The action, or the reason why there is none. */
  actOr(action: Action | null, notation: string): void {
    if (action) this.act(action);
    else {
      this.sitting.dismiss();
      void this.sitting.why({ notation }, () => this.expected);
    }
  }

  why(about: About): void {
    this.sitting.dismiss();
    void this.sitting.why({ about }, () => this.expected);
  }

  /** A milepost of the map. Enter on the one that the way in sight leads to takes that way. */
  choose(id: string, keyed: boolean): void {
    if (this.draft.inHand && !this.sitting.past) void this.draft.touch(this.#goalAt(id));
    else if (keyed && this.route.goal === this.#goalAt(id) && this.route.actions.length > 0) this.route.go();
    else this.aim(id);
  }

  /** A place on the map, or in a list. */
  aim(id: string, mode: RouteMode = this.usual): void {
    this.sitting.dismiss();
    this.exchanging = false;
    const milepost = this.geography.find(id);
    if (!milepost || this.me === null || this.sitting.past || this.view.over) return;
    const placing = this.of("place");
    if (placing.length > 0) {
      const place = placing.find((one) => one.milepost === milepost.id);
      if (place) this.act(place);
      else this.why({ milepost: milepost.id });
      return;
    }
    this.route.aim(this.#goalAt(milepost.id), mode);
  }

  /** To a major city any of its mileposts will do. */
  #goalAt(milepost: string): string {
    const inside = this.geography.find(milepost)?.city ?? null;
    const city = inside === null ? undefined : this.geography.cities.get(inside);
    return city?.size === "major" ? city.id : milepost;
  }

  show(id: string): void {
    const milepost = this.geography.find(id);
    if (milepost) this.centre = { milepost: milepost.id };
  }

  clickPlain(action: Plain): void {
    if (action.kind === "exchange" && !this.exchanging) {
      this.clear();
      this.exchanging = true;
    } else this.act(action);
  }

  /** An idle turn ends with one press: operating and building are both passed. */
  endTurn(): boolean {
    const [operate] = this.of("end-operate");
    const [turn] = this.of("end-turn");
    if (turn) this.act(turn);
    else if (operate) {
      this.clear();
      this.sitting.playAll([operate.id, "end-turn"]);
    }
    return turn !== undefined || operate !== undefined;
  }

  press(key: string): boolean {
    return press(this, key);
  }

  /** A demand that is kept in sight stays there from one decision to the next, as long as somebody has its card. */
  decided(): void {
    this.route.clear();
    this.exchanging = false;
    this.hauling.keep(this.view.players.flatMap((player) => heldBy(this.board, player)));
  }

  clear(): boolean {
    const routed = this.route.clear();
    const pinned = this.hauling.clear();
    const lifted = this.draft.lift();
    const any = routed || pinned || lifted || this.exchanging;
    this.exchanging = false;
    return any;
  }
}
