/** The named strengths of computer players, from the weakest. Who plays without any plan is below the first. */
import { firstOf, t } from "../words/language.svelte";

const LEVELS = ["novice", "greedy", "planner", "scout", "search", "learned", "grandmaster"];

export const MOST_STEPS = LEVELS.length;

export const stepsOf = (bot: string): number => LEVELS.indexOf(bot) + 1;

export const botName = (bot: string): string => firstOf([`bot-${bot}`], bot);

/** A computer player as a choice among others: its name, and how strong it is. */
export const botChoice = (bot: string): string =>
  t("setup-bot-steps", { bot: t("setup-bot", { kind: botName(bot) }), steps: stepsOf(bot), most: MOST_STEPS });
