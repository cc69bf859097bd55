/** A path that is thought of, ready to be drawn on a side: what this turn reaches, what is left, and what it costs. */
import type { Geography, Link, Spot } from "../geography";
import type { BuildPlan, RidePlan, Side } from "../types";
import { endsOn, riddenLink, trackPath } from "./networks";

/** A sum or a count at a place of the path. */
export interface Badge {
  at: Spot;
  /** 0 for this turn */
  turn: number;
  amount: number;
}

export interface DrawnPlan {
  /** where track that is to be built begins */
  start: Spot | null;
  now: string;
  later: string;
  /** where each turn ends: what has been spent up to there, or how many mileposts have been ridden */
  stages: Badge[];
  /** single segments: what each costs */
  costs: Badge[];
  /** where a toll is paid */
  tolls: Badge[];
}

interface Leg {
  link: Link;
  /** the milepost it leads to */
  to: number;
  turn: number;
  amount: number;
  toll: number;
}

const middle = ([p, q]: [Spot, Spot]): Spot => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });

function legsOf(
  geography: Geography,
  plan: BuildPlan | RidePlan,
  from: string | null,
  laid: ReadonlyMap<number, number>,
): Leg[] {
  if (plan.kind === "build")
    return plan.steps.flatMap(({ link: number, b, cost, turn }) => {
      const [link, to] = [geography.links[number], geography.find(b)];
      return link && to ? [{ link, to: to.number, turn, amount: cost, toll: 0 }] : [];
    });
  const legs: Leg[] = [];
  let at = from === null ? undefined : geography.find(from);
  for (const { milepost, turn, toll } of plan.steps) {
    const to = geography.find(milepost);
    const link = at && to && riddenLink(geography, at.number, to.number, laid);
    if (link && to) legs.push({ link, to: to.number, turn, amount: 1, toll });
    at = to;
  }
  return legs;
}

/**
 * @param from where the train stands, for a ride
 * @param laid all track that lies, with its owners
 */
export function drawPlan(
  geography: Geography,
  plan: BuildPlan | RidePlan,
  side: Side,
  from: string | null,
  laid: ReadonlyMap<number, number>,
): DrawnPlan {
  const legs = legsOf(geography, plan, from, laid);
  const path = (some: readonly Leg[]): string =>
    trackPath(
      geography,
      some.map(({ link }) => link.number),
      side,
    );
  const [first] = plan.kind === "build" ? plan.steps : [];
  const start = first && geography.find(first.a);
  const drawn: DrawnPlan = {
    start: start && geography.isOn(start, side) ? start : null,
    now: path(legs.filter(({ turn }) => turn === 0)),
    later: path(legs.filter(({ turn }) => turn > 0)),
    stages: [],
    costs: [],
    tolls: [],
  };
  let sum = 0;
  for (const [i, { link, to, turn, amount, toll }] of legs.entries()) {
    sum += amount;
    const at = geography.mileposts[to]!;
    const here = geography.isOn(at, side);
    if (here && legs[i + 1]?.turn !== turn) drawn.stages.push({ at, turn, amount: sum });
    if (here && toll > 0) drawn.tolls.push({ at, turn, amount: toll });
    const ends = endsOn(geography, link, side);
    // A segment through a wrap pair is drawn in two halves and priced once, where it arrives.
    if (plan.kind === "build" && ends && (link.pair === null || here))
      drawn.costs.push({ at: middle(ends), turn, amount });
  }
  return drawn;
}
