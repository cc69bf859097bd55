/** Gives the page its words in parts, each one file to fetch: what every page says in a language, and what a game says. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/branchline/locale");
const ALL = "virtual:words";
/** Only the command line says this. */
const ELSEWHERE = "cli.ftl";

/** The files of each part. Those of a game begin with its name, and every game has a log; the others are for all. */
function partsOf(files: readonly string[]): Record<string, string[]> {
  const parts: Record<string, string[]> = {};
  for (const file of files.filter((name) => name.endsWith(".ftl") && name !== ELSEWHERE)) {
    const [name = ""] = file.split(/[-.]/);
    const part = files.includes(`${name}-log.ftl`) ? name : "";
    (parts[part] ??= []).push(file);
  }
  return parts;
}

export function words(): Plugin {
  const languages = readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name));
  const files = (language: string): Record<string, string[]> => partsOf(readdirSync(join(LOCALES, language)).sort());
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`) {
        const names = languages.flatMap((language) =>
          Object.keys(files(language)).map((part) => `${language}/${part}`),
        );
        const entries = names.map((name) => `"${name}": () => import("${ALL}/${name}").then((words) => words.default)`);
        return `export default { ${entries.join(", ")} };`;
      }
      if (!id.startsWith(`\0${ALL}/`)) return null;
      const [language = "", part = ""] = id.slice(ALL.length + 2).split("/");
      const paths = (files(language)[part] ?? []).map((file) => join(LOCALES, language, file));
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, "utf8")).join("\n"))};`;
    },
  };
}
