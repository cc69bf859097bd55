/** Time as people say it: what is left, and how a table gives it. */
import type { ClockInfo } from "../api/types";
import { number, t } from "../words/language.svelte";

const two = (part: number): string => String(part).padStart(2, "0");

/** Seconds on a clock: 1:35, and 1:02:35 where it takes hours. */
export function minutes(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = Math.floor((seconds % 3600) / 60);
  return `${hours > 0 ? `${hours}:${two(rest)}` : rest}:${two(seconds % 60)}`;
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** In words, with the two largest units it takes: 1 day 6 hours. */
export function duration(seconds: number, unitDisplay: "long" | "narrow" = "long"): string {
  const first = Math.max(
    0,
    UNITS.findIndex(([, length]) => seconds >= length),
  );
  const parts: string[] = [];
  let rest = seconds;
  for (const [unit, length] of UNITS.slice(first, first + 2)) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(number(count, { style: "unit", unit, unitDisplay }));
  }
  return parts.join(" ") || number(0, { style: "unit", unit: "second", unitDisplay });
}

/** What is left on a clock: to the second where seconds count. */
export const timeLeft = (seconds: number, { kind }: ClockInfo): string =>
  kind === "live" || seconds < 3600 ? minutes(seconds) : duration(seconds, "narrow");

/** How a table gives time, and what happens when somebody has none left. */
export function clockSaid({ kind, bank, allowance, most, at_zero }: ClockInfo): string {
  const times = { bank: duration(bank), allowance: duration(allowance), most: duration(most ?? 0) };
  return `${t(`clock-${kind}-said`, times)} ${t(`clock-ends-${at_zero}`)}`;
}
