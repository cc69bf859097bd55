/** Tests say anything in any language without waiting for it: all words are there before they begin. */
import parts from "virtual:words";
import { fetched, type Language } from "../src/words/catalogues";

await Promise.all(
  Object.keys(parts).map((name) => {
    const [language, part] = name.split("/") as [Language, string];
    return fetched(language, part);
  }),
);
