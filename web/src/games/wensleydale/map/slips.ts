/** What the slip beside a thing on the map says. */
import type { Area, Board, Border, Company, Kind, Names, Offered, Owner, Takeover, View } from "./types";
import { moversOf, pieceKey } from "./types";
import { borderState, feesOf, feeWords, groundOf, listed, needOf, reachOf } from "./words";

/** The same for every sort of thing. */
export interface Slip {
  title: string;
  /** in one line */
  facts: string[];
  pieces: Kind[];
  owners: readonly Owner[];
  /** one a line */
  notes: string[];
}

interface Scene {
  board: Board;
  borders: ReadonlyMap<string, Border>;
  view: View;
  offered: Offered;
  takeover: Takeover | null;
  ownersOf: ReadonlyMap<string, readonly Owner[]>;
  companiesOf: (area: string) => readonly Company[];
  names: Names;
}

function areaSlip(area: Area, { view, ownersOf, companiesOf, takeover, names }: Scene): Slip {
  const lost = listed(takeover?.lost[area.id] ?? {});
  return {
    title: names.place(area.id),
    facts: groundOf(area, companiesOf(area.id), names),
    pieces: listed(view.pieces[area.id] ?? {}),
    owners: ownersOf.get(area.id) ?? [],
    notes: lost.length > 0 ? [names.t("wensleydale-map-tip-lost", { pieces: lost })] : [],
  };
}

function borderSlip(border: Border, id: string, from: string, { view, offered, names }: Scene): Slip {
  const owner = view.links[id] ?? null;
  const steps = offered.borders.get(id) ?? [];
  const step = steps.find(({ a }) => a === from) ?? steps[0];
  return {
    title: names.t("wensleydale-map-tip-border", { a: border.a, b: border.b }),
    facts: [...borderState(border, owner, names), ...(step ? feeWords(feesOf(step, view), names) : [])],
    pieces: [],
    owners: owner === null ? [] : [owner],
    notes: step ? [names.t(`wensleydale-map-tip-${step.kind}`)] : [],
  };
}

function pieceSlip(area: string, kind: Kind, { view, offered, takeover, names }: Scene): Slip {
  const count = view.pieces[area]?.[kind] ?? 0;
  const lost = takeover?.lost[area]?.[kind] ?? 0;
  return {
    title: names.t("wensleydale-map-piece", { pieces: Array<Kind>(count).fill(kind), area }),
    facts: reachOf(kind, moversOf(view, area, kind), names),
    pieces: [],
    owners: [],
    notes: [
      needOf(kind, names),
      ...(offered.pieces.has(pieceKey(area, kind)) ? [names.t("wensleydale-map-tip-load")] : []),
      ...(lost > 0 ? [names.t("wensleydale-map-tip-lost", { pieces: Array<Kind>(lost).fill(kind) })] : []),
    ],
  };
}

export function slipFor(stop: string, scene: Scene): Slip | null {
  const [sort, id = "", more = ""] = stop.split(":");
  if (sort === "piece") return pieceSlip(id, more as Kind, scene);
  if (sort === "border") {
    const border = scene.borders.get(id);
    return border ? borderSlip(border, id, more, scene) : null;
  }
  const area = scene.board.areas.find((one) => one.id === id);
  return area ? areaSlip(area, scene) : null;
}
