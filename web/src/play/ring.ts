/** Draws a ring around what is spoken of: everything on the screen that a lesson names by its `data-spot`.

    Rules of style do it, so that the ring stays where it belongs while the things under it are drawn anew. On a map it
    follows the shape of the thing; on paper it runs inside its edge, where nothing cuts it off. */
export function ring(spots: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  const places = spots.map((spot) => `[data-spot~=${JSON.stringify(spot)}]`).join();
  sheet.replaceSync(`
    :is(${places}) { outline: 3px solid var(--pencil); outline-offset: -3px; }
    svg :is(${places}) { outline: none; filter: var(--ring); }
  `);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
