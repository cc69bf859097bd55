/** What has to be announced: events with all that they did at once, loads and turns lost to radiation, lost turns. */
import type { Line, Step } from "../../table/messages";

export interface Announcement {
  /** the step it was told in */
  n: number;
  kind: "event" | "exposed" | "lost";
  /** null for a turn that is skipped */
  card: string | null;
  player: number;
  /** what it did at once */
  lines: Line[];
}

/** What follows an event card directly and belongs to it. */
const FOLLOWS = new Set(
  ["tax", "target", "struck", "missed", "erased", "hit", "loses-turn", "aside"].map((name) => `lunar-log-${name}`),
);

export function announced(steps: readonly Step[]): Announcement[] {
  const found: Announcement[] = [];
  for (const { n, lines } of steps) {
    let open: Announcement | null = null;
    for (const line of lines) {
      const player = Number(line.args.player);
      const card = typeof line.args.card === "string" ? line.args.card : null;
      if (line.id === "lunar-log-event") found.push((open = { n, kind: "event", card, player, lines: [] }));
      else if (line.id === "lunar-log-exposed")
        found.push((open = { n, kind: "exposed", card, player, lines: [line] }));
      else if (line.id === "lunar-log-lost-turn")
        found.push((open = { n, kind: "lost", card: null, player, lines: [] }));
      else if (open && FOLLOWS.has(line.id)) open.lines.push(line);
      else open = null;
    }
  }
  return found;
}

/** Events concern everybody; what radiation and lost turns do concerns the seats at this screen. */
export function concerns(announcement: Announcement, seats: ReadonlySet<number>): boolean {
  return announcement.kind === "event" || seats.has(announcement.player);
}

/** Where the meteors of these announcements struck. */
export function blasts(announcements: readonly Announcement[]): string[] {
  return announcements.flatMap(({ lines }) =>
    lines.flatMap(({ id, args }) => (id === "lunar-log-struck" ? [String(args.milepost)] : [])),
  );
}
