/** What the players of finished games are called, and where more of them is told. */
import type { PlayerInfo, RatingInfo } from "../api/types";
import { botName } from "../table/levels";
import { firstOf, t } from "../words/language.svelte";

export const personAddress = (name: string): string => `/results?player=${encodeURIComponent(name)}`;

export const meetingAddress = (one: string, other: string): string =>
  `${personAddress(one)}&against=${encodeURIComponent(other)}`;

/** At a table a computer player has a name, among all of its kind it has none. */
export function called({ kind, name, bot }: PlayerInfo): string {
  if (kind === "gone") return t("results-gone");
  if (kind === "guest") return name ? t("results-guest", { name }) : t("results-you");
  if (bot === null) return name;
  const said = t("setup-bot", { kind: botName(bot) });
  return name ? t("results-bot", { name, kind: botName(bot) }) : said;
}

export const ratingSaid = ({ points, margin }: RatingInfo): string => t("results-rating", { points, margin });

/** A score in the unit of its game, with at most one figure behind the point. */
export function scoreSaid(game: string, score: number): string {
  const points = Math.round(score * 10) / 10;
  return firstOf([`results-points-${game}`], t("results-points", { points }), { points });
}
