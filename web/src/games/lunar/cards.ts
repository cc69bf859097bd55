/** Demand and event cards by their ids: `d17`, `e4`. */
import type { Board, Demand, EventCard, EventInEffect, Player } from "./types";

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

/** Turns of its drawer after the one being played to whose end an event lasts; none if it ends with this one. */
export function turnsToCome({ drawer, left, fresh }: EventInEffect, active: number | null): number {
  return left + (fresh ? 1 : 0) - (drawer === active ? 1 : 0);
}
