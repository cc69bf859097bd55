import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.BRANCHLINE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/branchline/server/static",
    emptyOutDir: true,
    // Pictures and fonts stay files: the server's policy allows nothing from data: addresses.
    assetsInlineLimit: 0,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: {
    // The catalogues lie beside the Python that shares them.
    fs: { allow: [".", "../src/branchline/locale"] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts", "src/**/*.test.ts"], environment: "node" },
});
