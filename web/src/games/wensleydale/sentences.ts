/** The Dales in sentences: what is expected now, and what each action does. */
import type { Names } from "../../words/words";
import type { DalesGlossary } from "./glossary";
import { points } from "./payments";
import { bidsOf } from "./phases";
import type { Action, View } from "./types";

/** An action as a plain sentence, for the list and for buttons. */
export function actionSentence(action: Action, names: Names<DalesGlossary>): string {
  switch (action.kind) {
    case "bid":
      return names.t("wensleydale-do-bid", { box: action.box, cubes: action.cubes });
    case "lay":
    case "over":
      return names.t(`wensleydale-do-${action.kind}`, { a: action.a, b: action.b, border: action.border });
    case "pay":
    case "exchange":
      return names.t(`wensleydale-do-${action.kind}`, { payment: points(action.payment) });
    case "buy":
      return names.t("wensleydale-do-buy", { train: action.train });
    case "move":
      return names.t("wensleydale-do-move", { piece: action.piece, area: action.area });
    case "takeover":
      return names.t("wensleydale-do-takeover", { company: action.company });
    default:
      return names.t(`wensleydale-do-${action.kind}`);
  }
}

/** The one sentence on top: what is expected, from whom. */
export function expected(view: View, actions: readonly Action[], names: Names<DalesGlossary>): string {
  if (view.phase === "over" || view.seat === null) {
    const winners = (view.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const score = view.scores?.[winners[0] ?? 0] ?? 0;
    return names.t("end-winners", { winners, many: winners.length, score });
  }
  if (actions.length === 0) return names.t(`wensleydale-wait-${view.phase}`, { player: view.seat });

  const can = new Set(actions.map((action) => action.kind));
  switch (view.phase) {
    case "auction":
      return names.t("wensleydale-expect-auction", { bids: bidsOf(view, view.seat).length });
    case "build": {
      const area = view.building?.areas.at(-1);
      if (area === undefined) return names.t("wensleydale-expect-build");
      return names.t(can.has("lay") ? "wensleydale-expect-build-on" : "wensleydale-expect-build-done", { area });
    }
    case "pay":
      return names.t("wensleydale-expect-pay", { count: view.building?.rest });
    case "trains":
      if (!can.has("move")) return names.t("wensleydale-expect-trains-b");
      return names.t(can.has("buy") ? "wensleydale-expect-trains-bm" : "wensleydale-expect-trains-m");
    case "exchange":
      return names.t("wensleydale-expect-exchange", { train: view.buying?.train, count: view.buying?.missing });
    case "takeover": {
      if (!view.taking) return names.t("wensleydale-expect-takeover");
      const { company, areas } = view.taking;
      if (areas.length === 0) return names.t("wensleydale-expect-takeover-begin", { company });
      const next = can.has("over") ? (can.has("done") ? "either" : "on") : "done";
      return names.t(`wensleydale-expect-takeover-${next}`, { company, area: areas.at(-1) });
    }
  }
}
