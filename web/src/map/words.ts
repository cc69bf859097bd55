/** What every map needs of the page's words. */
export interface Words {
  t(id: string): string;
}
