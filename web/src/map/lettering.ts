/**
 * Widths of the condensed lettering of the maps (Cabin Condensed, weight 700), in hundredths of the type size. With
 * them a sign or a label knows its size without asking a browser, so the same sizes serve the overlap check and the
 * drawing.
 */
const WIDTHS: Record<string, number> = {};
const table: [number, string][] = [
  [17, "'"],
  [19, " "],
  [20, "’"],
  [21, "ijî"],
  [23, "l"],
  [24, "IJ"],
  [29, "fr"],
  [30, "t"],
  [35, "-"],
  [37, "s"],
  [38, "cç"],
  [40, "z"],
  [42, "akxäâà"],
  [43, "Lg"],
  [45, "Fevéèê"],
  [47, "huüù"],
  [48, "TZny"],
  [49, "bdopqöôò"],
  [50, "E"],
  [51, "S"],
  [52, "CPY"],
  [53, "AKÄ"],
  [54, "R"],
  [55, "Xß"],
  [56, "B"],
  [57, "G"],
  [58, "V"],
  [61, "N"],
  [62, "DUÜ"],
  [63, "w"],
  [64, "H"],
  [65, "OQÖ"],
  [73, "M"],
  [75, "m"],
  [81, "W"],
];
for (const [width, letters] of table) for (const letter of letters) WIDTHS[letter] = width;

export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += WIDTHS[letter] ?? 50;
  return (sum * size) / 100;
}
