/** Players with the same total whom the rules put one after the other all the same, the first one first. */
export function tied(totals: readonly number[], ranks: readonly number[]): number[][] {
  const groups = Map.groupBy(
    totals.map((_, seat) => seat),
    (seat) => totals[seat],
  );
  return [...groups.values()]
    .map((seats) => seats.sort((x, y) => (ranks[x] ?? 0) - (ranks[y] ?? 0)))
    .filter((seats) => new Set(seats.map((seat) => ranks[seat])).size > 1);
}
