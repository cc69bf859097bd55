/** The Moon in sentences: what is expected now, and what each action does. */
import type { Bracket } from "../../api/types";
import { joined, type Names } from "../../words/words";
import { eventOf } from "./cards";
import type { MoonGlossary } from "./glossary";
import type { Action, Board, View } from "./types";

/** An action as a plain sentence, for the list and for buttons. */
export function actionSentence(action: Action, names: Names<MoonGlossary>): string {
  switch (action.kind) {
    case "build": {
      const { a, b, cost, pair } = action;
      return names.t(pair === null ? "lunar-do-build" : "lunar-do-build-wrap", { a, b, cost, pair });
    }
    case "upgrade":
      return names.t("lunar-do-upgrade", { loco: action.loco });
    case "place":
    case "move":
      return names.t(`lunar-do-${action.kind}`, { milepost: action.milepost, city: action.city });
    case "load":
    case "drop":
    case "give-up":
      return names.t(`lunar-do-${action.kind}`, { good: action.good });
    case "deliver": {
      const { card, good, city, pay } = action;
      return names.t(city === null ? "lunar-do-boom" : "lunar-do-deliver", { card, good, city, pay });
    }
    default:
      return names.t(`lunar-do-${action.kind}`);
  }
}

/** What an event card does; the tax by the brackets of this table, where its options have any. */
export function eventText(card: string, board: Board, view: View, names: Names<MoonGlossary>): string {
  const brackets = view.options.tax_table;
  if (eventOf(board, card)?.type !== "tax" || !Array.isArray(brackets)) return names.t("lunar-event-text", { card });
  const said = (brackets as Bracket[]).map(([from, amount]) => names.t("lunar-tax-bracket", { from, amount }));
  return names.t("lunar-tax-brackets", { brackets: joined(said) });
}

/** The one sentence on top: what is expected, from whom. */
export function expected(view: View, actions: readonly Action[], names: Names<MoonGlossary>): string {
  if (view.phase === "over" || view.seat === null) {
    const winners = (view.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    return names.t("lunar-winners", { winners, many: winners.length, cash: view.scores?.[winners[0] ?? 0] ?? 0 });
  }
  if (actions.length === 0) return names.t(`lunar-wait-${view.phase}`, { player: view.seat });

  const can = new Set(actions.map((action) => action.kind));
  const stranded = can.has("turn-round");
  const { moved, speed, spent, limit } = view.allowance;
  const cash = view.players[view.seat]?.cash ?? 0;
  switch (view.phase) {
    case "opening":
    case "build": {
      if (!can.has("build") && !can.has("upgrade")) return names.t("lunar-expect-build-nothing");
      const left = limit === null ? cash : Math.min(cash, limit - spent);
      return names.t(`lunar-expect-${view.phase}`, { left });
    }
    case "operate":
      if (can.has("place")) return names.t("lunar-expect-place");
      if (can.has("move")) return names.t("lunar-expect-operate", { left: speed - moved });
      return names.t(stranded ? "lunar-expect-stranded" : "lunar-expect-operate-done");
    default:
      return names.t(`lunar-expect-${view.phase}`);
  }
}
