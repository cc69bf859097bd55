/** Germany in sentences: what is expected now, and what each action does. */
import type { Names, Arguments } from "../../words/words";
import type { Action, Board, View } from "./types";

/** The place whose passengers are being decided, or null outside that decision. */
export function decidingAt(board: Board, view: View): string | null {
  const route = board.routes.find((one) => one.id === view.claimed);
  if (!route || (view.phase !== "passenger-a" && view.phase !== "passenger-b")) return null;
  const end = view.phase === "passenger-a" ? route.a : route.b;
  return board.border_spots.find((spot) => spot.id === end)?.country ?? end;
}

/** An action as a plain sentence, for the list and for buttons. */
export function actionSentence(action: Action, board: Board, view: View, names: Names): string {
  switch (action.kind) {
    case "take":
      return names.t("germany-do-take", { card: action.card });
    case "draw":
    case "stop":
    case "pass":
      return names.t(`germany-do-${action.kind}`);
    case "tickets":
      return names.t("germany-do-tickets", { short: action.short, long: action.long });
    case "keep":
      return names.t("germany-do-keep", { tickets: action.keep.map((position) => view.pending[position]?.id ?? "") });
    case "passenger": {
      const place = decidingAt(board, view) ?? "";
      return action.colour === null
        ? names.t("germany-do-passenger-none", { place })
        : names.t("germany-do-passenger", { place, colour: action.colour });
    }
    case "claim": {
      const { route, colour, cards, locos } = action;
      return names.t("germany-do-claim", { route, colour, cards, locos });
    }
  }
}

/** The one sentence on top: what is expected, from whom. */
export function expected(board: Board, view: View, actions: readonly Action[], names: Names): string {
  if (view.phase === "over" || view.seat === null) {
    const winners = (view.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const score = view.scores?.[winners[0] ?? 0] ?? 0;
    return names.t("end-winners", { winners, many: winners.length, score });
  }
  const player = view.seat;
  if (actions.length === 0) return names.t(`germany-wait-${waiting(view)}`, { player });
  if (actions.every((action) => action.kind === "pass")) return names.t("germany-expect-pass");

  const args: Arguments = { place: decidingAt(board, view) };
  if (view.phase === "setup-keep") args.least = board.rules.tickets.setup_keep_min;
  if (view.phase === "keep") args.least = board.rules.tickets.turn_keep_min;
  if (view.phase === "turn") return names.t(`germany-expect-turn-${possible(actions)}`);
  return names.t(`germany-expect-${view.phase}`, args);
}

function waiting(view: View): string {
  if (view.phase === "setup-mix" || view.phase === "setup-keep" || view.phase === "keep") return "tickets";
  if (view.phase === "passenger-a" || view.phase === "passenger-b") return "passenger";
  return view.phase === "second" ? "second" : "turn";
}

/** Which of the three actions there are: any of c(ards), r(oute), t(ickets). */
function possible(actions: readonly Action[]): string {
  const kinds = new Set(actions.map((action) => action.kind));
  const cards = kinds.has("take") || kinds.has("draw") ? "c" : "";
  return `${cards}${kinds.has("claim") ? "r" : ""}${kinds.has("tickets") ? "t" : ""}`;
}
