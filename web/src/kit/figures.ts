import { number } from "../words/language.svelte";

/** Points with their sign, with a true minus. */
export function signed(points: number): string {
  if (points > 0) return `+${points}`;
  return points < 0 ? `−${-points}` : "0";
}

/** A number as it stands on a scale, with a true minus. */
export const figure = (points: number): string => String(points).replace("-", "−");

/** What something is worth, with its sign and one figure behind the point. */
export const worth = (points: number): string =>
  number(points, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A part of a whole in hundredths. */
export const hundredths = (part: number): string => number(part, { style: "percent" });

/** The same with its sign, for what is more or less. */
export const signedHundredths = (part: number): string => number(part, { style: "percent", signDisplay: "exceptZero" });
