/** Finding a move in the list: each sentence once, found by parts of it without minding accents or capitals. */

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** The first of those that read the same, as parallel tracks of one colour do: one is as good as the other. */
export function once<Move extends { sentence: string }>(moves: readonly Move[]): Move[] {
  const read = new Set<string>();
  return moves.filter(({ sentence }) => !read.has(sentence) && read.add(sentence));
}

/** True if every typed word stands somewhere in the sentence. */
export function matches(sentence: string, typed: string): boolean {
  const text = plain(sentence);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
