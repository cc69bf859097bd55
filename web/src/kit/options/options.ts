/** The kinds of options that are more than a word or a number. */
import type { Bracket, OptionInfo } from "../../api/types";

export const UNLIMITED = "unlimited";
export type Counts = Record<string, number>;
export type Supply = string | Counts;

/** What each field of an option is given. */
export interface Field<V> {
  option: OptionInfo;
  labelled: string;
  described: string;
  value: V;
  onchange: (value: V) => void;
}

/** The supply to begin with when it becomes limited: the usual one, or as many as there can be. */
export function usualSupply(option: OptionInfo): Counts {
  const usual = option.default;
  if (usual !== null && typeof usual === "object" && !Array.isArray(usual)) return { ...usual };
  return Object.fromEntries((option.choices ?? []).map((name) => [String(name), option.most ?? 0]));
}

/** The next bracket of a scale, higher than the last in both numbers; null where there is no room for one. */
export function nextBracket(brackets: Bracket[], option: OptionInfo): Bracket | null {
  const [least, most] = [option.least ?? 0, option.most ?? 0];
  const [from, amount] = brackets.at(-1) ?? [least, least];
  if (from >= most || amount >= most) return null;
  const step = Math.max(1, Math.round((most - least) / 20));
  return [Math.min(most, from + step), Math.min(most, amount + Math.ceil(step / 5))];
}
