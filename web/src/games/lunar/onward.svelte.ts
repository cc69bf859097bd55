/** Rides that go on by themselves: kept in this window for each seat, taken up when that seat's next turn begins. */
import { untrack } from "svelte";
import type { MoonDesk } from "./desk.svelte";
import { continuation, keepRide, keptRide, tollsOf, type Ride } from "./onward";
import type { RidePlan, View } from "./types";

export class Onward {
  #rides = $state.raw<ReadonlyMap<number, Ride>>(new Map());
  /** The train has moved in the turn in which its ride was begun or taken up last. */
  #moved = false;

  constructor(readonly desk: MoonDesk) {
    const { id, seats } = desk.sitting;
    this.#rides = new Map(
      seats.flatMap(({ seat }) => {
        const ride = keptRide(id, seat);
        return ride ? [[seat, ride]] : [];
      }),
    );
    $effect(() => {
      if (this.desk.sitting.table.view.over) untrack(() => this.#rides.forEach((_, seat) => this.#set(seat, null)));
    });
    $effect(() => {
      const { turn, allowance, active } = this.desk.sitting.table.view as View;
      const { moved } = allowance;
      untrack(() => active !== null && active === this.desk.me && this.#watch(active, turn, moved));
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
    const { me, view } = this.desk;
    if (me !== null) this.#set(me, { to, owners: tollsOf(plan.steps).map(({ owner }) => owner), turn: view.turn });
  }

  stop(): void {
    const { me } = this.desk;
    if (me !== null) this.#set(me, null);
  }

  /** Whoever takes the ride of this turn back does not want to go on with it. */
  #watch(seat: number, turn: number, moved: number): void {
    const handled = this.#rides.get(seat)?.turn === turn;
    if (handled && this.#moved && moved === 0) this.#set(seat, null);
    this.#moved = handled && moved > 0;
  }

  #set(seat: number, ride: Ride | null): void {
    const rides = new Map(this.#rides);
    if (ride) rides.set(seat, ride);
    else rides.delete(seat);
    this.#rides = rides;
    keepRide(this.desk.sitting.id, seat, ride);
  }

  async #takeUp(turn: number): Promise<void> {
    const { desk } = this;
    const { me } = desk;
    const ride = me === null ? undefined : this.#rides.get(me);
    if (me === null || !ride || ride.turn === turn) return;
    this.#set(me, { ...ride, turn });
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
