/** Imports point one way: a room knows those on the lines below its own, and nothing beside or above. A new folder has
    to be given its place. Types count as well, so the components are read as they are written: tools that look at what
    Svelte makes of them do not see their types any more. */
import * as typescript from "@typescript-eslint/parser";
import boundaries from "eslint-plugin-boundaries";
import * as svelte from "svelte-eslint-parser";

const LINES = [
  ["App"],
  ["about", "boards", "lobby", "people", "play", "results", "rules"],
  ["games"],
  ["a game"],
  ["kit"],
  ["map", "paper", "rulebook", "table"],
  ["api", "pieces", "shell"],
  ["words"],
  ["browser", "styles"],
];

const PLACES = { App: "src/{App.svelte,main.ts}", games: "src/games/index.ts", "a game": "src/games/*/**" };
const files = LINES.flat().map((category) => ({ category, pattern: PLACES[category] ?? `src/${category}/**` }));

const inside = (...rooms) => ({ file: { categories: { anyOf: rooms } } });
const policies = LINES.flatMap((line, number) =>
  line.map((room) => {
    const below = LINES.slice(number + 1).flat();
    // A game is reached through its registration alone, and does not know the others.
    const known = [room, ...below].filter((other) => other !== "a game" || room === "games");
    return { from: inside(room), allow: { to: inside(...known) } };
  }),
);

export default [
  { files: ["src/**/*.ts"], languageOptions: { parser: typescript } },
  { files: ["src/**/*.svelte"], languageOptions: { parser: svelte, parserOptions: { parser: typescript } } },
  {
    plugins: { boundaries },
    settings: {
      "import/resolver": { node: { extensions: [".ts", ".d.ts"] } },
      "boundaries/files": files,
      // The folders of one game are one room.
      "boundaries/elements": [{ type: "a game", pattern: "src/games/*" }],
      "boundaries/dependency-nodes": ["import", "dynamic-import", "export"],
    },
    rules: {
      "boundaries/dependencies": ["error", { default: "disallow", policies }],
      "boundaries/no-unknown-dependencies": "error",
      "boundaries/no-unknown-files": "error",
    },
  },
];
