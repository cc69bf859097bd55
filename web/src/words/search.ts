/** Finding a move in the list or a rule in the book, by parts of it without minding accents or capitals. */

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}

/** The first of those that read the same, as parallel tracks of one colour do: one is as good as the other. */
export function once<Move extends { sentence: string }>(moves: readonly Move[]): Move[] {
  const read = new Set<string>();
  return moves.filter(({ sentence }) => !read.has(sentence) && read.add(sentence));
}

const wordsOf = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);

/** Where a word stands in a plain text. The id of a rule is no part of a longer one. */
function places(text: string, word: string): [number, number][] {
  const id = /^[a-z]\d+(\.\d+)?$/.test(word);
  const spans: [number, number][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (!id || (!/[\w.]/.test(text[at - 1] ?? "") && !/\d/.test(text[end] ?? ""))) spans.push([at, end]);
  }
  return spans;
}

/** True if every typed word stands somewhere in the sentence. */
export function matches(sentence: string, typed: string): boolean {
  const text = plain(sentence);
  return wordsOf(typed).every((word) => places(text, word).length > 0);
}

/** A text cut where typed words begin and end. */
export function pieces(text: string, typed: string): { text: string; hit: boolean }[] {
  const words = wordsOf(typed);
  // Letter by letter, so that a place in the plain text is a place in the text.
  const letters = [...text.normalize("NFC")];
  const simple = letters.map((letter) => plain(letter)[0] ?? " ").join("");
  const hits = letters.map(() => false);
  for (const [from, to] of words.flatMap((word) => places(simple, word))) hits.fill(true, from, to);
  const cut: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, index) => {
    const last = cut.at(-1);
    if (last && last.hit === hits[index]) last.text += letter;
    else cut.push({ text: letter, hit: hits[index] === true });
  });
  return cut;
}
