/** Finding a move in the list by typing parts of it, without minding accents or capitals. */

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** True if every typed word stands somewhere in the sentence. */
export function matches(sentence: string, typed: string): boolean {
  const text = plain(sentence);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
