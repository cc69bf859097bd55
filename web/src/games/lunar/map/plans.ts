/** A path that is thought of, ready to be drawn on a side: what this turn reaches, what is left, and what it costs. */
import type { Geography, Link, Spot } from "../geography";
import type { BuildPlan, DraftPlan, RidePlan, Side } from "../types";
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

type BuildStep = BuildPlan["steps"][number];

interface Leg {
  link: Link;
  /** the milepost it leads to */
  to: number;
  turn: number;
  amount: number;
  toll: number;
}

const middle = ([p, q]: [Spot, Spot]): Spot => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });

function builtLegs(geography: Geography, steps: readonly BuildStep[]): Leg[] {
  return steps.flatMap(({ link: number, b, cost, turn }) => {
    const [link, to] = [geography.links[number], geography.find(b)];
    return link && to ? [{ link, to: to.number, turn, amount: cost, toll: 0 }] : [];
  });
}

function riddenLegs(
  geography: Geography,
  plan: RidePlan,
  from: string | null,
  laid: ReadonlyMap<number, number>,
): Leg[] {
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

/** Where turns end, tolls are paid, and, of track, what each segment costs. */
function badgesOf(geography: Geography, legs: readonly Leg[], side: Side, priced: boolean) {
  const badges: Pick<DrawnPlan, "stages" | "costs" | "tolls"> = { stages: [], costs: [], tolls: [] };
  let sum = 0;
  for (const [i, { link, to, turn, amount, toll }] of legs.entries()) {
    sum += amount;
    const at = geography.mileposts[to]!;
    const here = geography.isOn(at, side);
    if (here && legs[i + 1]?.turn !== turn) badges.stages.push({ at, turn, amount: sum });
    if (here && toll > 0) badges.tolls.push({ at, turn, amount: toll });
    const ends = endsOn(geography, link, side);
    // A segment through a wrap pair is drawn in two halves and priced once, where it arrives.
    if (priced && ends && (link.pair === null || here)) badges.costs.push({ at: middle(ends), turn, amount });
  }
  return badges;
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
  const builds = plan.kind === "build";
  const legs = builds ? builtLegs(geography, plan.steps) : riddenLegs(geography, plan, from, laid);
  const path = (some: readonly Leg[]): string =>
    trackPath(
      geography,
      some.map(({ link }) => link.number),
      side,
    );
  const start = builds && plan.steps[0] ? geography.find(plan.steps[0].a) : undefined;
  return {
    start: start && geography.isOn(start, side) ? start : null,
    now: path(legs.filter(({ turn }) => turn === 0)),
    later: path(legs.filter(({ turn }) => turn > 0)),
    ...badgesOf(geography, legs, side, builds),
  };
}

/** Track that is only thought of is all in pencil; with the pencil in hand its turns and prices are told as well. */
export function drawDraft(geography: Geography, plan: DraftPlan, side: Side, inHand: boolean): DrawnPlan {
  // Pencil is for no turn in particular, so nothing of it is drawn as if it were this one's.
  const legs = builtLegs(geography, plan.steps).map((leg) => ({ ...leg, turn: leg.turn + 1 }));
  const links = [...legs.map(({ link }) => link.number), ...plan.loose];
  return {
    start: null,
    now: "",
    later: trackPath(geography, links, side),
    ...badgesOf(geography, inHand ? legs : [], side, true),
  };
}

/** The mileposts of a draft, by number. */
export function touchedBy(geography: Geography, { steps, loose }: DraftPlan): ReadonlySet<number> {
  const links = [...steps.map(({ link }) => link), ...loose].flatMap((number) => geography.links[number] ?? []);
  return new Set(links.flatMap(({ a, b }) => [a, b]));
}
