/** Measures of the graphs over the turns. */

/** How far each of these values has to move aside so that equal ones stand side by side round their place. */
export function apart(values: readonly number[], gap: number): number[] {
  const before = new Map<number, number>();
  const places = values.map((value) => {
    const place = before.get(value) ?? 0;
    before.set(value, place + 1);
    return place;
  });
  return values.map((value, index) => ((places[index] ?? 0) - ((before.get(value) ?? 1) - 1) / 2) * gap);
}
