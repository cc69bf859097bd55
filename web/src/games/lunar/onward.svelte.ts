/** Rides that go on by themselves: kept in this window for each seat, taken up when that seat's next turn begins. */
import { untrack } from "svelte";
import type { MoonDesk } from "./desk.svelte";
import { continuation, type Continuation, keepRide, keptRide, tollsOf, type Ride } from "./onward";
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
    if (!this.desk.sitting.connected) return null;
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
    switch (next.kind) {
      case "unknown":
        if (!desk.sitting.connected) this.#set(me, ride);
        break;
      case "go":
        if (next.arrives) this.stop();
        desk.sitting.playAll(next.actions);
        break;
      case "held":
        await this.#wait(ride, next.milepost);
        break;
      default:
        this.#end(ride, next);
    }
  }

  /** What holds a train passes, so the ride waits for its next turn, and says for what. */
  async #wait({ to }: Ride, milepost: string): Promise<void> {
    const { sitting, names } = this.desk;
    const refusal = await sitting.connection.why({ about: { milepost } });
    const reason = (): string => names.t(refusal?.id ?? "lunar-route-not-now-ride", refusal?.args);
    sitting.say(() => names.t("lunar-onward-waits", { milepost: to, reason: reason() }));
  }

  #end(ride: Ride, next: Exclude<Continuation, { kind: "go" | "held" | "unknown" }>): void {
    const { desk } = this;
    this.stop();
    if (next.kind === "toll")
      desk.sitting.say(() => desk.names.t("lunar-onward-toll", { milepost: ride.to, players: next.owners }));
    else if (next.kind === "no-way") desk.sitting.say(() => desk.names.t("lunar-onward-no-way", { milepost: ride.to }));
  }
}
