/** Track as paths: one for each seat and side, however long the network is. */
import type { Geography, Link, Spot } from "../geography";
import type { Side } from "../types";
import { at } from "./paths";

/** The two ends of a link as it is drawn on a side; through a wrap pair it ends at the letter. Null on the other side. */
export function endsOn(geography: Geography, link: Link, side: Side): [Spot, Spot] | null {
  const [a, b] = [geography.mileposts[link.a]!, geography.mileposts[link.b]!];
  if (link.pair === null) return geography.sideOf(link) === side ? [a, b] : null;
  const wrap = geography.wraps.get(link.pair);
  return wrap ? [a.side === side ? a : b, geography.letterAt(wrap, side)] : null;
}

/** Many links as one path. */
export function trackPath(geography: Geography, links: Iterable<number>, side: Side): string {
  let path = "";
  for (const number of links) {
    const link = geography.links[number];
    const ends = link && endsOn(geography, link, side);
    if (ends) path += `M${at(ends[0])}L${at(ends[1])}`;
  }
  return path;
}

/** The seat whose track a link is, by the link's number. */
export function ownersOf(track: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  return new Map(track.flatMap((links, seat) => links.map((link): [number, number] => [link, seat])));
}

/** The seats with track at a milepost, rising. */
export function ownersAt(geography: Geography, owners: ReadonlyMap<number, number>, milepost: number): number[] {
  const seats = new Set((geography.linksAt[milepost] ?? []).map((link) => owners.get(link)));
  return [...seats].filter((seat) => seat !== undefined).sort((p, q) => p - q);
}

/** The link a train takes between two mileposts: on the ground if there is one, else through the pair that has track. */
export function riddenLink(
  geography: Geography,
  from: number,
  to: number,
  laid: ReadonlyMap<number, number>,
): Link | undefined {
  const links = (geography.linksAt[from] ?? [])
    .filter((number) => geography.across(number, from).number === to)
    .map((number) => geography.links[number]!);
  return links.find(({ pair, number }) => pair === null || laid.has(number)) ?? links[0];
}
