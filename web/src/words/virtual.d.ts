/** The words of the catalogues as `scripts/words.ts` gives them, by language and part: "it/germany", and "it/" for all. */
declare module "virtual:words" {
  const parts: Record<string, (() => Promise<string>) | undefined>;
  export default parts;
}
