/** Points with their sign, with a true minus. */
export function signed(points: number): string {
  if (points > 0) return `+${points}`;
  return points < 0 ? `−${-points}` : "0";
}

/** A number as it stands on a scale, with a true minus. */
export const figure = (points: number): string => String(points).replace("-", "−");
