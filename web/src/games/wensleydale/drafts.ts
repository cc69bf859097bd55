/** Lines in pencil, each the areas it runs through. A click draws a link on, or rubs one out. */
import { borderId } from "./map/types";

export type Line = readonly string[];

export const linksOf = (line: Line): string[] => line.slice(1).map((area, i) => borderId(line[i]!, area));

/** An area alone is where a line shall begin; with a second one it is a line. */
export const isDrawn = (line: Line): boolean => line.length > 1;

/** The border between two areas was clicked: rubbed out where a line has it, else the nearest line goes on over it. */
export function acrossBorder(lines: readonly Line[], a: string, b: string): Line[] {
  const border = borderId(a, b);
  const crossing = lines.find((line) => linksOf(line).includes(border));
  if (crossing) return lines.flatMap((line) => (line === crossing ? without(line, border) : [line]));
  return drawnOn(lines, a, b) ?? drawnOn(lines, b, a) ?? [...lines.filter(isDrawn), [a, b]];
}

/** An area was clicked: the line drawn last goes on into it from where it touches it, or steps back out of its end. */
export function intoArea(lines: readonly Line[], area: string, neighbours: readonly string[]): Line[] {
  for (const end of [...lines].reverse().flatMap((line) => [line.at(-1)!, line[0]!]))
    if (neighbours.includes(end)) {
      const drawn = drawnOn(lines, end, area);
      if (drawn) return drawn;
    }
  const ending = lines.findLast((line) => line[0] === area || line.at(-1) === area);
  if (!ending) return [...lines.filter(isDrawn), [area]];
  const shorter = ending.at(-1) === area ? ending.slice(0, -1) : ending.slice(1);
  return lines.flatMap((line) => (line !== ending ? [line] : shorter.length > 1 ? [shorter] : []));
}

/** A line that ends in the first area goes on into the second, and into another line that ends there; null if none. */
function drawnOn(lines: readonly Line[], from: string, to: string): Line[] | null {
  const line = lines.findLast((one) => [one[0], one.at(-1)].includes(from) && !one.includes(to));
  if (!line) return null;
  const towards = line.at(-1) === from ? line : [...line].reverse();
  const next = lines.find(
    (one) => one !== line && [one[0], one.at(-1)].includes(to) && !one.some((area) => line.includes(area)),
  );
  const rest = next ? (next[0] === to ? next : [...next].reverse()) : [to];
  return [...lines.filter((one) => one !== line && one !== next), [...towards, ...rest]];
}

/** What is left of a line on both sides of a link that is rubbed out. */
function without(line: Line, border: string): Line[] {
  const at = linksOf(line).indexOf(border) + 1;
  return [line.slice(0, at), line.slice(at)].filter(isDrawn);
}
