/** The options of a game in words: what each is called and about, and how it is played at a table. */
import type { OptionInfo, OptionValue } from "../api/types";
import { firstOf, list, number, t } from "../words/language.svelte";

const idOf = (game: string, { name }: OptionInfo): string => `option-${game}-${name.replaceAll("_", "-")}`;

export const label = (game: string, option: OptionInfo): string => firstOf([idOf(game, option)], option.name);

export const about = (game: string, option: OptionInfo): string => firstOf([`${idOf(game, option)}.about`], "");

/** One of the things that can be chosen; a number means a seat. */
export function choiceSaid(game: string, option: OptionInfo, choice: string | number): string {
  if (typeof choice === "number") return t("setup-seat", { number: choice + 1 });
  return firstOf([`${idOf(game, option)}.${choice}`], choice);
}

/** A value, whatever kind it is of. */
export function valueSaid(game: string, option: OptionInfo, value: OptionValue): string {
  if (typeof value === "boolean") return t(value ? "option-yes" : "option-no");
  if (value === null) return choiceSaid(game, option, "none");
  if (Array.isArray(value)) return list(value.map(([from = 0, amount = 0]) => `${number(from)}: ${number(amount)}`));
  if (typeof value === "object") {
    return list(Object.entries(value).map(([name, count]) => `${choiceSaid(game, option, name)} ${number(count)}`));
  }
  return typeof value === "number" && option.kind !== "choice" ? number(value) : choiceSaid(game, option, value);
}
