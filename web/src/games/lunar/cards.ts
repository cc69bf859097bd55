/** Demand and event cards by their ids: `d17`, `e4`. */
import type { Board, Demand, EventCard, Player } from "./types";

const numberOf = (card: string): number => Number(card.slice(1));

export function demandsOf(board: Board, card: string): Demand[] {
  return board.demand_cards.find(({ id }) => id === numberOf(card))?.demands ?? [];
}

export function eventOf(board: Board, card: string): EventCard | undefined {
  return board.event_cards.find(({ id }) => id === numberOf(card));
}

/** A demand of somebody's hand. */
export interface Held extends Demand {
  card: string;
}

export function heldBy(board: Board, player: Player): Held[] {
  return player.hand.flatMap((card) => demandsOf(board, card).map((demand) => ({ ...demand, card })));
}
