/** Looking back: the moment in sight, the stops before and after it, whose eyes see it, and playing it all by itself. */
import { api } from "../api/http";
import { pace, type Pace } from "../browser/preferences.svelte";
import type { Connection } from "./connection.svelte";
import type { View } from "./messages";
import { nextStop, stopsOf, toldBetween, type Stops } from "./moments";
import { told, type Teller, type Told } from "./told";

export interface Moment {
  n: number;
  /** the stop one came from: what happened since then is what is shown of it */
  since: number;
  /** through whose eyes; null is a spectator's */
  seat: number | null;
  view: View;
}

type Wanted = Omit<Moment, "view">;

/** Ways to go on from the moment in sight. */
export type Leaf = "start" | "turn-before" | "before" | "play" | "after" | "turn-after" | "now";

/** How long a move stays in sight while the game plays by itself, in milliseconds. */
const A_MOVE: Record<Pace, number> = { slow: 2000, brisk: 1000, once: 400 };
/** So many moments are kept, so that whoever leafs to and fro does not wait. */
const MOST_KEPT = 300;

export class History {
  /** The moment in sight; null is now, seen through one's own eyes. */
  moment = $state.raw<Moment | null>(null);
  /** The history bar is open, at the present until one leafs. */
  open = $state(false);
  playing = $state(false);
  /** Whose eyes were chosen, once all is open; null: one's own. */
  eyes = $state<number | null>(null);

  #views = new Map<string, Promise<View>>();
  /** The moment that was asked for last: from there one goes on, also before it is in sight. */
  #wanted = $state.raw<Wanted | null>(null);
  #fetching = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly id: string,
    private readonly teller: Teller,
    private readonly tell: (error: unknown) => void,
  ) {}

  /** The log as it is told. */
  readonly told: Told[] = $derived.by(() => told(this.teller, this.connection.log));
  readonly stops: Stops = $derived.by(() => stopsOf(this.connection.log, this.told));
  /** What is told of the moment in sight. */
  readonly entries: Told[] = $derived.by(() =>
    this.moment ? toldBetween(this.told, this.moment.since, this.moment.n) : [],
  );

  get last(): number {
    return (this.connection.table?.steps ?? 0) - 1;
  }

  get n(): number {
    return this.moment?.n ?? this.last;
  }

  /** Where to look at the moment in sight: the address for others, who see it as they may. */
  get address(): string {
    return `/table/${this.id}?at=${this.n}${this.eyes === null ? "" : `&seat=${this.eyes}`}`;
  }

  /** Where this way leads; undefined where there is nothing. */
  target(leaf: Leaf): number | undefined {
    if (leaf === "start" || leaf === "now") return leaf === "start" ? -1 : this.last;
    const stops = leaf.startsWith("turn") ? this.stops.turns : this.stops.moves;
    return nextStop(stops, this.#wanted?.n ?? this.last, leaf.endsWith("after"));
  }

  leaf(leaf: Leaf): void {
    if (leaf === "play") {
      if (this.playing) this.pause();
      else this.play();
      return;
    }
    const n = this.target(leaf);
    // A turn is shown as a whole, whichever way one comes to its end.
    const since = leaf.startsWith("turn") ? nextStop(this.stops.turns, n ?? -1, false) : undefined;
    if (n !== undefined) void this.show(n, since);
  }

  /** Shows the position after step n; -1 is the start. */
  show(n: number, since?: number): Promise<void> {
    this.pause();
    this.open = true;
    return this.#go(n, since);
  }

  /** Goes on by itself, a move at a time; from now it begins at the start. */
  play(): void {
    this.playing = true;
    if (this.n >= this.last) void this.#go(-1);
    this.#playOn();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Looks through somebody's eyes; null: through one's own again. */
  see(seat: number | null): void {
    this.#choose(seat);
    void this.#go(this.n, this.moment?.since);
  }

  /** The position after step n as one's own eyes see it, for whoever reckons with it and shows another moment. */
  at(n: number): Promise<View> {
    return this.#view(n, this.#seat);
  }

  /** Follows a link to a moment. Whoever may not see it is told so, and stays at the table as it is. */
  async follow(n: number, seat: number | null): Promise<void> {
    this.#choose(seat);
    this.open = true;
    await this.recall();
    if (!this.open) return; // meanwhile one has gone back to now
    if (n === this.last && this.eyes === null) return;
    await this.#look({ n, since: this.#since(n), seat: this.#seat });
    if (!this.moment) this.toNow();
  }

  /** The log back to its beginning, for whoever looks there. */
  async recall(): Promise<void> {
    await this.connection.recall().catch(this.tell);
  }

  /** Now, through one's own eyes, with the bar put away. */
  toNow(): void {
    this.pause();
    this.eyes = null;
    this.#present();
    this.open = false;
  }

  /** Another person looks: pictures of the past are not theirs. */
  forget(): void {
    this.#views = new Map();
    this.toNow();
  }

  /** Steps were taken back: pictures of the past may no longer be true, so the one in sight is asked for again. */
  lookAgain(): void {
    this.#views = new Map();
    const wanted = this.#wanted;
    if (wanted) void this.#go(wanted.n, wanted.since);
  }

  get #seat(): number | null {
    return this.eyes ?? this.connection.table?.looking ?? null;
  }

  #choose(seat: number | null): void {
    this.eyes = seat === this.connection.table?.looking ? null : seat;
  }

  #since(n: number): number {
    return nextStop(this.stops.moves, n, false) ?? n;
  }

  #present(): void {
    this.#wanted = null;
    this.moment = null;
  }

  async #go(n: number, since?: number): Promise<void> {
    if (n >= this.last && this.eyes === null) this.#present();
    else await this.#look({ n, since: since ?? this.#since(n), seat: this.#seat });
  }

  #playOn(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      const next = this.target("after");
      if (next !== undefined) await this.#go(next);
      if (this.n >= this.last) this.pause();
      if (this.playing) this.#playOn();
    }, A_MOVE[pace.way]);
  }

  /** One question at a time: of the moments a slider passes on its way only the last is asked for. */
  async #look(wanted: Wanted): Promise<void> {
    this.#wanted = wanted;
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      let asked: Wanted | null = null;
      while (this.#wanted && this.#wanted !== asked) {
        asked = this.#wanted;
        const view = await this.#view(asked.n, asked.seat);
        // Meanwhile one may have leafed on, or the past may have changed.
        if (this.#wanted === asked) this.moment = { ...asked, view };
      }
    } catch (error) {
      this.pause();
      this.#wanted = this.moment;
      this.tell(error);
    } finally {
      this.#fetching = false;
    }
    this.#lookAhead();
  }

  #view(n: number, seat: number | null): Promise<View> {
    const key = `${seat}/${n}`;
    const views = this.#views;
    const kept = views.get(key);
    if (kept) return kept;
    const asked = api.at<View>(this.id, n, seat);
    asked.catch(() => views.delete(key));
    views.set(key, asked);
    const [oldest] = views.keys();
    if (views.size > MOST_KEPT && oldest !== undefined) views.delete(oldest);
    return asked;
  }

  /** The moments beside the one in sight, so that the next step is there at once. */
  #lookAhead(): void {
    const { moment } = this;
    if (!moment) return;
    for (const forward of [true, false]) {
      const n = nextStop(this.stops.moves, moment.n, forward);
      if (n !== undefined && n < this.last) void this.#view(n, moment.seat).catch(() => undefined);
    }
  }
}
