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
  /** what else happened on the way: tolls, for instance */
  more: Line[];
}

const text = (value: unknown): string => String(value ?? "");

function told({ kind, step, from, to, count, cost, more }: Run): Step {
  const player = step.lines[0]?.args.player;
  const args = kind === "built" ? { player, a: from, b: to, count, cost } : { player, a: from, b: to, count };
  const id = from === null ? `lunar-digest-${kind}-to` : `lunar-digest-${kind}`;
  return { ...step, lines: [{ id, args }, ...more] };
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
    const [first, ...more] = step.lines;
    if (!first) continue;
    const { id, args } = first;
    if (id === "lunar-log-move") {
      const to = text(args.milepost);
      const run = before(step, "rode");
      if (run) Object.assign(run, { step, to, count: run.count + 1, more: [...run.more, ...more] });
      else out.push({ kind: "rode", step, from: trains.get(step.seat) ?? null, to, count: 1, cost: 0, more });
      trains.set(step.seat, to);
    } else if (id === "lunar-log-build" || id === "lunar-log-build-wrap") {
      const [a, b, cost] = [text(args.a), text(args.b), Number(args.cost)];
      const run = before(step, "built");
      if (run && run.to === a)
        Object.assign(run, { step, to: b, count: run.count + 1, cost: run.cost + cost, more: [...run.more, ...more] });
      else out.push({ kind: "built", step, from: a, to: b, count: 1, cost, more });
    } else if (id === "lunar-log-end-operate" || (id === "lunar-log-end-turn" && active.get(step.seat) === step.turn)) {
      // That a phase is over says nothing of its own; what follows from it does.
      if (more.length > 0) out.push({ ...step, lines: more });
    } else {
      if (id === "lunar-log-place" || id === "lunar-log-relocate") trains.set(step.seat, text(args.city));
      out.push(step);
    }
    active.set(step.seat, step.turn);
  }
  return out.map((one) => ("kind" in one ? told(one) : one));
}
