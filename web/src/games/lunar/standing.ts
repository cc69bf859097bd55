/** What can be handled where a train stands: each load and each delivery, with its action or without one. */
import { demandsOf, eventOf } from "./cards";
import type { Action, Board, Deliver, Handle, View } from "./types";

export interface Handling<A extends Action = Action> {
  /** what the rules are asked about when it cannot be done */
  notation: string;
  action: A | null;
}

export interface Loading extends Handling<Handle> {
  good: string;
  /** tokens left in the tray */
  left: number;
}

export interface Delivery extends Handling<Deliver> {
  card: string;
  good: string;
  pay: number;
}

export interface Aboard {
  good: string;
  drop: Handling<Handle>;
  deliveries: Delivery[];
}

export interface Standing {
  city: string | null;
  /** what the city produces */
  loadings: Loading[];
  aboard: Aboard[];
  /** places for loads that are free */
  free: number;
}

/** Null while the train is not on the Moon. */
export function standingOf(board: Board, view: View, seat: number, actions: readonly Action[]): Standing | null {
  const player = view.players[seat];
  if (!player?.train) return null;
  const { city } = player.train;
  const find = <A extends Action>(notation: string): A | null =>
    (actions.find((action) => action.notation === notation) as A | undefined) ?? null;
  const place = board.cities.find(({ id }) => id === city);

  const loadings = (place?.goods ?? []).map((good): Loading => {
    const notation = `load ${good}`;
    return { good, notation, action: find<Handle>(notation), left: view.tray[good] ?? 0 };
  });
  const seen = new Set<string>();
  const aboard = player.loads.map((good): Aboard => {
    // Of two loads alike the first one shows where it can go.
    const deliveries = seen.has(good) ? [] : deliveriesOf(board, view, seat, good, city, find);
    seen.add(good);
    const notation = `drop ${good}`;
    return { good, drop: { notation, action: find<Handle>(notation) }, deliveries };
  });
  const capacity = board.locomotives.find(({ id }) => id === player.loco)?.capacity ?? 0;
  return { city, loadings, aboard, free: Math.max(0, capacity - player.loads.length) };
}

/** The demands and events that want this load in this city, allowed at the moment or not. */
function deliveriesOf(
  board: Board,
  view: View,
  seat: number,
  good: string,
  city: string | null,
  find: (notation: string) => Deliver | null,
): Delivery[] {
  if (city === null) return [];
  const wanted = (view.players[seat]?.hand ?? []).flatMap((card) =>
    demandsOf(board, card)
      .filter((demand) => demand.good === good && demand.city === city)
      .map((demand) => ({ card, pay: demand.payoff })),
  );
  const major = board.cities.some(({ id, size }) => id === city && size === "major");
  const booms = view.events.flatMap(({ card }) => {
    const { goods, payoff } = eventOf(board, card)?.params ?? {};
    return major && goods?.includes(good) ? [{ card, pay: payoff ?? board.rules.boom_payoff }] : [];
  });
  return [...wanted, ...booms].map(({ card, pay }) => {
    const notation = `deliver ${card} ${good}`;
    return { card, good, pay, notation, action: find(notation) };
  });
}

/** The active player's train has turned round, which took its movement: only so a train outside a city has moved and
    yet has come from nowhere. */
export function turnedRound({ active, players, allowance }: View): boolean {
  const train = active === null ? null : players[active]?.train;
  return !!train && train.city === null && train.from === null && allowance.moved > 0;
}
