/** The log in short: a ride is one line and not one a milepost, a stretch of track one and not one a segment. */
import type { Line, Step } from "../../table/messages";

/** Steps told as one; `n` is the last of them. */
interface Run {
  kind: "rode" | "built";
  step: Step;
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

const text = (value: unknown): string => String(value ?? "");

function told({ kind, step, from, to, count, cost, unbroken, more }: Run): Step {
  const player = step.lines[0]?.args.player;
  const line: Line =
    kind === "built"
      ? unbroken
        ? { id: "lunar-digest-built", args: { player, a: from, b: to, count, cost } }
        : { id: "lunar-digest-built-about", args: { player, count, cost } }
      : from === null
        ? { id: "lunar-digest-rode-to", args: { player, b: to, count } }
        : { id: "lunar-digest-rode", args: { player, a: from, b: to, count } };
  return { ...step, lines: [line, ...more] };
}

function begun(
  kind: Run["kind"],
  step: Step,
  from: string | null,
  to: string,
  cost: number,
  more: readonly Line[],
): Run {
  return { kind, step, from, to, count: 1, cost, unbroken: true, more: [...more] };
}

function extend(run: Run, step: Step, to: string, cost: number, more: readonly Line[]): void {
  run.step = step;
  run.to = to;
  run.count += 1;
  run.cost += cost;
  run.more.push(...more);
}

/** Lines after the first: an event by its name alone, since what it does is announced, and drawn cards as one line. */
function brief(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const { player, card } = line.args;
    const last = out.at(-1);
    if (line.id === "lunar-log-event") out.push({ id: "lunar-digest-event", args: { player, card } });
    else if (line.id !== "lunar-log-drawn") out.push(line);
    else if (last?.id === "lunar-digest-drawn" && Array.isArray(last.args.cards))
      last.args = { player, cards: [...(last.args.cards as string[]), text(card)] };
    else out.push({ id: "lunar-digest-drawn", args: { player, cards: [text(card)] } });
  }
  return out;
}

/** Every line that says something new, with runs of moves and of builds told as one each. */
export function condense(log: readonly Step[]): Step[] {
  const out: (Step | Run)[] = [];
  /** where each train was last told to be */
  const trains = new Map<number, string>();
  /** the turn in which each seat was last told to do something */
  const active = new Map<number, number>();

  const before = (step: Step, kind: Run["kind"]): Run | null => {
    const last = out.at(-1);
    if (!last || !("kind" in last) || last.kind !== kind) return null;
    return last.step.seat === step.seat && last.step.turn === step.turn ? last : null;
  };

  for (const step of log) {
    const [first, ...rest] = step.lines;
    if (!first) continue;
    const more = brief(rest);
    const { id, args } = first;
    if (id === "lunar-log-move") {
      const to = text(args.milepost);
      const run = before(step, "rode");
      if (run) extend(run, step, to, 0, more);
      else out.push(begun("rode", step, trains.get(step.seat) ?? null, to, 0, more));
      trains.set(step.seat, to);
    } else if (id === "lunar-log-build" || id === "lunar-log-build-wrap") {
      const [a, b, cost] = [text(args.a), text(args.b), Number(args.cost)];
      const run = before(step, "built");
      if (run) {
        run.unbroken &&= run.to === a;
        extend(run, step, b, cost, more);
      } else out.push(begun("built", step, a, b, cost, more));
    } else if (id === "lunar-log-end-operate" || (id === "lunar-log-end-turn" && active.get(step.seat) === step.turn)) {
      // That a phase is over says nothing of its own; what follows from it does.
      if (more.length === 0) continue;
      out.push({ ...step, lines: more });
    } else {
      if (id === "lunar-log-place" || id === "lunar-log-relocate") trains.set(step.seat, text(args.city));
      out.push({ ...step, lines: [first, ...more] });
    }
    active.set(step.seat, step.turn);
  }
  return out.map((one) => ("kind" in one ? told(one) : one));
}
