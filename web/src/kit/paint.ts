/** One's own colour, on one's own screen: the seat that has it and one's own exchange theirs. Patterns stay with their
    seats, so that everybody at the table can still speak of the dotted one. */

export interface Paint {
  colour: string;
  ink: string;
  /** as the game calls it in its stylesheet: `--seat-0-name` */
  name: string;
}

/** The paint of each seat whose paint is another than the game's own. */
export function exchanged(palette: readonly Paint[], mine: number, wanted: string): Map<number, Paint> {
  const other = palette.findIndex(({ name }) => name === wanted);
  const [own, theirs] = [palette[mine], palette[other]];
  if (!own || !theirs || other === mine) return new Map();
  return new Map([
    [mine, theirs],
    [other, own],
  ]);
}

function paletteOf(root: HTMLElement): Paint[] {
  const style = getComputedStyle(root);
  const palette: Paint[] = [];
  for (let seat = 0; ; seat += 1) {
    const said = (what: string): string => style.getPropertyValue(`--seat-${seat}${what}`).trim();
    if (!said("")) return palette;
    palette.push({ colour: said(""), ink: said("-ink"), name: said("-name").replaceAll('"', "") });
  }
}

/** Paints the table that the page wears; what is given back takes the paint off again. */
export function paint(mine: number, wanted: string): () => void {
  const root = document.documentElement;
  const seats = exchanged(paletteOf(root), mine, wanted);
  for (const [seat, { colour, ink }] of seats) {
    root.style.setProperty(`--seat-${seat}`, colour);
    root.style.setProperty(`--seat-${seat}-ink`, ink);
  }
  return () => {
    for (const seat of seats.keys()) {
      root.style.removeProperty(`--seat-${seat}`);
      root.style.removeProperty(`--seat-${seat}-ink`);
    }
  };
}
