/** The boards as Python draws them, printed from the page's own components: `src/branchline/games/<game>/print.json`.
    `npm run prints` writes them anew; a test compares. */
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { words } from "../words";

export const GAMES = ["germany", "lunar", "wensleydale"] as const;

export const placeOf = (game: string): URL =>
  new URL(`../../../src/branchline/games/${game}/print.json`, import.meta.url);

/** Each game's print as the text of its file. */
export async function prints(): Promise<Record<string, string>> {
  const server = await createServer({
    root: fileURLToPath(new URL("../..", import.meta.url)),
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // With its stylesheet in it, a component tells how it looks.
    plugins: [svelte({ configFile: false, emitCss: false, preprocess: vitePreprocess() }), words()],
  });
  try {
    await server.ssrLoadModule("/tests/every_word.ts");
    const found: Record<string, string> = {};
    for (const game of GAMES) {
      const { print } = (await server.ssrLoadModule(`/scripts/prints/${game}.ts`)) as { print: () => object };
      const parts = Object.entries(print()).map(([name, part]) => `${JSON.stringify(name)}: ${JSON.stringify(part)}`);
      found[game] = `{\n${parts.join(",\n")}\n}\n`;
    }
    return found;
  } finally {
    await server.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [game, print] of Object.entries(await prints())) writeFileSync(placeOf(game), print);
