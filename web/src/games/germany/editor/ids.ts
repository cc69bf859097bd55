/** Names as ids: small letters of the plain alphabet, each once. */
const WRITTEN: Record<string, string> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "oe",
  å: "aa",
  œ: "oe",
  ł: "l",
};

export function idOf(name: string, otherwise: string): string {
  const small = name.toLowerCase().replace(/[^a-z]/g, (letter) => WRITTEN[letter] ?? letter);
  const plain = small.normalize("NFD").replace(/\p{Mark}/gu, "");
  return plain.replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "") || otherwise;
}

/** Gives each asked id once; whoever asks again gets it with a number. */
export function once(taken: Set<string> = new Set()): (id: string) => string {
  return (id) => {
    let free = id;
    for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
    taken.add(free);
    return free;
  };
}
