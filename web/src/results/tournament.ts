/** What is said of a tournament wherever it is named. */
import type { TournamentInfo } from "../api/types";
import { number, t } from "../words/language.svelte";

export const stands = ({ over, round, rounds }: TournamentInfo): string =>
  over ? t("tournaments-over") : t("tournaments-round", { round, rounds });

/** Points of a tournament: places that are shared halve them. */
export const points = (amount: number): string => number(amount, { maximumFractionDigits: 2 });
