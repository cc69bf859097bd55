/** Everything on the map that can be walked to with the arrow keys, by where it is on the sheet. */
import type { Stop } from "../../../map/walk";
import type { Placed } from "./layout";
import { onSheet } from "./sheet";
import type { Sheet } from "./sheet";
import type { Group } from "./standing";
import type { Crossing } from "./tracks";
import { pieceKey } from "./types";
import type { Board, Offered, Step, View } from "./types";

export interface Way {
  stop: string;
  step: Step | null;
}

/** A border offers one way, two ways, or only the reason why it offers none. */
export function waysOver(border: string, offered: Offered): Way[] {
  const steps = offered.borders.get(border) ?? [];
  if (steps.length < 2) return [{ stop: `border:${border}`, step: steps[0] ?? null }];
  return steps.map((step) => ({ stop: `border:${border}:${step.a}`, step }));
}

/** Half the way along an arrow that shares its border with another one. */
const ASIDE = 12;

export function stopsOf(
  board: Board,
  placed: ReadonlyMap<string, Placed>,
  crossings: readonly Crossing[],
  offered: Offered,
  groups: readonly { stop: string; group: Group }[],
  sheet: Sheet,
): Stop[] {
  return [
    ...board.areas.map(({ id }) => ({ id: `area:${id}`, ...onSheet(placed.get(id)!.name.box, sheet) })),
    ...crossings.flatMap(({ id, at, angle, border }) =>
      waysOver(id, offered).map(({ stop, step }, _, ways) => {
        const aside = ways.length < 2 ? 0 : step?.a === border.a ? ASIDE : -ASIDE;
        const turn = (angle * Math.PI) / 180;
        return { id: stop, ...onSheet({ x: at.x + Math.cos(turn) * aside, y: at.y + Math.sin(turn) * aside }, sheet) };
      }),
    ),
    ...groups.map(({ stop, group }) => ({ id: stop, ...onSheet(group.box, sheet) })),
  ];
}

/** What the hand may want after this stop: whatever is offered, and the ways on from where a step over it leads.
    A pencil goes on at both ends. */
export function nextStops(
  from: string,
  stops: readonly Stop[],
  crossings: readonly Crossing[],
  offered: Offered,
  links: View["links"],
  drawing: boolean,
): Stop[] {
  const here = crossings.find(({ id }) => waysOver(id, offered).some(({ stop }) => stop === from));
  const step = here && waysOver(here.id, offered).find(({ stop }) => stop === from)?.step;
  const ends = step ? [step.b] : here && drawing ? [here.border.a, here.border.b] : [];
  const opened = crossings.filter(
    ({ id, border: { a, b } }) => !(id in links) && (ends.includes(a) || ends.includes(b)),
  );
  const onward = new Set(opened.map(({ id }) => id));
  return stops.filter((stop) => {
    const [sort, id = "", more = ""] = stop.id.split(":");
    if (stop.id === from || sort === "area") return false;
    return sort === "piece" ? offered.pieces.has(pieceKey(id, more)) : offered.borders.has(id) || onward.has(id);
  });
}
