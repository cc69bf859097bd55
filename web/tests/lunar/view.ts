/** Positions and plans of the Moon, as the server would send them. */
import { geographyOf } from "../../src/games/lunar/geography";
import type { BuildPlan, EventInEffect, Player, RidePlan, View } from "../../src/games/lunar/types";
import { board } from "./board";
import { fullNetworks } from "./networks";

const moon = geographyOf(board);

export const OPTIONS: View["options"] = {
  opening_build_limit: null,
  start_rule: "single",
  exchange_in_opening: false,
  major_access: "literal",
  crossgrade_cost: null,
  loco_supply: "unlimited",
  stranded_turnaround: true,
  backtracking: false,
  cosmic_toll_scope: "all",
  late_toll: false,
  cash_visibility: "after_tax",
  tax_table: null,
  radiation_check_on_draw_turn: true,
  lost_turns_add_up: false,
  equal_turns: false,
  max_rounds: 400,
};

export const playerWith = (more: Partial<Player> = {}): Player => ({
  cash: 40,
  loco: "vostok",
  loads: [],
  hand: [],
  train: null,
  segments: 0,
  network: 0,
  majors: [],
  cities: [],
  lost: 0,
  ...more,
});

/** A position with whatever a test wants. */
export const viewWith = (more: Partial<View> = {}, used: Partial<View["allowance"]> = {}): View => ({
  game: "lunar",
  seat: 0,
  turn: 90,
  over: false,
  options: OPTIONS,
  seats: 2,
  you: 0,
  active: 0,
  phase: "build",
  round: 16,
  start: 0,
  deck: 60,
  discard: [],
  win_cash: 250,
  tax_seen: true,
  fulfilled: [],
  winners: [],
  track: [],
  tray: {},
  supply: {},
  events: [],
  allowance: {
    acted: true,
    moved: 4,
    speed: 12,
    spent: 0,
    limit: 20,
    out: 0,
    tolls: [],
    owed: [],
    dropped: [],
    turn_over: false,
    ...used,
  },
  draw: null,
  legal: [],
  players: [playerWith(), playerWith()],
  ...more,
});

/** Late in a long game: six full networks, trains with loads. */
export function lateView(seats = 6, events: EventInEffect[] = []): View {
  const track = fullNetworks(moon, seats);
  const players = track.map((links, seat) => {
    const { id, city } = moon.mileposts[moon.links[links[40 + seat * 7]!]!.a]!;
    return playerWith({
      cash: 40 + seat * 13,
      loco: "von-braun",
      loads: ["ice", "iron", "robots"].slice(0, seat % 4),
      hand: ["d1", "d2", "d3"],
      train: { at: id, from: null, city },
      segments: links.length,
      network: 400,
    });
  });
  return viewWith({ seats, track, events, players });
}

/** The shortest way between two places as a path to build, at so much a turn: what the path service would answer. */
export function buildPlan(from: string, to: string, limit = 20): BuildPlan {
  const links = shortest(from, to);
  let [turn, spent, cost] = [0, 0, 0];
  let at = moon.find(from)!;
  const steps = links.map((link) => {
    const next = moon.across(link, at.number);
    const price = moon.costOf(next) + (moon.links[link]!.crossing ? 1 : 0);
    if (spent + price > limit) [turn, spent] = [turn + 1, 0];
    spent += price;
    cost += price;
    const step = { action: link, link, a: at.id, b: next.id, cost: price, turn };
    at = next;
    return step;
  });
  const now = steps.filter((step) => step.turn === 0).length;
  return {
    kind: "build",
    to,
    reached: true,
    cost,
    length: steps.length,
    now,
    turns: turn + 1,
    waits: turn > 0 ? "limit" : null,
    steps,
  };
}

export function ridePlan(from: string, to: string, speed = 12): RidePlan {
  let at = moon.find(from)!;
  const steps = shortest(from, to).map((link, i) => {
    at = moon.across(link, at.number);
    return {
      action: link,
      milepost: at.id,
      toll: i % 9 === 5 ? 4 : 0,
      owner: i % 9 === 5 ? 1 : null,
      turn: Math.floor(i / speed),
    };
  });
  const turns = Math.ceil(steps.length / speed);
  return { kind: "ride", to, reached: true, length: steps.length, tolls: 8, now: speed, turns, steps };
}

function shortest(from: string, to: string): number[] {
  const [start, goal] = [moon.find(from)!.number, moon.find(to)!.number];
  const came = new Map<number, number>([[start, -1]]);
  const open = [start];
  for (const at of open) {
    if (at === goal) break;
    for (const link of moon.linksAt[at]!) {
      const next = moon.across(link, at).number;
      if (moon.links[link]!.red || came.has(next)) continue;
      came.set(next, link);
      open.push(next);
    }
  }
  const links: number[] = [];
  for (let at = goal; at !== start;) {
    const link = came.get(at)!;
    links.unshift(link);
    at = moon.across(link, at).number;
  }
  return links;
}
