/** Puts a text on the clipboard; false if the browser does not allow it in any way. */
export async function copy(text: string): Promise<boolean> {
  try {
    // Not there on a page without https, which is what a club's own network mostly has, and it may be forbidden.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The older way: the selection of a field, which goes again with the field. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
