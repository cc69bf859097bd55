/** Rides that go on by themselves: kept on this page for each seat, taken up when that seat's next turn begins. */
import { untrack } from "svelte";
import type { MoonDesk } from "./desk.svelte";
import { continuation, tollsOf, type Agreed } from "./onward";
import type { RidePlan, View } from "./types";

export class Onward {
  #rides = $state.raw<ReadonlyMap<number, Agreed>>(new Map());
  /** The turn in which a ride was begun or taken up last: what is undone there is not done again. */
  #handled: number | null = null;
  /** The train has moved in that turn. */
  #moved = false;

  constructor(readonly desk: MoonDesk) {
    $effect(() => {
      const { turn, allowance, active } = this.desk.sitting.table.view as View;
      const { moved } = allowance;
      untrack(() => active === this.desk.me && this.#watch(turn, moved));
    });
    $effect(() => {
      const { begins } = this;
      if (begins !== null) untrack(() => void this.#takeUp(begins));
    });
  }

  /** The number of the turn, when the looking seat is about to operate and has a ride to go on with. */
  get begins(): number | null {
    const { view, actions, me } = this.desk;
    if (me === null || view.phase !== "operate" || actions.length === 0 || view.allowance.moved > 0) return null;
    return this.#rides.has(me) ? view.turn : null;
  }

  /** Where the looking seat's train goes on to. */
  get to(): string | null {
    const { me } = this.desk;
    return me === null ? null : (this.#rides.get(me)?.to ?? null);
  }

  keep(to: string, plan: RidePlan): void {
    this.#handled = this.desk.view.turn;
    this.#set({ to, owners: tollsOf(plan.steps).map(({ owner }) => owner) });
  }

  stop(): void {
    this.#set(null);
  }

  /** Whoever takes the ride of this turn back does not want to go on with it. */
  #watch(turn: number, moved: number): void {
    if (turn === this.#handled && this.#moved && moved === 0) this.stop();
    this.#moved = turn === this.#handled && moved > 0;
  }

  #set(ride: Agreed | null): void {
    const { me } = this.desk;
    if (me === null) return;
    const rides = new Map(this.#rides);
    if (ride) rides.set(me, ride);
    else rides.delete(me);
    this.#rides = rides;
  }

  async #takeUp(turn: number): Promise<void> {
    const { desk } = this;
    const { me } = desk;
    const ride = me === null ? undefined : this.#rides.get(me);
    if (!ride || this.#handled === turn) return;
    this.#handled = turn;
    const next = continuation(await desk.plan<RidePlan>({ ride: ride.to }), ride);
    // While the path was looked for the player may have begun something else.
    if (desk.me !== me || desk.view.turn !== turn || desk.view.allowance.moved > 0) return;
    if (next.kind === "go") {
      if (next.arrives) this.stop();
      desk.sitting.playAll(next.actions);
      return;
    }
    this.stop();
    if (next.kind === "held") desk.why({ milepost: next.milepost });
    else if (next.kind === "toll")
      desk.sitting.say(() => desk.names.t("lunar-onward-toll", { milepost: ride.to, players: next.owners }));
    else if (next.kind === "no-way") desk.sitting.say(() => desk.names.t("lunar-onward-no-way", { milepost: ride.to }));
  }
}
