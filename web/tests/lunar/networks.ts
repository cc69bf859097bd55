/** Six full networks, as late in a long game: made up, the same every time, for measuring and for tests. */
import type { Geography } from "../../src/games/lunar/geography";

/** Numbers between 0 and 1, always the same ones. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Each network grows from a major city of its own in long arms, over free links only. */
export function fullNetworks(geography: Geography, seats = 6, segments = 300): number[][] {
  const next = numbers(2003);
  const taken = new Set<number>();
  const pairs = new Set<string>();
  const majors = [...geography.cities.values()].filter(({ size }) => size === "major");
  return Array.from({ length: seats }, (_, seat) => {
    const start = geography.find(majors[seat]!.id)!.number;
    const joined = [...geography.milepostsOf.get(geography.mileposts[start]!.city!)!];
    const track: number[] = [];
    let at = start;
    while (track.length < segments) {
      const free = geography.linksAt[at]!.filter((number) => {
        const { red, pair } = geography.links[number]!;
        return !red && !taken.has(number) && (pair === null || !pairs.has(pair));
      }).filter((number) => !joined.includes(geography.across(number, at).number));
      const link = free[Math.floor(next() * free.length)];
      if (link === undefined || next() < 0.04) {
        at = joined[Math.floor(next() * joined.length)]!;
        continue;
      }
      taken.add(link);
      const { pair } = geography.links[link]!;
      if (pair !== null) pairs.add(pair);
      track.push(link);
      at = geography.across(link, at).number;
      joined.push(at);
    }
    return track.sort((p, q) => p - q);
  });
}
