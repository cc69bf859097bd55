/** Draws a ring around what is spoken of: everything on the screen that a lesson names by its `data-spot`.

    A rule of style does it, so that the ring stays where it belongs while the things under it are drawn anew. */
export function ring(spots: readonly string[]): () => void {
  if (spots.length === 0) return () => undefined;
  const sheet = new CSSStyleSheet();
  const places = spots.map((spot) => `[data-spot=${JSON.stringify(spot)}]`).join();
  sheet.replaceSync(`:is(${places}) { filter: var(--ring); }`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
