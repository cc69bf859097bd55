/** Puts what is written in a field on the clipboard; false if the browser does not allow it in any way. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    // Not there on a page without https, which is what a club's own network mostly has, and it may be forbidden.
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
