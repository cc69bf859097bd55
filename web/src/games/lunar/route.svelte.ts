/** A way that is thought of: where to, whether to build or to ride, what the path service says, how much of it now. */
import type { Refusal } from "../../table/messages";
import type { MoonDesk } from "./desk.svelte";
import { tollsOf, type Toll } from "./onward";
import type { About, BuildPlan, PlanQuestion, RidePlan } from "./types";

export type RouteMode = "build" | "ride";
export const PREFERENCES = { build: ["cheapest", "shortest"], ride: ["fastest", "cheapest"] } as const;
export const STARTS = ["network", "anywhere"] as const;

export class Route {
  /** the milepost or city asked for */
  goal = $state<string | null>(null);
  mode = $state<RouteMode>("build");
  plan = $state.raw<BuildPlan | RidePlan | null>(null);
  asking = $state(false);
  /** why not even its first step can be taken in this turn */
  refusal = $state.raw<Refusal | null>(null);
  /** how many segments of what this turn pays for are wanted */
  part = $state(0);
  /** ride on by itself in the next turns */
  onward = $state(false);
  /** where new track begins: at the own network, unless told otherwise */
  start = $state<(typeof STARTS)[number]>("network");
  #second = $state<Record<RouteMode, boolean>>({ build: false, ride: false });
  #asked = 0;

  constructor(readonly desk: MoonDesk) {}

  get open(): boolean {
    return this.goal !== null;
  }

  get prefer(): (typeof PREFERENCES)[RouteMode][number] {
    return PREFERENCES[this.mode][this.#second[this.mode] ? 1 : 0];
  }

  aim(goal: string, mode: RouteMode): void {
    this.goal = goal;
    this.mode = mode;
    void this.ask();
  }

  choose(mode: RouteMode): void {
    if (this.goal !== null && mode !== this.mode) this.aim(this.goal, mode);
  }

  turnTo(prefer: string): void {
    this.#second[this.mode] = prefer === PREFERENCES[this.mode][1];
    void this.ask();
  }

  /** The other preference. */
  turnOver(): void {
    this.turnTo(PREFERENCES[this.mode][this.#second[this.mode] ? 0 : 1]);
  }

  startFrom(start: (typeof STARTS)[number]): void {
    this.start = start;
    void this.ask();
  }

  /** Asks the path service; an answer that comes after another question is not shown. */
  async ask(): Promise<void> {
    const { goal, mode, prefer, start } = this;
    if (goal === null) return;
    const number = ++this.#asked;
    this.asking = true;
    const about = mode === "build" ? { build: goal, prefer, from: start } : { ride: goal, prefer };
    const plan = await this.desk.plan<BuildPlan | RidePlan>(about as PlanQuestion);
    if (number !== this.#asked) return;
    this.asking = false;
    this.plan = plan;
    this.part = plan?.now ?? 0;
    this.refusal = null;
    const [first] = plan?.steps ?? [];
    if (!first || plan?.now !== 0 || this.desk.actions.length === 0) return;
    const thing: About = "link" in first ? { link: first.link } : { milepost: first.milepost };
    const refusal = await this.desk.sitting.connection.why({ about: thing });
    if (number === this.#asked) this.refusal = refusal;
  }

  /** What is built now for how much; nothing for a ride. */
  get price(): number {
    return this.plan?.kind === "build"
      ? this.plan.steps.slice(0, this.part).reduce((sum, step) => sum + step.cost, 0)
      : 0;
  }

  /** The way as the map draws it: what is not to be built now is left for later. */
  get drawn(): BuildPlan | RidePlan | null {
    const { plan, part } = this;
    if (plan?.kind !== "build" || part === plan.now) return plan;
    const steps = plan.steps.map((step, index) => (index < part ? step : { ...step, turn: Math.max(1, step.turn) }));
    return { ...plan, now: part, steps };
  }

  get tolls(): Toll[] {
    return this.plan?.kind === "ride" ? tollsOf(this.plan.steps) : [];
  }

  /** The actions that would be played now, one after the other; none where it is not the time for them. */
  readonly actions: readonly number[] = $derived.by(() => {
    const steps = this.plan?.steps.slice(0, this.plan.kind === "build" ? this.part : this.plan.now) ?? [];
    const [first] = steps;
    if (!first || this.asking) return [];
    const played = steps.map(({ action }) => action);
    if (this.desk.actions.some(({ id }) => id === first.action)) return played;
    const [end] = this.desk.of("end-operate");
    return this.plan?.kind === "build" && end ? [end.id, ...played] : [];
  });

  go(): void {
    const { plan, goal, actions } = this;
    if (!plan || goal === null || actions.length === 0) return;
    if (plan.kind === "ride" && this.onward && plan.turns > 1) this.desk.onward.keep(goal, plan);
    this.clear();
    this.desk.sitting.playAll(actions);
  }

  clear(): boolean {
    const was = this.open;
    this.#asked += 1;
    this.goal = null;
    this.plan = null;
    this.refusal = null;
    this.asking = false;
    return was;
  }
}
