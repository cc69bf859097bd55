import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./scripts/words";

const server = process.env.BRANCHLINE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words()],
  build: {
    outDir: "../src/branchline/server/static",
    emptyOutDir: true,
    // Pictures and fonts stay files: the server's policy allows nothing from data: addresses.
    assetsInlineLimit: 0,
    target: "es2022",
    // Few files for the first page: over a slow connection it is the asking that takes the time.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "page", tags: ["$initial"] },
            { name: "covers", test: /\/games\/\w+\/cover\.ts$/ },
          ],
        },
      },
    },
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: {
    // The rules lie where people read them too.
    fs: { allow: [".", "../docs/rules"] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    environment: "node",
    setupFiles: "tests/every_word.ts",
    testTimeout: 60_000, // a busy machine is no fault of the page
  },
});
