/** How a route can be paid, in the order a player would look at it. */
import { ofKind } from "../../kit/actions";
import type { Action, Claim, Counts } from "./types";

/** Least locomotives first; then the colour one holds most of, which is the one easiest to part with. */
export function paymentsFor(actions: readonly Action[], route: string, hand: Counts | null): Claim[] {
  const held = (claim: Claim): number => (claim.colour === null ? 0 : (hand?.[claim.colour] ?? 0));
  return ofKind(actions, "claim")
    .filter((claim) => claim.route === route)
    .sort((x, y) => x.locos - y.locos || held(y) - held(x) || x.id - y.id);
}

/** The cards of a payment one by one, coloured ones before locomotives. */
export function cardsOf(claim: Claim): string[] {
  const coloured: string[] = claim.colour === null ? [] : Array<string>(claim.cards).fill(claim.colour);
  return [...coloured, ...Array<string>(claim.locos).fill("loco")];
}
