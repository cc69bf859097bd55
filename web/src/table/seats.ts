/** Who sits at a table. */
import type { GameInfo, NewSeat } from "../api/types";
import { recall, remember } from "../browser/memory";
import { t } from "../words/language.svelte";

/** What can be typed as the number of a game and is still exact as a number here. */
export const SEED_DIGITS = 15;

export const myName = (): string => recall("name") ?? "";

export function keepMyName(name: string): void {
  remember("name", name.trim());
}

/** The computer player that is offered first: the second from the weakest plays sensibly and can be beaten. */
export const usualOpponent = ([weakest, next]: readonly string[]): string => next ?? weakest ?? "";

/** How many sit down unless somebody says otherwise: four, or as near to it as the game allows. */
export const usualCount = ({ seats }: GameInfo): number => Math.min(seats.most, Math.max(seats.least, 4));

/** One person against computer players of one kind. */
export function quickSeats(name: string, bot: string, others: number): NewSeat[] {
  const me: NewSeat = { kind: "me", name: name.trim() || t("lobby-nameless") };
  return [me, ...Array.from({ length: others }, (): NewSeat => ({ kind: "bot", bot }))];
}
