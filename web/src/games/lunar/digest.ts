/** The log in short: a ride is one line and not one a milepost, a stretch of track one and not one a segment. */
import type { Line, Step } from "../../table/messages";
import { lineOf, once, type Told } from "../../table/told";
import type { Event } from "./types";

/** Steps told as one. */
interface Run {
  kind: "rode" | "built";
  /** the last of them */
  n: number;
  seat: number;
  turn: number;
  /** where it began; null where the log does not tell */
  from: string | null;
  to: string;
  count: number;
  cost: number;
  /** each segment began where the one before ended */
  unbroken: boolean;
  /** what else happened on the way: tolls, for instance */
  more: Line[];
}

function told({ kind, n, seat, from, to, count, cost, unbroken, more }: Run): Told {
  const player = seat;
  const line: Line =
    kind === "built"
      ? unbroken
        ? { id: "lunar-digest-built", args: { player, a: from, b: to, count, cost } }
        : { id: "lunar-digest-built-about", args: { player, count, cost } }
      : from === null
        ? { id: "lunar-digest-rode-to", args: { player, b: to, count } }
        : { id: "lunar-digest-rode", args: { player, a: from, b: to, count } };
  return { n, seat, lines: [line, ...more] };
}

function begun(
  kind: Run["kind"],
  { n, seat, turn }: Step,
  from: string | null,
  to: string,
  cost: number,
  more: Line[],
): Run {
  return { kind, n, seat, turn, from, to, count: 1, cost, unbroken: true, more };
}

function extend(run: Run, step: Step, to: string, cost: number, more: readonly Line[]): void {
  run.n = step.n;
  run.to = to;
  run.count += 1;
  run.cost += cost;
  run.more.push(...more);
}

const lineFor = (event: Event): Line => lineOf("lunar", event);

/** What followed: an event by its name alone, since what it does is announced, and drawn cards as one line. */
function brief(events: readonly Event[]): Line[] {
  const out: Line[] = [];
  let drawn: string[] | null = null;
  for (const event of events) {
    if (event.kind === "drawn" && drawn) drawn.push(event.card);
    else if (event.kind === "drawn") {
      drawn = [event.card];
      out.push({ id: "lunar-digest-drawn", args: { player: event.player, cards: drawn } });
    } else {
      drawn = null;
      const { kind, ...args } = event;
      out.push(kind === "event" ? { id: "lunar-digest-event", args } : lineFor(event));
    }
  }
  return out;
}

/** Every line that says something new, with runs of moves and of builds told as one each. */
export function condense(log: readonly Step<Event>[]): Told[] {
  const out: (Told | Run)[] = [];
  /** where each train was last told to be */
  const trains = new Map<number, string>();
  /** the turn in which each seat was last told to do something */
  const active = new Map<number, number>();

  const before = ({ seat, turn }: Step, kind: Run["kind"]): Run | null => {
    const last = out.at(-1);
    if (!last || !("kind" in last) || last.kind !== kind) return null;
    return last.seat === seat && last.turn === turn ? last : null;
  };

  for (const step of log) {
    const { n, seat, turn, line } = step;
    const [first, ...rest] = once(step.events);
    const more = brief(rest);
    if (line) out.push({ n, seat, lines: [line] });
    else if (!first) continue;
    else if (first.kind === "move") {
      const to = first.milepost;
      const run = before(step, "rode");
      if (run) extend(run, step, to, 0, more);
      else out.push(begun("rode", step, trains.get(seat) ?? null, to, 0, more));
      trains.set(seat, to);
    } else if (first.kind === "build" || first.kind === "build-wrap") {
      const { a, b, cost } = first;
      const run = before(step, "built");
      if (run) {
        run.unbroken &&= run.to === a;
        extend(run, step, b, cost, more);
      } else out.push(begun("built", step, a, b, cost, more));
    } else if (first.kind === "end-operate" || (first.kind === "end-turn" && active.get(seat) === turn)) {
      // That a phase is over says nothing of its own; what follows from it does.
      if (more.length === 0) continue;
      out.push({ n, seat, lines: more });
    } else {
      if (first.kind === "place" || first.kind === "relocate") trains.set(seat, first.city);
      out.push({ n, seat, lines: [lineFor(first), ...more] });
    }
    active.set(seat, turn);
  }
  return out.map((one) => ("kind" in one ? told(one) : one));
}
