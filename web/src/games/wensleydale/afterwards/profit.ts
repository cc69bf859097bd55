/** Where a player's profit came from, over the whole game. */
import type { Account } from "../accounts";
import { MOVED, type Moved } from "../types";

export interface Source {
  /** pieces of a kind, the links that had to be kept up, or what lay beyond the ends of the track */
  from: Moved | "links" | "beyond";
  amount: number;
}

/** Together they are the level at the end. */
export function sourcesOf(accounts: readonly Account[], worth: Readonly<Record<Moved, number>>): Source[] {
  const sum = (part: (account: Account) => number): number => accounts.reduce((all, one) => all + part(one), 0);
  const beyond = sum(({ from, to, result }) => to - from - result);
  return [
    ...MOVED.map((kind): Source => ({ from: kind, amount: sum(({ pieces }) => (pieces[kind] ?? 0) * worth[kind]) })),
    { from: "links", amount: -sum(({ links }) => links) },
    ...(beyond === 0 ? [] : [{ from: "beyond" as const, amount: beyond }]),
  ];
}
